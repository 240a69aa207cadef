"""The data of War of the Ring: board, set-up, characters, cards, tiles, dice and the rule list."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

KINDS = ("regular", "elite", "leader", "nazgul")
FREE_PEOPLES = ("dwarves", "elves", "gondor", "north", "rohan")
SHADOW = ("isengard", "sauron", "southrons_easterlings")
TEAMS = {
    "free_peoples": {"gondor", "rohan"},
    "shadow": {"witch_king", "saruman"},
}
PROVENANCE = {"inferred", "uncertain"}


def load(name: str) -> dict[str, Any]:
    path = files("westmarch").joinpath("games", "war_of_the_ring", *name.split("/"))
    return tomllib.loads(path.read_text(encoding="utf-8"))


REGIONS = load("data/regions.toml")["region"]
SETUP = load("data/setup.toml")
CHARACTERS = load("data/characters.toml")["character"]
CARDS = load("data/event_cards.toml")["card"]
COMBAT = load("data/combat_cards.toml")["combat"]
TILES = load("data/hunt_tiles.toml")["tile"]
DICE = load("data/dice.toml")
RULES = load("data/rules.toml")
RULINGS = load("data/rulings.toml")["ruling"]

REGION = {region["id"]: region for region in REGIONS}
CHARACTER = {character["id"]: character for character in CHARACTERS}
CARD = {card["id"]: card for card in CARDS}
NATION = SETUP["nation"]


def figures(**counts: int) -> dict[str, int]:
    return {kind: counts.get(kind, 0) for kind in KINDS}


def armies(nation: str) -> dict[str, dict[str, int]]:
    return {
        army["region"]: figures(**{kind: army[kind] for kind in KINDS if kind in army})
        for army in SETUP["army"]
        if army["nation"] == nation
    }


def settlements(nation: str, kind: str) -> set[str]:
    return {
        region["id"]
        for region in REGIONS
        if region.get("nation") == nation and region.get("settlement") == kind
    }


def groups(ids: set[str]) -> list[set[str]]:
    """The connected parts of a set of regions."""
    left, parts = set(ids), []
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            here = edge.pop()
            part.add(here)
            found = left.intersection(REGION[here]["adjacent"])
            left -= found
            edge.extend(found)
        parts.append(part)
    return parts


def distance(start: str, goal: str) -> int:
    seen, edge, steps = {start}, {start}, 0
    while goal not in edge:
        edge = {there for here in edge for there in REGION[here]["adjacent"]} - seen
        seen |= edge
        steps += 1
    return steps


# ---- the board


def test_region_ids_are_unique() -> None:
    assert len(REGIONS) == len(REGION) == 105
    assert len({region["name"] for region in REGIONS}) == 105
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", region) for region in REGION)


@pytest.mark.rule("wotr.2.18")
def test_borders_are_symmetric_and_the_board_hangs_together() -> None:
    borders = set()
    for region in REGIONS:
        assert len(set(region["adjacent"])) == len(region["adjacent"])
        assert region["id"] not in region["adjacent"]
        for other in region["adjacent"]:
            assert region["id"] in REGION[other]["adjacent"]
            borders.add(frozenset((region["id"], other)))
    assert len(borders) == 232
    assert len(groups(set(REGION))) == 1


@pytest.mark.rule("wotr.2.18")
def test_black_borders_are_symmetric_and_never_adjacent() -> None:
    for region in REGIONS:
        for other in region["impassable"]:
            assert region["id"] in REGION[other]["impassable"]
            assert other not in region["adjacent"]


@pytest.mark.parametrize(
    "walk",
    [
        ("rivendell", "fords_of_bruinen", "hollin", "moria", "dimrill_dale", "lorien"),
        ("rivendell", "fords_of_bruinen", "high_pass", "goblins_gate"),
    ],
)
def test_the_walks_of_the_rulebook_follow_borders(walk: tuple[str, ...]) -> None:
    for here, there in pairwise(walk):
        assert there in REGION[here]["adjacent"]
    assert distance("rivendell", "woodland_realm") <= 7


def test_mordor_is_ten_steps_from_rivendell() -> None:
    gates = {region["id"] for region in REGIONS if region.get("mordor_entrance")}
    assert gates == {"morannon", "minas_morgul"} == set(SETUP["mordor_track"]["entered_from"])
    assert {distance("rivendell", gate) for gate in gates} == {10}


@pytest.mark.rule("wotr.2.19")
def test_coastal_regions() -> None:
    coastal = {region["id"] for region in REGIONS if region.get("coastal")}
    assert len(coastal) == 17
    assert {region for region in coastal if REGION[region].get("nation") == "gondor"} == {
        "anfalas",
        "dol_amroth",
        "lamedon",
        "pelargir",
    }
    assert {region for region in coastal if "provenance" in REGION[region]} == {"arnor", "evendim"}


def test_regions_on_the_east_edge() -> None:
    assert {region["id"] for region in REGIONS if region.get("east_edge")} == {
        "east_rhun",
        "far_harad",
        "khand",
        "south_rhun",
    }


@pytest.mark.rule("wotr.2.20")
def test_nation_borders() -> None:
    lands = {
        nation: {region["id"] for region in REGIONS if region.get("nation") == nation}
        for nation in NATION
    }
    assert {nation: len(land) for nation, land in lands.items()} == {
        "dwarves": 4,
        "elves": 4,
        "gondor": 8,
        "north": 8,
        "rohan": 6,
        "isengard": 4,
        "sauron": 11,
        "southrons_easterlings": 7,
    }
    assert {nation: len(groups(land)) for nation, land in lands.items()} == {
        "dwarves": 2,
        "elves": 4,
        "gondor": 1,
        "north": 2,
        "rohan": 1,
        "isengard": 1,
        "sauron": 4,
        "southrons_easterlings": 2,
    }
    for region in ("osgiliath", "north_ithilien", "south_ithilien", "fangorn"):
        assert "nation" not in REGION[region]


@pytest.mark.rule("wotr.2.22")
def test_two_fortifications() -> None:
    assert {r["id"] for r in REGIONS if r.get("settlement") == "fortification"} == {
        "osgiliath",
        "fords_of_isen",
    }


@pytest.mark.rule("wotr.2.22", "wotr.2.23")
def test_settlement_counts() -> None:
    assert Counter(region.get("settlement", "none") for region in REGIONS) == {
        "stronghold": 16,
        "city": 6,
        "town": 14,
        "fortification": 2,
        "none": 67,
    }


@pytest.mark.rule("wotr.2.23")
def test_cities_and_strongholds_of_every_nation() -> None:
    cities = {nation: settlements(nation, "city") for nation in NATION}
    assert cities == {
        "dwarves": set(),
        "elves": set(),
        "gondor": {"pelargir"},
        "north": {"dale", "the_shire"},
        "rohan": {"edoras"},
        "isengard": set(),
        "sauron": {"angmar"},
        "southrons_easterlings": {"far_harad"},
    }
    strongholds = {nation: settlements(nation, "stronghold") for nation in NATION}
    assert strongholds == {
        "dwarves": {"erebor"},
        "elves": {"grey_havens", "lorien", "rivendell", "woodland_realm"},
        "gondor": {"dol_amroth", "minas_tirith"},
        "north": set(),
        "rohan": {"helms_deep"},
        "isengard": {"orthanc"},
        "sauron": {
            "barad_dur",
            "dol_guldur",
            "minas_morgul",
            "morannon",
            "moria",
            "mount_gundabad",
        },
        "southrons_easterlings": {"umbar"},
    }


@pytest.mark.rule("wotr.2.24", "wotr.6.93")
def test_every_settlement_belongs_to_a_nation() -> None:
    for region in REGIONS:
        if region.get("settlement", "fortification") != "fortification":
            assert region["nation"] in NATION


@pytest.mark.rule("wotr.2.24")
def test_victory_points_on_the_board() -> None:
    worth = SETUP["victory"]
    assert (worth["city"], worth["stronghold"], worth["town"]) == (1, 2, 0)
    points: Counter[str] = Counter()
    for region in REGIONS:
        if region.get("settlement", "fortification") != "fortification":
            points[NATION[region["nation"]]["side"]] += worth[region["settlement"]]
    assert points == {"free_peoples": 20, "shadow": 18}


def test_every_region_has_a_point_of_its_own_on_the_board() -> None:
    points = {tuple(region["point"]) for region in REGIONS}
    assert len(points) == 105
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for x, y in points)


# ---- what is in the box


@pytest.mark.rule("wotr.2.01")
def test_dice_and_cards_in_the_box() -> None:
    assert SETUP["action_dice"]["free_peoples"]["total"] == 6
    assert SETUP["action_dice"]["shadow"]["total"] == 10
    assert SETUP["combat_dice"]["total"] == 5
    kinds = Counter(character["kind"] for character in CHARACTERS)
    assert kinds == {"companion": 9, "guide_only": 1, "minion": 3}
    assert len(CARDS) == 96


@pytest.mark.rule("wotr.2.02")
def test_figure_totals() -> None:
    def count(nations: tuple[str, ...], *kinds: str) -> int:
        return sum(NATION[nation]["totals"][kind] for nation in nations for kind in kinds)

    assert count(SHADOW, "regular", "elite") == 90
    assert count(FREE_PEOPLES, "regular", "elite") == 75
    assert count(FREE_PEOPLES, "leader") == 20
    assert count(SHADOW, "nazgul") == 8
    assert count(SHADOW, "leader") == count(FREE_PEOPLES, "nazgul") == 0
    # One figure serves Strider and Aragorn, and one both Gandalfs.
    companions = [c for c in CHARACTERS if c["kind"] == "companion" and "replaces" not in c]
    minions = [c for c in CHARACTERS if c["kind"] == "minion"]
    gollum = [c for c in CHARACTERS if c["kind"] == "guide_only"]
    assert (len(companions), len(minions), len(gollum)) == (7, 3, 1)
    ring_bearers = 1
    assert 90 + 75 + 20 + 8 + ring_bearers + 7 + 3 + 1 == 205


@pytest.mark.rule("wotr.2.03")
def test_counter_totals() -> None:
    assert len(TILES) == 24
    assert sum(tile["kind"] == "standard" for tile in TILES) == 16
    assert sum(SETUP["elven_rings"].values()) == 3
    assert len(SETUP["fellowship"]["companions"]) == 7
    assert len(NATION) == 8
    assert {c["id"] for c in CHARACTERS if "replaces" in c} == {"aragorn", "gandalf_the_white"}


@pytest.mark.rule("wotr.2.04")
def test_free_peoples_figures_per_nation() -> None:
    totals = {nation: NATION[nation]["totals"] for nation in FREE_PEOPLES}
    assert totals == {
        "dwarves": figures(regular=5, elite=5, leader=4),
        "elves": figures(regular=5, elite=10, leader=4),
        "gondor": figures(regular=15, elite=5, leader=4),
        "north": figures(regular=10, elite=5, leader=4),
        "rohan": figures(regular=10, elite=5, leader=4),
    }


@pytest.mark.rule("wotr.2.05")
def test_shadow_figures_per_nation() -> None:
    totals = {nation: NATION[nation]["totals"] for nation in SHADOW}
    assert totals == {
        "isengard": figures(regular=12, elite=6),
        "sauron": figures(regular=36, elite=6, nazgul=8),
        "southrons_easterlings": figures(regular=24, elite=6),
    }
    minions = {c["id"]: c["nation"] for c in CHARACTERS if c["kind"] == "minion"}
    assert minions == {"saruman": "isengard", "witch_king": "sauron", "mouth_of_sauron": "sauron"}


@pytest.mark.rule("wotr.2.06")
def test_the_eight_nations() -> None:
    sides = {nation: entry["side"] for nation, entry in NATION.items()}
    assert sides == dict.fromkeys(FREE_PEOPLES, "free_peoples") | dict.fromkeys(SHADOW, "shadow")
    assert {nation: entry["colour"] for nation, entry in NATION.items()} == {
        "dwarves": "brown",
        "elves": "light green",
        "gondor": "dark blue",
        "north": "light blue",
        "rohan": "dark green",
        "isengard": "yellow",
        "sauron": "red",
        "southrons_easterlings": "orange",
    }


def test_army_size_limits() -> None:
    assert SETUP["limits"]["army"] == 10
    assert SETUP["limits"]["besieged_army"] == 5


def test_who_starts_in_the_fellowship_and_who_is_set_aside() -> None:
    start = {c["id"]: c["start"] for c in CHARACTERS}
    aside = SETUP["set_aside"]["free_peoples"] + SETUP["set_aside"]["shadow"]
    assert start == dict.fromkeys(SETUP["fellowship"]["companions"], "fellowship") | dict.fromkeys(
        aside, "set_aside"
    )


# ---- set-up


@pytest.mark.rule("wotr.3.02")
def test_setup_of_the_ring_bearers() -> None:
    fellowship = SETUP["fellowship"]
    assert fellowship["region"] == "rivendell"
    assert fellowship["progress"] == fellowship["corruption"] == 0
    assert fellowship["hidden"] is True


@pytest.mark.rule("wotr.3.03")
def test_setup_of_the_fellowship() -> None:
    assert SETUP["fellowship"]["guide"] == "gandalf_the_grey"
    assert set(SETUP["fellowship"]["companions"]) == {
        "gandalf_the_grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    }
    assert set(SETUP["set_aside"]["free_peoples"]) == {"aragorn", "gandalf_the_white", "gollum"}


@pytest.mark.rule("wotr.3.04")
def test_setup_of_the_elven_rings() -> None:
    assert SETUP["elven_rings"] == {"free_peoples": 3, "shadow": 0}


@pytest.mark.rule("wotr.3.05")
def test_setup_of_the_minions() -> None:
    assert set(SETUP["set_aside"]["shadow"]) == {"saruman", "witch_king", "mouth_of_sauron"}


@pytest.mark.rule("wotr.3.08")
def test_setup_of_the_dice() -> None:
    dice = SETUP["action_dice"]
    assert dice == {
        "free_peoples": {"start": 4, "total": 6},
        "shadow": {"start": 7, "total": 10},
    }
    for side in TEAMS:
        bonus = {c["id"] for c in CHARACTERS if c["side"] == side and c["bonus_die"]}
        assert dice[side]["start"] + len(bonus) == dice[side]["total"]
    assert {c["id"] for c in CHARACTERS if c["bonus_die"] == 1} == {
        "aragorn",
        "gandalf_the_white",
        "saruman",
        "witch_king",
        "mouth_of_sauron",
    }


@pytest.mark.rule("wotr.3.09")
def test_setup_of_the_political_track() -> None:
    assert {nation: entry["steps_from_at_war"] for nation, entry in NATION.items()} == {
        "rohan": 3,
        "north": 3,
        "elves": 3,
        "dwarves": 3,
        "gondor": 2,
        "southrons_easterlings": 2,
        "isengard": 1,
        "sauron": 1,
    }
    passive = {nation for nation, entry in NATION.items() if not entry["active"]}
    assert passive == {"dwarves", "gondor", "north", "rohan"}


@pytest.mark.rule("wotr.3.10")
def test_setup_of_the_dwarves() -> None:
    assert armies("dwarves") == {
        "erebor": figures(regular=1, elite=2, leader=1),
        "ered_luin": figures(regular=1),
        "iron_hills": figures(regular=1),
    }
    assert NATION["dwarves"]["reinforcements"] == figures(regular=2, elite=3, leader=3)


@pytest.mark.rule("wotr.3.11")
def test_setup_of_the_elves() -> None:
    assert armies("elves") == {
        "grey_havens": figures(regular=1, elite=1, leader=1),
        "rivendell": figures(elite=2, leader=1),
        "woodland_realm": figures(regular=1, elite=1, leader=1),
        "lorien": figures(regular=1, elite=2, leader=1),
    }
    assert NATION["elves"]["reinforcements"] == figures(regular=2, elite=4)


@pytest.mark.rule("wotr.3.12")
def test_setup_of_gondor() -> None:
    assert armies("gondor") == {
        "minas_tirith": figures(regular=3, elite=1, leader=1),
        "dol_amroth": figures(regular=3),
        "osgiliath": figures(regular=2),
        "pelargir": figures(regular=1),
    }
    assert NATION["gondor"]["reinforcements"] == figures(regular=6, elite=4, leader=3)


@pytest.mark.rule("wotr.3.13")
def test_setup_of_the_north() -> None:
    assert armies("north") == {
        "bree": figures(regular=1),
        "carrock": figures(regular=1),
        "dale": figures(regular=1, leader=1),
        "north_downs": figures(elite=1),
        "the_shire": figures(regular=1),
    }
    assert NATION["north"]["reinforcements"] == figures(regular=6, elite=4, leader=3)


@pytest.mark.rule("wotr.3.14")
def test_setup_of_rohan() -> None:
    assert armies("rohan") == {
        "edoras": figures(regular=1, elite=1),
        "fords_of_isen": figures(regular=2, leader=1),
        "helms_deep": figures(regular=1),
    }
    assert NATION["rohan"]["reinforcements"] == figures(regular=6, elite=4, leader=3)


@pytest.mark.rule("wotr.3.15")
def test_setup_of_isengard() -> None:
    assert armies("isengard") == {
        "orthanc": figures(regular=4, elite=1),
        "north_dunland": figures(regular=1),
        "south_dunland": figures(regular=1),
    }
    assert NATION["isengard"]["reinforcements"] == figures(regular=6, elite=5)


@pytest.mark.rule("wotr.3.16")
def test_setup_of_sauron() -> None:
    assert armies("sauron") == {
        "barad_dur": figures(regular=4, elite=1, nazgul=1),
        "dol_guldur": figures(regular=5, elite=1, nazgul=1),
        "gorgoroth": figures(regular=3),
        "minas_morgul": figures(regular=5, nazgul=1),
        "moria": figures(regular=2),
        "mount_gundabad": figures(regular=2),
        "nurn": figures(regular=2),
        "morannon": figures(regular=5, nazgul=1),
    }
    assert NATION["sauron"]["reinforcements"] == figures(regular=8, elite=4, nazgul=4)


@pytest.mark.rule("wotr.3.17")
def test_setup_of_the_southrons_and_easterlings() -> None:
    assert armies("southrons_easterlings") == {
        "far_harad": figures(regular=3, elite=1),
        "near_harad": figures(regular=3, elite=1),
        "north_rhun": figures(regular=2),
        "south_rhun": figures(regular=3, elite=1),
        "umbar": figures(regular=3),
    }
    assert NATION["southrons_easterlings"]["reinforcements"] == figures(regular=10, elite=3)


@pytest.mark.rule("wotr.3.18")
@pytest.mark.parametrize("nation", FREE_PEOPLES + SHADOW)
def test_figures_on_the_board_and_reinforcements_make_the_totals(nation: str) -> None:
    placed: Counter[str] = Counter()
    for army in armies(nation).values():
        placed.update(army)
    rest = NATION[nation]["reinforcements"]
    assert {kind: placed[kind] + rest[kind] for kind in KINDS} == NATION[nation]["totals"]


def test_armies_start_in_known_regions_one_each() -> None:
    starts = [army["region"] for army in SETUP["army"]]
    assert len(starts) == len(set(starts)) == 35
    for army in SETUP["army"]:
        region = REGION[army["region"]]
        assert region.get("nation") == army["nation"] or army["region"] == "osgiliath"


# ---- dice


@pytest.mark.rule("wotr.4.08")
def test_faces_of_a_free_peoples_die() -> None:
    assert Counter(DICE["free_peoples"]["faces"]) == {
        "character": 2,
        "muster": 1,
        "event": 1,
        "army_muster": 1,
        "will_of_the_west": 1,
    }


@pytest.mark.rule("wotr.4.09")
def test_faces_of_a_shadow_die() -> None:
    assert Counter(DICE["shadow"]["faces"]) == {
        "character": 1,
        "army": 1,
        "muster": 1,
        "event": 1,
        "army_muster": 1,
        "eye": 1,
    }


def test_combat_and_hunt_dice() -> None:
    assert DICE["combat"]["hit_on"] == 5
    assert DICE["combat"]["hit_on_against_walls"] == 6
    assert DICE["combat"]["max_dice"] == SETUP["combat_dice"]["total"] == 5
    assert DICE["hunt"]["success_on"] == 6
    assert DICE["hunt"]["max_dice"] == SETUP["limits"]["hunt_roll_dice"] == 5


# ---- characters


@pytest.mark.rule("wotr.6.15")
def test_levels_and_leadership() -> None:
    assert {c["id"]: (c["level"], c["leadership"]) for c in CHARACTERS} == {
        "gandalf_the_grey": (3, 1),
        "strider": (3, 1),
        "boromir": (2, 1),
        "legolas": (2, 1),
        "gimli": (2, 1),
        "meriadoc": (1, 1),
        "peregrin": (1, 1),
        "aragorn": (3, 2),
        "gandalf_the_white": (3, 1),
        "gollum": (0, 0),
        "saruman": (0, 1),
        "witch_king": (-1, 2),
        "mouth_of_sauron": (3, 2),
    }


@pytest.mark.rule("wotr.6.15")
def test_what_a_character_card_tells() -> None:
    needed = {"id", "name", "title", "side", "kind", "level", "leadership", "bonus_die", "start"}
    for character in CHARACTERS:
        assert needed <= character.keys()
        assert character["side"] == ("shadow" if character["kind"] == "minion" else "free_peoples")
        for ability in character["abilities"]:
            assert ability["name"] and ability["text"]
            assert ability["kind"] in {"outside_fellowship", "in_fellowship", "in_play", "note"}
        aside = character["start"] == "set_aside"
        assert ("enter_condition" in character) == ("enter_effect" in character) == aside
    guides = {c["id"] for c in CHARACTERS if "guide" in c}
    assert guides == {"gandalf_the_grey", "strider", "meriadoc", "peregrin", "gollum"}


def test_how_characters_enter_play() -> None:
    assert {c["id"]: c["enter_die"] for c in CHARACTERS if "enter_die" in c} == {
        "aragorn": "will_of_the_west",
        "gandalf_the_white": "will_of_the_west",
        "saruman": "muster",
        "witch_king": "muster",
        "mouth_of_sauron": "muster",
    }
    for character in CHARACTERS:
        if "replaces" in character:
            assert CHARACTER[character["replaces"]]["replaced_by"] == character["id"]


@pytest.mark.rule("wotr.7.05")
def test_which_companion_activates_which_nation() -> None:
    assert {c["id"]: c["activates"] for c in CHARACTERS if "activates" in c} == {
        "gandalf_the_grey": "any",
        "gandalf_the_white": "any",
        "aragorn": "any",
        "meriadoc": "any",
        "peregrin": "any",
        "strider": "north",
        "boromir": "gondor",
        "legolas": "elves",
        "gimli": "dwarves",
    }


def test_hobbits_and_nazgul() -> None:
    assert {c["id"] for c in CHARACTERS if c.get("hobbit")} == {"meriadoc", "peregrin"}
    assert {c["id"] for c in CHARACTERS if c.get("nazgul")} == {"witch_king"}


# ---- cards


@pytest.mark.rule("wotr.2.01", "wotr.5.02")
def test_four_decks_of_twenty_four() -> None:
    assert len(CARD) == len(CARDS) == 96
    decks: dict[str, list[int]] = {}
    for card in CARDS:
        decks.setdefault(card["deck"], []).append(card["number"])
    assert decks == {
        deck: list(range(1, 25))
        for deck in ("fp_character", "fp_strategy", "sh_character", "sh_strategy")
    }


@pytest.mark.rule("wotr.5.02")
def test_card_types() -> None:
    for card in CARDS:
        if card["deck"].endswith("_character"):
            assert card["type"] == "character"
        else:
            assert card["type"] in {"army", "muster"}
    assert CARD["fp_strat_11"]["title"] == "Paths of the Woses"
    assert CARD["fp_strat_11"]["type"] == "army"


@pytest.mark.rule("wotr.5.18")
def test_every_card_has_its_parts() -> None:
    combat = {card["id"]: card for card in COMBAT}
    assert len(combat) == len(COMBAT) == 38
    for card in CARDS:
        assert card["title"] and card["effect"]
        assert combat[card["combat"]]
        assert ("discard" in card) == card.get("on_table", False)
    assert {card["combat"] for card in CARDS} == combat.keys()
    for card in COMBAT:
        assert card["title"] and card["effect"]
        assert 1 <= len(card["initiative"]) <= 2
        assert all(0 <= number <= 7 for number in card["initiative"])
        assert len(card["timing"].split("+")) == len(card["initiative"])


def test_initiative_of_the_cards_in_the_worked_example() -> None:
    initiative = {card["id"]: card["initiative"] for card in COMBAT}
    assert initiative["scouts"] == [1]
    assert initiative["durins_bane"] == [2]


def test_a_combat_card_belongs_to_one_side() -> None:
    sides: dict[str, set[str]] = {}
    for card in CARDS:
        sides.setdefault(card["combat"], set()).add(card["deck"][:2])
    assert all(len(side) == 1 for side in sides.values())


def test_players_who_may_use_a_card() -> None:
    for card in CARDS:
        assert ("players" in card) == ("players_provenance" in card)
        if "players" in card:
            side = "free_peoples" if card["deck"].startswith("fp") else "shadow"
            assert set(card["players"]) < TEAMS[side]
            assert card["players_provenance"] in PROVENANCE
    assert CARD["fp_strat_14"]["players"] == ["gondor"]
    assert CARD["fp_strat_16"]["players"] == ["rohan"]
    assert CARD["sh_strat_12"]["players"] == ["witch_king"]
    assert CARD["sh_strat_16"]["players"] == ["saruman"]
    assert "players" not in CARD["fp_char_01"]


@pytest.mark.rule("wotr.11.01")
def test_what_each_of_four_players_commands() -> None:
    commands = {
        player: (entry["side"], set(entry["nations"]), set(entry.get("characters", [])))
        for player, entry in SETUP["player"].items()
    }
    assert commands == {
        "gondor": ("free_peoples", {"gondor", "elves"}, set()),
        "rohan": ("free_peoples", {"rohan", "north", "dwarves"}, set()),
        "witch_king": ("shadow", {"sauron"}, {"witch_king", "mouth_of_sauron"}),
        "saruman": ("shadow", {"isengard", "southrons_easterlings"}, {"saruman"}),
    }


# ---- Hunt tiles


@pytest.mark.rule("wotr.3.07", "wotr.9.03")
def test_standard_hunt_tiles() -> None:
    standard = [tile for tile in TILES if tile["kind"] == "standard"]
    assert Counter((tile["value"], tile["reveal"]) for tile in standard) == {
        ("eye", True): 4,
        (3, False): 3,
        (2, False): 2,
        (2, True): 1,
        (1, False): 2,
        (1, True): 2,
        (0, True): 2,
    }
    assert not any(tile["stop"] or "card" in tile for tile in standard)


@pytest.mark.rule("wotr.3.07")
def test_special_hunt_tiles() -> None:
    special = {tile["id"]: tile for tile in TILES if tile["kind"] != "standard"}
    assert {name: (tile["value"], tile["reveal"]) for name, tile in special.items()} == {
        "fp_elven_cloaks": (0, False),
        "fp_elven_rope": (0, False),
        "fp_phial_of_galadriel": (-2, False),
        "fp_smeagol": (-1, False),
        "sh_shelobs_lair": ("die", False),
        "sh_the_ring_is_mine": ("eye", True),
        "sh_on_on_they_went": (3, False),
        "sh_give_it_to_uss": (1, True),
    }
    for tile in special.values():
        assert tile["stop"] == (tile["kind"] == "shadow_special")
        assert CARD[tile["card"]]["deck"] == (
            "fp_character" if tile["kind"] == "fp_special" else "sh_character"
        )
    assert len({tile["card"] for tile in special.values()}) == 8


# ---- marks of doubt and the rule list


def test_doubts_are_marked_and_explained() -> None:
    doubtful = [region for region in REGIONS if "provenance" in region]
    assert doubtful
    for region in doubtful:
        assert region["provenance"] in PROVENANCE
        assert region["note"]


def test_what_the_cards_leave_open_is_a_ruling() -> None:
    """Doubts about a card are told once, in rulings.toml."""
    assert not [card["id"] for card in CARDS if card.keys() & {"rulings", "note", "provenance"}]
    told = {card for ruling in RULINGS for card in ruling.get("cards", ())}
    doubtful = "fp_strat_02 fp_strat_03 sh_char_06 sh_char_10 sh_char_19 sh_strat_10 sh_strat_21"
    assert set(doubtful.split()) <= told


def test_rule_ids_are_unique_and_well_formed() -> None:
    rules = [rule["id"] for rule in RULES["rule"]]
    examples = [example["id"] for example in RULES["example"]]
    assert len(set(rules)) == len(rules) == 331
    assert len(set(examples)) == len(examples) == 32
    assert all(re.fullmatch(r"wotr\.([1-9]|1[01])\.\d\d", rule) for rule in rules)
    assert all(re.fullmatch(r"wotr\.ex\.([1-9]|1[01])\.\d\d", example) for example in examples)
    for rule in RULES["rule"]:
        assert rule["title"] and rule["text"] and rule["section"]
        assert rule.keys() <= {"id", "title", "section", "text", "informative"}
    for example in RULES["example"]:
        assert example["given"] and example["when"] and example["then"]
        assert set(example["rules"]) <= set(rules)


def test_rules_refer_to_rules_that_exist() -> None:
    rules = {rule["id"] for rule in RULES["rule"]}
    for rule in RULES["rule"]:
        assert set(re.findall(r"wotr\.\d+\.\d\d", rule["text"])) <= rules
    for card in CARDS:
        texts = card["effect"] + card.get("discard", "")
        assert set(re.findall(r"wotr\.\d+\.\d\d", texts)) <= rules
