"""``westmarch simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.arena.progress import Measure
from westmarch.arena.simulate import SimulationResult
from westmarch.arena.simulate import simulate as run
from westmarch.cli.common import console, print_json, read_names, read_options
from westmarch.cli.options import AsJson, GameName, Jobs, Options, Seed
from westmarch.kernel import registry
from westmarch.kernel.texts.site_texts import say

COLUMNS = 8
"""How many rounds are shown side by side."""


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Bots in seat order, or one for all; by default random."),
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder for the record of every game.")
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and summarise them. Exit code 1 if a game failed."""
    chosen = registry.game(game)
    options = chosen.choose_options(read_options(option))
    players = read_names("bots", "random" if bots is None else bots)
    result = run(chosen, options, players, games, seed, jobs, record)
    if as_json:
        print_json(result)
    else:
        _show(result)
    if result.errors:
        raise typer.Exit(1)


def _show(result: SimulationResult) -> None:
    out = console()
    out.print(
        say(
            "simulate-sum",
            finished=str(result.finished),
            games=str(result.games),
            errors=str(result.errors),
            decisions=str(result.decisions),
            seconds=f"{result.seconds:.1f}",
            rounds=f"{result.rounds_mean:.1f}",
        )
    )
    if result.sequels:
        out.print(say("simulate-sequels", count=result.sequels))
    finished = max(result.finished, 1)
    for title, counts in (("wins", result.wins), ("endings", result.endings)):
        out.print(say(f"simulate-{title}"))
        for name, count in counts.items():
            out.print(f"    {name:24} {count:7} {100 * count / finished:6.1f} %")
    if result.reached:
        out.print(say("simulate-reached"))
    for name, measure in result.reached.items():
        out.print(f"    {name:28} {_told(measure, result.finished)}")
    _show_rounds(result)
    for fault in result.faults:
        out.print(say("simulate-broken", seed=str(fault.seed), message=fault.message))


def _show_rounds(result: SimulationResult) -> None:
    """The means at the end of some rounds, evenly spread; `--json` has all of them."""
    longest = max((rounds[-1][0] for rounds in result.by_round.values()), default=0)
    if not longest:
        return
    step = -(-longest // COLUMNS)
    shown = range(step, longest + 1, step)
    out = console()
    out.print(say("simulate-by_round"))
    out.print(f"{'':32}" + "".join(f"{number:7}" for number in shown))
    for name, rounds in result.by_round.items():
        means = {number: f"{mean:.1f}" for number, _, mean in rounds}
        out.print(f"    {name:28}" + "".join(f"{means.get(number, ''):>7}" for number in shown))


def _told(measure: Measure, finished: int) -> str:
    if measure.values is not None:
        text = ", ".join(f"{value} {count}" for value, count in measure.values.items())
    else:
        text = say(
            "simulate-mean",
            mean=f"{measure.mean:.2f}",
            least=str(measure.least),
            most=str(measure.most),
        )
    if measure.games == finished:
        return text
    return say("simulate-of_games", text=text, games=measure.games)
