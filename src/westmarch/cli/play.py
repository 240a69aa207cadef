"""``westmarch play``: a game in the terminal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from westmarch import bots as bot_registry
from westmarch.cli.common import console, print_json, read_names, read_options
from westmarch.cli.options import SEED_LIMIT, AsJson, GameName, Options
from westmarch.cli.terminal import Bot, Terminal
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption, BadPosition
from westmarch.kernel.game import Game
from westmarch.kernel.player import stream
from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say

ALL_SEATS = "all"
PERSON = "person"


def play(
    game: GameName,
    seat: Annotated[
        str | None,
        typer.Option(metavar="S", help="Your seat; by default the first. `all`: every seat."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Bots for the other seats, in order, or one for all."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=SEED_LIMIT, help="The random seed; random by default.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from the position in this text file.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue from this record.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record to this file at the end.")
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play in the terminal against bots, or against others at the same keyboard."""
    chosen = registry.game(game)
    options = read_options(option)
    if seed is None:
        seed = secrets.randbelow(2**32)
    if load is not None:
        table = _load(chosen, load, bool(options) or position is not None)
    elif position is not None:
        if options:
            raise BadOption("play-position_options")
        table = Table(chosen, seed=seed, position=_read_text(position))
    else:
        table = Table(chosen, options, seed)
    mine = _seats(table, seat)
    names = _other_seats(table, mine, bots)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  gives input() editing and history, where there is one
    out = console()
    _play(table, names, record)
    first, number = table.seed, 1
    while (following := chosen.sequel(table.state)) is not None and _goes_on(out):
        number += 1
        table = Table(chosen, following, f"{first}:{number}")
        _play(table, names, None if record is None else record.with_stem(f"{record.stem}-{number}"))
    if as_json:
        print_json(
            {
                "game": chosen.id,
                "seed": table.seed,
                "decisions": len(table.record.entries),
                "rounds": chosen.rounds(table.state),
                "ending": table.state.ending,
                "winners": [table.seats[at] for at in table.state.winners],
            }
        )


def _play(table: Table, names: dict[int, str], record: Path | None) -> None:
    """Play one game to its end, or until the person leaves it."""
    game = table.game
    seated = {at: _bot(game, name, stream(table.seed, at)) for at, name in names.items()}
    table.name_players([names.get(at, PERSON) for at in range(len(table.seats))])
    out = console()
    out.print(say("terminal-seed", title=game.called().title, seed=str(table.seed)))
    Terminal(table, seated, out, input).run()
    if record is not None:
        records.write(table.closed_record(), record)


def _goes_on(out: Console) -> bool:
    """Whether the person wants the campaign's next game."""
    try:
        answer = input(f"{say('terminal-next_game')} ")
    except (EOFError, KeyboardInterrupt):
        out.print()
        return False
    return answer.strip().lower().startswith(("y", say("terminal-yes")))


def _bot(game: Game, name: str, rng: Random) -> Bot:
    return Bot(bot_registry.make(name, game, rng), rng)


def _load(game: Game, path: Path, more: bool) -> Table:
    if more:
        raise BadOption("play-record_options")
    saved = records.read(path)
    if saved.header.game != game.id:
        raise BadOption("play-other_game", file=path, game=saved.header.game, wanted=game.id)
    return Table.from_record(game, saved)


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPosition("file-unreadable", file=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadPosition("file-not_utf8", file=path) from None


def _seats(table: Table, seat: str | None) -> set[int]:
    """The seats a person plays."""
    if seat is None:
        return {0}
    if seat == ALL_SEATS:
        return set(range(len(table.seats)))
    if seat not in table.seats:
        raise BadOption("option-no_seat_or_all", seat=seat, seats=", ".join(table.seats))
    return {table.seats.index(seat)}


def _other_seats(table: Table, mine: set[int], given: str | None) -> dict[int, str]:
    """The bot of each seat that no person plays: the best there is, unless they are given."""
    others = [at for at in range(len(table.seats)) if at not in mine]
    names = [bot_registry.names(table.game)[-1]] if given is None else read_names("bots", given)
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadOption("option-bots_for_others", bots=len(names), seats=len(others))
    return dict(zip(others, names, strict=True))
