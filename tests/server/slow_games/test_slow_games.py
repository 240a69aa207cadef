"""Games that take weeks: clocks, vacations, claims, seats that change hands, clearing away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.server.support.live_server import Service
from tests.server.support.moved_clock import NEVER, Moved
from tools.harness.site_client import Caller, Json, together
from westmarch.server.slow_games import sweeper
from westmarch.tabletop.play.undo_wishes import UndoWishes
from westmarch.tabletop.refusals import TooOften

Serve = Callable[..., Service]
DAY = 86400


class House:
    """A server whose time the test moves, and two people at it."""

    def __init__(self, serve: Serve, **settings: Any) -> None:
        self.time = Moved()
        self._serve = serve
        self._settings = settings
        self.start()
        self.ann, self.bob = Caller(self.service.url), Caller(self.service.url)

    def start(self) -> None:
        chosen = {"time": self.time, "rounds_seconds": NEVER, **self._settings}
        self.service = self._serve(**chosen)

    def table(self, **more: Any) -> str:
        return str(together(self.ann, self.bob, **more)["id"])

    def to_move(self, room: str) -> tuple[Caller, Caller]:
        """Who is to move, and the other."""
        mine = self.ann.room(room)["seats"][self.ann.room(room)["to_act"][0]]["mine"]
        return (self.ann, self.bob) if mine else (self.bob, self.ann)

    def pass_on(self, room: str) -> None:
        """Whoever is to move does, until the other is."""
        actor, _ = self.to_move(room)
        with actor.look(room) as seen:
            while seen.mine:
                assert seen.act()["type"] == "update"


@pytest.fixture
def house(serve: Serve) -> House:
    return House(serve)


def code(answer: Json) -> str:
    return str(answer["error"]["code"])


def claim(who: Caller, room: str, status: int | None = None, **wish: Any) -> Any:
    return who.post(f"/api/rooms/{room}/claim", wish, status)


def acting(who: Caller, room: str) -> int:
    return int(who.room(room)["to_act"][0])


def left(who: Caller, room: str) -> list[int]:
    """Seconds by seat, of whole minutes."""
    return [round(seconds / 60) * 60 for seconds in who.room(room)["clock"]["left"]]


def lines(who: Caller, room: str, language: str = "en") -> str:
    with who.look(room, language=language) as seen:
        return "\n".join(line["text"] for line in seen.state["events"])


# ---- clocks


def test_days_for_each_move_begin_anew_with_each_turn(house: House) -> None:
    room = house.table(clock={"days": 3})
    ann = house.ann
    clock = ann.room(room)["clock"]
    assert clock["days"] == 3 and clock["hours"] is None and clock["left"] == [3 * DAY] * 2
    assert clock["running"] == acting(ann, room) and not clock["stopped"]
    first = clock["ends"]
    house.time.passes(days=2)
    assert ann.room(room)["clock"]["ends"] == first, "looking changes nothing"
    house.pass_on(room)
    assert left(ann, room)[acting(ann, room)] == 3 * DAY
    house.pass_on(room)
    assert left(ann, room) == [3 * DAY] * 2 and ann.room(room)["clock"]["ends"] > first


def test_hours_are_used_up_and_each_move_adds_some(house: House) -> None:
    room = house.table(clock={"hours": 24, "increment": 30})
    mover, _ = house.to_move(room)
    seat = acting(mover, room)
    house.time.passes(hours=5)
    house.pass_on(room)
    other = acting(mover, room)
    assert other != seat
    assert left(mover, room)[seat] == 19 * 3600 + 1800
    assert left(mover, room)[other] == 24 * 3600
    house.time.passes(hours=30)  # too late, but nobody says so in a friendly game
    assert mover.room(room)["status"] == "playing"
    house.pass_on(room)
    assert left(mover, room)[other] == 1800


def test_time_while_the_server_is_down_is_not_charged(house: House) -> None:
    room = house.table(clock={"hours": 24})
    mover, other = house.to_move(room)
    seat = acting(mover, room)
    house.time.passes(hours=3)
    house.service.do(sweeper.go_round(house.service.hall))
    house.service.stop()
    house.time.passes(days=9)
    house.start()
    house.ann, house.bob = (one.at(house.service.url) for one in (house.ann, house.bob))
    house.time.passes(hours=1)
    house.pass_on(room)
    assert abs(house.ann.room(room)["clock"]["left"][seat] - 20 * 3600) < 120
    assert mover.me["id"] != other.me["id"]


def test_nobody_s_clock_runs_before_the_game_and_after_it(house: House) -> None:
    ann, bob = house.ann, house.bob
    room = ann.make("me", "open", clock={"hours": 2}, listed=True)
    assert room["clock"]["running"] is None and room["clock"]["ends"] is None
    (shown,) = [one for one in bob.get("/api/rooms")["open"] if one["id"] == room["id"]]
    assert shown["clock"]["hours"] == 2
    running = house.table(clock={"hours": 2})
    ann.post(f"/api/rooms/{running}/resign", {"seat": 0})
    over = ann.room(running)
    assert over["clock"]["running"] is None and over["claim"] is None and over["nudge"] is None
    assert '"clock":"hours 2 0"' in ann.get(f"/api/rooms/{running}/record")
    assert ann.post(f"/api/rooms/{running}/rematch")["clock"]["hours"] == 2


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"days": 3, "hours": 5},
        {"days": 0},
        {"days": 31},
        {"hours": 721},
        {"hours": 5, "increment": -1},
        {"days": 3, "increment": 5},
        {"days": "three"},
        {"hours": 1e9},
        [],
    ],
)
def test_a_clock_that_cannot_be(ann: Caller, clock: Any) -> None:
    body = {"game": "duel", "clock": clock}
    assert code(ann.post("/api/rooms", body, 400)) in ("bad_clock", "bad_request")


# ---- vacations


def test_a_vacation_stops_the_clocks_and_is_shown(house: House) -> None:
    room = house.table(clock={"days": 2})
    mover, other = house.to_move(room)
    seat = acting(mover, room)
    with other.look(room) as seen:
        away = mover.post("/api/me/vacation", {"days": 10})
        assert away["days_left"] == 20 and away["until"]
        shown = seen.next("update")["room"]
        assert shown["clock"]["stopped"] and shown["clock"]["ends"] is None
        assert shown["seats"][seat]["vacation"] == away["until"]
    assert code(mover.post("/api/me/vacation", {"days": 1}, 409)) == "on_vacation"
    house.time.passes(days=7.9)
    assert code(claim(other, room, 409, seat=seat, way="win")) == "nothing_to_claim"
    back = mover.delete("/api/me/vacation")
    assert back == {"until": None, "days_left": 22}
    house.time.passes(days=1.9)
    assert code(claim(other, room, 409, seat=seat, way="win")) == "nothing_to_claim"
    house.time.passes(days=0.2)
    assert claim(other, room, seat=seat, way="win")["ending"] == "out_of_time"


def test_there_are_so_many_days_of_vacation_a_year(house: House) -> None:
    ann = house.ann
    ann.post("/api/me/vacation", {"days": 30})
    ann.delete("/api/me/vacation")
    assert ann.get("/api/me/vacation")["days_left"] in (29, 30)
    assert code(ann.post("/api/me/vacation", {"days": 31}, 409)) == "no_vacation"
    for days in (0, -1, 61, "x", None):
        ann.post("/api/me/vacation", {"days": days}, 400)
    house.time.passes(days=366)
    assert ann.get("/api/me/vacation") == {"until": None, "days_left": 30}


def test_a_vacation_over_new_year_counts_once(house: House) -> None:
    """In each year the days that lie in it, and neither year's may be more than there are."""
    now, ann = house.time.now(), house.ann
    eve = datetime(now.year, 12, 15, 12, tzinfo=UTC)
    house.time.added += eve - now
    ann.post("/api/me/vacation", {"days": 30})
    assert ann.get("/api/me/vacation")["days_left"] == 30 - 17  # half a day is a day
    house.time.added += timedelta(days=31)
    assert ann.get("/api/me/vacation") == {"until": None, "days_left": 30 - 14}
    assert code(ann.post("/api/me/vacation", {"days": 17}, 409)) == "no_vacation"
    house.time.added += datetime(now.year + 1, 12, 31, 12, tzinfo=UTC) - house.time.now()
    ann.post("/api/me/vacation", {"days": 30})
    assert ann.get("/api/me/vacation")["days_left"] == 30 - 14 - 1


