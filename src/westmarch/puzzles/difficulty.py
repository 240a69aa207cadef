"""How hard a puzzle is before anybody has tried it, and what it is about."""

from __future__ import annotations

from math import log2

from westmarch.bots.scripts import Script

EVEN = 1500.0
"""The rating of somebody who has not solved anything yet."""
EASIEST, HARDEST = 800.0, 2400.0

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
        "choose_action": "dice",
        "choose_die": "dice",
        "declare_fellowship": "fellowship",
        "enter_mordor": "fellowship",
        "hunt_allocation": "hunt",
        "hunt_casualty": "hunt",
    },
    "five_armies": {"choose_action": "dice", "choose_die": "dice"},
}
"""By game and kind of decision: what a puzzle is about. The rest is about a fight."""
EITHER_OR = "either_or"
ATTACK_VERBS = ("attack", "charge", "assault")


def themes(game: str, kind: str, best: Script, choices: int) -> tuple[str, ...]:
    """What a puzzle is about: what is decided, whether it takes several choices or looks like a
    choice between two."""
    found = [THEMES.get(game, {}).get(kind, "fight")]
    if any(str(part).startswith(ATTACK_VERBS) for action in best for part in action):
        found.append("attack")
    if len(best) > 2:
        found.append("long")
    if choices == 2:
        found.append(EITHER_OR)
    return tuple(dict.fromkeys(found))


def rating(rank: int, lines: int, right: int, gap: float, length: int) -> float:
    """The rating of a puzzle nobody has tried: it is the harder the later the quick policy thinks
    of the solution (`rank`, 0 for its first thought), the more lines there are and the fewer of
    them are right, the less they differ, and the more choices the best one takes."""
    score = EVEN - 250.0
    score += 70.0 * log2(max(1.0, lines / max(1, right)))
    score += 0.0 if rank == 0 else 160.0 + 50.0 * log2(1 + rank)
    score += 30.0 * min(6, length - 1)
    score -= 500.0 * (gap - 0.35)
    return round(max(EASIEST, min(HARDEST, score)))
