"""Measurements."""

from __future__ import annotations

import pytest

from westmarch.arena.bench import catanatron
from westmarch.arena.bench.bench import ROUNDS, Gauge, bench, sample, side_by_side
from westmarch.arena.bench.bot_bench import BotGauge
from westmarch.games.duel.game import GAME
from westmarch.kernel.engine.errors import BadOption


def test_rates_are_measured() -> None:
    speed = bench(GAME, {}, seconds=0.1)
    assert speed.decisions_per_s > speed.games_per_s > 0
    assert speed.clones_per_s > 0
    assert 1 < speed.legal_mean < 4


def test_games_are_measured_side_by_side_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []
    run = Gauge.run

    def noted(self: Gauge, seconds: float) -> None:
        turns.append(self._options["goal"])
        run(self, seconds)

    monkeypatch.setattr(Gauge, "run", noted)
    tables = {"short": (GAME, {"goal": "5"}), "long": (GAME, {"goal": "9"})}
    speeds = side_by_side(tables, seconds=0.08)
    assert turns == ["5", "9"] * ROUNDS
    assert speeds["short"].games_per_s > speeds["long"].games_per_s > 0


def test_positions_are_spread_over_a_game() -> None:
    found = sample(GAME, GAME.choose_options({}), 1)
    assert len({s.moves for s in found}) == len(found) > 5


def test_a_bot_is_measured_over_games_that_follow_each_other() -> None:
    gauge = BotGauge(GAME, {}, "random")
    whole = gauge.play(200)
    assert whole.decisions == 200 and whole.decisions_per_s > 0
    assert gauge._games > 1  # a duel is shorter than that
    assert gauge.run(0.01).decisions > 0


def test_stretches_of_a_bot_make_the_same_decisions_as_one_run() -> None:
    whole = BotGauge(GAME, {}, "random").play(100)
    parts = BotGauge(GAME, {}, "random")
    first, second = parts.play(60), parts.play(40)
    assert first.chosen != second.chosen == whole.chosen
    assert BotGauge(GAME, {}, "random", seed=2).play(100).chosen != whole.chosen


def test_comparison_with_catanatron() -> None:
    pytest.importorskip("catanatron")
    compared = catanatron.compare(GAME, {}, seconds=1, seed=1)
    assert compared.theirs["decisions_per_s"] > compared.theirs["choices_per_s"] > 0
    ours = compared.ours.decisions_per_s
    assert compared.decisions_ratio == round(ours / compared.theirs["decisions_per_s"], 3)


def test_a_missing_yardstick_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "catanatron.game", None)
    with pytest.raises(BadOption, match="Catanatron is not installed"):
        catanatron.compare(GAME, {}, seconds=1, seed=1)
