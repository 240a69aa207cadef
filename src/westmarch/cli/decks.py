"""``westmarch decks``: looking for strong decks of The Card Game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.arena.contest.executors import local_executor
from westmarch.arena.contest.journal import Journal
from westmarch.arena.decks.deck_search import GAME, DeckSearch, DeckSearchPlan, Found, check
from westmarch.arena.decks.ready_decks import install, written
from westmarch.cli.common import console, print_json, read_options
from westmarch.cli.options import AsJson, Jobs, Options, Seed
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say

app = typer.Typer(help="Decks of The Card Game.")


@app.callback()
def decks() -> None:
    """Decks of The Card Game."""


@app.command("search")
def search(
    scenario: Annotated[
        str, typer.Argument(metavar="SCENARIO", help="The scenario to build a deck for.")
    ],
    option: Options = None,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot that plays the decks.")
    ] = "search:trials=16:width=6",
    seed: Seed = 1,
    decks: Annotated[int, typer.Option(min=2, help="Decks per generation.")] = 24,
    generations: Annotated[int, typer.Option(min=1, help="Number of generations.")] = 4,
    games: Annotated[
        int, typer.Option(min=1, help="Deals that every deck of a generation plays first.")
    ] = 8,
    parents: Annotated[int, typer.Option(min=1, help="Decks kept for the next generation.")] = 4,
    best: Annotated[int, typer.Option(min=1, help="Decks that play the final match.")] = 3,
    final: Annotated[int, typer.Option(min=1, help="Games per deck in the final match.")] = 100,
    cards: Annotated[int, typer.Option(min=1, help="Cards per deck.")] = 30,
    begin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DECK", help="A deck to start from, written as an option; repeatable."
        ),
    ] = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="The folder of the search. Run the same command again to resume."
        ),
    ] = None,
    names: Annotated[
        str,
        typer.Option(
            metavar="ID=EN/PL/RU",
            help="Add the best deck to the built-in ones, with these names.",
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Find strong decks for a scenario by self-play. All decks play the same deals, the better
    decks play more, and modified copies of the best ones replace the others."""
    options = {**read_options(option), "scenario": scenario}
    registry.game(GAME).choose_options(options)
    given = _names(names)
    plan = DeckSearchPlan(
        options=options,
        bot=bot,
        seed=seed,
        decks=decks,
        generations=generations,
        games=games,
        parents=parents,
        best=best,
        final_games=final,
        cards=cards,
        begin=tuple(begin or ()),
    )
    check(plan)
    folder = out or Path("decks") / scenario
    tell = console().print

    def told(generation: int, ranked: list[Found]) -> None:
        if not as_json:
            top = ranked[0]
            tell(say("decks-generation", number=generation, won=top.won, games=top.games))

    executor = local_executor(jobs)
    try:
        with Journal(folder / "journal.jsonl") as notes:
            found = DeckSearch(plan, notes, executor, told).run()
    finally:
        executor.close()
    (folder / "decks.toml").write_text(
        "\n".join(written(one, plan) for one in found), encoding="utf-8"
    )
    if given:
        install(found[0], plan, *given)
    if as_json:
        print_json({"wishes": plan, "found": found, "folder": str(folder)})
        return
    for one in found:
        low, high = one.interval
        tell(
            say(
                "decks-found",
                deck=one.deck,
                won=one.won,
                games=one.games,
                low=f"{100 * low:.0f}",
                high=f"{100 * high:.0f}",
            )
        )


def _names(text: str) -> tuple[str, dict[str, str]] | None:
    if not text:
        return None
    name, equals, rest = text.partition("=")
    parts = [part.strip() for part in rest.split("/")]
    if not equals or not name.isidentifier() or len(parts) != 3 or not all(parts):
        raise BadOption("decks-names", text=text)
    return name, dict(zip(("en", "pl", "ru"), parts, strict=True))
