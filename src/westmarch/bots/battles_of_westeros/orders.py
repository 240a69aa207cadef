"""Who is ordered, where he goes and whom he attacks."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.decision_context import DONE, Mind, best
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


def action_scores(mind: Mind, d: Decision) -> list[float]:
    turn = mind.turn
    return [turn.worth(a) for a in d.actions]


def unit_scores(mind: Mind, d: Decision) -> list[float]:
    """By the job of each unit that may be ordered."""
    turn = mind.turn
    return [LEAST if a == DONE else turn.gain(mind.unit_of(a)) for a in d.actions]


def choose_mover(mind: Mind, d: Decision) -> Action:
    """The unit with the most to gain from a move goes first."""

    def score(action: Action) -> float:
        if action == DONE:
            return 0.0
        job = mind.jobs.best(mind.unit_of(action))
        return job.gain if job.to != STAYED else -1.0

    return best(d, score)


def disengage(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    job = mind.jobs.best(frame.unit)
    return ("stay",) if job.to == STAYED else ("disengage",)


def move_scores(mind: Mind, d: Decision) -> list[float]:
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    unit = frame.unit
    view, jobs = mind.view, mind.jobs
    worth: dict[int, float] = {}
    if frame.granted:
        worth = {
            HEX[str(a[1])]: view.place_value(unit, HEX[str(a[1])])
            for a in d.actions
            if a[0] == "move"
        }
        worth[LEFT] = 2.0 * view.aims.leave[mind.house]
    else:
        worth = dict(jobs.moves(unit))

    def score(action: Action) -> float:
        if action[0] == "move":
            return worth.get(HEX[str(action[1])], -9.0)
        if action[0] == "leave_battlefield":
            return worth.get(LEFT, -9.0)
        staying = view.place_value(unit, mind.s.hex[unit])
        return staying + (0.0 if frame.granted else jobs.deed(unit)[1])

    return [score(a) for a in d.actions]


def choose_way(mind: Mind, d: Decision) -> Action:
    """The short way, which leaves the attack, where that is worth the catapults on it."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    s, unit, to = mind.s, frame.unit, frame.to
    short, safe = (len(risks(s, unit, to, n)) for n in (frame.length, lengths(s, unit)[1]))
    gain = mind.jobs.deed_at(unit, to)[1] - (short - safe) * mind.jobs.peril(unit)
    return ("yes",) if gain > 0 else ("no",)


def choose_attacker(mind: Mind, d: Decision) -> Action:
    def score(action: Action) -> float:
        return NOTHING if action == DONE else mind.jobs.deed(mind.unit_of(action))[1]

    return best(d, score)


def attack_scores(mind: Mind, d: Decision) -> list[float]:
    frame = mind.s.stack[-1]
    assert isinstance(frame, ChooseDeed)
    worth = dict(mind.jobs.deeds(frame.unit))
    return [NOTHING if a == DONE else worth[a] for a in d.actions]


def pursuit_attack(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Attack)

    def score(action: Action) -> float:
        return NOTHING if action == DONE else mind.jobs.strike(frame.attacker, mind.unit_of(action))

    return best(d, score)


def direwolf(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Direwolf)
    return best(d, lambda a: mind.jobs.dogs(frame.leader, mind.unit_of(a)))
