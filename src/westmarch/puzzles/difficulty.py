"""How hard a puzzle is before anybody has tried it, and what it is about.

Four players of known strength try it: one that chooses at random, the quick policy, one that judges
every line at a glance by the learned value, and one that tries every line a few times to the end of
the game. The rating is the one at which they would solve it as often as they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.puzzles.lines import Stretch, outlook, same

EVEN = 1500.0
"""The rating of somebody who has not solved anything yet."""
EASIEST, HARDEST = 800.0, 2400.0
FINDERS = {"random": 900.0, "quick": 1300.0, "glance": 1600.0, "trials": 1900.0}
"""Who tries a puzzle when it is made, and how strong they are as solvers."""
TRIES = 8
"""How often a player that depends on luck tries it."""
DEALS = 4
"""Deals on which a line is judged at a glance."""
FEW_TRIALS = 8
"""Trials of each line, by the player that has few."""
WALKS = 64
"""How often it is tried at random."""

THEMES = {
    "lotr_card_game": {
        "action_window": "event",
        "commit": "quest",
        "declare_attack": "attack",
        "declare_defender": "defence",
        "optional_engagement": "engagement",
        "planning": "planning",
        "travel": "travel",
    },
    "battles_of_westeros": {
        "attack": "attack",
        "choose_action": "orders",
        "choose_units": "orders",
        "move": "move",
        "order_unit": "orders",
    },
    "war_of_the_ring": {
        "another_way": "fellowship",
        "attack_from": "attack",
        "attack_target": "attack",
        "break_fellowship": "fellowship",
        "choose_action": "dice",
        "choose_army": "move",
        "choose_companion": "fellowship",
        "choose_destination": "move",
        "choose_die": "dice",
        "choose_figures": "move",
        "choose_guide": "fellowship",
        "choose_nazgul": "move",
        "declare_fellowship": "fellowship",
        "enter_mordor": "fellowship",
        "fly_to": "move",
        "guide_ability": "hunt",
        "hunt_allocation": "hunt",
        "hunt_casualty": "hunt",
        "hunt_table_card": "hunt",
        "lure_of_the_ring": "hunt",
        "march_on": "move",
        "move_companions": "move",
        "place_ring_bearers": "fellowship",
        "reroll_hunt": "hunt",
        "separate_companions": "fellowship",
        "separate_to": "fellowship",
    },
    "five_armies": {"choose_action": "dice", "choose_die": "dice"},
}
"""By game and kind of decision: what a puzzle is about. The rest is about a fight."""
GOALS = {
    "ring_destroyed": "ring_bearers",
    "ring_bearers_fail": "ring_bearers",
    "shadow_conquest": "conquest",
    "sauron_banished": "conquest",
    "conquest": "conquest",
    "front_gate": "conquest",
    "beorn": "hold_out",
    "fate": "hold_out",
    "bolg_slain": "commander",
    "rout": "morale",
    "morale": "morale",
    "instant": "objective",
    "condition": "objective",
    "points": "victory_points",
    "momentum": "victory_points",
}
"""By how the games that are won end: what it is all for. Every quest of the Card Game ends with the
same words, so there only the decision counts."""
EITHER_OR = "either_or"
ATTACK_VERBS = ("attack", "charge", "assault")


def themes(game: str, kind: str, best: Script, choices: int, goal: str) -> tuple[str, ...]:
    """What a puzzle is about: what is decided, what for, whether it takes several choices or looks
    like a choice between two."""
    found = [THEMES.get(game, {}).get(kind, "fight")]
    if goal in GOALS:
        found.append(GOALS[goal])
    if any(str(part).startswith(ATTACK_VERBS) for action in best for part in action):
        found.append("attack")
    if len(best) > 2:
        found.append("long")
    if choices == 2 and len(best) == 1:
        found.append(EITHER_OR)
    return tuple(dict.fromkeys(found))


# ---- who finds it


def found_by(
    game: Game,
    knowledge: Knowledge[State],
    s: State,
    lines: Sequence[Script],
    chances: Sequence[float],
    right: Sequence[int],
    rng: Random,
) -> dict[str, float]:
    """How often each of the players finds a right line, 0 to 1. The lines are in the order of the
    quick policy; their chances are known, so what few trials of them show needs no game."""
    glances = tries = 0
    for _ in range(TRIES):
        seen = [outlook(game, knowledge, s, line, DEALS, rng) for line in lines]
        glances += _highest(seen) in right
    for _ in range(TRIES * TRIES):
        won = [sum(rng.random() < chance for _ in range(FEW_TRIALS)) for chance in chances]
        tries += _highest(won) in right
    return {
        "random": _at_random(knowledge, s, [lines[i] for i in right], rng),
        "quick": 0.5 ** min(right) if min(right) < 5 else 0.0,
        "glance": glances / TRIES,
        "trials": tries / TRIES / TRIES,
    }


def _highest(numbers: Sequence[float]) -> int:
    return max(range(len(numbers)), key=lambda i: (numbers[i], -i))


def _at_random(
    knowledge: Knowledge[State], s: State, right: Sequence[Script], rng: Random
) -> float:
    assert s.offer is not None
    found = 0
    longest = max(map(len, right))
    for _ in range(WALKS):
        c = clone(s)
        line: list[Action] = []
        stretch = Stretch(knowledge, s, s.offer.seat)
        while len(line) < longest and not stretch.over(c):
            assert c.offer is not None
            line.append(rng.choice(c.offer.actions))
            take(c, line[-1])
            if any(same(tuple(line), one) for one in right):
                found += 1
                break
    return found / WALKS


def rating(found: dict[str, float]) -> float:
    """The rating of a puzzle nobody has tried, from how often each of the players found it."""
    # One more, as strong as the middle, who solves every other puzzle: nobody is sure of anything.
    results = [(EVEN, 0.5), *((FINDERS[who], share) for who, share in found.items())]
    solved = sum(share for _, share in results)
    low, high = 0.0, 4000.0
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - who) / 400)) for who, _ in results)
        low, high = (middle, high) if expected > solved else (low, middle)
    return float(round(max(EASIEST, min(HARDEST, low))))
