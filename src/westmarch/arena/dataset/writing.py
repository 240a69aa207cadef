"""Plays the games of a dataset and writes them, shard by shard.

A shard is played by one process and written as a whole: first beside its place, then moved there,
the table of games last. So what is there is whole, and the same command goes on where it was
interrupted. The same settings give the same files, to the byte, however many processes play.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

import westmarch
from westmarch.arena.dataset.schema import (
    DECISIONS,
    GAMES,
    INFO,
    VERSION,
    Info,
    decisions_schema,
    games_schema,
    read_info,
    shard_file,
)
from westmarch.arena.match import play, seat_bots
from westmarch.gym.observations import observer
from westmarch.gym.session import DRAWN, LOST, WON
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.processes.calls import ProcessDied, as_done, process_count
from westmarch.kernel.record import fingerprint

SHARD = 100
"""Games in a shard unless one says otherwise."""
COMPRESSION = "zstd"


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """What a run did, and what is in the folder after it."""

    game: str
    folder: str
    games: int
    decisions: int
    broken: int
    size: int
    """Bytes of all shards."""
    played: int
    """Games played by this run; the others were there."""
    seconds: float


class _Shard(msgspec.Struct, frozen=True):
    info: Info
    folder: str
    number: int
    games: int


def dataset_seed(seed: int, number: int) -> int:
    """The seed of a game. Datasets with different seeds share no game."""
    digest = hashlib.sha256(f"westmarch:dataset:{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def write(
    game: Game,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    folder: Path,
    *,
    seed: int = 1,
    jobs: int = 1,
    observations: bool = False,
    shard: int = SHARD,
    watch: Callable[[int], None] = lambda played: None,
) -> Written:
    """Play games between the named bots and write them to the folder; those that are there already
    are left as they are. `watch` hears how many games each finished shard has. Raises `BadOption`
    on bad options or bots, or a folder that holds something else."""
    chosen = game.choose_options(options)
    info = Info(
        schema=VERSION,
        westmarch=westmarch.__version__,
        game=game.id,
        options=chosen,
        seats=game.seats(chosen),
        bots=seat_bots(game, chosen, bots),
        seed=seed,
        shard=shard,
        actions=game.space.size,
        observation=observer(game.id).layout.size if observations else 0,
    )
    _open(folder, info)
    todo = [
        _Shard(info, str(folder), first // shard, min(shard, games - first))
        for first in range(0, games, shard)
    ]
    todo = [s for s in todo if not _is_whole(s)]
    start = time.perf_counter()
    _run(todo, jobs, watch)
    return _sum(folder, info, sum(s.games for s in todo), time.perf_counter() - start)


def _open(folder: Path, info: Info) -> None:
    try:
        for table in (GAMES, DECISIONS):
            (folder / table).mkdir(parents=True, exist_ok=True)
        if (folder / INFO).exists():
            there = read_info(folder)
            for name in info.__struct_fields__:
                ours, theirs = getattr(info, name), getattr(there, name)
                if ours != theirs:
                    raise BadOption(
                        "data-another",
                        folder=folder,
                        field=name,
                        theirs=_told(theirs),
                        ours=_told(ours),
                    )
        else:
            (folder / INFO).write_bytes(msgspec.json.format(msgspec.json.encode(info), indent=1))
    except OSError as error:
        raise BadOption("file-unwritable", file=folder, why=error.strerror) from None


def _told(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) < 60 else f"{text[:57]}..."


def _is_whole(shard: _Shard) -> bool:
    path = shard_file(Path(shard.folder), GAMES, shard.number)
    return path.exists() and pq.read_metadata(path).num_rows >= shard.games


def _run(todo: Sequence[_Shard], jobs: int, watch: Callable[[int], None]) -> None:
    jobs = min(process_count(jobs), len(todo))
    try:
        for games in as_done(_play, todo, jobs):
            watch(games)
    except ProcessDied:
        raise WestmarchError("data-died") from None


def _sum(folder: Path, info: Info, played: int, seconds: float) -> Written:
    files = [p for t in (GAMES, DECISIONS) for p in sorted((folder / t).glob("*.parquet"))]
    table = pq.read_table(folder / GAMES, columns=["decisions", "error"])
    return Written(
        game=info.game,
        folder=str(folder),
        games=table.num_rows,
        decisions=sum(table["decisions"].to_pylist()),
        broken=sum(bool(error) for error in table["error"].to_pylist()),
        size=sum(path.stat().st_size for path in files),
        played=played,
        seconds=round(seconds, 3),
    )


# ---- one shard


def _play(shard: _Shard) -> int:
    """Play the games of a shard, and how many there are."""
    info = shard.info
    game = registry.game(info.game)
    games: list[dict[str, Any]] = []
    notes = _Notes(game, bool(info.observation))
    for number in range(shard.number * info.shard, shard.number * info.shard + shard.games):
        seed = dataset_seed(info.seed, number)
        notes.begin(number)
        outcome = play(game, info.options, seed, info.bots, watchers=[notes])
        outcomes = _outcomes(game, info, outcome.winners, bool(outcome.error))
        notes.end(outcomes)
        games.append(
            {
                "game": number,
                "seed": seed,
                "ending": outcome.ending,
                "winners": list(outcome.winners),
                "outcomes": outcomes,
                "rounds": outcome.rounds,
                "decisions": notes.steps,
                "setup_random": notes.setup,
                "hash": notes.hash,
                "error": outcome.error,
            }
        )
    schema = decisions_schema(info)
    # The table of games last: where it is, the shard is whole.
    _store(pa.table(notes.columns, schema=schema), shard, DECISIONS)
    _store(pa.Table.from_pylist(games, schema=games_schema(info)), shard, GAMES)
    return shard.games


def _store(table: pa.Table, shard: _Shard, name: str) -> None:
    path = shard_file(Path(shard.folder), name, shard.number)
    beside = path.with_suffix(".part")
    pq.write_table(table, beside, compression=COMPRESSION)
    os.replace(beside, path)


def _outcomes(game: Game, info: Info, winners: Sequence[int], broken: bool) -> list[float]:
    """What each seat has at the end, as in the environments."""
    together = len(set(game.sides(info.options))) == 1
    if broken or (not winners and not together):
        return [DRAWN] * len(info.seats)
    return [WON if seat in winners else LOST for seat in range(len(info.seats))]


class _Notes:
    """Notes every decision of several games, column by column."""

    def __init__(self, game: Game, observations: bool) -> None:
        names = ["game", "step", "round", "seat", "kind", "legal", "action", "random", "outcome"]
        self._look = observer(game.id) if observations else None
        self.columns: dict[str, list[Any]] = {name: [] for name in names}
        if observations:
            self.columns["observation"] = []
        self._ids: dict[Action, int] = {}
        self.begin(0)

    def begin(self, number: int) -> None:
        """The next game."""
        self._number = number
        self.steps = 0
        self.setup: list[int] = []
        self.hash = ""

    def before(self, game: Game, s: State) -> None:
        self.setup = list(s.rolled)

    def step(self, game: Game, s: State, seat: int, action: Action) -> None:
        assert s.offer is not None
        if self.steps:
            self.columns["random"].append(list(s.rolled))
        values = (
            self._number,
            self.steps,
            game.rounds(s),
            seat,
            s.offer.kind,
            [self._id(game, offered) for offered in s.offer.actions],
            self._id(game, action),
        )
        for column, value in zip(self.columns.values(), values, strict=False):
            column.append(value)
        if self._look is not None:
            self.columns["observation"].append(self._look(s, seat).tobytes())
        self.steps += 1

    def after(self, game: Game, s: State) -> None:
        if self.steps:
            self.columns["random"].append(list(s.rolled))
        self.hash = fingerprint(s)

    def end(self, outcomes: Sequence[float]) -> None:
        """The game is over, or broken off."""
        seats = self.columns["seat"]
        self.columns["outcome"] += [outcomes[seat] for seat in seats[len(seats) - self.steps :]]
        if len(self.columns["random"]) < len(seats):  # It broke at its last decision.
            self.columns["random"].append([])

    def _id(self, game: Game, action: Action) -> int:
        # Worked out once; the same actions are offered again and again.
        number = self._ids.get(action)
        if number is None:
            number = self._ids[action] = game.space.id_of(action)
        return number
