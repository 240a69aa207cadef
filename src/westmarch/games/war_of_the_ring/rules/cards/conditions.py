"""Conditions of Event cards (wotr.5.09): each returns why the card cannot be played, or None.

The functions with arguments make a condition; those of `(s, seat)` are one. A card on the table is
asked again with seat -1: whether it may stay (wotr.5.11). The parameters of a refusal are ids,
several of them joined by "/".
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import fellowship_region
from westmarch.games.war_of_the_ring.rules.map.armies import at_war as is_at_war
from westmarch.games.war_of_the_ring.rules.map.armies import besieged as is_besieged
from westmarch.games.war_of_the_ring.rules.map.armies import in_play as is_in_play
from westmarch.games.war_of_the_ring.rules.map.armies import region_of, units_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    IS_SETTLEMENT,
    NATION_OF,
    REARGUARD,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    COMPANIONS,
    FREE_PEOPLES,
    IN_FELLOWSHIP,
    NATIONS,
    SHADOW_NATIONS,
    SIDE_OF_CHARACTER,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import why_not_use_nation
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import Needs
from westmarch.kernel.engine.decision import Refusal

NO_COMPANIONS = Refusal("wotr.5.09", "no_companion_in_fellowship")
NOT_REVEALED = Refusal("wotr.5.09", "fellowship_not_revealed")
NO_PROGRESS = Refusal("wotr.5.09", "fellowship_without_progress")
IN_A_SETTLEMENT = Refusal("wotr.5.09", "fellowship_in_settlement")


def _joined(names: tuple[str, ...], chosen: Iterable[int]) -> str:
    return "/".join(names[i] for i in chosen)


def every(*conditions: Needs) -> Needs:
    """All of these conditions."""

    def needs(s: War, seat: int) -> Refusal | None:
        for condition in conditions:
            refusal = condition(s, seat)
            if refusal is not None:
                return refusal
        return None

    return needs


# ---- Characters


def in_fellowship(*characters: int) -> Needs:
    """One of these Companions in the Fellowship."""
    refusal = Refusal(
        "wotr.5.09", "not_in_fellowship", (("characters", _joined(CHARACTERS, characters)),)
    )

    def needs(s: War, seat: int) -> Refusal | None:
        if any(s.characters[c] == IN_FELLOWSHIP for c in characters):
            return None
        return refusal

    return needs


def company(s: War, seat: int) -> Refusal | None:
    """Any Companion in the Fellowship."""
    return None if companions_in_fellowship(s) else NO_COMPANIONS


def in_play(*characters: int) -> Needs:
    """One of these Characters on the map."""
    refusal = Refusal(
        "wotr.5.09", "not_in_play", (("characters", _joined(CHARACTERS, characters)),)
    )

    def needs(s: War, seat: int) -> Refusal | None:
        return None if any(is_in_play(s, c) for c in characters) else refusal

    return needs


def companion_in(region: int) -> Needs:
    """Any Companion in this region, inside or outside its Stronghold; one in the Fellowship is
    where the Ring-bearers are (wotr.8.27)."""
    refusal = Refusal("wotr.5.09", "no_companion_in_region", (("region", REGIONS[region]),))

    def needs(s: War, seat: int) -> Refusal | None:
        return None if any(whereabouts(s, c) == region for c in COMPANIONS) else refusal

    return needs


def in_nation(characters: tuple[int, ...], nations: tuple[int, ...]) -> Needs:
    """One of these Characters in a region of one of these Nations, inside a Stronghold or out;
    a Companion in the Fellowship is where the Ring-bearers are (wotr.8.27)."""
    refusal = Refusal(
        "wotr.5.09",
        "character_not_in_nation",
        (("characters", _joined(CHARACTERS, characters)), ("nations", _joined(NATIONS, nations))),
    )

    def needs(s: War, seat: int) -> Refusal | None:
        for character in characters:
            region = whereabouts(s, character)
            if region >= 0 and NATION_OF[region] in nations:
                return None
        return refusal

    return needs


def with_army(characters: tuple[int, ...], nations: tuple[int, ...] = ()) -> Needs:
    """One of these Characters with an Army of their side, in a region of one of these Nations
    where some are named."""
    where = (("nations", _joined(NATIONS, nations)),) if nations else ()
    refusal = Refusal(
        "wotr.5.09",
        "character_without_army",
        (("characters", _joined(CHARACTERS, characters)), *where),
    )

    def needs(s: War, seat: int) -> Refusal | None:
        return None if place_with_army(s, characters, nations) >= 0 else refusal

    return needs


def whereabouts(s: War, character: int) -> int:
    """Region of a Character, in the Fellowship or not; -1 when out of play or on the Mordor Track
    (wotr.8.27, wotr.9.27)."""
    if s.characters[character] == IN_FELLOWSHIP:
        return fellowship_region(s)
    return region_of(s, character)


def place_with_army(s: War, characters: tuple[int, ...], nations: tuple[int, ...] = ()) -> int:
    """Where one of these Characters is with an Army of their side, in a region of one of these
    Nations where some are named; -1 if nowhere."""
    for character in characters:
        place = s.characters[character]
        if place < 0 or not units_at(s, SIDE_OF_CHARACTER[character], place):
            continue
        if not nations or NATION_OF[region_of(s, character)] in nations:
            return place
    return -1


# ---- Nations and regions


def at_war(*nations: int) -> Needs:
    """All of these Nations At War."""
    refusals = {
        n: Refusal("wotr.5.09", "nation_not_at_war", (("nation", NATIONS[n]),)) for n in nations
    }

    def needs(s: War, seat: int) -> Refusal | None:
        for nation in nations:
            if not is_at_war(s, nation):
                return refusals[nation]
        return None

    return needs


shadow_at_war = at_war(*SHADOW_NATIONS)
"""All three Shadow Nations At War."""


def active(nation: int) -> Needs:
    """An active Nation."""
    refusal = Refusal("wotr.5.09", "nation_not_active", (("nation", NATIONS[nation]),))

    def needs(s: War, seat: int) -> Refusal | None:
        return None if s.active[nation] else refusal

    return needs


def uses(*nations: int) -> Needs:
    """The card is an action of these Nations: three players, none of them used just before
    (wotr.11.25)."""

    def needs(s: War, seat: int) -> Refusal | None:
        for nation in nations:
            refusal = why_not_use_nation(s, seat, nation)
            if refusal is not None:
                return refusal
        return None

    return needs


def besieged(region: int) -> Needs:
    """A Stronghold of its own side under siege."""
    refusal = Refusal("wotr.5.09", "not_besieged", (("region", REGIONS[region]),))

    def needs(s: War, seat: int) -> Refusal | None:
        if s.control[region] != HOME_SIDE[region]:
            return refusal
        # While a sortie is fought its rearguard, still inside, is counted at a place of its own.
        holding = is_besieged(s, region) or (
            units_at(s, HOME_SIDE[region], REARGUARD) and units_at(s, 1 - HOME_SIDE[region], region)
        )
        return None if holding else refusal

    return needs


# ---- the Fellowship


def revealed(s: War, seat: int) -> Refusal | None:
    """The Fellowship is revealed."""
    return None if s.revealed else NOT_REVEALED


def progress(s: War, seat: int) -> Refusal | None:
    """The Fellowship has gone at least one step from its last known position."""
    return None if s.progress else NO_PROGRESS


def outside_settlements(s: War, seat: int) -> Refusal | None:
    """The Fellowship is not in a region with a Free Peoples Settlement; on the Mordor Track it is
    in no region (wotr.9.27)."""
    region = fellowship_region(s)
    if region >= 0 and IS_SETTLEMENT[region] and HOME_SIDE[region] == FREE_PEOPLES:
        return IN_A_SETTLEMENT
    return None
