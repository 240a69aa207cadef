"""Combat cards: choosing, revealing, order, and what each of the 38 does (wotr.6.58 to wotr.6.63).

The battle is in the open unless a test says otherwise: the Shadow in North Ithilien, the Free
Peoples in the Dead Marshes. Dice are fixed in the order in which they are rolled: the attacker's
roll, the defender's, the attacker's re-roll, the defender's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    bare,
    capture,
    characters,
    everyone_at_war,
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.battle.combat_cards import EFFECTS, NEEDS
from westmarch.games.war_of_the_ring.rules.battle.combat_round import hits_among
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    COMBAT,
    COMBAT_CARDS,
    COMBAT_OF,
    DECK_OF,
    INITIATIVE,
    SIDE_OF_CARD,
)
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    FIGURE,
    FREE_PEOPLES,
    SHADOW,
    load,
)
from westmarch.games.war_of_the_ring.rules.state import War

HERE, THERE = "north_ithilien", "dead_marshes"


def event_with(combat: str) -> str:
    """An Event card that bears a Combat card."""
    return next(c for i, c in enumerate(CARDS) if COMBAT_OF[i] == COMBAT[combat])


def field(shadow: dict[str, int], free_peoples: dict[str, int]) -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, HERE, **shadow)
    put_army(s, THERE, **free_peoples)
    return s


def fight(
    s: War,
    *combat: str,
    dice: tuple[int, ...] = (),
    origin: str = HERE,
    target: str = THERE,
) -> War:
    """Fight a round in which these Combat cards are played, up to the next decision."""
    seat = SHADOW if s.shadow_units[PLACE[origin]] else FREE_PEOPLES
    chosen: dict[int, str] = {}
    for name in combat:
        card = event_with(name)
        side = SIDE_OF_CARD[CARD[card]]
        s.hands[side].append(CARD[card])
        chosen[side] = card
    start(s, Battle(seat=seat, origin=PLACE[origin], target=PLACE[target]))
    if offered(s) == ["fight_in_the_field", "withdraw_into_stronghold"]:
        act(s, "fight_in_the_field")
    s.luck = list(dice)
    for side in (seat, 1 - seat):
        if side in chosen:
            act(s, f"combat_card {chosen[side]}")
    return s


def rolls(s: War, kind: str = "combat_roll") -> dict[str, Any]:
    """Number of dice, modifier and hits of each side in a roll."""
    return {
        e.data["side"]: (len(e.data["dice"]), e.data["modifier"], e.data["hits"])
        for e in told(s, kind)
    }


def hits(s: War) -> tuple[int, int]:
    """(Free Peoples, Shadow) hits of the roll and re-roll; the Shadow attacks."""
    data = told(s, "hits_scored")[-1].data
    return data["defender"], data["attacker"]


# ---- choosing and revealing (wotr.5.16, wotr.5.17, wotr.6.58, wotr.6.59)


@pytest.mark.rule("wotr.6.58", "wotr.5.16", "wotr.5.01")
def test_first_the_attacker_then_the_defender_chooses_in_secret() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    s.hands[0] = [CARD["fp_strat_01"], CARD["fp_strat_02"]]
    s.hands[1] = [CARD["sh_strat_24"]]
    s.dice = [[], []]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "combat_card")
    assert offered(s) == ["no_combat_card", "combat_card sh_strat_24"]
    act(s, "combat_card sh_strat_24")
    assert s.offer is not None and s.offer.seat == 0
    assert s.hands[1] == [CARD["sh_strat_24"]]  # still in hand, face down
    assert told(s, "combat_card_chosen")[0].data["deck"] == "sh_strategy"
    assert not told(s, "combat_card_revealed")
    s.luck = [1, 1, 1, 1]
    act(s, "combat_card fp_strat_01")
    assert [e.data["card"] for e in told(s, "combat_card_revealed")] == [
        "fp_strat_01",
        "sh_strat_24",
    ]


@pytest.mark.rule("wotr.6.58")
def test_the_defender_may_play_even_if_the_attacker_does_not() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 2})
    s.hands[0] = [CARD["fp_strat_01"]]
    s.hands[1] = [CARD["sh_strat_24"]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    act(s, "no_combat_card", "combat_card fp_strat_01")
    assert rolls(s)["shadow"][0] == 3
    assert s.hands[1] == [CARD["sh_strat_24"]]


@pytest.mark.rule("wotr.6.58")
def test_an_empty_hand_is_not_asked_but_an_unplayable_one_is() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    s.hands[1] = [CARD[event_with("mumakil")]]  # no Mûmakil here
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    assert offered(s) == ["no_combat_card"]
    act(s, "no_combat_card")
    assert s.offer is not None and s.offer.kind != "combat_card"  # the Free Peoples hold nothing


@pytest.mark.rule("wotr.6.59", "wotr.5.17", "wotr.5.08")
def test_combat_cards_are_discarded_and_last_one_round() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    fight(s, "daylight", "desperate_battle", dice=(1,) * 8)
    daylight, desperate = CARD[event_with("daylight")], CARD[event_with("desperate_battle")]
    assert s.discards[DECK_OF[daylight]] == [daylight]
    assert s.discards[DECK_OF[desperate]] == [desperate]
    assert s.hands[0] == [] and s.hands[1] == []
    assert rolls(s)["shadow"][:2] == (3, 1)
    s.luck = [1] * 10
    act(s, "continue_attack", "stand_and_fight")
    assert rolls(s)["shadow"][:2] == (5, 0)


@pytest.mark.rule("wotr.5.17")
def test_a_card_for_the_table_is_discarded_after_use_in_battle() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    fight(s, "daylight")  # The Last Battle, a table card
    assert s.table == []


@pytest.mark.rule("wotr.6.58")
def test_one_card_each_in_every_round() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    s.hands[0] = [CARD["fp_strat_01"], CARD["fp_strat_15"]]
    s.luck = [1] * 8
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    act(s, "combat_card fp_strat_01", "continue_attack", "stand_and_fight")
    assert offered(s) == ["no_combat_card", "combat_card fp_strat_15"]


@pytest.mark.rule("wotr.ex.6.07", "wotr.6.61")
def test_a_card_that_needs_an_elite_is_refused_without_one() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    card = event_with("charge")
    s.hands[0] = [CARD[card]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    assert why(s, f"combat_card {card}") == ("wotr.6.61", "no_elite_in_battle")
    s = field({"sauron_regular": 2}, {"gondor_regular": 2, "gondor_elite": 1})
    s.hands[0] = [CARD[card]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    assert why(s, f"combat_card {card}") is None


# ---- timing and initiative (wotr.6.60)


@pytest.mark.rule("wotr.ex.6.06", "wotr.6.60", "wotr.6.59")
def test_scouts_leave_before_durins_bane_strikes() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=5)
    put_army(s, "dimrill_dale", elves_regular=2)
    fight(s, "scouts", "durins_bane", origin="moria", target="dimrill_dale")
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("scouts", 0)
    act(s, "retreat_to lorien")
    assert not told(s, "special_attack") and not told(s, "combat_roll")
    assert army(s, "lorien") == {"elves_regular": 2}
    assert s.hands[0] == [] and s.hands[1] == []
    assert told(s, "battle_over")[0].data["reason"] == "retreated"
    assert s.offer is not None and s.offer.kind == "advance"


@pytest.mark.rule("wotr.6.60")
def test_the_lower_initiative_comes_first() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 3, "gondor_elite": 1})
    fight(s, "relentless_assault", "charge", dice=(1,))  # 3 and 2
    assert [e.kind for e in s.events or [] if e.kind in ("special_attack", "combat_card_works")][
        :3
    ] == ["combat_card_works", "special_attack", "combat_card_works"]
    assert s.offer is not None and s.offer.kind == "relentless_assault"


@pytest.mark.rule("wotr.6.60")
@pytest.mark.parametrize("attacker", [SHADOW, FREE_PEOPLES])
def test_with_equal_initiative_the_defender_comes_first(attacker: int) -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 3})
    place_character(s, "boromir", THERE)
    origin, target = (HERE, THERE) if attacker == SHADOW else (THERE, HERE)
    fight(s, "daring_defiance", "swarm_of_bats", origin=origin, target=target)
    cancelled = [e.data["combat"] for e in told(s, "combat_card_cancelled")]
    assert cancelled == ["swarm_of_bats" if attacker == SHADOW else "daring_defiance"]
    forfeited = [e.data["character"] for e in told(s, "leadership_forfeited")]
    assert forfeited == (["boromir"] if attacker == SHADOW else [])


def test_initiative_follows_the_steps_of_the_round() -> None:
    """Every Combat card's printed timing agrees with the moment at which its number works."""
    moments = {
        "card": (0, 0),
        "before_roll": (1, 3),
        "roll": (1, 3),
        "after_roll": (4, 4),
        "before_reroll": (3, 4),
        "after_reroll": (5, 6),
        "before_casualties": (5, 6),
        "after_casualties": (7, 7),
    }
    for card in load("combat_cards.toml")["combat"]:
        for timing, number in zip(card["timing"].split("+"), card["initiative"], strict=True):
            first, last = moments[timing]
            assert first <= number <= last, card["id"]


