"""A whole game of War of the Ring against the heuristic bot, by clicking alone."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser import Asked, Table

MOST = 900
"""Far more choices than such a game asks for."""

WISHES = (
    r"Move the Fellowship",
    r"Hide the Fellowship",
    r"Use the Character die",
    r"Use the Will of the West as Character",
    r"Use the Will of the West die",
    r"Elven Ring: change the .* die to Character",
    r"Use the Ring",
    r"Stay hidden",
    r"Stop in",
    r"Use the Army",
    r"Move up to two armies",
    r"To ",
    r"The whole army",
    r"Skip",
    r"Pass",
    r"Done",
)
"""What the clicker likes best, in this order: on to Mordor, whatever the Ring takes."""


def hurry(asked: Asked) -> str:
    for wish in WISHES:
        for label in asked.labels:
            if re.match(wish, label):
                return label
    return asked.labels[0]


def test_a_full_game_against_the_heuristic_bot(ann: Table, tmp_path: Path) -> None:
    ann.go("/")
    ann.page.get_by_role("link", name="New table").first.click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_url("**/room/*")
    expect(ann.bar).to_be_visible()
    promised = ann.room["seed_hash"]
    assert ann.room["seed"] is None

    by_board = by_button = by_key = 0
    for number in range(MOST):
        asked = ann.asked()
        if asked.over is not None:
            break
        targets = ann.targets()
        n = ann.state["n"]
        if targets and by_board < 40 and ann.hit(ann.region(targets[number % len(targets)])):
            ann.answered(n)
            by_board += 1
        elif number % 5 == 4 and len(asked.choices) < 7:
            ann.page.keyboard.press(str(asked.labels.index(hurry(asked)) + 1))
            by_key += 1
        else:
            ann.choose(hurry(asked))
            by_button += 1
    else:
        raise AssertionError("the game did not end")
    assert by_board and by_key and by_button, (by_board, by_key, by_button)

    panel = ann.page.get_by_role("region", name=re.compile("You have (won|lost)"))
    expect(panel).to_be_visible()
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
