"""``westmarch moderate``: reports, suspicious games, mutes and moderators, for those who run a
site."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from westmarch.cli.common import console, print_json
from westmarch.cli.options import AsJson, Database
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say

if TYPE_CHECKING:
    from westmarch.server.storage.store import Store

app = typer.Typer(
    help="Moderate a site: reports, rating manipulation, mutes and moderators.",
    no_args_is_help=True,
)
T = TypeVar("T")
Note = Annotated[
    str,
    typer.Option(
        metavar="TEXT", help="Your reason, or what you did. It is stored with the decision."
    ),
]
Who = Annotated[str, typer.Argument(metavar="NAME", help="The name or id of an account.")]
BY = "westmarch"
"""Who mutes or voids from the command line."""


def _at(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a site's database."""
    from westmarch.server import config
    from westmarch.server.moderation import service as moderation

    async def done() -> T:
        async with moderation.opened(config.database_url(database)) as store:
            return await work(store)

    return asyncio.run(done())


# ---- reports


@app.command("reports")
def reports(
    database: Database = None,
    every: Annotated[bool, typer.Option("--all", help="Include closed reports.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the open reports."""
    from westmarch.server.moderation import service as moderation

    found = _at(database, lambda store: moderation.reports(store, every))
    if as_json:
        print_json({"reports": found})
        return
    out = console()
    for one in found:
        told = {"id": one.id, "at": _minute(one.created), "by": one.by, "whom": one.whom}
        state = say("report-was_closed") if one.closed else say("report-open")
        out.print(say("report-line", **told, reason=one.reason, state=state), markup=False)
        for text in (f"/room/{one.room}" if one.room else "", one.text, one.note):
            if text:
                out.print(f"    {text}", markup=False)
        for line in one.evidence:
            out.print(f"    {'>' if line.marked else '|'} {line.text}", markup=False)
    out.print(say("report-count", count=len(found)))


@app.command("close")
def close(
    report: Annotated[str, typer.Argument(metavar="ID", help="The id of a report.")],
    note: Note = "",
    database: Database = None,
) -> None:
    """Close a report."""
    from westmarch.server.moderation import service as moderation

    if not _at(database, lambda store: moderation.close(store, report, note)):
        raise BadOption("report-none", id=report)
    console().print(say("report-closed", id=report))


# ---- ratings


@app.command("suspicious")
def suspicious(database: Database = None, as_json: AsJson = False) -> None:
    """List pairs of accounts and IP addresses that may be manipulating ratings."""
    from westmarch.server.moderation import suspicion

    found = _at(database, suspicion.suspicions)
    if as_json:
        print_json({"pairs": found.pairs, "addresses": found.addresses, "days": found.days})
        return
    out = console()
    for pair in found.pairs:
        signs = ", ".join(say(f"moderate-sign-{sign}") for sign in pair.signs)
        points = f"{pair.first_points:g}:{pair.games - pair.first_points:g}"
        told = {"first": pair.first, "second": pair.second, "games": pair.games, "points": points}
        out.print(say("moderate-pair", **told, moves=pair.moves, signs=signs), markup=False)
        out.print(f"    {' '.join(pair.rooms)}", markup=False)
    for crowd in found.addresses:
        names = ", ".join(crowd.accounts)
        told = {"address": crowd.address, "made": crowd.made, "met": crowd.met}
        out.print(say("moderate-address", **told, names=names), markup=False)
    out.print(say("moderate-looked", days=found.days))


@app.command("void")
def void(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of the game's room.")],
    note: Note = "",
    database: Database = None,
) -> None:
    """Void a rated game permanently and recalculate the ratings after it."""
    from westmarch.server.ratings import voiding

    if not _at(database, lambda store: voiding.void(store.engine, game, BY, note)):
        raise BadOption("moderate-not_voidable", room=game)
    console().print(say("moderate-voided", room=game))


# ---- people


@app.command("mute")
def mute(
    who: Who,
    days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Number of days; 0: permanently.")
    ] = 7,
    note: Note = "",
    database: Database = None,
) -> None:
    """Mute an account on the whole site."""
    from westmarch.server.moderation import service as moderation

    async def work(store: Store) -> None:
        await moderation.mute(store, await moderation.person(store, who), BY, days, note)

    _at(database, work)
    console().print(say("moderate-muted", name=who, days=days), markup=False)


@app.command("unmute")
def unmute(who: Who, database: Database = None) -> None:
    """Unmute an account."""
    from westmarch.server.moderation import service as moderation

    async def work(store: Store) -> bool:
        return await moderation.unmute(store, await moderation.person(store, who))

    if not _at(database, work):
        raise BadOption("moderate-not_muted", name=who)
    console().print(say("moderate-unmuted", name=who), markup=False)


@app.command("muted")
def muted(database: Database = None, as_json: AsJson = False) -> None:
    """List the accounts that are muted on the whole site."""
    from westmarch.server.moderation import service as moderation

    found = _at(database, moderation.muted)
    if as_json:
        print_json({"muted": found})
        return
    out = console()
    for one in found:
        until = say("moderate-for_good") if one.until is None else _minute(one.until)
        told = {"name": one.name, "by": one.by, "until": until, "why": one.why}
        out.print(say("moderate-muted_line", **told).rstrip(), markup=False)
    out.print(say("moderate-muted_count", count=len(found)))


@app.command("grant")
def grant(who: Who, database: Database = None) -> None:
    """Give an account the rights of a moderator."""
    from westmarch.server.moderation import service as moderation

    async def work(store: Store) -> None:
        await moderation.grant(store, await moderation.account(store, who))

    _at(database, work)
    console().print(say("moderate-granted", name=who), markup=False)


@app.command("revoke")
def revoke(who: Who, database: Database = None) -> None:
    """Remove an account from the moderators."""
    from westmarch.server.moderation import service as moderation

    async def work(store: Store) -> bool:
        return await moderation.revoke(store, await moderation.account(store, who))

    if not _at(database, work):
        raise BadOption("moderate-no_moderator", name=who)
    console().print(say("moderate-revoked", name=who), markup=False)


@app.command("moderators")
def moderators(database: Database = None, as_json: AsJson = False) -> None:
    """List the moderators."""
    from westmarch.server.moderation import service as moderation

    found = _at(database, moderation.moderators)
    if as_json:
        print_json({"moderators": found})
        return
    for name in found:
        console().print(name, markup=False)
    console().print(say("moderate-count", count=len(found)))


def _minute(at: str) -> str:
    return at[:16].replace("T", " ")
