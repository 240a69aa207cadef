"""What things are worth to a player: the numbers of its judgement, each under its name.

`heuristic` judges by the plain ones, which were found by hand. Others are learned by playing with
them a little changed, thousands of times, and seeing which changes win (arena/training/tuning.py).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from westmarch.bots.evaluation_weights import numbers

NUMBERS: dict[str, float] = {
    # Victory Points: what one is worth to each side, which need four and ten of them; how much of
    # that the mere chance of taking it is worth; and what it is worth to bring a point of power
    # one region nearer to its goal.
    "point_free_peoples": 24.0,
    "point_shadow": 10.0,
    "promise_free_peoples": 0.2,
    "promise_shadow": 0.42,
    "drive_free_peoples": 0.1,
    "drive_shadow": 0.16,
    # How much of its weight an Army lends to targets other than its goal; how much of it counts as
    # long as its Nation is at peace; what Leadership adds; how much longer than in the open an Army
    # holds out in a Stronghold, there under siege, and in a City; how fast promises fade in a long
    # war.
    "aside": 0.25,
    "peace_free_peoples": 0.15,
    "peace_shadow": 0.4,
    "lead": 0.12,
    "walls": 1.9,
    "siege": 1.5,
    "houses": 1.25,
    "patience": 0.04,
    # By what the weight of an Army is multiplied for every region that lies between it and its
    # target; what such a region adds to what holds a Settlement of the Shadow, which can muster
    # there before the enemy comes.
    "steep_free_peoples": 1.0,
    "steep_shadow": 1.0,
    "rally": 0.0,
    # A point that is there for the taking; and the last five points: by how much more each counts
    # than the one before it, with those that are there for the taking.
    "at_hand_free_peoples": 0.0,
    "at_hand_shadow": 0.0,
    "haste_free_peoples": 0.0,
    "haste_shadow": 0.0,
    # The Ring: that its bearers will not fall to Corruption; a point of Corruption by itself; a
    # step on the map, with what urgency adds, and on the Mordor Track; being revealed; the Shadow's
    # re-rolls; a Companion in the Fellowship; hiding, in steps that can be gone again; sieges and
    # a long war as urgency; the chance wanted before Mordor is entered, and what urgency takes from
    # it; Corruption to expect from a step.
    "ring": 62.0,
    "corruption": 0.7,
    "step": 2.3,
    "step_in_haste": 0.45,
    "step_in_mordor": 5.0,
    "revealed": 3.0,
    "rerolls": 0.9,
    "companion": 0.5,
    "hide": 0.0,
    "sieges": 0.7,
    "long_war": 0.25,
    "ready": 0.88,
    "ready_in_haste": 0.075,
    "toll": 0.6,
    # Whether the chances on the Mordor Track are worked out tile by tile (1) or estimated (0).
    "by_tile": 0.0,
    # Dice for the Hunt: on the road, in Mordor, and while there is nothing to hunt at once.
    "hunters": 2.0,
    "hunters_in_mordor": 3.0,
    "hunters_at_rest": 1.0,
    # Figures, Nazgûl, Nations At War and active, Characters' dice, Companions on the map, by how
    # many times what is usual; Elven Rings, special tiles, cards on the table.
    "figures_free_peoples": 1.0,
    "figures_shadow": 1.0,
    "nazgul": 1.1,
    "war_free_peoples": 1.0,
    "war_shadow": 1.0,
    "active": 1.2,
    "dice_free_peoples": 1.0,
    "dice_shadow": 1.0,
    "travelling": 0.8,
    "rings": 1.6,
    "special_tile": 5.0,
    "table_free_peoples": 1.0,
    "table_shadow": 1.0,
    # Dice: how much better one must become before an Elven Ring is spent on it; what keeping one
    # for later is worth, by how many times what is usual; passing; an action not taken.
    "ring_price": 4.5,
    "reserve": 1.0,
    "pass": 0.1,
    "skip": -0.4,
    # Cards: one in hand; what of its worth is lost by playing it; one that an action draws.
    "card": 1.4,
    "card_played": 0.5,
    "card_drawn": 0.7,
    # The enemy's best reply to a plan: how much of its worth counts against it.
    "reply": 0.6,
}
"""The plain judgement."""
_made = count()


class EvaluationWeights:
    """The numbers, where they are quickly found; those not given are the plain ones."""

    def __init__(self, given: dict[str, float]) -> None:
        n = {**NUMBERS, **given}
        self.key: int = next(_made)
        """Tells one judgement from another."""
        self.point = [n["point_free_peoples"], n["point_shadow"]]
        self.promise = [n["promise_free_peoples"], n["promise_shadow"]]
        self.drive = [n["drive_free_peoples"], n["drive_shadow"]]
        self.aside = n["aside"]
        self.peace = [n["peace_free_peoples"], n["peace_shadow"]]
        self.lead = n["lead"]
        self.walls = n["walls"]
        self.siege = n["siege"]
        self.houses = n["houses"]
        self.patience = n["patience"]
        self.steep = [n["steep_free_peoples"], n["steep_shadow"]]
        self.rally = n["rally"]
        self.at_hand = [n["at_hand_free_peoples"], n["at_hand_shadow"]]
        self.haste = [n["haste_free_peoples"], n["haste_shadow"]]
        self.ring = n["ring"]
        self.corruption = n["corruption"]
        self.step = n["step"]
        self.step_in_haste = n["step_in_haste"]
        self.step_in_mordor = n["step_in_mordor"]
        self.revealed = n["revealed"]
        self.rerolls = n["rerolls"]
        self.companion = n["companion"]
        self.hide = n["hide"]
        self.sieges = n["sieges"]
        self.long_war = n["long_war"]
        self.ready = n["ready"]
        self.ready_in_haste = n["ready_in_haste"]
        self.toll = n["toll"]
        self.by_tile = n["by_tile"] > 0
        self.hunters = n["hunters"]
        self.hunters_in_mordor = n["hunters_in_mordor"]
        self.hunters_at_rest = n["hunters_at_rest"]
        self.figures = [n["figures_free_peoples"], n["figures_shadow"]]
        self.nazgul = n["nazgul"]
        self.war = [n["war_free_peoples"], n["war_shadow"]]
        self.active = n["active"]
        self.dice = [n["dice_free_peoples"], n["dice_shadow"]]
        self.travelling = n["travelling"]
        self.rings = n["rings"]
        self.special_tile = n["special_tile"]
        self.table = [n["table_free_peoples"], n["table_shadow"]]
        self.ring_price = n["ring_price"]
        self.reserve = n["reserve"]
        self.passing = n["pass"]
        self.skip = n["skip"]
        self.card = n["card"]
        self.card_played = n["card_played"]
        self.card_drawn = n["card_drawn"]
        self.reply = n["reply"]


PLAIN = EvaluationWeights({})
_SIDES = ("free_peoples", "shadow")


@lru_cache(maxsize=16)
def both_sides(name: str) -> list[EvaluationWeights]:
    """The judgement of each side, by its name (bots/evaluation_weights.py)."""
    given = numbers("war_of_the_ring", name)
    return [EvaluationWeights(given[side]) if side in given else PLAIN for side in _SIDES]
