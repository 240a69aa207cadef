"""What Lighthouse says of the lobby and of the four tables, each in the middle of a game.

    python benchmarks/lighthouse.py [--form desktop mobile] [--page lobby war_of_the_ring ...]
                                    [--tries 3] [--reports FOLDER] [--json]

A server and a browser of its own; each try is a first visit, in a fresh profile, by somebody who
sits at the table and is asked to choose. Of several tries the middle one by performance counts.
Lighthouse comes from npm (`npx`, Node.js 20 or later). What the machine does beside it counts too;
`benchmark` is Lighthouse's own measure of how fast the machine was just then.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Playwright, sync_playwright

from tools.harness.browser import DESKTOP, FLAGS, Json, Server, Table, chromium
from tools.harness.stage import MIDGAMES

LIGHTHOUSE = "lighthouse@12.8.2"
"""The last of the versions that run on Node.js 20."""
LOBBY = "lobby"
TABLES = {str(one): one for one in MIDGAMES}
PAGES = [LOBBY, *TABLES]
FORMS = {"desktop": ["--preset=desktop"], "mobile": []}
CATEGORIES = {
    "performance": "perf.",
    "accessibility": "access.",
    "best-practices": "practices",
}
TIMES = {
    "first-contentful-paint": "FCP ms",
    "largest-contentful-paint": "LCP ms",
    "total-blocking-time": "TBT ms",
    "speed-index": "speed ms",
}
AT_MOST_S = 240


def npx() -> str:
    """The system's, or the one that `make` installed beside our Python."""
    own = Path(sys.executable).parent.parent / "node/npx"
    found = shutil.which("npx") or (str(own) if own.exists() else None)
    if not found:
        raise SystemExit("Lighthouse needs Node.js 20 or later (npx)")
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("localhost", 0))
        return int(one.getsockname()[1])


def address(server: Server, page: str, context: Any) -> str:
    """Where to look; a table is made there for whom the profile belongs to."""
    if page == LOBBY:
        return server.url + "/"
    game = TABLES[page]
    table = Table(server, context, context.pages[0])
    room = table.make(
        *game.seats, game=game.game, position=game.position, options=dict(game.options)
    )
    return f"{server.url}/room/{room}"


def visit(playwright: Playwright, server: Server, page: str, form: str) -> Json:
    """One first visit; Lighthouse's whole report."""
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium(),
            headless=True,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            viewport=DESKTOP,
        )
        try:
            answer = subprocess.run(
                [
                    *(npx(), "--yes", LIGHTHOUSE, address(server, page, context)),
                    *(f"--port={port}", "--output=json", "--quiet", *FORMS[form]),
                    f"--only-categories={','.join(CATEGORIES)}",
                ],
                stdout=subprocess.PIPE,
                text=True,
                check=True,
                timeout=AT_MOST_S,
            )
        finally:
            context.close()
    report: Json = json.loads(answer.stdout)
    return report


def figures(report: Json) -> Json:
    """What counts of a report, and what it found wanting."""
    audits, categories = report["audits"], report["categories"]
    wanting = [
        one["id"]
        for name in ("accessibility", "best-practices")
        for one in categories[name]["auditRefs"]
        if one["weight"] and audits[one["id"]]["score"] not in (None, 1)
    ]
    return {
        **{name: round(100 * (categories[name]["score"] or 0)) for name in CATEGORIES},
        **{name: round(audits[name]["numericValue"]) for name in TIMES},
        "layout-shift": round(audits["cumulative-layout-shift"]["numericValue"], 3),
        "kilobytes": round(audits["total-byte-weight"]["numericValue"] / 1000),
        "benchmark": round(report["environment"]["benchmarkIndex"]),
        "wanting": wanting,
    }


def run(pages: list[str], forms: list[str], tries: int, reports: Path | None) -> list[Json]:
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "rooms.sqlite3")
        try:
            for form in forms:
                for page in pages:
                    found = [visit(playwright, server, page, form) for _ in range(tries)]
                    found.sort(key=lambda one: one["categories"]["performance"]["score"] or 0)
                    middle = found[len(found) // 2]
                    rows.append({"page": page, "form": form, **figures(middle)})
                    print(f"{page}, {form}: {rows[-1]['performance']}", file=sys.stderr)
                    if reports:
                        reports.mkdir(parents=True, exist_ok=True)
                        (reports / f"{page}-{form}.json").write_text(json.dumps(middle))
        finally:
            server.stop()
    return rows


def table_of(rows: list[Json]) -> str:
    titles = {"page": "page", "form": "form", **CATEGORIES, **TIMES}
    titles |= {"layout-shift": "CLS", "kilobytes": "kB", "benchmark": "benchmark"}
    lines = [list(titles.values())] + [[str(row[name]) for name in titles] for row in rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(titles))]
    text = "\n".join(
        "  ".join(
            cell.ljust(width) if i < 2 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )
    wanting = [f"{row['page']}, {row['form']}: {', '.join(row['wanting'])}" for row in rows]
    return "\n".join([text, *(one for one in wanting if not one.endswith(": "))])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--form", nargs="+", choices=list(FORMS), default=list(FORMS))
    parser.add_argument("--page", nargs="+", choices=PAGES, default=PAGES)
    parser.add_argument("--tries", type=int, default=1)
    parser.add_argument("--reports", type=Path, help="a folder for Lighthouse's own reports")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = run(given.page, given.form, given.tries, given.reports)
    print(json.dumps(rows) if given.json else table_of(rows))
