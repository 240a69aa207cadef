"""Simulations: sums, seeds, processes, records, games that break."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.arena.match import play
from westmarch.arena.simulate import SimulationResult, game_seed, simulate
from westmarch.bots import registry as bots
from westmarch.games.duel.game import GAME
from westmarch.kernel import record
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.errors import BadOption, BadRecord
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

TWO = ["random", "random"]


def sums(result: SimulationResult) -> tuple[object, ...]:
    return (result.games, result.decisions, result.wins, result.endings, result.rounds_mean)


def test_the_sums_add_up() -> None:
    result = simulate(GAME, {"goal": "9"}, TWO, games=40, seed=5)
    assert result.games == result.finished == 40 and result.errors == 0
    assert sum(result.endings.values()) == 40
    assert set(result.wins) == {"red", "blue"} and sum(result.wins.values()) >= 40
    assert result.rounds_mean > 1 and result.decisions > 40 and result.seconds > 0


def test_processes_do_not_change_the_result() -> None:
    alone = simulate(GAME, {}, TWO, games=30, seed=5, jobs=1)
    together = simulate(GAME, {}, TWO, games=30, seed=5, jobs=2)
    assert sums(alone) == sums(together)
    assert sums(alone) != sums(simulate(GAME, {}, TWO, games=30, seed=6))


def test_simulations_with_near_seeds_share_no_game() -> None:
    one, two = ({game_seed(seed, number) for number in range(1000)} for seed in (1, 2))
    assert len(one) == 1000 and not one & two


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    simulate(GAME, {}, TWO, games=3, seed=5, folder=folder)
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for path in files:
        saved = record.read(path)
        record.verify(saved)
        assert saved.header.players == ("random", "random")


def test_a_game_that_breaks_is_told_and_loses_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "breaks", "tests.toy.bots:Breaks")
    result = simulate(GAME, {}, ["breaks", "random"], games=30, seed=1, folder=tmp_path)
    assert 0 < result.errors < 30
    assert result.finished == 30 - result.errors == sum(result.endings.values())
    assert len(result.faults) == result.errors
    assert {fault.seed for fault in result.faults} <= {game_seed(1, n) for n in range(30)}
    assert "Breaks chose" in result.faults[0].message


@pytest.mark.pure
def test_the_record_of_a_game_that_breaks_reproduces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "broken.jsonl"

    def explode(s: State, action: Action) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr("westmarch.arena.match.flow.take", explode)
    outcome = play(GAME, GAME.choose_options({}), 3, TWO, keep=path)
    assert outcome.error.startswith("KeyError: 'a bug'") and outcome.ending == ""
    saved = record.read(path)
    assert saved.closing is not None and saved.closing.ending == "error"
    with pytest.raises(KeyError):
        record.replay(saved)


def test_a_stuck_game_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.arena.match.DECISION_LIMIT", 4)
    result = simulate(GAME, {}, TWO, games=2)
    assert result.errors == 2 and "did not end within 4 decisions" in result.faults[0].message


class Counts:
    """Counts what it is told."""

    def __init__(self) -> None:
        self.told = {"before": 0, "step": 0, "after": 0}

    def before(self, game: Game, s: State) -> None:
        self.told["before"] += 1

    def step(self, game: Game, s: State, seat: int, action: Action) -> None:
        assert s.offer is not None and action in s.offer.actions
        self.told["step"] += 1

    def after(self, game: Game, s: State) -> None:
        assert s.ending
        self.told["after"] += 1


def test_accumulators_are_told_everything() -> None:
    counts = Counts()
    outcome = play(GAME, GAME.choose_options({}), 3, TWO, watchers=[counts])
    assert counts.told == {"before": 1, "step": outcome.decisions, "after": 1}


@pytest.mark.parametrize("players", [[], ["random"] * 3, ["random", "clever"]])
def test_bad_bots_are_told_before_anything_is_played(players: list[str]) -> None:
    with pytest.raises(BadOption):
        simulate(GAME, {}, players, games=1)


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="cannot create the folder"):
        simulate(GAME, {}, TWO, games=1, folder=tmp_path / "file")


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot write"):
        play(GAME, GAME.choose_options({}), 3, TWO, keep=tmp_path / "none" / "game.jsonl")


def test_a_campaign_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sequel(self: Game, s: State) -> dict[str, str] | None:
        options = self.options_of(s)
        return {**options, "goal": "9"} if options["goal"] == "5" and s.winners == [0] else None

    alone = simulate(GAME, {}, TWO, games=20, seed=2)
    monkeypatch.setattr(type(GAME), "sequel", sequel)
    result = simulate(GAME, {}, TWO, games=20, seed=2, folder=tmp_path)
    assert result.games == result.finished == 20
    assert result.sequels == alone.wins["red"] > 0
    assert result.decisions > alone.decisions
    second = sorted(tmp_path.glob("*-2.jsonl"))
    assert len(second) == result.sequels
    saved = record.read(second[0])
    assert saved.header.options["goal"] == "9" and str(saved.header.seed).endswith(":2")
    record.verify(saved)
