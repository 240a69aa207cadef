"""Chapter 10: combat."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    characters,
    damage,
    give,
    leaders,
    luck,
    offered,
    put_army,
    put_character,
    shadow_takes,
    start,
    told,
    why,
)
from westmarch.games.five_armies.rules.battle.battle import (
    NOBODY,
    Battle,
    CombinedAttack,
    MoveAndAttack,
    superior,
    targets_from,
)
from westmarch.games.five_armies.rules.battle.combat_round import (
    CombatRound,
    is_hit,
    round_in_progress,
)
from westmarch.games.five_armies.rules.battle.damage import Casualties, InflictDamage
from westmarch.games.five_armies.rules.battle.retreat import Retreat, forced_retreats, retreats
from westmarch.games.five_armies.rules.catalogue import CARD, D_EVENT
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.control import controls
from westmarch.games.five_armies.rules.map.pieces import BARD, BOLG, ELIMINATED
from westmarch.games.five_armies.rules.state import Battlefield

DALE = PLACE["ruins_of_dale"]
EAST = PLACE["v_east_plain"]


def field(shadow: dict[str, int], free_peoples: dict[str, int]) -> Battlefield:
    """A Shadow army on the plain south-east of Dale, a Free Peoples army in Dale."""
    s = bare()
    put_army(s, "v_east_plain", **shadow)
    put_army(s, "ruins_of_dale", **free_peoples)
    return s


def shadow_attacks(s: Battlefield, *armies: str, region: str = "ruins_of_dale") -> None:
    places = tuple(PLACE[a] for a in armies or ("v_east_plain",))
    start(s, Battle(attacker=SHADOW, armies=places, region=PLACE[region]))


def fp_attacks(s: Battlefield, origin: str, region: str) -> None:
    start(s, Battle(attacker=FP, armies=(PLACE[origin],), region=PLACE[region]))


def fight(s: Battlefield, attacker: str, defender: str, *dice: int) -> None:
    """Both choose their manoeuvres, and the dice fall: the attacker's first, black before white."""
    luck(s, *dice)
    act(s, f"manoeuvre {attacker}", f"manoeuvre {defender}")


def end_round(s: Battlefield) -> None:
    """Decline everything until the end of the round."""
    while asked(s) in ("casualties", "use_ability", "leader_reroll"):
        act(s, {"casualties": "done", "use_ability": "no"}.get(asked(s), "reroll 0 0"))


# ---- attacking


@pytest.mark.rule("b5a.10.01")
def test_who_may_attack_whom() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    put_character(s, "bard", "v_south_plain")
    put_army(s, "camp", elf_archer=1)
    s.eagles = [0, 1, 0, 0]
    assert targets_from(s, SHADOW, EAST) == [DALE]
    assert targets_from(s, FP, DALE) == [EAST]
    assert targets_from(s, FP, PLACE["camp"]) == []
    start(s, MoveAndAttack(side=SHADOW, kinds=(7,)))  # an Eye needs a Goblin
    assert s.offer is None
    start(s, MoveAndAttack(side=SHADOW, led=1))  # a Character result needs leadership
    assert s.offer is None


@pytest.mark.rule("b5a.10.02", "b5a.10.03")
def test_the_whole_army_fights_from_where_it_stands() -> None:
    s = field({"orc": 2, "warg": 1}, {"lake_men": 1})
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "attack ruins_of_dale")
    frame = round_in_progress(s)
    assert (frame.attacker, frame.defender, frame.region) == (SHADOW, FP, DALE)
    assert frame.place == (DALE, EAST) and frame.dice_of(s, SHADOW) == 3
    assert army(s, "v_east_plain") == {"orc": 2, "warg": 1}


# ---- terrain superiority and the battle hand


@pytest.mark.rule("b5a.10.04")
def test_terrain_superiority_counts_units_that_favour_the_terrain() -> None:
    s = field({"orc": 3}, {"lake_men": 1})  # Dale is ruins
    assert superior(s, SHADOW, EAST, DALE) == FP
    s = field({"orc": 3, "great_orc": 2}, {"dwarf_veteran": 1})
    assert superior(s, SHADOW, EAST, DALE) == SHADOW  # units, not strength
    s = field({"great_orc": 1}, {"dwarf_veteran": 1})
    assert superior(s, SHADOW, EAST, DALE) == NOBODY
    s = field({"great_orc": 2}, {"elf_spearman": 1})
    # Great Orcs favour nothing in defence.
    assert superior(s, FP, DALE, EAST) == FP


@pytest.mark.rule("b5a.10.05")
def test_superiority_draws_an_event_card() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    s.decks[D_EVENT] = [1, 2]
    shadow_attacks(s)
    assert s.hands == [[2], []]
    s = field({"great_orc": 1}, {"lake_men": 1})
    s.decks[D_EVENT] = [1, 2]
    shadow_attacks(s)  # a tie
    assert s.hands == [[], []]
    s = field({"orc": 1}, {"lake_men": 1})
    s.decks[D_EVENT] = [1, 2]
    s.hands[FP] = [10, 11, 12, 13, 14, 15]
    shadow_attacks(s)
    assert asked(s) == "hand_limit"


@pytest.mark.rule("b5a.10.04")
def test_a_card_gives_superiority() -> None:
    s = field({"orc": 1}, {"lake_men": 3})
    s.decks[D_EVENT] = [1, 2]
    start(s, MoveAndAttack(side=SHADOW, superiority=SHADOW))
    act(s, "attack ruins_of_dale")
    assert s.hands == [[], [2]]


@pytest.mark.rule("b5a.10.06", "b5a.10.08")
def test_the_battle_hand() -> None:
    s = field({"orc": 2, "warg": 1}, {"lake_men": 1, "dwarf_regular": 1})
    give(s, SHADOW, "event_02", "shadow_story_03")
    give(s, FP, "event_03")
    put_character(s, "thorin", "ruins_of_dale")
    shadow_attacks(s)
    assert offered(s) == [
        "manoeuvre orc",
        "manoeuvre warg",
        "manoeuvre regroup",
        "manoeuvre event_02",
    ]
    act(s, "manoeuvre orc")
    assert s.offer is not None and s.offer.seat == FP
    assert offered(s) == [
        "manoeuvre dwarf_regular",
        "manoeuvre lake_men",
        "manoeuvre regroup",
        "manoeuvre event_03",
    ]


