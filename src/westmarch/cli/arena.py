"""``westmarch arena``: contests of bots, rated."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table

import westmarch
from westmarch.arena.contest.config import expanded, read_contest, read_test, taught
from westmarch.arena.contest.contest import Contest
from westmarch.arena.contest.executors import Executor, local_executor
from westmarch.arena.contest.journal import Journal, Memory
from westmarch.arena.contest.report import write_report
from westmarch.arena.contest.sprt import OPEN, STRONGER
from westmarch.arena.contest.standings import Entry, Pairing, Place, Share, Standings, standings
from westmarch.arena.contest.tournament import Tournament
from westmarch.cli.common import console, print_json, read_names, read_options
from westmarch.cli.options import SEED_LIMIT, AsJson, Jobs, Options
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say

JOURNAL, REPORT, TABLE = "journal.jsonl", "report.html", "standings.json"
FRAME = 0.5
"""Seconds between two pictures of the live table."""
WIDE = 160
FAULTS = 5
"""How many broken games are told on the terminal."""


def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game's id; or use --config.")
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A TOML file that describes the contest (docs/guides/arena.md)."
        ),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="The bots and their parameters.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Games per pairing and setting. [100]"),
    ] = None,
    form: Annotated[
        Literal["round_robin", "gauntlet"] | None,
        typer.Option(help="A round robin, or the first bot against each of the others."),
    ] = None,
    option: Options = None,
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=A,B", help="A game option with several values, or `all`; repeatable."
        ),
    ] = None,
    lessons: Annotated[
        bool, typer.Option("--lessons", help="Use the lessons of self-play as settings.")
    ] = False,
    test: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1[,ALPHA,BETA]", help="Stop a pairing once its result is clear (SPRT)."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=SEED_LIMIT, help="The random seed. [1]")
    ] = None,
    jobs: Jobs = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster: auto, an address or local (--jobs)."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="The folder for the journal and the report. Run the same command again to resume.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots by letting them play. Exit code 1 if a game failed and no bot was at fault."""
    contest = _contest(game, config, option, each, lessons)
    changed = {
        "bots": None if bots is None else tuple(read_names("bots", bots)),
        "games": games,
        "form": form,
        "seed": seed,
        "test": None if test is None else read_test(test),
    }
    contest = msgspec.structs.replace(
        contest, **{name: value for name, value in changed.items() if value is not None}
    )
    contest.check()
    start = time.monotonic()
    with Memory() if out is None else Journal(out / JOURNAL) as notes:
        tournament = Tournament(contest, notes)

        def now(intervals: bool = False) -> Standings:
            spent = time.monotonic() - start
            return standings(tournament, westmarch.__version__, spent, intervals)

        executor = _executor(ray, jobs)
        with _shown(now, as_json) as watch:
            tournament.play(executor, watch)
        result = now(intervals=True)
    if out is not None:
        (out / TABLE).write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1))
        write_report(result, out / REPORT)
    if as_json:
        print_json(result)
    else:
        _show(result, None if out is None else out / REPORT)
    if result.void:
        raise typer.Exit(1)


def _contest(
    game: str | None,
    config: Path | None,
    option: list[str] | None,
    each: list[str] | None,
    lessons: bool,
) -> Contest:
    if (game is None) == (config is None):
        raise BadOption("contest-game_or_file")
    if config is not None:
        if option or each or lessons:
            raise BadOption("contest-options_in_file")
        return read_contest(config)
    assert game is not None
    if lessons:
        if each:
            raise BadOption("contest-lessons_or_each")
        return Contest(settings=tuple(taught(game, read_options(option))), bots=(), lessons=True)
    several = {name: _values(text) for name, text in read_options(each).items()}
    settings = tuple(expanded(game, read_options(option), several))
    return Contest(settings=settings, bots=())


def _values(text: str) -> list[str] | str:
    return text if text == "all" else [text] if text.startswith("{") else text.split(",")