# ---- special attacks (wotr.6.63)


@pytest.mark.rule("wotr.6.63")
def test_a_special_attack_has_no_reroll_and_its_casualties_go_at_once() -> None:
    s = field({"sauron_regular": 3}, {"gondor_elite": 2, "gondor_leader": 3})
    fight(s, "charge", dice=(6, 1, 1, 1, 1, 1, 1, 1))
    assert rolls(s, "special_attack")["free_peoples"] == (2, 0, 1)
    assert rolls(s)["shadow"][0] == 2  # one of three is dead already
    assert rolls(s, "leader_reroll")["free_peoples"][0] == 2


@pytest.mark.rule("wotr.6.63", "wotr.6.66")
def test_modifiers_of_the_enemys_card_do_not_touch_a_special_attack() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=3)
    put_army(s, "lorien", elves_regular=4)
    put_army(s, "dimrill_dale", sauron_regular=3)
    dice = (4, 4, 1, 5, 5, 5, 1, 1)
    fight(
        s, "durins_bane", "advantageous_position", dice=dice, origin="dimrill_dale", target="lorien"
    )
    assert rolls(s, "special_attack")["shadow"] == (3, 0, 2)
    assert rolls(s)["shadow"] == (3, -1, 0)


@pytest.mark.rule("wotr.6.63")
def test_the_enemys_card_does_not_save_from_a_special_attack() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=1)
    put_army(s, "dimrill_dale", elves_regular=4)
    fight(
        s,
        "durins_bane",
        "shield_wall",
        dice=(4, 5, 6, 1, 1),
        origin="moria",
        target="dimrill_dale",
    )
    assert army(s, "dimrill_dale") == {"elves_regular": 1}


@pytest.mark.rule("wotr.6.63", "wotr.6.78")
def test_an_army_destroyed_by_a_special_attack_rolls_no_more() -> None:
    s = field({"sauron_regular": 1, "nazgul": 1}, {"gondor_elite": 2})
    fight(s, "charge", "deadly_strife", dice=(6, 6))
    assert not told(s, "combat_roll")
    assert army(s, HERE) == {}
    assert told(s, "battle_over")[0].data["reason"] == "attacker_destroyed"


@pytest.mark.rule("wotr.6.63", "wotr.6.80")
def test_a_special_attack_hits_on_the_number_of_the_combat_roll() -> None:
    s = bare()
    everyone_at_war(s)
    capture(s, "pelargir", 1)
    put_army(s, "pelargir", sauron_regular=3)
    put_army(s, "lossarnach", gondor_elite=2)
    fight(s, "charge", dice=(5, 5), origin="lossarnach", target="pelargir")
    assert rolls(s, "special_attack")["free_peoples"] == (2, 0, 0)
    assert told(s, "special_attack")[0].data["needed"] == 6


# ---- modifiers (wotr.6.66, wotr.6.67)


@pytest.mark.rule("wotr.ex.6.09", "wotr.6.66")
def test_plus_one_hits_on_four() -> None:
    s = field({"sauron_regular": 1}, {"gondor_elite": 4})
    fight(s, "valour", dice=(1, 3, 4, 5, 6))
    assert rolls(s)["free_peoples"] == (4, 1, 3)


@pytest.mark.rule("wotr.6.66")
def test_modifiers_are_cumulative() -> None:
    s = field({"sauron_regular": 5}, {"gondor_elite": 5})
    fight(s, "valour", "deadly_strife", dice=(3, 2, 2, 2, 2, 2, 1, 1, 1, 1))
    assert rolls(s) == {"shadow": (5, 2, 1), "free_peoples": (5, 3, 1)}


