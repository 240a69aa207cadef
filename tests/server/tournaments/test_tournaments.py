"""Tournaments pair, start and score by themselves, also across a restart."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.support.bot_client import PASSWORD, account
from tests.server.support.live_server import Service
from tests.server.support.moved_clock import NEVER
from tools.harness.site_client import Caller, Json, until
from westmarch.server.common.errors import Fenced
from westmarch.server.tournaments import repository as tournaments
from westmarch.server.tournaments import service as tournaments_service
from westmarch.server.tournaments import tables
from westmarch.server.tournaments.runner import Driver
from westmarch.tabletop import creation
from westmarch.tabletop.clocks import written

GAME = "duel"


@pytest.fixture
def service(serve: Callable[..., Service]) -> Service:
    """It looks for what was left undone when it starts, and never again: nothing waits for that."""
    return serve(rounds_seconds=NEVER)


def tournament(maker: Caller, **wish: Any) -> str:
    made = maker.post("/api/tournaments", {"name": "Cup", "game": GAME, **wish})
    return str(made["tournament"]["id"])


def entered(players: list[Caller], id_: str) -> None:
    for one in players:
        one.post(f"/api/tournaments/{id_}/entry", {})


def shown(caller: Caller, id_: str) -> Json:
    found: Json = caller.get(f"/api/tournaments/{id_}")
    return found


def round_of(caller: Caller, id_: str, number: int) -> list[Json]:
    """A round's boards, once all that are to be played are set."""

    def ready() -> list[Json] | None:
        rounds = shown(caller, id_)["rounds"]
        if len(rounds) < number:
            return None
        boards: list[Json] = rounds[number - 1]["pairings"]
        return boards if all(one["room"] or one["result"] for one in boards) else None

    found: list[Json] = until(ready)
    return found


def give_up(players: list[Caller], id_: str, board: Json, loser: str) -> None:
    """The one at the board with this entry resigns."""
    names = {one["entry"]: one["player"]["id"] for one in shown(players[0], id_)["standings"]}
    caller = next((one for one in players if one.me["id"] == names[loser]), None)
    if caller is None:
        return  # has left the site, and so lost already
    seat = 0 if board["first"] == loser else 1
    caller.post(f"/api/rooms/{board['room']}/resign", {"seat": seat})


def play_round(players: list[Caller], id_: str, number: int) -> None:
    """The worse seeded of each board resigns."""
    seeds = {one["entry"]: one["seed"] for one in shown(players[0], id_)["standings"]}
    for board in round_of(players[0], id_, number):
        if board["room"] and not board["result"]:
            give_up(players, id_, board, max(board["first"], board["second"], key=seeds.get))


def test_a_rated_board_given_up_at_once_counts_in_the_tournament_and_for_no_rating(
    service: Service,
) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], rated=True, clock="days 2")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    [board] = [one for one in round_of(players[0], id_, 1) if one["room"]]
    room = players[0].room(board["room"])
    assert room["rated"] and not room["abortable"]
    give_up(players, id_, board, board["second"])

    def result() -> str:
        boards = shown(players[0], id_)["rounds"][0]["pairings"]
        return str(next(one["result"] for one in boards if one["room"] == board["room"]))

    assert until(result) == "first"
    over = players[0].room(board["room"])
    assert (over["status"], over["ending"], over["winners"]) == ("finished", "resigned", [0])
    service.do(service.hall.ratings.count_due())
    told = players[0].get(f"/api/rooms/{board['room']}/ratings")
    assert told["counted"] and told["voided"] == "short"
    for one in players:
        assert one.get(f"/api/people/{one.me['name']}")["ratings"] == []


def test_no_vacation_stops_a_clock_of_a_tournament(service: Service) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], clock="days 2")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    [board] = [one for one in round_of(players[0], id_, 1) if one["room"]]
    room = players[0].room(board["room"])
    [seat] = room["to_act"]
    mover = next(one for one in players if one.me["id"] == room["seats"][seat]["player"]["id"])
    ends = room["clock"]["ends"]
    mover.post("/api/me/vacation", {"days": 10})
    shown_ = players[0].room(board["room"])
    assert shown_["clock"]["ends"] == ends and not shown_["clock"]["stopped"]
    # Read from the database, as after a restart, it is the same.
    service.do(service.hall.let_go(board["room"]))
    assert players[0].room(board["room"])["clock"]["ends"] == ends


