"""A quick answer for every kind of decision: what the bot does without thinking ahead, and what
it takes everybody to do inside a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westmarch.bots.five_armies import battles, combat_cards, phases
from westmarch.bots.five_armies.balance import power
from westmarch.bots.five_armies.evaluation import CHARACTER_WORTH
from westmarch.games.five_armies.rules.actions import DONE, NO, PASS, SKIP, YES
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack, targets_from
from westmarch.games.five_armies.rules.map.armies import LIMIT, units_at
from westmarch.games.five_armies.rules.map.board import (
    BROKEN_LANDS,
    DISTANCE,
    HAS_CONTROL,
    HOLDINGS,
    PLACE,
    REGION_COUNT,
    REGIONS_OF,
    TERRITORY,
    VICTORY_POINTS,
)
from westmarch.games.five_armies.rules.map.movement import TAKE_ALL
from westmarch.games.five_armies.rules.map.pieces import CHARACTER, FREE_PEOPLES, SHADOW
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action, Decision

Policy: TypeAlias = Callable[[Battlefield, Decision], Action]
_NOTHING = (NO, DONE, SKIP, PASS)


def _first(s: Battlefield, d: Decision) -> Action:
    return d.actions[0]


def _yes(s: Battlefield, d: Decision) -> Action:
    return YES if YES in d.actions else d.actions[0]


def _stop(s: Battlefield, d: Decision) -> Action:
    """Nothing, where that is allowed."""
    return next((a for a in _NOTHING if a in d.actions), d.actions[0])


def _do_it(s: Battlefield, d: Decision) -> Action:
    """Anything but nothing."""
    return next((a for a in d.actions if a not in _NOTHING), d.actions[0])


# ---- armies


def _target(s: Battlefield, d: Decision) -> Action:
    """The attack that pays most, or none."""
    frame = s.stack[-1]
    attacks = [a for a in d.actions if a[0] == "attack"]
    if not isinstance(frame, MoveAndAttack) or frame.army < 0 or not attacks:
        return attacks[0] if attacks else d.actions[0]
    worth = {
        a: battles.worth_of_attack(s, d.seat, frame.army, PLACE[str(a[1])], False) for a in attacks
    }
    best = max(attacks, key=worth.__getitem__)
    if worth[best] > 0 or DONE not in d.actions:
        return best
    return DONE


def _who_leads(s: Battlefield, d: Decision) -> Action:
    """The army with the best attack from where it stands; else none."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveAndAttack)
    best, found = 0.0, DONE if DONE in d.actions else d.actions[0]
    for action in d.actions:
        if action == DONE:
            continue
        place = PLACE[str(action[1])]
        if frame.why_not_attack_from(s, place) is None:
            for target in targets_from(s, d.seat, place):
                worth = battles.worth_of_attack(s, d.seat, place, target, False)
                if worth > best:
                    best, found = worth, action
    return found


def _take_group(s: Battlefield, d: Decision) -> Action:
    """Everybody; who stays is for plans to say."""
    if TAKE_ALL in d.actions:
        return TAKE_ALL
    return DONE if DONE in d.actions else d.actions[0]


def _divide_damage(s: Battlefield, d: Decision) -> Action:
    """Whole units march, the hurt stay."""
    return min(d.actions, key=lambda a: int(a[1]))


def _destination(s: Battlefield, d: Decision) -> Action:
    """Toward what is to be taken or held."""

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return max(
            VICTORY_POINTS[r] / (1 + DISTANCE[place][r])
            for r in HOLDINGS
            if s.shadow_control[r] == (d.seat == FREE_PEOPLES) or d.seat == FREE_PEOPLES
        )

    moves = [a for a in d.actions if a != DONE]
    return max(moves, key=worth) if moves and DONE not in d.actions else d.actions[0]


def _retreat(s: Battlefield, d: Decision) -> Action:
    """To friends or walls with room; the enemy sends an army where it is worst off."""
    frame = s.stack[-1]
    side = int(getattr(frame, "side", d.seat))
    origin = int(getattr(frame, "origin", 0))
    count = units_at(s, side, origin)

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        friends = units_at(s, side, place)
        over = max(0, friends + count - LIMIT)
        enemies = 1 - side
        near = sum(power(s, enemies, r) for r in range(REGION_COUNT) if DISTANCE[r][place] == 1)
        return 1.5 * HAS_CONTROL[place] + 0.5 * friends - 1.2 * over - 0.3 * near

    return max(d.actions, key=worth) if d.seat == side else min(d.actions, key=worth)


# ---- recruits and tokens


def _need(s: Battlefield, side: int, place: int) -> float:
    """How much an army at a place wants more units."""
    count = units_at(s, side, place)
    if count >= LIMIT and not (side == SHADOW and place in REGIONS_OF[BROKEN_LANDS]):
        return -1.0
    if side == SHADOW:
        far = min((DISTANCE[place][r] for r in HOLDINGS if not s.shadow_control[r]), default=5)
        return 3.0 / (1 + max(far, 0)) + 0.1 * count
    threat = 0.0
    for region in range(REGION_COUNT):
        if s.shadow_units[region]:
            threat += power(s, SHADOW, region) / (1 + DISTANCE[region][place]) ** 1.5
    worth = 1 + VICTORY_POINTS[place] if place < REGION_COUNT else 1
    return worth * (0.3 + threat) / (1 + power(s, side, place))