@pytest.mark.rule("wotr.6.67")
@pytest.mark.parametrize(
    ("needed", "modifier", "expected"),
    [(5, 0, 2), (5, 1, 3), (6, 0, 1), (6, -1, 1), (5, -3, 1), (5, 4, 5), (5, 9, 5), (6, 2, 3)],
)
def test_a_natural_six_hits_and_a_natural_one_misses(
    needed: int, modifier: int, expected: int
) -> None:
    assert hits_among((1, 2, 3, 4, 5, 6), needed, modifier) == expected


# ---- conditions: refused without what the card needs, offered with it


def with_character(name: str, place: str = THERE) -> Callable[[War], None]:
    return lambda s: place_character(s, name, place)


def with_figures(place: str, **figures: int) -> Callable[[War], None]:
    return lambda s: put_army(s, place, **figures)


def fellowship_there(s: War) -> None:
    s.ring_bearers = REGION[THERE]


CONDITIONS: list[tuple[str, str, Callable[[War], None]]] = [
    ("it_is_a_gift", "fellowship_not_in_defended_region", fellowship_there),
    ("one_for_the_dark_lord", "fellowship_not_in_defended_region", fellowship_there),
    ("blade_of_westernesse", "no_hobbit_in_battle", with_character("meriadoc")),
    ("blade_of_westernesse", "no_hobbit_in_battle", with_character("peregrin")),
    ("mighty_attack", "no_companion_in_battle", with_character("legolas")),
    ("servant_of_the_secret_fire", "no_gandalf_in_battle", with_character("gandalf_the_grey")),
    ("servant_of_the_secret_fire", "no_gandalf_in_battle", with_character("gandalf_the_white")),
    ("anduril", "no_strider_in_battle", with_character("strider")),
    ("anduril", "no_strider_in_battle", with_character("aragorn")),
    ("heroic_death", "no_companion_or_leader_in_battle", with_character("gimli")),
    ("heroic_death", "no_companion_or_leader_in_battle", with_figures(THERE, gondor_leader=1)),
    ("daring_defiance", "no_companion_in_battle", with_character("gimli")),
    ("fateful_strike", "no_companion_or_leader_in_battle", with_figures(THERE, gondor_leader=1)),
    ("sudden_strike", "no_companion_or_leader_in_battle", with_character("gimli")),
    ("brave_stand", "no_companion_in_battle", with_character("gimli")),
    ("charge", "no_elite_in_battle", with_figures(THERE, gondor_elite=1)),
    ("valour", "no_elite_in_battle", with_figures(THERE, rohan_elite=1)),
    ("cruel_as_death", "too_little_nazgul_leadership", with_figures(HERE, nazgul=2)),
    ("cruel_as_death", "too_little_nazgul_leadership", with_character("witch_king", HERE)),
    ("they_are_terrible", "too_little_nazgul_leadership", with_figures(HERE, nazgul=1)),
    ("dread_and_despair", "too_little_nazgul_leadership", with_figures(HERE, nazgul=1)),
    ("foul_stench", "too_little_nazgul_leadership", with_figures(HERE, nazgul=1)),
    ("black_breath", "no_nazgul_in_battle", with_figures(HERE, nazgul=1)),
    ("black_breath", "no_nazgul_in_battle", with_character("witch_king", HERE)),
    ("words_of_power", "no_nazgul_in_battle", with_figures(HERE, nazgul=1)),
    (
        "mumakil",
        "no_southron_elite_in_battle",
        with_figures(HERE, southrons_easterlings_elite=1),
    ),
    ("we_come_to_kill", "no_elite_in_battle", with_figures(HERE, sauron_elite=1)),
]
PLACES_NEEDED = [
    # card, key, where it is refused, where it is allowed: (origin, target) of a Shadow attack
    ("ents_rage", "defender_not_near_ents", (HERE, THERE), ("fords_of_isen", "fangorn")),
    ("huorn_dark", "defender_not_near_ents", (HERE, THERE), ("westemnet", "edoras")),
    ("nameless_wood", "defender_not_near_ents", (HERE, THERE), ("orthanc", "fords_of_isen")),
    (
        "advantageous_position",
        "defender_not_in_free_peoples_nation",
        (HERE, "osgiliath"),
        ("osgiliath", "lossarnach"),
    ),
    (
        "durins_bane",
        "defender_far_from_moria",
        ("parth_celebrant", "western_brown_lands"),
        ("dimrill_dale", "gladden_fields"),
    ),
]
UNCONDITIONAL = (
    "daylight",
    "no_quarter",
    "shield_wall",
    "confusion",
    "deadly_strife",
    "onslaught",
    "relentless_assault",
    "great_host",
    "swarm_of_bats",
    "desperate_battle",
)


def asks_for_card(s: War, card: str, origin: str, target: str) -> None:
    """Start a battle and go to the card choice of the card's owner."""
    side = SIDE_OF_CARD[CARD[card]]
    s.hands[side] = [CARD[card]]
    seat = SHADOW if s.shadow_units[PLACE[origin]] else FREE_PEOPLES
    start(s, Battle(seat=seat, origin=PLACE[origin], target=PLACE[target]))
    while s.offer is not None and s.offer.kind in ("field_battle_or_siege", "white_rider"):
        act(s, offered(s)[0])
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (side, "combat_card")


@pytest.mark.rule("wotr.6.61")
@pytest.mark.parametrize(("combat", "key", "prepare"), CONDITIONS)
def test_the_condition_of_a_combat_card(
    combat: str, key: str, prepare: Callable[[War], None]
) -> None:
    card = event_with(combat)
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    asks_for_card(s, card, HERE, THERE)
    assert why(s, f"combat_card {card}") == ("wotr.6.61", key)
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    prepare(s)
    asks_for_card(s, card, HERE, THERE)
    assert f"combat_card {card}" in offered(s)


@pytest.mark.rule("wotr.6.61")
@pytest.mark.parametrize(("combat", "key", "wrong", "right"), PLACES_NEEDED)
def test_the_place_a_combat_card_needs(
    combat: str, key: str, wrong: tuple[str, str], right: tuple[str, str]
) -> None:
    card = event_with(combat)
    for where, refusal in ((wrong, ("wotr.6.61", key)), (right, None)):
        s = bare()
        everyone_at_war(s)
        put_army(s, where[0], sauron_regular=2)
        put_army(s, where[1], rohan_regular=2)
        asks_for_card(s, card, *where)
        assert why(s, f"combat_card {card}") == refusal


