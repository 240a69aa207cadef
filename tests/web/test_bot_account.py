"""A bot account made in the browser, the reference client that plays with its token, a battle
against it."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from pathlib import Path

from playwright.sync_api import expect

from tests.games.battles_of_westeros.helpers import plan
from tests.web.conftest import Open
from tools.harness.browser import Table

PASSWORD = "speak friend and enter"


def test_a_bot_is_made_challenged_and_played_against(visit: Open) -> None:
    ann: Table = visit()
    page = ann.page
    battle = ann.post("/api/battles", {"plan": plan(rounds=1)})["id"]
    ann.post("/api/accounts", {"name": f"Ann {uuid.uuid4().hex[:8]}", "password": PASSWORD})
    called = f"Grond {uuid.uuid4().hex[:6]}"
    ann.go("/me")
    mine = page.get_by_role("region", name="Your bots")
    mine.get_by_label("Name of the bot").fill(called)
    mine.get_by_role("checkbox", name="Battles of Westeros").check()
    mine.get_by_role("button", name="Create a bot account").click()
    shown = mine.get_by_role("group", name=f"The token of {called}")
    token = shown.locator("code").inner_text()
    shown.get_by_role("button", name="I have saved it").click()
    expect(mine.get_by_role("listitem")).to_contain_text(f"{called} never connected")
    client = subprocess.Popen(
        [
            str(Path(sys.executable).with_name("westmarch")),
            *("bot", "run", "heuristic", "--game", "battles_of_westeros"),
            *("--server", ann.server.url),
        ],
        env={**os.environ, "WESTMARCH_BOT_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        ann.until(lambda: any(one["name"] == called for one in ann.get("/api/bots")), "the bot")
        ann.go(f"/new/battles_of_westeros?battle={battle}")
        page.get_by_role("radio", name=called).check()
        page.get_by_role("button", name="Challenge the bot").click()
        expect(page.get_by_text(f"{called} (bot)").first).to_be_visible()
        for _ in range(200):
            if ann.play().over is not None:
                break
        seats = ann.room["seats"]
        assert ann.room["status"] == "finished"
        assert [seat["player"].get("bot", False) for seat in seats] == [False, True]
    finally:
        client.kill()
        print(client.communicate()[0])
