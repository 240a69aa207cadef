"""The journal of a contest: a file of finished games, from which an interrupted contest can
continue.

The first line holds the format and the version that plays. Every other line is one game: the match
in full, and how it ended. A line is appended and written to disk before it counts. If the machine
dies in the middle of a line, only that line is lost. It is cut off when the journal is opened
again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

import westmarch
from westmarch.arena.contest.contest import Match
from westmarch.arena.contest.results import GameResult
from westmarch.kernel.engine.errors import BadOption

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    journal: int
    westmarch: str


class Line(msgspec.Struct, frozen=True):
    """A finished game."""

    match: Match
    played: GameResult


class Journal:
    """A journal that is open for appending. `games` holds its games, by the ids of the matches."""

    def __init__(self, path: Path) -> None:
        self.games: dict[str, GameResult] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 - open as long as the contest
        except OSError as error:
            raise BadOption("file-unwritable", file=path, why=error.strerror) from None
        self._path = path
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Lock the file, so that only one contest at a time writes to it. The lock ends with the
        process."""
        try:
            import fcntl
        except ImportError:  # Windows has none; there nobody is kept from it.
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption("contest-in_use", file=self._path) from None

    def _read(self) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            self._file.truncate(0)
            self._write([Head(FORMAT, westmarch.__version__)])
            return
        self._check(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                read = msgspec.json.decode(line, type=Line)
            except msgspec.MsgspecError as error:
                if number == len(lines):  # Written only in part, as a disk may do.
                    whole -= len(line) + 1
                    break
                raise BadOption(
                    "contest-no_line", file=self._path, line=number, why=error
                ) from None
            self.games[read.played.id] = read.played
        self._file.truncate(whole)

    def _check(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            raise BadOption("contest-no_journal", file=self._path) from None
        if head.journal != FORMAT:
            raise BadOption("contest-journal_format", file=self._path, format=head.journal)
        if head.westmarch != westmarch.__version__:
            raise BadOption(
                "contest-other_version",
                file=self._path,
                version=head.westmarch,
                this=westmarch.__version__,
            )

    def add(self, games: Iterable[tuple[Match, GameResult]]) -> None:
        """Append games. They are on the disk when this method returns."""
        games = list(games)
        self._write([Line(match, played) for match, played in games])
        for _, played in games:
            self.games[played.id] = played

    def _write(self, lines: Iterable[Head | Line]) -> None:
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


class Memory:
    """A journal that is kept in memory only."""

    def __init__(self) -> None:
        self.games: dict[str, GameResult] = {}

    def add(self, games: Iterable[tuple[Match, GameResult]]) -> None:
        """Note games."""
        for _, played in games:
            self.games[played.id] = played

    def __enter__(self) -> Memory:
        return self

    def __exit__(self, *_: object) -> None:
        pass
