"""The command line: one module per command, and one way to report bad input."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextvars import copy_context

import typer

import westmarch
from westmarch import builds
from westmarch.cli import (
    archive,
    arena,
    backup,
    bench,
    bot,
    check_games,
    dataset,
    decks,
    games,
    moderate,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    texts,
    train,
    work,
)
from westmarch.cli.helping import told_command, told_misuse
from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES, offered, speak
from westmarch.kernel.texts.site_texts import say

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="westmarch",
    help="Play board games of war and quest by their full rules, or simulate them at speed.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("bench")(bench.bench)
app.command("rules")(rules.rules)
app.command("serve")(serve.serve)
app.command("work")(work.work)
app.command("check-games")(check_games.check_games)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("archive")(archive.archive)
app.command("texts")(texts.texts)
app.command("train")(train.train)
app.add_typer(bot.app, name="bot")
app.add_typer(decks.app, name="decks")
app.add_typer(moderate.app, name="moderate")
app.add_typer(puzzles.app, name="puzzles")


@app.callback()
def root(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and exit."),
    data_pack: str = typer.Option(
        "", metavar="DIR", help="A folder of TOML files that change the games' data."
    ),
    language: str = typer.Option(  # looked for before all else: it tells the help as well
        "", metavar="LANGUAGE", help=f"{', '.join(LANGUAGES)}; the system's language by default."
    ),
) -> None:
    """Play board games of war and quest by their full rules, or simulate them at speed."""
    if version:
        print(f"{westmarch.__version__} ({westmarch.BUILD}, {builds.interpreter()})")
        raise typer.Exit
    if data_pack:
        datapack.choose(data_pack)
    if context.invoked_subcommand is None:
        print(context.get_help())


def _language(arguments: Sequence[str]) -> str:
    """The language asked for, or else that of the system where it is spoken here."""
    named = _named_language(arguments)
    if named:
        if named not in LANGUAGES:
            raise BadOption("option-language", language=named, languages=", ".join(LANGUAGES))
        return named
    locales = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return offered(next(filter(None, locales), "")) or ENGLISH


def _named_language(arguments: Sequence[str]) -> str:
    """What stands behind ``--language``, among the options before the command."""
    words = iter(arguments)
    for word in words:
        if word == "--language":
            return next(words, "")
        if word.startswith("--language="):
            return word.partition("=")[2]
        if word == "--data-pack":
            next(words, "")
        elif not word.startswith("-"):
            break
    return ""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0 when all is well, 2 with one line on stderr on bad input."""
    if westmarch.BUILD_NOTE:
        print(f"westmarch: {westmarch.BUILD_NOTE}", file=sys.stderr)
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    try:
        # The language is chosen for this command alone.
        return copy_context().run(_run, sys.argv[1:] if arguments is None else arguments)
    except BrokenPipeError:
        # The reader (a pager, head) has seen enough; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Sequence[str]) -> int:
    try:
        speak(_language(arguments))
        command = told_command(app)
        return command(arguments, prog_name="westmarch", standalone_mode=False) or 0
    except typer.TyperException as error:
        return _refuse(told_misuse(error))
    except WestmarchError as error:
        return _refuse(str(error))
    except (KeyboardInterrupt, typer.Abort):
        print(f"westmarch: {say('terminal-interrupted')}", file=sys.stderr)
        return INTERRUPTED


def _refuse(message: str) -> int:
    print(f"westmarch: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT
