"""What things are worth to a player: the numbers of its judgement, each under its name.

`heuristic` judges by the plain ones, which were found by hand. Others are learned by playing with
them a little changed, thousands of times, and seeing which changes win (arena/training/tuning.py).
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.bots.evaluation_weights import numbers

NUMBERS: dict[str, float] = {
    # What the chance of ten points before fate is fulfilled is worth, that of six before Beorn
    # comes, and that of both: without the six nobody lives to see the ten.
    "ten": 25.0,
    "six": 20.0,
    "both": 35.0,
    # A point that is likely to be held in the end; one held now and likely to be kept; that much
    # more the fewer turns are left; ten points in the action round, and what each die of the Free
    # Peoples takes from that.
    "mean": 1.0,
    "now": 2.0,
    "late": 0.9,
    "ten_now": 45.0,
    "ten_undone": 6.0,
    # How an army's power on the way counts against what holds a place, how many times that the
    # Shadow sends there before it turns to something else; walls and tokens there; what threatens
    # a conquest.
    "force": 1.3,
    "enough": 1.6,
    "walls": 0.4,
    "defenders": 0.4,
    "threat": 0.7,
    # A step nearer to its prize, by the power of the army; how much of that to an army that no
    # prize needs yet.
    "pull": 0.15,
    "reserves": 0.6,
    # A space of the fate track, points lacking when Beorn comes, the last turns.
    "fate": 1.6,
    "beorn_near": 20.0,
    "last_turns": 12.0,
    # Troops, by how many times what is usual; the least part of its worth a Shadow unit keeps, and
    # the turns left from which on it has all; weak armies next to strong ones; Damage; tokens.
    "units_free_peoples": 1.0,
    "units_shadow": 1.0,
    "spared": 0.3,
    "long": 7.0,
    "exposed": 0.3,
    "damage_free_peoples": 0.45,
    "damage_shadow": 0.27,
    "token_free_peoples": 0.45,
    "token_shadow": 0.3,
    # Characters, by how many times what is usual; Bolg's danger; rings, Eagles, Beorn's wrath.
    "characters": 1.0,
    "bolg": 40.0,
    "rings": 0.25,
    "eagles": 0.8,
    "wrath": 0.35,
    # A card in hand; what keeping a die for later is worth, by how many times what is usual;
    # passing; an action not taken; what a General must do before he is used.
    "card": 0.7,
    "reserve": 1.0,
    "pass": 0.15,
    "skip": -0.3,
    "general": 0.4,
    # The enemy's best attacks after a plan, and for the Shadow its own.
    "reply": 0.6,
    "follow": 0.5,
}
"""The plain judgement."""


class EvaluationWeights:
    """The numbers, where they are quickly found; those not given are the plain ones."""

    def __init__(self, given: dict[str, float]) -> None:
        n = {**NUMBERS, **given}
        self.ten = n["ten"]
        self.six = n["six"]
        self.both = n["both"]
        self.mean = n["mean"]
        self.now = n["now"]
        self.late = n["late"]
        self.ten_now = n["ten_now"]
        self.ten_undone = n["ten_undone"]
        self.force = n["force"]
        self.enough = n["enough"]
        self.walls = n["walls"]
        self.defenders = n["defenders"]
        self.threat = n["threat"]
        self.pull = n["pull"]
        self.reserves = n["reserves"]
        self.fate = n["fate"]
        self.beorn_near = n["beorn_near"]
        self.last_turns = n["last_turns"]
        self.units = [n["units_free_peoples"], n["units_shadow"]]
        self.spared = n["spared"]
        self.long = n["long"]
        self.exposed = n["exposed"]
        self.damage = [n["damage_free_peoples"], n["damage_shadow"]]
        self.token = [n["token_free_peoples"], n["token_shadow"]]
        self.characters = n["characters"]
        self.bolg = n["bolg"]
        self.rings = n["rings"]
        self.eagles = n["eagles"]
        self.wrath = n["wrath"]
        self.card = n["card"]
        self.reserve = n["reserve"]
        self.passing = n["pass"]
        self.skip = n["skip"]
        self.general = n["general"]
        self.reply = n["reply"]
        self.follow = [0.0, n["follow"]]


PLAIN = EvaluationWeights({})
_SIDES = ("free_peoples", "shadow")


@lru_cache(maxsize=16)
def both_sides(name: str) -> list[EvaluationWeights]:
    """The judgement of each side, by its name (bots/evaluation_weights.py)."""
    given = numbers("five_armies", name)
    return [EvaluationWeights(given[side]) if side in given else PLAIN for side in _SIDES]
