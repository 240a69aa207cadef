"""Attacks (wotr.6.46 to wotr.6.52): who may attack whom, and `Attack`, which chooses the attacking
Army, its target and the rearguard and then calls the battle (battle.py).

The rearguard stands at a place of its own while the battle lasts, so the fighting attackers are
simply the figures at their place, like the defenders.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.map.armies import (
    characters_at,
    companions_at,
    elite_leaders_at,
    figures_at,
    leaders_at,
    nations_at,
    nazgul_at,
    shift,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    NEIGHBOURS,
    PLACE,
    PLACE_COUNT,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_OF_PLACE,
    STRONGHOLDS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    KINDS_OF_SIDE,
    NATION_OF_KIND,
    NAZGUL,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    controller,
    kinds_moved_by,
    moves_with_army,
    why_not_use_army,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import barred_to_shadow
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NOBODY_TO_ATTACK = Refusal("wotr.6.46", "nobody_to_attack")
NO_ENEMY_THERE = Refusal("wotr.6.46", "no_enemy_there")
NOT_ADJACENT = Refusal("wotr.6.46", "target_not_adjacent")
NO_ARMY_THERE = Refusal("wotr.6.46", "no_army_there")
NO_UNIT_AT_WAR = Refusal("wotr.6.48", "no_unit_at_war")
PARTNER_CONTROLS = Refusal("wotr.11.19", "partner_controls_army")
NO_LEADER = Refusal("wotr.6.47", "attack_needs_leader")
NEEDS_NAZGUL = Refusal("wotr.5.09", "attack_needs_nazgul")
NEEDS_COMPANION = Refusal("wotr.5.09", "attack_needs_companion")
NEEDS_WITCH_KING = Refusal("wotr.5.09", "attack_needs_witch_king")
LEADER_ALONE = Refusal("wotr.6.52", "leader_would_be_alone")
LAST_ATTACKER = Refusal("wotr.6.50", "last_attacking_unit")
REARGUARD_NEEDS_UNIT = Refusal("wotr.6.50", "rearguard_needs_unit")

SPACE.verb("attack_from", PLACES)
SPACE.verb("attack", PLACES)
_ALL_PLACES: tuple[int, ...] = tuple(range(REARGUARD))
_ATTACK_FROM: tuple[Action, ...] = tuple(("attack_from", place) for place in PLACES)
_ATTACK: tuple[Action, ...] = tuple(("attack", place) for place in PLACES)
SPACE.verb("leave_behind", FIGURES)
SPACE.verb("leave_behind_character", CHARACTERS)

ISENGARD_ELITE = elite_of(ISENGARD)
SOUTHRON_ELITE = elite_of(SOUTHRONS)
_REQUIRED = {
    "nazgul": NEEDS_NAZGUL,
    "companion": NEEDS_COMPANION,
    "witch_king": NEEDS_WITCH_KING,
}


# ---- who may attack whom


REACH: tuple[tuple[int, ...], ...] = (
    *(
        (*NEIGHBOURS[r], INSIDE[r]) if INSIDE[r] >= 0 else NEIGHBOURS[r]
        for r in range(REGION_COUNT)
    ),
    *((r,) for r in STRONGHOLDS),
)
"""Places an Army at a place can attack: adjacent regions, and in a siege the other Army in the same
region (wotr.6.46)."""


def targets_of(s: War, side: int, origin: int) -> list[int]:
    """Places with an enemy Army that an Army at this place can attack."""
    enemies = s.shadow_units if side == FREE_PEOPLES else s.fp_units
    return [t for t in REACH[origin] if enemies[t]]


def why_not_target(s: War, side: int, target: int) -> Refusal | None:
    """Why a place may not be attacked at all: a card protects it."""
    return barred_to_shadow(s, REGION_OF_PLACE[target]) if side == SHADOW else None


def why_not_attack_with(
    s: War, seat: int, origin: int, led: int = 0, requires: str = ""
) -> Refusal | None:
    """Why a player's Army at this place cannot attack, whatever the target: no units At War
    (wotr.6.48), no Leader for a Character result (wotr.6.47), or not what a card requires."""
    side = side_of(s, seat)
    if s.players > 2 and s.mixed[origin] and controller(s, side, origin) != seat:
        return PARTNER_CONTROLS
    base = origin * KINDS
    figures = s.figures
    mine = kinds_moved_by(s, seat, side, origin)
    units = left_units = left_leaders = 0
    leader = False
    for kind in KINDS_OF_SIDE[side]:
        count = figures[base + kind]
        if not count:
            continue
        if kind == NAZGUL:
            leader = True
        elif kind not in mine or s.political[NATION_OF_KIND[kind]]:
            if IS_UNIT[kind]:
                left_units += count
            else:
                left_leaders += count
        elif IS_UNIT[kind]:
            units += count
            leader = leader or leads_as_elite(s, kind)
        else:
            leader = True
    if not units:
        return NO_UNIT_AT_WAR
    if left_leaders and not left_units and units < 2:
        return LEADER_ALONE
    if led or requires:
        with_them = characters_at(s, side, origin)
        characters = [c for c in with_them if moves_with_army(s, seat, c, origin)]
        if led and not leader and not characters:
            return NO_LEADER
        if requires == "nazgul":
            if not figures[base + NAZGUL] and WITCH_KING not in characters:
                return NEEDS_NAZGUL
        elif requires == "companion":
            if not characters:
                return NEEDS_COMPANION
        elif requires == "witch_king" and WITCH_KING not in characters:
            return NEEDS_WITCH_KING
    if s.players > 2:
        return why_not_use_army(s, seat, fighting_nations(s, origin, mine), origin)
    return None


def leads_as_elite(s: War, kind: int) -> bool:
    """Whether units of this kind count as Leaders: Isengard's Elites while Saruman is in play, and
    with three or four players the Southrons & Easterlings' (wotr.11.23)."""
    if kind == ISENGARD_ELITE or (kind == SOUTHRON_ELITE and s.players > 2):
        return s.characters[SARUMAN] >= 0
    return False