@pytest.mark.rule("wotr.6.61")
def test_devilry_needs_isengard_before_a_stronghold() -> None:
    card = event_with("devilry_of_orthanc")
    for besieger, inside, refusal in (
        ("sauron_regular", True, ("wotr.6.61", "no_isengard_unit_in_battle")),
        ("isengard_regular", True, None),
        ("isengard_regular", False, ("wotr.6.61", "defender_not_in_stronghold")),
    ):
        s = bare()
        everyone_at_war(s)
        put_army(s, "helms_deep" if inside else "westemnet", **{besieger: 2})
        put_army(s, "inside_helms_deep" if inside else "helms_deep", rohan_regular=2)
        if inside:
            asks_for_card(s, card, "helms_deep", "inside_helms_deep")
        else:
            asks_for_card(s, card, "westemnet", "helms_deep")
        assert why(s, f"combat_card {card}") == refusal


@pytest.mark.rule("wotr.6.61")
def test_scouts_need_a_defence_in_the_field() -> None:
    card = event_with("scouts")
    refusal = ("wotr.6.61", "not_defending_in_field")
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    asks_for_card(s, card, THERE, HERE)  # attacking
    assert why(s, f"combat_card {card}") == refusal
    s = bare()
    everyone_at_war(s)
    put_army(s, "helms_deep", sauron_regular=2)
    put_army(s, "inside_helms_deep", rohan_regular=2)
    asks_for_card(s, card, "helms_deep", "inside_helms_deep")  # besieged
    assert why(s, f"combat_card {card}") == refusal
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    asks_for_card(s, card, HERE, THERE)
    assert why(s, f"combat_card {card}") is None


@pytest.mark.rule("wotr.6.61")
@pytest.mark.parametrize("combat", UNCONDITIONAL)
def test_a_combat_card_without_condition_is_always_offered(combat: str) -> None:
    card = event_with(combat)
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    asks_for_card(s, card, HERE, THERE)
    assert f"combat_card {card}" in offered(s)


def test_all_38_conditions_are_tested_and_all_effects_written() -> None:
    tested = {
        *(c for c, _, _ in CONDITIONS),
        *(c for c, *_ in PLACES_NEEDED),
        *UNCONDITIONAL,
        "devilry_of_orthanc",
        "scouts",
    }
    assert tested == set(COMBAT_CARDS)
    assert len(COMBAT_CARDS) == 38
    for number, name in enumerate(COMBAT_CARDS):
        assert (NEEDS[number] is None) == (name in UNCONDITIONAL)
        assert all((number, i) in EFFECTS for i in INITIATIVE[number])


# ---- the Free Peoples' cards


@pytest.mark.rule("wotr.5.17")
def test_it_is_a_gift() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 2, "gondor_leader": 1})
    s.ring_bearers = REGION[THERE]
    fight(s, "it_is_a_gift", dice=(1, 4, 3, 4))
    assert rolls(s)["free_peoples"] == (2, 1, 1)
    assert rolls(s, "leader_reroll")["free_peoples"] == (1, 1, 1)


@pytest.mark.rule("wotr.5.17")
def test_one_for_the_dark_lord() -> None:
    s = field({"sauron_regular": 2, "nazgul": 1}, {"gondor_regular": 3})
    s.ring_bearers = REGION[THERE]
    fight(s, "one_for_the_dark_lord", dice=(4, 3, 1, 1, 1, 4))
    assert rolls(s)["shadow"] == (2, 1, 1)
    assert rolls(s, "leader_reroll")["shadow"] == (1, 1, 1)


@pytest.mark.rule("wotr.5.17")
def test_it_is_no_gift_when_the_fellowship_is_on_the_mordor_track() -> None:
    card = event_with("it_is_a_gift")
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    s.ring_bearers, s.mordor = REGION[THERE], 0
    asks_for_card(s, card, HERE, THERE)
    assert why(s, f"combat_card {card}") is not None


@pytest.mark.rule("wotr.5.17")
def test_blade_of_westernesse() -> None:
    def struck() -> War:
        s = field({"sauron_regular": 3}, {"gondor_regular": 3})
        place_character(s, "meriadoc", THERE)
        place_character(s, "witch_king", HERE)
        place_character(s, "mouth_of_sauron", HERE)
        # the Shadow misses 3 + 3, the Free Peoples 3, then hit with the re-roll
        return fight(s, "blade_of_westernesse", dice=(1, 1, 1, 1, 1, 1, 1, 1, 1, 5))

    s = struck()
    assert s.offer is not None and s.offer.seat == 0
    assert offered(s) == [
        "no",
        "choose_character witch_king",
        "choose_character mouth_of_sauron",
    ]
    act(s, "choose_character witch_king")
    assert s.characters[CHARACTER["witch_king"]] == ELIMINATED
    assert hits(s) == (0, 0)  # the hit is spent
    s = struck()
    act(s, "no")
    assert hits(s) == (1, 0)


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_mighty_attack() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 2})
    place_character(s, "gimli", THERE)
    place_character(s, "peregrin", THERE)
    fight(s, "mighty_attack", dice=(1, 1, 1, 1, 1, 1))
    assert offered(s) == ["choose_character gimli", "choose_character peregrin"]
    s.luck = [1]
    act(s, "choose_character gimli")
    assert hits(s) == (1, 0)
    assert rolls(s, "leader_reroll")["free_peoples"][0] == 1  # only Peregrin leads


@pytest.mark.rule("wotr.5.17")
def test_mighty_attack_costs_nothing_without_a_miss() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    place_character(s, "peregrin", THERE)
    fight(s, "mighty_attack", dice=(1, 1, 1, 6))
    assert not told(s, "leadership_forfeited")


@pytest.mark.rule("wotr.5.17")
def test_servant_of_the_secret_fire() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 1})
    place_character(s, "gandalf_the_grey", THERE)
    fight(s, "servant_of_the_secret_fire", dice=(1, 4, 3, 4))
    assert rolls(s)["free_peoples"] == (2, 1, 1)
    assert rolls(s, "leader_reroll")["free_peoples"] == (1, 0, 0)


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
@pytest.mark.parametrize(("who", "hit"), [("strider", 1), ("aragorn", 2)])
def test_anduril(who: str, hit: int) -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 3})
    place_character(s, who, THERE)
    fight(s, "anduril", dice=(1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert hits(s) == (hit, 0)
    assert not told(s, "leader_reroll")  # his Leadership is given up


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(
    ("sacrifice", "left"),
    [
        ("no", 3),
        ("sacrifice gondor_leader", 2),
        ("sacrifice_character legolas", 1),
        ("sacrifice_character gandalf_the_grey", 0),
    ],
)
def test_heroic_death(sacrifice: str, left: int) -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "legolas", THERE)
    place_character(s, "gandalf_the_grey", THERE)
    fight(s, "heroic_death", dice=(6, 6, 6, 1, 1, 1, 1, 1, 1, 1))
    act(s, sacrifice)
    assert hits(s)[1] == left
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.17")
def test_heroic_death_is_not_asked_without_hits() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 1, "gondor_leader": 1})
    fight(s, "heroic_death", dice=(1, 1, 1))
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_daring_defiance() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "gimli", THERE)
    place_character(s, "meriadoc", THERE)
    fight(s, "daring_defiance", "deadly_strife", dice=(1, 1, 1, 1, 1, 1))
    assert rolls(s)["shadow"][1] == 0
    assert rolls(s, "leader_reroll")["free_peoples"][0] == 1  # the Leader alone
    assert len(told(s, "leadership_forfeited")) == 2


