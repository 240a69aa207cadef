"""Many games between bots, on one core or several, and their totals."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from westmarch.arena.match import Accumulator, Outcome, play_on, seat_bots
from westmarch.arena.progress import Measure, by_round, measured
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.processes.calls import as_done, process_count


class SimulationFault(msgspec.Struct, frozen=True):
    """A game that broke: the seed to play it again, and what happened."""

    seed: int | str
    message: str


class SimulationResult(msgspec.Struct, kw_only=True):
    """The totals of all games."""

    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    wins: dict[str, int]
    """The wins by seat. Allies who win together each count a win."""
    endings: dict[str, int]
    """The number of games by reason for the end, the most frequent reason first."""
    rounds_mean: float
    sequels: int
    """The games played in addition, as later parts of a campaign. A campaign counts as one game,
    and is won if its last part is won."""
    faults: list[SimulationFault]
    reached: dict[str, Measure]
    """How far the games got, in the measures that their rules report (`Game.progress`)."""
    by_round: dict[str, list[tuple[int, int, float]]]
    """The numbers among these measures after every round: the round, how many games had it, and the
    mean."""


class _Task(msgspec.Struct, frozen=True):
    """Some of the games, for one process."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    numbers: tuple[int, ...]
    seed: int
    folder: str
    watchers: tuple[type[Accumulator], ...]


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a simulation. Simulations with different seeds share no
    game."""
    digest = hashlib.sha256(f"westmarch:simulate:{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def record_name(game: str, number: int, seed: int) -> str:
    """Return the file name for the record of one game."""
    return f"{game}-{number:05d}-{seed}.jsonl"


def simulate(
    game: Game,
    options: Mapping[str, str],
    players: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    folder: Path | None = None,
    watchers: Sequence[type[Accumulator]] = (),
) -> SimulationResult:
    """Play games between the named bots and add up the results.

    Except for the seconds, the result does not depend on `jobs` (0: one per core). If you give a
    `folder`, the record of every game is written there. `watchers` are classes. A new instance of
    each is made for every game, in the process that plays the game. An error in a watcher breaks
    that game. A game that breaks is counted under errors, with its seed, and the other games
    continue. A single bot plays all seats. Raise `BadOption` if options or bots are wrong or the
    folder is unusable.
    """
    chosen = game.choose_options(options)
    players = seat_bots(game, chosen, players)
    if folder is not None:
        _make_folder(folder)
    jobs = min(process_count(jobs), max(games, 1))
    # Several parts per process, so that one with long games does not keep the others waiting.
    parts = 1 if jobs == 1 else min(games, jobs * 8)
    tasks = [
        _Task(
            game.id,
            chosen,
            tuple(players),
            tuple(range(games)[part::parts]),
            seed,
            str(folder or ""),
            tuple(watchers),
        )
        for part in range(parts)
    ]
    start = time.perf_counter()
    outcomes = list(_run(tasks, jobs))
    return _sum(game, chosen, outcomes, time.perf_counter() - start)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("file-no_folder_made", folder=folder, why=error.strerror) from None


def _run(tasks: list[_Task], jobs: int) -> Iterator[Outcome]:
    for outcomes in as_done(_play_some, tasks, jobs, died=_lost):
        yield from outcomes


def _lost(task: _Task) -> list[Outcome]:
    """Report the games of a process that was killed as lost. All other games are kept."""
    return [
        Outcome(seed=game_seed(task.seed, number), error="the process died")
        for number in task.numbers
    ]


def _play_some(task: _Task) -> list[Outcome]:
    game = registry.game(task.game)
    outcomes = []
    for number in task.numbers:
        seed = game_seed(task.seed, number)
        keep = Path(task.folder) / record_name(game.id, number, seed) if task.folder else None
        watchers = [watcher() for watcher in task.watchers]
        outcomes.append(play_on(game, task.options, seed, task.players, keep, watchers))
    return outcomes


def _sum(
    game: Game, options: Mapping[str, str], outcomes: list[Outcome], seconds: float
) -> SimulationResult:
    finished = [o for o in outcomes if not o.error]
    broken = sorted((o for o in outcomes if o.error), key=lambda o: str(o.seed))
    wins = Counter(seat for o in finished for seat in o.winners)
    endings = Counter(o.ending for o in finished)
    return SimulationResult(
        games=len(outcomes),
        finished=len(finished),
        errors=len(broken),
        decisions=sum(o.decisions for o in outcomes),
        seconds=round(seconds, 3),
        wins={name: wins[seat] for seat, name in enumerate(game.seats(options))},
        endings=dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        rounds_mean=round(sum(o.rounds for o in finished) / max(len(finished), 1), 2),
        sequels=sum(o.games - 1 for o in outcomes),
        faults=[SimulationFault(o.seed, o.error) for o in broken],
        reached=measured(o.course[-1][1] for o in finished),
        by_round=by_round(o.course for o in finished),
    )