def test_a_swiss_to_its_end_across_a_restart(serve: Callable[..., Service]) -> None:
    house = serve()
    players = [account(house.url) for _ in range(4)]
    id_ = tournament(players[0], rated=True, clock="days 2")
    entered(players, id_)
    entered(players[:1], id_)  # asked twice
    players[1].post(f"/api/tournaments/{id_}/start", status=403)
    players[0].post(f"/api/tournaments/{id_}/start")
    boards = round_of(players[0], id_, 1)
    assert len(boards) == 2
    room = players[0].get(f"/api/rooms/{boards[0]['room']}")
    assert room["rated"] and room["clock"]["days"] == 2 and room["status"] == "playing"
    seeds = {one["entry"]: one["seed"] for one in shown(players[0], id_)["standings"]}
    give_up(players, id_, boards[0], max(boards[0]["first"], boards[0]["second"], key=seeds.get))
    record = players[0].get(f"/api/rooms/{boards[0]['room']}/record")
    assert f'"rated":true,"tournament":"{id_}"' in record.splitlines()[0]
    house.stop()
    house = serve()
    players = [one.at(house.url) for one in players]
    play_round(players, id_, 1)
    play_round(players, id_, 2)
    done = until(
        lambda: (now := shown(players[0], id_))["tournament"]["status"] == "finished" and now
    )
    best = done["standings"]
    assert [one["points"] for one in best] == [2, 1, 1, 0]
    assert best[0]["buchholz"] == 2 and best[0]["sonneborn_berger"] == 2
    assert best[0]["seed"] == 1 and done["tournament"]["winner"] == best[0]["player"]
    pairs = [frozenset((b["first"], b["second"])) for r in done["rounds"] for b in r["pairings"]]
    assert len(set(pairs)) == len(pairs) == 4
    [listed] = [one for one in players[1].get("/api/tournaments") if one["id"] == id_]
    assert listed["winner"] == best[0]["player"]


def test_one_who_withdraws_loses_and_is_paired_no_more(service: Service) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], system="round_robin")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    round_of(players[0], id_, 1)
    players[2].delete(f"/api/tournaments/{id_}/entry")
    for number in (1, 2, 3):
        play_round(players, id_, number)
    done = until(
        lambda: (now := shown(players[0], id_))["tournament"]["status"] == "finished" and now
    )
    by_name = {one["player"]["id"]: one for one in done["standings"]}
    assert by_name[players[2].me["id"]]["withdrawn"]
    assert by_name[players[2].me["id"]]["points"] == 0
    assert sum(one["points"] for one in done["standings"]) == 3
    games = [board for one in done["rounds"] for board in one["pairings"] if board["room"]]
    assert len(games) in (1, 2)  # the third's first, if it was not his to rest, and the last two's


def test_a_knock_out_with_a_bye(service: Service) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], system="knock_out")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    assert [one["result"] for one in round_of(players[0], id_, 1)] == ["bye", ""]
    play_round(players, id_, 1)
    play_round(players, id_, 2)
    done = until(
        lambda: (now := shown(players[0], id_))["tournament"]["status"] == "finished" and now
    )
    assert [one["points"] for one in done["standings"]] == [2, 1, 0]


def test_it_is_called_off_when_nobody_is_left_to_pair(service: Service) -> None:
    players = [account(service.url) for _ in range(4)]
    id_ = tournament(players[0], rounds=3)
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    round_of(players[0], id_, 1)
    for one in players[1:]:
        one.delete(f"/api/tournaments/{id_}/entry")
    until(lambda: shown(players[0], id_)["tournament"]["status"] == "aborted")


