"""Decks in the forms other programs read and write: plain text, RingsDB (JSON and text by card
code), OCTGN ``.o8d``.

`read_deck` finds out the form by itself. Cards that are not of the core set, or that nobody knows,
are listed beside the deck made of the others.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any
from xml.etree import ElementTree

import msgspec

from westmarch.games.lotr_card_game.notation import PROSE
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    CARDS,
    EVENT,
    HERO,
    IDS,
    NAMES,
    RINGSDB_CODE,
    TYPE,
    TYPES,
)
from westmarch.games.lotr_card_game.rules.decks import Deck
from westmarch.kernel.engine.errors import WestmarchError


class BadDeck(WestmarchError):
    """A deck file that cannot be read, in one line."""


def _bad(key: str, **values: Any) -> BadDeck:
    return BadDeck(PROSE.fill(f"deck_file-{key}", values))


OCTGN_GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
"""OCTGN's id of the game."""
_PLAYER_CARDS = [n for n, card in enumerate(CARDS) if "ringsdb_code" in card]
_BY_CODE = {RINGSDB_CODE[n]: n for n in _PLAYER_CARDS}


def _plain(text: str) -> str:
    """A name without accents, signs and case."""
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", " ", letters.casefold()).strip()


_BY_NAME: dict[str, int] = {}
for _number in _PLAYER_CARDS:
    for _name in (NAMES[_number], IDS[_number], *CARDS[_number].get("names", {}).values()):
        _BY_NAME.setdefault(_plain(_name), _number)


MOST_COPIES = 99
"""A file that says more of one card is no deck."""
LONGEST_NAME = 80
MOST_UNKNOWN = 200
MOST_LINES = 2000
"""A text with more lines is no deck."""


class Unknown(msgspec.Struct, frozen=True):
    """What a file calls a card that the core set does not have; the line it stands in, where the
    file has lines."""

    name: str
    line: int | None = None


