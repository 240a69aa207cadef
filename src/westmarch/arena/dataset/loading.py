"""Reads a dataset: games with their decisions, or batches of NumPy arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from westmarch.arena.dataset.schema import DECISIONS, GAMES, Info, read_info
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption, BadRecord, Saying
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State
from westmarch.kernel.record import fingerprint

Array = NDArray[Any]
BATCH = 4096
NUMBERS = ("game", "step", "round", "seat", "action", "outcome")
LISTS = ("legal", "random")


class Decided(msgspec.Struct, frozen=True):
    """A decision: who was asked what, the ids of all legal actions, and the one that was chosen."""

    step: int
    round: int
    seat: int
    kind: str
    legal: list[int]
    action: int
    random: list[int]
    """The random results that the action brought."""
    outcome: float
    """What the seat had at the end of the game: 1 won, -1 lost, 0 neither."""
    observation: bytes | None = None


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game, with what a row of ``games/`` has."""

    info: Info
    number: int
    seed: int
    ending: str
    winners: list[int]
    outcomes: list[float]
    rounds: int
    setup_random: list[int]
    hash: str
    error: str
    decisions: list[Decided]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.info.bots

    def replay(self) -> Iterator[State]:
        """The states in which the decisions were made, and the last one; each is changed to give
        the next. Raises `BadRecord` where the rules of today would have it otherwise."""
        game = registry.game(self.info.game)
        s = game.new(self.info.options, self.seed, self.setup_random)
        for decided in self.decisions:
            offer = s.offer
            where = Saying("data-where", game=self.number, step=decided.step)
            if offer is None or offer.seat != decided.seat:
                raise BadRecord("data-not_asked", where=where, seat=decided.seat)
            if [game.space.id_of(a) for a in offer.actions] != decided.legal:
                raise BadRecord("data-other_actions", where=where)
            yield s
            s.luck = list(decided.random)
            take(s, game.space.action_of(decided.action))
        if not self.error and (s.offer is not None or fingerprint(s) != self.hash):
            raise BadRecord("data-other_end", number=self.number)
        yield s


class Dataset:
    """A dataset in a folder. Files are read as they are asked for."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.info = read_info(self.folder)
        self._shards = sorted(path.name for path in (self.folder / GAMES).glob("*.parquet"))

    def __len__(self) -> int:
        """How many games there are."""
        return sum(pq.read_metadata(self.folder / GAMES / name).num_rows for name in self._shards)

    def tables(
        self, table: str = DECISIONS, columns: list[str] | None = None
    ) -> Iterator[pa.Table]:
        """The shards of ``decisions`` or ``games`` as tables of PyArrow."""
        if table not in (GAMES, DECISIONS):
            raise BadOption("data-no_table", table=table, games=GAMES, decisions=DECISIONS)
        for name in self._shards:
            yield pq.read_table(self.folder / table / name, columns=columns)

    def games(self, observations: bool = False) -> Iterator[PlayedGame]:
        """The games in order, with their decisions; with what was observed, where it is there."""
        columns = [*NUMBERS, "kind", *LISTS]
        if observations and self.info.observation:
            columns.append("observation")
        for name in self._shards:
            rows = pq.read_table(self.folder / DECISIONS / name, columns=columns).to_pylist()
            at = 0
            for row in pq.read_table(self.folder / GAMES / name).to_pylist():
                count = row.pop("decisions")
                own = rows[at : at + count]
                at += count
                yield PlayedGame(
                    info=self.info,
                    number=row.pop("game"),
                    decisions=[_decided(one) for one in own],
                    **row,
                )

    def batches(self, size: int = BATCH) -> Iterator[dict[str, Array]]:
        """The decisions as NumPy arrays, `size` at a time: ``game``, ``step``, ``round``, ``seat``,
        ``action``, ``outcome``; ``observation`` (one row for each) where it is there; what differs
        in length as ``legal_values`` with ``legal_offsets`` (row i has ``values[offsets[i] :
        offsets[i + 1]]``), and the random results in the same way."""
        for name in self._shards:
            file = pq.ParquetFile(self.folder / DECISIONS / name)
            for batch in file.iter_batches(batch_size=size):
                yield self._arrays(batch)

    def _arrays(self, batch: pa.RecordBatch) -> dict[str, Array]:
        found: dict[str, Array] = {name: batch[name].to_numpy() for name in NUMBERS}
        for name in LISTS:
            offsets = batch[name].offsets.to_numpy()
            found[f"{name}_offsets"] = offsets - offsets[0]
            found[f"{name}_values"] = batch[name].flatten().to_numpy()
        if self.info.observation:
            found["observation"] = _bytes(batch["observation"], self.info.observation)
        return found


def load(folder: str | Path) -> Dataset:
    """The dataset in a folder. Raises `BadOption` where there is none."""
    return Dataset(folder)


def mask(batch: Mapping[str, Array], actions: int) -> NDArray[np.int8]:
    """The legal actions of a batch as one row of 0 and 1 each; `actions` is ``info.actions``."""
    offsets = batch["legal_offsets"]
    rows = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
    found = np.zeros((len(offsets) - 1, actions), np.int8)
    found[rows, batch["legal_values"]] = 1
    return found


def _decided(row: dict[str, Any]) -> Decided:
    del row["game"]
    return Decided(**row)


def _bytes(column: pa.Array, size: int) -> NDArray[np.uint8]:
    """A column of byte strings of one length as rows of a matrix, without copying."""
    data = column.buffers()[1]
    flat: NDArray[np.uint8] = np.frombuffer(data, np.uint8)
    return flat[column.offset * size : (column.offset + len(column)) * size].reshape(-1, size)
