"""States for tests: an empty field of any terrain, units put where a test wants them, actions as
text, die results queued by name.

A frame is tested by itself with ``start(s, MyFrame(...))`` and then ``act(s, "verb arg ...")``;
when nothing is left to decide ``s.offer`` is None.
"""

from __future__ import annotations

import json
from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    FACES,
    HOUSE,
    HOUSE_OF_KIND,
    KIND,
    KIND_OF_COMMANDER,
    NOBODY,
    RANK,
    STRENGTH,
    SYMBOL,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND, IS_TOKEN
from westmarch.games.battles_of_westeros.rules.setup import lay_out
from westmarch.games.battles_of_westeros.rules.state import P_COMMAND, Field
from westmarch.kernel.engine.decision import Refusal, action_of, text_of
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import advance, apply, call, explain
from westmarch.kernel.engine.state import Frame, with_byte


def plan(**changes: Any) -> dict[str, Any]:
    """The data of a small battle: 11 by 9 plains, a unit of each House in opposite corners,
    Lannister's edge on top; `changes` replace its keys."""
    rating = {"command": 3, "order": 3, "leadership": 3}
    data: dict[str, Any] = {
        "id": "test",
        "title": "Test",
        "rounds": 5,
        "momentum": "stark",
        "top": "lannister",
        "map": "\n".join(["." * 11] * 9),
        "ratings": {"stark": dict(rating), "lannister": dict(rating)},
        "morale": {"stark": "rout", "lannister": "rout"},
        "unit": [
            {"kind": "war_host", "rank": "green", "hex": "a9"},
            {"kind": "guard", "rank": "green", "hex": "k1"},
        ],
    }
    return data | changes


def field(**changes: Any) -> Field:
    """The small battle laid out in the Command phase of round 1, with no unit but those in the
    corners, all active; see `put`."""
    s = lay_out(json.dumps(plan(**changes)))
    s.events = []
    s.round = 1
    s.phase = P_COMMAND
    s.active = bytearray(h >= 0 for h in s.hex)
    return s


def put(
    s: Field,
    at: str,
    kind: str = "",
    rank: str = "green",
    commander: str = "",
    figures: int = 0,
    active: bool = True,
) -> int:
    """Put a unit into a hex; its number."""
    c = COMMANDER[commander] if commander else NOBODY
    k = KIND[kind] if kind else KIND_OF_COMMANDER[c]
    s.kind += bytes([k])
    s.house += bytes([HOUSE_OF_KIND[k]])
    s.rank += bytes([RANK[rank]])
    s.commander = (*s.commander, c)
    s.figures.append(figures or STRENGTH[k])
    s.active.append(int(active))
    s.hex.append(-1)
    s.foe.append(NOBODY)
    s.token.append(NOBODY)
    s.turn.append(0)
    unit = len(s.kind) - 1
    army.put(s, unit, HEX[at])
    if c >= 0:
        s.fresh[c] = 1
    return unit


def ground(s: Field, name: str, *hexes: str) -> None:
    """Change the terrain, or put a terrain token, in some hexes."""
    for h in hexes:
        number = GROUND[name]
        s.ground = with_byte(s.ground, HEX[h], number)
        if not IS_TOKEN[number]:
            s.terrain = with_byte(s.terrain, HEX[h], number)


def ablaze(s: Field, level: int, *hexes: str) -> None:
    """A fire of some level in some hexes."""
    for h in hexes:
        s.fire = with_byte(s.fire, HEX[h], level)


def dice(s: Field, *symbols: str) -> None:
    """Queue die results, by symbol."""
    s.luck.extend(FACES.index(SYMBOL[name]) for name in symbols)


def pool(s: Field, house: str, **tokens: int) -> None:
    """Give a House order tokens: ``pool(s, "stark", green=2, valor=1)``."""
    for name, count in tokens.items():
        s.pool[HOUSE[house] * 5 + SYMBOL[name]] = count


def start(s: Field, *frames: Frame) -> None:
    """Run frames on their own, up to the first decision."""
    s.stack = []
    s.offer = None
    call(s, *frames)
    advance(s)


def act(s: Field, *texts: str) -> None:
    """Apply actions given in their text form, one after the other."""
    for text in texts:
        apply(s, action_of(text))


def offered(s: Field) -> list[str]:
    """The offered actions in their text form."""
    return [text_of(a) for a in s.offer.actions] if s.offer is not None else []


def offered_hexes(s: Field, verb: str) -> set[str]:
    """The hexes offered with a verb."""
    assert s.offer is not None
    return {str(a[1]) for a in s.offer.actions if a[0] == verb}


def why_not(s: Field, text: str) -> Refusal | None:
    """Why an action is refused."""
    return explain(s, action_of(text))


def at(s: Field, unit: int) -> str:
    """The hex of a unit, or an empty text when it is not on the field."""
    return HEXES[s.hex[unit]] if s.hex[unit] >= 0 else ""


def told(s: Field, kind: str) -> list[Event]:
    """The events of a kind so far."""
    return [e for e in s.events or () if e.kind == kind]