# ---- claims


def test_out_of_time_is_claimed_never_automatic(house: House) -> None:
    room = house.table(clock={"days": 1})
    mover, other = house.to_move(room)
    seat, eve = acting(mover, room), Caller(house.service.url)
    promised = other.room(room)["claim"]
    assert promised["seat"] == seat and promised["why"] == "time"
    assert promised["ways"] == ["win", "bot", "open"]
    assert mover.room(room)["claim"] is None and eve.room(room)["claim"] is None
    assert code(claim(other, room, 409, seat=seat, way="win")) == "nothing_to_claim"
    house.time.passes(days=3)
    house.service.do(sweeper.go_round(house.service.hall))
    assert other.room(room)["status"] == "playing"
    assert code(claim(eve, room, 403, seat=seat, way="win")) == "not_at_the_table"
    assert code(claim(mover, room, 409, seat=seat, way="win")) == "nothing_to_claim"
    assert code(claim(other, room, 409, seat=1 - seat, way="win")) == "nothing_to_claim"
    assert code(claim(other, room, 409, seat=seat, way="me")) == "not_that_way"
    assert code(claim(other, room, 400, seat=seat, way="bot", bot="os.system")) == "unknown_bot"
    claim(other, room, 400, seat=seat, way="everything")
    over = claim(other, room, seat=seat, way="win")
    assert (over["status"], over["ending"]) == ("finished", "out_of_time")
    assert over["winners"] == [1 - seat] and over["seed"]
    name = over["seats"][seat]["player"]["name"]
    assert f"{name} has run out of time." in lines(other, room)
    assert f"{name}: koniec czasu." in lines(other, room, "pl")
    assert f"{name}: время истекло." in lines(other, room, "ru")
    told = other.get(f"/api/rooms/{room}/replay", language="en")["events"]
    assert told[-1]["text"] == f"{name} has run out of time."
    story = other.get(f"/api/rooms/{room}/story", language="en")["how"]
    assert story.startswith(f"{name} ran out of time in turn")


