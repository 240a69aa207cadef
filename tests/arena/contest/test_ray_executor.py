"""A small cluster on this machine plays as everybody does, and a worker that dies loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.contest.test_tournament import FIRST, contest, played
from westmarch.arena.contest.ray_executor import RayExecutor
from westmarch.kernel.engine.errors import BadOption

pytest.importorskip("ray")


def test_a_cluster_loses_nothing_with_a_worker(tmp_path: Path) -> None:
    killed = f"tests.toy.bots.Killed:file={tmp_path / 'killed'}"
    tournament, result = played(contest(killed, "random", games=24), RayExecutor("local", 2))
    assert (tmp_path / "killed").exists(), "no worker was killed"
    assert result.games == len(tournament.notes.games) == 24 and not result.faults
    _, calm = played(contest(FIRST, "random", games=24))
    assert result.pairings[0].share == calm.pairings[0].share


def test_no_cluster_is_told() -> None:
    with pytest.raises(BadOption, match="no Ray cluster at "):
        RayExecutor("127.0.0.1:1", 1)