def test_whoever_leaves_the_site_leaves_its_tournaments(service: Service) -> None:
    zoe, *players = [account(service.url) for _ in range(3)]
    id_, waiting = tournament(players[0], system="round_robin"), tournament(zoe)
    entered([*players, zoe], id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    round_of(players[0], id_, 1)
    zoe.post("/api/me/farewell", {"password": PASSWORD}, status=204)
    for number in (1, 2, 3):
        play_round(players, id_, number)
    done = until(
        lambda: (now := shown(players[0], id_))["tournament"]["status"] == "finished" and now
    )
    [gone] = [one for one in done["standings"] if one["withdrawn"]]
    assert gone["player"]["name"] == "a former player" and gone["points"] == 0
    assert sum(one["points"] for one in done["standings"]) == 3
    assert shown(players[0], waiting)["tournament"]["status"] == "aborted"


def test_whoever_leaves_the_site_has_lost_against_a_bot_too(service: Service) -> None:
    """Against a bot of the house; and the game of two bots, which the leaver made, plays on."""
    maker = account(service.url)
    id_ = tournament(maker, system="round_robin")
    entered([maker], id_)
    for bot in ("random", "breaks"):
        maker.post(f"/api/tournaments/{id_}/entry", {"bot": bot})
    maker.post(f"/api/tournaments/{id_}/start")
    boards = round_of(maker, id_, 1)
    watcher = Caller(service.url)
    maker.post("/api/me/farewell", {"password": PASSWORD}, status=204)
    for board in [one for one in boards if one["second"]]:
        assert watcher.room(board["room"])["status"] in ("playing", "finished")
    done = until(
        lambda: (now := shown(watcher, id_))["tournament"]["status"] == "finished" and now, 60
    )
    [gone] = [one for one in done["standings"] if one["withdrawn"]]
    assert gone["points"] == 0
    boards = [board for one in done["rounds"] for board in one["pairings"] if board["second"]]
    assert len(boards) == 3
    for board in boards:
        if gone["entry"] not in (board["first"], board["second"]):
            room = watcher.room(board["room"])
            assert room["status"] == "finished" and room["ending"] != "resigned"


def test_several_processes_look_after_one(service: Service) -> None:
    """Whoever is first starts it; every board has one room."""
    players = [account(service.url) for _ in range(4)]
    id_ = tournament(players[0])
    entered(players, id_)
    at = written(service.hall.keeper.at - timedelta(minutes=1))
    of = tables.tournaments
    service.do(service.hall.store.write(update(of).where(of.c.id == id_).values(starts=at)))
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: service.do(Driver(service.hall).go_round()), range(4)))
    boards = round_of(players[0], id_, 1)
    assert len({one["room"] for one in boards}) == 2
    assert all(len(one.get("/api/rooms")["mine"]) == 1 for one in players)


