"""Strongholds: field battle or withdrawal, siege assaults, sorties and relief (wotr.6.81 on).

Besieged defenders stand at the place inside their Stronghold (board.py). So the kind of a battle
follows from where the two Armies stand.
"""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import move_everything
from westmarch.games.war_of_the_ring.rules.map.board import (
    CITY,
    FORTIFICATION,
    INSIDE,
    REGION_COUNT,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import ELITE_KINDS, FIGURES, KINDS, SIDES
from westmarch.games.war_of_the_ring.rules.multiplayer import carry_mixed
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell

NO_REGULAR_LEFT = Refusal("wotr.6.87", "no_regular_to_press_on")

FIGHT: Action = (SPACE.verb("fight_in_the_field"),)
WITHDRAW: Action = (SPACE.verb("withdraw_into_stronghold"),)
SPACE.verb("press_on", [FIGURES[k] for side in ELITE_KINDS for k in side])


def is_assault(target: int) -> bool:
    """A siege assault: the defenders are inside their Stronghold (wotr.6.86)."""
    return target >= REGION_COUNT


def is_sortie(origin: int) -> bool:
    """A sortie: the attackers come out of their besieged Stronghold (wotr.6.89)."""
    return origin >= REGION_COUNT


def needed_by_attacker(target: int, battle_round: int) -> int:
    """The number with which the attacker hits: 6 against the walls of a Stronghold (wotr.6.86),
    and in the first round against a City or Fortification (wotr.6.80); else 5."""
    if is_assault(target):
        return 6
    if battle_round == 1 and SETTLEMENT[target] in (CITY, FORTIFICATION):
        return 6
    return 5


def may_withdraw(s: War, side: int, place: int) -> bool:
    """Whether an Army can withdraw into a Stronghold: it is in the open, in the region of one it
    controls (wotr.6.81)."""
    return place < REGION_COUNT and SETTLEMENT[place] == STRONGHOLD and s.control[place] == side


def withdraw(s: War, side: int, region: int) -> None:
    """Give up the region outside and go into the Stronghold (wotr.6.82). Whether there is a siege
    depends on the attacker's moving in."""
    move_everything(s, region, INSIDE[region], side)
    carry_mixed(s, region, INSIDE[region])
    tell(s, "army_withdrew", side=SIDES[side], region=REGIONS[region])


def elites_to_press_on(s: War, side: int, place: int) -> list[Action]:
    """Elites the attacker may reduce to fight one more round of an assault (wotr.6.87)."""
    base = place * KINDS
    return [("press_on", FIGURES[k]) for k in ELITE_KINDS[side] if s.figures[base + k]]


def why_not_press_on(s: War, elite: int) -> Refusal | None:
    """Why an Elite cannot be reduced to fight on: no Regular of its Nation is left."""
    regular = elite - 1
    if s.casualties[regular] or s.reinforcements[regular]:
        return None
    return NO_REGULAR_LEFT
