"""Decks of The Card Game: whether one is legal, reading and writing deck files. Nothing is kept."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from westmarch.games.lotr_card_game import deck_files, decks, notation
from westmarch.games.lotr_card_game.catalogue import (
    ALLY,
    ATTACHMENT,
    EVENT,
    HERO,
    NUMBERS,
    PRINTED,
    THREAT_COST,
    TYPE,
)
from westmarch.games.lotr_card_game.decks import Deck
from westmarch.kernel.decision import Refusal
from westmarch.server.errors import PROBLEMS, ApiError

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


class DeckToWrite(DeckIn):
    """A deck and the form it is wanted in."""

    form: Form = "text"


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
        raise ApiError(400, "bad_deck", "The deck names a card that is no hero or no player card.")
    return Deck(given.heroes, tuple(sorted(counts.items())), given.name)


def _out(deck: Deck) -> DeckOut:
    illegal = decks.why_illegal(deck, tournament=False)
    if illegal is None and not deck.cards:
        illegal = Refusal("lcg.16.07", "no_cards")
    return DeckOut(
        name=deck.name,
        heroes=deck.heroes,
        cards=deck.cards,
        size=deck.size,
        threat=sum(PRINTED[THREAT_COST][n] for n in deck.heroes),
        illegal=_remark(illegal),
        tournament=_remark(decks.why_illegal(deck)),
        warnings=[Remark(notation.reason(w), w.rule) for w in decks.warnings(deck)],
        option=None if illegal else decks.option_of_deck(deck),
    )


_PATH = "/games/lotr_card_game/decks"


@post(
    f"{_PATH}/check",
    status_code=200,
    summary="Whether a deck is legal",
    tags=["games"],
    responses=PROBLEMS,
)
async def check(data: JSONBody[DeckIn]) -> DeckOut:
    """Legality, warnings, and the deck as an option of a new room."""
    return _out(_deck(data))


@post(
    f"{_PATH}/read", status_code=200, summary="Read a deck file", tags=["games"], responses=PROBLEMS
)
async def read(data: JSONBody[DeckText]) -> DeckOut:
    """A deck from plain text, RingsDB text or JSON, or OCTGN ``.o8d``."""
    if "<!" in data.text:
        raise ApiError(400, "bad_deck", "A deck file has no document type.")
    try:
        return _out(deck_files.read_deck(data.text))
    except deck_files.BadDeck as error:
        words = str(error)
        sentence = words[:1].upper() + words[1:] + "."
        raise ApiError(400, "bad_deck", sentence) from None


@post(
    f"{_PATH}/write",
    status_code=200,
    summary="Write a deck file",
    tags=["games"],
    responses=PROBLEMS,
)
async def write(data: JSONBody[DeckToWrite]) -> DeckFile:
    """A deck as plain text, RingsDB JSON, RingsDB codes, or OCTGN ``.o8d``."""
    writer, ending = _WRITERS[data.form]
    return DeckFile(f"{_plain(data.name) or 'deck'}.{ending}", writer(_deck(data)))


def _plain(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


HANDLERS = [check, read, write]