@pytest.mark.rule("b5a.10.06", "b5a.10.12", "b5a.12.26", "b5a.12.33")
def test_special_manoeuvres_of_the_battle_hand() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    s.bats = [0, 1, 0, 0]  # over the Valley
    put_character(s, "thorin", "ruins_of_dale")
    s.table = [CARD["fate_08"]]
    shadow_attacks(s)
    assert "manoeuvre vampire_like" in offered(s)
    act(s, "manoeuvre vampire_like")
    assert "manoeuvre mighty_strokes" in offered(s)
    put_character(s, "thorin", "camp")
    shadow_attacks(s)
    act(s, "manoeuvre vampire_like")
    assert "manoeuvre mighty_strokes" not in offered(s)
    s.bats = [1, 0, 0, 0]
    shadow_attacks(s)
    assert "manoeuvre vampire_like" not in offered(s)


# ---- the round


@pytest.mark.rule("b5a.10.07")
def test_steps_of_a_round_and_rounds_repeat() -> None:
    s = field({"orc": 2, "leaders": 1}, {"lake_men": 2})
    shadow_attacks(s)
    fight(s, "orc", "regroup", 1, 1, 6, 1)
    assert asked(s) == "leader_reroll"
    luck(s, 1)
    act(s, "reroll 1 0")
    assert asked(s) == "casualties" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "done")
    assert asked(s) == "cease"
    act(s, "fight_on")
    assert offered(s) == ["stand", "retreat"]
    act(s, "stand")
    assert asked(s) == "manoeuvre" and told(s, "round_began")[-1].data["number"] == 2


@pytest.mark.rule("b5a.10.08")
def test_choosing_is_compulsory_and_secret() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    shadow_attacks(s)
    act(s, "manoeuvre orc")
    assert not told(s, "manoeuvre_revealed")
    assert "done" not in offered(s) and "pass" not in offered(s)
    luck(s, 1, 1)
    act(s, "manoeuvre lake_men")
    revealed = [e.data["card"] for e in told(s, "manoeuvre_revealed")]
    assert revealed == ["orc", "lake_men"]


