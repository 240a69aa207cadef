"""The report of a contest: one HTML file that needs no other file, with a light and a dark
theme."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor, log10
from pathlib import Path

from westmarch.arena.contest.plots import Axis, Whisker, course, whiskers
from westmarch.arena.contest.standings import ContestFault, Pairing, Place, Share, Standings
from westmarch.arena.progress import Measure
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


def write_report(result: Standings, path: Path) -> None:
    """Write the report. Raise `BadOption` if that fails."""
    try:
        path.write_text(report(result), encoding="utf-8")
    except OSError as error:
        raise BadOption("file-unwritable", file=path, why=error.strerror) from None


def report(result: Standings) -> str:
    """Return the page in the current language."""
    title = say("report-title")
    body = "\n".join(_sections(result))
    style = files("westmarch.arena.contest").joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _sections(result: Standings) -> Iterator[str]:
    yield _paragraph(
        say(
            "report-intro",
            games=result.games,
            planned=result.planned,
            bots=len(result.bots),
            settings=len(result.settings),
            form=say(f"report-form_{result.form}"),
        )
    )
    yield from _ratings(result)
    yield from _pairings(result.pairings)
    yield _heading(say("report-settings"))
    for place in result.settings:
        yield from _place(place)
    yield from _times(result)
    yield from _faults(result)
    yield _heading(say("report-how"))
    yield _paragraph(say("report-method"))
    yield _paragraph(
        say(
            "report-facts",
            version=result.westmarch,
            seed=str(result.seed),
            seconds=f"{result.seconds:.1f}",
            decisions=result.decisions,
        )
    )


# ---- the bots


def _ratings(result: Standings) -> Iterator[str]:
    yield _heading(say("report-ratings"))
    if len(result.bots) > 1:
        reach = max(abs(x) for e in result.bots for x in (e.rating_low, e.rating_high)) or 100
        rows = [
            Whisker(e.bot, e.rating, e.rating_low, e.rating_high, f"{e.rating:+.0f}")
            for e in result.bots
        ]
        axis = Axis(-reach, reach, lambda v: f"{v:+.0f}" if v else "0", middle=0)
        yield whiskers(say("report-ratings"), rows, axis)
    names = ("bot", "rating", "score", "games", "results", "crashes", "time", "p95", "longest")
    yield _table(
        [say(f"arena-{name}") for name in names],
        [
            [
                e.bot,
                f"{e.rating:+.0f} [{e.rating_low:+.0f}, {e.rating_high:+.0f}]",
                percent(e.share),
                str(e.share.games),
                f"{e.share.wins}/{e.share.draws}/{e.share.losses}",
                str(e.crashes),
                f"{e.ms_mean:.3g}",
                f"{e.ms_p95:.3g}",
                f"{e.ms_longest:.3g}",
            ]
            for e in result.bots
        ],
    )


def percent(share: Share) -> str:
    """Return a share with its interval as text."""
    return f"{100 * share.score:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _pairings(pairings: Sequence[Pairing]) -> Iterator[str]:
    played = [p for p in pairings if p.share.games]
    if played:
        yield _heading(say("report-pairings"))
        rows = [_row(" – ".join(p.bots), p.share) for p in played]
        yield whiskers(say("report-pairings"), rows, _share_axis())
    tested = [p for p in pairings if p.test is not None]
    if tested:
        yield _heading(say("report-tests"))
    for p in tested:
        assert p.test is not None
        verdict = say(
            f"arena-test_{p.test.verdict}",
            first=p.bots[0],
            second=p.bots[1],
            bouts=p.test.bouts,
            llr=f"{p.test.llr:.2f}",
        )
        yield _heading(" – ".join(p.bots), 3)
        yield _paragraph(verdict)
        if p.course:
            yield course(verdict, p.course, p.test.lower, p.test.upper)


def _times(result: Standings) -> Iterator[str]:
    rows = [e for e in result.bots if e.actions]
    if not rows:
        return
    yield _heading(say("report-times"))

    def place(ms: float) -> float:
        return log10(max(ms, 0.001))

    whisker = [
        Whisker(
            e.bot, place(e.ms_mean), place(e.ms_mean), place(e.ms_longest), f"{e.ms_mean:.3g} ms"
        )
        for e in sorted(rows, key=lambda e: e.ms_mean)
    ]
    least = floor(min(w.low for w in whisker))
    most = max(ceil(max(w.high for w in whisker)), least + 1)
    steps = tuple(float(n) for n in range(least, most + 1))
    yield _paragraph(say("report-times_text"))
    yield whiskers(
        say("report-times"), whisker, Axis(least, most, lambda v: f"{10**v:g} ms", steps=steps)
    )


# ---- the settings


def _place(place: Place) -> Iterator[str]:
    yield _heading(place.setting, 3)
    yield _paragraph(
        say(
            "report-together" if place.together else "report-advantage",
            games=place.games,
            rounds=f"{place.rounds_mean:.1f}",
            side=next(iter(place.sides)),
            advantage=f"{place.advantage:+.0f}",
            low=f"{place.advantage_low:+.0f}",
            high=f"{place.advantage_high:+.0f}",
        )
    )
    rows = [_row(side, share) for side, share in place.sides.items()] if not place.together else []
    for bot, shares in place.bots.items():
        rows += [
            _row(bot if place.together else f"{bot} · {side}", share)
            for side, share in shares.items()
        ]
    if rows:
        yield whiskers(place.setting, rows, _share_axis())
    if place.endings:
        whole = sum(place.endings.values())
        yield _table(
            [say("report-ending"), say("arena-games"), "%"],
            [[name, str(n), f"{100 * n / whole:.1f}"] for name, n in place.endings.items()],
        )
    for bot, measures in place.reached.items():
        if measures:
            yield _folded(say("report-reached") + (f": {bot}" if bot else ""), _measures(measures))


def _measures(measures: dict[str, Measure]) -> str:
    return _table(
        [say("report-measure"), say("arena-games"), say("report-mean"), say("report-range")],
        [
            [
                name,
                str(m.games),
                "" if m.mean is None else f"{m.mean:.2f}",
                f"{m.least}–{m.most}"
                if m.values is None
                else ", ".join(f"{value} {n}" for value, n in list(m.values.items())[:8]),
            ]
            for name, m in measures.items()
        ],
    )


def _faults(result: Standings) -> Iterator[str]:
    if not result.faults:
        return
    yield _heading(say("report-faults"))
    # Alike ones together: a bot with a bug breaks many games in the same way.
    alike: defaultdict[tuple[str, str], list[ContestFault]] = defaultdict(list)
    for fault in result.faults:
        alike[fault.bot, fault.message].append(fault)
    for (bot, message), faults in alike.items():
        yield _paragraph(": ".join(filter(None, (bot, message))))
        yield _folded(
            say("report-fault_games", count=len(faults)),
            _table(
                [say("report-seed"), say("report-setting"), say("report-players")],
                [[str(f.seed), f.setting, ", ".join(f.players)] for f in faults],
            ),
        )


# ---- the parts of a page


def _row(name: str, share: Share) -> Whisker:
    return Whisker(
        name, share.score, share.low, share.high, f"{100 * share.score:.1f} % ({share.games})"
    )


def _share_axis() -> Axis:
    return Axis(0.0, 1.0, lambda v: f"{100 * v:.0f} %", middle=0.5, steps=SHARES)


def _heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def _folded(title: str, content: str) -> str:
    return f"<details><summary>{escape(title)}</summary>\n{content}</details>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        '<div class="wide" tabindex="0"><table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody>\n</table></div>"
    )
