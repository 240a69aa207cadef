"""Actions, questions, refusals and events in English, from the templates of data/messages.toml.

Types of slots besides those of the kernel's prose.py: ``place territory character card deck face
side tile token unit`` name an id (or a list of them); ``hand`` is a card with both halves,
``battle`` what is chosen in the manoeuvre step; ``one`` is a unit with its article; ``seat`` a
player and ``owner`` an army of that side; ``army`` units with their counts and ``pairs`` the same
from (kind, count) pairs; ``count*unit`` so many of the unit named in another slot; ``action`` an
action's label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.games.five_armies.asking import asked_values
from westmarch.games.five_armies.rules.catalogue import (
    BATTLE_CARDS,
    CARD,
    CARD_TITLES,
    CARDS,
    COMBAT_OF,
    COMBAT_TITLES,
    DECKS,
    FACES,
    FIRST_EVENT,
    MANOEUVRE_TITLES,
    REGROUP,
    TILES,
)
from westmarch.games.five_armies.rules.map.board import (
    PLACE_NAMES,
    PLACES,
    TERRITORIES,
    TERRITORY_NAMES,
)
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTERS,
    SHADOW,
    SIDES,
    TOKENS,
    UNIT_NAMES,
    UNITS,
    load,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.prose import Prose, Table, Values, fields, in_a_sentence

MESSAGES: dict[str, Any] = load("messages.toml")
_NAMES: dict[str, Any] = MESSAGES["name"]

# ---- names


def unit_name(unit: str, count: int = 1) -> str:
    """A kind of unit, one or several."""
    one, several, _ = _NAMES["unit"][unit]
    return str(one if count == 1 else several)


def full_title(card: int) -> str:
    """A card's title; of an Event card both halves, since several cards share each."""
    title = CARD_TITLES[card]
    return title if COMBAT_OF[card] < 0 else f"{title} / {COMBAT_TITLES[COMBAT_OF[card]]}"


def battle_card_name(number: int) -> str:
    """What is chosen in the manoeuvre step: a manoeuvre with its unit, or an Event card's lower
    half with the upper one."""
    if number >= FIRST_EVENT:
        card = CARD[BATTLE_CARDS[number]]
        return f"{COMBAT_TITLES[COMBAT_OF[card]]} ({CARD_TITLES[card]})"
    title = MANOEUVRE_TITLES[number]
    return f"{title} ({UNIT_NAMES[number]})" if number < REGROUP else title


_ARTICLE = str(_NAMES["article"])
_TABLES: dict[str, Table] = {
    "place": (
        (*PLACES, "eyrie"),
        [*(in_a_sentence(name, _ARTICLE) for name in PLACE_NAMES), _NAMES["eyrie"]],
    ),
    "territory": (
        TERRITORIES,
        [in_a_sentence(name, _ARTICLE) for name in TERRITORY_NAMES],
    ),
    "character": (CHARACTERS, [_NAMES["character"][c] for c in CHARACTERS]),
    "card": (CARDS, CARD_TITLES),
    "hand": (CARDS, [full_title(c) for c in range(len(CARDS))]),
    "battle": (BATTLE_CARDS, [battle_card_name(b) for b in range(len(BATTLE_CARDS))]),
    "deck": (DECKS, [_NAMES["deck"][d] for d in DECKS]),
    "face": (FACES, [_NAMES["face"][f] for f in FACES]),
    "side": (SIDES, [_NAMES["side"][s] for s in SIDES]),
    "seat": (SIDES, [_NAMES["seat"][s] for s in SIDES]),
    "owner": (SIDES, [_NAMES["army"][s] for s in SIDES]),
    "tile": (TILES, [_NAMES["tile"][t] for t in TILES]),
    "token": (TOKENS, [_NAMES["token"][t] for t in TOKENS]),
    "unit": (UNITS, [unit_name(u) for u in UNITS]),
    "one": (UNITS, [_NAMES["unit"][u][2] for u in UNITS]),
}
"""Ids and names of each type of slot; values are ids, or numbers into them."""


def army_text(units: Mapping[str, int] | Sequence[int]) -> str:
    """``2 Orcs, 1 Warg``: units by their ids, or counts by kind."""
    pairs = units.items() if isinstance(units, Mapping) else zip(UNITS, units, strict=True)
    return ", ".join(f"{count} {unit_name(unit, count)}" for unit, count in pairs if count)


def _label(action: Sequence[str | int], values: Mapping[str, Any]) -> str:
    return PROSE.label("", tuple(action), {})


PROSE = Prose(
    MESSAGES,
    _TABLES,
    {
        "army": lambda units, values: army_text(units),
        "pairs": lambda pairs, values: army_text({UNITS[k]: count for k, count in pairs}),
        "action": _label,
        "count*": lambda count, unit: f"{count} {unit_name(unit, count)}",
    },
)


_OFTEN_NOTHING = {
    ("combat_roll", "bonus"),
    ("bats_called", "count"),
    ("bilbo_appeared", "rings"),
    ("bilbo_vanished", "rings"),
}
"""Numbers of events that are said in other words, or not at all, when they are 0."""

# ---- the four surfaces


def context(s: Battlefield) -> dict[str, Any]:
    """The fields of the state and of the frames in progress that templates may show; counts of
    nothing at all are left out."""
    values = PROSE.context(s, {"turn": s.turn})
    return {k: v for k, v in values.items() if not isinstance(v, tuple) or any(v)}


def label(s: Battlefield, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    values = context(s)
    if action[0] == "reroll":
        values |= {"black": action[1] or None, "white": action[2] or None}
    elif action[0] == "call_bats":
        # The Shadow gets as many leadership tokens and Bats together as it has dice (b5a.4.07).
        values["tokens"] = max(0, s.pools[SHADOW] - int(action[1]))
    return PROSE.label(s.offer.kind if s.offer is not None else "", action, values)


def question(s: Battlefield, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""

    def frame_values(frame: Frame) -> Values:
        values = fields(frame)
        # The army is named before the round it fights has begun (b5a.10.44).
        ahead = decision.kind == "name_army" and "round" in values
        return {**values, "round": values["round"] + 1} if ahead else values

    return PROSE.question(s, decision, context(s) | asked_values(s, decision), frame_values)


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return PROSE.reason(refusal)


def tale(event: Event) -> str:
    """An event as one line of the log; empty when it is not worth a line. What is nothing is left
    out, and a title that ends in a mark of its own needs no full stop."""
    kind = event.kind
    data = {k: v for k, v in event.data.items() if v or (kind, k) not in _OFTEN_NOTHING}
    text = PROSE.tale(kind, data)
    return text[:-1] if text.endswith(("!.", "?.")) else text