@pytest.mark.rule("b5a.10.10", "b5a.10.13")
def test_used_unit_cards_return_with_regroup() -> None:
    s = field({"orc": 2, "warg": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "orc", "lake_men", 1, 1, 1, 1, 1, 1)
    act(s, "fight_on", "stand")
    assert offered(s) == ["manoeuvre warg", "manoeuvre regroup"]
    act(s, "manoeuvre warg")
    assert offered(s) == ["manoeuvre regroup"]  # asked all the same: the choice is secret
    luck(s, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "fight_on", "stand")
    assert offered(s) == ["manoeuvre regroup"]
    act(s, "manoeuvre regroup")
    assert "manoeuvre lake_men" in offered(s)
    luck(s, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre lake_men", "fight_on", "stand")
    assert offered(s) == ["manoeuvre orc", "manoeuvre warg", "manoeuvre regroup"]


@pytest.mark.rule("b5a.10.10")
def test_a_unit_card_needs_a_living_unit() -> None:
    s = field({"orc": 1, "warg": 1}, {"lake_men": 3})
    frame = CombatRound(attacker=SHADOW, place=(DALE, EAST), region=DALE)
    assert frame.available(s, SHADOW) == [5, 6, 9]
    put_army(s, "v_east_plain", damage=1)
    start(s, Casualties(side=SHADOW, place=EAST))
    act(s, "eliminate orc")
    assert frame.available(s, SHADOW) == [6, 9]


@pytest.mark.rule("b5a.10.11")
def test_an_event_card_is_discarded_and_the_defender_goes_first() -> None:
    s = field({"orc": 3}, {"lake_men": 3})
    give(s, SHADOW, "event_02")  # Fierce Defence
    give(s, FP, "event_05")
    shadow_attacks(s)
    fight(s, "event_02", "event_05", 5, 5, 5, 5, 5, 5)
    assert s.discards[D_EVENT] == [CARD["event_02"], CARD["event_05"]]
    assert damage(s, "v_east_plain") == damage(s, "ruins_of_dale") == 0


@pytest.mark.rule("b5a.10.12")
def test_mighty_strokes_stays_until_regroup_and_vampire_like_returns() -> None:
    s = field({"orc": 3}, {"lake_men": 3})
    put_character(s, "thorin", "ruins_of_dale")
    s.table = [CARD["fate_08"]]
    s.bats = [0, 2, 0, 0]
    shadow_attacks(s)
    fight(s, "vampire_like", "mighty_strokes", 1, 1, 1, 1, 1, 1)
    end_round(s)
    while asked(s) != "cease":
        act(s, offered(s)[-1])
    act(s, "fight_on", "stand")
    assert "manoeuvre vampire_like" in offered(s)
    act(s, "manoeuvre vampire_like")
    assert "manoeuvre mighty_strokes" not in offered(s)


@pytest.mark.rule("b5a.10.13", "b5a.10.36")
def test_only_a_defender_retreats_after_regroup() -> None:
    s = field({"orc": 2}, {"lake_men": 2})
    shadow_attacks(s)
    fight(s, "regroup", "lake_men", 1, 1, 1, 1)
    assert offered(s) == ["fight_on", "cease"]
    act(s, "fight_on")
    assert offered(s) == ["stand", "rout"]


# ---- dice


@pytest.mark.rule("b5a.10.14", "b5a.10.15", "b5a.10.16", "b5a.ex.10.01")
def test_example_great_orc_card() -> None:
    s = field({"orc": 2, "great_orc": 1}, {"lake_men": 2})
    shadow_attacks(s)
    fight(s, "great_orc", "lake_men", 5, 1, 1, 1, 1, 1)
    roll = told(s, "combat_roll")[0].data
    assert (len(roll["black"]), len(roll["white"])) == (1, 3)
    assert asked(s) == "use_ability" and s.offer is not None and s.offer.seat == SHADOW


@pytest.mark.rule("b5a.10.14")
def test_at_most_five_dice() -> None:
    s = field({"great_orc": 4}, {"lake_men": 1})
    frame = CombatRound(attacker=SHADOW, place=(DALE, EAST), region=DALE)
    assert frame.dice_of(s, SHADOW) == 5 and frame.dice_of(s, FP) == 1


@pytest.mark.rule("b5a.10.15")
def test_no_more_black_dice_than_dice() -> None:
    s = field({"great_orc": 1, "orc": 5}, {"lake_men": 1})
    shadow_attacks(s)
    fight(s, "orc", "regroup", 1, 1, 1, 1, 1, 1)
    roll = told(s, "combat_roll")[0].data
    assert (len(roll["black"]), len(roll["white"])) == (5, 0)
    roll = told(s, "combat_roll")[1].data
    assert (len(roll["black"]), len(roll["white"])) == (0, 1)


@pytest.mark.rule("b5a.10.16")
def test_without_a_black_hit_no_ability() -> None:
    s = field({"orc": 1, "great_orc": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "great_orc", "regroup", 1, 6, 6, 1, 1, 1)
    assert asked(s) == "casualties"  # white hits do not work the manoeuvre
    assert damage(s, "ruins_of_dale") == 2


@pytest.mark.rule("b5a.10.16")
def test_a_black_hit_in_the_reroll_works_the_ability() -> None:
    s = field({"great_orc": 1, "leaders": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "great_orc", "regroup", 1, 1, 1, 1, 1)
    luck(s, 5)
    act(s, "reroll 1 0")
    assert asked(s) == "use_ability"


@pytest.mark.rule("b5a.10.16")
def test_a_white_hit_in_the_reroll_does_not_work_the_ability() -> None:
    s = field({"great_orc": 1, "leaders": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "great_orc", "regroup", 1, 1, 1, 1, 1)
    luck(s, 5)
    act(s, "reroll 0 1")
    assert asked(s) == "casualties" and damage(s, "ruins_of_dale") == 1


@pytest.mark.rule("b5a.10.16")
def test_an_ability_that_works_need_not_be_used() -> None:
    for answer, inflicted in (("yes", 2), ("no", 1)):
        s = field({"orc": 2}, {"lake_men": 3})
        shadow_attacks(s)
        fight(s, "regroup", "lake_men", 1, 1, 5, 1, 1)
        assert asked(s) == "use_ability" and s.offer is not None and s.offer.seat == FP
        act(s, answer)  # Hail of Darts
        assert damage(s, "v_east_plain") == inflicted


@pytest.mark.rule("b5a.10.16", "b5a.10.33", "b5a.10.34")
def test_a_destroyed_army_uses_no_ability_at_the_end_of_the_round() -> None:
    s = field({"orc": 1, "damage": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "orc", "regroup", 5, 6, 1, 1)
    act(s, "done")  # the defender's casualties
    assert s.offer is None and leaders(s, "v_east_plain") == 0  # no Wild Rage


@pytest.mark.rule("b5a.10.16", "b5a.10.17", "b5a.10.34")
def test_both_sides_may_use_abilities_at_the_end_of_the_round() -> None:
    """Here the Shadow defends: Wild Rage brings its army a leadership token."""
    s = bare()
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "ruins_of_dale", lake_men=2)
    fp_attacks(s, "ruins_of_dale", "v_east_plain")
    fight(s, "regroup", "orc", 1, 1, 5, 1)
    act(s, "done")  # the attacker's casualties
    assert asked(s) == "use_ability" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "yes")
    assert leaders(s, "v_east_plain") == 1 and asked(s) == "cease"


@pytest.mark.rule("b5a.10.28", "b5a.10.33", "b5a.10.34")
def test_damage_at_the_end_of_the_round_forces_casualties_before_it_is_judged() -> None:
    s = field({"goblin": 2, "damage": 2}, {"lake_men": 1})
    shadow_attacks(s)
    fight(s, "goblin", "regroup", 5, 1, 1)
    act(s, "done", "done")  # casualties of step 4: none
    assert damage(s, "ruins_of_dale") == 1
    act(s, "yes")  # Goblin Charge: one Damage on both armies
    assert army(s, "v_east_plain") == {"goblin": 1} and damage(s, "v_east_plain") == 1
    assert army(s, "ruins_of_dale") == {} and asked(s) == "advance"


@pytest.mark.rule("b5a.6.16", "b5a.10.16")
def test_howling_orcs_keep_dwarves_and_men_from_their_abilities() -> None:
    def ability(shadow: dict[str, int], unit: str) -> bool:
        s = field(shadow, {unit: 3})
        s.table = [CARD["shadow_story_10"]]
        shadow_attacks(s)
        fight(s, "regroup", unit, *[1] * sum(shadow.values()), 5, 5, 5, 5, 5, 5)
        return asked(s) == "use_ability"

    for unit in ("lake_men", "dwarf_regular", "dwarf_veteran"):
        assert not ability({"great_orc": 2}, unit)
        assert ability({"warg": 2}, unit)  # it takes a Great Orc among the enemies
    assert ability({"great_orc": 2}, "elf_archer")
    # The Shadow's own abilities are not kept down.
    s = field({"great_orc": 2}, {"lake_men": 3})
    s.table = [CARD["shadow_story_10"]]
    shadow_attacks(s)
    fight(s, "great_orc", "regroup", 5, 1, 1, 1, 1, 1, 1)
    assert asked(s) == "use_ability" and s.offer is not None and s.offer.seat == SHADOW


@pytest.mark.rule("b5a.10.17")
def test_the_attacker_declares_first() -> None:
    s = field({"great_orc": 1}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "great_orc", "lake_men", 5, 1, 5, 1, 1)
    assert asked(s) == "use_ability" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "no")
    assert asked(s) == "use_ability" and s.offer.seat == FP


@pytest.mark.rule("b5a.10.18")
def test_normal_target_is_five() -> None:
    s = field({"orc": 3}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 4, 5, 6, 4, 4, 5)
    assert damage(s, "ruins_of_dale") == 2 and damage(s, "v_east_plain") == 1


@pytest.mark.rule("b5a.10.19", "b5a.10.18", "b5a.10.30")
def test_target_against_walls_in_every_round_until_breached() -> None:
    s = bare()
    put_army(s, "eb_heights_east", orc=3)
    put_army(s, "eastern_spur", lake_men=3)
    shadow_attacks(s, "eb_heights_east", region="eastern_spur")
    fight(s, "regroup", "regroup", 5, 5, 6, 1, 1, 1)
    assert s.wall_damage[PLACE["eastern_spur"]] == 1
    act(s, "fight_on", "stand")
    fight(s, "regroup", "regroup", 5, 6, 6, 1, 1, 1)
    assert s.wall_damage[PLACE["eastern_spur"]] == 3 and damage(s, "eastern_spur") == 0
    act(s, "fight_on", "stand")
    fight(s, "regroup", "regroup", 5, 4, 4, 1, 1, 1)  # breached: 5 again
    assert damage(s, "eastern_spur") == 1


@pytest.mark.rule("b5a.10.20")
def test_target_across_a_ford_in_the_first_round_only() -> None:
    s = bare()
    put_army(s, "v_northwest_plain", orc=3)
    put_army(s, "camp", lake_men=3)
    shadow_attacks(s, "v_northwest_plain", region="camp")
    fight(s, "regroup", "regroup", 5, 5, 6, 5, 1, 1)
    assert damage(s, "camp") == 1 and damage(s, "v_northwest_plain") == 1  # the defender needs 5
    end_round(s)
    act(s, "fight_on", "stand")
    fight(s, "regroup", "regroup", 5, 5, 1, 1, 1, 1)
    assert damage(s, "camp") == 3


@pytest.mark.rule("b5a.10.21", "b5a.10.18")
def test_target_uphill_in_the_first_round_only() -> None:
    s = bare()
    put_army(s, "eb_north_plain", orc=2)
    put_army(s, "eb_heights_centre", dwarf_veteran=2)
    frame = CombatRound(
        attacker=SHADOW,
        place=(PLACE["eb_heights_centre"], PLACE["eb_north_plain"]),
        region=PLACE["eb_heights_centre"],
    )
    assert frame._target(s, SHADOW) == 6 and frame._target(s, FP) == 5
    frame.first = 0
    assert frame._target(s, SHADOW) == 5
    # Downhill, between mountains, and out of a pass there is no penalty.
    for origin, target in (
        ("eb_heights_centre", "eb_north_plain"),
        ("eb_heights_west", "eb_heights_centre"),
        ("mountain_pass_north", "eb_heights_centre"),
    ):
        frame = CombatRound(
            attacker=SHADOW, place=(PLACE[target], PLACE[origin]), region=PLACE[target]
        )
        assert frame._target(s, SHADOW) == 5


@pytest.mark.rule("b5a.10.18")
def test_penalties_do_not_add_up() -> None:
    s = bare()
    put_army(s, "eastern_spur", lake_men=1)
    place = (PLACE["eastern_spur"], PLACE["eb_spur_plain"])
    frame = CombatRound(attacker=SHADOW, place=place, region=PLACE["eastern_spur"])
    assert frame._target(s, SHADOW) == 6


@pytest.mark.rule("b5a.10.22")
def test_a_one_misses_and_a_six_hits_whatever_the_modifiers() -> None:
    assert not is_hit(1, 5, 2)
    assert is_hit(6, -3, 6)
    assert is_hit(4, 1, 5) and not is_hit(5, -1, 5)


@pytest.mark.rule("b5a.10.23", "b5a.10.15", "b5a.9.06", "b5a.10.14", "b5a.ex.10.02")
def test_example_dain_rerolls_three() -> None:
    s = field({"orc": 1}, {"dwarf_regular": 2, "dwarf_veteran": 1, "leaders": 1})
    put_character(s, "dain", "ruins_of_dale")
    shadow_attacks(s)
    fight(s, "regroup", "dwarf_veteran", 1, 2, 3, 3, 4)
    roll = told(s, "combat_roll")[1].data
    assert (roll["black"], roll["white"]) == ([2], [3, 3, 4])
    assert asked(s) == "leader_reroll" and s.offer is not None and s.offer.seat == FP
    assert "reroll 1 2" in offered(s) and "reroll 0 3" in offered(s)
    assert "reroll 1 3" not in offered(s)
    luck(s, 5, 1, 1)
    act(s, "reroll 1 2")
    assert told(s, "hits")[0].data["free_peoples"] == 1


@pytest.mark.rule("b5a.10.23")
def test_hits_are_not_rerolled_and_no_leadership_no_reroll() -> None:
    s = field({"orc": 2, "leaders": 2}, {"lake_men": 2})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 1, 1, 1)
    assert offered(s) == ["reroll 0 1", "reroll 0 0"]
    luck(s, 1)
    act(s, "reroll 0 1")
    assert asked(s) == "casualties"  # no re-roll for the Free Peoples


@pytest.mark.rule("b5a.10.24")
def test_the_reroll_uses_the_same_target() -> None:
    s = bare()
    put_army(s, "v_northwest_plain", orc=1, leaders=1)
    put_army(s, "camp", lake_men=2)
    shadow_attacks(s, "v_northwest_plain", region="camp")
    fight(s, "regroup", "regroup", 5, 1, 1)
    luck(s, 5)
    act(s, "reroll 0 1")
    assert damage(s, "camp") == 0


@pytest.mark.rule("b5a.10.25")
def test_losses_do_not_reduce_dice_already_due() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 6)
    assert damage(s, "v_east_plain") == damage(s, "ruins_of_dale") == 1


# ---- damage


@pytest.mark.rule("b5a.10.26")
def test_damage_stays_with_the_army_after_the_battle() -> None:
    s = field({"orc": 3}, {"lake_men": 3})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 1, 1, 6, 6, 1)
    end_round(s)
    act(s, "cease")
    assert s.offer is None
    assert damage(s, "v_east_plain") == 2 and damage(s, "ruins_of_dale") == 1


