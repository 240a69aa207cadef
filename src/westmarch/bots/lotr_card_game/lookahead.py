"""Trying things out: play a choice to the end of the round by rules of thumb, several times with
the hidden cards dealt anew, and see how the table looks then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.bots.deadline import late
from westmarch.bots.lotr_card_game.valuation import card_worth, danger, printed_strength
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACHMENT,
    ATTACK,
    HERO,
    PRINTED,
    QUEST_POINTS,
    STAGES_OF,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, NOBODY, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, staging_threat, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    HAND,
    QUEST_DECK,
    all_characters,
    all_engaged,
    current_quest,
    enemies_in_play,
)
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone

Policy = Callable[[Adventure, Decision], Action]
MOST_DECISIONS = 400
"""A round never needs so many; a guard against policies that go round in circles."""


def outlook(s: Adventure, seat: int = NOBODY) -> float:
    """How well the players stand, between rounds. With a seat, as it may see it: of the others'
    cards in hand it knows the number alone."""
    if s.ending:
        return 400.0 if s.winners else -400.0
    total = 0.0
    for player in range(s.players):
        if s.eliminated[player]:
            total -= 120.0
            continue
        left = ELIMINATION_LEVEL - s.threat[player]
        total += 0.9 * left - 40.0 / (left + 1)
        if seat in (NOBODY, player):
            total += sum(0.6 + 0.12 * card_worth(s.design[c]) for c in s.zones[HAND[player]])
        else:
            total += 1.1 * len(s.zones[HAND[player]])
    for card in all_characters(s):
        number = s.design[card]
        left = hit_points_left(s, card)
        if TYPE[number] == HERO:
            total += 16.0 + printed_strength(number) + 1.3 * left - (6.0 if left == 1 else 0.0)
            total += 0.6 * s.resources[card]
        else:
            total += printed_strength(number) + 0.3 * left
    quest = current_quest(s)
    stages = len(STAGES_OF[s.scenario])
    total += 22.0 * (stages - len(s.zones[QUEST_DECK]))
    if quest >= 0:
        points = max(PRINTED[QUEST_POINTS][s.design[quest]], 1)
        total += 16.0 * min(s.progress[quest] / points, 1.0)
    for card in s.zones[ATTACHED]:
        if TYPE[s.design[card]] == ATTACHMENT and s.attached_to[card] >= 0:
            total += 0.7 * card_worth(s.design[card])
    total -= 1.5 * staging_threat(s)
    total -= sum(0.7 * danger(s, e) for e in enemies_in_play(s))
    # One that is engaged attacks every round, and takes a defender away from everything else.
    total -= sum(2.0 + 0.7 * stat(s, e, ATTACK) for e in all_engaged(s))
    return total


def play_round(s: Adventure, policy: Policy, first: Sequence[Action], until: float = 0.0) -> bool:
    """Take these actions, then go on by the policy until the round is over. False when that was
    broken off, as it was past `until` (deadline.py)."""
    start = s.round
    for action in first:
        if s.offer is None or action not in s.offer.actions:
            break
        take(s, action)
    for _ in range(MOST_DECISIONS):
        if s.offer is None or s.round > start:
            return True
        if late(until):
            return False
        take(s, policy(s, s.offer))
    return True


def best_of(
    deal: Callable[[], State],
    plans: Sequence[Sequence[Action]],
    policy: Policy,
    samples: int,
    until: float = 0.0,
) -> Sequence[Action]:
    """The plan that leaves the players best off on average. `deal` gives the position with the
    hidden cards dealt anew; all plans meet the same deals. A deal that not all of them have met by
    `until` counts for none, unless it is the first."""
    if len(plans) == 1:
        return plans[0]
    totals = [0.0] * len(plans)
    for number in range(samples):
        dealt = deal()
        assert isinstance(dealt, Adventure)
        met: list[float] = []
        for plan in plans:
            trial = clone(dealt)
            if not play_round(trial, policy, plan, until):
                break
            met.append(outlook(trial))
        if len(met) < len(plans):
            if not number:
                totals = met or totals[:1]
            break
        for i, worth in enumerate(met):
            totals[i] += worth
    return plans[max(range(len(totals)), key=totals.__getitem__)]
