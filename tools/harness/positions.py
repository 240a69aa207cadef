"""Positions that the tests in a browser, and the screenshots, begin from."""

from __future__ import annotations

import re
from pathlib import Path

from tools.harness.browser import Asked

GOLDEN = Path(__file__).parents[2] / "tests/contract/golden/war_of_the_ring"
RECORD = GOLDEN / "heuristic.jsonl"
"""A finished game."""

ATTACK = """
turn: 3; phase: action_resolution; to act: shadow
osgiliath: gondor 3 regular 1 elite 1 leader, boromir
south_ithilien: sauron 6 regular 2 elite, 2 nazgul
gondor: active, at war; sauron: active, at war
dice shadow: 3 army, character, event; dice fp: 2 character, muster
hand shadow: sh_char_01 sh_char_02 sh_strat_01 sh_strat_02
hand fp: fp_char_05 fp_strat_01 fp_strat_02
fellowship: lorien, progress 2, hidden, corruption 2, guide strider, companions strider gimli
"""
"""The Shadow may attack Osgiliath at once, and both sides hold cards for the battle."""

TO_BATTLE = re.compile("Use the Army die|Attack|The army in South Ithilien|Attack Osgiliath")


def attack(asked: Asked) -> str:
    """On to the battle for Osgiliath, and through it with the first choice each time."""
    return next((one for one in asked.labels if TO_BATTLE.match(one)), asked.labels[0])


def in_battle(asked: Asked) -> bool:
    return asked.question.startswith("Battle for Osgiliath")


SIEGE = """
turn: 5; phase: action_resolution; to act: shadow
minas_tirith: sauron 5 regular 2 elite, 2 nazgul, witch_king
inside minas_tirith: gondor 3 regular 1 elite 1 leader, gandalf_the_white
osgiliath: sauron 2 regular ; pelargir: gondor 2 regular
helms_deep: rohan 2 regular 1 elite ; edoras: rohan 1 regular 1 leader
westemnet: isengard 4 regular 1 elite ; orthanc: isengard 2 regular, saruman
dale: north 1 regular ; vale_of_the_carnen: southrons_easterlings 4 regular 1 elite
gondor: active, at war ; rohan: active, at war ; north: active, 1 steps from war
sauron: active, at war ; isengard: active, at war ; southrons_easterlings: active, at war
fellowship: parth_celebrant, progress 2, hidden, corruption 4, guide strider
hunt box: fp 1 shadow 2 ; hunt drawn: std_1_1 std_2_1
rings: fp 2 shadow 1
dice shadow: 2 army, muster, character ; dice fp: 2 character, army_muster, event
hand shadow: sh_char_01 sh_strat_01 sh_strat_02 sh_strat_08 sh_char_05 sh_char_09
hand fp: fp_char_05 fp_strat_01 fp_strat_02
"""

ROAD = """
turn: 6; phase: action_resolution; to act: fp
fellowship: parth_celebrant, progress 3, hidden, corruption 5, guide strider
hunt box: fp 1 shadow 4 ; hunt drawn: std_1_1 std_2_1 std_eye_1
dead_marshes: 2 nazgul
gondor: active, at war ; sauron: active, at war
dice fp: 2 character, event ; dice shadow: 2 army, muster, event
hand fp: fp_char_05 fp_char_07 fp_strat_01 fp_strat_02 ; hand shadow: sh_char_01 sh_strat_01
"""

MIRKWOOD = """
scenario: passage_through_mirkwood; players: 2; round: 4; phase: combat; first: 1
deck 1: leadership; deck 2: spirit
threat: 33 29
quest: flies_and_spiders 5 progress
active: mountains_of_mirkwood 1 progress
staging: king_spider, forest_gate
heroes 1: aragorn 2 resources, theodred 1 resources exhausted, gloin 3 resources 1 damage
allies 1: faramir exhausted, guard_of_the_citadel, snowbourn_scout
attachments 1: steward_of_gondor on aragorn exhausted
engaged 1: dol_guldur_orcs, forest_spider 2 damage
hand 1: gandalf, sneak_attack, ever_vigilant, for_gondor, longbeard_orc_slayer, common_cause
heroes 2: eowyn 1 resources exhausted, dunhere 2 resources, eleanor 1 resources
allies 2: northern_tracker exhausted
attachments 2: unexpected_courage on dunhere
engaged 2: east_bight_patrol
hand 2: a_test_of_will, hasty_stroke
"""

VALLEY = """
turn: 4 ; phase: action_round ; to act: shadow
eastern_spur: 2 lake_men 1 dwarf_veteran, bard, 1 leaders, 1 dwarves_men_token
eb_spur_plain: 3 orc 1 great_orc 1 warg, bolg, 1 damage, 1 leaders
bl_gap_plain: 2 orc 3 warg, 1 leaders ; bl_ford_swamp: 2 orc
ruins_of_dale: 3 orc 1 great_orc ; v_east_swamp: 2 warg 1 orc
camp: 2 dwarf_regular 1 dwarf_veteran, dain, 2 damage, 1 leaders
v_northwest_plain: 2 elf_spearman 2 elf_archer 1 lake_men, thranduil, 1 leaders
front_gate: 1 dwarf_veteran 1 dwarf_regular, thorin
ravenhill: 3 elf_spearman 1 elf_archer, gandalf, 2 elves_token
lower_slopes: 3 elf_archer, 1 elves_token ; v_south_swamp: 2 orc
eb_heights_centre: 3 goblin ; mountain_pass_north: 2 goblin ; goblin_muster_west: 4 goblin
open passes: mountain_pass_north ; control ruins_of_dale: shadow ; walls front_gate: 2
bats: valley 2 eastern_bank 1 ; eagles: eyrie 1 valley 1 ; lord: eyrie
rings: 4 ; bodyguards: 2 ; activated: bard dain ; activations: 2 ; fate: 8
dice fp: 2 character event army_muster ; dice shadow: eye army_muster army character
hand shadow: event_01 event_08 shadow_story_02 shadow_story_09 event_20 event_12
hand fp: event_02 fp_story_05 fp_story_09
table: fate_07
"""

KINGSROAD = """
battle: clash_on_the_kingsroad
base: empty
round: 3 ; phase: command ; to act: stark
first: stark ; momentum: stark
morale: 0
l8: blue rickard_lord_of_karhold 1 unit1
k8: green northmen_archers 4 unit2
m8: green northmen_archers 4 unit4
g7: blue maege_bear_island 4 unit5
f8: green war_host 4 unit6
g8: green war_host 1 unit7
f7: blue war_host 4 unit8
k5: blue addam_ashemark 1 unit10
f6: green cavaliers 1 unit11
j8: green cavaliers 3 unit12
i4: green cavaliers 3 unit13
j6: blue kevan_trusted_captain 4 unit14
k7: green guard 4 unit15
l7: blue guard 3 unit16
i3: green guard 4 unit17
m3: green guard 4 unit18
m7: green westerlands_archers 2 unit19
engaged l8: m7 stark
engaged f7: f6 stark
commander kevan_trusted_captain: spent
commander addam_ashemark: spent
pool stark: 1 green 1 valor 1 morale
hand stark: stark_08 stark_09 stark_26 stark_06
discards stark: stark_01 stark_21 stark_25 stark_10 stark_07
pool lannister: 2 blue 1 red 1 morale
hand lannister: lannister_30 lannister_27 lannister_14 lannister_12
discards lannister: lannister_05 lannister_26 lannister_01 lannister_03 lannister_07
control j8: lannister
"""
"""The third round of the Clash on the Kingsroad, as the bots came to it."""
