"""Decks of The Card Game: whether one is legal, deck files, and those that people keep. One with
its link may read a deck, who keeps it may change it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from westmarch.games.lotr_card_game import deck_files, notation
from westmarch.games.lotr_card_game.rules import decks
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    EVENT,
    HERO,
    NUMBERS,
    PRINTED,
    THREAT_COST,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.decks import Deck
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.ids import new_id
from westmarch.server.common.text import one_line
from westmarch.server.common.time import now
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor, limited
from westmarch.server.identity.people import Person
from westmarch.server.library import listing, publishing
from westmarch.server.library.publishing import Described, OnShelf
from westmarch.server.library.ringsdb import RingsDb
from westmarch.server.library.tables import DeckRow
from westmarch.tabletop import parsing
from westmarch.tabletop.views.schemas import PlayerOut

MOST_DECKS = 100
"""Decks one person may keep here."""

Number = Annotated[int, Meta(ge=0, le=10_000)]
Copies = Annotated[int, Meta(ge=1, le=99)]
DeckName = Annotated[str, Meta(max_length=80)]
Form = Literal["text", "ringsdb", "codes", "octgn"]

_WRITERS = {
    "text": (deck_files.write_text, "txt"),
    "ringsdb": (deck_files.write_ringsdb, "json"),
    "codes": (deck_files.write_codes, "txt"),
    "octgn": (deck_files.write_octgn, "o8d"),
}


class DeckIn(Struct):
    """A deck by card numbers."""

    heroes: Annotated[tuple[Number, ...], Meta(max_length=12)]
    cards: Annotated[tuple[tuple[Number, Copies], ...], Meta(max_length=100)]
    name: DeckName = ""


class DeckToKeep(DeckIn, kw_only=True):
    """A new deck, and the one it was made from."""

    copied_from: Annotated[str, Meta(max_length=16)] | None = None


class DeckToWrite(DeckIn):
    """A deck and the form it is wanted in."""

    form: Form = "text"


class DeckToSave(DeckIn, kw_only=True):
    """A changed deck, and the revision it was made from."""

    revision: Annotated[int, Meta(ge=1, le=2_000_000_000)]


class DeckText(Struct):
    """A deck file's text, in any of the forms."""

    text: Annotated[str, Meta(max_length=50_000)]


class Remark(Struct):
    """Why a deck is not legal, or unwise."""

    text: str
    rule: str


class DeckOut(Struct):
    """A deck, and what is to be said of it."""

    name: str
    heroes: tuple[int, ...]
    cards: tuple[tuple[int, int], ...]
    size: int
    threat: int
    illegal: Remark | None
    """Why no game can be played with it."""
    tournament: Remark | None
    """Why no tournament can be played with it."""
    warnings: list[Remark]
    option: str | None
    """The deck as a value of the options ``deck_1`` to ``deck_4``; null when it is not legal."""


class UnknownOut(Struct):
    """A card of a deck file that the core set does not have."""

    name: str
    line: int | None
    """The line it stands in; null where the file has none."""


