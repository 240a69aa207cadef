"""What a puzzle is, and the puzzles of the package."""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal
from zlib import compress, decompress
from zlib import error as PackedBadly

import msgspec
from msgspec.structs import replace

from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import action_of, text_of
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game

Kind = Literal["win", "save"]
"""What is asked: a line that wins where others leave the game open, or the only one that does not
lose it."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What the solver could do, choice by choice, and the chance of winning found for it."""

    actions: tuple[str, ...]
    chance: float
    trials: int

    @property
    def script(self) -> Script:
        return tuple(action_of(text) for text in self.actions)


class Second(msgspec.Struct, frozen=True, array_like=True):
    """A second opinion: who went on after the best line and the best wrong one, how often each won,
    and in how many games."""

    who: str
    best: float
    other: float
    games: int


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, whose move it is, and which lines are right.

    The position is whole, hidden things too; they are dealt anew whenever somebody tries it, and
    the chances were found over many deals.
    """

    id: str
    game: str
    seat: int
    side: str
    """What the seat is called."""
    position: str
    kind: Kind
    goal: str
    """How most of the games that were won after the best line ended."""
    themes: tuple[str, ...]
    rating: float
    """How hard it is, on the solvers' scale, before anybody has tried it."""
    easy: bool
    """Whether the quick policy's first thought is right."""
    right: tuple[Line, ...]
    """The best line first; the others are as good, as far as can be told."""
    wrong: tuple[Line, ...]
    """The other lines that were looked at, the best first."""
    seed: str
    """Where it comes from: the seed, the game of self-play, the decision in it."""
    found_by: dict[str, float] = {}
    """How often each of the players that try it first finds a right line (difficulty.py)."""
    second: Second | None = None

    @property
    def best(self) -> Line:
        return self.right[0]

    @property
    def next_best(self) -> float:
        """The chance of the best line that is not right."""
        return self.wrong[0].chance

    @property
    def bar(self) -> float:
        """The chance from which a line that nobody had looked at is right: halfway between those
        that are and those that are not."""
        return (min(line.chance for line in self.right) + self.next_best) / 2


def named(game: str, position: str) -> str:
    """The id of a puzzle: its position says which it is."""
    return hashlib.blake2b(f"{game}\n{position}".encode(), digest_size=5).hexdigest()


def texts_of(script: Script) -> tuple[str, ...]:
    """The actions of a line as texts."""
    return tuple(text_of(action) for action in script)


# ---- files: a puzzle a line, its position packed: a whole state is mostly the same few numbers

PACKED = "packed:"


def _packed(puzzle: Puzzle) -> Puzzle:
    text = PACKED + b64encode(compress(puzzle.position.encode(), 9)).decode()
    return replace(puzzle, position=text)


def _unpacked(puzzle: Puzzle) -> Puzzle:
    if not puzzle.position.startswith(PACKED):
        return puzzle
    position = decompress(b64decode(puzzle.position.removeprefix(PACKED))).decode()
    return replace(puzzle, position=position)


def read(data: bytes) -> list[Puzzle]:
    """Puzzles from a file's bytes. Raises `BadOption`."""
    rows = [row for row in data.splitlines() if row.strip()]
    try:
        return [_unpacked(msgspec.json.decode(row, type=Puzzle)) for row in rows]
    except (msgspec.MsgspecError, ValueError, PackedBadly) as error:
        raise BadOption("puzzles-unreadable", why=error) from None


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles in a file; none where there is no such file."""
    return read(path.read_bytes()) if path.exists() else []


def write_file(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, a line each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(_packed(one)) + b"\n" for one in puzzles))


def home(game: str) -> Path:
    """The file in the package with a game's puzzles."""
    return Path(str(files("westmarch.puzzles") / "data" / f"{game}.jsonl"))


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in the package."""
    return tuple(read_file(home(game)))


def wrong_with(game: Game, puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; empty when it can be set: its position is read, its seat is
    asked, and every line begins with something that is offered."""
    if puzzle.game != game.id or puzzle.id != named(game.id, puzzle.position):
        return "its name is not that of its position"
    s = game.read_position(puzzle.position)
    d = s.offer
    if d is None or d.seat != puzzle.seat:
        return "the solver is not asked"
    if not puzzle.right or not puzzle.wrong:
        return "no line is right, or none is wrong"
    for line in (*puzzle.right, *puzzle.wrong):
        if not line.actions or line.script[0] not in d.actions:
            return f"not offered: {' / '.join(line.actions)}"
    return ""
