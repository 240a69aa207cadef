"""The policy of each kind of decision."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros import blows, hands, orders, setup
from westmarch.bots.battles_of_westeros.mind import Policy, always

POLICIES: dict[str, Policy] = {
    "choose_action": orders.choose_action,
    "order_unit": orders.order_unit,
    "choose_units": orders.choose_units,
    "choose_mover": orders.choose_mover,
    "disengage": orders.disengage,
    "move": orders.move,
    "choose_way": orders.choose_way,
    "choose_attacker": orders.choose_attacker,
    "attack": orders.attack,
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
    **setup.POLICIES,
}
