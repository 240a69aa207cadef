"""The battlefield in text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from westmarch.games.battles_of_westeros.notation import (
    PROSE,
    card_text,
    dice_text,
    unit_text,
)
from westmarch.games.battles_of_westeros.rules.battlefield.army import named
from westmarch.games.battles_of_westeros.rules.battlefield.grid import COLUMNS, HEX, HEXES, hex_at
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    HOUSES,
    KINDS,
    LANNISTER,
    LIMIT,
    RANKS,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUNDS,
    OFF,
    SYMBOL_OF,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.games.battles_of_westeros.view import view

_WIDTH = 6
"""Characters of a hex in a row of the map."""
_LETTER = {ground: letter for letter, ground in SYMBOL_OF.items()}
_TOKEN_LETTER = {i: name[0].upper() for i, name in enumerate(GROUNDS) if i not in _LETTER}


def _say(key: str, args: Sequence[Any] = (), **values: Any) -> str:
    return PROSE.fill(f"board-{key}", values, args)


def board(s: Field, seat: int | None) -> str:
    """The battlefield as a seat sees it."""
    seen = view(s, seat)
    lines = [_say("setting_up" if s.setting_up else "round", **seen)]
    if not s.setting_up:
        lines += [_say("to_act", **seen), _morale(s), _say("points", tuple(s.points))]
    lines += ["", *_map(s), "", _legend(s), ""]
    for house in BOTH:
        lines += [*_house(s, seen, house), ""]
    lines += _field(seen)
    return "\n".join(lines).rstrip()


def hand(s: Field, seat: int) -> str:
    """The Leadership cards a seat holds."""
    cards = view(s, seat)["hand"]
    return "\n".join(_say("hand", card=card, text=card_text(CARD[card])) for card in cards)


def _morale(s: Field) -> str:
    house = LANNISTER if s.morale > 0 else STARK
    space = morale.depth(s, house)
    return _say("morale", house=house, space=space or None, zone=morale.zone_of(space))


# ---- the map


def _map(s: Field) -> list[str]:
    """Rows from the top, even ones shifted by half a hex, with the names of columns and rows."""
    used = [h for h, ground in enumerate(s.terrain) if ground != OFF]
    columns = range(max(h % COLUMNS for h in used) + 1)
    rows = range(max(h // COLUMNS for h in used) + 1)
    letters = "".join(f"{HEXES[c][0]:<{_WIDTH}}" for c in columns)
    lines = [f"    {letters}".rstrip()]
    for row in rows:
        cells = "".join(_cell(s, hex_at(column, row)) for column in columns)
        lines.append(f"{row + 1:>2}  {' ' * (_WIDTH // 2 * (row % 2))}{cells}".rstrip())
    return lines


def _cell(s: Field, h: int) -> str:
    if s.terrain[h] == OFF:
        return " " * _WIDTH
    ground = s.ground[h]
    text = _LETTER.get(ground) or _TOKEN_LETTER[ground]
    unit = s.unit_at[h]
    if unit >= 0:
        kind = KINDS[s.kind[unit]][0]
        letters = HOUSES[s.house[unit]][0].upper(), RANKS[s.rank[unit]][0]
        text += "".join(letters) + (kind.upper() if s.commander[unit] >= 0 else kind)
        text += f"{s.figures[unit]}{'*' if s.active[unit] else ''}"
    elif s.fire[h]:
        text += f"^{s.fire[h]}"
    return f"{text:<{_WIDTH}}"


def _legend(s: Field) -> str:
    used = sorted({g for g in s.ground if g != OFF})
    grounds = [f"{_LETTER.get(g) or _TOKEN_LETTER[g]} {PROSE.name('ground', g)}" for g in used]
    return _say("legend", grounds=", ".join(grounds))


# ---- what each House has


def _house(s: Field, seen: dict[str, Any], house: int) -> Iterator[str]:
    name = HOUSES[house]
    has = seen["houses"][name]
    pool = dice_text([s.pool[house * 5 + i] for i in range(5)])
    yield _say("house", **{**has, "house": name, "pool": pool})
    for entry in seen["commanders"]:
        if entry["house"] == name:
            commander = entry["commander"]
            side = _say("fresh" if entry["fresh"] else "spent")
            if entry["captured_by"]:
                side = _say("captured", house=entry["captured_by"])
            limit = LIMIT[COMMANDER[commander]]
            yield "  " + _say("commander", **{**entry, "limit": limit, "side": side})
    away = []
    for number, unit in enumerate(seen["units"]):
        if unit["house"] == name:
            if unit["hex"] in HEX:
                yield "  " + _unit(s, number, unit)
            else:
                where = _say(unit["hex"])
                away.append(f"{unit_text(named(s, number))} ({where})")
    if away:
        yield "  " + _say("off", units=", ".join(away))


def _unit(s: Field, number: int, unit: dict[str, Any]) -> str:
    state = _say("active" if unit["active"] else "inactive")
    if unit["engaged"] is not None:
        foe = HEXES[s.hex[unit["engaged"]]]
        state += ", " + _say("engaged", hex=foe, house=unit["engaged_by"])
    values = {"hex": unit["hex"], "figures": unit["figures"], "state": state}
    return _say("unit", unit=named(s, number), **values)


# ---- the rest of the field


def _field(seen: dict[str, Any]) -> Iterator[str]:
    for goal in seen["objectives"]:
        name = goal["name"] if goal["name"] != goal["hex"] else ""
        yield _say("objective", hex=goal["hex"], name=name, house=goal["control"])
    fires = [f"{h} ({shown['fire']})" for h, shown in seen["field"].items() if "fire" in shown]
    if fires:
        yield _say("fire", fires=", ".join(fires))
    for token in seen["strategy"]:
        yield _say("strategy", hex=token["hex"], token=token["token"])
    if seen["captive"]:
        tokens = PROSE.joined(seen["captive"]["tokens"])
        yield _say("captive", hex=seen["captive"]["hex"], tokens=tokens)
    if seen["targets"]:
        aimed = ", ".join(
            f"{t['hex']} ({PROSE.name('symbol', t['colour'])})" for t in seen["targets"]
        )
        yield _say("targets", targets=aimed)
    if seen["playing"]:
        yield _say("playing", card=seen["playing"])
    if seen["setting_up"]:
        things = [*seen["setting_up"]["picks"]]
        for overlays in seen["setting_up"]["overlays"].values():
            things += [PROSE.name("ground", ground) for ground in overlays]
        if things:
            yield _say("to_place", things=", ".join(things))
