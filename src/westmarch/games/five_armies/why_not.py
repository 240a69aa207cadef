"""Why not: reasons for what one can point at on the board and in the hand, though no choice
considers it (kernel/why_not.py)."""

from __future__ import annotations

from westmarch.games.five_armies.facts import TARGETS
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    CARDS,
    DECK_OF,
    FACE,
    MANOEUVRE,
    SIDE_OF_CARD,
    STORY_OF,
)
from westmarch.games.five_armies.rules.map.armies import has_leadership
from westmarch.games.five_armies.rules.map.board import (
    DISTANCE,
    GOBLIN_POINTS,
    PASSES,
    PLACE,
    PLACES,
    REGION_COUNT,
    TERRITORY,
    TERRITORY_OF,
)
from westmarch.games.five_armies.rules.map.movement import (
    NO_LEADERSHIP,
    PASS_CLOSED,
    why_not_step,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER,
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    GENERALS,
    KINDS,
    MOVEMENT,
    ON_TRACK,
    OUT_OF_PLAY,
    TOKEN,
    TOKEN_KINDS,
    TOKENS_OF_SIDE,
    UNIT,
    WITH_ARMIES,
    load,
    side_of_kind,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.why_not import Pointing, WhyNot

# ---- places

_OWN_ARMIES = frozenset(
    ("move_from", "lead", "add_army", "fight_with", "advance_with", "rally", "place_leader", "heal")
)
"""Verbs that name an army of one's own by its place."""
_ENEMY_ARMIES = frozenset(("attack", "shoot", "strike"))
_STEPS = frozenset(("move_to", "retreat_to", "beorn_to"))
_RIVERS = frozenset(
    (PLACE[region["id"]], PLACE[other])
    for region in load("regions.toml")["region"]
    for other in region.get("rivers", ())
)
"""Pairs of regions that a river without a ford parts (b5a.3.03)."""
_TOKEN_VERBS = frozenset(("flip", "place_token", "remove_token"))


def _start(s: Battlefield, p: Pointing) -> int:
    """The place from which a way or an attack leads; -1 where there is none."""
    frame = p.frame
    if p.kind in ("beorn_moves", "beorn_attacks"):
        return s.characters[BEORN]
    if p.verb == "character_to":
        return s.characters[frame.character] if p.kind == "character_to" else -1
    names = ("to", "origin") if p.kind == "march_on" else ("origin", "army")
    for name in names:
        found = getattr(frame, name, -1)
        if isinstance(found, int) and found >= 0:
            return found
    return -1


def _place(s: Battlefield, p: Pointing) -> Refusal | None:
    place = PLACE[str(p.value)]
    own, enemies = (s.fp_units, s.shadow_units)[:: 1 if p.seat == FREE_PEOPLES else -1]
    if p.verb in _OWN_ARMIES:
        if not own[place]:
            key = "enemy_army_there" if enemies[place] else "no_army_there"
            return p.because(key, "b5a.9.01", place=PLACES[place])
        return _army(s, p, place) if p.asked else None
    if p.verb in _ENEMY_ARMIES:
        return _target(s, p, place, bool(enemies[place]))
    if p.verb in _TOKEN_VERBS:
        return _token_place(s, p, place, bool(enemies[place]))
    if p.verb in _STEPS or p.verb == "character_to":
        return _way(s, p, place)
    if p.verb == "choose_place" and p.kind == "goblin_point" and place not in GOBLIN_POINTS:
        return p.because("no_goblin_point", "b5a.3.10")
    if p.verb == "enter_at" and enemies[place]:
        return p.because("enemy_army_blocks", "b5a.8.05")
    if p.verb == "mend" and not s.wall_damage[place]:
        return p.because("wall_whole", "b5a.10.31", place=PLACES[place])
    return None


def _army(s: Battlefield, p: Pointing, place: int) -> Refusal | None:
    """Why an army of one's own cannot be chosen."""
    if p.verb == "rally":
        if not s.damage[place]:
            return p.because("no_damage", "b5a.9.37", place=PLACES[place])
        return p.because("rallied_already", "b5a.5.19", place=PLACES[place])
    if p.verb == "heal" and not s.damage[place]:
        return p.because("no_damage", "b5a.9.37", place=PLACES[place])
    if p.verb == "add_army":
        if place in p.frame.armies:
            return p.because("army_added", "b5a.10.45")
        return p.because("not_next_to_target", "b5a.10.44", place=PLACES[place])
    if p.verb == "fight_with":
        return p.because("not_in_this_attack", "b5a.10.45")
    if getattr(p.frame, "led", 0) and not has_leadership(s, p.seat, place):
        return NO_LEADERSHIP
    return p.because("other_armies_meant", place=PLACES[place])


def _target(s: Battlefield, p: Pointing, place: int, enemy: bool) -> Refusal | None:
    """Why an army cannot be attacked or shot at."""
    if not enemy:
        return p.because("no_enemy_there", "b5a.10.01", place=PLACES[place])
    if p.verb == "strike":
        if place >= REGION_COUNT:
            return p.because("inside_the_mountain", "b5a.9.45")
        return p.because("no_eagle_over", "b5a.12.06", place=PLACES[place])
    if p.verb == "shoot":
        if place >= REGION_COUNT:
            return p.because("inside_the_mountain", "b5a.9.45")
        return p.because("out_of_range", "b5a.8.15", place=PLACES[place])
    start = _start(s, p)
    if start < 0:
        return p.because("too_few_armies_around", "b5a.10.44", place=PLACES[place])
    return p.because("not_adjacent", "b5a.10.01", place=PLACES[place])


def _way(s: Battlefield, p: Pointing, place: int) -> Refusal | None:
    """Why a way cannot lead to a place."""
    start = _start(s, p)
    if start < 0:
        return p.because("already_there", place=PLACES[place])
    if place == start:
        return p.because("already_there", place=PLACES[place])
    distance = DISTANCE[start][place]
    if p.verb == "character_to":
        reach = MOVEMENT[p.frame.character]
        return p.because("beyond_movement", place=PLACES[place], distance=distance, reach=reach)
    if start < REGION_COUNT and place >= REGION_COUNT:
        return p.because("inside_the_mountain", "b5a.9.44")
    if (start, place) in _RIVERS:
        return p.because("river_between", "b5a.3.03")
    if distance != 1:
        return p.because("too_far", "b5a.3.02", place=PLACES[place])
    if place in PASSES and not s.passes_open[PASSES.index(place)]:
        return PASS_CLOSED
    if p.verb == "retreat_to":
        return p.because("retreat_barred_there", "b5a.10.37", place=PLACES[place])
    return why_not_step(s, p.seat, place)


def _token_place(s: Battlefield, p: Pointing, place: int, enemy: bool) -> Refusal | None:
    """Why no recruitment token can be flipped, placed or removed at a place."""
    if place in getattr(p.frame, "used", ()):
        return p.because("region_used", "b5a.5.18", place=PLACES[place])
    if p.verb == "flip":
        at = place * TOKEN_KINDS
        if not any(s.tokens[at + k] for k in TOKENS_OF_SIDE[p.seat]):
            return p.because("no_token_there", "b5a.9.32", place=PLACES[place])
        return p.because("token_blocked", "b5a.9.32", place=PLACES[place])
    if p.verb == "remove_token":
        return p.because("no_token_there", "b5a.9.34", place=PLACES[place])
    if enemy:
        return p.because("enemy_army_blocks", "b5a.9.30")
    return p.because("no_token_allowed", "b5a.9.30", place=PLACES[place])


def _territory(s: Battlefield, p: Pointing) -> Refusal | None:
    territory = TERRITORY[str(p.value)]
    if p.verb == "send_bat" and not s.bats[territory]:
        return p.because("no_bat_there", "b5a.12.25", territory=str(p.value))
    if p.kind == "send_eagles" and not s.eagles[territory] and s.lord_over != territory:
        return p.because("no_eagle_there", "b5a.12.05", territory=str(p.value))
    place = getattr(p.frame, "region", -1)
    if place >= 0 and TERRITORY_OF[place] != territory:
        return p.because("other_territory", territory=str(p.value))
    return None


# ---- units, characters, tokens


def _unit(s: Battlefield, p: Pointing) -> Refusal | None:
    kind, name = UNIT[str(p.value)], str(p.value)
    if side_of_kind(kind) != p.seat:
        return p.because("enemy_unit", unit=name)
    if p.kind == "substitute":
        if not s.supply[kind]:
            return p.because("none_in_supply", "b5a.3.14", unit=name)
        return p.because("token_brings_others", "b5a.9.33", unit=name)
    place = getattr(p.frame, "origin" if p.verb == "take" else "place", -1)
    if isinstance(place, int) and place >= 0:
        if not s.units[place * KINDS + kind]:
            return p.because("no_such_unit_there", unit=name, place=PLACES[place])
        return p.because("all_taken", unit=name)
    return None


def _character(s: Battlefield, p: Pointing) -> Refusal | None:
    character, name = CHARACTER[str(p.value)], str(p.value)
    at = s.characters[character]
    if at == ELIMINATED:
        return p.because("character_eliminated", "b5a.8.11", character=name)
    if p.verb == "general":
        return p.because("general_not_activated", "b5a.8.14", character=name)
    if p.verb == "activate":
        if s.activated[character]:
            return p.because("general_activated", "b5a.8.13", character=name)
        return p.because("character_not_in_play", "b5a.8.13", character=name)
    if at in (ON_TRACK, OUT_OF_PLAY):
        return p.because("character_not_in_play", character=name)
    own = character in WITH_ARMIES[p.seat] or (
        p.seat == FREE_PEOPLES and character not in WITH_ARMIES[1 - p.seat]
    )
    if not own:
        return p.because("enemy_character", character=name)
    if character in getattr(p.frame, "moved", ()):
        return p.because("character_moved", "b5a.8.09", character=name)
    if p.verb == "move_character":
        return p.because("character_moves_otherwise", "b5a.8.09", character=name)
    if character in getattr(p.frame, "people", ()):
        return p.because("character_goes", character=name)
    if p.kind in ("trouble_general", "choose_general") and character not in GENERALS:
        return p.because("no_general", "b5a.8.12", character=name)
    return p.because("character_elsewhere", character=name)


def _token(s: Battlefield, p: Pointing) -> Refusal | None:
    kind = TOKEN[str(p.value)]
    if p.verb in ("flip", "place_token") and kind not in TOKENS_OF_SIDE[p.seat]:
        return p.because("enemy_token", "b5a.9.28", token=str(p.value))
    if p.verb == "place_token" and tokens_left(s, kind) <= 0:
        return p.because("no_token_left", "b5a.9.31")
    place = PLACE[str(p.action[1])] if len(p.action) > 2 else -1
    if place >= 0 and p.verb != "place_token" and not s.tokens[place * TOKEN_KINDS + kind]:
        return p.because("no_such_token_there", "b5a.9.32", token=str(p.value))
    return p.because("other_tokens_meant", token=str(p.value))


# ---- cards, dice, numbers


def _card(s: Battlefield, p: Pointing) -> Refusal | None:
    card = CARD[str(p.value)]
    if card not in s.hands[p.seat]:
        if SIDE_OF_CARD[card] == 1 - p.seat:
            return p.because("enemy_card", "b5a.6.02", card=str(p.value))
        return p.because("card_not_in_hand", card=str(p.value))
    if p.verb == "play":
        return p.because("die_does_not_play", "b5a.6.06")
    return None


def _battle_card(s: Battlefield, p: Pointing) -> Refusal | None:
    name = str(p.value)
    if name in CARDS:
        card = CARD[name]
        if card not in s.hands[p.seat]:
            return p.because("card_not_in_hand", "b5a.10.11", card=name)
        key = "story_card_in_battle" if DECK_OF[card] in STORY_OF else "special_manoeuvre_not_now"
        return p.because(key, "b5a.10.11")
    number = MANOEUVRE[name]
    if number < len(UNIT):
        if side_of_kind(number) != p.seat:
            return p.because("enemy_unit", "b5a.10.10", unit=name)
        laid_aside = getattr(p.frame, "used", (0, 0))[p.seat]
        if laid_aside >> number & 1:
            return p.because("manoeuvre_used", "b5a.10.10")
        return p.because("no_unit_for_manoeuvre", "b5a.10.06", unit=name)
    return p.because("special_manoeuvre_not_now", "b5a.10.12")


def _face(s: Battlefield, p: Pointing) -> Refusal | None:
    if p.verb == "use_die" and FACE[str(p.value)] not in s.dice[p.seat]:
        return p.because("no_such_die", "b5a.5.06", face=str(p.value))
    if p.verb == "roll_again" and FACE[str(p.value)] not in s.dice[p.seat]:
        return p.because("no_such_die", "b5a.6.14", face=str(p.value))
    return None


def _number(s: Battlefield, p: Pointing) -> Refusal | None:
    assert s.offer is not None
    if isinstance(p.value, int):
        like = [a for a in s.offer.actions if a[: p.place] == p.action[: p.place]]
        found = [int(a[p.place]) for a in like]
        if found:
            return p.because("number_between", least=min(found), most=max(found))
        return None
    if p.verb == "act":
        return p.because("die_does_not_let", "b5a.5.05", deed=str(p.value))
    if p.verb == "ability":
        return p.because(
            "other_generals_ability", "b5a.8.12", character=CHARACTERS[p.frame.general]
        )
    return None


def _asked_for() -> dict[str, tuple[str, str]]:
    """When each verb is asked for: the rule and the message."""
    groups = {
        ("b5a.9.08", "when_armies_move"): "move_from move_to take take_character take_damage "
        "take_all take_leader",
        ("b5a.10.01", "when_attack"): "lead attack add_army",
        ("b5a.10.44", "when_combined"): "fight_with",
        ("b5a.10.08", "when_manoeuvre"): "manoeuvre",
        ("b5a.10.23", "when_reroll"): "reroll",
        ("b5a.10.27", "when_casualties"): "eliminate",
        ("b5a.10.34", "when_round_ends"): "cease fight_on stand retreat rout retreat_to",
        ("b5a.10.41", "when_battle_won"): "advance_with",
        ("b5a.5.06", "when_die"): "use_die general act play orc_from_card bilbo_appears clear_mind",
        ("b5a.8.14", "when_general"): "ability shoot",
        ("b5a.4.04", "when_generals_activated"): "activate place_leader",
        ("b5a.4.07", "when_shadow_prepares"): "call_bats place_bat",
        ("b5a.7.03", "when_fate"): "apply_tile draw_again",
        ("b5a.6.03", "when_too_many_cards"): "discard",
        ("b5a.5.18", "when_recruit"): "flip place_token",
        ("b5a.9.37", "when_rally"): "rally reroll_failed",
        ("b5a.8.04", "when_character_enters"): "enter_at",
        ("b5a.8.09", "when_character_moves"): "move_character character_to",
        ("b5a.12.10", "when_beorn"): "beorn_to",
        ("b5a.12.06", "when_eagles"): "strike",
        ("b5a.12.25", "when_bats"): "send_bat",
        ("b5a.6.09", "when_card_asks"): "roll_again dismiss_leaders suffer mend heal remove_token "
        "sacrifice dismiss_leader choose_place choose_territory choose_unit choose_character "
        "choose_card choose_token choose_number yes",
    }
    return {verb: told for told, verbs in groups.items() for verb in verbs.split()}


ONLY: tuple[str, ...] = (
    "choose_action",
    "choose_reinforced",
    "cloud_of_bats",
    "determined_attack",
    "dismay",
    "enter_play",
    "flip_or_place",
    "give_leader",
    "hope_vanishes",
    "mend_walls",
    "place_bats",
    "remove_leader",
    "return_to",
    "spend_bat",
    "trouble_general",
)
"""Decisions whose messages tell what can be chosen in them."""

MENUS: dict[str, tuple[str, ...]] = {
    "choose_die": (
        "use_die",
        "general",
    ),
    "choose_action": (
        "act",
        "play",
    ),
    "choose_group": (
        "take",
        "take_character",
    ),
}
"""Verbs that belong to a decision also while nothing can be named with them."""

MEANT = {"card": "play", "character": "move_character"}
"""What is wanted of things that nothing asks for."""

WHY = WhyNot(
    SPACE,
    TARGETS.kinds_of,
    {
        "region": _place,
        "place": _place,
        "territory": _territory,
        "unit": _unit,
        "character": _character,
        "token": _token,
        "card": _card,
        "battle_card": _battle_card,
        "face": _face,
        "number": _number,
    },
    _asked_for(),
    ONLY,
    MENUS,
    lambda s, seat, kind, value: MEANT.get(kind, ""),
)


def why_not(s: Battlefield, action: Action) -> Refusal | None:
    """Why an action may not be taken that no choice considers."""
    return WHY(s, action)
