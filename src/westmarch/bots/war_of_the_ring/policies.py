"""A quick answer for every kind of decision: what the bot does without thinking ahead, and what
it takes everybody to do inside a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westmarch.bots.war_of_the_ring import battles, cards, fellowship, marches, muster, shadow_hunt
from westmarch.bots.war_of_the_ring.marginal_strength import MarginalStrength
from westmarch.bots.war_of_the_ring.threats import hit_points, leadership
from westmarch.games.war_of_the_ring.rules.actions import DONE, NO, PASS, SKIP, YES
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION, REGION_OF_PLACE
from westmarch.games.war_of_the_ring.rules.map.pieces import NATION, SHADOW
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Decision

Policy: TypeAlias = Callable[[War, Decision], Action]


def _strongest_enemy(s: War, d: Decision) -> Action:
    """An Army to hit: the weakest hold of a Settlement, or simply the biggest."""
    enemy = 1 - side_of(s, d.seat)
    return max(d.actions, key=lambda a: hit_points(s, enemy, PLACE[str(a[1])]))


def _best_place(s: War, d: Decision) -> Action:
    """A place for one's own Character or troops: where a Leader does most."""
    outlook = MarginalStrength(s, side_of(s, d.seat))

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return outlook.leader_worth(s, place) + outlook.defend[REGION_OF_PLACE[place]]

    return max(d.actions, key=worth)


def _gandalf_returns(s: War, d: Decision) -> Action:
    """Gandalf the White comes where an Army needs him."""
    return _best_place(s, d)


_NATIONS = ("gondor", "rohan", "elves", "north", "dwarves")


def _nation(s: War, d: Decision) -> Action:
    """The Nation that matters most."""
    order = {name: i for i, name in enumerate(_NATIONS)}

    def rank(action: Action) -> tuple[int, int]:
        name = str(action[1])
        return (-(s.political[NATION[name]] == 1), order.get(name, 9))

    return min(d.actions, key=rank)


def _another_way(s: War, d: Decision) -> Action:
    for action in d.actions:
        if action[-1] == "hide":
            return action
        if action[-1] == "move" and fellowship.step_profit(s) > 0:
            return action
    return NO


def _last(s: War, d: Decision) -> Action:
    return d.actions[-1]


def _first(s: War, d: Decision) -> Action:
    return d.actions[0]


def _no(s: War, d: Decision) -> Action:
    return NO if NO in d.actions else DONE if DONE in d.actions else d.actions[0]


def _do_it(s: War, d: Decision) -> Action:
    """Anything but nothing."""
    for action in d.actions:
        if action not in (NO, DONE, SKIP, PASS):
            return action
    return d.actions[0]


def _attack_target(s: War, d: Decision) -> Action:
    side = side_of(s, d.seat)
    origin = int(getattr(s.stack[-1], "origin", -1))
    if origin < 0:
        return d.actions[0]
    return max(d.actions, key=lambda a: battles.odds(s, side, origin, PLACE[str(a[1])]))


def _move_or_attack(s: War, d: Decision) -> Action:
    return next((a for a in d.actions if "march" in str(a[0])), d.actions[0])


def _most(s: War, d: Decision) -> Action:
    return max(d.actions, key=lambda a: int(a[-1]) if isinstance(a[-1], int) else -1)


def _mix(s: War, d: Decision) -> Action:
    return YES if YES in d.actions else d.actions[0]


def _coast(s: War, d: Decision) -> Action:
    """Where the Corsairs land: the worst defended Settlement."""
    outlook = MarginalStrength(s, SHADOW)

    def worth(action: Action) -> float:
        region = REGION[str(action[1])]
        guard = hit_points(s, 0, region) * (1 + leadership(s, 0, region) / 10)
        return outlook.prize(s, region) + outlook.attack(region) - 1.5 * guard

    return max(d.actions, key=worth)


def _errand(s: War, d: Decision) -> Action:
    """Separate or move: move who is on the map already, if he has somewhere to go."""
    return d.actions[-1] if s.mordor >= 0 else d.actions[0]


