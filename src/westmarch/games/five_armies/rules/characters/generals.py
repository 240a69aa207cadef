"""The Generals' activation and abilities (b5a.8.12 to b5a.8.18).

What a General's activation token can be discarded for is told by characters.toml, as are its
numbers: the printed sheets are not known, and a data pack may correct them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.battle.damage import InflictDamage
from westmarch.games.five_armies.rules.characters.characters import add_eagles
from westmarch.games.five_armies.rules.characters.eagles import FlyOut
from westmarch.games.five_armies.rules.map.armies import in_play
from westmarch.games.five_armies.rules.map.board import (
    IN_RANGE,
    PLACE,
    PLACES,
    REGION_COUNT,
    TERRAIN_OF,
    TERRAINS,
)
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTER_DATA,
    CHARACTERS,
    EAGLES,
    FREE_PEOPLES,
    GENERALS,
    IN_EYRIE,
    KINDS,
    LORD_OF_THE_EAGLES,
    SHADOW,
    THRANDUIL,
    TOKEN,
    UNIT,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import (
    PlaceTokens,
    Rally,
    token_regions,
    tokens_left,
)
from westmarch.kernel.engine.chance import roll_dice
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_ABILITY_NOW = Refusal("b5a.8.14", "ability_impossible")
TROUBLED = Refusal("b5a.6.07", "troubled_mind")

ABILITIES: dict[str, tuple[str, ...]] = {
    "place_token": ("tokens",),
    "rally": ("hits_on",),
    "move_and_attack": ("reach",),
    "concentrate": (),
    "magic": ("dice", "concentrated_dice", "hits_on"),
    "archery": ("units", "terrain", "most_dice", "hits_on"),
    "eagle": (),
    "fly": (),
}
"""What a General may do, and what characters.toml tells of it."""
SPACE.verb("ability", tuple(ABILITIES))
SPACE.verb("shoot", PLACES)

_ABILITY: dict[int, dict[str, dict[str, Any]]] = {
    g: {option["do"]: option for option in CHARACTER_DATA[g]["ability"]} for g in GENERALS
}
"""The abilities of each General by name, with their numbers."""
for _general, _options in _ABILITY.items():
    for _name, _option in _options.items():
        assert _name in ABILITIES, f"{CHARACTERS[_general]}: no ability is called {_name}"
        for _key in ABILITIES[_name]:
            assert _key in _option, f"{CHARACTERS[_general]}: {_name} has no {_key}"

_ARCHERY = next(
    (o["archery"] for o in (_ABILITY[THRANDUIL], *_ABILITY.values()) if "archery" in o), {}
)
ARCHERS: tuple[int, ...] = tuple(UNIT[u] for u in _ARCHERY.get("units", ()))
ARCHERY_TERRAIN: frozenset[int] = frozenset(TERRAINS.index(t) for t in _ARCHERY.get("terrain", ()))
ARCHERY_MOST: int = _ARCHERY.get("most_dice", 0)
ARCHERY_HITS_ON: int = _ARCHERY.get("hits_on", 6)


# ---- ranged attacks (b5a.8.15 to b5a.8.18)


def archery_dice(s: Battlefield, target: int) -> int:
    """Dice of an Archery attack on a region: one for each archer in range of it who stands on
    suitable terrain."""
    dice = 0
    for region in range(REGION_COUNT):
        if s.fp_units[region] and TERRAIN_OF[region] in ARCHERY_TERRAIN:
            if target in IN_RANGE[region]:
                dice += sum(s.units[region * KINDS + k] for k in ARCHERS)
    return min(dice, ARCHERY_MOST)


def archery_targets(s: Battlefield) -> list[int]:
    """Regions with a Shadow army that archers can reach."""
    return [r for r in range(REGION_COUNT) if s.shadow_units[r] and archery_dice(s, r)]


class Archery(Frame):
    """The archers shoot at one Shadow army (b5a.8.18); damage as outside battle (b5a.8.17)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target",)
    hits_on: int = ARCHERY_HITS_ON

    @choice("archery", rule="b5a.8.18")
    def choose_target(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("shoot", PLACES[r]) for r in archery_targets(s)]

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        target = PLACE[str(action[1])]
        _shoot(s, "archery", target, archery_dice(s, target), self.hits_on)


