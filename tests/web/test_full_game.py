"""Whole games by the things on the stage alone: the map, cards, dice, decks, tracks, panels."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.things import Json, anything, play_on
from tools.harness.browser import Table

MOST = 900
"""Far more choices than such a game asks for."""

IN_MORDOR = """
turn: 9; phase: action_resolution; to act: fp
fellowship: minas_morgul, hidden, corruption 5, guide strider, companions strider gimli
mordor: step 0 ; hunt box: shadow 2
osgiliath: gondor 3 regular 1 elite 1 leader, boromir
south_ithilien: sauron 6 regular 2 elite, 2 nazgul
gondor: active, at war; sauron: active, at war
dice fp: 2 character, army_muster, event; dice shadow: 2 army, character, event
hand fp: fp_char_05 fp_strat_01 ; hand shadow: sh_char_01 sh_strat_01
"""
"""Five steps from the Crack of Doom: the Ring is destroyed, or it wins, within a few turns."""

WISHES = (
    r"Move the Fellowship",
    r"Hide the Fellowship",
    r"Use the Character die",
    r"Use the Will of the West as Character",
    r"Use the Will of the West die",
    r"Elven Ring: change the .* die to Character",
    r"Use the Ring",
    r"Do not declare it",
    r"Stop (in|at|on|here)",
    r"Use the Army",
    r"Move up to two armies",
    r"To ",
    r"The whole army",
    r"Skip",
    r"Pass",
    r"Done",
)
"""What the clicker likes best, in this order: on to Mordor, whatever the Ring takes."""


def hurry(decision: Json) -> Json:
    for wish in WISHES:
        for choice in decision["actions"]:
            if re.match(wish, choice["label"], re.IGNORECASE):
                return dict(choice)
    return dict(decision["actions"][0])


def is_over(table: Table) -> None:
    assert table.asked().over is not None, "the game did not end"
    assert table.room["status"] == "finished"
    panel = table.page.get_by_role("region", name=re.compile("You have (won|lost)"))
    expect(panel).to_be_visible()


def test_the_end_of_war_of_the_ring_by_the_board_alone(ann: Table, tmp_path: Path) -> None:
    ann.sit(ann.make("me", "random", position=IN_MORDOR))
    promised = ann.room["seed_hash"]
    assert ann.room["seed"] is None
    kinds, ways = play_on(ann, hurry, MOST)
    is_over(ann)
    assert kinds["choose_die"] and ways["face"] and ways["die"], (kinds, ways)
    panel = ann.page.get_by_role("region", name=re.compile("You have (won|lost)"))
    panel.get_by_text("Fair dice").click()
    shown = panel.locator("code").all_inner_texts()
    assert shown[0] == promised
    assert hashlib.sha256(shown[1].encode()).hexdigest() == promised
    with ann.page.expect_download() as download:
        panel.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    westmarch = Path(sys.executable).with_name("westmarch")
    subprocess.run([westmarch, "replay", record, "--verify"], check=True, capture_output=True)


SIDES = {"free_peoples": ("me", "random"), "shadow": ("random", "me")}


@pytest.mark.parametrize("side", SIDES)
def test_the_beginning_of_war_of_the_ring_by_the_board_alone(ann: Table, side: str) -> None:
    """Whatever is chosen: every choice can be made by some thing."""
    ann.sit(ann.make(*SIDES[side], seed=f"by the board {side}"))
    kinds, ways = play_on(ann, anything(side), 20)
    assert sum(ways.values()) == 20 and kinds["choose_die"], (kinds, ways)


@pytest.mark.soak
def test_a_full_game_of_war_of_the_ring_by_the_board_alone(ann: Table) -> None:
    ann.go("/")
    ann.page.get_by_role("link", name="New table").first.click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_url("**/room/*")
    expect(ann.bar).to_be_visible()
    play_on(ann, hurry, MOST)
    is_over(ann)