POLICIES: dict[str, Policy] = {
    "advance": battles.advance,
    "another_way": _another_way,
    "attack_from": battles.attack_from,
    "attack_target": _attack_target,
    "balrog_of_moria": _first,
    "black_breath": battles.strike,
    "blade_of_westernesse": battles.strike,
    "break_fellowship": fellowship.break_fellowship,
    "bring_minion": muster.bring_minion,
    "casualties": battles.casualties,
    "cease_or_go_on": battles.cease_or_go_on,
    "choose_companion": marches.who_travels,
    "choose_coast": _coast,
    "choose_deck": cards.draw_from,
    "choose_destination": marches.quick_destination,
    "choose_figures": marches.take_figures,
    "choose_guide": fellowship.choose_guide,
    "choose_leader": _first,
    "choose_nation": _nation,
    "choose_nazgul": marches.quick_flight,
    "choose_region": muster.recruit_where,
    "combat_card": battles.combat_card,
    "cruel_weather": shadow_hunt.cruel_weather,
    "declare_fellowship": fellowship.declare,
    "discard_as_price": cards.discard,
    "dread_and_despair": battles.nazgul_forfeit,
    "dunlendings": _do_it,
    "enter_mordor": fellowship.enter_mordor,
    "exchange_cards": _no,
    "fateful_strike": battles.strike,
    "field_battle_or_siege": battles.field_or_siege,
    "flocks_of_crebain": shadow_hunt.crebain,
    "fly_to": marches.fly_to,
    "gandalf_draws": fellowship.yes,
    "gather_companions": _no,
    "give_card": cards.give,
    "guide_ability": fellowship.guide_ability,
    "hand_limit": cards.discard,
    "heroic_death": battles.heroic_death,
    "hunt_allocation": shadow_hunt.hunt_allocation,
    "hunt_casualty": fellowship.hunt_casualty,
    "hunt_table_card": fellowship.hunt_table_card,
    "lidless_eye": shadow_hunt.lidless_eye,
    "lose_figure": _first,
    "lure_of_the_ring": fellowship.lure_of_the_ring,
    "march_on": marches.quick_destination,
    "mighty_attack": _last,
    "mixed_army": _mix,
    "move_companions": marches.quick_journey,
    "move_or_attack": _move_or_attack,
    "nazgul_strike": shadow_hunt.take_card,
    "onslaught": battles.own_hits,
    "place_gandalf": _gandalf_returns,
    "place_minion": _best_place,
    "place_ring_bearers": fellowship.walk,
    "rearguard": battles.rearguard,
    "recruit": muster.recruit,
    "recruit_or_fly": _first,
    "recruit_regulars": _most,
    "recruit_type": muster.recruit_type,
    "recruit_where": muster.recruit_where,
    "relentless_assault": battles.own_hits,
    "remove_excess": battles.remove_excess,
    "reroll_hunt": shadow_hunt.most,
    "retreat": battles.choose_refuge,
    "retreat_or_stand": battles.retreat_or_stand,
    "scouts": battles.choose_refuge,
    "separate_companions": marches.who_leaves,
    "separate_or_move": _errand,
    "separate_to": marches.quick_journey,
    "sorcerer": fellowship.yes,
    "upgrade_where": _best_place,
    "voice_of_saruman": muster.voice_of_saruman,
    "white_rider": battles.white_rider,
    "wizards_staff": fellowship.use_card,
    "words_of_power": _last,
    "worn_with_sorrow_and_toil": shadow_hunt.take_card,
}
"""The policy of each kind of decision. Kinds that are not here are looked ahead (lookahead.py)."""


def quick(s: War, d: Decision) -> Action:
    """The quick answer to a decision."""
    if d.kind == "choose_army":
        if d.actions[0][0] == "choose_place":
            return _strongest_enemy(s, d)
        return marches.quick_march(s, d)
    policy = POLICIES.get(d.kind)
    if policy is None:
        return d.actions[0]
    action = policy(s, d)
    return action if action in d.actions else d.actions[0]
