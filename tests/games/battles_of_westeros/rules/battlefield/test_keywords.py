"""Keywords (chapter 12)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    ground,
    offered,
    offered_hexes,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects, fire
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    COMMANDER,
    GREEN,
    HEAVY_ARMOR,
    KEYWORD,
    LANNISTER,
    RED,
    STALWART,
    STARK,
    TOUGHNESS,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    Attack,
    DogsOfWar,
    attack_kind,
    defending_rank,
    valor_hits,
)
from westmarch.games.battles_of_westeros.rules.round.orders import Orders, deeds
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, FOLLOWED, MOVED, Field


def fight(s: Field, attacker: int, target: int, *faces: str) -> None:
    dice(s, *faces)
    start(s, Attack(attacker=attacker, target=target, kind=attack_kind(s, attacker)))


def rolled(s: Field) -> int:
    return len(told(s, "rolled")[-1].data["faces"])


@pytest.mark.rule("bow.12.01")
def test_keywords_come_from_cards_and_effects() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    assert army.keyword(s, unit, KEYWORD["advance"]) == 1
    assert army.keyword(s, unit, TOUGHNESS) == 0
    effects.grant(s, TOUGHNESS, unit, 2)
    assert army.keyword(s, unit, TOUGHNESS) == 2
    with_plan = field(
        unit=[
            {"kind": "war_host", "rank": "green", "hex": "a9", "keywords": {"scorch_the_earth": 1}},
            {"kind": "guard", "rank": "green", "hex": "k1"},
        ]
    )
    assert army.keyword(with_plan, 0, KEYWORD["scorch_the_earth"]) == 1


# ---- Advance


@pytest.mark.rule("bow.12.02", "bow.7.29")
def test_advance_into_the_hex_the_target_left() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    put(s, "e2", "guard")
    fight(s, unit, foe, "morale", "red")
    act(s, "retreat f3")
    assert offered(s) == ["advance e4", "stay"]
    act(s, "advance e4")
    assert at(s, unit) == "e4"
    assert s.turn[unit] & MOVED and s.turn[unit] & FOLLOWED
    assert s.offer is None  # no attack follows


@pytest.mark.rule("bow.12.02")
def test_no_advance_without_success_keyword_or_a_second_time() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    fight(s, unit, foe, "green", "green")
    assert s.offer is None
    s = field()
    dogs, foe = put(s, "e5", "kennelmasters"), put(s, "e4", "guard", figures=1)
    fight(s, dogs, foe, "green", "red")
    assert s.offer is None
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
    s.turn[unit] = FOLLOWED
    fight(s, unit, foe, "green", "red")
    assert s.offer is None


@pytest.mark.rule("bow.12.03", "bow.14.10")
def test_closed_hexes_are_not_advanced_into() -> None:
    for name in ("wooden_bridge", "stone_bridge"):
        s = field()
        ground(s, name, "e4")
        unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
        fight(s, unit, foe, "green", "red")
        assert s.offer is None
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
    ablaze(s, 1, "e4")
    fight(s, unit, foe, "green", "red")
    assert s.offer is None


@pytest.mark.rule("bow.12.03", "bow.13.10", "bow.13.11")
def test_an_advance_along_a_road_goes_two_hexes() -> None:
    s = field()
    ground(s, "road", "e5", "f5", "g5")
    unit, foe = put(s, "e5", "war_host"), put(s, "f5", "guard", figures=1)
    fight(s, unit, foe, "green", "red")
    assert offered(s) == ["advance f5", "advance g5", "stay"]
    s = field()
    ground(s, "road", "f5", "g5")
    unit, foe = put(s, "e5", "war_host"), put(s, "f5", "guard", figures=1)
    fight(s, unit, foe, "green", "red")
    assert offered(s) == ["advance f5", "stay"]


# ---- Cover and Toughness


@pytest.mark.rule("bow.12.04", "bow.12.05", "bow.ex.12.01", "bow.13.09")
def test_cover_and_toughness_add_up() -> None:
    s = field()
    ground(s, "building", "e4")
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    fight(s, unit, foe, "green", "valor")
    assert s.figures[foe] == 3
    effects.grant(s, TOUGHNESS, foe)
    fight(s, unit, foe, "green", "valor")
    assert s.figures[foe] == 3
    fight(s, unit, foe, "green", "valor")
    assert s.figures[foe] == 3  # they renew with every attack


@pytest.mark.rule("bow.13.09", "bow.8.04")
def test_a_building_is_no_cover_in_a_fight_one_began() -> None:
    s = field()
    ground(s, "building", "e4")
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    archers = put(s, "e7", "northmen_archers")
    army.engage(s, foe, unit)
    fight(s, archers, foe, "green", "red")
    assert s.figures[foe] == 3
    army.engage(s, unit, foe)
    fight(s, archers, foe, "green", "red")
    assert s.figures[foe] == 3


# ---- Dogs of War


@pytest.mark.rule("bow.12.06", "bow.12.07")
def test_dogs_replace_move_and_attack() -> None:
    s = field()
    dogs = put(s, "e7", "kennelmasters")
    near = put(s, "e6", "guard")
    put(s, "e4", "guard")
    assert ("attack", "e6") in deeds(s, dogs)
    army.eliminate(s, near)
    assert deeds(s, dogs) == [("loose_dogs", "e4")]
    s.turn[dogs] = MOVED
    assert deeds(s, dogs) == []
    s.turn[dogs] = 0
    foe = put(s, "f7", "guard")
    army.engage(s, foe, dogs)
    assert deeds(s, dogs) == [("attack", "f7")]


@pytest.mark.rule("bow.12.08", "bow.12.06", "bow.12.07")
@pytest.mark.parametrize(("face", "count"), [("green", 2), ("blue", 3), ("red", 4)])
def test_a_shield_gives_the_dice_of_a_rank(face: str, count: int) -> None:
    s = field()
    dogs = put(s, "e7", "kennelmasters", "red")
    foe = put(s, "e4", "guard", "red")
    put(s, "d4", "guard")
    put(s, "f4", "guard")
    s.ordered = [dogs]
    start(s, Orders(seat=STARK))
    dice(s, face, *["green"] * count)
    act(s, "stay", "loose_dogs e4")
    assert rolled(s) == count
    assert s.foe[dogs] == -1
    assert s.offer is None  # no counterattack though the target is Stalwart
    assert not s.active[dogs]
    assert s.figures[foe] == 4


@pytest.mark.rule("bow.12.08")
def test_dogs_drive_back_even_the_stalwart() -> None:
    s = field()
    dogs = put(s, "e7", "kennelmasters")
    foe = put(s, "e4", "guard")
    effects.grant(s, STALWART, foe)
    dice(s, "morale")
    start(s, DogsOfWar(unit=dogs, target=foe))
    act(s, "retreat e3")
    assert at(s, foe) == "e3"
    assert s.offer is None


@pytest.mark.rule("bow.12.08", "bow.9.01")
def test_a_card_that_drives_enemies_further_works_with_dogs() -> None:
    """The hexes that a card adds to the retreats a unit causes (stark_18) count here too."""
    s = field()
    dogs, foe = put(s, "e7", "kennelmasters"), put(s, "e4", "guard")
    effects.grant(s, effects.EXTRA_RETREAT, dogs)
    dice(s, "morale")
    start(s, DogsOfWar(unit=dogs, target=foe))
    act(s, "retreat e3")
    assert s.offer is not None and s.offer.kind == "retreat"
    act(s, "retreat e2")
    assert at(s, foe) == "e2"
    assert s.offer is None


@pytest.mark.rule("bow.12.08", "bow.12.05")
def test_dogs_bite_through_cover_armor_and_horse() -> None:
    s = field()
    ground(s, "building", "e4")
    dogs = put(s, "e7", "kennelmasters")
    foe = put(s, "e4", "cavaliers", "red")
    dice(s, "valor")
    start(s, DogsOfWar(unit=dogs, target=foe))
    assert s.figures[foe] == 2
    lone = put(s, "g4", commander="jaime_kingslayer", figures=1)
    dice(s, "valor")
    start(s, DogsOfWar(unit=dogs, target=lone))
    assert at(s, lone) == "g4"


@pytest.mark.rule("bow.12.08", "bow.13.06")
def test_terrain_limits_the_dice_of_dogs() -> None:
    s = field()
    ground(s, "forest", "e4")
    dogs, foe = put(s, "e7", "kennelmasters"), put(s, "e4", "guard", "red")
    dice(s, "red", "green", "green")
    start(s, DogsOfWar(unit=dogs, target=foe))
    assert rolled(s) == 2


# ---- Heavy Armor


@pytest.mark.rule("bow.12.09", "bow.ex.12.02")
def test_heavy_armor_defends_one_rank_higher() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "blue"), put(s, "e4", "heavy_infantry", "green")
    fight(s, unit, foe, "blue", "green", "green")
    assert s.figures[foe] == 3
    assert defending_rank(s, foe) == BLUE
    assert defending_rank(s, put(s, "g4", "heavy_infantry", "blue")) == RED
    assert defending_rank(s, foe, ignore_armor=True) == GREEN


@pytest.mark.rule("bow.12.10", "bow.7.21")
def test_red_heavy_armor_ignores_valor() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "blue"), put(s, "e4", "heavy_infantry", "red")
    fight(s, unit, foe, "valor", "valor", "red")
    assert s.figures[foe] == 3
    blue = put(s, "g4", "heavy_infantry", "blue")
    assert valor_hits(s, unit, blue)
    assert not valor_hits(s, unit, foe)


@pytest.mark.rule("bow.12.09")
def test_an_effect_can_pierce_heavy_armor_once() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "heavy_infantry", "green")
    effects.grant(s, effects.IGNORE_HEAVY_ARMOR, unit)
    fight(s, unit, foe, "green", "blue")
    assert s.figures[foe] == 3
    fight(s, unit, foe, "green", "green")
    assert s.figures[foe] == 3
    assert army.keyword(s, foe, HEAVY_ARMOR)


# ---- Unwieldy


@pytest.mark.rule("bow.12.11", "bow.7.16")
def test_unwieldy_units_that_moved_roll_one_die_less() -> None:
    s = field()
    archers, foe = put(s, "e6", "northmen_archers", "red"), put(s, "e3", "guard", "red")
    s.ordered = [archers]
    start(s, Orders(seat=STARK))
    dice(s, "green", "green", "green")
    act(s, "move e5", "attack e3")
    assert rolled(s) == 3
    fight_again = field()
    archers, foe = put(fight_again, "e6", "northmen_archers"), put(fight_again, "e3", "guard")
    fight(fight_again, archers, foe, "red", "red")
    assert rolled(fight_again) == 2


@pytest.mark.rule("bow.8.20", "bow.12.11")
def test_unwieldy_does_not_matter_in_a_counterattack() -> None:
    s = field()
    archers, foe = put(s, "e5", "northmen_archers"), put(s, "e4", "guard", "red")
    s.turn[archers] = MOVED
    dice(s, "green", "green")
    start(s, Attack(attacker=archers, target=foe, kind=COUNTER))
    assert rolled(s) == 2


# ---- Pursue


@pytest.mark.rule("bow.12.12", "bow.12.13")
def test_cavalry_pursues_and_attacks_again() -> None:
    s = field()
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    other = put(s, "e2", "guard", figures=1)
    far = put(s, "c4", "guard", "red")
    fight(s, riders, foe, "green", "red")
    found = offered_hexes(s, "advance")
    assert found == {"e4", "d4", "f4", "e3", "f3", "f5", "e5"}
    act(s, "advance e3")
    assert offered(s) == ["attack e2", "done"]
    dice(s, "green", "red")
    act(s, "attack e2")
    assert at(s, other) == ""
    assert s.offer is None  # no pursuit after the extra attack
    assert at(s, riders) == "e3"
    assert s.figures[far] == 4


@pytest.mark.rule("bow.12.12", "bow.12.13")
def test_a_pursuit_may_end_without_an_attack() -> None:
    s = field()
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    put(s, "e3", "guard")
    fight(s, riders, foe, "green", "red")
    act(s, "advance e4", "done")
    assert at(s, riders) == "e4"
    assert s.offer is None


@pytest.mark.rule("bow.12.12", "bow.12.13")
def test_a_pursuit_may_return_to_where_it_began_and_attack_from_there() -> None:
    s = field()
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    put(s, "d5", "guard")
    fight(s, riders, foe, "green", "red")
    s.events = []
    act(s, "advance e5")
    assert at(s, riders) == "e5" and s.unit_at[HEX["e4"]] == -1
    ways = [(e.data["origin"], e.data["to"]) for e in told(s, "moved")]
    assert ways == [("e5", "e4"), ("e4", "e5")]
    assert offered(s) == ["attack d5", "done"], "it has moved"


@pytest.mark.rule("bow.12.12")
def test_a_pursuit_may_pass_the_hex_it_came_from() -> None:
    s = field()
    ground(s, "river", "d4", "f4", "e3", "f3", "f5")
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    effects.grant(s, effects.PURSUE_FURTHER, riders)
    fight(s, riders, foe, "green", "red")
    assert {"e5", "e6", "d5"} <= offered_hexes(s, "advance")
    act(s, "advance e6")
    assert at(s, riders) == "e6" and s.unit_at[HEX["e5"]] == -1


@pytest.mark.rule("bow.12.02")
def test_an_advance_does_not_return() -> None:
    s = field()
    host, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
    ground(s, "road", "e3", "e4", "e5")
    fight(s, host, foe, "green", "red")
    assert offered_hexes(s, "advance") == {"e4", "e3"}


@pytest.mark.rule("bow.12.13", "bow.7.07")
def test_archers_that_pursue_shoot_again() -> None:
    s = field()
    archers, foe = put(s, "e5", "northmen_archers"), put(s, "e4", "guard", figures=1)
    put(s, "e1", "guard")
    effects.grant(s, KEYWORD["pursue"], archers, 2)
    fight(s, archers, foe, "green", "red")
    dice(s, "red")
    act(s, "advance e4", "attack e1")
    assert s.foe[archers] == -1


@pytest.mark.rule("bow.12.13")
def test_no_extra_attack_without_a_pursuit_move() -> None:
    s = field()
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    put(s, "d5", "guard")
    fight(s, riders, foe, "green", "red")
    act(s, "stay")
    assert s.offer is None


@pytest.mark.rule("bow.12.03", "bow.12.12", "bow.13.03")
def test_terrain_stops_a_pursuit_and_roads_lengthen_it() -> None:
    s = field()
    ground(s, "forest", "e4")
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    fight(s, riders, foe, "green", "red")
    assert offered(s) == ["advance e4", "stay"]
    s = field()
    ground(s, "road", "c5", "d5", "e5", "f5", "g5")
    riders, foe = put(s, "c5", "riders"), put(s, "d5", "guard", figures=1)
    fight(s, riders, foe, "green", "red")
    found = offered_hexes(s, "advance")
    assert "f5" in found and "g5" not in found


@pytest.mark.rule("bow.12.03", "bow.12.12", "bow.13.10")
def test_no_road_lengthens_a_pursuit_beyond_three_hexes() -> None:
    """Two of the card, one of an effect, and none of the road: three are the most by road. Off the
    road the three of card and effect are there too."""
    road = ("b5", "c5", "d5", "e5", "f5", "g5")
    for by_road in (False, True):
        s = field()
        if by_road:
            ground(s, "road", *road)
        riders, foe = put(s, "c5", "riders"), put(s, "d5", "guard", figures=1)
        effects.grant(s, effects.PURSUE_FURTHER, riders)
        fight(s, riders, foe, "green", "red")
        found = offered_hexes(s, "advance")
        assert "f5" in found and "g5" not in found


@pytest.mark.rule("bow.12.02", "bow.12.03")
def test_no_road_lengthens_an_advance_beyond_two_hexes() -> None:
    s = field()
    ground(s, "road", "e1", "e2", "e3", "e4", "e5")
    host, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
    effects.grant(s, KEYWORD["advance"], host, 2)
    fight(s, host, foe, "green", "red")
    assert offered_hexes(s, "advance") == {"e4", "e3"}


# ---- Scorch the Earth


@pytest.mark.pure
@pytest.mark.rule("bow.12.14", "bow.12.15", "bow.14.02", "bow.5.22", "bow.ex.12.04")
def test_setting_fire_to_a_forest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fire, "VALOR_BURNS", {COMMANDER["gregor_reaver"]})
    s = field()
    ground(s, "forest", "f5")
    gregor = put(s, "e5", commander="gregor_reaver", rank="blue")
    s.ordered = [gregor]
    start(s, Orders(seat=LANNISTER))
    dice(s, "green", "blue", "valor")
    act(s, "stay", "set_fire f5")
    assert s.fire[HEX["f5"]] == 2
    assert not s.active[gregor]


@pytest.mark.rule("bow.12.14")
def test_what_can_be_set_on_fire() -> None:
    s = field()
    gregor = put(s, "e5", commander="gregor_reaver")
    ground(s, "river", "d5")
    ground(s, "hills", "f5")
    put(s, "e4", "war_host")
    ablaze(s, 4, "e6")
    found = {h for verb, h in deeds(s, gregor) if verb == "set_fire"}
    assert found == {"d4", "d6"}
    s.turn[gregor] = MOVED
    assert {h for verb, h in deeds(s, gregor) if verb == "set_fire"} == found
    army.engage(s, gregor, s.unit_at[HEX["e4"]])
    assert {h for verb, h in deeds(s, gregor) if verb == "set_fire"} == found
    ablaze(s, 1, "e5")
    assert not [h for verb, h in deeds(s, gregor) if verb == "set_fire"]


@pytest.mark.rule("bow.12.15", "bow.13.06")
def test_dice_for_a_fire_follow_the_own_hex() -> None:
    s = field()
    ground(s, "forest", "e5")
    gregor = put(s, "e5", commander="gregor_reaver", rank="red")
    dice(s, "green", "green")
    fire.scorch(s, gregor, HEX["f5"])
    assert not s.luck
    assert s.fire[HEX["f5"]] == 2
    assert s.turn[gregor] & ATTACKED


# ---- Stalwart


@pytest.mark.rule("bow.12.16", "bow.9.02")
def test_a_stalwart_unit_may_ignore_the_first_morale_result() -> None:
    for answer, steps in (("ignore_morale", 1), ("accept_morale", 2)):
        s = field()
        unit, foe = put(s, "e5", "riders"), put(s, "e4", "guard")
        effects.grant(s, STALWART, foe)
        fight(s, unit, foe, "morale", "morale")
        assert s.offer is not None and s.offer.seat == LANNISTER
        assert offered(s) == ["ignore_morale", "accept_morale"]
        act(s, answer, *(["retreat e3", "retreat e2"][:steps]))
        assert s.retreated == steps
    s = field()
    archers, foe = put(s, "e6", "northmen_archers"), put(s, "e4", "guard")
    effects.grant(s, STALWART, foe)
    fight(s, archers, foe, "morale", "red")
    act(s, "ignore_morale")
    assert at(s, foe) == "e4"


@pytest.mark.rule("bow.12.18", "bow.12.01", "bow.ex.12.03")
def test_stalwart_from_two_neighbours_or_a_commander() -> None:
    s = field()
    a = put(s, "c5", "war_host")
    b = put(s, "d5", "northmen_archers")
    put(s, "e5", "riders", active=False)
    c = put(s, "i5", commander="maege_bear_island")
    assert army.stalwart(s, b)
    assert army.stalwart(s, c)
    assert not army.stalwart(s, a)


@pytest.mark.rule("bow.12.18")
def test_neighbours_are_counted_when_it_matters() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    one, _ = put(s, "d5", "war_host"), put(s, "f5", "war_host")
    assert army.stalwart(s, unit)
    army.eliminate(s, one)
    assert not army.stalwart(s, unit)
