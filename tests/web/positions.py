"""Positions that the tests in a browser, and the screenshots, begin from."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.browser import Asked

GOLDEN = Path(__file__).parents[1] / "contract/golden/war_of_the_ring"
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
