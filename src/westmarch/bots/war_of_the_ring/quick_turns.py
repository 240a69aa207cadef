"""Whole turns by rules of thumb: which die and which action. Nothing is tried out, so a game takes
little longer than its rules do; what follows an action is answered by `quick`."""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.battles import odds
from westmarch.bots.war_of_the_ring.cards import CARD_WORTH, keep_worth
from westmarch.bots.war_of_the_ring.fellowship import REVEALED, step_profit
from westmarch.bots.war_of_the_ring.policies import quick
from westmarch.games.war_of_the_ring.rules.actions import PASS
from westmarch.games.war_of_the_ring.rules.battle.attack import targets_of
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    DECKS,
    F_WILL,
    FACE,
)
from westmarch.games.war_of_the_ring.rules.map.armies import has_leader
from westmarch.games.war_of_the_ring.rules.map.board import (
    REARGUARD,
    REGION_COUNT,
    REGION_OF_PLACE,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    FREE_PEOPLES,
    ISENGARD,
    NATION,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.seats import owner, side_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import DEEDS, MENUS
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    die_plays,
    hand_limit,
    why_not_play,
)
from westmarch.games.war_of_the_ring.rules.turn.politics import why_not_diplomacy
from westmarch.kernel.engine.decision import Action, Decision

_IMPOSSIBLE = -9.0
_SKIPPED = -0.4
_PASSED = 0.1
_DEEDS: tuple[dict[str, float], dict[str, float]] = (
    {
        "march": 0.7,
        "march_led": 0.3,
        "muster": 1.2,
        "separate_companions": -0.2,
        "move_companions": 0.5,
        "crown_aragorn": 14.0,
        "gandalf_the_white": 11.0,
    },
    {
        "march": 1.6,
        "march_led": 1.0,
        "muster": 1.0,
        "move_nazgul_and_minions": 0.4,
        "bring_minion": 8.0,
        "voice_of_saruman": 1.0,
    },
)
"""What each action is worth, about, where nothing of the position tells."""


def policy(s: War, d: Decision) -> Action:
    """An answer at once to any decision."""
    if d.kind == "choose_action":
        glance = Glance(s, d.seat)
        return max(d.actions, key=glance.score)
    if d.kind == "choose_die":
        return _best_die(s, d)
    return quick(s, d)


def scores(s: War, d: Decision) -> list[float]:
    """What each action of a die is worth, about, where one is chosen."""
    glance = Glance(s, d.seat)
    return [glance.score(action) for action in d.actions]


class Glance:
    """What one seat could do, each thing looked at only when an action asks for it."""

    def __init__(self, s: War, seat: int) -> None:
        self.s, self.seat = s, seat
        self.side = side_of(s, seat)
        self._attacks: list[tuple[float, int]] | None = None
        self._step = _IMPOSSIBLE

    def score(self, action: Action) -> float:
        """What an action of a die is worth, about."""
        s = self.s
        verb = action[0]
        if verb == "act":
            return self._deed(str(action[1]))
        if verb == "play":
            return self.card(CARD[str(action[1])])
        if verb == "draw":
            held = len(s.hands[self.seat])
            wanted = 0.05 if str(action[1]).endswith("character") else 0.0
            return (0.3 if held >= hand_limit(s, self.seat) else 0.9 if held > 3 else 1.2) + wanted
        if verb == "diplomacy" or verb == "counsel":
            nation = NATION[str(action[1])]
            if nation >= ISENGARD:
                return 3.0
            return 1.5 if s.political[nation] == 1 and s.active[nation] else 0.8
        if verb == "become":
            return self.face(FACE[str(action[1])]) - 0.1
        return 0.8 if verb == "pay_off" else _SKIPPED

    def card(self, card: int) -> float:
        """What playing an Event is worth."""
        room = len(self.s.hands[self.seat]) >= hand_limit(self.s, self.seat)
        return (0.9 if room else 0.7) * CARD_WORTH * keep_worth(self.s, self.seat, card) - 0.4

    def face(self, face: int) -> float:
        """What the best action of a die face is worth."""
        s, seat, side = self.s, self.seat, self.side
        best = _SKIPPED
        for action in MENUS[side][face]:
            if action[0] == "become":
                continue
            worth = self.score(action)
            if worth > best and self._may(action):
                best = worth
        if face == F_WILL:
            for action in MENUS[side][face]:
                if action[0] == "become":
                    best = max(best, self.face(FACE[str(action[1])]) - 0.3)
            return best
        for card in s.hands[seat]:
            if die_plays(face, card) and why_not_play(s, seat, card) is None:
                best = max(best, self.card(card))
        return best

    def _may(self, action: Action) -> bool:
        s, seat = self.s, self.seat
        if action[0] == "act":
            return DEEDS[str(action[1])].why_not(s, seat) is None
        if action[0] == "draw":
            return bool(s.decks[DECKS.index(str(action[1]))])
        nation = NATION[str(action[1])]
        return owner(s, nation) == seat and why_not_diplomacy(s, nation) is None

    def _deed(self, deed: str) -> float:
        s = self.s
        if deed == "attack" or deed == "attack_led":
            return self._attack(deed == "attack_led")
        if deed == "move_fellowship":
            if self._step == _IMPOSSIBLE:
                self._step = step_profit(s)
            return self._step
        if deed == "hide_fellowship":
            return REVEALED + (5.0 if s.mordor != NOT_IN_MORDOR and not s.mordor_effort else 0.5)
        return _DEEDS[self.side].get(deed, 0.0)

    def _attack(self, led: bool) -> float:
        """What the best attack from where the Armies stand is worth."""
        s, side = self.s, self.side
        if self._attacks is None:
            own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
            self._attacks = [
                (self._promise(place, target), place)
                for place in range(REARGUARD)
                if own[place] > 1
                for target in targets_of(s, side, place)
            ]
        best = _IMPOSSIBLE
        for worth, place in self._attacks:
            if worth > best and (not led or has_leader(s, side, place)):
                best = worth
        return best

    def _promise(self, place: int, target: int) -> float:
        """What an attack is worth by its chance and what is to be won there."""
        s, side = self.s, self.side
        chance = odds(s, side, place, target)
        region = REGION_OF_PLACE[target]
        points = VICTORY_POINTS[region] if s.control[region] != side else 0
        walls = target >= REGION_COUNT
        if chance < (0.3 if walls else 0.55):
            return _IMPOSSIBLE
        return 1.0 + (chance - 0.5) * 3.0 + (3.0 if side == SHADOW else 6.0) * points * chance


def _best_die(s: War, d: Decision) -> Action:
    """The die with the best action it allows now."""
    glance = Glance(s, d.seat)
    best, found = _IMPOSSIBLE, d.actions[0]
    for action in d.actions:
        if action[0] == "use_die":
            worth = glance.face(FACE[str(action[1])])
        elif action == PASS:
            worth = _PASSED
        else:
            continue  # Elven Rings are for those who think
        if worth > best:
            best, found = worth, action
    return found
