"""The client's files, the games' facts and rules, the API's description."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.server.http import static_files

ROOT = Path(__file__).parents[3]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (folder / "assets" / "app-1234.js.br").write_bytes(b"by brotli")
    (folder / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"by gzip"))
    (folder / "assets" / "map-1234.webp").write_bytes(b"a painting " * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "STATIC", folder)
    return folder


def test_the_client_is_served_at_every_address(service: Service, built: Path) -> None:
    for path in ("/", "/room/abc", "/rules/war_of_the_ring", "/index.html"):
        answer = httpx.get(service.url + path)
        assert answer.status_code == 200 and "client" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = httpx.get(service.url + "/assets/app-1234.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(service.url + "/icon.svg").headers["content-type"] == "image/svg+xml"
    assert httpx.get(service.url + "/assets/gone.js").status_code == 404
    assert httpx.get(service.url + "/api/gone").status_code == 404


def raw(service: Service, path: str, taken: str) -> tuple[httpx.Headers, bytes]:
    """The headers and the bytes of an answer as they came over the wire."""
    with httpx.stream("GET", service.url + path, headers={"Accept-Encoding": taken}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_files_are_handed_out_as_the_build_compressed_them(service: Service, built: Path) -> None:
    script = "/assets/app-1234.js"
    headers, body = raw(service, script, "gzip, deflate, br, zstd")
    assert headers["content-encoding"] == "br" and body == b"by brotli"
    assert headers["vary"] == "Accept-Encoding" and "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]
    for taken in ("gzip", "gzip, br;q=0", "br; q=0.0, GZIP"):
        headers, body = raw(service, script, taken)
        assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == b"by gzip"
    headers, body = raw(service, script, "identity")
    assert "content-encoding" not in headers and body == b"export {}"
    assert headers["vary"] == "Accept-Encoding"


def test_what_does_not_shrink_is_not_compressed(service: Service, built: Path) -> None:
    headers, body = raw(service, "/assets/map-1234.webp", "gzip, br")
    assert "content-encoding" not in headers and len(body) == 2200
    assert "immutable" in headers["cache-control"]


def test_the_page_is_compressed(service: Service, built: Path) -> None:
    headers, body = raw(service, "/room/abc", "gzip, br")
    assert headers["content-encoding"] == "gzip" and b"client" in gzip.decompress(body)
    headers, body = raw(service, "/room/abc", "identity")
    assert "content-encoding" not in headers and b"client" in body


def test_what_the_browser_has_is_not_sent_again(service: Service, built: Path) -> None:
    for path in ("/", "/room/abc", "/assets/app-1234.js", "/icon.svg"):
        for taken in ("gzip, br", "identity"):
            asked = {"Accept-Encoding": taken}
            first = httpx.get(service.url + path, headers=asked)
            tag = first.headers["etag"]
            again = httpx.get(service.url + path, headers={**asked, "If-None-Match": f'"x", {tag}'})
            assert again.status_code == 304 and not again.content, path
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == first.headers["cache-control"]
        other = httpx.get(service.url + path, headers={"If-None-Match": '"another"'})
        assert other.status_code == 200 and other.content
    before = httpx.get(service.url + "/").headers["etag"]
    (built / "index.html").write_text("<!doctype html><title>a later client</title>")
    later = httpx.get(service.url + "/", headers={"If-None-Match": before})
    assert later.status_code == 200 and "later" in later.text


def test_the_page_is_compressed_once(
    service: Service, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []

    def compress(body: bytes) -> bytes:
        made.append(body)
        return gzip.compress(body)

    monkeypatch.setattr(static_files, "gzip", SimpleNamespace(compress=compress))
    for path in ("/", "/room/abc", "/me"):
        assert "client" in httpx.get(service.url + path, headers={"Accept-Encoding": "gzip"}).text
    assert len(made) == 1


def test_head_tells_the_same_without_the_body(service: Service, built: Path) -> None:
    for path in ("/", "/room/abc", "/icon.svg", "/robots.txt"):
        whole, head = (httpx.request(how, service.url + path) for how in ("GET", "HEAD"))
        assert head.status_code == whole.status_code == 200 and not head.content
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert httpx.head(service.url + "/assets/gone.js").status_code == 404


def test_what_is_no_page_is_not_found(service: Service, built: Path) -> None:
    for path in ("/wp-login.php", "/games/x", "/roomy"):
        answer = httpx.get(service.url + path)
        assert answer.status_code == 404 and "client" in answer.text, "the client says so"


def test_the_pages_are_those_of_the_client() -> None:
    routes = (ROOT / "web/src/lib/router/router.svelte.ts").read_text()
    assert set(re.findall(r'head === "(\w+)"', routes)) == set(static_files.PAGES)


def test_robots_are_told_what_is_not_theirs(service: Service, built: Path) -> None:
    answer = httpx.get(f"{service.url}/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /room/" in answer.text.splitlines()


def test_nothing_outside_the_folder_is_served(service: Service, built: Path) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        assert "secret" not in httpx.get(service.url + path).text


def test_a_clear_page_when_the_client_is_not_built(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nothing")
    answer = httpx.get(service.url + "/")
    assert answer.status_code == 200 and "make web" in answer.text


def test_the_games(ann: Caller) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")}
    war = games["war_of_the_ring"]
    assert war["players"] == [2, 4] and war["summary"] and war["minutes"]
    assert war["seats"]["2"] == ["free_peoples", "shadow"] and len(war["seats"]["4"]) == 4
    assert {"random", "heuristic"} <= set(war["bots"])
    assert ann.get("/api/games/war_of_the_ring") == war


def test_the_rules(ann: Caller) -> None:
    path = "/api/games/war_of_the_ring/rules"
    everything = ann.get(path)
    assert len(everything["rules"]) > 100 and everything["examples"]
    one = ann.get(path, q="wotr.9.19")["rules"]
    assert [rule["id"] for rule in one] == ["wotr.9.19"] and one[0]["chapter"] == "9"
    some = ann.get(path, q="Hunt TILE")["rules"]
    assert 0 < len(some) < len(everything["rules"])
    assert ann.get(path, q="zzzz") == {"rules": [], "examples": [], "rulings": []}


def test_the_catalogue_is_cached(ann: Caller) -> None:
    answer = ann.http.get("/api/games/war_of_the_ring/catalogue")
    facts = answer.json()
    assert len(facts["regions"]) == 105 and len(facts["cards"]) == 96
    assert {"id", "name", "adjacent", "point"} <= set(facts["regions"][0])
    tag = answer.headers["etag"]
    again = ann.http.get("/api/games/war_of_the_ring/catalogue", headers={"If-None-Match": tag})
    assert again.status_code == 304 and not again.content


def test_the_api_describes_itself(ann: Caller) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        document = ann.http.get(path).json()
        assert document["openapi"].startswith("3.")
        assert "/api/rooms/{room_id}/replay" in document["paths"]
    assert ann.get("/api/health")["status"] == "ok"
