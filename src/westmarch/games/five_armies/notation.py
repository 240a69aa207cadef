"""Actions, questions, refusals and events in words, from the messages of texts/<language>.ftl.

What messages may call besides the functions of the kernel's prose.py: ``PLACE TERRITORY CHARACTER
CARD DECK FACE SIDE SEAT TILE TOKEN UNIT PHASE TERRAIN`` name an id (or a list of them); ``HAND`` is
a card with both halves, ``BATTLE`` what is chosen in the manoeuvre step; ``OWNER`` an army of that
side; ``ARMY`` units with their counts and ``PAIRS`` the same from (kind, count) pairs;
``COUNT($count, $unit)`` so many of a unit; ``ACTION`` an action's label.
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
    COMBATS,
    DECKS,
    FACES,
    FIRST_EVENT,
    MANOEUVRE_TITLES,
    MANOEUVRES,
    REGROUP,
    TILES,
)
from westmarch.games.five_armies.rules.map.board import (
    PLACE_NAMES,
    PLACES,
    TERRAINS,
    TERRITORIES,
    TERRITORY_NAMES,
)
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTERS,
    SHADOW,
    SIDES,
    TOKENS,
    UNITS,
    load,
)
from westmarch.games.five_armies.rules.state import PHASES, Battlefield
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.texts.messages import Values
from westmarch.kernel.texts.prose import QUOTED, Prose, Table, fields, in_a_sentence

# ---- names


_ORDER_OF: tuple[str, ...] = tuple(c.get("order", "") for c in load("cards.toml")["card"])
_ORDERS = {order["id"]: order["title"] for order in load("cards.toml")["order"]}


def _card(card: int, case: str) -> str | None:
    """An Event card is called by its upper half."""
    return PROSE.name("order", _ORDER_OF[card], case) if _ORDER_OF[card] else None


def full_title(card: int, case: str = "") -> str:
    """A card's title; of an Event card both halves, since several cards share each."""
    title = PROSE.name("card", card)
    combat = COMBAT_OF[card]
    return title if combat < 0 else f"{title} / {PROSE.name('combat', combat)}"


def _battle_card(number: int, case: str) -> str:
    """What is chosen in the manoeuvre step: a manoeuvre with its unit, or an Event card's lower
    half with the upper one. The title alone stands in quotation marks."""
    if number >= FIRST_EVENT:
        card = CARD[BATTLE_CARDS[number]]
        title = PROSE.name("combat", COMBAT_OF[card], QUOTED)
        return f"{title} ({PROSE.name('card', card, QUOTED)})"
    title = PROSE.name("manoeuvre", number, QUOTED)
    return f"{title} ({PROSE.data('units')['unit'][number]['name']})" if number < REGROUP else title


_TABLES: dict[str, Table] = {
    "place": Table(
        (*PLACES, "eyrie"), [in_a_sentence(n) for n in PLACE_NAMES], ("regions", "name")
    ),
    "territory": Table(
        TERRITORIES, [in_a_sentence(n) for n in TERRITORY_NAMES], ("regions", "name")
    ),
    "character": Table(CHARACTERS),
    "order": Table(tuple(_ORDERS), tuple(_ORDERS.values()), ("cards", "title")),
    "card": Table(CARDS, CARD_TITLES, ("cards", "title"), made=_card),
    "combat": Table(COMBATS, COMBAT_TITLES, ("cards", "title")),
    "hand": Table(CARDS, made=full_title),
    "manoeuvre": Table(MANOEUVRES, MANOEUVRE_TITLES, ("manoeuvres", "title")),
    "battle": Table(BATTLE_CARDS, made=_battle_card),
    "deck": Table(DECKS),
    "face": Table(FACES),
    "side": Table(SIDES),
    "seat": Table(SIDES),
    "army": Table(SIDES),
    "tile": Table(TILES),
    "token": Table(TOKENS),
    "unit": Table(UNITS),
    "phase": Table(PHASES),
    "terrain": Table(TERRAINS),
}
"""Ids and names; values are ids, or numbers into them."""


def army_text(units: Mapping[str, int] | Sequence[int], case: str = "") -> str:
    """``2 Orcs, 1 Warg``: units by their ids, or counts by kind."""
    pairs = units.items() if isinstance(units, Mapping) else zip(UNITS, units, strict=True)
    return ", ".join(PROSE.counted("unit", unit, count, case) for unit, count in pairs if count)


def _pairs(pairs: Sequence[tuple[int, int]], case: str = "") -> str:
    return army_text({UNITS[kind]: count for kind, count in pairs}, case)


PROSE: Prose = Prose(
    __package__ or "",
    _TABLES,
    {
        "army": army_text,
        "pairs": _pairs,
        "owner": lambda side, case: PROSE.name("army", side, case),
        "done": lambda action, case: PROSE.done(tuple(action)),
        "count": lambda count, unit, case: PROSE.counted("unit", unit, count, case),
    },
    made_of={
        "card": ("card", "order"),
        "hand": ("card", "order", "combat"),
        "battle": ("manoeuvre", "combat", "card", "order"),
        "owner": ("army",),
        "army": ("unit*",),
        "pairs": ("unit*",),
        "count": ("unit*",),
    },
    printed={
        "regions": ("name",),
        "characters": ("name", "text"),
        "cards": ("title", "effect", "condition"),
        "manoeuvres": ("title", "effect", "condition"),
        "units": ("name",),
        "setup": ("name",),
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
    """The fields of the state and of the frames in progress that messages may show; counts of
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
