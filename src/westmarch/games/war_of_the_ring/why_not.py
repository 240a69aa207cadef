"""Why not: reasons for what one can point at on the map and in the hand, though no choice considers
it (kernel/why_not.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westmarch.games.war_of_the_ring.facts import TARGETS
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.battle.attack import (
    NO_ENEMY_THERE,
    NOT_ADJACENT,
    REACH,
)
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, DECK_OF, DECKS, FACE
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    IS_SETTLEMENT,
    NATION_OF,
    PLACE,
    PLACES,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
)
from westmarch.games.war_of_the_ring.rules.map.march import MOVED_ALREADY
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    ELITE,
    FIGURE,
    FREE_PEOPLES,
    IN_FELLOWSHIP,
    KINDS,
    LEVEL,
    NATION,
    NATION_OF_KIND,
    NATIONS,
    NAZGUL,
    SET_ASIDE,
    SIDE_OF_CHARACTER,
    SIDE_OF_KIND,
    TYPE_OF_KIND,
    WITCH_KING,
    load,
    side_of_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import owner, side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.why_not import Pointing, WhyNot

# ---- places and regions

_ARMIES = frozenset(("move_from", "attack_from"))
"""Verbs that name an Army of one's own by its place."""
_STEPS = frozenset(("move_to", "retreat_to", "walk"))
"""Verbs that name the next region of a way."""
_JOURNEYS = frozenset(("companions_to", "fly_to", "choose_region"))
"""Verbs that name the region where a way ends."""

_BLACK_BORDERS = frozenset(
    (REGION[region["id"]], REGION[other])
    for region in load("regions.toml")["region"]
    for other in region["impassable"]
)
"""Pairs of regions that mountains part (wotr.6.43)."""


def _start(s: War, p: Pointing) -> int:
    """The region from which those go that the choice is about; -1 where nobody goes."""
    frame = p.frame
    if p.verb == "walk" or p.kind == "separate_to":
        return s.ring_bearers
    if p.kind == "move_companions":
        return _region(s.characters[frame.group[0]])
    if p.kind == "retreat_or_stand":
        return _region(frame.target)
    for name in ("at", "origin") if p.kind == "march_on" else ("origin", "place"):
        found = getattr(frame, name, -1)
        if isinstance(found, int) and found >= 0:
            return _region(found)
    return -1


def _region(place: int) -> int:
    return REGION_OF_PLACE[place] if place >= 0 else -1


def _place(s: War, p: Pointing) -> Refusal | None:
    place = PLACE[str(p.value)]
    side = side_of(s, p.seat)
    own, enemies = (s.fp_units, s.shadow_units)[:: 1 if side == FREE_PEOPLES else -1]
    if p.verb in _ARMIES:
        if own[place]:
            return None
        key = "not_your_army" if enemies[place] else "no_army_there"
        return p.because(key, "wotr.6.16", place=PLACES[place])
    if p.verb == "attack":
        if not enemies[place]:
            return NO_ENEMY_THERE
        return None if place in REACH[p.frame.origin] else NOT_ADJACENT
    if p.verb == "fly_from":
        if not s.figures[place * KINDS + NAZGUL]:
            return p.because("no_nazgul_there", "wotr.6.09", place=PLACES[place])
        return MOVED_ALREADY
    if p.verb == "recruit":
        return _settlement(p, place)
    if place >= REGION_COUNT:
        return p.because("inside_the_stronghold", "wotr.6.82")
    return _way(s, p, place)


def _way(s: War, p: Pointing, region: int) -> Refusal | None:
    """Why a way cannot lead to a region."""
    start = _start(s, p)
    if start < 0 or p.verb not in _STEPS | _JOURNEYS:
        return None
    if region == start and p.verb != "choose_region":
        return p.because("already_there", place=PLACES[region])
    distance = DISTANCE[start][region]
    if p.verb in _STEPS:
        if (start, region) in _BLACK_BORDERS:
            return p.because("black_border", "wotr.8.18" if p.verb == "walk" else "wotr.6.43")
        if distance > 1:
            return p.because("too_far", place=PLACES[region], distance=distance)
        if p.verb == "walk":
            return p.because("walked_there", place=PLACES[region])
        return None
    reach = _reach(s, p)
    if reach < 0:
        return None
    if distance > reach:
        return p.because("beyond_level", place=PLACES[region], distance=distance, reach=reach)
    return p.because("way_barred", "wotr.6.08", place=PLACES[region])


def _reach(s: War, p: Pointing) -> int:
    """How many regions Characters may go; -1 where there is no limit."""
    if p.kind == "move_companions":
        return int(p.frame.reach())
    if p.kind == "fly_to" and p.frame.minion >= 0:
        return LEVEL[p.frame.minion] if p.frame.minion != WITCH_KING else -1
    return int(p.frame.distance) if p.kind == "separate_to" else -1


