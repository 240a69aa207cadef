"""The combat effects of the Event cards and the manoeuvres of the unit cards, one by one."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
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
)
from westmarch.games.five_armies.rules.battle.battle import Battle
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound, round_in_progress
from westmarch.games.five_armies.rules.catalogue import CARD, MANOEUVRE, REGROUP
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import BARD, BILBO, BOLG, ELIMINATED, VANISHED
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import (
    FURY_OF_THE_DWARVES,
    MIGHTY_STROKES_CARD,
    SHINING_ARMOUR,
)

DALE = "ruins_of_dale"
EAST = "v_east_plain"


def field(shadow: dict[str, int], free_peoples: dict[str, int]) -> Battlefield:
    s = bare()
    put_army(s, EAST, **shadow)
    put_army(s, DALE, **free_peoples)
    return s


def fight(s: Battlefield, attacker: str, defender: str, *dice: int) -> None:
    """The Shadow attacks Dale; the attacker's dice come first, black before white."""
    for side, card in ((SHADOW, attacker), (FP, defender)):
        if card.startswith("event"):
            give(s, side, card)
    start(s, Battle(attacker=SHADOW, armies=(PLACE[EAST],), region=PLACE[DALE]))
    luck(s, *dice)
    act(s, f"manoeuvre {attacker}", f"manoeuvre {defender}")


def targets(s: Battlefield) -> list[tuple[int, int]]:
    """Target number and bonus of both combat rolls, the attacker's first."""
    return [(e.data["target"], e.data["bonus"]) for e in told(s, "combat_roll")[-2:]]


# ---- combat effects


@pytest.mark.rule("b5a.10.22")
def test_battle_fury_adds_to_the_combat_roll_only() -> None:
    s = field({"orc": 2, "leaders": 1}, {"lake_men": 3})
    fight(s, "event_21", "regroup", 4, 3, 1, 1, 1)
    assert targets(s) == [(5, 1), (5, 0)]
    assert asked(s) == "leader_reroll"
    luck(s, 4)
    act(s, "reroll 0 1")
    assert told(s, "hits")[0].data["shadow"] == 1  # the re-rolled 4 misses


@pytest.mark.rule("b5a.6.16", "b5a.10.26")
def test_captain_of_war_falls_for_his_army() -> None:
    s = field({"orc": 3}, {"lake_men": 4, "leaders": 1})
    put_character(s, "bard", DALE)
    fight(s, "regroup", "event_01", 6, 6, 6, 1, 1, 1, 1)
    act(s, "reroll 0 0")
    assert asked(s) == "captain_of_war" and s.offer is not None and s.offer.seat == FP
    assert offered(s) == ["sacrifice bard", "dismiss_leader"]
    assert damage(s, DALE) == 3
    act(s, "sacrifice bard")
    assert damage(s, DALE) == 1 and s.characters[BARD] == ELIMINATED


@pytest.mark.rule("b5a.6.16", "b5a.6.09")
def test_captain_of_war_cannot_be_declined() -> None:
    """Effects are compulsory unless they say "may" (b5a.6.09): so is that of No Quarter."""
    s = field({"orc": 2}, {"lake_men": 3, "leaders": 1})
    fight(s, "regroup", "event_01", 6, 6, 1, 1, 1)
    act(s, "reroll 0 0")
    assert (damage(s, DALE), leaders(s, DALE)) == (0, 0)
    assert asked(s) != "captain_of_war"


@pytest.mark.rule("b5a.6.16")
def test_captain_of_war_without_anybody_to_fall() -> None:
    s = field({"orc": 2}, {"lake_men": 3})
    fight(s, "regroup", "event_01", 6, 6, 1, 1, 1)
    assert asked(s) == "casualties" and damage(s, DALE) == 2


@pytest.mark.rule("b5a.6.16")
def test_captain_of_war_without_damage_asks_nothing() -> None:
    s = field({"orc": 1}, {"lake_men": 1, "leaders": 1})
    fight(s, "regroup", "event_01", 1, 6)
    assert asked(s) != "captain_of_war"
    assert leaders(s, DALE) == 1


@pytest.mark.rule("b5a.10.23")
def test_commanding_voice_adds_leadership() -> None:
    s = field({"orc": 4}, {"lake_men": 3})
    fight(s, "event_22", "regroup", 1, 1, 1, 1, 1, 1, 1)
    assert asked(s) == "leader_reroll" and s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["reroll 0 2", "reroll 0 1", "reroll 0 0"]


