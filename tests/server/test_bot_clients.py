"""The reference clients play whole games, in Python and in JavaScript."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from tests.server.robot import Robot, account, challenge, robot
from tests.server.service import Caller, Service, until
from westmarch.bots.remote import Refused, Remote
from westmarch.cli.app import run

ROOT = Path(__file__).parents[2]


def play(person: Caller, bot: Robot) -> None:
    """Challenge a bot and play a duel with it to the end."""
    room = challenge(person, bot)
    until(lambda: person.room(room)["status"] != "waiting")
    with person.look(room) as seen:
        while seen.state["room"]["status"] == "playing":
            if seen.mine:
                seen.act()
            else:
                seen.next("update", "presence")
        assert seen.state["room"]["winners"]


def test_the_client_in_python(service: Service, ann: Caller) -> None:
    owner = account(service.url)
    bot = robot(owner)
    said: list[str] = []
    ended: list[Refused] = []

    def work() -> None:
        try:
            Remote(service.url, bot.token, "random", said.append).run()
        except Refused as refused:
            ended.append(refused)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    play(ann, bot)
    until(lambda: any("won" in line for line in said))
    owner.delete(f"/api/me/bots/{bot.id}/token")  # it ends when it may not come again
    thread.join(20)
    assert [refused.code for refused in ended] == ["bad_token"]


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    away = ["--server", "http://127.0.0.1:9", "--token", "wmb_x"]
    assert run(["bot", "run", "random", *away]) == 2
    assert "cannot reach http://127.0.0.1:9" in capsys.readouterr().err
    assert run(["bot", "run", "clever", *away]) == 2
    assert "is called 'clever'" in capsys.readouterr().err


def node() -> str | None:
    """Node.js 20 or later."""
    for found in (shutil.which("node"), str(ROOT / ".venv/node/node")):
        if found and Path(found).exists():
            version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
            if int(version.strip().lstrip("v").split(".")[0]) >= 20:
                return found
    return None


@pytest.mark.skipif(node() is None, reason="Node.js 20 or later is not installed")
def test_the_client_in_javascript(service: Service, ann: Caller) -> None:
    bot = robot(account(service.url))
    program = subprocess.Popen(
        [str(node()), str(ROOT / "docs/examples/bot.mjs"), service.url, "duel"],
        env={**os.environ, "WESTMARCH_BOT_TOKEN": bot.token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        until(lambda: bot.ask("GET", "")["online"])
        play(ann, bot)
    finally:
        program.kill()
        print(program.communicate()[0])