class Reading(msgspec.Struct, frozen=True):
    """What was read: the deck of all cards we know, and the others."""

    deck: Deck
    unknown: tuple[Unknown, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """One card of a file, however it is called there."""

    name: str
    copies: int
    number: int | None
    """Our number of the card; None when we have no such card."""
    line: int | None = None


def _copies(text: str, name: str) -> int:
    if not (text.isdecimal() and len(text) < 10 and int(text) <= MOST_COPIES):
        raise _bad("copies", name=_shown(name), most=MOST_COPIES)
    return int(text)


def _shown(text: str) -> str:
    """A name of the file as it may be shown: without control signs, and not endless."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_NAME]


def _reading(entries: Iterable[Entry], name: str = "") -> Reading:
    counts: dict[int, int] = {}
    unknown: list[Unknown] = []
    for entry in entries:
        if entry.number is None:
            unknown.append(Unknown(_shown(entry.name), entry.line))
        elif entry.copies > 0:
            counts[entry.number] = counts.get(entry.number, 0) + entry.copies
    if not counts:
        names = ", ".join(f"'{one.name}'" for one in unknown[:3])
        raise _bad("none_known", names=names) if names else _bad("no_cards")
    heroes = tuple(n for n in counts if TYPE[n] == HERO)
    if any(counts[n] > 1 for n in heroes):
        raise _bad("hero_twice")
    if not heroes and not unknown:
        raise _bad("no_hero")
    cards = tuple(sorted((n, c) for n, c in counts.items() if n not in heroes))
    return Reading(Deck(heroes, cards, _shown(name)), tuple(unknown[:MOST_UNKNOWN]))


def read_deck(text: str) -> Reading:
    """Read a deck in any of the forms. Raises `BadDeck`."""
    start = text.lstrip("\ufeff \n\r\t")
    form: Callable[[str], Reading] = read_text
    if start.startswith("{"):
        form = read_ringsdb
    elif start.startswith("<"):
        form = read_octgn
    return form(text.lstrip("\ufeff"))


# ---- plain text: "3x Gandalf", "3 Gandalf (Core Set)", "Aragorn", or card codes


_LINE = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?$")


def read_text(text: str) -> Reading:
    """Read a plain text deck: one card a line with its copies before or after the name, names or
    RingsDB codes; headings, blank lines and comments (#) are passed over."""
    entries: list[Entry] = []
    name = ""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise _bad("too_long", most=MOST_LINES)
    for at, line in enumerate(lines, start=1):
        # Single blanks: a pattern that looks for blanks at every place of a long gap would take
        # the square of its length.
        line = " ".join(line.split())
        if line.startswith("# "):
            name = name or line[2:].strip()
        if not line or line.startswith(("#", "//")) or _heading(line):
            continue
        line = re.sub(r"\s*\((core|core set)\)", "", line, flags=re.IGNORECASE)
        found = _LINE.match(line)
        assert found is not None
        before, what, after = found.groups()
        known = _BY_CODE if re.fullmatch(r"\d{5}", what) else _BY_NAME
        number = known.get(what if known is _BY_CODE else _plain(what))
        entries.append(Entry(what, _copies(before or after or "1", what), number, at))
    return _reading(entries, name)


def _heading(line: str) -> bool:
    """A line such as ``Ally (12)`` or ``Main Deck``."""
    words = re.sub(r"[(\d):]", " ", line).split()
    if not words or line[0].isdigit():
        return False
    first = words[0].casefold().rstrip("s")
    return len(words) <= 2 and (
        first in ("hero", "heroe", "allie", "ally", "attachment", "event", "main", "starting")
    )


def write_text(deck: Deck) -> str:
    """A deck as plain text, by type."""
    lines = [f"# {deck.name}", ""] if deck.name else []
    lines.append(f"Heroes ({len(deck.heroes)})")
    lines += [f"1x {NAMES[n]}" for n in deck.heroes]
    for title, kind in (("Allies", ALLY), ("Attachments", ATTACHMENT), ("Events", EVENT)):
        part = [(n, c) for n, c in deck.cards if TYPE[n] == kind]
        if part:
            lines += ["", f"{title} ({sum(c for _, c in part)})"]
            lines += [f"{copies}x {NAMES[number]}" for number, copies in part]
    return "\n".join(lines) + "\n"


# ---- RingsDB


def read_ringsdb(text: str) -> Reading:
    """Read RingsDB's JSON of a deck: ``heroes`` and ``slots`` by card code."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad("not_json", why=str(error)) from None
    slots, heroes = data.get("slots"), data.get("heroes") or {}
    if not isinstance(slots, dict) or not isinstance(heroes, dict):
        raise _bad("no_slots")
    entries = []
    for code, copies in {**heroes, **slots}.items():
        number = _BY_CODE.get(code)
        text = str(copies) if type(copies) is int else ""
        entries.append(Entry(code, _copies(text, code), number))
    name = data.get("name")
    return _reading(entries, name if isinstance(name, str) else "")


def write_ringsdb(deck: Deck) -> str:
    """A deck as RingsDB's JSON."""
    heroes = {RINGSDB_CODE[n]: 1 for n in deck.heroes}
    slots = heroes | {RINGSDB_CODE[n]: c for n, c in deck.cards}
    data = {"name": deck.name, "heroes": heroes, "slots": slots, "sideslots": {}}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def write_codes(deck: Deck) -> str:
    """A deck as lines of copies and RingsDB codes."""
    cards = [(n, 1) for n in deck.heroes] + list(deck.cards)
    return "".join(f"{copies}x {RINGSDB_CODE[n]}\n" for n, copies in cards)


# ---- OCTGN


def octgn_id(number: int) -> str:
    """OCTGN's id of a core set card."""
    return f"51223bd0-ffd1-11df-a976-0801200c9{number:03d}"


_BY_OCTGN = {octgn_id(n): n for n in _PLAYER_CARDS}


def read_octgn(text: str) -> Reading:
    """Read an OCTGN deck (``.o8d``): by the cards' ids, or else by their names."""
    if "<!DOCTYPE" in text:  # entities could blow it up
        raise _bad("document_type")
    try:
        root = ElementTree.fromstring(text.strip())
    except (ElementTree.ParseError, ValueError):
        raise _bad("not_xml") from None
    entries = []
    for card in root.iter("card"):
        name = (card.text or "").strip()
        number = _BY_OCTGN.get(card.get("id", "").casefold())
        if number is None or (name and _plain(name) not in _BY_NAME):
            number = _BY_NAME.get(_plain(name))
        copies = _copies(card.get("qty", "1"), name)
        entries.append(Entry(name or card.get("id", "?"), copies, number))
    return _reading(entries)


def write_octgn(deck: Deck) -> str:
    """A deck as an OCTGN ``.o8d`` file."""
    root = ElementTree.Element("deck", game=OCTGN_GAME, sleeveid="0")
    parts = [("Hero", [(n, 1) for n in deck.heroes])]
    for kind in (ALLY, ATTACHMENT, EVENT):
        title = TYPES[kind].capitalize()
        parts.append((title, [(n, c) for n, c in deck.cards if TYPE[n] == kind]))
    for title, cards in parts:
        section = ElementTree.SubElement(root, "section", name=title, shared="False")
        for number, copies in cards:
            card = ElementTree.SubElement(section, "card", qty=str(copies), id=octgn_id(number))
            card.text = NAMES[number]
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n{body}\n'
