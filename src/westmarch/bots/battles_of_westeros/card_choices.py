"""Cards and tokens: what is played, whom it orders, what is kept, where reinforcements come."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.decision_context import DONE, DecisionContext, best
from westmarch.bots.battles_of_westeros.unit_tasks import STAYED
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    MORALE,
    SHOOTS,
    SYMBOL,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.round.leadership import (
    PlayCard,
    TacticTargets,
    playing,
    requirement_met,
)
from westmarch.games.battles_of_westeros.rules.round.rounds import Reinforcements
from westmarch.kernel.engine.decision import Action, Decision


def choose_commander(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, PlayCard)

    def score(action: Action) -> float:
        leader = army.unit_of_commander(context.s, COMMANDER[str(action[1])])
        return context.turn.card_with(frame.card, leader).worth

    return best(d, score)


def choose_commands(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, PlayCard)
    wanted = context.turn.card_with(frame.card, frame.leader).commands
    for number in wanted:
        if ("command", number + 1) in d.actions:
            return ("command", number + 1)
    return DONE if DONE in d.actions else d.actions[0]


def tactic_target(context: DecisionContext, d: Decision) -> Action:
    """The unit for which a tactic does most."""
    assert isinstance(context.s.stack[-1], TacticTargets)
    _, tactic = playing(context.s)
    s, view, tasks = context.s, context.view, context.tasks

    def score(action: Action) -> float:
        unit = context.unit_of(action)
        if tactic.who == "enemy":
            near = sum(DISTANCE[s.hex[unit]][s.hex[u]] <= 2 for u in s.ordered)
            return near + 2.0 * army.stalwart(s, unit)
        if tactic.do == "gain_keyword" and tactic.keyword == "toughness":
            return view.danger(unit, s.hex[unit])
        if tactic.do == "remove_engagement":
            return view.worth[unit] + 2.0 * SHOOTS[s.kind[unit]]
        return tasks.best(unit).gain

    return best(d, score)


def tactic(context: DecisionContext, d: Decision) -> Action:
    """Tactics cost nothing but the showing of tokens, so they are used; only a fight that goes
    well is not broken off."""
    frame = context.s.stack[-1]
    assert isinstance(frame, PlayCard)
    found = LEADERSHIP[frame.card].tactic
    if found is not None and found.do == "remove_engagement":
        s = context.s
        bad = [
            u
            for u in context.view.own
            if s.foe[u] >= 0 and (SHOOTS[s.kind[u]] or context.tasks.best(u).to != STAYED)
        ]
        return ("tactic",) if bad else ("no",)
    return ("tactic",)


def rally_unit(context: DecisionContext, d: Decision) -> Action:
    def score(action: Action) -> float:
        return -0.1 if action == DONE else context.turn.gain(context.unit_of(action))

    return best(d, score) if d.actions != [("yes",)] else d.actions[0]


def stand_fast(context: DecisionContext, d: Decision) -> Action:
    def score(action: Action) -> float:
        if action == DONE:
            return -1.0
        unit = context.unit_of(action)
        return context.view.danger(unit, context.s.hex[unit]) - 2.0 * army.stalwart(context.s, unit)

    return best(d, score)


def discard_card(context: DecisionContext, d: Decision) -> Action:
    """Throw away the card that orders the fewest units."""

    def worth(action: Action) -> float:
        card = LEADERSHIP[CARD[str(action[1])]]
        total = 0.0
        for command in card.commands:
            for group in command.groups:
                share = 1.0 if group.unit_class < 0 and group.rank < 0 else 0.6
                total += (group.most or 4) * share * (1.0 if command.do == "order" else 0.5)
        if card.tactic is not None:
            total += 0.4 + 0.3 * requirement_met(context.s, context.house, card.tactic)
        return total

    return min(d.actions, key=worth)


def discard_token(context: DecisionContext, d: Decision) -> Action:
    """Keep valor, else the rank most of the units have."""
    s = context.s
    ranks = [s.rank[u] for u in army.units_of(s, context.house)]

    def worth(action: Action) -> float:
        symbol = SYMBOL[str(action[1])]
        if symbol == VALOR:
            return 99.0
        return 0.5 if symbol == MORALE else float(ranks.count(symbol))

    return min(d.actions, key=worth)


def deploy(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, Reinforcements)
    unit = frame.next_unit(context.s)
    entering = [a for a in d.actions if a[0] == "deploy"]
    return max(entering, key=lambda a: context.view.place_value(unit, HEX[str(a[1])]))


def fan_flames(context: DecisionContext, d: Decision) -> Action:
    return best(d, lambda a: sum(context.view.aims.burn.get(HEX[str(a[1])], (0.0, 0.0))))