class DeckAddress(Struct):
    """A deck of RingsDB: its address there, or its id."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]


class DeckRead(DeckOut):
    """A deck that was read, and what could not be."""

    unknown: list[UnknownOut]
    source: str | None = None
    """The page it comes from."""


class SavedDeck(DeckOut):
    """A deck somebody keeps."""

    id: str
    owner: PlayerOut
    mine: bool
    revision: int
    created: str
    updated: str
    scenario: str | None
    """The one it is meant for, as its maker says on the shelf."""
    shelf: OnShelf


class DeckFile(Struct):
    """A deck as a file."""

    name: str
    text: str


def _remark(refusal: Refusal | None) -> Remark | None:
    return None if refusal is None else Remark(notation.reason(refusal), refusal.rule)


def _deck(given: DeckIn) -> Deck:
    counts: dict[int, int] = {}
    for number, copies in given.cards:
        counts[number] = counts.get(number, 0) + copies
    if not all(0 < n < NUMBERS and TYPE[n] == HERO for n in given.heroes) or not all(
        0 < n < NUMBERS and TYPE[n] in (ALLY, ATTACHMENT, EVENT) for n in counts
    ):
        raise ApiError(400, "bad_deck", say("error-bad_deck"))
    return Deck(given.heroes, tuple(sorted(counts.items())), given.name)


def _said(deck: Deck) -> dict[str, Any]:
    """A deck and what is to be said of it: the fields of `DeckOut`."""
    illegal = decks.why_illegal(deck, tournament=False)
    if illegal is None and not deck.cards:
        illegal = Refusal("lcg.16.07", "no_cards")
    return {
        "name": deck.name,
        "heroes": deck.heroes,
        "cards": deck.cards,
        "size": deck.size,
        "threat": sum(PRINTED[THREAT_COST][n] for n in deck.heroes),
        "illegal": _remark(illegal),
        "tournament": _remark(decks.why_illegal(deck)),
        "warnings": [Remark(notation.reason(w), w.rule) for w in decks.warnings(deck)],
        "option": None if illegal else decks.option_of_deck(deck),
    }


_PATH = "/games/lotr_card_game/decks"


@post(
    f"{_PATH}/check",
    status_code=200,
    summary="Whether a deck is legal",
    tags=["decks"],
    responses=PROBLEMS,
)
async def check(data: JSONBody[DeckIn]) -> DeckOut:
    """Legality, warnings, and the deck as an option of a new room."""
    return DeckOut(**_said(_deck(data)))


@post(
    f"{_PATH}/read", status_code=200, summary="Read a deck file", tags=["decks"], responses=PROBLEMS
)
async def read(
    request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[DeckText]
) -> DeckRead:
    """A deck from plain text, RingsDB text or JSON, or OCTGN ``.o8d``: of all cards that are known
    here, with a list of the others."""
    await limited(request, "texts")
    found = await hall.readers.text("deck", parsing.deck, data.text)
    unknown = [UnknownOut(one.name, one.line) for one in found.unknown]
    return DeckRead(**_said(found.deck), unknown=unknown)


@post(
    f"{_PATH}/fetch",
    status_code=200,
    summary="Fetch a deck from RingsDB",
    tags=["decks"],
    responses=PROBLEMS,
)
async def fetch(
    request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[DeckAddress]
) -> DeckRead:
    """A deck of RingsDB by its address or id: of all cards that are known here, with a list of the
    others by their names."""
    await limited(request, "fetches")
    ringsdb: RingsDb = request.app.state.ringsdb
    text, source = await ringsdb.deck(data.address)
    found = await hall.readers.text("deck", parsing.deck, text)
    names = await ringsdb.names([one.name for one in found.unknown])
    unknown = [
        UnknownOut(f"{names[one.name]} ({one.name})" if one.name in names else one.name, one.line)
        for one in found.unknown
    ]
    return DeckRead(**_said(found.deck), unknown=unknown, source=source)


@post(
    f"{_PATH}/write",
    status_code=200,
    summary="Write a deck file",
    tags=["decks"],
    responses=PROBLEMS,
)
async def write(data: JSONBody[DeckToWrite]) -> DeckFile:
    """A deck as plain text, RingsDB JSON, RingsDB codes, or OCTGN ``.o8d``."""
    writer, ending = _WRITERS[data.form]
    return DeckFile(f"{_plain(data.name) or 'deck'}.{ending}", writer(_deck(data)))


def _plain(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


# ---- decks that people keep


def _kept(data: DeckIn) -> str:
    """A deck as it is kept, under a name of its own. Raises `ApiError` when it is no deck."""
    deck = _deck(data)
    return msgspec.json.encode({"heroes": deck.heroes, "cards": deck.cards}).decode()


def deck_of(row: DeckRow) -> Deck:
    """What somebody keeps."""
    given = msgspec.json.decode(row.deck, type=DeckIn)
    return Deck(given.heroes, given.cards, row.name)


def saved(row: DeckRow, owner: PlayerOut, me: Person | None, shelf: OnShelf) -> SavedDeck:
    """A deck as it is shown to somebody."""
    return SavedDeck(
        **_said(deck_of(row)),
        id=row.id,
        owner=owner,
        mine=me is not None and me.id == row.owner,
        revision=row.revision,
        created=row.created,
        updated=row.updated,
        scenario=publishing.tag_of(row, "scenario"),
        shelf=shelf,
    )


def described(deck: Deck, about: str, scenario: str | None) -> Described:
    """What a deck on the shelf is found by. Raises `ApiError` unless it can be played with."""
    if not deck.cards or decks.why_illegal(deck, tournament=False) is not None:
        raise ApiError(409, "not_playable", say("error-not_playable_deck"))
    return publishing.describe_deck(deck, about, scenario)


@get("/decks", summary="The decks I keep", tags=["decks"], responses=PROBLEMS)
async def mine(hall: TheHall, visitor: Visitor) -> list[SavedDeck]:
    """My decks, the last saved first."""
    return await listing.own(hall.decks, saved, visitor)


@get("/decks/{deck_id:str}", summary="One deck", tags=["decks"], responses=PROBLEMS)
async def one(hall: TheHall, visitor: Visitor, deck_id: Name) -> SavedDeck:
    """A deck, for anybody who has its link."""
    return await listing.one(hall.decks, saved, await hall.decks.one(deck_id), visitor)


@post("/decks", summary="Keep a new deck", tags=["decks"], responses=PROBLEMS)
async def create(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, data: JSONBody[DeckToKeep]
) -> SavedDeck:
    """Keep a deck, finished or not; it gets an id and a link."""
    await limited(request, "decks")
    row = DeckRow(
        id=new_id(),
        owner=person.id,
        name=one_line(data.name),
        deck=_kept(data),
        created=now(),
        updated=now(),
    )
    await publishing.credit(hall.decks, row, data.copied_from)
    await hall.decks.add(person, row, MOST_DECKS)
    return await listing.one(hall.decks, saved, row, person)


@put("/decks/{deck_id:str}", summary="Save a deck", tags=["decks"], responses=PROBLEMS)
async def save(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    deck_id: Name,
    data: JSONBody[DeckToSave],
) -> SavedDeck:
    """Save a changed deck. Refused when it was saved elsewhere since that revision, and when it is
    published and could not be played with any more."""
    await limited(request, "decks")
    text = _kept(data)

    def change(row: DeckRow) -> None:
        row.deck, row.name = text, one_line(data.name)
        if row.published is not None:
            scenario = publishing.tag_of(row, "scenario")
            publishing.describe(row, described(deck_of(row), row.about, scenario))

    row = await hall.decks.save(person, deck_id, data.revision, change)
    return await listing.one(hall.decks, saved, row, person)


@delete("/decks/{deck_id:str}", summary="Remove a deck", tags=["decks"], responses=PROBLEMS)
async def remove(hall: TheHall, person: Someone, deck_id: Name) -> None:
    """Remove a deck one keeps. Games that are played with it go on."""
    await hall.decks.remove(person, deck_id)


HANDLERS = [check, read, fetch, write, mine, one, create, save, remove]
