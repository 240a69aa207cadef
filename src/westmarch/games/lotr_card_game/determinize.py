"""Deal the hidden cards anew, so that a bot thinks about what might be and not about what is.

Cards that a seat cannot see lie in hidden zones: decks, other hands, shadow cards face down, cards
under Orc Guards. Cards of one back are exchanged among those places; what the seat has seen stays.
"""

from __future__ import annotations

from random import Random
from typing import Any

from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    DECK,
    ENCOUNTER_DECK,
    HAND,
    SHADOW,
    UNDER,
)
from westmarch.games.lotr_card_game.view import knows
from westmarch.kernel.determinizing import apart, first_fitting
from westmarch.kernel.engine.flow import pending

_CARD_FIELDS = frozenset(
    (
        "card",
        "cards",
        "target",
        "subject",
        "other",
        "enemy",
        "chosen",
        "cost_card",
        "location",
        "quest",
        "shadow",
        "guard_for",
        "defenders",
        "attackers",
        "dealt",
        "taken",
    )
)
"""Fields of frames that hold cards."""


def determinize(s: Adventure, seat: int, rng: Random) -> Adventure:
    """A full state that agrees with the seat's view; see `Game.determinize`."""

    def careful() -> Adventure | None:
        assert s.offer is not None
        found = _deal(s, seat, rng, {seat, s.offer.seat})
        return found or _deal(s, seat, rng, set(range(s.players)), deal=False)

    return first_fitting(lambda: _deal(s, seat, rng, {seat}), careful)


def _deal(
    s: Adventure, seat: int, rng: Random, keep: set[int], deal: bool = True
) -> Adventure | None:
    c = apart(s, rng)
    if deal:
        _exchange(c, seat, rng, keep)
    if s.offer is not None and s.offer.seat != seat:
        c.offer = pending(c)
        if c.offer is None or c.offer.seat != s.offer.seat or c.offer.kind != s.offer.kind:
            return None
    return c


def _exchange(s: Adventure, seat: int, rng: Random, keep: set[int]) -> None:
    groups: list[list[tuple[int, int]]] = [
        [(z, i) for z in (ENCOUNTER_DECK, SHADOW) for i in range(len(s.zones[z]))]
    ]
    for p in range(s.players):
        zones = (DECK[p],) if p in keep else (DECK[p], HAND[p])
        slots = [(z, i) for z in zones for i in range(len(s.zones[z]))]
        slots += [(UNDER, i) for i, c in enumerate(s.zones[UNDER]) if s.owner[c] == p]
        groups.append(slots)
    became: dict[int, int] = {}
    for slots in groups:
        hidden = [(z, i) for z, i in slots if not knows(s, seat, s.zones[z][i])]
        cards = [s.zones[z][i] for z, i in hidden]
        dealt = cards[:]
        rng.shuffle(dealt)
        became.update(zip(cards, dealt, strict=True))
        for (z, i), card in zip(hidden, dealt, strict=True):
            s.zones[z][i] = card
    for values in (s.zone, s.seen_by, s.attached_to):
        moved = {new: values[old] for old, new in became.items()}
        for card, value in moved.items():
            values[card] = value
    s.under = tuple(became.get(c, c) for c in s.under)
    for other in range(s.players):
        if s.passing[other]:
            s.passing[other] = sorted(
                became.get(k // 8, k // 8) * 8 + k % 8 for k in s.passing[other]
            )
    for frame in s.stack:
        for field in frame.__struct_fields__:
            if field in _CARD_FIELDS:
                setattr(frame, field, _renamed(getattr(frame, field), became))


def _renamed(value: Any, became: dict[int, int]) -> Any:
    if isinstance(value, tuple):
        return tuple(_renamed(item, became) for item in value)
    return became.get(value, value) if isinstance(value, int) else value
