"""Datasets: what is written reads back, and replays to the same decisions and ends."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from westmarch.arena.dataset import load, mask, write
from westmarch.arena.dataset.card import card, command
from westmarch.arena.match import play
from westmarch.cli.app import run
from westmarch.gym.observations import observer
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.game import Game

GAMES = [*registry.games(), registry.game("duel")]


def options_of(game: Game, rng: Random) -> dict[str, str]:
    """Options drawn at random: players, battles, scenarios, modes."""
    names = ("players", "battle", "scenario", "mode", "retreat", "goal")
    return {o.name: rng.choice(o.values) for o in game.options if o.name in names}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_written_reads_back_and_replays(game: Game, tmp_path: Path) -> None:
    options = options_of(game, Random(f"dataset {game.id}"))
    written = write(game, options, ["random"], 2, tmp_path, seed=3, observations=True)
    data = load(tmp_path)
    assert len(data) == written.games == 2 and written.broken == 0
    look, total = observer(game.id), 0
    for number, found in enumerate(data.games(observations=True)):
        assert found.number == number
        again = play(game, data.info.options, found.seed, found.bots)
        assert (again.ending, list(again.winners)) == (found.ending, found.winners)
        assert again.decisions == len(found.decisions) and again.rounds == found.rounds
        states = found.replay()
        for decided, s in zip(found.decisions, states, strict=False):
            assert s.offer is not None and s.offer.kind == decided.kind
            assert decided.action in decided.legal
            assert look(s, decided.seat).tobytes() == decided.observation
            assert decided.outcome == found.outcomes[decided.seat]
        last = next(states)
        assert last.offer is None and last.ending == found.ending
        total += len(found.decisions)
    assert total == written.decisions


def test_arrays(tmp_path: Path) -> None:
    duel = registry.game("duel")
    write(duel, {}, ["random"], 10, tmp_path, observations=True, shard=4)
    data = load(tmp_path)
    batches = list(data.batches(7))
    rows = [d for game in data.games(observations=True) for d in game.decisions]
    assert sum(len(b["action"]) for b in batches) == len(rows)
    at = 0
    for batch in batches:
        masks = mask(batch, data.info.actions)
        for i in range(len(batch["action"])):
            row = rows[at + i]
            assert masks[i].nonzero()[0].tolist() == sorted(row.legal)
            assert batch["observation"][i].tobytes() == row.observation
            assert (batch["action"][i], batch["seat"][i]) == (row.action, row.seat)
            start, end = batch["random_offsets"][i : i + 2]
            assert batch["random_values"][start:end].tolist() == row.random
        at += len(batch["action"])
    assert np.concatenate([b["outcome"] for b in batches]).tolist() == [r.outcome for r in rows]


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_the_same_files_whoever_plays_and_however_often_it_was_interrupted(tmp_path: Path) -> None:
    duel = registry.game("duel")
    one, two = tmp_path / "one", tmp_path / "two"
    write(duel, {}, ["random"], 10, one, shard=4)
    write(duel, {}, ["random"], 6, two, shard=4)
    (two / "decisions" / "00002.part").write_bytes(b"torn")
    (two / "games" / "00000.parquet").unlink()
    done: list[int] = []
    written = write(duel, {}, ["random"], 10, two, shard=4, jobs=2, watch=done.append)
    assert sorted(done) == [2, 4, 4] and written.played == 10 and written.games == 10
    assert files(one) == files(two)
    assert write(duel, {}, ["random"], 10, two, shard=4).played == 0
    with pytest.raises(BadOption, match="another dataset: its seed is 1, not 2"):
        write(duel, {}, ["random"], 10, two, shard=4, seed=2)
    with pytest.raises(BadOption, match="not a dataset"):
        load(tmp_path)


def test_a_process_that_dies_costs_a_shard_and_no_more(tmp_path: Path) -> None:
    duel, out = registry.game("duel"), tmp_path / "set"
    bots = [f"tests.toy.bots.Killed:file={tmp_path / 'killed'}", "random"]
    with pytest.raises(WestmarchError, match="died; run the same command again"):
        write(duel, {}, bots, 8, out, shard=4, jobs=2)
    written = write(duel, {}, bots, 8, out, shard=4, jobs=2)
    assert written.games == 8 and written.broken == 0


def test_a_broken_game_is_kept_as_far_as_it_went(tmp_path: Path) -> None:
    duel = registry.game("duel")
    written = write(duel, {}, ["random", "tests.toy.bots.Breaks"], 20, tmp_path)
    assert 0 < written.broken < 20
    for game in load(tmp_path).games():
        assert bool(game.error) == (game.ending == "")
        list(game.replay())


def test_the_command_writes_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "set")
    words = ["dataset", "duel", "--games", "5", "--bots", "random", "--out", out]
    assert run([*words, "--option", "goal=9"]) == 0
    assert "duel: 5 games" in capsys.readouterr().out
    text = (tmp_path / "set" / "README.md").read_text()
    assert text == card(tmp_path / "set")
    remake = command(load(out).info, 5)
    assert remake in text and "--option goal=9" in remake
    other = tmp_path / "other"
    assert run([*remake.replace("DIR", str(other)).split()[1:], "--json"]) == 0
    assert files(tmp_path / "set") == files(other)
