"""Rated games: which may be, what they do to ratings, and that each is counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.slow_games.test_slow_games import House, Serve
from tests.server.support.bot_client import account, challenge, robot
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, play_on, until
from westmarch.server.ratings import bot_anchors
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.ratings.tables import rating_meetings as rating_meetings_table
from westmarch.server.ratings.tables import rating_voids as rating_voids_table
from westmarch.server.ratings.tables import ratings as ratings_table
from westmarch.server.slow_games import sweeper
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.play import short_games

GAME = "duel"
MOVES = 8
"""With so many each side has moved more than twice, and nobody has won yet."""


@pytest.fixture
def two(service: Service) -> tuple[Caller, Caller]:
    return account(service.url), account(service.url)


def rated_room(first: Caller, second: Caller, moves: int = MOVES, **more: Any) -> str:
    """A rated game that has got somewhere: the first plays red."""
    wish = {"game": GAME, "rated": True, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    room = first.post("/api/rooms", wish)["id"]
    second.post(f"/api/rooms/{room}/seats/1", status=200)
    first.post(f"/api/rooms/{room}/start", status=200)
    if moves:
        with first.look(room) as red, second.look(room) as blue:
            play_on([red, blue], moves, lambda decision: decision["actions"][-1]["action"])
    return str(room)


def beaten(winner: Caller, loser: Caller) -> str:
    """A rated game that the first, who plays red, has won."""
    room = rated_room(winner, loser)
    resigns(loser, room, 1)
    return room


def resigns(loser: Caller, room: str, seat: int) -> None:
    loser.post(f"/api/rooms/{room}/resign", {"seat": seat}, 200)


def ratings(caller: Caller) -> dict[str, Any]:
    found = caller.get(f"/api/people/{caller.me['name']}")["ratings"]
    return {one["side"]: one for one in found}


def test_a_rated_game_out_of_time_is_lost_by_itself_after_a_day(serve: Serve) -> None:
    house = House(serve)
    house.ann, house.bob = account(house.service.url), account(house.service.url)
    room = rated_room(house.ann, house.bob, clock={"days": 3})
    late, other = house.to_move(room)
    for span, status in ((3.5, "playing"), (0.6, "finished")):
        house.time.passes(days=span)
        house.service.do(sweeper.go_round(house.service.hall))
        assert other.room(room)["status"] == status
    until(lambda: other.get(f"/api/rooms/{room}/ratings")["counted"])
    (won,), (lost,) = ratings(other).values(), ratings(late).values()
    assert won["points"] > lost["points"]


def test_a_rated_game_moves_both_ratings_by_side(two: tuple[Caller, Caller]) -> None:
    ann, bob = two
    room = rated_room(ann, bob)
    assert ann.get(f"/api/rooms/{room}")["rated"] is True
    assert ann.post(f"/api/rooms/{room}/review", status=403)  # no advice while it goes on
    resigns(bob, room, 1)
    told = ann.get(f"/api/rooms/{room}/ratings")
    assert told["rated"] and told["counted"]
    up, down = told["players"]
    assert up["before"] == down["before"] == 1500
    assert up["points"] > 1500 > down["points"]
    assert up["deviation"] < 350 and not up["settled"]
    assert ratings(ann)["red"]["points"] == up["points"] and ratings(ann)["red"]["won"] == 1
    assert set(ratings(bob)) == {"blue"} and ratings(bob)["blue"]["games"] == 1
    [curve] = bob.get(f"/api/people/{bob.me['name']}/curves")
    assert [point["points"] for point in curve["points"]] == [1500, down["points"]]
    # The same side again goes on from there; the other side begins anew.
    again = rated_room(ann, bob)
    resigns(ann, again, 0)
    assert ann.get(f"/api/rooms/{again}/ratings")["players"][0]["before"] == up["points"]
    resigns(bob, rated_room(bob, ann), 0)
    until(lambda: set(ratings(ann)) == {"red", "blue"})


def test_who_and_what_cannot_be_rated(two: tuple[Caller, Caller], eve: Caller) -> None:
    ann, bob = two

    def reason(caller: Caller, **wish: Any) -> list[str]:
        asked = {"game": GAME, **wish}
        told = caller.post("/api/rateable", asked, 200)
        refused = caller.http.post("/api/rooms", json={**asked, "rated": True})
        assert (refused.status_code < 300) == told["rateable"], refused.text
        return [one["code"] for one in told["reasons"]]

    me, open_ = {"kind": "me"}, {"kind": "open"}
    assert reason(ann, seats=[me, open_]) == []
    assert reason(eve, seats=[me, open_]) == ["guest"]
    assert reason(ann, seats=[me, me]) == ["both_sides"]
    assert reason(ann, seats=[me, open_], seed="1234") == ["seed"]
    assert reason(ann, seats=[me, {"kind": "bot", "bot": "random"}]) == ["bot"]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    assert reason(ann, seats=bots) == ["bot", "nobody"]
    own = robot(ann)
    assert reason(ann, seats=[me, {"kind": "bot", "bot": own.id}]) == ["own_bot"]
    assert reason(bob, seats=[me, {"kind": "bot", "bot": own.id}]) == []
    assert reason(ann, game="lotr_card_game") == ["cooperative"]
    house = {"game": "five_armies", "options": {"captain_of_war": "alternative"}}
    assert reason(ann, seats=[me, open_], **house) == ["house_rulings"]
    house = {"game": "five_armies", "options": {"captain_of_war": "standard"}}
    assert reason(ann, seats=[me, open_], **house) == []
    # A guest is turned away from a table that waits, also where he sits down later.
    room = ann.post("/api/rooms", {"game": GAME, "rated": True, "listed": True})["id"]
    assert eve.post(f"/api/rooms/{room}/seats/1", status=409)["error"]["code"] == "not_rateable"
    ann.post(f"/api/rooms/{room}/seats/1", status=409)
    ann.post(f"/api/rooms/{room}/seats/1/bot", {"bot": "random"}, 409)
    assert ann.get(f"/api/rooms/{room}")["seats"][1]["player"] is None
    assert ann.get(f"/api/rooms/{room}")["seats"][1]["bot"] is None


def test_a_rated_game_cannot_be_looked_ahead_taken_back_or_removed(
    two: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = two
    monkeypatch.setattr(short_games, "FEWEST_MOVES", 0)
    monkeypatch.setitem(bot_anchors.ANCHORS, GAME, {"random": 1400.0})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    room = ann.post("/api/rooms", {"game": GAME, "rated": True, "seats": seats})["id"]
    with ann.look(room) as seen:
        # On until the last move was the bot's, which nobody takes back freely.
        while not seen.mine or seen.state["decision"]["can_undo"] or not seen.state["n"]:
            if seen.mine:
                seen.act()
            else:
                seen.next("update")
        assert not seen.state["decision"]["undo_needs_consent"]
        seen.say(type="undo")
        assert seen.next("refused")["code"] == "rated"
    ahead = {"at": 0, "seat": 0, "bot": "random"}
    assert ann.post(f"/api/rooms/{room}/continue", ahead, 403)["error"]["code"] == "rated"
    ann.delete(f"/api/rooms/{room}", status=409)
    resigns(ann, room, 0)
    ann.delete(f"/api/rooms/{room}", status=409)
    # The bot of the house is an anchor: only the person's rating moves.
    told = ann.get(f"/api/rooms/{room}/ratings")
    assert told["counted"] and [one["seat"] for one in told["players"]] == [0]
    assert told["players"][0]["points"] < 1500


def test_a_bot_account_is_rated_too(
    service: Service, two: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(short_games, "FEWEST_MOVES", 0)
    ann, bob = two
    bot = robot(ann)
    room = challenge(bob, bot, rated=True)
    bot.ask("POST", f"/games/{room}/accept")
    bot.ask("POST", f"/games/{room}/resign")
    told = bob.get(f"/api/rooms/{room}/ratings")
    points = {one["player"]["name"]: one["points"] for one in told["players"]}
    assert points[bob.me["name"]] > 1500 > points[bot.name]
    shown = bob.get(f"/api/people/{bot.name}")
    assert shown["bot"] and shown["owner"]["name"] == ann.me["name"]


def _changes(service: Service, room: str) -> int:
    async def found() -> int:
        query = select(rating_changes_table).where(rating_changes_table.c.room == room)
        async with service.hall.store.engine.connect() as connection:
            return len((await connection.execute(query)).all())

    return int(service.do(found()))


def test_a_game_is_counted_once_however_many_count(
    service: Service, two: tuple[Caller, Caller]
) -> None:
    room = rated_room(*two)
    resigns(two[1], room, 1)

    async def all_at_once() -> list[bool]:
        return await asyncio.gather(*(service.hall.ratings.count(room) for _ in range(6)))

    assert sum(service.do(all_at_once())) <= 1
    before = ratings(two[0])["red"]
    assert _changes(service, room) == 2
    service.do(service.hall.ratings.count_due())
    assert ratings(two[0])["red"] == before and before["games"] == 1


def test_what_a_crash_left_uncounted_is_counted_after_it(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve(watch_seconds=1000.0)
    ann, bob = account(first.url), account(first.url)
    first.hall.watchers.remove(first.hall.ratings.changed)  # as if it died before
    room = rated_room(ann, bob)
    resigns(bob, room, 1)
    assert _changes(first, room) == 0
    first.stop()
    second = serve(watch_seconds=0.05)
    until(lambda: _changes(second, room) == 2)


def test_a_game_handed_over_is_not_counted(
    service: Service, two: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(short_games, "FEWEST_MOVES", 0)
    ann, bob = two
    bot = robot(ann)
    room = challenge(bob, bot, rated=True)
    bot.ask("POST", f"/games/{room}/accept")
    bob.post(f"/api/rooms/{room}/seats/1/bot", {"bot": "random"}, 200)
    assert bob.get(f"/api/rooms/{room}")["rated"] is False
    resigns(bob, room, 0)
    told = bob.get(f"/api/rooms/{room}/ratings")
    assert told["counted"] and not told["rated"]
    assert _changes(service, room) == 0


def test_a_leaderboard_asks_for_games_and_for_certainty(
    service: Service, two: tuple[Caller, Caller]
) -> None:
    ann, bob = two
    for _ in range(3):
        beaten(ann, bob)
    for _ in range(2):
        beaten(ann, account(service.url))
    service.do(service.hall.ratings.count_due())
    board = ann.get(f"/api/leaderboards/{GAME}", side="red")
    names = [place["player"]["name"] for place in board["places"]]
    assert ann.me["name"] in names and bob.me["name"] not in names
    points = [place["rating"]["points"] for place in board["places"]]
    assert points == sorted(points, reverse=True)
    assert board["mine"]["games"] == 5 and board["mine"]["opponents"] == 3
    assert (board["fewest_games"], board["fewest_opponents"]) == (5, 3)
    unsure = update(ratings_table).where(ratings_table.c.person == ann.me["id"])
    service.do(service.hall.store.write(unsure.values(sigma=320.0)))
    board = bob.get(f"/api/leaderboards/{GAME}", side="red")
    assert ann.me["name"] not in [place["player"]["name"] for place in board["places"]]
    assert bob.get("/api/leaderboards/lotr_card_game", status=409)
    bob.get("/api/leaderboards/chess", status=404)
    bob.get(f"/api/leaderboards/{GAME}", status=404, side="green")


def test_rooms_kept_by_others_stay_unrated(service: Service, two: tuple[Caller, Caller]) -> None:
    """A friendly game changes nothing."""
    ann, bob = two
    room = rated_room(ann, bob, rated=False)
    resigns(bob, room, 1)
    told = ann.get(f"/api/rooms/{room}/ratings")
    assert not told["rated"] and not told["counted"]
    assert ratings(ann) == {}

    async def rated() -> bool:
        query = select(db.rooms.c.rated).where(db.rooms.c.id == room)
        async with service.hall.store.engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())

    assert service.do(rated()) is False


# ---- games that count for nobody, or for less


def voided(service: Service, room: str) -> str | None:
    async def found() -> str | None:
        query = select(rating_voids_table.c.why).where(rating_voids_table.c.room == room)
        async with service.hall.store.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    why: str | None = service.do(found())
    return why


def log(caller: Caller, room: str) -> str:
    with caller.look(room) as seen:
        return "\n".join(line["text"] for line in seen.state["events"])


@pytest.mark.parametrize("moves", [0, 1, 3])
@pytest.mark.parametrize("way", ["abort", "resign"])
def test_a_rated_game_that_has_hardly_begun_is_aborted(
    service: Service, two: tuple[Caller, Caller], moves: int, way: str
) -> None:
    """Red stakes, then both play a card: after three moves blue has made one."""
    ann, bob = two
    room = rated_room(ann, bob, moves=moves)
    assert bob.room(room)["abortable"]
    over = bob.post(f"/api/rooms/{room}/{way}", {"seat": 1}, 200)
    assert (over["status"], over["ending"], over["winners"]) == ("aborted", "aborted", [])
    assert over["seed"] and not over["abortable"], "nothing is hidden any more"
    service.do(service.hall.ratings.count_due())
    assert ratings(ann) == ratings(bob) == {}
    assert ann.get(f"/api/people/{ann.me['name']}")["records"] == []
    assert voided(service, room) == "short"
    assert "does not count" in log(ann, room)
    assert ann.get(f"/api/rooms/{room}/ratings")["voided"] == "short"
    # It is read again as it was stored, and may be played once more.
    service.do(service.hall.let_go(room))
    assert ann.room(room)["status"] == "aborted" and ann.room(room)["seed"]
    assert ann.post(f"/api/rooms/{room}/rematch")["rated"]


def test_a_game_under_way_cannot_be_aborted(two: tuple[Caller, Caller], eve: Caller) -> None:
    ann, bob = two
    room = rated_room(ann, bob)
    assert not ann.room(room)["abortable"]
    refused = bob.post(f"/api/rooms/{room}/abort", {"seat": 1}, 409)
    assert refused["error"]["code"] == "not_abortable"
    with bob.look(room) as seen:
        seen.say(type="abort", seat=1)
        assert seen.next("refused")["code"] == "not_abortable"
    friendly = rated_room(ann, bob, moves=0, rated=False)
    assert not ann.room(friendly)["abortable"]
    bob.post(f"/api/rooms/{friendly}/abort", {"seat": 1}, 409)
    fresh = rated_room(ann, bob, moves=0)
    eve.post(f"/api/rooms/{fresh}/abort", {"seat": 1}, 403)
    ann.post(f"/api/rooms/{fresh}/abort", {"seat": 1}, 403)
    with bob.look(fresh) as seen:
        seen.say(type="abort", seat=1)
        assert seen.next("update")["room"]["status"] == "aborted"


def test_out_of_time_before_it_has_begun_counts_for_nobody(serve: Serve) -> None:
    house = House(serve)
    house.ann, house.bob = account(house.service.url), account(house.service.url)
    room = rated_room(house.ann, house.bob, moves=0, clock={"days": 3})
    house.time.passes(days=4.1)
    house.service.do(sweeper.go_round(house.service.hall))
    shown = house.ann.room(room)
    assert (shown["status"], shown["ending"], shown["winners"]) == ("aborted", "aborted", [])
    told = log(house.ann, room)
    assert "has run out of time" in told and "It is aborted and does not count" in told


def test_the_same_two_again_and_again_count_less_and_less(
    service: Service, two: tuple[Caller, Caller]
) -> None:
    ann, bob = two
    gains, weights = [], []
    for _ in range(4):
        room = beaten(ann, bob)
        [up, down] = ann.get(f"/api/rooms/{room}/ratings")["players"]
        gains.append(up["points"] - up["before"])
        weights.append(up["weight"])
        assert down["weight"] == up["weight"]
    assert weights == [1.0, 1.0, 0.5, 0.25]
    # Alone, each game would move a rating by less than the one before, but not by half of it.
    assert gains[2] < 0.6 * gains[1] and gains[3] < 0.6 * gains[2]
    # The other way round they are the same two; with somebody else everything counts.
    room = beaten(bob, ann)
    assert bob.get(f"/api/rooms/{room}/ratings")["players"][0]["weight"] == 0.125
    room = beaten(ann, account(service.url))
    assert ann.get(f"/api/rooms/{room}/ratings")["players"][0]["weight"] == 1.0


def test_games_of_more_than_a_week_ago_make_a_game_count_no_less(
    service: Service, two: tuple[Caller, Caller]
) -> None:
    ann, bob = two
    for _ in range(3):
        beaten(ann, bob)
    met = rating_meetings_table
    old = update(met).where(met.c.person.in_((ann.me["id"], bob.me["id"])))
    service.do(service.hall.store.write(old.values(at="2020-01-01T00:00:00.000Z")))
    room = beaten(ann, bob)
    assert ann.get(f"/api/rooms/{room}/ratings")["players"][0]["weight"] == 1.0
    assert ratings(ann)["red"]["opponents"] == 1


def test_bots_of_one_owner_are_one_opponent(
    service: Service, two: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(short_games, "FEWEST_MOVES", 0)
    ann, bob = two
    weights = []
    for _ in range(3):
        bot = robot(ann)
        room = challenge(bob, bot, rated=True)
        bot.ask("POST", f"/games/{room}/accept")
        bot.ask("POST", f"/games/{room}/resign")
        told = bob.get(f"/api/rooms/{room}/ratings")["players"]
        weights.append([one["weight"] for one in told])
    assert weights == [[1.0] * 2, [1.0] * 2, [0.5] * 2]
    assert ratings(bob)["red"]["opponents"] == 1
