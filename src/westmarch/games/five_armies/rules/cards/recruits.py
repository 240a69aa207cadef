"""Frames that several cards share: an army is chosen and something is done for it."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.characters.eagles import remove_bat
from westmarch.games.five_armies.rules.map.armies import add_leaders, remove_damage, remove_leaders
from westmarch.games.five_armies.rules.map.board import (
    PLACE,
    PLACES,
    REGION_COUNT,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.five_armies.rules.map.control import remove_tokens
from westmarch.games.five_armies.rules.map.pieces import (
    FREE_PEOPLES,
    SHADOW,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF_SIDE,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import RecruitUnits
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

STAY, EITHER, BOTH = range(3)
"""What the army may do after it was reinforced: nothing, move or attack, move and attack."""

MOST_HEALED = 3
"""The most Damage tokens a card takes off an army."""

SPACE.verb("heal", PLACES, range(MOST_HEALED + 1))
SPACE.verb("remove_token", PLACES, TOKENS)


class Reinforce(Frame):
    """One of the armies at these places gets units, leadership tokens and relief from up to `heals`
    Damage; then the player may move or attack with it, or both, as `then` says."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army", "reinforce")
    side: int
    places: tuple[int, ...]
    units: tuple[tuple[int, int], ...] = ()
    leaders: int = 0
    heals: int = 0
    then: int = STAY
    at: int = -1

    @choice("choose_reinforced", rule="b5a.6.09")
    def choose_army(self, s: Battlefield) -> Offered:
        """With the number of Damage tokens that go: an army that keeps one is safe from Victory
        vanishes from Hope, so fewer may be wanted."""
        actions: list[Action] = []
        for place in self.places:
            most = min(self.heals, s.damage[place])
            if most:
                actions += [("heal", PLACES[place], n) for n in range(most, -1, -1)]
            else:
                actions.append(("choose_place", PLACES[place]))
        return self.side, actions

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.at = PLACE[str(action[1])]
        if action[0] == "heal":
            remove_damage(s, self.at, int(action[2]))

    def reinforce(self, s: Battlefield) -> None:
        if self.at < 0:
            return
        frames: list[Frame] = []
        if self.units:
            frames.append(
                RecruitUnits(side=self.side, place=self.at, units=self.units, leaders=self.leaders)
            )
        elif self.leaders:
            add_leaders(s, self.at, self.leaders)
        if self.then != STAY:
            either = int(self.then == EITHER)
            frames.append(
                MoveAndAttack(side=self.side, origins=(self.at,), either=either, optional=1)
            )
        call(s, *frames)


class GiveLeaders(Frame):
    """A leadership token for each of up to `count` different armies."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    side: int
    places: tuple[int, ...]
    count: int
    armies: tuple[int, ...] = ()
    """Armies that have got one."""

    @choice("give_leader", rule="b5a.6.09")
    def choose_army(self, s: Battlefield) -> Offered:
        left = [p for p in self.places if p not in self.armies]
        if not left or len(self.armies) >= self.count:
            return None
        return self.side, [*(("choose_place", PLACES[p]) for p in left), DONE]

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            place = PLACE[str(action[1])]
            add_leaders(s, place)
            self.armies = (*self.armies, place)
            self.goto("choose_army")


def free_peoples_tokens(s: Battlefield) -> list[Action]:
    """Every Free Peoples recruitment token on the board, as a removal."""
    return [
        ("remove_token", PLACES[p], TOKENS[k])
        for p in range(REGION_COUNT)
        for k in TOKENS_OF_SIDE[FREE_PEOPLES]
        if s.tokens[p * TOKEN_KINDS + k]
    ]


class RemoveTokens(Frame):
    """The Shadow removes so many Free Peoples recruitment tokens, anywhere on the board
    (b5a.9.34)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_token",)
    count: int

    @choice("remove_token", rule="b5a.9.34")
    def choose_token(self, s: Battlefield) -> Offered:
        return (SHADOW, free_peoples_tokens(s)) if self.count else None

    @choose_token.takes
    def _(self, s: Battlefield, action: Action) -> None:
        remove_tokens(s, PLACE[str(action[1])], TOKEN[str(action[2])])
        self.count -= 1
        self.goto("choose_token")


class RemoveLeader(Frame):
    """The Shadow removes a Free Peoples leadership token, anywhere on the board."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)

    @choice("remove_leader", rule="b5a.6.09")
    def choose_army(self, s: Battlefield) -> Offered:
        return SHADOW, [("choose_place", PLACES[p]) for p in led_by_tokens(s)]

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        remove_leaders(s, PLACE[str(action[1])])


def led_by_tokens(s: Battlefield) -> list[int]:
    """Regions of Free Peoples armies with leadership tokens."""
    return [p for p in range(REGION_COUNT) if s.leaders[p] and s.fp_units[p]]


class BatsForTokens(Frame):
    """Up to two Great Bats leave the board, and for each a Free Peoples token does: a leadership
    token, or a recruitment token if `recruits`. A Bat is not spent where no token is left."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_bat",)
    recruits: int = 0
    left: int = 2

    @choice("spend_bat", rule="b5a.6.09")
    def choose_bat(self, s: Battlefield) -> Offered:
        if not self.left or not (free_peoples_tokens(s) if self.recruits else led_by_tokens(s)):
            return None
        bats: list[Action] = [
            ("choose_territory", name) for t, name in enumerate(TERRITORIES) if s.bats[t]
        ]
        return SHADOW, [*bats, DONE] if bats else []

    @choose_bat.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        remove_bat(s, TERRITORY[str(action[1])])
        self.left -= 1
        self.goto("choose_bat")
        call(s, RemoveTokens(count=1) if self.recruits else RemoveLeader())