@pytest.mark.rule("b5a.10.27")
def test_voluntary_casualties_remove_two_damage_each() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=3)
    start(s, Casualties(side=FP, place=PLACE["camp"]))
    assert offered(s) == ["eliminate lake_men", "done"]
    act(s, "eliminate lake_men")
    assert damage(s, "camp") == 1 and s.supply[2] == 8
    act(s, "eliminate lake_men")
    assert damage(s, "camp") == 0 and s.offer is None and army(s, "camp") == {"lake_men": 1}


@pytest.mark.rule("b5a.10.28", "b5a.10.26", "b5a.ex.10.03")
def test_example_forced_casualties() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=5)
    start(s, Casualties(side=FP, place=PLACE["camp"], voluntary=0))
    assert s.offer is None
    assert army(s, "camp") == {"lake_men": 1} and damage(s, "camp") == 1


@pytest.mark.rule("b5a.10.28")
def test_the_owner_chooses_forced_casualties_one_at_a_time() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, elf_archer=1, damage=3)
    start(s, Casualties(side=FP, place=PLACE["camp"]))
    assert offered(s) == ["eliminate lake_men", "eliminate elf_archer"]
    act(s, "eliminate elf_archer")
    assert offered(s) == ["eliminate lake_men", "done"]


@pytest.mark.rule("b5a.10.29")
def test_walls_absorb_damage_to_the_defender_then_the_army_takes_it() -> None:
    s = bare()
    put_army(s, "eb_heights_east", great_orc=3)
    put_army(s, "eastern_spur", lake_men=4)
    s.wall_damage[PLACE["eastern_spur"]] = 1
    shadow_attacks(s, "eb_heights_east", region="eastern_spur")
    fight(s, "regroup", "regroup", 6, 6, 6, 6, 1, 1, 1, 1, 1)
    assert s.wall_damage[PLACE["eastern_spur"]] == 3 and damage(s, "eastern_spur") == 2


