"""Why not: reasons for what one can point at on the battlefield, in the hand and in the order pool,
though no choice considers it (kernel/why_not.py)."""

from __future__ import annotations

from westmarch.games.battles_of_westeros.facts import TARGETS
from westmarch.games.battles_of_westeros.rules.actions import SPACE
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.army import keyword
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.movement import lengths
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASS_OF,
    COMMANDER,
    DOGS_OF_WAR,
    HOUSES,
    RANGE,
    RANGED,
    RANKS,
    RED,
    SCORCH,
    SHOOTS,
    SYMBOL,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BURNS,
    FOREST_RIVER,
    GROUNDS,
    NO_PURSUIT,
    OFF,
    PASSABLE,
    RIVER,
    SHOOTS_OVER,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.combat.sight import (
    DOGS_FARTHEST,
    DOGS_NEAREST,
    clear_line,
)
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, MOVE_OVER, NO_ATTACK, Field
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.why_not import Pointing, WhyNot

_OWN_UNITS = frozenset(("choose_unit", "move_unit", "attack_with"))
"""Verbs that name a unit by its hex, one's own in most decisions."""
_STEPS = frozenset(("move", "retreat", "advance"))
"""Verbs that name a hex a unit goes to."""
_ENEMIES = frozenset(("change_places", "direwolf", "tactic_target"))
"""Decisions about units in which any House's may be meant."""


def _hex(s: Field, p: Pointing) -> Refusal | None:
    h = HEX[str(p.value)]
    if s.ground[h] == OFF:
        return p.because("off_the_battlefield", "bow.1.07")
    if p.verb in _OWN_UNITS:
        return _unit(s, p, h)
    if p.verb in _STEPS:
        return _step(s, p, h)
    if p.verb in ("attack", "loose_dogs"):
        return _target(s, p, h)
    if p.verb in ("set_fire", "put_out_fire"):
        return _fire(s, p, h)
    if s.unit_at[h] >= 0 and p.verb in ("place_unit", "deploy"):
        return p.because("hex_taken", "bow.6.04")
    return None


# ---- units


def _unit(s: Field, p: Pointing, h: int) -> Refusal | None:
    """Why the unit in a hex cannot be chosen."""
    unit = s.unit_at[h]
    if unit < 0:
        return p.because("no_unit_there", "bow.4.15", hex=str(p.value))
    if s.house[unit] != p.seat and p.kind not in _ENEMIES:
        return p.because("enemy_unit", house=HOUSES[s.house[unit]])
    if p.kind in ("choose_mover", "choose_attacker"):
        return _ordered(s, p, unit)
    if p.kind in ("rally_unit", "rally_units"):
        if s.active[unit]:
            return p.because("unit_active", "bow.2.09")
    elif p.kind in ("order_unit", "choose_units", "choose_action"):
        if unit in s.ordered:
            return p.because("unit_ordered", "bow.4.14")
        if not s.active[unit]:
            return p.because("unit_inactive", "bow.4.14")
    if p.kind == "order_unit" and p.frame.symbol <= RED and s.rank[unit] != p.frame.symbol:
        return p.because(
            "token_of_other_rank", "bow.4.06", rank=RANKS[s.rank[unit]], token=RANKS[p.frame.symbol]
        )
    leader = getattr(p.frame, "leader", -1)
    if leader >= 0 and s.hex[leader] >= 0 and DISTANCE[s.hex[leader]][h] > ZONE:
        return p.because("outside_zone", "bow.5.04", distance=DISTANCE[s.hex[leader]][h])
    return p.because("card_names_others", "bow.5.10") if leader >= 0 else None


def _ordered(s: Field, p: Pointing, unit: int) -> Refusal | None:
    """Why a unit does not move or attack any more."""
    if unit not in s.ordered:
        return p.because("unit_not_ordered", "bow.6.01")
    done = s.turn[unit]
    if p.kind == "choose_mover":
        if done & (MOVE_OVER | ATTACKED):
            return p.because("unit_has_moved", "bow.4.17")
        burning = s.fire[s.hex[unit]]
        return p.because("burning_hex", "bow.14.11") if burning else p.because("hemmed_in")
    if done & ATTACKED:
        return p.because("unit_has_attacked", "bow.4.21")
    if done & NO_ATTACK:
        return p.because("moved_too_far_to_attack", "bow.4.20")
    return p.because("no_target", "bow.7.04")


# ---- ways