def _shoot(s: Battlefield, by: str, target: int, count: int, hits_on: int) -> None:
    dice = roll_dice(s, count)
    hits = sum(d >= hits_on for d in dice)
    tell(s, "shot", by=by, place=PLACES[target], dice=dice, hits=hits)
    call(s, InflictDamage(side=SHADOW, place=target, amount=hits))


def magic_targets(s: Battlefield, general: int) -> list[int]:
    """Regions with a Shadow army within range of a General's magic."""
    here = s.characters[general]
    if not 0 <= here < REGION_COUNT:
        return []
    return [r for r in range(REGION_COUNT) if s.shadow_units[r] and r in IN_RANGE[here]]


class Magic(Frame):
    """Gandalf strikes one Shadow army in range, harder with the concentration token."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target",)
    general: int

    @choice("magic", rule="b5a.8.15")
    def choose_target(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("shoot", PLACES[r]) for r in magic_targets(s, self.general)]

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        numbers = _ABILITY[self.general]["magic"]
        dice = numbers["concentrated_dice" if s.concentration else "dice"]
        s.concentration = 0
        _shoot(s, "magic", PLACE[str(action[1])], dice, numbers["hits_on"])


# ---- using an ability (b5a.8.14)


def why_not_ability(s: Battlefield, general: int, ability: str) -> Refusal | None:
    """Why one of a General's abilities would do nothing now."""
    here = s.characters[general]
    possible = True
    if ability == "place_token":
        kinds = [TOKEN[t] for t in _ABILITY[general][ability]["tokens"]]
        possible = any(tokens_left(s, k) > 0 for k in kinds) and bool(
            token_regions(s, FREE_PEOPLES)
        )
    elif ability == "rally":
        possible = here >= 0 and s.fp_units[here] > 0 and s.damage[here] > 0
    elif ability == "move_and_attack":
        possible = here >= 0 and s.fp_units[here] > 0
        if possible:
            frame = MoveAndAttack(side=FREE_PEOPLES, reach=_reach(general))
            possible = frame.why_not_use(s, here) is None
    elif ability == "concentrate":
        possible = not s.concentration
    elif ability == "magic":
        possible = bool(magic_targets(s, general))
    elif ability == "archery":
        possible = bool(archery_targets(s))
    elif ability == "eagle":
        possible = s.eyrie + sum(s.eagles) < EAGLES
    elif ability == "fly":
        possible = s.eyrie > 0 or s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE
    return None if possible else NO_ABILITY_NOW


def _reach(general: int) -> int:
    reach: int = _ABILITY[general]["move_and_attack"]["reach"]
    return reach


def why_not_use_general(s: Battlefield, general: int) -> Refusal | None:
    """Why a General with an activation token cannot use it now."""
    if s.troubled == general:
        return TROUBLED
    if not in_play(s, general):
        return NO_ABILITY_NOW
    if any(why_not_ability(s, general, a) is None for a in _ABILITY[general]):
        return None
    return NO_ABILITY_NOW


class UseGeneral(Frame):
    """Discard a General's activation token for one of his abilities."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_ability",)
    general: int

    @choice("general_ability", rule="b5a.8.14")
    def choose_ability(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("ability", a) for a in _ABILITY[self.general]]

    @choose_ability.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return why_not_ability(s, self.general, str(action[1]))

    @choose_ability.takes
    def _(self, s: Battlefield, action: Action) -> None:
        ability = str(action[1])
        s.activated[self.general] = 0
        tell(s, "general_used", general=CHARACTERS[self.general], ability=ability)
        numbers = _ABILITY[self.general][ability]
        here = s.characters[self.general]
        if ability == "place_token":
            kinds = tuple(TOKEN[t] for t in numbers["tokens"])
            places = tuple(token_regions(s, FREE_PEOPLES))
            call(s, PlaceTokens(side=FREE_PEOPLES, places=places, kinds=kinds))
        elif ability == "rally":
            call(s, Rally(side=FREE_PEOPLES, place=here, hits_on=numbers["hits_on"]))
        elif ability == "move_and_attack":
            call(s, MoveAndAttack(side=FREE_PEOPLES, reach=numbers["reach"], origins=(here,)))
        elif ability == "concentrate":
            s.concentration = 1
        elif ability == "magic":
            call(s, Magic(general=self.general))
        elif ability == "archery":
            call(s, Archery())
        elif ability == "eagle":
            add_eagles(s, 1)
        else:
            call(s, FlyOut())
