"""What the companion tries out at the decisions that matter, as plans of one choice or several."""

from __future__ import annotations

from westmarch.bots.lotr_card_game import combat, events, questing
from westmarch.bots.lotr_card_game.policies import by_thumb, planning_score
from westmarch.bots.trial_play import Script
from westmarch.games.lotr_card_game.rules.actions import PASS
from westmarch.games.lotr_card_game.rules.catalogue import EVENT, IDS, TYPE
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

SEARCHED = frozenset(
    (
        "commit",
        "travel",
        "optional_engagement",
        "declare_defender",
        "planning",
        "declare_attack",
        "mulligan",
        "choose_option",
    )
)
"""Decisions that are always worth trying out. An action window or a response is when it offers a
card that is gone once it is used: saved, it may answer something worse."""


def matters(s: Adventure, d: Decision) -> bool:
    """Whether a decision is worth trials."""
    if d.kind == "action_window":
        return any(_one_off(s, a) and _sensible(s, d.seat, a) for a in d.actions)
    if d.kind == "respond":
        return any(_one_off(s, a) for a in d.actions)
    return d.kind in SEARCHED


def _one_off(s: Adventure, action: Action) -> bool:
    """Whether using a card now means not to have it later."""
    if action[0] not in ("use", "play", "respond"):
        return False
    number = s.design[int(action[1])]
    return TYPE[number] == EVENT or IDS[number] == "gandalf"


def _sensible(s: Adventure, seat: int, action: Action) -> bool:
    return events.action_score(s, seat, int(action[1])) > 0.0


def plans(s: Adventure, d: Decision, most: int) -> list[Script]:
    """What is tried at a decision, what the policy would do first."""
    if d.kind == "commit":
        own = _commitment(s, d)
        chosen = frozenset(own)
        others = [plan for plan in questing.commitments(s, d) if frozenset(plan) != chosen]
        others.sort(key=lambda plan: abs(len(plan) - len(own)))
        return [own, *(tuple(plan) for plan in others[: most - 1])]
    first = by_thumb(s, d)
    rest = [a for a in d.actions if a != first]
    if d.kind == "action_window":
        rest = [a for a in rest if a == PASS or (_one_off(s, a) and _sensible(s, d.seat, a))]
    elif d.kind == "declare_defender":
        rest.sort(key=lambda a: combat.defence_cost(s, a))
    elif d.kind == "planning":
        # Playing nothing more is always among them.
        rest.sort(key=lambda a: (a[0] == "play", -planning_score(s, d.seat, a)))
    if d.kind in ("planning", "action_window", "respond"):
        rest = _unlike(s, first, rest)
    return [(first,), *((a,) for a in rest[: most - 1])]


def _unlike(s: Adventure, first: Action, rest: list[Action]) -> list[Action]:
    """Each card once: another copy in hand is no other plan."""
    seen = {_named(s, first)}
    found: list[Action] = []
    for action in rest:
        name = _named(s, action)
        if name not in seen:
            seen.add(name)
            found.append(action)
    return found


def _named(s: Adventure, action: Action) -> tuple[str, int, int]:
    """What an action does, with which card, lying where."""
    if len(action) < 2:
        return str(action[0]), -1, -1
    card = int(action[1])
    return str(action[0]), s.design[card], s.zone[card]


def _commitment(s: Adventure, d: Decision) -> Script:
    """All that the policy would commit, one after the other."""
    found: list[Action] = []
    c = clone(s)
    while c.offer is not None and c.offer.kind == "commit" and c.offer.seat == d.seat:
        found.append(questing.commit(c, c.offer))
        take(c, found[-1])
        if found[-1] == ("done",):
            break
    return tuple(found)