def _step(s: Field, p: Pointing, h: int) -> Refusal | None:
    """Why a unit cannot go to a hex."""
    unit = p.frame.unit
    here = s.hex[unit]
    other = s.unit_at[h]
    if other == unit:
        return p.because("already_there", hex=str(p.value))
    if other >= 0:
        key = "friend_in_the_way" if s.house[other] == s.house[unit] else "enemy_in_the_way"
        return p.because(key, "bow.6.04")
    if s.fire[h]:
        return p.because("burning_there", "bow.14.10")
    if not PASSABLE[s.ground[h]]:
        river = s.ground[h] in (RIVER, FOREST_RIVER)
        rule = "bow.13.07" if river else "bow.13.03"
        return p.because("river" if river else "impassable", rule, ground=GROUNDS[s.ground[h]])
    distance = DISTANCE[here][h]
    if p.verb == "retreat":
        key = "retreat_toward_edge" if distance == 1 else "retreat_step"
        return p.because(key, "bow.9.03" if distance == 1 else "bow.9.04")
    if p.verb == "advance":
        if NO_PURSUIT[s.ground[h]]:
            return p.because("no_pursuit_there", "bow.12.03")
        return p.because("beyond_pursuit", "bow.12.12")
    most = p.frame.granted or lengths(s, unit)[1]
    if s.fire[here]:
        return p.because("burning_hex", "bow.14.11")
    if distance > most:
        return p.because("too_far", "bow.6.02", distance=distance, most=most)
    return p.because("way_blocked", "bow.6.06", most=most)


# ---- attacks and fire


def _target(s: Field, p: Pointing, h: int) -> Refusal | None:
    """Why a unit cannot attack what is in a hex."""
    unit = getattr(p.frame, "unit", getattr(p.frame, "attacker", -1))
    target = s.unit_at[h]
    if target < 0:
        return p.because("no_unit_there", "bow.7.28", hex=str(p.value))
    if s.house[target] == p.seat:
        return p.because("own_unit", "bow.7.28")
    if unit < 0 or s.hex[unit] < 0:
        return None
    here = s.hex[unit]
    kind = s.kind[unit]
    distance = DISTANCE[here][h]
    if s.fire[here]:
        return p.because("attack_from_fire", "bow.14.12")
    if p.verb == "loose_dogs":
        if not keyword(s, unit, DOGS_OF_WAR):
            return p.because("no_dogs", "bow.12.06")
        if not DOGS_NEAREST <= distance <= DOGS_FARTHEST:
            return p.because("dogs_range", "bow.12.07", distance=distance)
        return p.because("blocked_line", "bow.7.10")
    if s.effects and effects.has(s, effects.BARRED_TARGET, unit):
        if effects.total(s, effects.BARRED_TARGET, unit) - 1 == target:
            return p.because("same_target_twice", "bow.4.21")
    if s.foe[unit] >= 0 and SHOOTS[kind]:
        return p.because("engaged_shoots_opponent", "bow.8.12")
    reach = RANGE[kind] if SHOOTS[kind] else 1
    if distance > reach:
        return p.because("out_of_range", "bow.7.04", distance=distance, reach=reach)
    over = CLASS_OF[kind] == RANGED and SHOOTS_OVER[s.ground[here]]
    if not clear_line(s, here, h, over):
        return p.because("blocked_line", "bow.7.10")
    return None


def _fire(s: Field, p: Pointing, h: int) -> Refusal | None:
    """Why a unit cannot set or put out a fire in a hex."""
    unit = getattr(p.frame, "unit", -1)
    if unit >= 0 and p.verb == "set_fire" and not keyword(s, unit, SCORCH):
        return p.because("cannot_scorch", "bow.12.14")
    if unit >= 0 and h != s.hex[unit] and h not in NEIGHBOURS[s.hex[unit]]:
        rule = "bow.12.14" if p.verb == "set_fire" else "bow.14.14"
        return p.because("fire_not_adjacent", rule)
    if p.verb == "put_out_fire":
        if not s.fire[h]:
            return p.because("nothing_burns", "bow.14.14")
        return p.because("own_fire_first", "bow.14.13")
    if not BURNS[s.ground[h]]:
        return p.because("does_not_burn", "bow.14.03", ground=GROUNDS[s.ground[h]])
    return p.because("cannot_scorch_there", "bow.12.14")


# ---- commanders, cards, tokens, numbers


def _commander(s: Field, p: Pointing) -> Refusal | None:
    commander = COMMANDER[str(p.value)]
    unit = army.unit_of_commander(s, commander)
    if p.verb == "take_commander":
        return p.because("commander_not_in_skirmish", "bow.15.06")
    if unit < 0:
        return p.because("commander_not_there", "bow.5.24", commander=str(p.value))
    if s.house[unit] != p.seat:
        return p.because("enemy_commander", commander=str(p.value))
    if p.verb == "use_ability":
        if not s.fresh[commander]:
            return p.because("ability_committed", "bow.5.23", commander=str(p.value))
        return p.because("ability_not_now", "bow.5.23", commander=str(p.value))
    return None


