"""Contests as they are played: who plays does not matter, nothing is lost, faults are named."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import msgspec
import pytest

import westmarch
from westmarch.arena.contest.contest import Contest, Test, setting_of
from westmarch.arena.contest.executors import ProcessExecutor, SerialExecutor
from westmarch.arena.contest.journal import Journal, Memory
from westmarch.arena.contest.results import GameResult
from westmarch.arena.contest.standings import Standings, standings
from westmarch.arena.contest.tournament import Tournament
from westmarch.arena.match import Clock, Stopwatch
from westmarch.kernel.engine.errors import BadOption

DUEL = setting_of("duel", {})
FIRST, LAST = "tests.toy.bots.First", "tests.toy.bots.First:last=true"


def contest(*bots: str, games: int = 20, **changes: object) -> Contest:
    return Contest(settings=(DUEL,), bots=bots, games=games, **changes)  # type: ignore[arg-type]


def played(
    found: Contest, executor: object = None, notes: object = None
) -> tuple[Tournament, Standings]:
    tournament = Tournament(found, notes or Memory())  # type: ignore[arg-type]
    tournament.play(executor or SerialExecutor())  # type: ignore[arg-type]
    return tournament, standings(tournament, "x", 0)


def timeless(games: dict[str, GameResult]) -> dict[str, GameResult]:
    return {k: msgspec.structs.replace(p, clocks=()) for k, p in games.items()}


def test_the_table_adds_up() -> None:
    _, result = played(contest(LAST, FIRST, "random"))
    assert result.games == result.planned == 60 and not result.faults and not result.void
    assert sum(e.share.games for e in result.bots) == 120
    assert sum(e.share.wins + e.share.draws / 2 for e in result.bots) == 60
    assert [e.rating for e in result.bots] == sorted((e.rating for e in result.bots), reverse=True)
    assert all(e.rating_low < e.rating < e.rating_high for e in result.bots)
    assert abs(sum(e.rating for e in result.bots)) < 0.5
    assert all(e.actions > 0 and e.ms_longest >= e.ms_mean > 0 for e in result.bots)
    assert all(0 < e.ms_p95 <= e.ms_longest for e in result.bots)
    place = result.settings[0]
    assert sum(place.endings.values()) == place.games == 60
    assert place.reached[""]["score_red"].games == 60


def test_a_clock_knows_within_what_time_most_actions_were_done() -> None:
    clocks = []
    for part in range(3):
        watch = Stopwatch()
        for ms in range(1, 1001):
            if ms % 3 == part:
                watch.add(ms / 1000)
        clocks.append(watch.stop())
    clock = sum(clocks, Clock())
    assert clock.actions == 1000 and clock.longest == 1.0
    for share in (0.05, 0.5, 0.95):
        assert abs(clock.within(share) - share) <= 0.06 * share
    assert clock.within(1.0) <= clock.longest and Clock().within(0.95) == 0.0
    back = msgspec.json.decode(msgspec.json.encode(clock), type=Clock)
    assert back == clock


def test_processes_play_the_same_games() -> None:
    found = contest(LAST, "random", games=30)
    alone, result = played(found)
    together, other = played(found, ProcessExecutor(2))
    assert timeless(alone.notes.games) == timeless(together.notes.games)
    assert result.bots[0].rating == other.bots[0].rating


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    killed = f"tests.toy.bots.Killed:file={tmp_path / 'killed'}"
    executor, struck = ProcessExecutor(2), []
    tournament = Tournament(contest(killed, "random", games=40), Memory())

    def strike() -> None:
        if not struck:  # As somebody at the machine would, besides the bot itself.
            struck.append(next(iter(executor.pool.workers)).process.pid)
            os.kill(struck[0], signal.SIGKILL)

    tournament.play(executor, strike)
    result = standings(tournament, "x", 0)
    assert (tmp_path / "killed").exists() and struck
    assert result.games == 40 and not result.faults
    _, calm = played(contest(FIRST, "random", games=40))
    assert result.pairings[0].share == calm.pairings[0].share
    assert not executor.pool.workers


def test_a_game_that_kills_every_process_is_void_and_told() -> None:
    _, result = played(contest("tests.toy.bots.Killed", "random", games=2), ProcessExecutor(2))
    assert result.games == result.void == len(result.faults) == 2
    assert "the process died, 3 times" in result.faults[0].message and not result.faults[0].bot


def test_who_breaks_a_game_loses_it() -> None:
    _, result = played(contest("tests.toy.bots.Raises", "tests.toy.bots.Breaks", "random"))
    by_name = {e.bot: e for e in result.bots}
    assert by_name["random"].crashes == 0
    raises = by_name["tests.toy.bots.Raises"]
    assert raises.crashes > 30 and raises.share.wins < 10
    assert result.void == 0 and result.games == 60
    assert len(result.faults) == sum(e.crashes for e in result.bots)
    told = next(f for f in result.faults if f.bot == "tests.toy.bots.Raises")
    assert "ZeroDivisionError: a bug of mine (bots.py:" in told.message
    assert told.seed and "tests.toy.bots.Raises" in told.players


def test_a_test_stops_a_pairing_whoever_plays() -> None:
    found = contest(FIRST, LAST, games=2000, test=Test(0, 200))
    _, result = played(found)
    test = result.pairings[0].test
    assert test is not None and test.verdict in ("stronger", "not_stronger")
    assert result.games == 2 * test.bouts < 2000
    _, other = played(found, ProcessExecutor(2))
    assert other.pairings == result.pairings


def test_teams_against_the_game() -> None:
    quest = setting_of("lotr_card_game", {"players": "2", "mode": "easy"})
    found = Contest(settings=(quest,), bots=("random", FIRST), games=2, test=Test(0, 50))
    _, result = played(found)
    place = result.settings[0]
    assert place.together and result.games == 4
    assert set(place.bots) == set(place.reached) == {"random", FIRST}
    assert place.reached["random"]["threat_player_2"].games == 2
    assert result.pairings[0].test is not None and result.pairings[0].test.bouts == 2
    assert result.pairings[0].share.games == 0


# ---- the journal


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    path, found = tmp_path / "new" / "journal.jsonl", contest(FIRST, "random", games=100)
    with Journal(path) as journal:
        tournament, left = Tournament(found, journal), [2]

        def interrupt() -> None:
            left[0] -= 1
            if not left[0]:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            tournament.play(SerialExecutor(), interrupt)
    before = path.read_bytes()
    with Journal(path) as journal:
        half = len(journal.games)
        assert 0 < half < 100
        _, result = played(found, notes=journal)
        assert result.resumed == half and result.games == 100
    assert path.read_bytes().startswith(before)
    assert len(path.read_text().splitlines()) == 101
    whole, _ = played(found)
    with Journal(path) as journal:
        assert timeless(journal.games) == timeless(whole.notes.games)


def test_a_torn_line_loses_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    found = contest(FIRST, "random", games=4)
    with Journal(path) as journal:
        played(found, notes=journal)
    whole = path.read_bytes()
    last = whole[:-1].rfind(b"\n") + 1
    for cut in (len(whole) - 1, len(whole) - 20, last + 1):
        path.write_bytes(whole[:cut])
        with Journal(path) as journal:
            assert len(journal.games) == 3
            played(found, notes=journal)
        assert len(path.read_bytes().splitlines()) == 5
    path.write_bytes(whole[:last] + b"\0" * 40 + b"\n")
    with Journal(path) as journal:
        assert len(journal.games) == 3


def test_a_foreign_or_used_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path), pytest.raises(BadOption, match="in use by another contest"):
        Journal(path)
    for text, named in (
        ("hello\n", "not the journal"),
        ('{"journal":9,"westmarch":"0"}\n', "format 9"),
        ('{"journal":1,"westmarch":"0"}\n', "games of westmarch 0"),
    ):
        path.write_text(text)
        with pytest.raises(BadOption, match=named):
            Journal(path)
    whole = path.read_text().replace('"0"', f'"{westmarch.__version__}"')
    path.write_text(whole + "nonsense\n{}\n")
    with pytest.raises(BadOption, match="line 2 is not a game"):
        Journal(path)