@pytest.mark.rule("b5a.10.29")
def test_walls_protect_a_shadow_defender_too_but_no_attacker() -> None:
    s = bare()
    put_army(s, "ravenhill", orc=3)
    put_army(s, "ss_heights_middle", elf_archer=2)
    fp_attacks(s, "ss_heights_middle", "ravenhill")
    fight(s, "regroup", "regroup", 6, 6, 1, 1, 1)
    assert s.wall_damage[PLACE["ravenhill"]] == 2 and damage(s, "ravenhill") == 0
    s = bare()
    put_army(s, "ravenhill", elf_archer=2)
    put_army(s, "ss_heights_middle", orc=2)
    fp_attacks(s, "ravenhill", "ss_heights_middle")
    fight(s, "regroup", "regroup", 1, 1, 6, 6)
    assert damage(s, "ravenhill") == 2 and s.wall_damage[PLACE["ravenhill"]] == 0


@pytest.mark.rule("b5a.10.30")
def test_the_round_of_the_breach_is_finished_with_six() -> None:
    s = bare()
    put_army(s, "eb_heights_east", orc=3, leaders=2)
    put_army(s, "eastern_spur", lake_men=3)
    s.wall_damage[PLACE["eastern_spur"]] = 2
    shadow_attacks(s, "eb_heights_east", region="eastern_spur")
    fight(s, "regroup", "regroup", 6, 5, 5, 1, 1, 1)
    luck(s, 5, 5)
    act(s, "reroll 0 2")
    assert s.wall_damage[PLACE["eastern_spur"]] == 3 and damage(s, "eastern_spur") == 0


@pytest.mark.rule("b5a.10.31")
def test_wall_damage_is_permanent() -> None:
    s = bare()
    put_army(s, "eb_heights_east", orc=2)
    s.wall_damage[PLACE["eastern_spur"]] = 3
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "move_to eastern_spur", "take_all")
    assert s.wall_damage[PLACE["eastern_spur"]] == 3


@pytest.mark.rule("b5a.10.32", "b5a.10.29", "b5a.ex.10.05")
def test_example_wall_of_spears_saves_the_walls() -> None:
    s = bare()
    put_army(s, "ss_heights_middle", orc=3)
    put_army(s, "ravenhill", elf_spearman=3)
    shadow_attacks(s, "ss_heights_middle", region="ravenhill")
    fight(s, "regroup", "elf_spearman", 6, 6, 1, 5, 1, 1)
    assert asked(s) == "use_ability"
    act(s, "yes")
    assert s.wall_damage[PLACE["ravenhill"]] == 1


@pytest.mark.rule("b5a.10.32")
def test_removing_damage_from_an_army_does_not_help_the_walls() -> None:
    s = bare()
    put_army(s, "ravenhill", elf_archer=2)
    put_character(s, "bilbo", "ravenhill")
    s.rings = 5
    start(s, InflictDamage(side=FP, place=PLACE["ravenhill"], amount=2))
    assert s.offer is None and s.wall_damage[PLACE["ravenhill"]] == 2


@pytest.mark.rule("b5a.10.33", "b5a.8.11", "b5a.11.02")
def test_a_destroyed_army_takes_characters_and_tokens_along() -> None:
    s = field({"orc": 1, "leaders": 1}, {"lake_men": 1, "leaders": 1, "damage": 1})
    put_character(s, "bard", "ruins_of_dale")
    put_character(s, "bolg", "v_east_plain")
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 1)
    luck(s, 1)
    act(s, "reroll 0 1")
    assert s.characters[BARD] == ELIMINATED and army(s, "ruins_of_dale") == {}
    assert leaders(s, "ruins_of_dale") == damage(s, "ruins_of_dale") == 0
    put_army(s, "v_east_plain", damage=2)
    start(s, Casualties(side=SHADOW, place=EAST))
    assert s.characters[BOLG] == ELIMINATED
    assert (s.ending, s.winners) == ("bolg_slain", [FP])


# ---- the end of a round


@pytest.mark.rule("b5a.10.34")
def test_order_of_the_end_of_round() -> None:
    s = field({"orc": 2}, {"lake_men": 2})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 1, 1, 1, 1)
    assert asked(s) == "cease" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "fight_on")
    assert asked(s) == "leave_battle" and s.offer.seat == FP
    act(s, "stand")
    assert asked(s) == "manoeuvre"
    fight(s, "regroup", "regroup", 1, 1, 1, 1)
    act(s, "cease")
    assert s.offer is None and army(s, "v_east_plain") == {"orc": 2}


@pytest.mark.rule("b5a.10.34")
def test_the_battle_ends_when_the_attacker_is_destroyed() -> None:
    s = field({"orc": 1, "damage": 1}, {"lake_men": 2, "damage": 2})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 1, 6, 1)
    act(s, "done")  # the defender's casualties
    assert s.offer is None and army(s, "v_east_plain") == {}
    assert army(s, "ruins_of_dale") == {"lake_men": 2} and told(s, "battle_ended")


@pytest.mark.rule("b5a.10.01", "b5a.10.19", "b5a.5.12")
def test_attacks_on_and_out_of_the_front_gate() -> None:
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=1)
    put_army(s, "camp", orc=2)
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "move_to eb_gate_plain", "take_all", "attack front_gate")
    assert asked(s) == "manoeuvre" and round_in_progress(s).region == PLACE["front_gate"]
    fight(s, "regroup", "regroup", 5, 5, 1, 1)
    assert s.wall_damage[PLACE["front_gate"]] == 0  # walls: the attacker needs a 6
    act(s, "cease")
    start(s, MoveAndAttack(side=FP))
    act(s, "manoeuvre dwarf_veteran")  # its only choice was the Orcs before the Gate
    assert round_in_progress(s).place == (PLACE["front_gate"], PLACE["eb_gate_plain"])
    s = bare()
    put_army(s, "eb_gate_plain", orc=2)
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "move_to front_gate", "take_all")
    assert army(s, "front_gate") == {"orc": 2}


@pytest.mark.rule("b5a.10.35")
def test_both_armies_destroyed() -> None:
    s = field({"orc": 1, "damage": 1}, {"lake_men": 1, "damage": 1})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 6)
    assert s.offer is None and army(s, "v_east_plain") == army(s, "ruins_of_dale") == {}
    assert controls(s, FP, DALE)


# ---- retreat and rout


