"""Who is ordered, where he goes and whom he attacks."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.decision_context import DONE, DecisionContext, best
from westmarch.bots.battles_of_westeros.turns import LEAST
from westmarch.bots.battles_of_westeros.unit_tasks import LEFT, STAYED
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, lengths
from westmarch.games.battles_of_westeros.rules.battlefield.ways import risks
from westmarch.games.battles_of_westeros.rules.cards.commanders import Direwolf
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed
from westmarch.kernel.engine.decision import Action, Decision

NOTHING = 0.01
"""What a deed has to be worth more than."""


def action_scores(context: DecisionContext, d: Decision) -> list[float]:
    turn = context.turn
    return [turn.worth(a) for a in d.actions]


def unit_scores(context: DecisionContext, d: Decision) -> list[float]:
    """By the task of each unit that may be ordered."""
    turn = context.turn
    return [LEAST if a == DONE else turn.gain(context.unit_of(a)) for a in d.actions]


def choose_mover(context: DecisionContext, d: Decision) -> Action:
    """The unit with the most to gain from a move goes first."""

    def score(action: Action) -> float:
        if action == DONE:
            return 0.0
        task = context.tasks.best(context.unit_of(action))
        return task.gain if task.to != STAYED else -1.0

    return best(d, score)


def disengage(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    task = context.tasks.best(frame.unit)
    return ("stay",) if task.to == STAYED else ("disengage",)


def move_scores(context: DecisionContext, d: Decision) -> list[float]:
    frame = context.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    unit = frame.unit
    view, tasks = context.view, context.tasks
    worth: dict[int, float] = {}
    if frame.granted:
        worth = {
            HEX[str(a[1])]: view.place_value(unit, HEX[str(a[1])])
            for a in d.actions
            if a[0] == "move"
        }
        worth[LEFT] = 2.0 * view.aims.leave[context.house]
    else:
        worth = dict(tasks.moves(unit))

    def score(action: Action) -> float:
        if action[0] == "move":
            return worth.get(HEX[str(action[1])], -9.0)
        if action[0] == "leave_battlefield":
            return worth.get(LEFT, -9.0)
        staying = view.place_value(unit, context.s.hex[unit])
        return staying + (0.0 if frame.granted else tasks.deed(unit)[1])

    return [score(a) for a in d.actions]


def choose_way(context: DecisionContext, d: Decision) -> Action:
    """The short way, which leaves the attack, where that is worth the catapults on it."""
    frame = context.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    s, unit, to = context.s, frame.unit, frame.to
    short, safe = (len(risks(s, unit, to, n)) for n in (frame.length, lengths(s, unit)[1]))
    gain = context.tasks.deed_at(unit, to)[1] - (short - safe) * context.tasks.peril(unit)
    return ("yes",) if gain > 0 else ("no",)


def choose_attacker(context: DecisionContext, d: Decision) -> Action:
    def score(action: Action) -> float:
        return NOTHING if action == DONE else context.tasks.deed(context.unit_of(action))[1]

    return best(d, score)


def attack_scores(context: DecisionContext, d: Decision) -> list[float]:
    frame = context.s.stack[-1]
    assert isinstance(frame, ChooseDeed)
    worth = dict(context.tasks.deeds(frame.unit))
    return [NOTHING if a == DONE else worth[a] for a in d.actions]


def pursuit_attack(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, Attack)

    def score(action: Action) -> float:
        return (
            NOTHING
            if action == DONE
            else context.tasks.strike(frame.attacker, context.unit_of(action))
        )

    return best(d, score)


def direwolf(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, Direwolf)
    return best(d, lambda a: context.tasks.dogs(frame.leader, context.unit_of(a)))
