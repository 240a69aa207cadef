"""Answers at the table to what an action in progress asks."""

from __future__ import annotations

from random import Random

from westmarch.bots.deadline import OutOfTime
from westmarch.bots.five_armies.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.five_armies.plans import END_OF_ACTION, Planner
from westmarch.bots.trial_play import Script
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.kernel.engine.decision import Decision

_QUICK = frozenset(
    (
        "army_limit",
        "bilbo_vanishes",
        "bodyguard",
        "captain_of_war",
        "casualties",
        "cease",
        "choose_group",
        "determined_attack",
        "divide_damage",
        "fell_race",
        "hand_limit",
        "leader_reroll",
        "leave_battle",
        "manoeuvre",
        "name_army",
        "rally_reroll",
        "shining_armour",
        "use_ability",
        "vampire_like",
    )
)
"""Kinds that are answered quickly also outside a trial: what battles ask again and again."""


def script(
    s: Battlefield,
    d: Decision,
    rng: Random,
    judgement: EvaluationWeights = PLAIN,
    until: float = 0.0,
) -> Script:
    """What to do from here to the end of the action; nothing where a quick answer will do, or has
    to, as nothing better was found by `until` (deadline.py)."""
    if s.phase != P_ACTIONS or d.kind in _QUICK:
        return ()
    planner = Planner(s, d.seat, rng, judgement, until)
    if d.kind == "choose_action":
        return planner.in_time(planner.after_reply(planner.with_face(s))).script
    try:
        return () if d.kind in END_OF_ACTION else planner.search(s).script
    except OutOfTime:
        return ()
