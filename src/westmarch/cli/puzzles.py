"""``westmarch puzzles``: find puzzles in self-play, and check them (docs/guides/puzzles.md)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer
from msgspec.structs import replace

from westmarch.bots.search.knowledge import knowledge_of
from westmarch.cli.common import console, print_json, read_names
from westmarch.cli.options import AsJson, GameName, Jobs, Seed
from westmarch.kernel import registry
from westmarch.kernel.processes.calls import process_count
from westmarch.kernel.texts.site_texts import say
from westmarch.puzzles.generator import make, recipe_for
from westmarch.puzzles.lines import tried
from westmarch.puzzles.puzzle import home, read_file, write_file, wrong_with
from westmarch.puzzles.screening import Bounds
from westmarch.puzzles.selection import PuzzleSelection

AHEAD = 0.1
"""By how much the best line must be ahead of the best wrong one when they are tried again."""

app = typer.Typer(help="Puzzles: positions in which one line clearly wins or saves the game.")


@app.command("make")
def make_puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, metavar="N", help="Number of puzzles to find.")] = 10,
    seed: Seed = 1,
    jobs: Jobs = 0,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Bots that alternate in the seats of self-play games."),
    ] = "",
    proof: Annotated[
        int,
        typer.Option(
            min=4,
            metavar="N",
            help="Simulations of each line close to the best. They are run twice.",
        ),
    ] = Bounds().proof,
    first: Annotated[
        int, typer.Option(min=0, metavar="N", help="The number of the first game of self-play.")
    ] = 0,
    games: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Maximum number of games to search; 0: no limit."),
    ] = 0,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Maximum searching time; 0: no limit.")
    ] = 0.0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to add the puzzles to.")
    ] = None,
    install: Annotated[
        bool, typer.Option(help="Add the puzzles to the package, for the browser client.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in self-play games and check them with many simulations."""
    chosen = registry.game(game)
    recipe = recipe_for(chosen.id)
    recipe = replace(recipe, seed=seed, bounds=replace(recipe.bounds, proof=proof))
    if bots:
        recipe = replace(recipe, players=tuple(read_names("bots", bots)))
    path = home(chosen.id) if install else out or Path(f"puzzles-{chosen.id}.jsonl")
    shelf = PuzzleSelection(read_file(path), count)
    tell = console().print
    after = first
    for number, found in make(recipe, process_count(jobs), first, seconds):
        for puzzle in found:
            if shelf.add(puzzle) and not as_json:
                chance = f"{puzzle.best.chance:.2f}"
                what = ", ".join(puzzle.themes)
                tell(say("puzzles-found", id=puzzle.id, what=what, chance=chance))
                write_file(path, shelf.puzzles)
        after = number + 1
        if shelf.full or (games and after - first >= games):
            break
    write_file(path, shelf.puzzles)
    if as_json:
        print_json({"game": chosen.id, "puzzles": shelf.added, "file": str(path), "next": after})
    else:
        tell(say("puzzles-made", count=shelf.added, file=str(path), next=after))


@app.command("check")
def check_puzzles(
    game: GameName,
    trials: Annotated[
        int, typer.Option(min=0, metavar="N", help="Simulations of each line; 0: none.")
    ] = 0,
    seed: Seed = 1,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file of puzzles outside the package.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check the positions and lines of puzzles, and by simulations that the best line is best. Exit
    code 1 if a puzzle is wrong."""
    chosen = registry.game(game)
    puzzles = read_file(file or home(chosen.id))
    bad: dict[str, str] = {}
    for puzzle in puzzles:
        wrong = wrong_with(chosen, puzzle)
        if not wrong and trials:
            s = chosen.read_position(puzzle.position)
            rng = Random(f"{seed}:{puzzle.id}")
            best, other = (
                tried(chosen, knowledge_of(chosen.id), s, line.script, trials, rng).chance
                for line in (puzzle.best, puzzle.wrong[0])
            )
            if best - other < AHEAD:
                wrong = f"{best:.2f} : {other:.2f}"
        if wrong:
            bad[puzzle.id] = wrong
    if as_json:
        print_json({"game": chosen.id, "puzzles": len(puzzles), "wrong": bad})
    else:
        for id_, why in bad.items():
            console().print(f"{id_}: {why}")
        console().print(say("puzzles-checked", count=len(puzzles), wrong=len(bad)))
    if bad:
        raise typer.Exit(1)
