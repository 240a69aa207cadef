"""``westmarch dataset``: games as Parquet files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from westmarch.cli.common import console, print_json, read_names, read_options
from westmarch.cli.options import AsJson, Jobs, Options, Seed
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say

ALL = "all"


def dataset(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="A game's id; all: every game, each in its own folder."
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the dataset.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Bots in seat order, or one for all.")
    ] = "heuristic",
    observations: Annotated[
        bool,
        typer.Option(
            "--observations", help="Include what each seat saw (docs/reference/environments.md)."
        ),
    ] = False,
    option: Options = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    shard: Annotated[int, typer.Option(min=1, metavar="N", help="Games per file.")] = 100,
    as_json: AsJson = False,
) -> None:
    """Write games as Parquet files, with a README. Run the same command again to resume. Exit code
    1 if a game failed."""
    try:
        from westmarch.arena.dataset import write
        from westmarch.arena.dataset.card import write_card
    except ImportError as error:
        raise BadOption("data-needs", why=error) from None
    options = read_options(option)
    if game == ALL and options:
        raise BadOption("data-one_game")
    chosen = registry.games() if game == ALL else [registry.game(game)]
    found = []
    for one in chosen:
        folder = out / one.id if game == ALL else out
        written = write(
            one,
            options,
            read_names("bots", bots),
            games,
            folder,
            seed=seed,
            jobs=jobs,
            observations=observations,
            shard=shard,
        )
        write_card(folder)
        found.append(written)
        if not as_json:
            _show(written)
    if as_json:
        print_json({"datasets": [msgspec.structs.asdict(written) for written in found]})
    if any(written.broken for written in found):
        raise typer.Exit(1)


def _show(written) -> None:
    out = console()
    out.print(
        say(
            "dataset-sum" if written.played else "dataset-kept",
            game=written.game,
            games=written.games,
            decisions=written.decisions,
            size=f"{written.size / 1e6:.1f}",
            seconds=f"{written.seconds:.1f}",
            rate=f"{written.played / max(written.seconds, 1e-9):.2f}",
            folder=written.folder,
        )
    )
    if written.broken:
        out.print(say("dataset-broken", game=written.game, count=written.broken))