def test_an_ending_by_people_stands_in_the_record_and_comes_back_with_it(house: House) -> None:
    room = house.table(clock={"days": 1})
    house.pass_on(room)
    mover, other = house.to_move(room)
    house.time.passes(days=2)
    over = claim(other, room, seat=acting(mover, room), way="win")
    record = other.get(f"/api/rooms/{room}/record")
    assert '"ended":"out_of_time"' in record
    again = other.http.post("/api/records", content=record.encode()).json()
    assert (again["ending"], again["winners"]) == ("out_of_time", over["winners"])
    forged = record.replace('"ended":"out_of_time","won":[', '"ended":"conquered","won":[9,')
    assert other.http.post("/api/records", content=forged.encode()).json()["ending"] == "unfinished"


def test_somebody_long_gone_without_a_clock(house: House) -> None:
    room = house.table()
    mover, other = house.to_move(room)
    seat = acting(mover, room)
    house.time.passes(days=13.9)
    assert code(claim(other, room, 409, seat=seat, way="win")) == "nothing_to_claim"
    house.time.passes(days=0.2)
    with mover.look(room):
        assert code(claim(other, room, 409, seat=seat, way="win")) == "is_there"
    over = claim(other, room, seat=seat, way="win")
    assert over["ending"] == "abandoned" and over["winners"] == [1 - seat]
    assert "claims the game" in lines(other, room)


