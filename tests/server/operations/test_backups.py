"""A copy taken while games go on, put back, played on; rehearsed as the guide says."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.support.live_server import Service
from tools.harness.services import Postgres
from tools.harness.site_client import Caller, play_on, together
from westmarch.cli.app import run
from westmarch.server.config import database_url
from westmarch.server.storage.file_lock import Claim

ROOT = Path(__file__).parents[3]
PASSWORD = "speak friend and enter"

Addresses = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Addresses:
    """Makes addresses of databases that are not there, or empty, yet."""
    if request.param == "sqlite":
        numbers = iter(range(100))
        return lambda: f"sqlite:///{tmp_path}/rooms{next(numbers)}.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    monkeypatch.setenv("PATH", f"{postgres.programs}:{os.environ['PATH']}")
    return postgres.database


def test_a_copy_of_a_running_server_is_put_back_and_played_on(
    new_database: Addresses, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, copy = new_database(), new_database(), tmp_path / "copy"
    claim, service = Claim(database_url(old)), Service(old).start()
    ann, bob = Caller(service.url), Caller(service.url)
    ann.post("/api/accounts", {"name": "Celebrimbor", "password": PASSWORD})
    ann.me = ann.get("/api/me")
    room = together(ann, bob, options={"goal": "9"})["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        play_on([red, blue], 4)
        assert run(["backup", str(copy), "--database", old]) == 0
        before = red.caught_up(4)
        play_on([red, blue], 2)  # not in the copy
        # Nothing is put in the place of what a server uses.
        assert run(["restore", str(copy), "--replace", "--database", old]) == 2
        assert play_on([red, blue], 1) == 1
    service.stop()
    claim.let_go()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert run(["restore", str(copy), "--database", new]) == 0
    assert run(["check-games", "--database", new]) == 0
    assert "1 continue unchanged" in capsys.readouterr().out
    again = Service(new).start()
    ann, bob = ann.at(again.url), bob.at(again.url)
    with ann.look(room) as red, bob.look(room) as blue:
        assert red.state["n"] == 4 and red.state["view"] == before["view"]
        assert play_on([red, blue], 2) == 2
    phone = Caller(again.url)
    phone.post("/api/session", {"name": "Celebrimbor", "password": PASSWORD})
    again.stop()
    # The old one goes back to where it was, if that is asked for.
    assert run(["restore", str(copy), "--database", old]) == 2
    assert run(["restore", str(copy), "--replace", "--database", old]) == 0


def test_the_rehearsal_of_the_guide(new_database: Addresses, tmp_path: Path) -> None:
    database, scratch = new_database(), new_database()
    westmarch = tmp_path / "westmarch"
    program = "from westmarch.cli import main; main()"
    westmarch.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{program}" "$@"\n')
    westmarch.chmod(0o755)

    def rehearse(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(ROOT / "deploy/rehearse-backup.sh"), *words]
        environment = {**os.environ, "WESTMARCH": str(westmarch)}
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    service = Service(database).start()
    ann = Caller(service.url)
    room = ann.make("me", "me", game="war_of_the_ring")["id"]
    with ann.look(room) as seen:
        play_on([seen], 3)
        for _ in range(2):  # the second time the scratch database is not empty
            done = rehearse(database, scratch)
            assert done.returncode == 0, done.stderr
            assert "1 running games" in done.stdout and "1 continue unchanged" in done.stdout
        assert play_on([seen], 1) == 1
    service.stop()
    assert rehearse(database, database).returncode == 2  # never onto itself


def test_what_is_no_copy_is_refused(
    new_database: Addresses, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = new_database(), tmp_path / "file"
    kind = database.partition(":")[0]

    def refusal(*words: str) -> str:
        assert run([*words, "--database", database]) == 2
        return capsys.readouterr().err

    assert "cannot read" in refusal("restore", str(file))
    file.write_text("not a copy")
    assert f"is not a copy of a {kind} database" in refusal("restore", str(file))
    assert "already exists" in refusal("backup", str(file))
    file.write_bytes({"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}[kind] + b"torn")
    assert "westmarch: " in refusal("restore", str(file))
    assert not list(tmp_path.glob("*.part"))
