"""The reference clients play whole games, in Python and in JavaScript."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.bot_client import Robot, account, challenge, robot
from tests.server.support.live_server import Service
from tools.harness.site_client import RESTARTING, Caller, until
from westmarch.bots.remote import Refused, Remote
from westmarch.cli.app import run

ROOT = Path(__file__).parents[3]


def play(service: Service, person: Caller, bot: Robot) -> None:
    """Challenge a bot and play a duel with it to the end; in the midst its connections break off,
    and it comes back."""
    room = challenge(person, bot)
    until(lambda: person.room(room)["status"] != "waiting")
    moves = 0
    with person.look(room) as seen:
        while seen.state["room"]["status"] == "playing":
            if seen.mine:
                moves += 1
                if moves == 2:
                    until(lambda: connections(service, room, bot)[1])
                    service.do(break_off(service, room, bot))
                seen.act()
            else:
                seen.next("update", "presence")
        assert seen.state["room"]["winners"] and moves > 2


def connections(service: Service, room: str, bot: Robot) -> tuple[list[Any], list[Any]]:
    """The streams of a bot's events, and those of a game."""
    following = [one for one in service.room(room).lookers if one.person == bot.id]
    return list(service.hall.desk.streams.get(bot.id, ())), following


async def break_off(service: Service, room: str, bot: Robot) -> None:
    """End the streams of a bot, as a server that is restarted does."""
    events, following = connections(service, room, bot)
    for one in (*events, *following):
        one.dismiss(RESTARTING, "restarting")


def test_the_command(service: Service, ann: Caller) -> None:
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
    play(service, ann, bot)
    until(lambda: any("won" in line for line in said))
    owner.delete(f"/api/me/bots/{bot.id}/token")  # it ends when it may not come again
    thread.join(20)
    assert [refused.code for refused in ended] == ["bad_token"]


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    away = ["--server", "http://127.0.0.1:9", "--token", "wmb_x"]
    assert run(["bot", "run", "random", *away]) == 2
    assert "cannot reach http://127.0.0.1:9" in capsys.readouterr().err
    assert run(["bot", "run", "clever", *away]) == 2
    assert "no bot called 'clever'" in capsys.readouterr().err


def node() -> str | None:
    """Node.js 20 or later."""
    for found in (shutil.which("node"), str(ROOT / ".venv/node/node")):
        if found and Path(found).exists():
            version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
            if int(version.strip().lstrip("v").split(".")[0]) >= 20:
                return found
    return None


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_reference_clients(name: str, service: Service, ann: Caller) -> None:
    """At most sixty lines each, with nothing installed."""
    program = ROOT / "docs/examples" / name
    assert len(program.read_text("utf-8").splitlines()) <= 60
    runs = sys.executable if name == "bot.py" else node()
    if runs is None:
        pytest.skip("Node.js 20 or later is not installed")
    bot = robot(account(service.url))
    running = subprocess.Popen(
        [runs, str(program), service.url],
        env={**os.environ, "WESTMARCH_BOT_TOKEN": bot.token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        until(lambda: bot.ask("GET", "")["online"])
        play(service, ann, bot)
    finally:
        running.kill()
        print(running.communicate()[0])
