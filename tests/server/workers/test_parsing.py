"""Texts that strangers send: read elsewhere, in bounded time, refused in a sentence."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from tests.server.support.live_server import Service
from tests.server.support.slow_work import endless, greedy, well
from tools.harness.site_client import Caller
from westmarch.games.battles_of_westeros import plan_files
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import BadBattle
from westmarch.games.lotr_card_game import deck_files
from westmarch.server.common.errors import ApiError
from westmarch.server.workers import parser_pool
from westmarch.server.workers.process_pool import Workers

WESTEROS = "/api/games/battles_of_westeros/battles"
DECKS = "/api/games/lotr_card_game/decks"

TOML = {
    "dotted key": "a." * 29_000 + "a = 1",
    "dotted table": "[" + "a." * 29_000 + "a]",
    "quoted parts": '"a".' * 9_000 + "a = 1",
    "within a table in a line": "x = { " + "a." * 29_000 + "a = 1 }",
    "behind a text that ends in four quotes": 'x = ["""a"""", {' + "a." * 29_000 + 'a = 1}, ""]',
    "many dotted keys": "".join(f"a{i}." + "b." * 500 + "c = 1\n" for i in range(50)),
    "deep lists": "a = " + "[" * 59_000,
    "deep tables": "a = " + "{a = " * 11_000,
    "deep JSON": '{"a":' * 9_000,
    "deep lists of JSON": '{"a":' + "[" * 59_000,
    "a long number": "a = " + "1" * 59_000,
}


@pytest.mark.parametrize("text", TOML.values(), ids=TOML)
def test_a_costly_battle_file_is_refused_before_it_costs_anything(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """The reader of TOML is never asked about a key of thousands of parts."""
    asked = []
    real = plan_files.tomllib.loads

    def loads(given: str) -> dict[str, Any]:
        asked.append(max(line.count(".") for line in given.split("\n")))
        return real(given)

    monkeypatch.setattr(plan_files.tomllib, "loads", loads)
    with pytest.raises(BadBattle) as refused:
        plan_files.read_text(text)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200
    assert not asked or asked[0] <= plan_files.MOST_PARTS


@pytest.mark.parametrize("text", ['title = "Ford"\n', '{"title": "Ford"}'])
def test_a_battle_file_may_begin_with_a_byte_order_mark(text: str) -> None:
    assert plan_files.read_text("\ufeff" + text) == {"title": "Ford"}


def test_dots_in_texts_maps_and_comments_are_no_keys() -> None:
    dots = ". " * 500
    text = f'title = "{dots}"\nsummary = \'{dots}\'\nmap = """\n{dots}\n"""\n# {dots}\na.b = 1\n'
    assert plan_files.read_text(text)["a"] == {"b": 1}


def test_a_gap_in_a_line_of_a_deck_costs_no_more_than_its_length() -> None:
    short, long = "1x Gandalf" + " " * 400 + "x", "1x Gandalf" + " " * 40_000 + "x"

    def seconds(text: str) -> float:
        begin = time.process_time()
        with pytest.raises(deck_files.BadDeck):
            deck_files.read_deck(text)
        return time.process_time() - begin

    seconds(short)
    # A hundred times the length: a hundred times the time at most, not ten thousand times.
    assert seconds(long) < 1000 * max(seconds(short), 1e-4)
    with pytest.raises(deck_files.BadDeck, match="lines"):
        deck_files.read_deck("x\n" * 20_000)


HOSTILE: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"battle: {k}": (f"{WESTEROS}/read", {"text": v}) for k, v in TOML.items()},
    "plan, deep": (f"{WESTEROS}/check", {"plan": {"a": None}}),
    "deck, gap": (f"{DECKS}/read", {"text": "a" + " " * 49_000 + "b"}),
    "deck, JSON": (f"{DECKS}/read", {"text": '{"a":' * 9_000}),
    "deck, XML": (f"{DECKS}/read", {"text": "<a>" * 16_000}),
    "option, deep": (
        "/api/rooms",
        {"game": "battles_of_westeros", "options": {"battle": '{"a":' + "[" * 20_000}},
    ),
    "option, endless": ("/api/rooms", {"game": "duel", "options": {"goal": "5" * 40_000}}),
    "option, deck": (
        "/api/rooms",
        {"game": "lotr_card_game", "options": {"deck_1": "1+" * 15_000 + "/"}},
    ),
    **{
        f"position of {game}: {k}": ("/api/rooms", {"game": game, "position": v})
        for game in (
            "war_of_the_ring",
            "five_armies",
            "lotr_card_game",
            "battles_of_westeros",
            "duel",
        )
        for k, v in {
            "deep": '{"stack":' + "[" * 19_000,
            "deep tables": '{"a":' * 3_900,
            "no stack": '{"stack":null}',
            "odd frame": '{"stack":[{"frame":[]}]}',
            "long number": "round: " + "9" * 19_000,
            "superscript": "round: ²",
            "a long word": "x" * 20_000,
            "half a letter": "a\ud800",
        }.items()
    },
}


@pytest.mark.parametrize("case", HOSTILE.values(), ids=HOSTILE)
def test_whatever_is_sent_the_answer_is_a_sentence(
    service: Service, ann: Caller, case: tuple[str, dict[str, Any]]
) -> None:
    path, body = case
    answer = ann.http.post(path, content=json.dumps(body))
    assert answer.status_code == 400, (answer.status_code, answer.text[:300])
    error = answer.json()["error"]
    assert 5 < len(error["message"]) < 700
    assert "Traceback" not in error["message"] and error["code"] != "server_error"


def test_deep_bodies_are_refused_everywhere(ann: Caller) -> None:
    deep = b'{"plan":{"a":' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    medium = b'{"plan":{"a":' + b"[" * 500 + b"]" * 500 + b"}}"
    for path in (f"{WESTEROS}/check", f"{WESTEROS}/write", "/api/battles", "/api/rooms"):
        for body in (deep, medium):
            answer = ann.http.post(path, content=body)
            assert answer.status_code == 400, (path, answer.text[:200])
    answer = ann.http.post("/api/records", content=deep)
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_input"


# ---- the processes


def test_what_takes_too_long_is_killed_and_the_next_text_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parser_pool, "SECONDS", 0.5)
    monkeypatch.setattr(parser_pool.parsing, "load", well)  # the games are not needed here

    async def main() -> None:
        reading = parser_pool.Readers()
        try:
            late = asyncio.create_task(reading.text("deck", endless))
            others = 0
            while not late.done():  # the server goes on meanwhile
                others += 1
                await asyncio.sleep(0.01)
            with pytest.raises(ApiError) as refused:
                await late
            assert refused.value.status == 400 and refused.value.problem.code == "too_long"
            assert others > 1
            monkeypatch.setattr(parser_pool, "SECONDS", 60.0)
            assert await reading.text("deck", well) == "well"
            with pytest.raises(ApiError) as refused:
                await reading.text("deck", greedy, 2 * parser_pool.MEMORY)
            assert refused.value.status == 400
            assert await reading.text("deck", well) == "well"
        finally:
            await reading.close()

    asyncio.run(main())


def test_not_too_many_texts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parser_pool, "MOST_WAITING", 2)

    async def main() -> None:
        reading = parser_pool.Readers()
        hold = asyncio.Event()

        async def run(self: Workers, *_: Any, **__: Any) -> str:
            await hold.wait()
            return "read"

        monkeypatch.setattr(Workers, "run", run)
        waiting = [asyncio.create_task(reading.text("deck", well)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as refused:
            await reading.text("deck", well)
        assert refused.value.status == 503
        hold.set()
        assert await asyncio.gather(*waiting) == ["read", "read"]

    asyncio.run(main())
