"""``/api/shelf``: battles and decks that people have published (publishing.py)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from westmarch.games.lotr_card_game.rules.catalogue import SCENARIOS
from westmarch.server.common.text import plain_lines
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import (
    Name,
    Someone,
    TheHall,
    Visitor,
    account_of,
    limited,
)
from westmarch.server.library import battles_api, decks_api, listing, publishing
from westmarch.server.library.battles_api import BattleOut
from westmarch.server.library.decks_api import SavedDeck
from westmarch.server.library.publishing import AnyShelf, Sort
from westmarch.server.relations.schemas import NewReport
from westmarch.server.rooms.registry import Hall

DECKS_SHOWN, BATTLES_SHOWN = 24, 12
"""So many are shown at once."""

Kind = Annotated[Literal["decks", "battles"], PathParameter()]
Words = Annotated[str, QueryParameter(max_length=200)]
Tag = Annotated[str, QueryParameter(max_length=40, pattern=r"^[a-z0-9_]*$")]
Order = Annotated[Sort, QueryParameter()]
Start = Annotated[int, QueryParameter(ge=0, le=10_000)]


class ToPublish(Struct):
    """What its maker says of a battle or a deck; of a deck also which scenario it is meant for."""

    about: Annotated[str, Meta(max_length=1000)] = ""
    scenario: Literal[SCENARIOS] | None = None  # type: ignore[valid-type]


class Likes(Struct):
    """How many like something, and whether the visitor does."""

    likes: int
    liked: bool


class DecksFound(Struct):
    """Decks on the shelf, and whether there are more."""

    decks: list[SavedDeck]
    more: bool


class BattlesFound(Struct):
    """Battles on the shelf, and whether there are more."""

    battles: list[BattleOut]
    more: bool


def _shelf(hall: Hall, kind: str) -> AnyShelf:
    return hall.decks if kind == "decks" else hall.battles


def _tags(**wished: str) -> list[str]:
    return [f"{kind}:{value}" for kind, value in wished.items() if value]


@get("/shelf/decks", summary="Published decks", tags=["shelf"], responses=PROBLEMS)
async def decks(
    request: Request[Any, Any, Any],
    hall: TheHall,
    visitor: Visitor,
    q: Words = "",
    sphere: Tag = "",
    hero: Tag = "",
    scenario: Tag = "",
    author: Words = "",
    sort: Order = "new",
    start: Start = 0,
) -> DecksFound:
    """Decks with all these words, a hero of this sphere, this hero, meant for this scenario."""
    await limited(request, "searches")
    tags = _tags(sphere=sphere, hero=hero, scenario=scenario)
    found, more = await listing.found(
        hall.decks, decks_api.saved, visitor, q, tags, author, sort, start, DECKS_SHOWN
    )
    return DecksFound(found, more)


@get("/shelf/battles", summary="Published battles", tags=["shelf"], responses=PROBLEMS)
async def battles(
    request: Request[Any, Any, Any],
    hall: TheHall,
    visitor: Visitor,
    q: Words = "",
    commander: Tag = "",
    size: Tag = "",
    author: Words = "",
    sort: Order = "new",
    start: Start = 0,
) -> BattlesFound:
    """Battles with all these words, with this commander, of this size."""
    await limited(request, "searches")
    tags = _tags(commander=commander, size=size)
    found, more = await listing.found(
        hall.battles, battles_api.out, visitor, q, tags, author, sort, start, BATTLES_SHOWN
    )
    return BattlesFound(found, more)


@put(
    "/shelf/{kind:str}/{item:str}",
    summary="Publish",
    tags=["shelf"],
    responses=PROBLEMS,
    status_code=204,
)
async def publish(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    kind: Kind,
    item: Name,
    data: JSONBody[ToPublish],
) -> None:
    """Put a battle or deck of one's own on the open shelf, or say something else of it there. Only
    accounts do: whoever reads it sees who made it."""
    await limited(request, "shelf", account_of(person).id)
    about = plain_lines(data.about)
    if kind == "decks":
        deck = decks_api.deck_of(await hall.decks.own(person, item))
        found = decks_api.described(deck, about, data.scenario)
    else:
        plan = battles_api.plan_of(await hall.battles.own(person, item))
        found = await battles_api.described(hall, plan, about)
    await publishing.publish(_shelf(hall, kind), person, item, about, found)


@delete("/shelf/{kind:str}/{item:str}", summary="Withdraw", tags=["shelf"], responses=PROBLEMS)
async def withdraw(hall: TheHall, person: Someone, kind: Kind, item: Name) -> None:
    """Take a battle or deck of one's own from the shelf. Games and copies stay as they are."""
    await publishing.withdraw(_shelf(hall, kind), person, item)


@put("/shelf/{kind:str}/{item:str}/like", summary="Like", tags=["shelf"], responses=PROBLEMS)
async def like(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, kind: Kind, item: Name
) -> Likes:
    """Like what somebody else has published; an account counts once."""
    await limited(request, "shelf", account_of(person).id)
    return Likes(await publishing.like(_shelf(hall, kind), person, item), True)


@delete(
    "/shelf/{kind:str}/{item:str}/like",
    summary="Like no more",
    tags=["shelf"],
    responses=PROBLEMS,
    status_code=200,
)
async def unlike(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, kind: Kind, item: Name
) -> Likes:
    """Like it no more."""
    await limited(request, "shelf", account_of(person).id)
    return Likes(await publishing.unlike(_shelf(hall, kind), person, item), False)


@post(
    "/shelf/{kind:str}/{item:str}/report",
    summary="Report what is published",
    tags=["shelf"],
    responses=PROBLEMS,
    status_code=204,
)
async def report(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    kind: Kind,
    item: Name,
    data: JSONBody[NewReport],
) -> None:
    """Report the maker of something published to those who run the site; the report begins with
    its address."""
    await limited(request, "society", account_of(person).id)
    row = await publishing.on_shelf(_shelf(hall, kind), item)
    data.text = f"/{kind}/{row.id}\n{data.text}"
    await hall.relations.report(person.id, row.owner, data)


HANDLERS = [decks, battles, publish, withdraw, like, unlike, report]
