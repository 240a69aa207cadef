"""A room as its maker wants it. What a table is made of is in tabletop/creation.py."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.sql import Executable

from westmarch.kernel import registry
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Fenced
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.schemas import NewRoom
from westmarch.tabletop import parsing
from westmarch.tabletop.clocks import chosen, written
from westmarch.tabletop.creation import add, new_seed, wished_seats
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import RoomRow

Listing = Callable[[str, str], Executable]
"""Shows a room in the lobby, by its id and its maker's, unless there are too many of theirs."""


async def create(hall: Hall, person: Person, wish: NewRoom, listing: Listing | None = None) -> Room:
    """Make a room. When nobody has to be waited for, the game starts at once."""
    await hall.check_room_count(person)
    game = registry.house_game(wish.game)
    seed, at = wish.seed or new_seed(), written(hall.now())
    options = await chosen_options(hall, game, wish.options, seed, wish.position or "")
    row = RoomRow(
        id=hall.new_id(),
        game=game.id,
        options=options,
        listed=wish.listed,
        random_sides=wish.random_sides,
        owner=person.id,
        seed=seed,
        seed_given=wish.seed is not None,
        position=wish.position or "",
        created=at,
        updated=at,
        rated=wish.rated,
        clock=chosen(wish.clock),
    )
    seats = wished_seats(game, row.id, len(game.seats(options)), wish.seats, person)
    for seat in seats:
        if seat.challenged is not None:
            seat.name = (await hall.bot_accounts.to_challenge(game, seat.challenged)).name
    await eligibility.check(hall, game, row, seats)
    more = []
    if listing is not None and row.listed and any(seat.free for seat in seats):
        more = [listing(row.id, person.id)]
    try:
        return await add(hall, person, Room(game, row, seats), *more)
    except Fenced:
        raise ApiError(429, "too_many_listed", say("error-too_many_listed")) from None


async def chosen_options(
    hall: Hall, game: Game, given: dict[str, str], seed: str, position: str = ""
) -> dict[str, str]:
    """All options of a game, those given among them; texts are read by a process of its own."""
    if parsing.is_text(given, position):
        what = "position" if position else "battle or deck"
        args = (game.id, given, position, seed)
        found: dict[str, str] = await hall.readers.text(what, parsing.set_up, *args)
        return found
    return game.choose_options(given)
