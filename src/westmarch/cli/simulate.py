"""``westmarch simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.arena.simulate import Result
from westmarch.arena.simulate import simulate as run
from westmarch.cli.common import (
    AsJson,
    GameName,
    Options,
    Seed,
    console,
    print_json,
    read_names,
    read_options,
)
from westmarch.kernel import registry


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Bots in seat order; random everywhere if left out."),
    ] = None,
    seed: Seed = 1,
    jobs: Annotated[
        int, typer.Option(min=0, metavar="J", help="Processes; 0 for one per core.")
    ] = 1,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write every game's record here.")
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and add them up. Exit code 1 if a game broke."""
    chosen = registry.game(game)
    options = chosen.choose_options(read_options(option))
    players = (
        read_names("bots", bots) if bots is not None else ["random"] * len(chosen.seats(options))
    )
    result = run(chosen, options, players, games, seed, jobs, record)
    if as_json:
        print_json(result)
    else:
        _show(result)
    if result.errors:
        raise typer.Exit(1)


def _show(result: Result) -> None:
    out = console()
    out.print(
        f"{result.finished} of {result.games} games finished, {result.errors} errors, "
        f"{result.decisions} decisions in {result.seconds:.1f} s, "
        f"{result.rounds_mean:.1f} rounds a game"
    )
    if result.sequels:
        out.print(f"{result.sequels} more games were played as later parts of campaigns")
    finished = max(result.finished, 1)
    for title, counts in (("wins", result.wins), ("endings", result.endings)):
        out.print(f"{title}:")
        for name, count in counts.items():
            out.print(f"    {name:24} {count:7} {100 * count / finished:6.1f} %")
    for fault in result.faults:
        out.print(f"broken: seed {fault.seed}: {fault.message}")
