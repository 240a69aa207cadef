"""A table needs no server: whole games at a home in memory, with all that people do at a table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from random import Random

import msgspec
import pytest

from tests.tabletop.memory import MemoryHome, Somebody, Watcher
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.state import encode
from westmarch.tabletop import creation, rematch, seating, start, teaching
from westmarch.tabletop.clocks import written
from westmarch.tabletop.home import BotFailed, Moved, Saving
from westmarch.tabletop.journal import codec, restore
from westmarch.tabletop.play import bot_turns, chat, moves, seat_transfer, undo
from westmarch.tabletop.refusals import Forbidden, Refused, Unfit
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BOT, FINISHED, PLAYING, WAITING, RoomRow
from westmarch.tabletop.views import replay_view
from westmarch.tabletop.views.schemas import SeatWish

ANN, BOB = Somebody("ann", "Ann"), Somebody("bob", "Bob")
GAMES = ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"]
OPTIONS = {"lotr_card_game": {"players": "3"}}


async def new_table(home: MemoryHome, game_id: str, *wishes: SeatWish) -> Room:
    game = registry.game(game_id)
    options = game.choose_options(OPTIONS.get(game_id, {}))
    at = written(home.now())
    row = RoomRow(
        id=home.new_id(),
        game=game_id,
        options=options,
        owner=ANN.id,
        seed=f"a game of {game_id}",
        created=at,
        updated=at,
    )
    count = len(game.seats(options))
    bots = [SeatWish("bot", "random")] * (count - len(wishes))
    seats = creation.wished_seats(game, row.id, count, [*wishes, *bots], ANN)
    return await creation.add(home, ANN, Room(game, row, seats))


async def play(home: MemoryHome, room: Room, rng: Random, most: int = 100_000) -> None:
    """People move at random and bots as they do, until somebody has moved so often."""
    for _ in range(most):
        await home.rest()
        if room.row.status != PLAYING:
            return
        assert room.table is not None and room.table.decision is not None
        asked = room.table.decision
        await moves.act(home, room, [asked.seat], room.row.seq, rng.choice(asked.actions))
    await home.rest()


def seat_to_act(room: Room) -> int:
    assert room.row.to_act is not None
    return room.row.to_act


async def take_back_by_consent(home: MemoryHome, room: Room) -> None:
    """Each of two people has moved; the one who moved earlier takes that back."""
    asker, other = room.seats[1 - seat_to_act(room)], room.seats[seat_to_act(room)]
    found = room.undo_seat([asker.seat])
    if found is None or found[1]:
        asker, other = other, asker
        found = room.undo_seat([asker.seat])
    assert found == (asker.seat, False)
    before = room.row.moves
    seen = Watcher(room, other.person or "")
    await undo.undo(home, room, asker.person or "", asker.called, [asker.seat])
    assert seen.told[-1]["type"] == "undo_offer" and room.row.moves == before
    with pytest.raises(Forbidden):
        await undo.answer_undo(home, room, asker.person or "", True)
    await undo.answer_undo(home, room, other.person or "", True)
    assert room.row.moves < before
    room.lookers.discard(seen)


def check_restored(home: MemoryHome, room: Room) -> None:
    """The journal leads to the same state, and tells the same."""
    assert room.table is not None
    journal, state = home.journal[room.id], home.states[room.id]
    for snapshot in (None, home.snapshots.get(room.id)):
        found = restore.restore(room.game, journal, snapshot, state)
        assert not found.changed
        assert records.fingerprint(found.table.state) == records.fingerprint(room.table.state)
    assert [line.event for line in codec.log_of(journal)] == [line.event for line in room.log]
    assert home.stored[room.id] == msgspec.json.encode((room.row, room.seats))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_where_there_is_no_server(game: str) -> None:
    asyncio.run(_a_whole_game(game))


async def _a_whole_game(game: str) -> None:
    home, rng = MemoryHome(), Random(7)
    room = await new_table(home, game, SeatWish("me"), SeatWish("person"))
    assert room.row.status == WAITING
    await seating.take(home, room, BOB, 1)
    await start.start(home, room, BOB)
    ann = Watcher(room, ANN.id)
    assert ann.updates.message()["type"] == "hello"

    movers: set[int | None] = set()
    while not {0, 1} <= movers or room.undo_seat([0]) is None or seat_to_act(room) > 1:
        movers.add(room.row.to_act)
        await play(home, room, rng, 1)
    await take_back_by_consent(home, room)
    await home.rest()

    await chat.speak(home, room, ANN.id, ANN.name, "Well met!")
    assert home.chat[-1].text == "Well met!" and ann.told[-1]["text"] == "Well met!"

    # Bob leaves, and a bot goes on for him.
    async with home.changing(room):
        await seat_transfer.hand(home, room, room.seats[1], "seat_to_bot", BOT, bot="random")
    bot_turns.drive(home, room)
    while room.row.to_act != 0:
        await play(home, room, rng, 1)
    await ask_for_a_hint(home, room)

    await play(home, room, rng)
    assert room.row.status == FINISHED and room.revealed
    told = ann.updates.message()
    assert told["type"] == "update" and told["room"]["status"] == "finished"
    assert not home.faults and not any(isinstance(event, BotFailed) for event in home.events)
    assert {event.by_bot for event in home.events if isinstance(event, Moved)} == {False, True}
    check_restored(home, room)
    await look_again(home, room)


async def ask_for_a_hint(home: MemoryHome, room: Room) -> None:
    s = teaching.state_for_hint(room, ANN.id, room.row.seq)
    async with home.changing(room):
        await teaching.remark(home, room, "hint", name=ANN.name)
    advice = teaching.hint(teaching.HintAsked(room.row.game, encode(s)))
    found = teaching.hint_out(room.game, s, room.row.seq, advice)
    assert room.table is not None and room.table.decision is not None
    assert found.seat == 0 and found.choices
    assert all(choice.action in room.table.decision.actions for choice in found.choices)


async def look_again(home: MemoryHome, room: Room) -> None:
    """The game is seen again, and told."""
    film = replay_view.film_of(room.game, home.journal[room.id], None, home.states[room.id])
    assert film.end is not None and film.last == room.row.moves
    shown = await replay_view.look(home, film, room, ANN.id, film.last // 2, None, "all")
    assert shown.at == film.last // 2 and shown.chosen is not None
    assert (await replay_view.story_of(home, film, room, film.end)).how


def test_a_rematch_and_a_game_that_goes_on_from_a_position() -> None:
    asyncio.run(_again())


async def _again() -> None:
    home, rng = MemoryHome(), Random(3)
    old = await new_table(home, "duel", SeatWish("me"))
    await play(home, old, rng)
    again = await rematch.rematch(home, old, ANN)
    assert again.row.rematch_of == old.id and again.row.status == PLAYING
    assert await rematch.rematch(home, old, ANN) is again
    on = await rematch.continue_from(home, old, ANN, 3, 0, "random")
    await play(home, on, rng)
    assert on.row.status == FINISHED and on.row.moves > 3
    check_restored(home, on)


def test_what_cannot_be_done_changes_nothing() -> None:
    asyncio.run(_refused())


async def _refused() -> None:
    home = MemoryHome()
    room = await new_table(home, "duel", SeatWish("me"), SeatWish("me"))
    stored = home.stored[room.id]
    with pytest.raises(Refused) as late:
        await moves.act(home, room, [0, 1], 5, ("stake", "more"))
    assert late.value.problem.code == "stale"
    with pytest.raises(Forbidden):
        await moves.act(home, room, [], 0, ("stake", "more"))
    with pytest.raises(Unfit):
        await moves.act(home, room, [0, 1], 0, ("fly",))
    with pytest.raises(Unfit):
        await chat.speak(home, room, ANN.id, ANN.name, " \n ")
    assert home.stored[room.id] == stored and not home.faults and not home.chat


def test_a_move_that_cannot_be_stored_is_not_made() -> None:
    asyncio.run(_not_stored())


async def _not_stored() -> None:
    class Full(MemoryHome):
        async def keep(self, saving: Saving) -> None:
            raise OSError("no space left")

    home = Full()
    room = await new_table(home, "duel", SeatWish("me"), SeatWish("me"))
    with pytest.raises(Refused) as refused:
        await moves.act(home, room, [0, 1], 0, ("stake", "more"))
    assert refused.value.problem.code == "not_stored"
    assert room.gone and len(home.journal[room.id]) == 1


LOADED = """
import importlib, pkgutil, sys
import westmarch.tabletop
for found in pkgutil.walk_packages(westmarch.tabletop.__path__, "westmarch.tabletop."):
    importlib.import_module(found.name)
kept_out = ("litestar", "uvicorn", "sqlalchemy", "asyncpg", "redis", "prometheus_client")
print([name for name in (*kept_out, "westmarch.server") if name in sys.modules])
"""


def test_a_table_loads_neither_a_web_framework_nor_a_database() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