@pytest.mark.rule("b5a.10.36", "b5a.10.37", "b5a.10.13", "b5a.ex.10.04")
def test_example_retreat_north_of_dale() -> None:
    s = bare()
    put_army(s, "v_north_swamp", lake_men=2)
    put_army(s, "v_northeast_plain", orc=3)  # army A
    put_army(s, "v_dale_hills", orc=1)  # army B, next to Dale
    shadow_takes(s, "ruins_of_dale")
    assert retreats(s, FP, PLACE["v_north_swamp"]) == [PLACE["v_northwest_plain"]]
    shadow_attacks(s, "v_northeast_plain", region="v_north_swamp")
    fight(s, "regroup", "regroup", 1, 1, 1, 1, 1)
    act(s, "fight_on", "retreat")
    assert army(s, "v_northwest_plain") == {"lake_men": 2}
    assert asked(s) == "advance"


@pytest.mark.rule("b5a.10.36")
def test_the_whole_army_retreats() -> None:
    s = field({"orc": 2}, {"lake_men": 2, "leaders": 1, "damage": 1})
    put_character(s, "dain", "ruins_of_dale")
    start(s, Retreat(side=FP, origin=DALE))
    act(s, "retreat_to v_middle_plain")
    assert army(s, "v_middle_plain") == {"lake_men": 2} and characters(s, "v_middle_plain") == [
        "dain"
    ]
    assert damage(s, "v_middle_plain") == leaders(s, "v_middle_plain") == 1


@pytest.mark.rule("b5a.10.37", "b5a.9.45")
def test_where_an_army_may_not_retreat() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_army(s, "eb_north_plain", orc=2)
    found = {PLACE[p] for p in ("eb_south_hills", "eb_gate_plain")}
    # Not over the ford, not next to the attacker (the western heights are).
    assert set(retreats(s, FP, PLACE["camp"])) == found
    put_army(s, "eb_bridge_plain", warg=1)
    assert retreats(s, FP, PLACE["camp"]) == []


@pytest.mark.rule("b5a.10.38", "b5a.9.17")
def test_safe_retreat_to_friends_and_own_holdings() -> None:
    s = bare()
    put_army(s, "v_northwest_plain", lake_men=2)
    put_army(s, "v_north_swamp", orc=3)
    # Over the ford into the Camp, and into Dale next to the attacker: both under own control.
    assert set(retreats(s, FP, PLACE["v_northwest_plain"])) == {
        PLACE["camp"],
        DALE,
        PLACE["v_middle_plain"],
    }
    s = bare()
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_south_swamp", orc=4)
    put_army(s, "v_southeast_plain", lake_men=2)
    assert PLACE["v_south_swamp"] in retreats(s, SHADOW, EAST)
    put_army(s, "v_south_swamp", warg=1)
    start(s, Retreat(side=SHADOW, origin=EAST))
    act(s, "retreat_to v_south_swamp")
    assert asked(s) == "army_limit" and offered(s) == ["eliminate orc", "eliminate warg"]
    act(s, "eliminate orc", "eliminate warg")
    assert army(s, "v_south_swamp") == {"orc": 5}


@pytest.mark.rule("b5a.10.38", "b5a.9.34", "b5a.12.14")
def test_a_retreating_army_joins_friends_and_enters_like_any_other() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", lake_men=2, damage=1)
    put_army(s, "bl_ford_swamp", orc=2)
    put_army(s, "eb_spur_plain", elf_archer=1, damage=1)  # next to the attacker all the same
    assert PLACE["eb_spur_plain"] in retreats(s, FP, PLACE["bl_gap_plain"])
    s.tokens[PLACE["bl_muster_e"] * 3 + 2] = 2
    start(s, Retreat(side=FP, origin=PLACE["bl_gap_plain"]))
    act(s, "retreat_to eb_spur_plain")
    assert army(s, "eb_spur_plain") == {"lake_men": 2, "elf_archer": 1}
    assert damage(s, "eb_spur_plain") == 2
    start(s, Retreat(side=FP, origin=PLACE["eb_spur_plain"]))
    act(s, "retreat_to eastern_spur")
    s = bare()
    put_army(s, "bl_gap_plain", lake_men=2)
    put_army(s, "bl_ford_swamp", orc=2)
    s.tokens[PLACE["bl_muster_e"] * 3 + 2] = 2
    start(s, Retreat(side=FP, origin=PLACE["bl_gap_plain"]))
    act(s, "retreat_to bl_muster_e")
    assert s.tokens[PLACE["bl_muster_e"] * 3 + 2] == 0  # enemy tokens go back to their pile
    put_character(s, "beorn", "bl_spur_end_plain")
    assert PLACE["bl_spur_end_plain"] not in retreats(s, FP, PLACE["bl_muster_e"])


@pytest.mark.rule("b5a.10.37", "b5a.10.39")
def test_nobody_retreats_into_an_enemy_holding() -> None:
    """Not even an empty one, and the attacker cannot send the army there either."""
    s = bare()
    put_army(s, "eb_bridge_plain", orc=2)
    put_army(s, "eb_gate_plain", lake_men=2)
    put_army(s, "eb_south_hills", lake_men=2)
    bridge = PLACE["eb_bridge_plain"]
    assert retreats(s, SHADOW, bridge) == forced_retreats(s, SHADOW, bridge) == []
    shadow_takes(s, "fallen_bridge")  # own control makes it safe, across the ford too
    assert retreats(s, SHADOW, bridge) == [PLACE["fallen_bridge"]]
    s = bare()
    put_army(s, "v_dale_hills", lake_men=2)
    put_army(s, "v_northeast_plain", orc=2)
    assert DALE in retreats(s, FP, PLACE["v_dale_hills"])
    shadow_takes(s, "ruins_of_dale")
    assert DALE not in retreats(s, FP, PLACE["v_dale_hills"])
    assert DALE not in forced_retreats(s, FP, PLACE["v_dale_hills"])


@pytest.mark.rule("b5a.10.39", "b5a.10.42", "b5a.ex.10.06")
def test_example_sent_across_a_ford() -> None:
    s = bare()
    put_army(s, "bl_ford_hills", orc=2)
    put_army(s, "bl_river_plain_south", lake_men=2)
    put_army(s, "bl_south_plain", elf_archer=2)
    assert retreats(s, SHADOW, PLACE["bl_ford_hills"]) == []
    assert forced_retreats(s, SHADOW, PLACE["bl_ford_hills"]) == [PLACE["v_south_swamp"]]
    start(s, Retreat(side=SHADOW, origin=PLACE["bl_ford_hills"]))
    assert army(s, "v_south_swamp") == {"orc": 2} and damage(s, "v_south_swamp") == 1
    assert asked(s) == "casualties" and told(s, "retreated")[0].data["forced"]