def _card(s: Field, p: Pointing) -> Refusal | None:
    card = CARD[str(p.value)]
    if card in s.hands[p.seat]:
        return None
    if LEADERSHIP[card].house != p.seat:
        return p.because("enemy_card", "bow.16.02")
    return p.because("card_not_in_hand", "bow.16.02", card=str(p.value))


def _symbol(s: Field, p: Pointing) -> Refusal | None:
    symbol = SYMBOL[str(p.value)]
    if p.verb in ("token", "pair", "discard_token"):
        left = s.pool[p.seat * 5 + symbol]
        if not left:
            return p.because("no_such_token", "bow.3.03", symbol=str(p.value))
        if p.verb == "pair" and left < 2:
            return p.because("only_one_token", "bow.4.12", symbol=str(p.value))
        return p.because("morale_token_orders_none", "bow.4.10")
    results = getattr(p.frame, "results", None)
    if results is not None and symbol < len(results) and not results[symbol]:
        return p.because("no_such_die", symbol=str(p.value))
    return None


def _morale_token(s: Field, p: Pointing) -> Refusal | None:
    """Why a morale token cannot be used, the verbs of which name nothing."""
    if p.verb in ("raise_morale", "rally_for_morale"):
        return p.because("no_such_token", "bow.3.03", symbol="morale")
    return None


def _number(s: Field, p: Pointing) -> Refusal | None:
    if p.verb != "command":
        return None
    number = int(p.value) - 1
    commands = LEADERSHIP[p.frame.card].commands
    if number >= len(commands):
        return p.because("no_such_command", "bow.5.06", count=len(commands))
    if number in p.frame.used:
        return p.because("command_used", "bow.5.09")
    return p.because("command_impossible", "bow.5.08")


def _asked_for() -> dict[str, tuple[str, str]]:
    """When each verb is asked for: the rule and the message."""
    groups = {
        ("bow.4.02", "when_turn"): "token pair raise_morale rally_for_morale play",
        ("bow.4.17", "when_moves"): "move_unit move leave_battlefield",
        ("bow.7.01", "when_attacks"): "attack_with attack loose_dogs set_fire put_out_fire",
        ("bow.8.09", "when_disengage"): "disengage",
        ("bow.9.01", "when_retreat"): "retreat",
        ("bow.12.12", "when_pursuit"): "advance",
        ("bow.8.08", "when_reroll"): "reroll reroll_one",
        ("bow.12.16", "when_morale_result"): "ignore_morale accept_morale",
        ("bow.5.01", "when_card_played"): "lead command tactic first last",
        ("bow.5.23", "when_ability"): "use_ability",
        ("bow.11.05", "when_surplus"): "discard_card discard_token",
        ("bow.16.08", "when_reinforcements"): "deploy",
        ("bow.15.01", "when_skirmish_setup"): "take_commander place_terrain place_unit",
        ("bow.4.05", "when_chosen"): "choose_unit choose_hex choose_symbol",
        ("bow.16.04", "when_plan_asks"): "two_dice yes",
    }
    return {verb: told for told, verbs in groups.items() for verb in verbs.split()}


ONLY: tuple[str, ...] = (
    "aim_catapults",
    "attack",
    "burn_unit",
    "change_places",
    "choose_palisade",
    "deploy",
    "direwolf",
    "fan_flames",
    "hide_captive",
    "leave_bridge",
    "order_unit",
    "place_terrain",
    "place_unit",
    "pursuit_attack",
    "rally_unit",
    "rally_units",
    "remove_token",
    "spread_fire",
    "stand_fast",
    "strengthen_palisade",
    "tactic_target",
    "true_captive",
)
"""Decisions whose messages tell what can be chosen in them."""

MENUS: dict[str, tuple[str, ...]] = {
    "choose_action": (
        "token",
        "pair",
        "play",
        "raise_morale",
        "rally_for_morale",
        "use_ability",
    ),
    "attack": (
        "attack",
        "loose_dogs",
        "set_fire",
        "put_out_fire",
    ),
}
"""Verbs that belong to a decision also while nothing can be named with them."""

MEANT = {"hex": "choose_unit", "commander": "use_ability"}
"""What is wanted of things that nothing asks for."""

WHY = WhyNot(
    SPACE,
    TARGETS.kinds_of,
    {
        "hex": _hex,
        "commander": _commander,
        "card": _card,
        "symbol": _symbol,
        "number": _number,
        "choose_action": _morale_token,
    },
    _asked_for(),
    ONLY,
    MENUS,
    lambda s, seat, kind, value: MEANT.get(kind, ""),
)


def why_not(s: Field, action: Action) -> Refusal | None:
    """Why an action may not be taken that no choice considers."""
    return WHY(s, action)