def fighting_nations(s: War, place: int, kinds: tuple[int, ...]) -> list[int]:
    """Nations At War with units of these kinds at a place."""
    base = place * KINDS
    found: list[int] = []
    for kind in kinds:
        nation = NATION_OF_KIND[kind]
        if IS_UNIT[kind] and s.figures[base + kind] and not s.political[nation]:
            if nation not in found:
                found.append(nation)
    return found


def why_not_attack_from(
    s: War,
    seat: int,
    origin: int,
    target: int,
    led: int = 0,
    requires: str = "",
    remote: int = 0,
) -> Refusal | None:
    """Why a player cannot attack this target with the Army at this place."""
    side = side_of(s, seat)
    if not units_at(s, side, origin):
        return NO_ARMY_THERE
    if not units_at(s, 1 - side, target):
        return NO_ENEMY_THERE
    if not remote and target not in targets_of(s, side, origin):
        return NOT_ADJACENT
    return why_not_target(s, side, target) or why_not_attack_with(s, seat, origin, led, requires)


def why_not_attack(
    s: War,
    seat: int,
    led: int = 0,
    requires: str = "",
    origins: tuple[int, ...] = (),
    targets: tuple[int, ...] = (),
    remote: int = 0,
) -> Refusal | None:
    """Why a player cannot attack anywhere; None as soon as one attack is possible."""
    side = side_of(s, seat)
    own, enemies = (
        (s.fp_units, s.shadow_units) if side == FREE_PEOPLES else (s.shadow_units, s.fp_units)
    )
    refusal = NOBODY_TO_ATTACK
    for origin in origins or [place for place in range(PLACE_COUNT) if own[place]]:
        if not own[origin]:
            continue
        for target in targets if remote else REACH[origin]:
            if not enemies[target] or (targets and target not in targets):
                continue
            found = why_not_target(s, side, target)
            if found is None:
                found = why_not_attack_with(s, seat, origin, led, requires)
                if found is None:
                    return None
                refusal = found
                break
            refusal = found
    return refusal