def test_a_bot_goes_on_for_who_is_gone(serve: Serve) -> None:
    house = House(serve, bots=True)
    room = house.table(clock={"days": 1})
    mover, other = house.to_move(room)
    seat = acting(mover, room)
    house.time.passes(days=2)
    with other.look(room) as seen:
        after = claim(other, room, seat=seat, way="bot", bot="random")
        assert after["seats"][seat]["bot"] == "random" and not after["rateable"]
        while not seen.mine:
            seen.next("update")
    assert "A bot takes over from" in lines(other, room)
    assert room in [one["id"] for one in mover.get("/api/rooms")["mine"]], "he began it"
    assert other.room(room)["status"] == "playing"
    other.get(f"/api/rooms/{room}/replay")


def test_somebody_else_goes_on_with_the_time_of_who_begins(house: House) -> None:
    room = house.table(clock={"hours": 5}, listed=True)
    mover, other = house.to_move(room)
    seat, eve = acting(mover, room), Caller(house.service.url)
    assert code(eve.post(f"/api/rooms/{room}/seats/{seat}", status=409)) == "seat_taken"
    house.time.passes(hours=6)
    after = claim(other, room, seat=seat, way="open")
    assert after["seats"][seat]["player"] is None and after["clock"]["running"] is None
    assert after["claim"]["why"] == "free" and after["claim"]["ways"] == ["bot"]
    assert room in [one["id"] for one in eve.get("/api/rooms")["open"]]
    house.time.passes(days=3)
    assert code(other.post(f"/api/rooms/{room}/seats/{seat}", status=409)) == "other_side"
    assert code(eve.post(f"/api/rooms/{room}/seats/9", status=404)) == "not_found"
    sat = eve.post(f"/api/rooms/{room}/seats/{seat}")
    assert sat["seats"][seat]["mine"] and sat["clock"]["running"] == seat
    assert sat["clock"]["left"][seat] == 5 * 3600 and not sat["rateable"]
    with eve.look(room) as seen:
        assert seen.mine and seen.act()["type"] == "update"
    house.service.stop()
    house.start()
    again = eve.at(house.service.url).room(room)
    assert again["seats"][seat]["mine"] and again["status"] == "playing"


# ---- draws, reminders


def test_a_draw_by_agreement(house: House) -> None:
    room = house.table()
    ann, bob, eve = house.ann, house.bob, Caller(house.service.url)
    path = f"/api/rooms/{room}/draw"
    assert code(eve.post(path, {"agree": True}, 403)) == "not_at_the_table"
    assert ann.post(path, {"agree": True})["draw"] == [0]
    assert ann.post(path, {"agree": False})["draw"] == []
    mover, other = house.to_move(room)
    other.post(path, {"agree": True})
    with mover.look(room) as seen:
        assert seen.state["room"]["draw"]
        seen.act()
        assert seen.state["room"]["draw"] == [], "who moves instead does not agree"
    ann.post(path, {"agree": True})
    house.service.stop()
    house.start()
    ann, bob = ann.at(house.service.url), bob.at(house.service.url)
    assert bob.room(room)["draw"] == [0], "an offer outlives a restart"
    over = bob.post(path, {"agree": True})
    assert (over["status"], over["ending"], over["winners"]) == ("finished", "drawn", [])
    assert "agree to a draw" in lines(ann, room)
    assert code(ann.post(path, {"agree": True}, 409)) == "finished"
    alone = ann.make("me", "random")["id"]
    assert code(ann.post(f"/api/rooms/{alone}/draw", {"agree": True}, 409)) == "no_draw"


