"""``westmarch train``: learn what positions of a game are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.arena.training.learning import TrainingRecipe
from westmarch.arena.training.run import TrainingPlan, run
from westmarch.cli.common import console, print_json, read_names
from westmarch.cli.options import AsJson, GameName, Jobs, Seed
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.processes.calls import process_count
from westmarch.kernel.texts.site_texts import say


def train(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="Number of self-play games.")
    ] = 2000,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Bots that alternate in the seats of self-play games."),
    ] = "quick:slips=0.1,search:trials=16:slips=0.02",
    seed: Seed = 1,
    jobs: Jobs = 0,
    share: Annotated[
        float, typer.Option(min=0.001, max=1.0, help="The share of positions to keep.")
    ] = 1.0,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Seconds after which no new self-play games start.")
    ] = 0.0,
    hidden: Annotated[
        str, typer.Option(metavar="32,16", help="Sizes of the hidden layers; 0: none.")
    ] = "32",
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from these weights.")
    ] = None,
    rate: Annotated[float, typer.Option(min=1e-6, max=1.0, help="The learning rate.")] = 2e-3,
    epochs: Annotated[int, typer.Option(min=1, help="Number of epochs over all examples.")] = 30,
    passes: Annotated[
        int,
        typer.Option(min=0, help="Number of passes that learn from the positions that followed."),
    ] = 0,
    end: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="Weight of the end of the game in those passes.")
    ] = 0.9,
    each: Annotated[
        int, typer.Option(min=0, metavar="N", help="Additional epochs for each lesson by itself.")
    ] = 0,
    gate: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Games in the match against the installed weights."),
    ] = 0,
    gate_bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot that plays the match.")
    ] = "search:trials=64",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="The folder of the run. Run the same command again to resume."
        ),
    ] = None,
    install: Annotated[
        bool, typer.Option(help="Install the weights in the package if they win the match.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn from self-play how good positions are. Needs the extra `learn`."""
    chosen = registry.game(game)
    plan = TrainingPlan(
        game=chosen.id,
        players=tuple(read_names("bots", bots)),
        games=games,
        seed=seed,
        jobs=process_count(jobs),
        share=share,
        seconds=seconds,
        recipe=TrainingRecipe(
            hidden=_sizes(hidden),
            epochs=epochs,
            rate=rate,
            seed=seed,
            start=str(start or ""),
            passes=passes,
            end=end,
            each=each,
        ),
        gate_games=gate,
        gate_bot=gate_bot,
    )
    result = run(plan, out or Path("training") / chosen.id, install)
    if as_json:
        print_json(result)
        return
    tell = console().print
    tell(say("train-examples", games=result["games"], positions=result["examples"]))
    tell(say("train-loss", loss=str(result["loss_apart"])))
    if result["gate"]:
        new, old = (f"{result['gate'][side]:.0f}" for side in ("new", "old"))
        tell(say("train-gate", new=new, old=old))
    if result["installed"]:
        tell(say("train-installed"))
    else:
        tell(say("train-weights", folder=str(result["folder"])))


def _sizes(text: str) -> tuple[int, ...]:
    try:
        found = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadOption("train-hidden", text=text) from None
    return () if found == (0,) else found