@pytest.mark.rule("wotr.5.17", "wotr.6.11")
def test_fateful_strike_with_one_hit_kills_a_nazgul() -> None:
    """The card names Minions apart and asks for two hits, so one hit does not reach the
    Witch-king."""
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "witch_king", HERE)
    fight(s, "fateful_strike", dice=(1, 1, 1, 1, 1, 1, 5))
    assert army(s, HERE) == {"sauron_regular": 1, "nazgul": 1}  # no choice: a Nazgûl
    assert hits(s) == (1, 0)  # besides the hit
    s = field({"sauron_regular": 2}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "witch_king", HERE)
    fight(s, "fateful_strike", dice=(1, 1, 1, 1, 1, 1, 5))
    assert characters(s, HERE) == ["witch_king"]


@pytest.mark.rule("wotr.5.17")
def test_fateful_strike_with_two_hits_may_kill_a_minion() -> None:
    s = field({"sauron_regular": 4, "nazgul": 1}, {"gondor_regular": 2, "gondor_leader": 2})
    place_character(s, "witch_king", HERE)
    fight(s, "fateful_strike", dice=(1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5))
    assert offered(s) == ["choose_figure nazgul", "choose_character witch_king"]
    act(s, "choose_character witch_king")
    assert s.characters[CHARACTER["witch_king"]] == ELIMINATED
    s = field({"sauron_regular": 4}, {"gondor_regular": 2, "gondor_leader": 2})
    place_character(s, "mouth_of_sauron", HERE)
    fight(s, "fateful_strike", dice=(1, 1, 1, 1, 1, 1, 1, 1, 5, 5))
    assert offered(s) == ["no", "choose_character mouth_of_sauron"]


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_sudden_strike() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 1, "gondor_leader": 2})
    place_character(s, "gimli", THERE)
    fight(s, "sudden_strike", dice=(5, 5, 1))
    assert rolls(s, "special_attack")["free_peoples"] == (3, 0, 2)
    assert rolls(s)["shadow"][0] == 3
    s = field({"sauron_regular": 5}, {"gondor_regular": 1, "gondor_leader": 4, "rohan_leader": 3})
    fight(s, "sudden_strike")
    assert rolls(s, "special_attack")["free_peoples"][0] == 5


@pytest.mark.rule("wotr.5.17")
def test_brave_stand() -> None:
    s = field({"sauron_regular": 6}, {"gondor_regular": 1})
    for name in ("gimli", "legolas", "peregrin"):
        place_character(s, name, THERE)
    fight(s, "brave_stand")
    assert rolls(s)["shadow"][0] == 2
    s = field({"sauron_regular": 2}, {"gondor_regular": 1})
    for name in ("gimli", "legolas", "peregrin"):
        place_character(s, name, THERE)
    fight(s, "brave_stand")
    assert rolls(s)["shadow"][0] == 1


def in_rohan() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "westemnet", isengard_regular=5)
    put_army(s, "eastemnet", rohan_regular=2, rohan_leader=1)
    return s


@pytest.mark.rule("wotr.5.17")
def test_ents_rage() -> None:
    s = fight(
        in_rohan(), "ents_rage", dice=(1,) * 5 + (3, 1, 3), origin="westemnet", target="eastemnet"
    )
    assert rolls(s)["free_peoples"] == (2, 2, 1)
    assert rolls(s, "leader_reroll")["free_peoples"] == (1, 0, 0)


@pytest.mark.rule("wotr.5.17")
def test_huorn_dark() -> None:
    s = fight(in_rohan(), "huorn_dark", origin="westemnet", target="eastemnet")
    assert rolls(s)["shadow"][0] == 2


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(("reroll", "expected"), [(5, 3), (1, 0)])
def test_nameless_wood(reroll: int, expected: int) -> None:
    s = fight(
        in_rohan(),
        "nameless_wood",
        dice=(1,) * 7 + (reroll,),
        origin="westemnet",
        target="eastemnet",
    )
    assert hits(s) == (expected, 0)


@pytest.mark.rule("wotr.5.17")
def test_daylight() -> None:
    s = fight(field({"sauron_regular": 6}, {"gondor_regular": 2}), "daylight")
    assert rolls(s)["shadow"][0] == 3
    s = fight(field({"sauron_regular": 2}, {"gondor_regular": 2}), "daylight")
    assert rolls(s)["shadow"][0] == 2


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(("die", "expected"), [(5, 2), (1, 0)])
def test_no_quarter(die: int, expected: int) -> None:
    s = fight(
        field({"sauron_regular": 3}, {"gondor_regular": 2}), "no_quarter", dice=(1, 1, 1, die, 1)
    )
    assert hits(s) == (expected, 0)


@pytest.mark.rule("wotr.5.17", "wotr.6.67")
def test_advantageous_position() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "osgiliath", sauron_regular=3, nazgul=1)
    put_army(s, "lossarnach", gondor_regular=5)
    fight(
        s,
        "advantageous_position",
        dice=(5, 6, 1, 1, 1, 1, 1, 1, 5),
        origin="osgiliath",
        target="lossarnach",
    )
    assert rolls(s)["shadow"] == (3, -1, 1)  # the 5 misses, the natural 6 hits
    assert rolls(s, "leader_reroll")["shadow"] == (1, 0, 1)


@pytest.mark.rule("wotr.5.17", "wotr.6.76", "wotr.6.82")
def test_scouts_may_go_into_the_stronghold() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "westemnet", isengard_regular=5)
    put_army(s, "helms_deep", rohan_regular=2)
    fight(s, "scouts", origin="westemnet", target="helms_deep")
    assert offered(s) == ["retreat_to fords_of_isen", "withdraw_into_stronghold"]
    act(s, "withdraw_into_stronghold", "advance_with_all")
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}
    assert army(s, "helms_deep") == {"isengard_regular": 5}
    assert not told(s, "combat_roll")
    assert told(s, "battle_over")[0].data["reason"] == "withdrew"


