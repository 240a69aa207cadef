"""Several processes on one PostgreSQL and one Redis are one site."""

from __future__ import annotations

import asyncio
import subprocess

import pytest

from tests.cluster.conftest import Pair, Start
from tests.server.support.live_server import Service, no_refill
from tests.server.support.server_process import COMMAND, ROOT
from tools.harness.services import Postgres, Redis
from tools.harness.site_client import RESTARTING, Caller, play_on, together, until
from westmarch.cli.app import run
from westmarch.server.cluster import forwarding
from westmarch.server.identity.people import Person
from westmarch.tabletop import seating
from westmarch.tabletop.rows import FINISHED

WAR = "war_of_the_ring"


def move(pair: Pair, room: str, to: Service) -> None:
    """Let another process own a room."""
    to.do(to.site.bring(room))
    to.do(to.hall.room(room))


# ---- rooms


def test_two_people_at_two_processes_play_one_game(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    room = together(ann, bob, WAR)["id"]
    with ann.look(room) as one, bob.look(room) as two:
        one.next("presence")
        assert play_on([one, two], 12) == 12
        two.say(type="chat", text="well played")
        assert one.next("chat")["text"] == two.next("chat")["text"] == "well played"
        presence = {one.state["presence"][0], *two.state["presence"]}
        assert presence == {ann.me["name"], bob.me["name"]}
    owners = [service for service in pair if room in service.hall.rooms]
    assert owners == [pair[0]]  # one owner: the other only hands on
    # Refusals, unknown rooms and the state of a room are the same at both.
    for caller in (ann, bob):
        assert caller.room(room)["n"] == 12
        caller.post(f"/api/rooms/{room}/start", status=200)
        caller.post(f"/api/rooms/{room}/rematch", status=409)
        caller.get("/api/rooms/nothere/record", status=404)
        with caller.look("nothere", hello=False) as seen:
            assert seen.hear_until_closed() == 4404


def test_a_game_ends_in_the_database_by_its_last_move(pair: Pair) -> None:
    """What a move changes of its room is stored with it, all of it: another process may be asked
    next."""
    ann, bob = (Caller(service.url) for service in pair)
    room = together(ann, bob)["id"]

    def known() -> tuple[object, object]:
        owner, other = pair
        stored = other.do(other.hall.store.room(room))
        assert stored is not None
        return owner.room(room).row, stored[0]

    with ann.look(room) as one, bob.look(room) as two:
        while one.state["room"]["status"] == "playing":
            made = play_on([one, two], 1)
            mine, stored = known()
            assert mine == stored
            if not made:
                break
    assert known()[1].status == FINISHED  # type: ignore[attr-defined]


def test_a_room_goes_over_to_another_process_when_its_own_ends(join: Start) -> None:
    first, second = join(), join()
    ann, bob = Caller(first.url), Caller(second.url)
    room = together(ann, bob, WAR)["id"]
    with ann.look(room) as one, bob.look(room) as two:
        play_on([one, two], 5)
    first.stop()
    with bob.look(room) as two, ann.at(second.url).look(room) as one:
        assert two.state["n"] == 5
        assert play_on([one, two], 5) == 5
    assert room in second.hall.rooms


def test_a_process_that_drains_hands_its_rooms_over(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    room = together(ann, bob, WAR)["id"]
    with ann.look(room) as one, bob.look(room) as two:
        play_on([one, two], 4)
        pair[0].do(pair[0].hall.drain())
        for seen in (one, two):
            assert seen.hear_until_closed() == RESTARTING
    with bob.look(room) as two:  # at once, though the other still runs
        assert two.state["n"] == 4
    assert ann.room(room)["n"] == 4  # which hands on what still comes to it


def test_who_was_silent_too_long_is_believed_dead_and_does_no_harm(join: Start) -> None:
    """Its loop stands still: the other takes the room over, and what it then wants to write is
    not written."""
    first, second = join(lease_seconds=0.5), join()
    ann, bob = Caller(first.url), Caller(second.url)
    room = together(ann, bob)["id"]
    old = first.room(room)
    epoch = old.row.epoch
    for task in first.site._tasks:
        first.do(_cancelled(task))  # it says nothing any more
    leases = second.site.leases
    until(lambda: second.do(leases.take(room)) is None)
    with bob.look(room) as two:
        assert second.room(room).row.epoch > epoch
        assert not two.mine
        with ann.look(room) as one:  # its own process still believes that it owns the room
            one.say(type="act", n=0, action=["stake", "more"])
            assert one.hear_until_closed() == RESTARTING
        assert bob.room(room)["n"] == 0
        with ann.look(room) as one:  # now it hands on
            assert room not in first.hall.rooms
            assert one.act(["stake", "more"])["n"] == 1
        two.caught_up(1)


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()


def test_a_rematch_of_rooms_with_two_owners(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    old = together(ann, bob)["id"]
    ann.post(f"/api/rooms/{old}/resign", {"seat": 0})
    new = ann.post(f"/api/rooms/{old}/rematch")["id"]
    move(pair, new, pair[1])
    assert old in pair[0].hall.rooms and new in pair[1].hall.rooms
    with ann.look(new, hello=False) as seen:
        assert seen.next()["room"]["status"] == "waiting"
        assert bob.post(f"/api/rooms/{old}/rematch")["id"] == new
    assert ann.room(new)["status"] == "playing"
    assert [seat["player"]["id"] for seat in ann.room(new)["seats"]] == [
        ann.me["id"],
        bob.me["id"],
    ]


def test_a_room_in_nobody_s_use_is_let_go(pair: Pair) -> None:
    ann = Caller(pair[0].url)
    room = ann.make("me", "me")["id"]

    async def swept() -> None:
        for one in pair[0].hall.sweep(idle=0.0):
            await pair[0].site.release(one.id, one.row.epoch)

    pair[0].do(swept())
    with ann.at(pair[1].url).look(room) as seen:
        assert seen.act(["stake", "more"])["n"] == 1
    assert room in pair[1].hall.rooms and room not in pair[0].hall.rooms


def test_only_one_of_many_gets_a_seat(pair: Pair) -> None:
    ann = Caller(pair[0].url)
    callers = [Caller(pair[n % 2].url) for n in range(6)]
    room = ann.make("me", "open")["id"]

    for caller in callers:
        caller.http.post(f"/api/rooms/{room}/seats/1")
    assert ann.room(room)["seats"][1]["player"]["id"] == callers[0].me["id"]
    # Even a process that wrongly believes that the room is its own gives no seat away.
    other = ann.make("me", "open")["id"]
    stale = pair[0].room(other)
    callers[1].post(f"/api/rooms/{other}/seats/1")
    move(pair, other, pair[1])
    stale.seats[1].person, stale.gone = None, False
    with pytest.raises(Exception, match="could not be saved"):
        pair[0].do(seating.take(pair[0].hall, stale, Person("eve", "Eve"), 1))
    assert ann.room(other)["seats"][1]["player"]["id"] == callers[1].me["id"]


# ---- people


def test_the_lobby_knows_who_is_there(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    room = ann.make("me", "open", listed=True)["id"]
    with ann.look(room):

        def seen_online() -> bool:
            found = [r for r in bob.get("/api/rooms")["open"] if r["id"] == room]
            return bool(found) and found[0]["seats"][0]["online"]

        until(seen_online)


def test_a_session_that_ends_ends_at_all_processes(pair: Pair) -> None:
    ann = Caller(pair[0].url)
    ann.post("/api/accounts", {"name": "Annabel", "password": "correct horse"})
    room = ann.make("me", "me")["id"]
    move(pair, room, pair[1])
    elsewhere = ann.at(pair[1].url)
    with elsewhere.look(room) as seen:
        assert seen.state["you"]["seats"] == [0, 1]
        ann.delete("/api/session")
        assert seen.hear_until_closed() == 4401


def test_a_name_changes_at_all_processes(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    room = together(bob, ann)["id"]  # owned by bob's process
    with bob.look(room) as seen:
        ann.patch("/api/me", {"name": "Annabel"})
        while seen.state["room"]["seats"][1]["player"]["name"] != "Annabel":
            seen.next("update")


def test_what_a_guest_plays_elsewhere_goes_to_the_account(pair: Pair) -> None:
    ann, bob = (Caller(service.url) for service in pair)
    ann.post("/api/accounts", {"name": "Annabel", "password": "correct horse"})
    guest = Caller(pair[0].url)
    room = together(bob, guest, WAR)["id"]
    guest.post("/api/session", {"name": "Annabel", "password": "correct horse"})
    with guest.look(room) as seen:
        until(lambda: guest.room(room)["seats"][1]["mine"])
        with bob.look(room) as other:
            play_on([other, seen], 6)
    assert guest.room(room)["n"] == 6


def test_guesses_are_counted_over_all_processes(join: Start) -> None:
    pair = join(limits=True), join(limits=True)
    for service in pair:
        no_refill(service.app.state.limits.passwords)
    callers = [Caller(service.url) for service in pair]
    wrong = {"name": "Nobody", "password": "wrong password"}
    told = [callers[n % 2].http.post("/api/session", json=wrong).status_code for n in range(12)]
    assert told == [401] * 10 + [429] * 2


def test_connections_are_counted_over_all_processes(join: Start) -> None:
    pair = join(limits=True), join(limits=True)
    for service in pair:
        service.app.state.limits.most_sockets = 2
    ann = Caller(pair[0].url)
    room = ann.make("me", "me")["id"]
    with ann.look(room), ann.at(pair[1].url).look(room):
        assert not _lets_in(ann, room)
    until(lambda: _lets_in(ann, room))


def _lets_in(ann: Caller, room: str) -> bool:
    try:
        with ann.look(room):
            return True
    except Exception:
        return False


# ---- bots


def test_a_bot_thinks_in_another_process(join: Start) -> None:
    first = join()
    join(bots=True)
    ann = Caller(first.url)
    room = ann.make("me", "random")["id"]
    with ann.look(room) as seen:
        while seen.state["room"]["status"] == "playing":
            if seen.mine:
                seen.act(seen.state["decision"]["actions"][-1]["action"])
            else:
                seen.next("update")


def test_a_bot_moves_after_its_room_lost_its_owner(join: Start) -> None:
    first, second = join(), join()
    ann = Caller(second.url)
    room = ann.at(first.url).make("me", "random")["id"]
    with ann.look(room) as seen:
        seen.act(["stake", "done"])
        seen.act()
    assert ann.room(room)["to_act"] == [1]  # nobody lets bots think yet
    first.stop()
    join(bots=True)
    until(lambda: ann.room(room)["moves"] >= 3)


# ---- the link


def test_a_stranger_is_not_answered_on_the_link(pair: Pair) -> None:
    ann = Caller(pair[0].url)
    room = ann.make("me", "me")["id"]
    address = pair[0].site.leases.address

    async def ask() -> None:
        await forwarding.ask_release(address, b"a guess", room)

    with pytest.raises(forwarding.Broken):
        asyncio.run(ask())
    assert room in pair[0].hall.rooms


# ---- beginning


def test_all_begin_at_once_on_an_empty_database(postgres: Postgres, redis: Redis) -> None:
    """Migrations wait for each other."""
    database = postgres.database()
    command = [*COMMAND, "serve", "--port", "0", "--database", database, "--redis", redis.url]
    started = [
        subprocess.Popen([*command, "--no-bots"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    try:
        for one in started:
            assert one.stdout is not None
            assert "http://" in one.stdout.readline()
    finally:
        for one in started:
            one.kill()
            one.wait()
            assert one.stdout is not None
            one.stdout.close()


def test_a_second_server_without_redis_is_refused(postgres: Postgres, redis: Redis) -> None:
    database = postgres.database()
    alone = Service(database).start()
    command = [*COMMAND, "serve", "--port", "0", "--database", database]
    try:
        for more in ([], ["--redis", redis.url]):
            second = subprocess.run(
                [*command, *more], cwd=ROOT, capture_output=True, text=True, timeout=60
            )
            assert second.returncode == 2
            (line,) = second.stderr.splitlines()
            assert "another server is already using this database" in line
        assert Caller(alone.url).get("/api/health")["status"] == "ok"
    finally:
        alone.stop()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["serve", "--redis", "redis://127.0.0.1:1/0", "--database", "x.db"], "PostgreSQL"),
        (["serve", "--redis", "nonsense"], "not a Redis address"),
        (["serve", "--address", ":"], "is not an address"),
        (["work"], "--redis"),
    ],
)
def test_bad_options_are_one_clear_line(
    options: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(options) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line


def test_no_redis_at_the_beginning_is_one_clear_line(postgres: Postgres) -> None:
    database = postgres.database()
    options = ["--database", database, "--redis", "redis://127.0.0.1:1/0"]
    done = subprocess.run(
        [*COMMAND, "work", *options], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and "cannot reach Redis" in done.stderr.splitlines()[-1]