@pytest.mark.rule("b5a.10.39")
def test_the_attacker_chooses_a_forced_retreat_and_there_may_be_none() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_army(s, "eb_north_plain", orc=2)
    put_army(s, "eb_bridge_plain", warg=1)
    start(s, Retreat(side=FP, origin=PLACE["camp"]))
    assert s.offer is not None and s.offer.seat == SHADOW
    assert "retreat_to v_northwest_plain" in offered(s)
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=1)
    put_army(s, "eb_gate_plain", orc=2)
    shadow_attacks(s, "eb_gate_plain", region="front_gate")
    fight(s, "regroup", "regroup", 1, 1, 1, 1)
    act(s, "fight_on")
    assert asked(s) == "manoeuvre"  # nothing but to stand


@pytest.mark.rule("b5a.10.40")
def test_rout_takes_casualties_down_to_one_damage_first() -> None:
    s = field({"orc": 2}, {"lake_men": 4, "damage": 4})
    shadow_attacks(s)
    fight(s, "regroup", "lake_men", 1, 1, 1, 1, 1, 1)
    end_round(s)
    act(s, "fight_on")
    assert offered(s) == ["stand", "rout"]
    act(s, "rout")
    # Four tokens: two casualties at least.
    assert asked(s) == "retreat" and army(s, "ruins_of_dale") == {"lake_men": 2}
    act(s, "retreat_to v_middle_plain")
    assert army(s, "v_middle_plain") == {"lake_men": 2} and damage(s, "v_middle_plain") == 0


@pytest.mark.rule("b5a.10.40", "b5a.10.28")
def test_rout_stops_taking_casualties_at_one_damage() -> None:
    """Forced casualties only: step 4, where a player may take more (b5a.10.27), is over."""
    s = field({"orc": 2}, {"lake_men": 3, "damage": 3})
    shadow_attacks(s)
    fight(s, "regroup", "lake_men", 1, 1, 1, 1, 1)
    end_round(s)
    act(s, "fight_on", "rout")
    assert asked(s) == "retreat" and army(s, "ruins_of_dale") == {"lake_men": 2}
    assert damage(s, "ruins_of_dale") == 1


@pytest.mark.rule("b5a.10.40", "b5a.10.28")
def test_the_owner_chooses_who_falls_in_a_rout() -> None:
    s = field({"orc": 2}, {"lake_men": 2, "elf_archer": 1, "damage": 3})
    shadow_attacks(s)
    fight(s, "regroup", "lake_men", 1, 1, 1, 1, 1)
    end_round(s)
    act(s, "fight_on", "rout")
    assert offered(s) == ["eliminate lake_men", "eliminate elf_archer"]
    act(s, "eliminate elf_archer")
    assert asked(s) == "retreat" and army(s, "ruins_of_dale") == {"lake_men": 2}


@pytest.mark.rule("b5a.10.40")
def test_rout_with_one_damage_takes_no_casualties_but_needs_a_region() -> None:
    s = field({"orc": 2}, {"lake_men": 2, "damage": 1})
    shadow_attacks(s)
    fight(s, "regroup", "lake_men", 1, 1, 1, 1)
    end_round(s)
    act(s, "fight_on", "rout")
    assert asked(s) == "retreat"
    act(s, "retreat_to v_middle_plain")
    assert army(s, "v_middle_plain") == {"lake_men": 2} and damage(s, "v_middle_plain") == 1
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=1)
    put_army(s, "eb_gate_plain", orc=2)
    shadow_attacks(s, "eb_gate_plain", region="front_gate")
    fight(s, "regroup", "dwarf_veteran", 1, 1, 1, 1)
    act(s, "fight_on")
    assert asked(s) == "manoeuvre"


# ---- advance


@pytest.mark.rule("b5a.10.41", "b5a.9.12", "b5a.9.15", "b5a.9.24")
def test_advance_with_all_or_some() -> None:
    s = field({"orc": 2, "warg": 1, "damage": 2}, {"lake_men": 1, "damage": 1})
    s.tokens[DALE * 3] = 2
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 1, 1, 1)
    act(s, "done")
    assert asked(s) == "advance"
    act(s, "advance_with v_east_plain", "take orc", "done")
    assert offered(s) == ["take_damage 0", "take_damage 1"]
    act(s, "take_damage 1")
    assert army(s, "ruins_of_dale") == {"orc": 1} and army(s, "v_east_plain") == {
        "orc": 1,
        "warg": 1,
    }
    assert controls(s, SHADOW, DALE) and s.tokens[DALE * 3] == 0
    assert s.offer is None


@pytest.mark.rule("b5a.10.41")
def test_the_advance_is_optional() -> None:
    s = field({"orc": 2}, {"lake_men": 1, "damage": 1})
    shadow_attacks(s)
    fight(s, "regroup", "regroup", 6, 1, 1)
    act(s, "done")
    assert s.offer is None and army(s, "v_east_plain") == {"orc": 2}
    assert controls(s, FP, DALE)


# ---- damage outside battle


@pytest.mark.rule("b5a.10.42")
def test_damage_outside_battle_may_destroy_an_army() -> None:
    s = bare()
    put_army(s, "eb_north_plain", orc=1)
    start(s, InflictDamage(side=SHADOW, place=PLACE["eb_north_plain"], amount=2))
    assert army(s, "eb_north_plain") == {} and told(s, "army_destroyed")


@pytest.mark.rule("b5a.10.42", "b5a.10.27", "b5a.10.43")
def test_casualties_follow_damage_outside_battle_also_when_none_reached_the_army() -> None:
    """It is handled like step 4: old Damage may be paid for when walls took the new."""
    s = bare()
    put_army(s, "eastern_spur", orc=3, damage=3)
    start(s, InflictDamage(side=SHADOW, place=PLACE["eastern_spur"], amount=1))
    assert s.wall_damage[PLACE["eastern_spur"]] == 1 and damage(s, "eastern_spur") == 3
    assert offered(s) == ["eliminate orc", "done"]
    act(s, "eliminate orc", "done")
    assert army(s, "eastern_spur") == {"orc": 2} and damage(s, "eastern_spur") == 1
    # An attack that does no damage at all changes nothing.
    start(s, InflictDamage(side=SHADOW, place=PLACE["eastern_spur"], amount=0))
    assert s.offer is None