@pytest.mark.rule("wotr.5.17", "wotr.6.76")
def test_scouts_without_a_way_out_stay_and_fight() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "westemnet", isengard_regular=2)
    put_army(s, "folde", isengard_regular=2)
    put_army(s, "edoras", rohan_regular=2)
    fight(s, "scouts", dice=(1, 1, 1, 1), origin="westemnet", target="edoras")
    assert told(s, "combat_roll")


@pytest.mark.rule("wotr.5.17", "wotr.6.89")
def test_scouts_save_besiegers_from_a_sortie() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "orthanc", rohan_regular=2)
    put_army(s, "inside_orthanc", isengard_regular=3)
    fight(s, "scouts", origin="inside_orthanc", target="orthanc")
    act(s, "retreat_to fords_of_isen")
    assert s.offer is None
    assert army(s, "orthanc") == {"isengard_regular": 3}
    assert told(s, "battle_over")[0].data["reason"] == "retreated"


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(
    ("dice", "expected"), [((6, 6, 1), 1), ((6, 1, 1), 1), ((1, 1, 1), 0), ((6, 6, 6), 2)]
)
def test_shield_wall(dice: tuple[int, ...], expected: int) -> None:
    s = fight(
        field({"sauron_regular": 3}, {"gondor_regular": 3}), "shield_wall", dice=(*dice, 1, 1, 1)
    )
    assert hits(s) == (0, expected)


@pytest.mark.rule("wotr.5.17")
def test_confusion() -> None:
    s = field({"sauron_regular": 4, "nazgul": 4}, {"gondor_regular": 1})
    fight(s, "confusion", dice=(1, 1, 3, 6, 1, 5))
    assert hits(s) == (2, 2)
    assert rolls(s, "leader_reroll")["shadow"][0] == 1  # the ones are not rolled again


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_charge() -> None:
    s = field({"sauron_regular": 4}, {"gondor_elite": 2, "rohan_elite": 1, "rohan_regular": 1})
    fight(s, "charge", dice=(5, 6, 1))
    assert rolls(s, "special_attack")["free_peoples"] == (3, 0, 2)
    assert rolls(s)["shadow"][0] == 2


@pytest.mark.rule("wotr.5.17")
def test_valour() -> None:
    s = field({"sauron_regular": 1}, {"gondor_elite": 1, "gondor_leader": 1})
    fight(s, "valour", dice=(1, 3, 4))
    assert rolls(s)["free_peoples"] == (1, 1, 0)
    assert rolls(s, "leader_reroll")["free_peoples"] == (1, 0, 0)


# ---- the Shadow's cards


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_cruel_as_death() -> None:
    s = field({"sauron_regular": 3, "nazgul": 3}, {"gondor_regular": 3})
    fight(s, "cruel_as_death", dice=(4, 1, 1, 1, 1, 1, 1))
    assert rolls(s)["shadow"] == (3, 1, 1)
    assert rolls(s, "leader_reroll")["shadow"][:2] == (1, 0)


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_they_are_terrible() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 3})
    place_character(s, "witch_king", HERE)
    fight(s, "they_are_terrible", dice=(4, 1, 1, 1, 1, 1, 4))
    assert rolls(s)["shadow"] == (3, 0, 0)
    assert rolls(s, "leader_reroll")["shadow"] == (1, 1, 1)


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_dread_and_despair() -> None:
    s = field({"sauron_regular": 3, "nazgul": 1}, {"gondor_regular": 4})
    place_character(s, "witch_king", HERE)
    fight(s, "dread_and_despair")
    assert s.offer is not None and s.offer.seat == 1
    assert offered(s) == ["choose_number 1", "choose_number 2", "choose_number 3"]
    s.luck = [1] * 6
    act(s, "choose_number 2")
    assert rolls(s)["free_peoples"][0] == 2
    assert rolls(s, "leader_reroll")["shadow"][0] == 1
    s = field({"sauron_regular": 3, "nazgul": 3}, {"gondor_regular": 2})
    fight(s, "dread_and_despair")
    act(s, "choose_number 3")
    assert rolls(s)["free_peoples"][0] == 1  # one always stays


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(("leaders", "rerolls"), [(1, False), (2, False), (3, True)])
def test_foul_stench(leaders: int, rerolls: bool) -> None:
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 3, "gondor_leader": leaders})
    fight(s, "foul_stench", dice=(1, 1, 1, 1, 1))
    assert ("free_peoples" in rolls(s, "leader_reroll")) == rerolls
    assert "shadow" in rolls(s, "leader_reroll")  # no Leadership is given up


@pytest.mark.rule("wotr.6.60", "wotr.5.17", "wotr.6.62")
@pytest.mark.parametrize(
    ("card", "companion"),
    [("mighty_attack", "peregrin"), ("anduril", "strider"), ("fateful_strike", "strider")],
)
def test_foul_stench_leaves_no_moment_before_the_reroll(card: str, companion: str) -> None:
    """What happens before the Leader re-roll, or by its hits, does not happen without one: nobody
    gives up Leadership, no miss turns into a hit and no Nazgûl falls."""
    s = field({"sauron_regular": 3, "nazgul": 3}, {"gondor_regular": 2})
    place_character(s, companion, THERE)
    fight(s, card, "foul_stench", dice=(1,) * 12)
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    assert hits(s) == (0, 0)
    assert not told(s, "leadership_forfeited")
    assert army(s, HERE) == {"sauron_regular": 3, "nazgul": 3}
    assert "free_peoples" not in rolls(s, "leader_reroll")


@pytest.mark.rule("wotr.6.60")
@pytest.mark.parametrize(
    ("card", "companion"), [("mighty_attack", "peregrin"), ("anduril", "strider")]
)
def test_foul_stench_that_fails_leaves_the_moment_before_the_reroll(
    card: str, companion: str
) -> None:
    """More Leadership than the Nazgûl have keeps the re-roll, and what comes before it."""
    s = field({"sauron_regular": 3, "nazgul": 1}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, companion, THERE)
    fight(s, card, "foul_stench", dice=(1,) * 12)
    assert hits(s)[0] == 1
    assert told(s, "leadership_forfeited")


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_the_white_rider_leaves_nothing_to_forfeit() -> None:
    card = event_with("they_are_terrible")
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 2})
    place_character(s, "gandalf_the_white", THERE)
    s.hands[1] = [CARD[card]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    act(s, "yes")
    assert why(s, f"combat_card {card}") == ("wotr.6.61", "too_little_nazgul_leadership")


@pytest.mark.rule("wotr.6.62")
def test_leadership_given_up_for_the_battle_cannot_be_forfeited_again() -> None:
    for combat in ("mighty_attack", "daring_defiance"):
        card = event_with(combat)
        s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 2})
        place_character(s, "gandalf_the_white", THERE)
        s.hands[0] = [CARD[card]]
        start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
        act(s, "yes")
        assert why(s, f"combat_card {card}") == ("wotr.6.62", "leadership_given_up")