def _reinforce(s: Battlefield, d: Decision) -> Action:
    """Where units, tokens or relief do most."""
    moves = [a for a in d.actions if len(a) > 1]
    if not moves:
        return d.actions[0]
    return max(moves, key=lambda a: _need(s, d.seat, PLACE[str(a[1])]))


def _rally(s: Battlefield, d: Decision) -> Action:
    moves = [a for a in d.actions if a != DONE]
    if not moves:
        return DONE
    return max(
        moves,
        key=lambda a: min(s.damage[PLACE[str(a[1])]], units_at(s, d.seat, PLACE[str(a[1])])),
    )


def _strike(s: Battlefield, d: Decision) -> Action:
    """Shoot or swoop at the army that is nearest to doing harm."""
    moves = [a for a in d.actions if a != DONE]
    if not moves:
        return DONE

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        far = min(DISTANCE[place][r] for r in HOLDINGS if not s.shadow_control[r] or r == place)
        hurt = 0.3 * s.damage[place]
        bolg = 2.0 if s.characters[CHARACTER["bolg"]] == place else 0.0
        return power(s, SHADOW, place) / (1 + far) + hurt + bolg

    return max(moves, key=worth)


def _territory(s: Battlefield, d: Decision) -> Action:
    """Over the territory with most of the enemy."""

    def worth(action: Action) -> float:
        territory = TERRITORY[str(action[1])]
        found = sorted(
            (power(s, SHADOW, r) for r in REGIONS_OF[territory] if s.shadow_units[r]), reverse=True
        )
        taken = s.eagles[territory]
        weight = 0.6 if territory == BROKEN_LANDS else 1.0
        return weight * (found[taken] if taken < len(found) else 0.0)

    moves = [a for a in d.actions if a != DONE]
    return max(moves, key=worth) if moves else DONE


def _weakest_target(s: Battlefield, d: Decision) -> Action:
    """Free Peoples armies to harm: those that hold most against the strongest threat."""
    moves = [a for a in d.actions if len(a) > 1]
    if not moves:
        return d.actions[0]
    return max(moves, key=lambda a: _need(s, FREE_PEOPLES, PLACE[str(a[1])]))


def _person(s: Battlefield, d: Decision) -> Action:
    moves = [a for a in d.actions if len(a) > 1]
    if not moves:
        return d.actions[0]
    return max(moves, key=lambda a: CHARACTER_WORTH.get(CHARACTER[str(a[1])], 0.0))


def _company(s: Battlefield, d: Decision) -> Action:
    """Where a character does most: with a strong army near the enemy."""

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return power(s, d.seat, place) * (0.3 + _need(s, d.seat, place))

    moves = [a for a in d.actions if len(a) > 1]
    return max(moves, key=worth) if moves else d.actions[0]


POLICIES: dict[str, Policy] = {
    "activate_generals": phases.activate,
    "advance": battles.advance,
    "archery": _strike,
    "army_limit": battles.casualties,
    "beorn_attacks": _stop,
    "beorn_moves": _stop,
    "bilbo_appears": _company,
    "bilbo_follows": _stop,
    "bilbo_slips_away": _company,
    "bilbo_vanishes": battles.vanish,
    "bodyguard": battles.bodyguard,
    "captain_of_war": battles.captain,
    "casualties": battles.casualties,
    "cease": battles.cease,
    "character_to": _company,
    "choose_armies": _do_it,
    "choose_army": _stop,
    "choose_attacker": _who_leads,
    "choose_bats": phases.bats,
    "choose_destination": _destination,
    "choose_general": _person,
    "choose_group": _take_group,
    "choose_reinforced": _reinforce,
    "choose_target": _target,
    "cloud_of_bats": _first,
    "determined_attack": combat_cards.determined,
    "dismay": _first,
    "divide_damage": _divide_damage,
    "eagles_attack": _strike,
    "enter_play": phases.bring_regions,
    "fate_tile": phases.fate_tile,
    "fell_race": battles.fell_race,
    "flip_or_place": _reinforce,
    "flip_tokens": _reinforce,
    "fly": _territory,
    "general_ability": _first,
    "give_leader": phases.give_leader,
    "goblin_point": _first,
    "hand_limit": phases.discard,
    "hope_vanishes": _weakest_target,
    "leader_reroll": battles.reroll,
    "leave_battle": battles.leave,
    "lucky_number": phases.lucky_number,
    "magic": _strike,
    "manoeuvre": combat_cards.choose_card,
    "march_on": _stop,
    "mend_walls": _first,
    "mountain_attack": _strike,
    "move_character": _stop,
    "move_or_attack": _target,
    "name_army": battles.name_army,
    "place_bats": phases.place_bat,
    "place_leader": phases.place_leader,
    "place_token": _reinforce,
    "rally": _rally,
    "rally_reroll": _first,
    "remove_leader": _weakest_target,
    "remove_token": _weakest_target,
    "rescue_rally": _yes,
    "retreat": _retreat,
    "return_to": _company,
    "send_eagles": _do_it,
    "shining_armour": battles.armour,
    "spend_bat": _do_it,
    "substitute": _do_it,
    "trouble_general": _person,
    "use_ability": battles.use_ability,
    "vampire_like": _yes,
}
"""The policy of each kind of decision. A kind that is not here takes its first action."""


def quick(s: Battlefield, d: Decision) -> Action:
    """The quick answer to a decision."""
    policy = POLICIES.get(d.kind)
    if policy is None:
        return d.actions[0]
    action = policy(s, d)
    return action if action in d.actions else d.actions[0]