@pytest.mark.rule("b5a.8.22", "b5a.10.42", "b5a.7.09")
def test_bilbo_and_shining_armour_help_their_own_army_only() -> None:
    def hurt(s: Battlefield, side: int) -> None:
        start(s, InflictDamage(side=side, place=EAST, amount=1))

    s = bare()
    put_army(s, "v_east_plain", orc=3)
    put_character(s, "bilbo", "v_east_plain")  # alone among the Orcs
    put_character(s, "thorin", "v_east_plain")
    s.rings, s.table = 5, [CARD["fate_09"]]
    hurt(s, SHADOW)
    assert asked(s) == "casualties" and s.offer is not None and s.offer.seat == SHADOW
    s = bare()
    put_army(s, "v_east_plain", lake_men=3)
    s.table = [CARD["fate_09"]]
    hurt(s, FP)
    assert asked(s) == "casualties"  # Thorin is not there
    put_character(s, "thorin", "v_east_plain")
    s.table = []
    hurt(s, FP)
    assert asked(s) == "casualties"  # nor, now, is his armour
    put_character(s, "bilbo", "v_east_plain")
    s.rings, s.table, s.damage[EAST] = 5, [CARD["fate_09"]], 0
    hurt(s, FP)
    assert asked(s) == "shining_armour"
    act(s, "choose_number 1")
    assert s.offer is None and s.armour == 1  # nothing is left for Bilbo to remove


@pytest.mark.rule("b5a.10.43")
def test_outside_damage_goes_on_walls_first() -> None:
    s = bare()
    put_army(s, "eastern_spur", orc=3)
    start(s, InflictDamage(side=SHADOW, place=PLACE["eastern_spur"], amount=4))
    assert s.wall_damage[PLACE["eastern_spur"]] == 3 and damage(s, "eastern_spur") == 1


# ---- combined attacks


def ring(s: Battlefield) -> None:
    """Three Shadow armies around Dale."""
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_dale_hills", warg=2)
    put_army(s, "v_south_plain", great_orc=1)


@pytest.mark.rule("b5a.10.44", "b5a.10.45")
def test_a_combined_attack_names_an_army_each_round() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=4)
    ring(s)
    start(s, CombinedAttack(side=SHADOW))
    act(s, "add_army v_east_plain", "add_army v_dale_hills", "done")  # the third stays out
    assert offered(s) == ["fight_with v_east_plain", "fight_with v_dale_hills"]
    act(s, "fight_with v_dale_hills")
    assert offered(s) == ["manoeuvre warg", "manoeuvre regroup"]


@pytest.mark.rule("b5a.10.46")
def test_only_the_named_army_counts_and_takes_damage() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=4)
    ring(s)
    put_army(s, "v_dale_hills", leaders=2)
    s.decks[D_EVENT] = [1, 2, 3]
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    assert s.hands == [[3], []]  # superiority once, with the army named first
    fight(s, "orc", "regroup", 1, 1, 6, 6, 1, 1)
    assert damage(s, "v_east_plain") == 2 and damage(s, "v_dale_hills") == 0
    end_round(s)
    act(s, "fight_on", "stand", "fight_with v_dale_hills")
    assert s.hands == [[3], []]
    fight(s, "warg", "regroup", 1, 1, 1, 1, 1, 1)
    assert asked(s) == "leader_reroll"


@pytest.mark.rule("b5a.10.47")
def test_another_army_returns_the_attackers_cards() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=4)
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_dale_hills", orc=2)
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    fight(s, "orc", "lake_men", 1, 1, 1, 1, 1, 1)
    act(s, "fight_on", "stand", "fight_with v_east_plain")
    assert offered(s) == ["manoeuvre regroup"]
    act(s, "manoeuvre regroup")
    assert offered(s) == ["manoeuvre regroup"]
    luck(s, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "fight_on", "stand", "fight_with v_east_plain")
    fight(s, "orc", "lake_men", 1, 1, 1, 1, 1, 1)
    act(s, "fight_on", "stand", "fight_with v_dale_hills")
    assert offered(s) == ["manoeuvre orc", "manoeuvre regroup"]
    act(s, "manoeuvre orc")
    assert offered(s) == ["manoeuvre regroup"]  # the defender takes nothing back


@pytest.mark.rule("b5a.10.48", "b5a.10.20", "b5a.10.21")
def test_ford_and_slope_in_each_armys_first_round() -> None:
    s = bare()
    put_army(s, "camp", lake_men=4)
    put_army(s, "v_northwest_plain", orc=1)
    put_army(s, "eb_north_plain", orc=1)
    shadow_attacks(s, "v_northwest_plain", "eb_north_plain", region="camp")
    act(s, "fight_with eb_north_plain")
    fight(s, "regroup", "regroup", 5, 1, 1, 1, 1)
    assert damage(s, "camp") == 1
    end_round(s)
    act(s, "fight_on", "stand", "fight_with v_northwest_plain")
    fight(s, "regroup", "regroup", 5, 1, 1, 1, 1)
    assert damage(s, "camp") == 1  # second round of the battle, first of this army
    end_round(s)
    act(s, "fight_on", "stand", "fight_with v_northwest_plain")
    fight(s, "regroup", "regroup", 5, 1, 1, 1, 1)
    assert damage(s, "camp") == 2


@pytest.mark.rule("b5a.10.49")
def test_one_army_advances_after_a_combined_attack() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1, damage=1)
    ring(s)
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    fight(s, "regroup", "regroup", 6, 1, 1)
    assert offered(s) == ["advance_with v_east_plain", "advance_with v_dale_hills", "done"]
    act(s, "advance_with v_dale_hills", "take_all")
    assert army(s, "ruins_of_dale") == {"warg": 2} and s.offer is None


@pytest.mark.rule("b5a.10.50")
def test_the_fighting_army_dies() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=2, damage=2)
    put_army(s, "v_east_plain", orc=1, damage=1)
    put_army(s, "v_dale_hills", warg=2)
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    fight(s, "regroup", "regroup", 1, 6, 1)
    end_round(s)
    assert asked(s) == "cease"  # the battle may go on with the other army
    act(s, "fight_on", "stand")
    assert offered(s) == ["manoeuvre warg", "manoeuvre regroup"]
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1, damage=1)
    put_army(s, "v_east_plain", orc=1, damage=1)
    put_army(s, "v_dale_hills", warg=2)
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    fight(s, "regroup", "regroup", 6, 6)
    assert offered(s) == ["advance_with v_dale_hills", "done"]


@pytest.mark.rule("b5a.10.09")
def test_effects_concern_only_the_fighting_armies() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=3)
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_dale_hills", orc=2)
    shadow_attacks(s, "v_east_plain", "v_dale_hills")
    act(s, "fight_with v_east_plain")
    fight(s, "orc", "regroup", 5, 1, 1, 1, 1)
    while asked(s) in ("casualties", "use_ability"):
        act(s, "yes" if asked(s) == "use_ability" else "done")
    assert (leaders(s, "v_east_plain"), leaders(s, "v_dale_hills")) == (1, 0)  # Wild Rage
    assert why(s, "rout") is not None
