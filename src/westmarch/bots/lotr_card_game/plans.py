"""What the companion tries out at the decisions that matter, as plans of one choice or several."""

from __future__ import annotations

from westmarch.bots.lotr_card_game import events, questing
from westmarch.bots.lotr_card_game.policies import by_thumb
from westmarch.bots.scripts import Script
from westmarch.games.lotr_card_game.rules.catalogue import COST, IDS
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
    )
)
"""Decisions that are always worth trying out. An action window or a response is when it offers a
card that is gone once it is used: saved, it may answer something worse."""


def matters(s: Adventure, d: Decision) -> bool:
    """Whether a decision is worth trials."""
    if d.kind in SEARCHED:
        return True
    if d.kind == "action_window":
        return any(a[0] in ("use", "play") and _one_off(s, int(a[1])) for a in d.actions)
    return False


def _one_off(s: Adventure, card: int) -> bool:
    """Whether using a card now means not to have it later."""
    return COST[s.design[card]] > 0 or IDS[s.design[card]] in _GONE


_GONE = frozenset(("sneak_attack", "gandalf", "feint", "quick_strike", "for_gondor"))


def plans(s: Adventure, d: Decision, most: int) -> list[Script]:
    """What is tried at a decision, what the policy would do first."""
    first = by_thumb(s, d)
    if d.kind == "commit":
        found: list[Script] = [tuple(plan) for plan in questing.commitments(s, d)]
        own = _commitment(s, d)
        return [own, *(plan for plan in found if _same(plan) != _same(own))][: max(most, 12)]
    rest = [a for a in d.actions if a != first]
    if d.kind == "action_window":
        rest = [a for a in rest if a[0] not in ("use", "play") or _sensible(s, d.seat, a)]
    return [(first,), *((a,) for a in rest[: most - 1])]


def _sensible(s: Adventure, seat: int, action: Action) -> bool:
    return events.action_score(s, seat, int(action[1])) > 0.0


def _same(plan: Script) -> frozenset[Action]:
    return frozenset(plan)


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
