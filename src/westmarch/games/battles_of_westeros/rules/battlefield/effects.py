"""Lasting effects of cards, abilities and plans on units: a kind, a unit, a value, how long.

`grant` starts one, `total` and `has` ask for it, `expire` ends those whose time has come. The rules
that an effect bends ask for it where they stand: dice in attack.py, hexes in movement.py and so on.
"""

from __future__ import annotations

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import KEYWORD, KEYWORDS
from westmarch.games.battles_of_westeros.rules.state import Field

# ---- kinds. A keyword granted to a unit is the effect with the keyword's own number.
EFFECTS = (
    *KEYWORDS,
    "dice",
    "flank_dice",
    "move",
    "pursue_further",
    "extra_retreat",
    "no_counterattack",
    "ignore_heavy_armor",
    "ignore_stops",
    "reroll",
    "morale_for_retreat",
    "extra_attack",
    "barred_target",
    "rally_after",
)
EFFECT = {name: i for i, name in enumerate(EFFECTS)}
DICE = EFFECT["dice"]
"""So many dice more when the unit attacks."""
FLANK_DICE = EFFECT["flank_dice"]
"""So many dice more when it makes a flank attack."""
MOVE = EFFECT["move"]
"""So many hexes more when it moves by order."""
PURSUE_FURTHER = EFFECT["pursue_further"]
"""So many hexes more when it pursues."""
EXTRA_RETREAT = EFFECT["extra_retreat"]
"""A unit it makes retreat goes so many hexes further."""
NO_COUNTERATTACK = EFFECT["no_counterattack"]
"""It may not counterattack."""
IGNORE_HEAVY_ARMOR = EFFECT["ignore_heavy_armor"]
"""Heavy Armor does not help against its next attack."""
IGNORE_STOPS = EFFECT["ignore_stops"]
"""Terrain does not stop it."""
REROLL = EFFECT["reroll"]
"""So many dice of its next attack may be re-rolled."""
MORALE_FOR_RETREAT = EFFECT["morale_for_retreat"]
"""Its House's morale rises so much when its attack makes a unit retreat two hexes or more."""
EXTRA_ATTACK = EFFECT["extra_attack"]
"""It may attack once more in this turn, another target."""
BARRED_TARGET = EFFECT["barred_target"]
"""It may not attack the unit whose number is one less than the value."""
RALLY_AFTER = EFFECT["rally_after"]
"""It is rallied as soon as its order is over."""

# ---- how long
TURN, ROUND, BATTLE = 0, 1, 2
UNTIL = {"turn": TURN, "round": ROUND, "battle": BATTLE}

assert all(EFFECT[name] == KEYWORD[name] for name in KEYWORDS)


def grant(s: Field, effect: int, unit: int, value: int = 1, until: int = TURN) -> None:
    """Let an effect work on a unit; several of a kind add up."""
    s.effects.append((effect, unit, value, until))


def total(s: Field, effect: int, unit: int) -> int:
    """The sum of the values of an effect on a unit."""
    found = 0
    if s.effects:
        for kind, who, value, _ in s.effects:
            if kind == effect and who == unit:
                found += value
    return found


def has(s: Field, effect: int, unit: int) -> bool:
    """Whether an effect works on a unit."""
    if s.effects:
        for kind, who, _, _ in s.effects:
            if kind == effect and who == unit:
                return True
    return False


def use_up(s: Field, effect: int, unit: int) -> int:
    """End an effect on a unit; its value."""
    found = total(s, effect, unit)
    if found:
        s.effects = [e for e in s.effects if e[0] != effect or e[1] != unit]
    return found


def expire(s: Field, until: int) -> None:
    """End every effect that lasts no longer than this."""
    if s.effects:
        s.effects = [e for e in s.effects if e[3] > until]