def _settlement(p: Pointing, region: int) -> Refusal | None:
    """Why a figure of a Nation cannot be recruited in a region."""
    nation = NATION_OF_KIND[FIGURE[str(p.action[1])]]
    if not IS_SETTLEMENT[region]:
        return p.because("no_settlement", "wotr.6.23", place=PLACES[region])
    if NATION_OF[region] != nation:
        return p.because(
            "settlement_of_another", "wotr.6.23", place=PLACES[region], nation=NATIONS[nation]
        )
    return None


# ---- figures, Characters, Nations


def _where(frame: Any) -> Iterator[int]:
    """Places of the figures a choice is about."""
    for name in ("place", "origin", "region"):
        found = getattr(frame, name, -1)
        if isinstance(found, int) and found >= 0:
            yield found


def _figure(s: War, p: Pointing) -> Refusal | None:
    kind = FIGURE[str(p.value)]
    name = str(p.value)
    side = side_of(s, p.seat)
    if SIDE_OF_KIND[kind] != side:
        return p.because("enemy_figure", figure=name)
    if p.verb == "recruit":
        nation = NATION_OF_KIND[kind]
        if owner(s, nation) != p.seat:
            return p.because("not_own_nation", "wotr.11.11")
        if s.political[nation]:
            return p.because("nation_not_at_war", "wotr.6.21", nation=NATIONS[nation])
        return None
    if p.verb == "choose_figure":
        return None if s.reinforcements[kind] else p.because("no_reinforcements", "wotr.6.23")
    place = next(_where(p.frame), -1)
    if place >= 0 and not s.figures[place * KINDS + kind]:
        return p.because("no_such_figure_there", figure=name, place=PLACES[place])
    if p.verb == "take":
        return p.because("all_chosen", figure=name)
    if p.verb == "lose" and TYPE_OF_KIND[kind] == ELITE:
        return p.because("elite_needs_two_hits", "wotr.6.69")
    return None


def _character(s: War, p: Pointing) -> Refusal | None:
    character = CHARACTER[str(p.value)]
    name = str(p.value)
    at = s.characters[character]
    enemy = SIDE_OF_CHARACTER[character] != side_of(s, p.seat)
    if at == ELIMINATED:
        return p.because("character_eliminated", character=name)
    if enemy:
        return p.because("enemy_character", character=name)
    if at == SET_ASIDE:
        if p.verb == "bring":
            return None
        return p.because("character_not_in_play", character=name)
    if p.verb == "bring":
        return p.because("character_in_play", "wotr.6.02", character=name)
    if at == IN_FELLOWSHIP:
        if p.kind == "choose_guide":
            return p.because("not_highest_level", "wotr.8.08", character=name)
        return p.because("character_in_fellowship", "wotr.8.28", character=name)
    place = next(_where(p.frame), at)
    if p.kind == "move_companions":
        place = s.characters[p.frame.group[0]]
    if at != place:
        return p.because("character_elsewhere", character=name, place=PLACES[at])
    return p.because("all_chosen_character", character=name)


def _nation(s: War, p: Pointing) -> Refusal | None:
    nation = NATION[str(p.value)]
    if side_of_nation(nation) != side_of(s, p.seat):
        return p.because("enemy_nation", nation=str(p.value))
    if not s.political[nation]:
        return p.because("already_at_war", "wotr.7.06")
    if owner(s, nation) != p.seat:
        return p.because("not_own_nation", "wotr.11.11")
    if p.verb == "diplomacy":
        return p.because("die_does_not_persuade", "wotr.4.33")
    return p.because("no_counsellor", "wotr.6.15") if p.verb == "counsel" else None


# ---- cards, decks, dice, numbers


def _card(s: War, p: Pointing) -> Refusal | None:
    card = CARD[str(p.value)]
    if p.verb in ("strike_table", "strip_table", "use_table_card", "pay_off"):
        if card not in s.table:
            return p.because("card_not_on_table", "wotr.5.11", card=str(p.value))
        return p.because("card_does_not_help", "wotr.5.11", card=str(p.value))
    if card not in s.hands[p.seat]:
        return p.because("card_not_in_hand", card=str(p.value))
    if p.verb == "play":
        return p.because("die_does_not_play", "wotr.5.07", deck=DECKS[DECK_OF[card]])
    return None


def _deck(s: War, p: Pointing) -> Refusal | None:
    deck = DECKS.index(str(p.value))
    if deck // 2 != side_of(s, p.seat):
        return p.because("enemy_deck", "wotr.5.02")
    if not s.decks[deck]:
        return p.because("deck_empty", "wotr.5.06")
    return p.because("die_does_not_draw", "wotr.4.37") if p.verb == "draw" else None


def _face(s: War, p: Pointing) -> Refusal | None:
    side = side_of(s, p.seat)
    if p.verb == "become":
        return p.because("only_will_becomes", "wotr.4.41")
    if p.place == 1 and FACE[str(p.value)] not in s.dice[side]:
        return p.because("no_such_die", "wotr.4.17", face=str(p.value))
    if p.verb == "elven_ring":
        if not s.rings[side]:
            return p.because("no_elven_ring", "wotr.4.43")
        return p.because("ring_cannot_make", "wotr.4.44", face=str(p.value))
    return None