@pytest.mark.rule("wotr.5.17")
def test_black_breath() -> None:
    def breathed(second: int) -> War:
        s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 4, "gondor_leader": 1})
        place_character(s, "meriadoc", THERE)
        place_character(s, "gimli", THERE)
        dice = (1, 1, 1, 1, 1, 1, 1, 5, second, 1, 1, 1)
        return fight(s, "black_breath", dice=dice)

    s = breathed(1)
    assert s.offer is not None and s.offer.seat == 1
    assert offered(s) == ["no", "choose_figure gondor_leader", "choose_character meriadoc"]
    act(s, "choose_figure gondor_leader")
    assert s.casualties[FIGURE["gondor_leader"]] == 1
    assert hits(s) == (0, 1)  # on top of the hit
    s = breathed(5)
    assert "choose_character gimli" in offered(s)
    act(s, "choose_character gimli")
    assert s.characters[CHARACTER["gimli"]] == ELIMINATED
    s = breathed(1)
    act(s, "no")
    assert characters(s, THERE) == ["gimli", "meriadoc"]


@pytest.mark.rule("wotr.5.17")
def test_black_breath_needs_a_hit_in_the_reroll() -> None:
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 4, "gondor_leader": 1})
    fight(s, "black_breath", dice=(6, 1, 1, 1, 1, 1, 1, 1))
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"


@pytest.mark.rule("wotr.5.17", "wotr.6.62")
def test_words_of_power() -> None:
    s = field({"sauron_regular": 2, "nazgul": 1}, {"gondor_regular": 2})
    place_character(s, "gimli", THERE)
    place_character(s, "strider", THERE)
    fight(s, "words_of_power")
    assert s.offer is not None and s.offer.seat == 1
    assert offered(s) == ["choose_character strider", "choose_character gimli"]
    s.luck = [1] * 7
    act(s, "choose_character strider")
    assert rolls(s)["free_peoples"][0] == 3  # two units and one Captain of the West
    assert rolls(s, "leader_reroll")["free_peoples"][0] == 1


@pytest.mark.rule("wotr.6.62", "wotr.6.60")
def test_cancelled_leadership_cannot_be_forfeited() -> None:
    s = field({"sauron_regular": 2, "nazgul": 1}, {"gondor_regular": 2})
    place_character(s, "strider", THERE)
    fight(s, "words_of_power", "anduril", dice=(1, 1, 1, 1, 1))
    assert hits(s) == (0, 0)
    assert not told(s, "leadership_forfeited")


@pytest.mark.rule("wotr.5.17")
def test_words_of_power_come_too_late_for_the_white_rider() -> None:
    """He gave up his Leadership at the start, for the whole battle: that of the Nazgûl stays
    ignored, also in the round in which he is powerless."""
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 2})
    place_character(s, "gandalf_the_white", THERE)
    card = event_with("words_of_power")
    s.hands[1] = [CARD[card]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    act(s, "yes")
    s.luck = [1] * 6
    act(s, f"combat_card {card}")
    assert told(s, "companion_powerless")
    assert not told(s, "leader_reroll")


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_durins_bane() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=1)
    put_army(s, "dimrill_dale", elves_regular=4)
    fight(s, "durins_bane", dice=(4, 4, 3, 1, 1, 1), origin="moria", target="dimrill_dale")
    assert rolls(s, "special_attack")["shadow"] == (3, 0, 2)
    assert told(s, "special_attack")[0].data["needed"] == 4
    assert rolls(s)["free_peoples"][0] == 2


@pytest.mark.rule("wotr.5.11", "wotr.6.58")
def test_the_balrog_may_come_from_the_table() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=1)
    put_army(s, "dimrill_dale", elves_regular=2)
    s.table = [CARD["sh_char_17"]]
    start(s, Battle(seat=1, origin=PLACE["moria"], target=PLACE["dimrill_dale"]))
    assert offered(s) == ["no_combat_card", "combat_card sh_char_17"]
    act(s, "combat_card sh_char_17")
    assert told(s, "special_attack")
    assert s.table == []
    assert s.discards[DECK_OF[CARD["sh_char_17"]]] == [CARD["sh_char_17"]]
    s = field({"sauron_regular": 1}, {"gondor_regular": 1})  # too far away
    s.table = [CARD["sh_char_17"]]
    start(s, Battle(seat=1, origin=PLACE[HERE], target=PLACE[THERE]))
    assert s.offer is None or s.offer.kind != "combat_card"
    assert s.table == [CARD["sh_char_17"]]


def at_the_walls(**besiegers: int) -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "helms_deep", **besiegers)
    put_army(s, "inside_helms_deep", rohan_regular=2)
    return s


@pytest.mark.rule("wotr.5.17", "wotr.6.86")
def test_devilry_of_orthanc() -> None:
    s = at_the_walls(isengard_regular=2, nazgul=1)
    fight(
        s,
        "devilry_of_orthanc",
        dice=(5, 4, 1, 1, 5),
        origin="helms_deep",
        target="inside_helms_deep",
    )
    assert rolls(s)["shadow"] == (2, 1, 1)
    assert rolls(s, "leader_reroll")["shadow"] == (1, 0, 0)


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(("combat", "bonus"), [("deadly_strife", 2), ("desperate_battle", 1)])
def test_both_armies_gain(combat: str, bonus: int) -> None:
    s = field({"sauron_regular": 2, "nazgul": 1}, {"gondor_regular": 2, "gondor_leader": 1})
    least = 5 - bonus
    fight(s, combat, dice=(least, least - 1, least, least - 1, least, least))
    assert rolls(s) == {"shadow": (2, bonus, 1), "free_peoples": (2, bonus, 1)}
    assert rolls(s, "leader_reroll") == {"shadow": (1, bonus, 1), "free_peoples": (1, bonus, 1)}


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_onslaught() -> None:
    s = field({"sauron_regular": 4, "sauron_elite": 1}, {"gondor_regular": 3})
    fight(s, "onslaught", dice=(1,) * 8)
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "onslaught")
    assert offered(s) == [f"choose_number {n}" for n in range(5)]
    s.luck = [4, 3]
    act(s, "choose_number 2")
    act(s, "lose sauron_regular", "reduce sauron_elite")
    assert told(s, "special_attack")[0].data["needed"] == 4
    assert army(s, HERE) == {"sauron_regular": 4}
    assert army(s, THERE) == {"gondor_regular": 2}