def test_whoever_comes_second_looks_again_at_once(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody enters while a start is being written; it is written the next moment."""
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0])
    entered(players, id_)
    row = service.do(tournaments.one(service.hall.store, id_))
    seeded, late = Driver._seeded, [players[0].me["id"] + "x"]

    async def meanwhile(self: Driver, *more: Any) -> Any:
        if late:
            await service.hall.store.write(*tournaments.entered(row, late.pop()))
        return await seeded(self, *more)

    monkeypatch.setattr(Driver, "_seeded", meanwhile)
    at, of = written(service.hall.keeper.at - timedelta(minutes=1)), tables.tournaments
    service.do(service.hall.store.write(update(of).where(of.c.id == id_).values(starts=at)))
    service.do(Driver(service.hall).look_after(id_))
    assert not late and shown(players[0], id_)["tournament"]["status"] == "running"
    assert len(shown(players[0], id_)["standings"]) == 4


def test_who_withdraws_as_a_board_is_set_has_no_game_left(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], system="round_robin")
    entered(players, id_)
    add, leaving = creation.add, []

    async def meanwhile(hall: Any, owner: Any, room: Any, *more: Any, **named: Any) -> Any:
        if not leaving:
            leaving.append(room.seats[1].person)
            of = tables.entries
            mine = of.c.person == leaving[0]
            await hall.store.write(update(of).where(mine).values(withdrawn=True))
        return await add(hall, owner, room, *more, **named)

    monkeypatch.setattr(creation, "add", meanwhile)
    players[0].post(f"/api/tournaments/{id_}/start")
    until(lambda: shown(players[0], id_)["tournament"]["round"] == 2)
    gone = next(one for one in players if one.me["id"] == leaving[0])
    assert not gone.get("/api/rooms")["mine"]


def test_a_drawn_game_of_a_knock_out_is_played_again_at_once(service: Service) -> None:
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0], system="knock_out")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    (_, board) = round_of(players[0], id_, 1)
    names = {one["entry"]: one["player"]["id"] for one in shown(players[0], id_)["standings"]}
    for one in players:
        if one.me["id"] in (names[board["first"]], names[board["second"]]):
            one.post(f"/api/rooms/{board['room']}/draw", {"agree": True})

    def anew() -> Json | None:
        found: Json = shown(players[0], id_)["rounds"][0]["pairings"][1]
        return found if found["room"] not in (None, board["room"]) else None

    again = until(anew)
    assert (again["first"], again["second"]) == (board["second"], board["first"])


def test_what_is_refused(service: Service, eve: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = account(service.url), account(service.url)
    assert eve.post("/api/tournaments", {"name": "x", "game": GAME}, 403)
    for wish, code in (
        ({"game": "lotr_card_game"}, "tournament_game"),
        ({"game": "war_of_the_ring", "options": {"players": "3"}}, "tournament_game"),
        ({"game": "battles_of_westeros", "options": {"battle": "# mine"}}, "tournament_options"),
    ):
        assert ann.post("/api/tournaments", {"name": "x", **wish}, 409)["error"]["code"] == code
    for wish in ({"starts": "2020-01-01T00:00:00Z"}, {"starts": "soon"}, {"clock": ""}):
        ann.post("/api/tournaments", {"name": "x", "game": GAME, **wish}, 400)
    id_ = tournament(ann, most=3)
    eve.post(f"/api/tournaments/{id_}/entry", {}, 403)
    entered([ann, bob], id_)
    assert ann.post(f"/api/tournaments/{id_}/start", status=409)["error"]["code"] == "too_few"
    bob.delete(f"/api/tournaments/{id_}/entry")
    entered([bob, account(service.url)], id_)
    late = account(service.url).post(f"/api/tournaments/{id_}/entry", {}, 409)
    assert late["error"]["code"] == "tournament_closed"
    bob.delete(f"/api/tournaments/{id_}", status=403)
    ann.delete(f"/api/tournaments/{id_}")
    assert shown(ann, id_)["tournament"]["status"] == "aborted"
    monkeypatch.setattr(tournaments_service, "MOST_TOURNAMENTS", 0)
    full = ann.post("/api/tournaments", {"name": "x", "game": GAME}, 429)
    assert full["error"]["code"] == "too_many_tournaments"
    ann.get("/api/tournaments/nowhere", status=404)


def test_bots_of_the_house_are_entered_by_the_maker(serve: Callable[..., Service]) -> None:
    service = serve(bots=True)
    ann, bob = account(service.url), account(service.url)
    id_ = tournament(ann, system="round_robin", rated=True)
    entered([ann], id_)
    entry = f"/api/tournaments/{id_}/entry"
    refused = bob.post(entry, {"bot": "random"}, 403)
    assert refused["error"]["code"] == "not_yours"
    assert ann.post(entry, {"bot": "deep_thought"}, 400)["error"]["code"] == "unknown_bot"
    for bot in ("random", "breaks", "breaks"):  # asked twice
        ann.post(entry, {"bot": bot})
    ann.delete(f"{entry}?bot=breaks")
    assert shown(ann, id_)["tournament"]["entered"] == 2
    ann.post(entry, {"bot": "breaks"})
    ann.post(f"/api/tournaments/{id_}/start")
    assert ann.delete(f"{entry}?bot=breaks", 409)["error"]["code"] == "tournament_closed"
    players = [one["player"] for one in shown(ann, id_)["standings"]]
    assert {"id": "house.breaks", "name": "breaks", "bot": True} in players
    for number in (1, 2, 3):
        play_round_alone(ann, id_, number)
    done = until(lambda: (now := shown(ann, id_))["tournament"]["status"] == "finished" and now)
    # The bots' own game was played by itself, in a room of the maker's; nothing of it is rated.
    assert sum(one["points"] for one in done["standings"]) == 3
    rooms = [board["room"] for one in done["rounds"] for board in one["pairings"] if board["room"]]
    seen = [ann.room(room) for room in rooms]
    assert sorted(sum(seat["kind"] == "bot" for seat in room["seats"]) for room in seen) == [
        1,
        1,
        2,
    ]
    assert all(room["mine"] and not room["rated"] for room in seen)


def play_round_alone(maker: Caller, id_: str, number: int) -> None:
    """Whoever made the tournament gives up, where it is his board."""
    mine = next(one["entry"] for one in shown(maker, id_)["standings"] if one["mine"])
    for board in round_of(maker, id_, number):
        if board["room"] and not board["result"] and mine in (board["first"], board["second"]):
            seat = 0 if board["first"] == mine else 1
            maker.post(f"/api/rooms/{board['room']}/resign", {"seat": seat})


def test_a_room_says_to_which_round_it_belongs(serve: Callable[..., Service]) -> None:
    house = serve()
    players = [account(house.url) for _ in range(3)]
    id_ = tournament(players[0], name="Winter Cup")
    entered(players, id_)
    players[0].post(f"/api/tournaments/{id_}/start")
    room = next(one["room"] for one in round_of(players[0], id_, 1) if one["room"])
    place = {"id": id_, "name": "Winter Cup", "round": 1, "rounds": 2}
    assert players[0].room(room)["tournament"] == place
    house.stop()  # read from the database again
    house = serve()
    players = [one.at(house.url) for one in players]
    assert players[0].room(room)["tournament"] == place
    mine = [one["tournament"] for caller in players for one in caller.get("/api/rooms")["mine"]]
    assert mine == [place, place]
    friendly = players[0].make("me", "me")
    assert friendly["tournament"] is None


@pytest.mark.parametrize("steps", ["enters", "leaves", "enters and leaves"])
def test_whoever_starts_a_tournament_has_seen_all_that_went_before(
    service: Service, steps: str
) -> None:
    """Also where as many have entered as before, but others."""
    players = [account(service.url) for _ in range(3)]
    id_ = tournament(players[0])
    entered(players[:2], id_)
    kept = service.hall.store
    seen = service.do(tournaments.one(kept, id_))
    if "leaves" in steps:
        players[0].delete(f"/api/tournaments/{id_}/entry")
    if "enters" in steps:
        entered(players[2:], id_)
    with pytest.raises(Fenced):
        service.do(kept.write(tournaments.changed(seen, status=tournaments.RUNNING)))
    assert shown(players[0], id_)["tournament"]["status"] == tournaments.OPEN
    now = service.do(tournaments.one(kept, id_))
    service.do(kept.write(tournaments.changed(now, status=tournaments.ABORTED)))


def test_a_round_reads_no_tournament_in_which_nothing_is_to_be_done(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [account(service.url) for _ in range(4)]
    waits, runs = (tournament(players[0], clock="days 3") for _ in range(2))
    entered(players, runs)
    players[0].post(f"/api/tournaments/{runs}/start")
    boards = round_of(players[0], runs, 1)
    read: list[str] = []
    whole = tournaments.whole

    async def counted(kept: Any, id_: str) -> tournaments.Contest:
        read.append(id_)
        return await whole(kept, id_)

    monkeypatch.setattr(tournaments, "whole", counted)
    driver = Driver(service.hall)
    service.do(driver.go_round())
    assert read == []
    # The end of a game that nobody heard of is found.
    with monkeypatch.context() as patch:
        patch.setattr(service.hall, "watchers", [])
        give_up(players, runs, boards[0], boards[0]["first"])
    read.clear()
    service.do(driver.go_round())
    assert set(read) == {runs} and waits not in read
    assert shown(players[0], runs)["rounds"][0]["pairings"][0]["result"] == "second"
