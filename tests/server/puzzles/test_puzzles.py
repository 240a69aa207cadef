"""Puzzles at the server: set, tried at a table, judged, rated; the answer stays hidden before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.support.bot_client import PASSWORD, account
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.kernel.engine.decision import action_of
from westmarch.puzzles.puzzle import Line, Puzzle, of_game
from westmarch.server.common.time import now
from westmarch.server.puzzles import rating, tables
from westmarch.server.puzzles import service as puzzles_service
from westmarch.server.puzzles.guest_results import merge_statements
from westmarch.server.puzzles.tables import TryRow
from westmarch.server.storage.rows.mapping import to_row


@pytest.fixture(scope="module")
def puzzle() -> Iterator[Puzzle]:
    """The only puzzle there is; every line that is not right is known to be wrong at once."""
    found = next(one for one in of_game("lotr_card_game") if _wrong(one) is not None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            puzzles_service, "of_game", lambda game: (found,) if game == found.game else ()
        )
        yield found


def _play(who: Caller, room: str, *actions: str) -> None:
    with who.look(room) as seen:
        for text in actions:
            seen.act(list(action_of(text)))


def _judge(who: Caller, room: str, **more: Any) -> Any:
    return who.post(f"/api/rooms/{room}/puzzle", more)


def test_a_puzzle_is_solved_at_a_table(puzzle: Puzzle, service: Service) -> None:
    ann = account(service.url)
    listed = ann.get("/api/puzzles")
    assert [one["id"] for one in listed["puzzles"]] == [puzzle.id]
    assert listed["me"] == {"rating": 1500, "deviation": 350, "tries": 0, "solved": 0}
    room = ann.post(f"/api/puzzles/{puzzle.id}/tries", status=201)
    assert room["puzzle"] == puzzle.id and not room["rateable"]
    assert room["id"] not in [one["id"] for one in ann.get("/api/rooms")["mine"]]
    assert not room["hints"], "a hint would be the answer"
    ann.post(f"/api/rooms/{room['id']}/hint", {"n": room["n"]}, 403)
    stands = _judge(ann, room["id"])
    assert (stands["said"], stands["answer"], stands["moved"]) == ("open", None, None)
    _play(ann, room["id"], *puzzle.best.actions)
    profile = f"/api/people/{ann.get('/api/me')['name']}"
    assert ann.get(profile)["puzzles"] is None
    solved = _judge(ann, room["id"])
    assert solved["said"] == "right" and solved["moved"] > 0
    assert ann.get(profile)["puzzles"] == solved["me"]
    assert len(solved["answer"]["best"]["choices"]) == len(puzzle.best.actions)
    assert solved["me"]["rating"] == 1500 + solved["moved"]
    # Asked again, it counts no second time.
    again = _judge(ann, room["id"])
    assert again["moved"] is None and again["me"] == solved["me"]
    [listed_again] = ann.get("/api/puzzles")["puzzles"]
    assert listed_again["result"] == "solved" and listed_again["rating"] < puzzle.rating


def test_a_wrong_line_is_told_kindly_and_can_be_tried_again(puzzle: Puzzle, bob: Caller) -> None:
    wrong = _wrong(puzzle)
    assert wrong is not None
    room = bob.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    _play(bob, room, *wrong.actions)
    told = _judge(bob, room)
    assert (told["said"], told["chance"], told["answer"]) == ("wrong", wrong.chance, None)
    assert told["moved"] < 0
    other = bob.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    bob.get(f"/api/rooms/{room}", 404)  # the earlier try is cleared away
    _play(bob, other, *puzzle.best.actions)
    solved = _judge(bob, other)
    assert solved["said"] == "right" and solved["moved"] is None
    assert solved["me"] == told["me"]


def _wrong(puzzle: Puzzle) -> Line | None:
    """A wrong line that nothing can be added to."""
    for line in puzzle.wrong:
        verdict = puzzles_service.solution_check.at_once(puzzle, line.actions)
        if verdict is not None and verdict.said == "wrong":
            return line
    return None


def test_who_gives_up_is_shown_the_answer(puzzle: Puzzle, eve: Caller) -> None:
    room = eve.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    shown = _judge(eve, room, give_up=True)
    assert shown["said"] == "shown" and shown["moved"] < 0
    assert shown["answer"]["best"]["chance"] == puzzle.best.chance


def test_no_hints_by_a_detour(puzzle: Puzzle, service: Service) -> None:
    """A position of a puzzle is an ordinary game's once the puzzle is settled, and not before."""
    ann = account(service.url)
    room = ann.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    wish = {"at": 0, "seat": puzzle.seat, "bot": "random"}
    refused = ann.post(f"/api/rooms/{room}/continue", wish, 403)
    assert refused["error"]["code"] == "puzzle_open"
    ann.post(f"/api/rooms/{room}/review", status=403)
    assert _judge(ann, room, give_up=True)["said"] == "shown"
    assert ann.post(f"/api/rooms/{room}/continue", wish, 201)["hints"]


def test_an_answer_shown_to_a_guest_at_an_address_counts_for_no_account_there(
    puzzle: Puzzle, serve: Callable[..., Service]
) -> None:
    service = serve(proxies=("127.0.0.1",))
    guest, ann, sam = Caller(service.url), account(service.url), account(service.url)
    sam.http.headers["X-Forwarded-For"] = "10.0.0.2"
    room = guest.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    _judge(guest, room, give_up=True)
    for who, counts in ((ann, False), (sam, True)):
        room = who.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
        _play(who, room, *puzzle.best.actions)
        solved = _judge(who, room)
        assert solved["said"] == "right" and (solved["moved"] is not None) == counts
        assert solved["me"]["tries"] == int(counts)


