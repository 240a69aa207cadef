"""The table in text, for the terminal."""

from __future__ import annotations

from westmarch.games.lotr_card_game.catalogue import NAMES
from westmarch.games.lotr_card_game.state import PHASES, Adventure
from westmarch.games.lotr_card_game.zones import HAND, IN_PLAY, ZONE_COUNT, zone_name


def board(s: Adventure, seat: int | None) -> str:
    """The table as a seat sees it."""
    lines = [f"Round {s.round}, {PHASES[s.phase]} phase"]
    for p in range(s.players):
        lines.append(f"Player {p + 1}: threat {s.threat[p]}")
    for zone in range(ZONE_COUNT):
        if IN_PLAY[zone] and s.zones[zone]:
            names = ", ".join(NAMES[s.design[c]] for c in s.zones[zone])
            lines.append(f"{zone_name(zone)}: {names}")
    return "\n".join(lines)


def hand(s: Adventure, seat: int) -> str:
    """The cards in a hand."""
    return "\n".join(NAMES[s.design[c]] for c in s.zones[HAND[seat]])