def test_a_reminder_goes_out_once_a_day(house: House) -> None:
    room = house.table()
    mover, other = house.to_move(room)
    path = f"/api/rooms/{room}/nudge"
    assert code(mover.post(path, status=409)) == "nobody_to_nudge"
    assert code(Caller(house.service.url).post(path, status=409)) == "nobody_to_nudge"
    assert code(other.post(path, status=429)) == "nudged"
    house.time.passes(hours=2)
    assert other.post(path)["nudge"] > other.room(room)["since"]
    assert code(other.post(path, status=429)) == "nudged"
    house.time.passes(hours=25)
    other.post(path)


# ---- playing together


def test_who_leaves_a_common_quest_does_not_end_it(house: House) -> None:
    ann, bob, eve = house.ann, house.bob, Caller(house.service.url)
    options = {"players": "3"}
    room = ann.make("me", "open", "open", game="lotr_card_game", options=options)["id"]
    bob.post(f"/api/rooms/{room}/seats/1")
    eve.post(f"/api/rooms/{room}/seats/2")
    ann.post(f"/api/rooms/{room}/start")
    after = bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    assert after["status"] == "playing" and after["seats"][1]["player"] is None
    assert ann.room(room)["claim"]["ways"] == ["bot", "me"]
    assert code(claim(bob, room, 403, seat=1, way="me")) == "not_at_the_table"
    assert claim(ann, room, seat=1, way="me")["seats"][1]["mine"]
    eve.post(f"/api/rooms/{room}/resign", {"seat": 2})
    assert claim(ann, room, seat=2, way="bot", bot="random")["seats"][2]["bot"] == "random"
    told = lines(ann, room)
    assert f"{bob.me['name']} leaves the table" in told and "also takes over the free seat" in told
    over = ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    assert (over["status"], over["ending"]) == ("finished", "resigned"), "nobody is left"


# ---- my games, clearing away


def test_the_next_game_where_i_am_to_move(house: House) -> None:
    ann = house.ann
    assert ann.get("/api/me/next") == {"room": None, "waiting": 0}
    slow, late, soon = (
        ann.make("me", "me", **more)["id"]
        for more in ({}, {"clock": {"days": 3}}, {"clock": {"hours": 2}})
    )
    assert ann.get("/api/me/next") == {"room": soon, "waiting": 3}
    assert ann.get("/api/me/next", after=soon)["room"] == late
    assert ann.get("/api/me/next", after=late)["room"] == slow
    assert ann.get("/api/me/next", after=slow)["room"] == soon
    assert ann.get("/api/me/next", after="nowhere")["room"] == soon
    assert house.bob.get("/api/me/next")["room"] is None


def test_empty_rooms_are_cleared_away_and_others_stay(serve: Serve) -> None:
    house = House(serve, waiting_days=7, guest_days=30)
    ann, bob = house.ann, house.bob
    waiting = ann.make("me", "open")["id"]
    guests = house.table()
    finished = house.table()
    ann.post(f"/api/rooms/{finished}/resign", {"seat": 0})
    keeper = Caller(house.service.url)
    kept = together(keeper, bob)["id"]
    keeper.post("/api/accounts", {"name": "Keeper of games", "password": "speak friend"})

    def cleared() -> set[str]:
        return set(house.service.do(sweeper.clear_away(house.service.hall)))

    house.time.passes(days=6)
    assert cleared() == set()
    house.time.passes(days=2)
    assert cleared() == {waiting}
    house.time.passes(days=30)
    assert cleared() == {guests}
    ann.get(f"/api/rooms/{guests}", 404)
    assert ann.room(finished)["status"] == "finished" and ann.room(kept)["status"] == "playing"


def test_a_finished_game_belongs_to_all_its_players(house: House) -> None:
    room, eve = house.table(), Caller(house.service.url)
    ann, bob = house.ann, house.bob
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    assert code(eve.delete(f"/api/rooms/{room}", 403)) == "not_yours"
    ann.delete(f"/api/rooms/{room}")
    assert room not in [one["id"] for one in ann.get("/api/rooms")["mine"]]
    assert room in [one["id"] for one in bob.get("/api/rooms")["mine"]]
    assert bob.room(room)["status"] == "finished" and bob.get(f"/api/rooms/{room}/record")
    bob.delete(f"/api/rooms/{room}")
    bob.get(f"/api/rooms/{room}", 404)