def test_a_puzzle_is_judged_for_its_solver_only(puzzle: Puzzle, ann: Caller, eve: Caller) -> None:
    room = ann.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    eve.post(f"/api/rooms/{room}/puzzle", {}, 403)
    plain = ann.make("me", "random")["id"]
    ann.post(f"/api/rooms/{plain}/puzzle", {}, 404)
    ann.post("/api/puzzles/nothing/tries", status=404)


def test_the_puzzle_of_the_day_and_the_next_one(puzzle: Puzzle, ann: Caller) -> None:
    assert ann.get("/api/puzzles/daily")["id"] == puzzle.id
    assert ann.get("/api/puzzles/next")["id"] == puzzle.id
    assert ann.get(f"/api/puzzles/{puzzle.id}")["seat"] == puzzle.side
    nobody = Caller(ann.url, guest=False)
    assert nobody.get(f"/api/puzzles/{puzzle.id}")["seat"] == puzzle.side
    ann.get("/api/puzzles/next", 404, game="war_of_the_ring")
    ann.get("/api/puzzles/next", 404, after=puzzle.id)
    assert (
        puzzles_service.of_the_day(date(2026, 1, 1))
        == puzzles_service.of_the_day(date(2026, 1, 2))
        == puzzle
    )


def test_what_the_solver_cannot_see_is_dealt_anew(puzzle: Puzzle, service: Service) -> None:
    deals = {puzzles_service._dealt(puzzle, "seed")[0] for _ in range(3)}
    assert len(deals) == 3
    game = puzzles_service.registry.game(puzzle.game)
    views = [msgspec.json.encode(game.view(game.read_position(d), puzzle.seat)) for d in deals]
    assert len(set(views)) == 1


def test_a_guest_moves_only_his_own_rating(puzzle: Puzzle, ann: Caller) -> None:
    """Anybody can be a guest anew, as often as he likes."""
    [before] = ann.get("/api/puzzles")["puzzles"]
    room = ann.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    _play(ann, room, *puzzle.best.actions)
    solved = _judge(ann, room)
    assert solved["said"] == "right" and solved["moved"] > 0 and solved["me"]["tries"] == 1
    [after] = ann.get("/api/puzzles")["puzzles"]
    assert after == before | {"result": "solved"}


def test_what_a_guest_has_seen_counts_no_more_after_he_logs_in(
    puzzle: Puzzle, service: Service
) -> None:
    owner, guest = account(service.url), Caller(service.url)
    room = guest.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    assert _judge(guest, room, give_up=True)["answer"] is not None
    [before] = guest.get("/api/puzzles")["puzzles"]
    guest.post("/api/session", {"name": owner.me["name"], "password": PASSWORD})
    room = guest.post(f"/api/puzzles/{puzzle.id}/tries", status=201)["id"]
    _play(guest, room, *puzzle.best.actions)
    solved = _judge(guest, room)
    assert solved["said"] == "right" and solved["moved"] is None
    assert solved["me"] == {"rating": 1500, "deviation": 350, "tries": 0, "solved": 0}
    assert guest.get("/api/puzzles")["puzzles"] == [before]


def test_what_a_guest_tried_goes_to_the_account_he_logs_in_to(service: Service) -> None:
    store, owner, guest = service.hall.store, account(service.url), Caller(service.url)
    mine, his = owner.me["id"], guest.me["id"]

    def tried(person: str, **results: str) -> list[Any]:
        rows = [
            TryRow(
                person=person,
                puzzle=f"{mine[:4]}{name}",
                begun=now(),
                result=result,
                before=1500.0 if result else None,
                after=1600.0 if result else None,
            )
            for name, result in results.items()
        ]
        return [insert(tables.tries).values(**to_row(row)) for row in rows]

    def rated(who: str, mu: float, tries: int, solved: int) -> Any:
        row = tables.RatingRow(who=who, mu=mu, sigma=100.0, tries=tries, solved=solved)
        return insert(tables.ratings).values(**to_row(row))

    service.do(
        store.write(
            *tried(mine, a="failed", b="", c="solved", f=""),
            *tried(his, a="solved", b="solved", d="failed", e="", f=""),
            rated(mine, 1600.0, 2, 1),
            rated(his, 1700.0, 3, 2),
        )
    )
    before = service.do(puzzles_service.ratings(service.hall, [mine]))
    guest.post("/api/session", {"name": owner.me["name"], "password": PASSWORD})
    has = service.do(puzzles_service.tries_of(service.hall, mine))
    results = {name[4:]: row.result for name, row in has.items()}
    assert results == {"a": "failed", "b": "solved", "c": "solved", "d": "failed", "e": "", "f": ""}
    counted = {name[4:] for name, row in has.items() if row.after is not None}
    assert counted == {"a", "c"}, "of the guest's results none counts"
    assert not service.do(puzzles_service.tries_of(service.hall, his)), "once"
    assert service.do(puzzles_service.ratings(service.hall, [mine, his])) == before
    service.do(store.write(*service.do(merge_statements(store, his, mine))))
    assert service.do(puzzles_service.tries_of(service.hall, mine)) == has


def test_the_harder_the_puzzle_the_more_it_counts() -> None:
    me = rating.Rating()
    easy, _ = rating.after(me, rating.Rating(1100, 150), True)
    hard, puzzle = rating.after(me, rating.Rating(1900, 150), True)
    assert me.mu < easy.mu < hard.mu and hard.sigma < me.sigma and puzzle.mu < 1900
