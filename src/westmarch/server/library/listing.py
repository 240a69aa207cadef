"""What people made, as it is shown to somebody: his own, one by its link, what is found on the open
shelf. How a battle or a deck itself is shown is said by who asks (api_own_battles, api_decks)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from westmarch.server.identity.people import Person
from westmarch.server.library import publishing
from westmarch.server.library.publishing import OnShelf, Sort
from westmarch.server.library.repository import Shelf
from westmarch.server.library.tables import BattleRow, DeckRow
from westmarch.server.storage.rows.mapping import readable
from westmarch.tabletop.views.schemas import PlayerOut

Row = TypeVar("Row", BattleRow, DeckRow)
Out = TypeVar("Out")


Show = Callable[[Row, PlayerOut, Person | None, OnShelf], Out]
"""How one is shown: what was made, by whom, to whom, and how it stands on the open shelf."""


async def one(shelf: Shelf[Row], show: Show[Row, Out], row: Row, me: Person | None) -> Out:
    """One, for anybody who has its link."""
    standing = await publishing.standing(shelf, [row], me)
    return show(row, await shelf.owner(row), me, standing[row.id])


async def own(shelf: Shelf[Row], show: Show[Row, Out], me: Person | None) -> list[Out]:
    """What somebody made, the last saved first."""
    if me is None:
        return []
    maker = PlayerOut(me.id, me.name)
    rows = await shelf.of(me.id)
    standing = await publishing.standing(shelf, rows, me)
    return readable(rows, lambda row: show(row, maker, me, standing[row.id]))


async def found(
    shelf: Shelf[Row],
    show: Show[Row, Out],
    me: Person | None,
    words: str,
    tags: Sequence[str],
    author: str,
    sort: Sort,
    start: int,
    most: int,
) -> tuple[list[Out], bool]:
    """What is published with all these words and tags, at most so many; whether there are more."""
    query = publishing.search(shelf, me, words, tags, author, sort, start, most + 1)
    listed = await shelf.store.mappings(query)
    rows = {row.id: row for row in readable(listed[:most], shelf.row)}
    standing = await publishing.standing(shelf, list(rows.values()), me)

    shown = readable(
        [one for one in listed if one["id"] in rows],
        lambda one: show(
            rows[one["id"]],
            PlayerOut(one["owner"], one["owner_name"]),
            me,
            standing[one["id"]],
        ),
    )
    return shown, len(listed) > most