# ---- vacations that are none


def on_vacation(who: Caller) -> bool:
    return who.get("/api/me/vacation")["until"] is not None


def test_a_move_ends_the_vacation(house: House) -> None:
    room = house.table(clock={"days": 3})
    mover, other = house.to_move(room)
    mover.post("/api/me/vacation", {"days": 10})
    house.time.passes(days=1)
    with mover.look(room) as seen, other.look(room) as theirs:
        refused = seen.act(["play", 99])
        assert refused["type"] == "refused" and on_vacation(mover), "nothing was moved"
        seen.act()
        assert not on_vacation(mover)
        theirs.caught_up(seen.state["n"])
    assert mover.get("/api/me/vacation")["days_left"] in (28, 29)
    assert all(seat["vacation"] is None for seat in other.room(room)["seats"])
    assert not other.room(room)["clock"]["stopped"]


def test_who_plays_alone_on_vacation_stays_on_it(house: House) -> None:
    ann = house.ann
    alone = ann.make("me", "me")["id"]
    ann.post("/api/me/vacation", {"days": 10})
    with ann.look(alone) as seen:
        assert seen.act()["type"] == "update"
    assert on_vacation(ann)


def test_no_vacation_begins_with_little_time_left_in_one_s_own_turn(house: House) -> None:
    room = house.table(clock={"days": 4})
    mover, other = house.to_move(room)
    house.time.passes(days=3.1)
    refused = mover.post("/api/me/vacation", {"days": 5}, 409)
    assert code(refused) == "little_time" and "Duel" in refused["error"]["message"]
    other.post("/api/me/vacation", {"days": 5})  # it is not his turn
    assert on_vacation(other)
    house.pass_on(room)
    mover.post("/api/me/vacation", {"days": 5})
    assert on_vacation(mover)


def test_a_vacation_can_begin_with_a_quarter_of_the_time_left(house: House) -> None:
    room = house.table(clock={"days": 4})
    mover, _ = house.to_move(room)
    house.time.passes(days=2.9)
    mover.post("/api/me/vacation", {"days": 5})
    assert on_vacation(mover)


def test_no_vacation_stops_a_clock_of_hours(house: House) -> None:
    room = house.table(clock={"hours": 5})
    mover, other = house.to_move(room)
    seat = acting(mover, room)
    house.time.passes(hours=4.9)  # with little time left, as it helps him nothing
    mover.post("/api/me/vacation", {"days": 5})
    shown = other.room(room)
    assert not shown["clock"]["stopped"] and shown["clock"]["ends"]
    assert shown["seats"][seat]["vacation"], "the others see why he does not move"
    house.time.passes(hours=0.2)
    assert claim(other, room, seat=seat, way="win")["ending"] == "out_of_time"


def test_a_wish_to_take_back_is_made_once_at_each_decision(house: House) -> None:
    room = house.table()
    with house.ann.look(room) as red, house.bob.look(room) as blue:
        while red.mine:
            red.act(red.state["decision"]["actions"][-1]["action"])
        blue.caught_up(red.state["n"])
        red.say(type="undo")
        blue.next("undo_offer")
        red.say(type="undo")
        assert red.next("refused")["code"] == "undo_asked"
        blue.say(type="undo_answer", agree=False)
        red.next("undo_answer")
        red.say(type="undo")
        assert red.next("refused")["code"] == "undo_asked"
        assert blue.next("undo_answer") and blue.silent()


def test_who_was_declined_three_times_asks_no_more_in_that_game() -> None:
    wishes = UndoWishes()
    for n in (4, 9, 12):
        wishes.ask("ann", n)
        wishes.decline("ann")
    with pytest.raises(TooOften) as refused:
        wishes.ask("ann", 20)
    assert refused.value.problem.code == "undo_declined_often"
    wishes.ask("bob", 20)
