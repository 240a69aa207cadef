"""What installs Westmarch on a phone, and what a link to it is shown with."""

from __future__ import annotations

import json
import re
import struct
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.live_server import Service
from westmarch.kernel.texts.language import LANGUAGES_WHOLE, speaking
from westmarch.kernel.texts.site_texts import say
from westmarch.server.http import static_files

WEB = Path(__file__).parents[3] / "web"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client's page and public files as they are in the sources, unbuilt."""
    folder = tmp_path / "static"
    for path in (WEB / "public").rglob("*"):
        if path.is_file():
            kept = folder / path.relative_to(WEB / "public")
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(path.read_bytes())
    (folder / "assets").mkdir()
    (folder / "assets" / "table-1234.webp").write_bytes(b"RIFF")
    (folder / "index.html").write_bytes((WEB / "index.html").read_bytes())
    monkeypatch.setattr(static_files, "STATIC", folder)


def size_of_png(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def size_of_jpeg(data: bytes) -> tuple[int, int]:
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height


@pytest.mark.usefixtures("shipped")
def test_the_manifest_and_its_icons(service: Service) -> None:
    page = httpx.get(service.url + "/").text
    (named,) = re.findall(r'rel="manifest" href="([^"]+)"', page)
    answer = httpx.get(service.url + named)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = json.loads(answer.text)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        got = httpx.get(service.url + icon["src"])
        assert got.headers["content-type"] == icon["type"], icon["src"]
        if icon["type"] == "image/png":
            width, height = size_of_png(got.content)
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon.get("purpose", "any"), width))
    assert sizes == {("any", 192), ("any", 512), ("maskable", 512)}


@pytest.mark.usefixtures("shipped")
def test_the_icon_of_an_apple(service: Service) -> None:
    page = httpx.get(service.url + "/").text
    (named,) = re.findall(r'rel="apple-touch-icon" href="([^"]+)"', page)
    assert size_of_png(httpx.get(service.url + named).content) == (180, 180)


@pytest.mark.usefixtures("shipped")
def test_the_preview_of_a_link_is_named_in_full(service: Service) -> None:
    page = httpx.get(service.url + "/room/abc").text
    (named,) = re.findall(r'property="og:image" content="([^"]+)"', page)
    assert named == f"{service.url}/preview.jpg"
    got = httpx.get(named)
    assert got.headers["content-type"] == "image/jpeg"
    assert size_of_jpeg(got.content) == (1200, 630)
    assert len(got.content) < 300_000


@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("host", ['x"><script>', "a b", "evil/..", "evil:80@x"])
def test_a_strange_host_is_not_written_into_the_page(service: Service, host: str) -> None:
    assert host not in httpx.get(service.url + "/", headers={"host": host}).text


@pytest.mark.usefixtures("shipped")
def test_pictures_have_their_type_whatever_the_system_knows(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files.mimetypes, "guess_type", lambda _: (None, None))
    got = httpx.get(service.url + "/assets/table-1234.webp")
    assert got.headers["content-type"] == "image/webp"


@pytest.mark.usefixtures("shipped")
def test_the_page_says_what_it_is_in_the_language_asked_for(service: Service) -> None:
    for language in LANGUAGES_WHOLE:
        asked = {"accept-language": language}
        page = httpx.get(service.url + "/", headers=asked).text
        manifest = httpx.get(service.url + "/manifest.webmanifest", headers=asked).json()
        with speaking(language):
            heads = {key: escape(say(key)) for key in static_files._HEADS.values()}
            assert manifest["description"] == say("page-manifest")
        assert manifest["lang"] == language and f'<html lang="{language}">' in page
        assert not [key for key, words in heads.items() if f'content="{words}"' not in page]