def _number(s: War, p: Pointing) -> Refusal | None:
    assert s.offer is not None
    if isinstance(p.value, int):
        found = [int(a[p.place]) for a in s.offer.actions if a[0] == p.verb]
        return p.because("number_between", least=min(found), most=max(found)) if found else None
    if p.verb == "act":
        return p.because("die_does_not_let", "wotr.4.40", deed=str(p.value))
    return None


def _asked_for() -> dict[str, tuple[str, str]]:
    """When each verb is asked for: the rule and the message."""
    groups = {
        ("wotr.6.32", "when_armies_move"): "move_from move_to take take_all take_character",
        ("wotr.6.46", "when_attack"): "attack_from attack leave_behind leave_behind_character",
        ("wotr.6.58", "when_combat_card"): "combat_card no_combat_card",
        ("wotr.6.69", "when_casualties"): "lose reduce",
        ("wotr.6.75", "when_round_ends"): "cease_attack continue_attack stand_and_fight press_on "
        "retreat_to",
        ("wotr.6.79", "when_battle_won"): "advance_with advance_with_character advance_with_all",
        ("wotr.6.81", "when_stronghold_attacked"): "fight_in_the_field withdraw_into_stronghold",
        ("wotr.6.22", "when_recruit"): "recruit",
        ("wotr.6.18", "when_too_many_units"): "disband",
        ("wotr.5.05", "when_too_many_cards"): "discard",
        ("wotr.4.17", "when_die_chosen"): "use_die elven_ring",
        ("wotr.4.40", "when_die_used"): "act play draw diplomacy become counsel pay_off",
        ("wotr.8.19", "when_fellowship_phase"): "declare_fellowship reconsider_guide",
        ("wotr.8.09", "when_guide_changes"): "choose_guide ask_again",
        ("wotr.8.17", "when_fellowship_found"): "walk halt",
        ("wotr.9.26", "when_mordor"): "enter_mordor",
        ("wotr.4.14", "when_hunt_allocated"): "allocate",
        ("wotr.9.10", "when_hunt_rolled"): "reroll_hunt",
        ("wotr.9.21", "when_hunt_damage"): "use_table_card use_guide lose_guide "
        "lose_random_companion use_the_ring",
        ("wotr.6.06", "when_companions_move"): "gather companions_to",
        ("wotr.6.09", "when_nazgul_move"): "fly_from fly_to move_minion",
        ("wotr.6.02", "when_minion_enters"): "bring",
        ("wotr.5.14", "when_card_asks"): "another_way companions sacrifice sacrifice_character "
        "roll_for_the_hunt strike_table suffer_corruption eliminate_companion order_nazgul "
        "order_army turn_to_eye from_dunland strip_hand strip_table voice choose_place "
        "choose_region choose_nation choose_figure choose_character choose_card choose_deck "
        "choose_number yes",
    }
    return {verb: told for told, verbs in groups.items() for verb in verbs.split()}


ONLY: tuple[str, ...] = (
    "advance",
    "black_breath",
    "choose_army",
    "choose_coast",
    "choose_leader",
    "choose_nation",
    "choose_refuge",
    "choose_region",
    "cruel_weather",
    "discard_as_price",
    "dunlendings",
    "fly_to",
    "gather_companions",
    "hand_limit",
    "heroic_death",
    "lidless_eye",
    "lose_figure",
    "lose_where",
    "onslaught",
    "paths_of_the_dead",
    "place_gandalf",
    "place_minion",
    "recruit",
    "recruit_regulars",
    "recruit_type",
    "recruit_where",
    "remove_excess",
    "replace_regular",
    "retreat_or_stand",
    "scouts",
    "upgrade_where",
    "which_first",
)
"""Decisions whose messages tell what can be chosen in them."""

MENUS: dict[str, tuple[str, ...]] = {
    "choose_die": (
        "use_die",
        "elven_ring",
    ),
    "choose_action": (
        "act",
        "play",
        "draw",
        "diplomacy",
        "become",
        "counsel",
        "pay_off",
    ),
    "attack_target": ("attack",),
    "choose_figures": (
        "take",
        "take_character",
    ),
}
"""Verbs that belong to a decision also while nothing can be named with them."""

MEANT = {"card": "play", "character": "choose_character"}
"""What is wanted of things that nothing asks for."""

WHY = WhyNot(
    SPACE,
    TARGETS.kinds_of,
    {
        "region": _place,
        "place": _place,
        "figure": _figure,
        "character": _character,
        "nation": _nation,
        "card": _card,
        "deck": _deck,
        "face": _face,
        "number": _number,
    },
    _asked_for(),
    ONLY,
    MENUS,
    lambda s, seat, kind, value: MEANT.get(kind, ""),
)


def why_not(s: War, action: Action) -> Refusal | None:
    """Why an action may not be taken that no choice considers."""
    return WHY(s, action)