@pytest.mark.rule("wotr.5.17")
def test_onslaught_is_optional_and_limited_by_the_army() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 3})
    fight(s, "onslaught", dice=(1,) * 5)
    assert offered(s) == [f"choose_number {n}" for n in range(3)]
    act(s, "choose_number 0")
    assert not told(s, "special_attack")


@pytest.mark.rule("wotr.5.17", "wotr.6.78")
def test_onslaught_to_the_last_man_still_strikes() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    fight(s, "onslaught", dice=(1,) * 4)
    s.luck = [4, 4]
    act(s, "choose_number 2")
    assert told(s, "battle_over")[0].data["reason"] == "both_destroyed"


@pytest.mark.rule("wotr.5.17")
def test_relentless_assault() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 3})
    fight(s, "relentless_assault")
    assert offered(s) == ["choose_number 0", "choose_number 1", "choose_number 2"]
    s.luck = [3, 2, 2, 1, 1, 1]
    act(s, "choose_number 2")
    assert army(s, HERE) == {"sauron_regular": 3}
    assert rolls(s)["shadow"] == (3, 2, 1)
    s = field({"sauron_regular": 5}, {"gondor_regular": 3})
    fight(s, "relentless_assault")
    act(s, "choose_number 0")
    assert rolls(s)["shadow"][:2] == (5, 0)


@pytest.mark.rule("wotr.5.17")
@pytest.mark.parametrize(("fp", "left"), [(3, 2), (4, 4)])
def test_great_host(fp: int, left: int) -> None:
    s = field({"sauron_regular": 6}, {"gondor_regular": fp})
    fight(s, "great_host", dice=(1,) * 9)
    assert army(s, THERE) == {"gondor_regular": left}


@pytest.mark.rule("wotr.5.17")
def test_great_host_counts_after_casualties() -> None:
    s = field({"sauron_regular": 6}, {"gondor_regular": 4})
    fight(s, "great_host", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1))
    assert army(s, THERE) == {"gondor_regular": 2}


@pytest.mark.rule("wotr.5.17", "wotr.6.60")
@pytest.mark.parametrize(("die", "expected"), [(6, (1, 1)), (1, (0, 2))])
def test_mumakil(die: int, expected: tuple[int, int]) -> None:
    s = field({"southrons_easterlings_elite": 2}, {"gondor_regular": 5})
    fight(s, "mumakil", dice=(4, 1, die, 1, 1, 1, 1))
    assert rolls(s)["shadow"] == (2, 1, 1)
    assert hits(s) == expected


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_mumakil_count_the_hits_of_a_special_attack() -> None:
    s = field({"southrons_easterlings_elite": 4}, {"gondor_elite": 1, "gondor_regular": 2})
    fight(s, "mumakil", "charge", dice=(6, 4, 1, 1, 1, 1, 1, 1))
    assert hits(s) == (0, 1)


@pytest.mark.rule("wotr.5.17")
def test_swarm_of_bats() -> None:
    s = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 2})
    fight(s, "swarm_of_bats", "daylight", dice=(1,) * 8)
    assert rolls(s)["shadow"][0] == 5
    assert rolls(s, "leader_reroll")["shadow"][1] == 0
    s = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 2})
    fight(s, "swarm_of_bats", dice=(1, 1, 1, 1, 1, 1, 1, 4))
    assert rolls(s, "leader_reroll")["shadow"] == (1, 1, 1)


@pytest.mark.rule("wotr.5.17", "wotr.6.63", "wotr.6.86")
def test_we_come_to_kill() -> None:
    s = at_the_walls(isengard_elite=2, sauron_elite=1)
    fight(
        s,
        "we_come_to_kill",
        dice=(1, 1, 1, 1, 1, 5, 1, 1),
        origin="helms_deep",
        target="inside_helms_deep",
    )
    attack = told(s, "special_attack")[0].data
    assert (attack["needed"], attack["hits"], len(attack["dice"])) == (5, 1, 3)
    assert army(s, "inside_helms_deep") == {"rohan_regular": 1}


@pytest.mark.rule("wotr.5.17", "wotr.6.78")
def test_nothing_works_after_casualties_when_an_army_is_gone() -> None:
    s = field({"sauron_elite": 1}, {"gondor_regular": 1})
    fight(s, "we_come_to_kill", dice=(6, 1))
    assert not told(s, "special_attack")


# ---- cards on the table and abilities that touch Combat cards


@pytest.mark.rule("wotr.5.11")
def test_denethors_folly_forbids_cards_in_minas_tirith() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "minas_tirith", sauron_regular=2)
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    s.hands[0] = [CARD["fp_strat_01"]]
    s.table = [CARD["sh_strat_03"]]
    s.luck = [1] * 4
    start(s, Battle(seat=1, origin=PLACE["minas_tirith"], target=PLACE["inside_minas_tirith"]))
    assert s.offer is None
    assert told(s, "combat_roll")


@pytest.mark.rule("wotr.6.15", "wotr.5.04")
def test_the_sorcerer_draws_after_a_card_in_the_first_round() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    place_character(s, "witch_king", HERE)
    deck = DECK_OF[CARD[event_with("desperate_battle")]]
    s.decks[deck] = [CARD["sh_strat_01"], CARD["sh_strat_02"]]
    fight(s, "desperate_battle")
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "sorcerer")
    s.luck = [1] * 12
    act(s, "yes")
    assert s.hands[1] == [CARD["sh_strat_02"]]
    s.luck = [1] * 12
    act(s, "continue_attack", "stand_and_fight", "combat_card sh_strat_02")
    assert not [e for e in s.events or [] if e.kind == "cards_drawn"][1:]  # second round


@pytest.mark.rule("wotr.6.15")
def test_the_sorcerer_must_be_there_and_may_decline() -> None:
    deck = DECK_OF[CARD[event_with("desperate_battle")]]
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    s.decks[deck] = [CARD["sh_strat_01"]]
    s.luck = [1] * 10
    fight(s, "desperate_battle", dice=(1,) * 10)
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    place_character(s, "witch_king", HERE)
    s.decks[deck] = [CARD["sh_strat_01"]]
    fight(s, "desperate_battle")
    act(s, "no")
    assert s.hands[1] == []
