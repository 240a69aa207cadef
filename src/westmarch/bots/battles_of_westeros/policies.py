"""The policy of each kind of decision."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros import attack_choices, card_choices, fires, orders, setup
from westmarch.bots.battles_of_westeros.decision_context import Policy, Scores, always, best_by

SCORES: dict[str, Scores] = {
    "choose_action": orders.action_scores,
    "order_unit": orders.unit_scores,
    "choose_units": orders.unit_scores,
    "move": orders.move_scores,
    "attack": orders.attack_scores,
}
"""Decisions whose answers are weighed one by one: who is ordered, where he goes, whom to attack."""

POLICIES: dict[str, Policy] = {
    **{kind: best_by(scores) for kind, scores in SCORES.items()},
    "choose_mover": orders.choose_mover,
    "disengage": orders.disengage,
    "choose_way": orders.choose_way,
    "choose_attacker": orders.choose_attacker,
    "pursuit_attack": orders.pursuit_attack,
    "direwolf": orders.direwolf,
    "flank_reroll": attack_choices.reroll,
    "reroll": attack_choices.reroll,
    "use_ability": attack_choices.use_ability,
    "change_places": attack_choices.change_places,
    "retreat": attack_choices.retreat,
    "follow_up": attack_choices.follow_up,
    "ignore_morale": always(("ignore_morale",)),
    "parting_blow": always(("yes",)),
    "counterattack": always(("yes",)),
    "choose_commander": card_choices.choose_commander,
    "choose_commands": card_choices.choose_commands,
    "tactic": card_choices.tactic,
    "tactic_target": card_choices.tactic_target,
    "other_commands": always(("last",)),
    "rally_unit": card_choices.rally_unit,
    "rally_units": card_choices.rally_unit,
    "stand_fast": card_choices.stand_fast,
    "discard_card": card_choices.discard_card,
    "discard_token": card_choices.discard_token,
    "recover_morale": always(("yes",)),
    "deploy": card_choices.deploy,
    "fan_flames": card_choices.fan_flames,
    "take_along": always(("yes",)),
    **fires.POLICIES,
    **setup.POLICIES,
}
