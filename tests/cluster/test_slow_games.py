"""On a site of two processes calls go out once, claims and clocks count once, and no tournament
waits for anybody: whatever process somebody comes to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from tests.cluster.conftest import Moving
from tests.server.library.test_publishing import SHELF, found, published
from tests.server.notifications.test_notifications import CALLS, letter_text
from tests.server.slow_games.test_slow_games import acting, claim
from tests.server.support.bot_client import PASSWORD, account
from tests.server.support.fake_push import Browser, receiver
from tests.server.support.live_server import Service, begun
from tests.server.support.server_process import Process
from tests.server.tournaments.test_tournaments import (
    entered,
    play_round,
    round_of,
    shown,
    tournament,
)
from tools.harness.services import Postgres, Redis
from tools.harness.site_client import Caller, Json, together, until
from westmarch.server.common.time import now
from westmarch.server.identity.people import Person
from westmarch.server.notifications.tables import calls
from westmarch.server.puzzles import service as puzzles_service
from westmarch.server.puzzles import tables
from westmarch.server.puzzles.tables import TryRow
from westmarch.server.slow_games import sweeper
from westmarch.server.storage.rows.mapping import to_row


def send(service: Service) -> None:
    service.do(service.app.state.caller.go_round())


def look_round(service: Service) -> None:
    service.do(sweeper.go_round(service.hall))


def waits(service: Service, person: str) -> int:
    found = service.do(_rows(service, person))
    return int(found)


async def _rows(service: Service, person: str) -> int:
    query = select(func.count()).where(calls.c.person == person, ~calls.c.done)
    async with service.hall.store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


def at_two(moving: Moving, **more: Any) -> tuple[Caller, Caller, str]:
    """Who is to move, who is not, and their table; each at another process."""
    ann, bob = Caller(moving.first.url), Caller(moving.second.url)
    room = str(together(ann, bob, **more)["id"])
    mine = ann.room(room)["seats"][acting(ann, room)]["mine"]
    return (ann, bob, room) if mine else (bob, ann, room)


# ---- calls


def test_a_turn_is_called_once_by_each_way(moving: Moving) -> None:
    mover, other, room = at_two(moving, clock={"days": 3})
    body = {"name": f"Sam of {room[:6]}", "password": PASSWORD, "mail": "sam@shire.example"}
    other.post("/api/accounts", body)
    with receiver() as there:
        browser = Browser(f"{there.url}/push")
        other.post(f"{CALLS}/push", browser.subscription)
        other.put(CALLS, {"letters": "now", "webhook": f"{there.url}/hook"})
        token = re.search(r"/calls/confirm/(\S+)", letter_text(moving.box, -1))
        assert token
        mover.post("/api/calls/confirm", {"token": token[1]})  # at whatever process
        with mover.look(room) as seen:
            while seen.mine:
                seen.act()
        until(lambda: waits(moving.first, other.me["id"]) == 3)
        letters = len(moving.box.letters)
        moving.time.passes(minutes=16)
        moving.both(send, 3)
        assert sorted(got.path for got in there.got) == ["/hook", "/push"]
        assert len(moving.box.letters) == letters + 1 and not waits(moving.first, other.me["id"])
        moving.time.passes(days=2.3)
        moving.both(send, 3)  # and once more when time is short
        assert sorted(got.path for got in there.got) == ["/hook", "/hook", "/push", "/push"]
        assert "You are running out of time" in moving.box.letters[-1]["Subject"]
        assert len(moving.box.letters) == letters + 2
        other.delete(f"{CALLS}/push/{other.get(CALLS)['browsers'][0]['id']}")
        other.put(CALLS, {"letters": "off", "webhook": None})


@pytest.mark.soak
def test_a_call_whose_sender_is_killed_goes_out_all_the_same(
    postgres: Postgres, redis: Redis
) -> None:
    database = postgres.database()
    name = database.rpartition("/")[2]
    options = ("--redis", redis.url, "--private-calls")
    with receiver() as there, Process(database, *options) as one:
        ann = Caller(one.url)
        ann.put(CALLS, {"letters": "off", "webhook": f"{there.url}/hook"})
        there.open.clear()
        ann.post(f"{CALLS}/test", status=202)
        until(lambda: there.got)  # it is being sent, and nobody has said that it came
        one.kill()
        there.open.set()
        assert postgres.sql("SELECT done, tries FROM calls", name).strip() == "f|1"
        with Process(database, *options):
            # A minute later whoever held it is taken for dead.
            postgres.sql("UPDATE calls SET claimed = ''", name)
            until(lambda: len(there.got) == 2)
            until(lambda: postgres.sql("SELECT done FROM calls", name).strip() == "t")
        assert {got.path for got in there.got} == {"/hook"}


# ---- clocks, claims, draws, seats


def test_claims_count_at_any_process_and_a_vacation_is_known_to_all(moving: Moving) -> None:
    mover, other, room = at_two(moving, clock={"days": 1})
    seat = acting(mover, room)
    mover.post("/api/me/vacation", {"days": 2})
    moving.time.passes(days=1.5)
    until(lambda: other.room(room)["clock"]["stopped"])
    claim(other, room, 409, seat=seat, way="win")
    moving.time.passes(days=1.6)
    for url in (moving.first.url, moving.second.url):
        assert other.at(url).room(room)["claim"]["ways"] == ["win", "bot", "open"]
    open_ = claim(other.at(moving.first.url), room, seat=seat, way="open")
    assert open_["seats"][seat]["player"] is None
    eve = Caller(moving.second.url)
    sat = eve.post(f"/api/rooms/{room}/seats/{seat}")
    assert sat["seats"][seat]["mine"] and sat["clock"]["running"] == seat
    eve.post(f"/api/rooms/{room}/draw", {"agree": True})
    over = other.at(moving.first.url).post(f"/api/rooms/{room}/draw", {"agree": True})
    assert over["ending"] == "drawn"


def test_a_rated_game_out_of_time_is_lost_once(moving: Moving) -> None:
    ann, bob = account(moving.first.url), account(moving.second.url)
    ann.post("/api/seeks", {"game": "duel", "rated": True, "seat": 0, "speed": "days 1"})
    (seek,) = ann.get("/api/seeks")["mine"]
    room = bob.post(f"/api/seeks/{seek['id']}/join")["id"]
    begun([ann, bob], room)
    loser = ann if ann.room(room)["seats"][acting(ann, room)]["mine"] else bob
    moving.time.passes(days=2.1)
    moving.both(look_round, 3)
    over = until(lambda: (now := ann.room(room))["status"] == "finished" and now)
    assert over["ending"] == "out_of_time"

    def counted(one: Service) -> Any:
        return Caller(one.url).get(f"/api/rooms/{room}/ratings")["counted"]

    assert all(moving.both(counted))
    for one in (ann, bob):
        [rating] = one.at(moving.second.url).get(f"/api/people/{one.me['name']}")["ratings"]
        assert (rating["games"], rating["won"]) == (1, 0 if one is loser else 1)


def test_old_rooms_are_cleared_away_once(moving: Moving) -> None:
    ann = Caller(moving.first.url)
    room = ann.make("me", "open")["id"]
    moving.time.passes(days=15)
    gone = moving.both(lambda one: one.do(sweeper.clear_away(one.hall)))
    assert sum(room in some for some in gone) == 1
    ann.at(moving.second.url).get(f"/api/rooms/{room}", 404)


def test_what_another_process_has_cleared_away_is_not_kept_in_memory(moving: Moving) -> None:
    ann = Caller(moving.first.url)
    room = ann.make("me", "open")["id"]
    moving.time.passes(days=15)
    assert room in moving.second.do(sweeper.clear_away(moving.second.hall))
    until(lambda: room not in moving.first.hall.rooms)
    ann.get(f"/api/rooms/{room}", 404)


# ---- tournaments


@pytest.mark.parametrize(("system", "many", "games"), [("swiss", 4, 4), ("knock_out", 3, 2)])
def test_a_tournament_goes_on_at_two_processes(
    moving: Moving, system: str, many: int, games: int
) -> None:
    urls = [moving.first.url, moving.second.url] * 2
    players = [account(url) for url in urls[:many]]
    id_ = tournament(players[0], system=system, rated=True)
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    for number in (1, 2):
        for board in round_of(players[1], id_, number):
            if board["room"]:
                begun(players, board["room"])
        play_round(players, id_, number)

    def over() -> Json | None:
        found = shown(players[1], id_)
        return found if found["tournament"]["status"] == "finished" else None

    done = until(over)
    boards = [board for one in done["rounds"] for board in one["pairings"] if board["room"]]
    assert len({board["room"] for board in boards}) == len(boards) == games

    def counted() -> bool:
        rated = [one.get(f"/api/people/{one.me['name']}")["ratings"] for one in players]
        return sum(rating["games"] for some in rated for rating in some) == 2 * games

    until(counted)


# ---- shelf, puzzles, leaving


def test_a_deck_published_at_one_process_is_found_and_liked_once_at_the_other(
    moving: Moving,
) -> None:
    ann, bob = account(moving.first.url), account(moving.second.url)
    deck = published(ann, name=f"Deck of {ann.me['name']}")
    assert found(bob, q=ann.me["name"]) == [deck]
    moving.both(lambda one: bob.at(one.url).put(f"{SHELF}/{deck}/like", None), 3)
    assert ann.get(f"/api/decks/{deck}")["shelf"]["likes"] == 1


def test_who_leaves_at_one_process_is_gone_at_the_other(moving: Moving) -> None:
    ann, bob = account(moving.first.url), account(moving.second.url)
    room = together(ann, bob)["id"]
    with ann.look(room) as seen:
        bob.post("/api/me/farewell", {"password": PASSWORD}, 204)
        seen.hear_until_closed()
    after = ann.room(room)
    assert after["status"] == "finished" and after["winners"] == [0]
    assert after["seats"][1]["player"]["name"] == "a former player"
    ann.get(f"/api/people/{bob.me['name']}", 404)


def test_a_puzzle_is_counted_once_by_both(moving: Moving) -> None:
    puzzle = next(iter(puzzles_service.everything().values()))
    ann = account(moving.first.url)
    person = Person(ann.me["id"], ann.me["name"], guest=False)
    row = TryRow(person=person.id, puzzle=puzzle.id, begun=now())
    moving.first.do(moving.first.hall.store.write(insert(tables.tries).values(**to_row(row))))
    moving.both(lambda one: one.do(puzzles_service.settle(one.hall, person, puzzle, True)), 3)
    for url in (moving.first.url, moving.second.url):
        me = ann.at(url).get("/api/puzzles")["me"]
        assert (me["tries"], me["solved"]) == (1, 1)
