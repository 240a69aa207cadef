"""The nine order effects of the Event cards."""

from __future__ import annotations

from westmarch.games.five_armies.rules.battle.battle import CombinedAttack, MoveAndAttack
from westmarch.games.five_armies.rules.cards.recruits import Reinforce
from westmarch.games.five_armies.rules.map.armies import armies_of, has_leadership
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import TOKENS_OF_SIDE
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import event
from westmarch.games.five_armies.rules.turn.recruitment import FlipTokens, PlaceTokens, RallyArmies
from westmarch.kernel.engine.flow import call

HORNS_RALLY_ON = 4


@event("blow_the_horns")
def blow_the_horns(s: Battlefield, side: int) -> None:
    call(s, RallyArmies(side=side, hits_on=HORNS_RALLY_ON))


@event("call_to_arms")
def call_to_arms(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=side, count=2, reach=2, led=1, optional=1))


@event("encirclement")
def encirclement(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=side, optional=1), CombinedAttack(side=side, optional=1))


@event("gather_and_marshall")
def gather_and_marshall(s: Battlefield, side: int) -> None:
    """Inside the mountain too, where a Shadow army stands (b5a.9.46)."""
    places = tuple(armies_of(s, side))
    call(s, PlaceTokens(side=side, places=places, kinds=TOKENS_OF_SIDE[side], flip=1))


@event("marching_companies")
def marching_companies(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=side, count=3, optional=1))


@event("move_to_strike")
def move_to_strike(s: Battlefield, side: int) -> None:
    call(s, MoveAndAttack(side=side, reach=2, led=1, optional=1))


@event("mustering_for_battle")
def mustering_for_battle(s: Battlefield, side: int) -> None:
    call(s, FlipTokens(side=side, count=3))


@event("sudden_assault")
def sudden_assault(s: Battlefield, side: int) -> None:
    call(s, MoveAndAttack(side=side, superiority=side, optional=1))


@event("troop_leader")
def troop_leader(s: Battlefield, side: int) -> None:
    places = tuple(p for p in armies_of(s, side) if s.damage[p] and has_leadership(s, side, p))
    call(s, Reinforce(side=side, places=places, heals=2))
