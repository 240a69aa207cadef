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
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of self-play.")] = 2000,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Bots that take turns in the seats of self-play.")
    ] = "quick:slips=0.1,search:trials=16:slips=0.02",
    seed: Seed = 1,
    jobs: Jobs = 0,
    share: Annotated[
        float, typer.Option(min=0.001, max=1.0, help="The share of positions that is kept.")
    ] = 1.0,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Begin no new games of self-play after so long.")
    ] = 0.0,
    hidden: Annotated[
        str, typer.Option(metavar="32,16", help="Sizes of the hidden layers; 0 for none.")
    ] = "32",
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on from these weights.")
    ] = None,
    rate: Annotated[float, typer.Option(min=1e-6, max=1.0, help="How fast it learns.")] = 2e-3,
    epochs: Annotated[
        int, typer.Option(min=1, help="How often all examples are gone through.")
    ] = 30,
    passes: Annotated[
        int, typer.Option(min=0, help="Learn on so often from the positions that followed.")
    ] = 0,
    end: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How much the end of a game counts there.")
    ] = 0.9,
    each: Annotated[
        int, typer.Option(min=0, metavar="N", help="Epochs learned on for every lesson alone.")
    ] = 0,
    gate: Annotated[
        int, typer.Option(min=0, metavar="N", help="Games of the match against what stands.")
    ] = 0,
    gate_bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot that plays that match.")
    ] = "search:trials=64",
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The run's folder; a run there is taken up again."),
    ] = None,
    install: Annotated[
        bool, typer.Option(help="Put the weights into the package if they pass the gate.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn what positions are worth from self-play. Needs the extra `learn`."""
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
