"""``/metrics``: read with Prometheus's own parser; for nobody but those it is for."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller, play_on, until
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.app.serve import check
from westmarch.server.config import Settings
from westmarch.server.http.network import NetworkList
from westmarch.server.monitoring import metrics

LOCAL = {"metrics_from": ("127.0.0.0/8",)}


class Figures:
    """What Prometheus reads."""

    def __init__(self, service: Service) -> None:
        self._url = f"{service.url}/metrics"
        self.look()

    def look(self) -> Figures:
        answer = httpx.get(self._url)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        self.text = answer.text
        self.samples = [
            sample
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
        ]
        return self

    def of(self, name: str, **labels: str) -> float:
        """The sum of a figure over what is not said."""
        return sum(
            sample.value
            for sample in self.samples
            if sample.name == f"westmarch_{name}"
            and all(sample.labels.get(key) == value for key, value in labels.items())
        )


def test_moves_rooms_and_sockets_are_counted(serve: Callable[..., Service]) -> None:
    service = serve(**LOCAL)
    figures = Figures(service)
    before = {name: figures.of(name) for name in ("moves_total", "move_seconds_count")}
    thought = figures.of("bot_seconds_count", game="duel")
    ann, eve = Caller(service.url), Caller(service.url)
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen, eve.look(room):
        assert play_on([seen], 3) == 3
        figures.look()
        assert figures.of("rooms", game="duel", status="playing") == 1
        assert figures.of("sockets", kind="player") == figures.of("sockets", kind="spectator") == 1
    assert figures.of("moves_total") - before["moves_total"] == 3
    assert figures.of("move_seconds_count") - before["move_seconds_count"] == 3
    assert figures.of("move_seconds_bucket", game="duel", le="+Inf") >= 3
    assert figures.of("requests_total", method="POST", status="201") >= 1
    assert figures.of("process_resident_memory_bytes") == 0  # it has no prefix of ours
    assert "\nprocess_resident_memory_bytes " in figures.text
    ann.make("random", "random")
    until(lambda: figures.look().of("bot_seconds_count", game="duel") > thought)
    until(lambda: figures.look().of("moves_total", by="bot", game="duel"))
    assert figures.of("jobs_waiting", kind="bot") >= 0 and figures.of("draining") == 0


def test_times_are_told_from_a_millisecond_to_ten_seconds_and_of_bots_to_a_minute() -> None:
    """What falls beside the bounds of a histogram cannot be told apart."""
    metrics.BOT_SECONDS.labels("duel")
    text = generate_latest(metrics.REGISTRY).decode()
    for name, least, most in (
        ("request_seconds", 0.001, 10.0),
        ("commit_seconds", 0.001, 10.0),
        ("bot_seconds", 0.01, 60.0),
    ):
        found = re.findall(rf'westmarch_{name}_bucket{{.*?le="([0-9.]+)"', text)
        bounds = sorted({float(one) for one in found})
        assert (bounds[0], bounds[-1]) == (least, most)
        assert all(two <= 5 * one for one, two in pairwise(bounds)), name


def test_refusals_and_limits_are_counted(serve: Callable[..., Service]) -> None:
    service = serve(limits=True, **LOCAL)
    figures = Figures(service)
    limited, refused = figures.of("limited_total", limit="rooms"), figures.of("refused_total")
    no_refill(service.app.state.limits.rooms)
    ann = Caller(service.url)
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answers = [ann.http.post("/api/rooms", json=wish).status_code for _ in range(32)]
    assert answers.count(429) == 2
    room = ann.get("/api/rooms")["mine"][0]["id"]
    with ann.look(room) as seen:
        seen.say(type="act", n=99, action=["stake", "done"])
        assert seen.next("refused")["code"] == "stale"
    figures.look()
    assert figures.of("limited_total", limit="rooms") - limited == 2
    assert figures.of("refused_total", code="stale") >= 1
    assert figures.of("refused_total") - refused == 1


def test_failures_are_counted(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve(**LOCAL)
    figures = Figures(service)
    before = figures.of("database_errors_total"), figures.of("errors_total")
    ann = Caller(service.url)
    room = ann.make("me", "me")["id"]

    async def fails(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, ann.look(room) as seen:
        patch.setattr(service.hall.store, "_commit", fails)
        seen.say(type="act", n=seen.state["n"], action=["stake", "done"])
        until(lambda: figures.look().of("database_errors_total", doing="writing") > 0)

    async def breaks(_: Any) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("westmarch.server.rooms.api.open_rooms", breaks)
    ann.get("/api/rooms", 500)
    figures.look()
    assert figures.of("database_errors_total") > before[0]
    assert figures.of("errors_total") - before[1] == 1


def test_no_names_and_no_secrets(serve: Callable[..., Service]) -> None:
    service = serve(metrics_token="a token for the tests", **LOCAL)
    ann = Caller(service.url)
    ann.patch("/api/me", {"name": "Celebrimbor"})
    room = ann.make("me", "me", seed="mithril")["id"]
    with ann.look(room) as seen:
        play_on([seen], 2)
        seen.say(type="chat", text="annon edhellen")
        seen.next("chat")
        text = Figures(service).text
    for secret in ("Celebrimbor", room, ann.me["id"], "mithril", "edhellen", "a token", "sqlite"):
        assert secret not in text


def test_nobody_reads_it_unless_told_so(service: Service) -> None:
    answer = httpx.get(f"{service.url}/metrics")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not_found"


def test_addresses_behind_a_proxy_are_those_of_the_people(serve: Callable[..., Service]) -> None:
    """A proxy on the same machine does not open it to everybody."""
    service = serve(proxies=("127.0.0.1",), **LOCAL)
    assert httpx.get(f"{service.url}/metrics").status_code == 200
    stranger = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.get(f"{service.url}/metrics", headers=stranger).status_code == 404


def test_a_token_opens_it_from_anywhere(serve: Callable[..., Service]) -> None:
    service = serve(metrics_token="mellon", metrics_from=("10.0.0.0/8",))
    status = {
        sent: httpx.get(f"{service.url}/metrics", headers={"Authorization": sent}).status_code
        for sent in ("Bearer mellon", "Bearer melon", "mellon", "Bearer", "")
    }
    assert status.pop("Bearer mellon") == 200
    assert set(status.values()) == {404}


def test_addresses_and_networks() -> None:
    some = NetworkList(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"])
    assert "10.1.2.3" in some and "192.0.2.7" in some and "::ffff:10.1.2.3" in some
    assert "2001:db8::1" in some
    for other in ("11.0.0.1", "192.0.2.8", "2001:db9::1", "", "local"):
        assert other not in some
    with pytest.raises(BadOption, match="'everybody' is not an address or network"):
        check(Settings(database="", metrics_from=("everybody",)))


def test_a_proxy_named_by_its_network_is_not_counted(serve: Callable[..., Service]) -> None:
    service = serve(proxies=("127.0.0.0/8",), most_connections=1)
    with httpx.Client(base_url=service.url) as one, httpx.Client(base_url=service.url) as two:
        assert [c.get("/api/health").status_code for c in (one, two)] == [200, 200]