# ---- choosing the attack


class Attack(Frame):
    """A player attacks: the Army, the target, the rearguard, then the battle (wotr.6.46).

    An Army result needs nothing more; with a Character result ``led=1``. The rest is for Events.
    `origins` and `targets` are the only places allowed, if given; `requires` is "nazgul",
    "companion" or "witch_king", who must be in the Army and fight, unless `may_stay_behind`;
    `remote` lets an Army attack without being adjacent (every one of `targets`), since the card
    moves it there. For the battle itself see `Battle`.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_army",
        "choose_target",
        "forced_rearguard",
        "choose_rearguard",
        "fight",
    )
    seat: int
    led: int = 0
    requires: str = ""
    may_stay_behind: int = 0
    origins: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    remote: int = 0
    siege_rounds: int = 1
    no_cease: int = 0
    card_needs_companion: int = 0
    shadow_loses_dice: int = 0
    origin: int = -1
    target: int = -1

    def possible_targets(self, s: War, origin: int) -> list[int]:
        """Enemy Armies this attack may be directed at from a place."""
        enemies = s.shadow_units if side_of(s, self.seat) == FREE_PEOPLES else s.fp_units
        if self.remote:
            return [t for t in self.targets if enemies[t]]
        only = self.targets
        return [t for t in REACH[origin] if enemies[t] and (not only or t in only)]

    def _armies(self, s: War) -> list[int]:
        own = s.fp_units if side_of(s, self.seat) == FREE_PEOPLES else s.shadow_units
        return [p for p in self.origins or _ALL_PLACES if own[p]]

    def _why_not_from(self, s: War, origin: int) -> Refusal | None:
        refusal = NOBODY_TO_ATTACK
        side = side_of(s, self.seat)
        for target in self.possible_targets(s, origin):
            found = why_not_target(s, side, target)
            if found is None:
                return why_not_attack_with(s, self.seat, origin, self.led, self.requires)
            refusal = found
        return refusal

    @choice("attack_from", rule="wotr.6.46")
    def choose_army(self, s: War) -> Offered:
        armies = self._armies(s)
        return self.seat, [_ATTACK_FROM[p] for p in armies if self._why_not_from(s, p) is None]

    @choose_army.considers
    def _(self, s: War) -> Offered:
        return self.seat, [_ATTACK_FROM[p] for p in self._armies(s)]

    @choose_army.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return self._why_not_from(s, PLACE[str(action[1])])

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.origin = PLACE[str(action[1])]

    @choice("attack_target", rule="wotr.6.46")
    def choose_target(self, s: War) -> Offered:
        if self.origin < 0:
            return None
        return self.seat, [_ATTACK[t] for t in self.possible_targets(s, self.origin)]

    @choose_target.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_target(s, side_of(s, self.seat), PLACE[str(action[1])])

    @choose_target.takes
    def _(self, s: War, action: Action) -> None:
        self.target = PLACE[str(action[1])]

    # ---- the rearguard (wotr.6.50)

    def forced_rearguard(self, s: War) -> None:
        """Figures of Nations not At War stay out of the battle (wotr.6.52), and so do those of a
        partner's separate Army (wotr.11.16)."""
        if self.target < 0:
            self.end()
            return
        side = side_of(s, self.seat)
        mine = kinds_moved_by(s, self.seat, side, self.origin)
        for kind, count in figures_at(s, side, self.origin):
            if kind != NAZGUL and (kind not in mine or s.political[NATION_OF_KIND[kind]]):
                shift(s, self.origin, REARGUARD, kind, count)
        for character in characters_at(s, side, self.origin):
            if not moves_with_army(s, self.seat, character, self.origin):
                s.characters[character] = REARGUARD

    @choice("rearguard", rule="wotr.6.50")
    def choose_rearguard(self, s: War) -> Offered:
        side = side_of(s, self.seat)
        if units_at(s, side, self.origin) < 2 and not units_at(s, side, REARGUARD):
            return None
        actions: list[Action] = [DONE]
        actions += [("leave_behind", FIGURES[k]) for k, _ in figures_at(s, side, self.origin)]
        actions += [
            ("leave_behind_character", CHARACTERS[c]) for c in characters_at(s, side, self.origin)
        ]
        return self.seat, actions

    @choose_rearguard.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        side = side_of(s, self.seat)
        if action == DONE:
            alone = side == FREE_PEOPLES and not s.fp_units[REARGUARD]
            if alone and figures_at(s, side, REARGUARD):
                return REARGUARD_NEEDS_UNIT
            return None
        if action[0] == "leave_behind":
            kind = FIGURE[str(action[1])]
            if IS_UNIT[kind]:
                if units_at(s, side, self.origin) < 2:
                    return LAST_ATTACKER
            elif not units_at(s, side, REARGUARD):
                return REARGUARD_NEEDS_UNIT
            return self.why_not_spare(s, side, kind=kind)
        if not units_at(s, side, REARGUARD):
            return REARGUARD_NEEDS_UNIT
        return self.why_not_spare(s, side, character=CHARACTER[str(action[1])])

    def why_not_spare(
        self, s: War, side: int, kind: int = -1, character: int = -1
    ) -> Refusal | None:
        """Why a figure may not be left behind: the attack needs it."""
        origin = self.origin
        if self.led and not leads_without(s, side, origin, kind, character):
            return NO_LEADER
        if self.requires and not self.may_stay_behind:
            if self.requires == "companion":
                left = len(companions_at(s, origin)) - (character >= 0)
            elif self.requires == "nazgul":
                left = nazgul_at(s, origin) - (kind == NAZGUL or character == WITCH_KING)
            else:
                left = int(character != WITCH_KING)
            if not left:
                return _REQUIRED[self.requires]
        if s.players > 2 and kind >= 0 and IS_UNIT[kind]:
            nations = nations_at(s, side, origin)
            nation = NATION_OF_KIND[kind]
            base = origin * KINDS + elite_of(nation)
            if s.figures[base] + s.figures[base - 1] == 1:
                nations.remove(nation)
            return why_not_use_army(s, self.seat, nations, origin)
        return None

    def attackers_needed(self, s: War) -> list[tuple[list[int], list[int]]]:
        """Kinds of figures and Characters of whom one must attack, for each such demand."""
        side = side_of(s, self.seat)
        kinds = [k for k, _ in figures_at(s, side, self.origin)]
        people = list(characters_at(s, side, self.origin))
        found: list[tuple[list[int], list[int]]] = []
        if self.led:
            found.append(([k for k in kinds if not IS_UNIT[k] or leads_as_elite(s, k)], people))
        if self.may_stay_behind:
            return found
        if self.requires == "companion":
            found.append(([], list(companions_at(s, self.origin))))
        elif self.requires:
            nazgul = [NAZGUL] if self.requires == "nazgul" and NAZGUL in kinds else []
            found.append((nazgul, [c for c in people if c == WITCH_KING]))
        return found

    @choose_rearguard.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        if action[0] == "leave_behind":
            shift(s, self.origin, REARGUARD, FIGURE[str(action[1])])
        else:
            s.characters[CHARACTER[str(action[1])]] = REARGUARD
        self.goto("choose_rearguard")

    def fight(self, s: War) -> None:
        call(
            s,
            Battle(
                seat=self.seat,
                origin=self.origin,
                target=self.target,
                siege_rounds=self.siege_rounds,
                no_cease=self.no_cease,
                card_needs_companion=self.card_needs_companion,
                shadow_loses_dice=self.shadow_loses_dice,
                landing=self.remote,
            ),
        )


def leads_without(s: War, side: int, place: int, kind: int, character: int) -> bool:
    """Whether an Army still has a Leader or Character when one figure less is in it."""
    leaders = leaders_at(s, side, place) + len(characters_at(s, side, place))
    if side == SHADOW:
        leaders += elite_leaders_at(s, place)
    if character >= 0 or not IS_UNIT[kind]:
        return leaders > 1
    if leads_as_elite(s, kind):
        return leaders > 1
    return leaders > 0
