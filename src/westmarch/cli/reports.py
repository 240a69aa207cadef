"""``westmarch reports``: what people have reported about others, for those who run a site."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from westmarch.cli.common import AsJson, Database, console, print_json
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.house import say


def reports(
    database: Database = None,
    close: Annotated[str, typer.Option(metavar="ID", help="Close this report.")] = "",
    note: Annotated[
        str, typer.Option(metavar="TEXT", help="What was done about it, kept with it.")
    ] = "",
    every: Annotated[bool, typer.Option("--all", help="Those that are closed as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the reports that wait for somebody to look at them, or close one."""
    from westmarch.server import config
    from westmarch.server.society import desk

    url = config.database_url(database)
    if close:
        if not asyncio.run(desk.close(url, close, note)):
            raise BadOption("report-none", id=close)
        console().print(say("report-closed", id=close))
        return
    found = asyncio.run(desk.reports(url, every))
    if as_json:
        print_json({"reports": found})
        return
    out = console()
    for one in found:
        told = {"id": one.id, "at": one.created[:16].replace("T", " "), "by": one.by}
        state = say("report-was_closed") if one.closed else say("report-open")
        out.print(say("report-line", **told, whom=one.whom, reason=one.reason, state=state))
        where = f"/room/{one.room}" if one.room else ""
        for text in (where, one.text, one.note, *one.evidence.splitlines()):
            if text:
                out.print(f"    {text}", markup=False)
    out.print(say("report-count", count=len(found)))
