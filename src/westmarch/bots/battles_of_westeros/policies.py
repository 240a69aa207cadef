"""The policy of each kind of decision."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros import blows, fires, hands, orders, setup
from westmarch.bots.battles_of_westeros.mind import Policy, Scores, always, best_by

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
    "flank_reroll": blows.reroll,
    "reroll": blows.reroll,
    "use_ability": blows.use_ability,
    "change_places": blows.change_places,
    "retreat": blows.retreat,
    "follow_up": blows.follow_up,
    "ignore_morale": always(("ignore_morale",)),
    "parting_blow": always(("yes",)),
    "counterattack": always(("yes",)),
    "choose_commander": hands.choose_commander,
    "choose_commands": hands.choose_commands,
    "tactic": hands.tactic,
    "tactic_target": hands.tactic_target,
    "other_commands": always(("last",)),
    "rally_unit": hands.rally_unit,
    "rally_units": hands.rally_unit,
    "stand_fast": hands.stand_fast,
    "discard_card": hands.discard_card,
    "discard_token": hands.discard_token,
    "recover_morale": always(("yes",)),
    "deploy": hands.deploy,
    "fan_flames": hands.fan_flames,
    "take_along": always(("yes",)),
    **fires.POLICIES,
    **setup.POLICIES,
}
