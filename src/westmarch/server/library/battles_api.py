"""Battles that people made. One with its link may read a battle, who made it may change it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor, limited
from westmarch.server.identity.people import Person
from westmarch.server.library import listing, publishing
from westmarch.server.library.battle_files_api import PlanIn, plain, title_of
from westmarch.server.library.publishing import Described, OnShelf
from westmarch.server.library.tables import BattleRow
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop import parsing
from westmarch.tabletop.views.schemas import PlayerOut

MOST_BATTLES = 100
"""Battles one person may keep here."""


class ToKeep(Struct):
    """A plan, in whatever state it is, and the battle it was made from."""

    plan: PlanIn
    copied_from: Annotated[str, Meta(max_length=16)] | None = None


class ToSave(Struct):
    """A changed plan, and the revision it was made from."""

    plan: PlanIn
    revision: Annotated[int, Meta(ge=1, le=2_000_000_000)]


class BattleOut(Struct):
    """A battle somebody made."""

    id: str
    title: str
    plan: dict[str, Any]
    owner: PlayerOut
    mine: bool
    revision: int
    created: str
    updated: str
    shelf: OnShelf


def plan_of(row: BattleRow) -> dict[str, Any]:
    """What somebody made."""
    return msgspec.json.decode(row.plan, type=dict[str, Any])


def out(row: BattleRow, owner: PlayerOut, me: Person | None, shelf: OnShelf) -> BattleOut:
    """A battle as it is shown to somebody."""
    return BattleOut(
        id=row.id,
        title=row.title,
        plan=plan_of(row),
        owner=owner,
        mine=me is not None and me.id == row.owner,
        revision=row.revision,
        created=row.created,
        updated=row.updated,
        shelf=shelf,
    )


async def described(hall: Hall, plan: dict[str, Any], about: str) -> Described:
    """What a battle on the shelf is found by. Raises `ApiError` unless it can be played."""
    judged = await hall.readers.text("battle", parsing.judge, plan)
    if judged.mistakes:
        raise ApiError(409, "not_playable", say("error-not_playable_battle"))
    return publishing.describe_battle(plan, about)


@get("/battles", summary="The battles I made", tags=["battles"], responses=PROBLEMS)
async def mine(hall: TheHall, visitor: Visitor) -> list[BattleOut]:
    """My battles, the last saved first."""
    return await listing.own(hall.battles, out, visitor)


@get("/battles/{battle_id:str}", summary="One battle", tags=["battles"], responses=PROBLEMS)
async def one(hall: TheHall, visitor: Visitor, battle_id: Name) -> BattleOut:
    """A battle, for anybody who has its link."""
    return await listing.one(hall.battles, out, await hall.battles.one(battle_id), visitor)


@post("/battles", summary="Keep a new battle", tags=["battles"], responses=PROBLEMS)
async def create(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, data: JSONBody[ToKeep]
) -> BattleOut:
    """Keep a battle, finished or not; it gets an id and a link."""
    await limited(request, "battles")
    text = plain(data.plan)
    row = BattleRow(
        id=new_id(),
        owner=person.id,
        title=title_of(data.plan),
        plan=text,
        created=now(),
        updated=now(),
    )
    await publishing.credit(hall.battles, row, data.copied_from)
    await hall.battles.add(person, row, MOST_BATTLES)
    return await listing.one(hall.battles, out, row, person)


@put("/battles/{battle_id:str}", summary="Save a battle", tags=["battles"], responses=PROBLEMS)
async def save(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    battle_id: Name,
    data: JSONBody[ToSave],
) -> BattleOut:
    """Save a changed battle. Refused when it was saved elsewhere since that revision, and when it
    is published and could not be played any more."""
    await limited(request, "battles")
    text = plain(data.plan)
    before = await hall.battles.own(person, battle_id)
    found = await described(hall, data.plan, before.about) if before.published else None

    def change(row: BattleRow) -> None:
        row.plan, row.title = text, title_of(data.plan)
        if row.published is not None:
            if found is None:
                raise ApiError(409, "changed_elsewhere", say("error-changed_battle"))
            publishing.describe(row, found)

    row = await hall.battles.save(person, battle_id, data.revision, change)
    return await listing.one(hall.battles, out, row, person)


@delete("/battles/{battle_id:str}", summary="Remove a battle", tags=["battles"], responses=PROBLEMS)
async def remove(hall: TheHall, person: Someone, battle_id: Name) -> None:
    """Remove a battle one made. Games that are played with it go on."""
    await hall.battles.remove(person, battle_id)


HANDLERS = [mine, one, create, save, remove]
