"""``westmarch rules``: the rules of a game, which of them the tests prove, and how they are read
where the printed rules leave them open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.cli.common import console, print_json
from westmarch.cli.coverage import coverage, named_rules, tests_folder
from westmarch.cli.options import AsJson, GameName
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import rulebook
from westmarch.kernel.rulings import names_of_cards, rulings
from westmarch.kernel.texts.site_texts import say


def rules(
    game: GameName,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="List only the rules that no test names.")
    ] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the tests.")
    ] = None,
    readings: Annotated[
        bool,
        typer.Option(
            "--rulings", help="List the rulings on questions that the printed rules leave open."
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the rules of a game and whether a test names them (x: yes, i: informative)."""
    if readings:
        _list_rulings(registry.game(game), as_json)
        return
    book = rulebook(registry.game(game))
    if tests is not None and not tests.is_dir():
        raise BadOption("file-no_folder", folder=tests)
    found = coverage(book, named_rules(tests or tests_folder()))
    if as_json:
        print_json(found)
        return
    out = console()
    missing = {*found.uncovered, *found.examples_uncovered}
    for rule in book.rules:
        if not uncovered or rule.id in missing:
            sign = "i" if rule.informative else " " if rule.id in missing else "x"
            out.print(f"{sign} {rule.id:14} {rule.title}")
    for example in book.examples:
        if not uncovered or example.id in missing:
            sign = " " if example.id in missing else "x"
            of = say("covered-example", rules=", ".join(example.rules))
            out.print(f"{sign} {example.id:14} {of}")
    if found.unknown:
        out.print(say("covered-unknown", rules=", ".join(found.unknown)))
    out.print(found.summary())


def _list_rulings(game: Game, as_json: bool) -> None:
    found = rulings(game)
    if as_json:
        print_json(found)
        return
    out = console()
    names = names_of_cards(game)
    for one in found:
        about = "; ".join((*one.rules, *names[one.id]))
        out.print(f"{one.id} [{about}]")
        out.print(f"  {one.question}")
        for key, text in (
            ("reading", one.reading),
            ("reason", one.reason),
            ("house" if one.switch else "other", one.other),
            ("sources", "; ".join(one.sources)),
        ):
            if text:
                out.print(f"  {say(f'ruling-{key}', text=text)}")
        out.print()
    house = sum(one.switch for one in found)
    out.print(say("rulings-summary", count=len(found), house=house))
