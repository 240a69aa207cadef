"""Decks in the forms other programs read and write: plain text, RingsDB (JSON and text by card
code), OCTGN ``.o8d``.

`read_deck` finds out the form by itself. Cards that are not of the core set, or that nobody knows,
are an error that names them.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

from westmarch.games.lotr_card_game.catalogue import (
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
from westmarch.games.lotr_card_game.decks import Deck
from westmarch.kernel.errors import WestmarchError


class BadDeck(WestmarchError):
    """A deck file that cannot be read, in one line."""


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


def _deck(entries: Iterable[tuple[int, int]], name: str = "") -> Deck:
    counts: dict[int, int] = {}
    for number, copies in entries:
        if copies > 0:
            counts[number] = counts.get(number, 0) + copies
    heroes = tuple(n for n in counts if TYPE[n] == HERO)
    if any(counts[n] > 1 for n in heroes):
        raise BadDeck("a hero stands in the deck more than once")
    if not heroes:
        raise BadDeck("the deck has no hero")
    return Deck(heroes, tuple(sorted((n, c) for n, c in counts.items() if n not in heroes)), name)


def _by_code(code: str) -> int:
    if code not in _BY_CODE:
        raise BadDeck(f"no core set card has the code '{code}'")
    return _BY_CODE[code]


def _by_name(name: str) -> int:
    wanted = _plain(name)
    if wanted not in _BY_NAME:
        raise BadDeck(f"no core set card is called '{name.strip()}'")
    return _BY_NAME[wanted]


def read_deck(text: str) -> Deck:
    """Read a deck in any of the forms. Raises `BadDeck`."""
    start = text.lstrip("\ufeff \n\r\t")
    if start.startswith("{"):
        return read_ringsdb(start)
    if start.startswith("<"):
        return read_octgn(start)
    return read_text(start)


# ---- plain text: "3x Gandalf", "3 Gandalf (Core Set)", "Aragorn", or card codes


_LINE = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?$")


def read_text(text: str) -> Deck:
    """Read a plain text deck: one card a line with its copies before or after the name, names or
    RingsDB codes; headings, blank lines and comments (#) are passed over."""
    entries: list[tuple[int, int]] = []
    name = ""
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("# "):
            name = name or line[2:].strip()
        if not line or line.startswith(("#", "//")) or _heading(line):
            continue
        line = re.sub(r"\s*\((core|core set)\)", "", line, flags=re.IGNORECASE)
        found = _LINE.match(line)
        assert found is not None
        before, what, after = found.groups()
        code = re.fullmatch(r"\d{5}", what)
        number = _by_code(what) if code else _by_name(what)
        entries.append((number, int(before or after or 1)))
    if not entries:
        raise BadDeck("the text has no cards")
    return _deck(entries, name)


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


def read_ringsdb(text: str) -> Deck:
    """Read RingsDB's JSON of a deck: ``heroes`` and ``slots`` by card code."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadDeck(f"not JSON: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("slots"), dict):
        raise BadDeck("the JSON has no 'slots' of cards by code")
    slots: dict[str, Any] = dict(data["slots"])
    for code, copies in (data.get("heroes") or {}).items():
        slots.setdefault(code, copies)
    entries = []
    for code, copies in slots.items():
        if not isinstance(copies, int):
            raise BadDeck(f"the copies of card '{code}' are no number")
        entries.append((_by_code(str(code)), copies))
    return _deck(entries, str(data.get("name") or ""))


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


def read_octgn(text: str) -> Deck:
    """Read an OCTGN deck (``.o8d``): by the cards' ids, or else by their names."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadDeck(f"not XML: {error}") from None
    entries = []
    for card in root.iter("card"):
        name = (card.text or "").strip()
        number = _BY_OCTGN.get(card.get("id", "").casefold())
        if number is None or (name and _plain(name) not in _BY_NAME):
            number = _by_name(name)
        copies = card.get("qty", "1")
        if not copies.isdigit():
            raise BadDeck(f"the copies of '{name}' are no number")
        entries.append((number, int(copies)))
    if not entries:
        raise BadDeck("the file has no cards")
    return _deck(entries)


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
