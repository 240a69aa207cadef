"""Whole turns by rules of thumb: which die, which action, which army marches. Nothing is tried out,
so a game takes no longer than its rules do; what follows an action is answered by `quick`."""

from __future__ import annotations

from westmarch.bots.five_armies.balance import POINTS
from westmarch.bots.five_armies.battles import worth_of_attack
from westmarch.bots.five_armies.phases import card_worth
from westmarch.bots.five_armies.policies import quick
from westmarch.games.five_armies.rules.actions import DONE
from westmarch.games.five_armies.rules.battle.battle import targets_from
from westmarch.games.five_armies.rules.catalogue import CARD, FACE
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    has_kind,
    has_leadership,
    next_to_enemy,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import (
    DISTANCE,
    HAS_CONTROL,
    HOLDINGS,
    PLACE,
    PLACE_COUNT,
    REGION_COUNT,
    SETTLEMENTS,
)
from westmarch.games.five_armies.rules.map.movement import MoveArmies, steps_from, why_not_step
from westmarch.games.five_armies.rules.map.pieces import (
    FREE_PEOPLES,
    GOBLIN,
    TOKEN_KINDS,
    TOKENS_OF_SIDE,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import DEEDS, MENUS
from westmarch.games.five_armies.rules.turn.event_cards import die_plays, why_not_play
from westmarch.games.five_armies.rules.turn.victory import BEORN_LATE, shadow_points
from westmarch.kernel.engine.decision import Action, Decision

_SKIPPED = -0.5
_PASSED = 0.2
_GENERAL = 0.9
_IMPOSSIBLE = -9.0
_DEEDS: tuple[dict[str, float], dict[str, float]] = (
    {
        "strategic_move": 0.3,
        "swift_move": 0.2,
        "combined_attack": -0.2,
        "move_characters": 0.0,
        "move_beorn": 1.2,
        "unleash_beorn": 1.6,
        "eagles_attack": 1.8,
        "mountain_attack": 1.2,
        "bring_bilbo": 1.5,
        "bring_thorin": 3.0,
        "bring_lord_of_the_eagles": 3.5,
    },
    {
        "strategic_move": 1.1,
        "swift_move": 0.8,
        "combined_attack": -0.2,
        "move_characters": -0.2,
        "cloud_of_bats": 0.4,
        "redoubled_force": 1.3,
        "bring_bolg": 2.5,
        "recruit_goblins": 0.6,
        "goblin_move": 0.4,
    },
)
"""What each action is worth, about, where nothing of the position tells."""
_GOBLINS = (GOBLIN,)

_PULL: tuple[tuple[float, ...], ...] = tuple(
    tuple(
        points / (1.0 + max(0, DISTANCE[place][r]))
        for r, points in zip(HOLDINGS, POINTS, strict=True)
    )
    for place in range(PLACE_COUNT)
)
"""How much each holding draws an army at each place."""


def policy(s: Battlefield, d: Decision) -> Action:
    """An answer at once to any decision."""
    if d.kind == "choose_action":
        return _best_action(s, d)
    if d.kind == "choose_die":
        return _best_die(s, d)
    if d.kind == "choose_army" and isinstance(s.stack[-1], MoveArmies):
        return _best_army(s, d)
    if d.kind == "choose_destination":
        return _best_step(s, d)
    return quick(s, d)


# ---- dice and actions


class _Glance:
    """What one side could do, each thing looked at only when an action asks for it."""

    def __init__(self, s: Battlefield, side: int) -> None:
        self.s, self.side = s, side
        self._attacks: list[tuple[float, int]] | None = None

    def attack(self, led: bool, goblins: bool) -> float:
        """What the best attack from where the armies stand is worth."""
        s, side = self.s, self.side
        if self._attacks is None:
            self._attacks = [
                (worth_of_attack(s, side, place, target, False), place)
                for place in armies_of(s, side)
                for target in targets_from(s, side, place)
            ]
        best = -1.0
        for worth, place in self._attacks:
            if worth > best and (not led or has_leadership(s, side, place)):
                if not goblins or has_kind(s, place, _GOBLINS):
                    best = worth
        return best if best > 0.4 else -1.0

    def score(self, action: Action) -> float:
        """What an action of a die is worth, about."""
        s, side = self.s, self.side
        verb = action[0]
        if verb == "play":
            return 0.2 + 0.5 * card_worth(s, side, CARD[str(action[1])])
        if verb == "orc_from_card":
            return 0.4
        if verb != "act":
            return 0.5 if verb == "bilbo_appears" else _SKIPPED
        deed = str(action[1])
        if deed in ("attack", "attack_led", "goblin_attack"):
            return self.attack(deed == "attack_led", deed == "goblin_attack")
        if deed == "recruit":
            return 0.3 + 0.35 * min(2, self._tokens()) + (0.3 if side == FREE_PEOPLES else 0.0)
        if deed == "rally":
            return 0.25 * self._hurt() - 0.2
        if deed == "draw_cards":
            return 0.8 if len(s.hands[side]) <= 3 else 0.35
        if deed == "bring_beorn":
            return 100.0 if shadow_points(s) < BEORN_LATE else 3.0
        return _DEEDS[side].get(deed, 0.0)

    def _tokens(self) -> int:
        """Regions with a token to flip."""
        tokens = self.s.tokens
        kinds = TOKENS_OF_SIDE[self.side]
        regions = SETTLEMENTS if self.side == FREE_PEOPLES else range(REGION_COUNT)
        return sum(1 for r in regions if any(tokens[r * TOKEN_KINDS + k] for k in kinds))

    def _hurt(self) -> int:
        """The Damage on the two armies that have most."""
        damage = sorted((self.s.damage[p] for p in armies_of(self.s, self.side)), reverse=True)
        return sum(damage[:2])


def scores(s: Battlefield, d: Decision) -> list[float]:
    """What each action of a die is worth, about, where one is chosen."""
    glance = _Glance(s, d.seat)
    return [glance.score(action) for action in d.actions]


def _best_action(s: Battlefield, d: Decision) -> Action:
    glance = _Glance(s, d.seat)
    return max(d.actions, key=glance.score)


def _best_die(s: Battlefield, d: Decision) -> Action:
    """The die with the best action it allows now; a General before it."""
    glance = _Glance(s, d.seat)
    side = d.seat
    best, found = _IMPOSSIBLE, d.actions[0]
    for action in d.actions:
        if action[0] == "use_die":
            worth = _of_face(s, side, FACE[str(action[1])], glance)
        else:
            worth = _GENERAL if action[0] == "general" else _PASSED
        if worth > best:
            best, found = worth, action
    return found


def _of_face(s: Battlefield, side: int, face: int, glance: _Glance) -> float:
    """What the best action of a die face is worth."""
    best = _SKIPPED
    for action in MENUS[side][face]:
        worth = glance.score(action)
        if worth > best and DEEDS[str(action[1])].why_not(s, side) is None:
            best = worth
    for card in s.hands[side]:
        if die_plays(face, card) and why_not_play(s, side, card) is None:
            best = max(best, 0.2 + 0.5 * card_worth(s, side, card))
    return best


# ---- marches


def _draw(s: Battlefield, side: int, place: int) -> float:
    """How good it is for an army to be at a place: near what the Shadow still has to take, or what
    the Free Peoples lost or may lose."""
    pull = _PULL[place]
    best = 0.0
    for h in range(len(pull)):
        if side == FREE_PEOPLES or not s.shadow_control[HOLDINGS[h]]:
            best = max(best, pull[h])
    return best


def _best_army(s: Battlefield, d: Decision) -> Action:
    """The army that gains most by a step; who holds something or stands before the enemy stays."""
    side = d.seat
    best, found = 0.0, DONE if DONE in d.actions else d.actions[0]
    for action in d.actions:
        if action[0] != "move_from":
            continue
        place = PLACE[str(action[1])]
        if (HAS_CONTROL[place] and units_at(s, side, place) < 3) or next_to_enemy(s, side, place):
            continue
        here = _draw(s, side, place)
        size = min(5, units_at(s, side, place))
        for to in steps_from(place):
            gain = size * (_draw(s, side, to) - here)
            if gain > best and why_not_step(s, side, to) is None:
                if units_at(s, side, to) + size <= 5:
                    best, found = gain, action
    return found


def _best_step(s: Battlefield, d: Decision) -> Action:
    moves = [a for a in d.actions if a != DONE]
    if not moves:
        return d.actions[0]

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return _draw(s, d.seat, place) - 0.2 * max(0, units_at(s, d.seat, place) - 1)

    return max(moves, key=worth)