@pytest.mark.rule("b5a.10.11", "b5a.10.34")
def test_dense_fog_ends_the_battle() -> None:
    s = field({"orc": 1}, {"lake_men": 2})
    fight(s, "regroup", "event_10", 1, 1, 1)
    assert s.offer is None and told(s, "battle_ended")
    assert army(s, EAST) == {"orc": 1}


@pytest.mark.rule("b5a.10.10", "b5a.10.11")
def test_determined_attack_plays_a_card_from_hand_and_takes_it_back() -> None:
    s = field({"orc": 2, "warg": 1}, {"lake_men": 4})
    fight(s, "event_04", "regroup")
    assert asked(s) == "determined_attack" and s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["manoeuvre orc", "manoeuvre warg", "manoeuvre regroup"]
    luck(s, 5, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre orc")
    assert len(told(s, "combat_roll")[0].data["black"]) == 2
    act(s, "done", "yes")
    assert leaders(s, EAST) == 1  # Wild Rage
    act(s, "fight_on", "stand")
    assert "manoeuvre orc" in offered(s)


@pytest.mark.rule("b5a.10.10")
def test_determined_attack_plays_a_used_card_again() -> None:
    s = field({"orc": 2}, {"lake_men": 4})
    give(s, SHADOW, "event_04")
    fight(s, "orc", "regroup", 1, 1, 1, 1, 1, 1)
    act(s, "fight_on", "stand")
    assert "manoeuvre orc" not in offered(s)
    act(s, "manoeuvre event_04", "manoeuvre regroup")
    luck(s, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre orc")
    assert len(told(s, "combat_roll")[2].data["black"]) == 2
    act(s, "fight_on", "stand")
    assert "manoeuvre orc" not in offered(s)  # used again, and aside again


@pytest.mark.rule("b5a.10.10", "b5a.10.12")
def test_determined_attack_takes_back_only_what_could_be_chosen() -> None:
    """Not the card of a unit that is gone, nor Mighty Strokes without Thorin or his Fate card."""
    used = (1 << MANOEUVRE["lake_men"] | 1 << MANOEUVRE["mighty_strokes"], 0)
    for thorin, card in ((False, True), (True, False)):
        s = field({"orc": 1}, {"dwarf_regular": 2})
        if thorin:
            put_character(s, "thorin", DALE)
        s.table = [MIGHTY_STROKES_CARD] if card else []
        give(s, FP, "event_04")
        place = (PLACE[DALE], PLACE[EAST])
        start(s, CombatRound(attacker=SHADOW, place=place, region=PLACE[DALE], used=used))
        act(s, "manoeuvre regroup", "manoeuvre event_04")
        assert offered(s) == ["manoeuvre dwarf_regular", "manoeuvre regroup"]


@pytest.mark.rule("b5a.10.12")
def test_determined_attack_offers_mighty_strokes_in_hand_once() -> None:
    s = field({"orc": 1}, {"dwarf_regular": 2})
    put_character(s, "thorin", DALE)
    s.table = [MIGHTY_STROKES_CARD]
    fight(s, "regroup", "event_04")
    assert offered(s).count("manoeuvre mighty_strokes") == 1


@pytest.mark.rule("b5a.10.13", "b5a.10.11")
def test_determined_attack_with_regroup_takes_all_cards_back() -> None:
    s = field({"orc": 2}, {"lake_men": 2})
    give(s, SHADOW, "event_04")
    fight(s, "orc", "regroup", 1, 1, 1, 1)
    act(s, "fight_on", "stand")
    assert "manoeuvre orc" not in offered(s)
    act(s, "manoeuvre event_04", "manoeuvre regroup")
    luck(s, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "fight_on", "stand")
    assert "manoeuvre orc" in offered(s)


@pytest.mark.rule("b5a.10.13")
def test_determined_attack_with_regroup_lets_the_defender_retreat() -> None:
    s = field({"orc": 1}, {"lake_men": 2})
    fight(s, "orc", "event_04")
    act(s, "manoeuvre regroup")
    battle = s.stack[0]
    assert isinstance(battle, Battle)
    while asked(s) != "cease":
        act(s, "no" if asked(s) == "use_ability" else "done")
    assert battle.chosen[FP] == REGROUP
    act(s, "fight_on")
    assert "retreat" in offered(s)


@pytest.mark.rule("b5a.10.18")
def test_fierce_defence_makes_the_target_6() -> None:
    s = field({"orc": 1}, {"lake_men": 1})
    fight(s, "regroup", "event_02", 5, 1)
    assert targets(s) == [(6, 0), (5, 0)] and damage(s, DALE) == 0


@pytest.mark.rule("b5a.10.14")
def test_great_confusion_takes_two_dice_but_not_the_last() -> None:
    s = field({"orc": 4}, {"lake_men": 1})
    fight(s, "regroup", "event_23", 1, 1, 1)
    assert len(told(s, "combat_roll")[0].data["white"]) == 2
    s = field({"orc": 2}, {"lake_men": 1})
    fight(s, "regroup", "event_23", 1, 1)
    assert len(told(s, "combat_roll")[0].data["white"]) == 1


@pytest.mark.rule("b5a.10.22", "b5a.10.28", "b5a.12.31")
def test_no_quarter_adds_to_both_rolls_for_a_damage() -> None:
    s = field({"orc": 3, "leaders": 2}, {"lake_men": 4})
    fight(s, "event_03", "regroup", 4, 3, 3, 1, 1, 1, 1)
    assert targets(s) == [(5, 1), (5, 0)]
    luck(s, 4, 3)
    act(s, "reroll 0 2")
    assert told(s, "hits")[0].data["shadow"] == 2  # a 3 misses in both rolls
    assert damage(s, EAST) == 1 and damage(s, DALE) == 2


@pytest.mark.rule("b5a.10.29")
def test_no_quarter_is_not_paid_by_the_walls() -> None:
    s = bare()
    put_army(s, "ss_heights_middle", orc=1)
    put_army(s, "ravenhill", elf_archer=3)
    give(s, FP, "event_03")
    place = PLACE["ss_heights_middle"]
    start(s, Battle(attacker=SHADOW, armies=(place,), region=PLACE["ravenhill"]))
    luck(s, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "manoeuvre event_03")
    assert damage(s, "ravenhill") == 1 and s.wall_damage[PLACE["ravenhill"]] == 0


@pytest.mark.rule("b5a.10.28")
def test_no_quarter_can_cost_the_last_unit() -> None:
    s = field({"orc": 1, "damage": 1}, {"lake_men": 2})
    fight(s, "event_03", "regroup", 1, 1, 1)
    assert army(s, EAST) == {} and told(s, "army_destroyed")


@pytest.mark.rule("b5a.8.22", "b5a.10.26")
def test_no_quarter_may_make_bilbo_vanish() -> None:
    """The token the army puts on itself is damage applied to it, in step 4 like the rest."""
    s = field({"orc": 1}, {"lake_men": 2})
    put_character(s, "bilbo", DALE)
    s.rings = 5
    fight(s, "regroup", "event_03", 1, 1, 1)
    assert asked(s) == "bilbo_vanishes"
    act(s, "yes")
    assert damage(s, DALE) == 0 and s.characters[BILBO] == VANISHED


@pytest.mark.rule("b5a.7.09", "b5a.10.26")
def test_shining_armour_takes_the_damage_of_no_quarter() -> None:
    s = field({"orc": 1}, {"dwarf_regular": 2})
    put_character(s, "thorin", DALE)
    s.table = [SHINING_ARMOUR]
    fight(s, "regroup", "event_03", 6, 1, 1)
    act(s, "reroll 0 0")
    assert asked(s) == "shining_armour" and offered(s)[-1] == "choose_number 2"
    act(s, "choose_number 2")
    assert s.armour == 2 and damage(s, DALE) == 0


@pytest.mark.rule("b5a.10.23")
def test_overmastered_cancels_the_reroll() -> None:
    s = field({"orc": 2, "leaders": 3}, {"lake_men": 2, "leaders": 1})
    fight(s, "regroup", "event_12", 1, 1, 1, 1)
    assert asked(s) == "leader_reroll" and s.offer is not None and s.offer.seat == FP


@pytest.mark.rule("b5a.10.14")
def test_stand_and_fight_counts_every_unit_twice() -> None:
    s = field({"orc": 1}, {"lake_men": 2})
    fight(s, "regroup", "event_06", 1, 1, 1, 1, 1)
    assert len(told(s, "combat_roll")[1].data["white"]) == 4


@pytest.mark.rule("b5a.10.14")
def test_stand_and_fight_and_fury_of_the_dwarves_add_up() -> None:
    """Two for the unit, and two more for the army with Thorin."""
    s = field({"orc": 1}, {"dwarf_regular": 1})
    put_character(s, "thorin", DALE)
    s.table = [FURY_OF_THE_DWARVES]
    fight(s, "regroup", "event_06", 1, 1, 1, 1, 1)
    assert len(told(s, "combat_roll")[1].data["white"]) == 4


# ---- unit cards


@pytest.mark.rule("b5a.10.16", "b5a.10.27")
def test_redoubtable_takes_three_damage_along() -> None:
    s = field({"orc": 4}, {"dwarf_regular": 3})
    fight(s, "regroup", "dwarf_regular", 6, 6, 6, 6, 5, 1, 1)
    assert asked(s) == "use_ability"
    act(s, "yes")
    assert damage(s, DALE) == 1 and army(s, DALE) == {"dwarf_regular": 2}


@pytest.mark.rule("b5a.10.32")
def test_redoubtable_without_damage_on_the_army_does_nothing() -> None:
    s = field({"orc": 1}, {"dwarf_regular": 2})
    fight(s, "regroup", "dwarf_regular", 1, 5, 1)
    act(s, "yes")
    assert army(s, DALE) == {"dwarf_regular": 2}


@pytest.mark.rule("b5a.10.16")
def test_old_hatred_hurts_and_takes_a_leader() -> None:
    s = field({"orc": 4, "leaders": 2}, {"dwarf_veteran": 1})
    fight(s, "regroup", "dwarf_veteran", 1, 1, 1, 1, 5, 1)
    act(s, "reroll 0 0", "yes")
    assert damage(s, EAST) == 2 and leaders(s, EAST) == 1


@pytest.mark.rule("b5a.10.16")
@pytest.mark.parametrize("kind", ["lake_men", "elf_archer"])
def test_hail_of_darts_adds_a_damage(kind: str) -> None:
    s = field({"orc": 4}, {kind: 1})
    fight(s, "regroup", kind, 1, 1, 1, 1, 5)
    act(s, "yes")
    assert damage(s, EAST) == 2


@pytest.mark.rule("b5a.10.16", "b5a.10.32")
def test_wall_of_spears_cancels_a_damage() -> None:
    s = field({"orc": 2}, {"elf_spearman": 2})
    fight(s, "regroup", "elf_spearman", 6, 6, 5, 1)
    act(s, "yes")
    assert damage(s, DALE) == 1


@pytest.mark.rule("b5a.10.16")
def test_wall_of_spears_without_damage_does_nothing() -> None:
    s = field({"orc": 2}, {"elf_spearman": 2})
    fight(s, "regroup", "elf_spearman", 1, 1, 5, 1)
    act(s, "yes")
    assert damage(s, DALE) == 0 and army(s, DALE) == {"elf_spearman": 2}


@pytest.mark.rule("b5a.10.28")
def test_rearguard_attack_forces_casualties() -> None:
    s = field({"warg": 3}, {"lake_men": 5})
    fight(s, "warg", "regroup", 6, 6, 6, 1, 1, 1, 1, 1)
    act(s, "done")
    assert asked(s) == "use_ability"
    act(s, "yes")
    assert damage(s, DALE) == 1 and army(s, DALE) == {"lake_men": 4}
    assert asked(s) == "cease"  # one token may stay, and nobody else must go


@pytest.mark.rule("b5a.10.28")
@pytest.mark.parametrize(("hits", "left"), [(2, 1), (1, 2)])
def test_rearguard_attack_leaves_one_damage(hits: int, left: int) -> None:
    s = field({"warg": 2}, {"lake_men": 2})
    fight(s, "warg", "regroup", *[6] * hits, *[1] * (2 - hits), 1, 1)
    act(s, "done", "yes")
    assert army(s, DALE) == {"lake_men": left} and damage(s, DALE) == 2 - hits
    assert asked(s) == "cease"  # and nobody else need go


@pytest.mark.rule("b5a.12.22")
def test_rearguard_attack_does_nothing_to_beorn() -> None:
    s = bare()
    put_army(s, EAST, warg=1)
    put_character(s, "beorn", DALE)
    s.wrath = 8
    start(s, Battle(attacker=SHADOW, armies=(PLACE[EAST],), region=PLACE[DALE]))
    luck(s, 6, *[1] * 8)
    act(s, "manoeuvre warg", "yes")
    assert s.wrath == 7 and asked(s) == "cease"


@pytest.mark.rule("b5a.10.16", "b5a.12.31")
def test_goblin_charge_hurts_both() -> None:
    s = field({"goblin": 3}, {"lake_men": 4})
    fight(s, "goblin", "regroup", 6, 1, 1, 1, 1, 1, 1)
    act(s, "done", "yes")
    assert damage(s, EAST) == 1 and damage(s, DALE) == 2


@pytest.mark.rule("b5a.10.16", "b5a.8.22")
def test_goblin_charge_may_make_bilbo_vanish() -> None:
    s = field({"goblin": 3}, {"lake_men": 4})
    put_character(s, "bilbo", DALE)
    s.rings = 5
    fight(s, "goblin", "regroup", 6, 1, 1, 1, 1, 1, 1)
    assert asked(s) == "bilbo_vanishes"
    act(s, "no", "done", "yes")
    assert asked(s) == "bilbo_vanishes"
    act(s, "yes")
    assert damage(s, DALE) == 0 and s.characters[BILBO] == VANISHED


@pytest.mark.rule("b5a.10.16", "b5a.7.09")
def test_shining_armour_takes_one_damage_of_a_goblin_charge() -> None:
    s = field({"goblin": 1}, {"dwarf_regular": 1})
    put_character(s, "thorin", DALE)
    s.table = [SHINING_ARMOUR]
    fight(s, "goblin", "regroup", 6, 1)
    act(s, "reroll 0 0", "choose_number 0", "done", "yes")
    assert offered(s) == ["choose_number 0", "choose_number 1"] and damage(s, DALE) == 2


@pytest.mark.rule("b5a.10.29", "b5a.12.20")
def test_goblin_charge_is_stopped_by_the_enemys_walls_and_hurts_beorn() -> None:
    s = bare()
    put_army(s, "ss_heights_middle", goblin=3)
    put_army(s, "ravenhill", elf_archer=1)
    place = PLACE["ss_heights_middle"]
    start(s, Battle(attacker=SHADOW, armies=(place,), region=PLACE["ravenhill"]))
    luck(s, 6, 1, 1, 1)
    act(s, "manoeuvre goblin", "manoeuvre regroup", "yes")
    assert damage(s, "ss_heights_middle") == 1 and damage(s, "ravenhill") == 0
    assert s.wall_damage[PLACE["ravenhill"]] == 2  # a hit and the charge

    s = bare()
    put_army(s, EAST, goblin=3)
    put_character(s, "beorn", DALE)
    s.wrath = 8
    start(s, Battle(attacker=SHADOW, armies=(PLACE[EAST],), region=PLACE[DALE]))
    luck(s, 6, 1, 1, *[1] * 8)
    act(s, "manoeuvre goblin", "yes")
    assert s.wrath == 6 and damage(s, EAST) == 1


@pytest.mark.rule("b5a.10.29")
def test_goblin_charge_from_behind_walls_hurts_the_goblins() -> None:
    s = bare()
    put_army(s, "ravenhill", goblin=3)
    shadow_takes(s, "ravenhill")
    put_army(s, "ss_heights_middle", elf_archer=3)
    place = PLACE["ss_heights_middle"]
    start(s, Battle(attacker=FP, armies=(place,), region=PLACE["ravenhill"]))
    luck(s, 1, 1, 1, 6, 1, 1)
    act(s, "manoeuvre regroup", "manoeuvre goblin", "done", "yes")
    assert damage(s, "ravenhill") == 1 and s.wall_damage[PLACE["ravenhill"]] == 0
    assert damage(s, "ss_heights_middle") == 2


@pytest.mark.rule("b5a.10.29")
def test_goblin_charge_on_nobody() -> None:
    s = field({"goblin": 3}, {"lake_men": 1})
    fight(s, "goblin", "regroup", 6, 6, 6, 1)
    act(s, "yes")
    assert army(s, DALE) == {} and damage(s, EAST) == 0


@pytest.mark.rule("b5a.10.16", "b5a.8.20")
def test_wild_rage_adds_a_leader() -> None:
    s = field({"orc": 1}, {"lake_men": 3})
    fight(s, "orc", "regroup", 6, 1, 1, 1)
    act(s, "done", "yes")
    assert leaders(s, EAST) == 1


@pytest.mark.rule("b5a.10.16")
def test_fell_race_asks_the_opponent() -> None:
    for price, left in (("suffer", 3), ("dismiss_leaders", 1), ("sacrifice bard", 1)):
        s = field({"great_orc": 1}, {"lake_men": 5, "leaders": 2})
        put_character(s, "bard", DALE)
        fight(s, "great_orc", "event_12", 6, 1, 1, 1, 1, 1, 1)
        act(s, "reroll 0 0", "yes")
        assert asked(s) == "fell_race" and s.offer is not None and s.offer.seat == FP
        assert offered(s) == ["suffer", "dismiss_leaders", "sacrifice bard"]
        act(s, price)
        assert damage(s, DALE) == left
        assert leaders(s, DALE) == (0 if price == "dismiss_leaders" else 2)
        assert (s.characters[BARD] == ELIMINATED) == (price == "sacrifice bard")


@pytest.mark.rule("b5a.12.20")
def test_fell_race_against_beorn_costs_wrath() -> None:
    s = bare()
    put_army(s, EAST, great_orc=1)
    put_character(s, "beorn", DALE)
    put_character(s, "bard", DALE)
    s.wrath = 8
    start(s, Battle(attacker=SHADOW, armies=(PLACE[EAST],), region=PLACE[DALE]))
    luck(s, 6, 1, *[1] * 8)
    act(s, "manoeuvre great_orc", "yes")
    assert s.wrath == 5


# ---- special manoeuvres


@pytest.mark.rule("b5a.10.12", "b5a.10.22")
def test_mighty_strokes_adds_to_both_rolls() -> None:
    s = field({"orc": 4}, {"dwarf_regular": 2})
    put_character(s, "thorin", DALE)
    s.table = [MIGHTY_STROKES_CARD]
    fight(s, "regroup", "mighty_strokes", 1, 1, 1, 1, 4, 3)
    assert targets(s) == [(5, 0), (5, 1)]
    luck(s, 4)
    act(s, "reroll 0 1")
    assert told(s, "hits")[0].data["free_peoples"] == 2
    assert told(s, "leader_reroll")[0].data["bonus"] == 1


@pytest.mark.rule("b5a.10.12")
def test_determined_attack_can_use_a_special_manoeuvre_laid_aside() -> None:
    s = field({"orc": 1}, {"dwarf_regular": 2})
    put_character(s, "thorin", DALE)
    s.table = [MIGHTY_STROKES_CARD]
    give(s, FP, "event_04")
    start(
        s,
        CombatRound(
            attacker=SHADOW,
            place=(PLACE[DALE], PLACE[EAST]),
            region=PLACE[DALE],
            used=(1 << MANOEUVRE["mighty_strokes"], 0),
        ),
    )
    act(s, "manoeuvre regroup", "manoeuvre event_04")
    assert offered(s) == [
        "manoeuvre mighty_strokes",
        "manoeuvre dwarf_regular",
        "manoeuvre regroup",
    ]
    s.luck = [1, 1, 1]
    act(s, "manoeuvre mighty_strokes")
    r = round_in_progress(s)
    assert r.roll_bonus == (1, 0) and r.returns == (0, 0)


@pytest.mark.rule("b5a.12.26")
def test_vampire_like_is_a_choice() -> None:
    s = field({"orc": 1}, {"lake_men": 4})
    s.bats = [0, 1, 0, 0]
    fight(s, "vampire_like", "regroup", 6, 1, 1, 1, 1)
    assert asked(s) == "vampire_like" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "no")
    assert s.bats == [0, 1, 0, 0] and damage(s, DALE) == 1


@pytest.mark.rule("b5a.11.02", "b5a.6.16")
def test_bolg_may_be_the_captain() -> None:
    s = field({"orc": 3}, {"lake_men": 3})
    put_character(s, "bolg", EAST)
    fight(s, "event_01", "regroup", 1, 1, 1, 6, 6, 1)
    act(s, "reroll 0 0")  # there is nobody else
    assert s.characters[BOLG] == ELIMINATED and s.winners == [FP]
    assert CARD["event_01"] in s.discards[0]