def _executor(ray: str | None, jobs: int) -> Executor:
    if ray is None:
        return local_executor(jobs)
    from westmarch.arena.contest.ray_executor import RayExecutor

    return RayExecutor(ray, jobs)


# ---- for people


@contextmanager
def _shown(now, as_json: bool) -> Iterator:
    """What to call when games have come back: it draws the table where somebody looks on."""
    if as_json or not sys.stderr.isatty():
        yield lambda: None
        return
    with Live(console=Console(stderr=True), auto_refresh=False, transient=True) as live:
        last = 0.0

        def draw() -> None:
            nonlocal last
            if time.monotonic() - last >= FRAME:
                live.update(_table(now(), intervals=False), refresh=True)
                # A long table takes its time; most of it belongs to the games.
                last = time.monotonic()

        yield draw


def _table(result: Standings, intervals: bool = True) -> Table:
    table = Table(
        title=say("arena-title", games=result.games, planned=result.planned), title_justify="left"
    )
    for name in ("bot", "rating", "score", "games", "results", "crashes", "times"):
        side: Literal["left", "right"] = "left" if name == "bot" else "right"
        table.add_column(say(f"arena-{name}"), justify=side)
    for entry in result.bots:
        table.add_row(*_row(entry, intervals and len(result.bots) > 1))
    return table


def _row(entry: Entry, intervals: bool) -> Iterator[str]:
    rating = f"{entry.rating:+.0f}"
    yield entry.bot
    yield f"{rating} [{entry.rating_low:+.0f}, {entry.rating_high:+.0f}]" if intervals else rating
    yield _percent(entry.share)
    yield str(entry.share.games)
    yield f"{entry.share.wins}/{entry.share.draws}/{entry.share.losses}"
    yield str(entry.crashes)
    yield f"{entry.ms_mean:.3g} / {entry.ms_p95:.3g} / {entry.ms_longest:.3g}"


def _percent(share: Share) -> str:
    return f"{100 * share.score:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _show(result: Standings, report: Path | None) -> None:
    out = console()
    if not out.is_terminal:
        out.width = WIDE  # A file or a pipe has none of its own.
    out.print(_table(result))
    for pairing in result.pairings:
        out.print(_pairing_line(pairing))
    for place in result.settings:
        for line in _place_lines(place):
            out.print(line)
    out.print(
        say(
            "arena-sum",
            games=result.games,
            resumed=result.resumed,
            seconds=f"{result.seconds:.1f}",
            seed=str(result.seed),
        )
    )
    for fault in result.faults[:FAULTS]:
        out.print(
            say(
                "arena-fault" if fault.bot else "arena-void",
                bot=fault.bot,
                setting=fault.setting,
                seed=str(fault.seed),
                message=fault.message,
            )
        )
    if len(result.faults) > FAULTS:
        out.print(say("arena-more_faults", count=len(result.faults) - FAULTS))
    if report is not None:
        out.print(say("arena-report", file=str(report)))


def _pairing_line(pairing: Pairing) -> str:
    line = f"{pairing.bots[0]} – {pairing.bots[1]}: {_percent(pairing.share)}"
    if pairing.test is None:
        return line
    told = {OPEN: "open", STRONGER: "stronger"}.get(pairing.test.verdict, "not_stronger")
    more = say(
        f"arena-test_{told}",
        first=pairing.bots[0],
        second=pairing.bots[1],
        bouts=pairing.test.bouts,
        llr=f"{pairing.test.llr:.2f}",
    )
    return f"{line}; {more}" if pairing.share.games else f"{' – '.join(pairing.bots)}: {more}"


def _place_lines(place: Place) -> Iterator[str]:
    endings = ", ".join(f"{count} {name}" for name, count in place.endings.items())
    yield f"{place.setting}: {endings}" if endings else place.setting
    if place.together:
        for bot, shares in place.bots.items():
            for share in shares.values():
                yield f"    {bot:24} {_percent(share)}"
    else:
        for side, share in place.sides.items():
            yield f"    {side:24} {_percent(share)}"
