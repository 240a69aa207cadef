"""``python -m tools.matches GAME --bots A,B``: a match of two bots, as docs/bots.md tells of them.

Where sides play against each other, A and B change seats after every game; both games of a pair
begin alike. Where all play together, A plays every seat. Prints one JSON object: games, wins of A,
the 95 % interval of its share, and the time A and B took for a decision.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any, NamedTuple

from westmarch import bots
from westmarch.arena.intervals import wilson
from westmarch.arena.simulate import game_seed
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.cli.common import read_names, read_options
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import take
from westmarch.kernel.player import ask, stream


class Meeting(NamedTuple):
    """One game of a match."""

    game: str
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    first: tuple[int, ...]
    """The seats of A."""


class Played(NamedTuple):
    """How it went."""

    meeting: Meeting
    won: bool
    ending: str
    times: dict[str, list[float]]
    """Seconds of each decision, by bot."""


def play(meeting: Meeting) -> Played:
    """Play one game."""
    game = registry.game(meeting.game)
    s = game.new(meeting.options, meeting.seed)
    streams = [stream(meeting.seed, seat) for seat in range(len(meeting.seats))]
    minds = [bots.make(n, game, r) for n, r in zip(meeting.seats, streams, strict=True)]
    times: dict[str, list[float]] = {name: [] for name in meeting.seats}
    while s.offer is not None:
        seat = s.offer.seat
        start = perf_counter()
        action = ask(minds[seat], game, s, streams[seat])
        times[meeting.seats[seat]].append(perf_counter() - start)
        take(s, action)
    return Played(meeting, any(seat in s.winners for seat in meeting.first), s.ending, times)


def meetings(
    game_id: str, given: dict[str, str], names: list[str], games: int, seed: int, lessons: bool
) -> Iterable[Meeting]:
    """The games of a match."""
    game = registry.game(game_id)
    taught = knowledge_of(game_id).lessons() if lessons else ({},)
    for number in range(games):
        lesson = taught[number // 2 % len(taught)]
        options = game.choose_options({**lesson, **given})
        sides = game.sides(options)
        if len(set(sides)) == 1:
            drawn, own = game_seed(seed, number), sides[0]
        else:
            drawn, own = game_seed(seed, number // 2), sorted(set(sides))[number % 2]
        seats = tuple(names[0] if side == own else names[-1] for side in sides)
        first = tuple(seat for seat, side in enumerate(sides) if side == own)
        yield Meeting(game_id, options, drawn, seats, first)


def pace(times: list[float]) -> dict[str, float]:
    """What a decision took, in milliseconds."""
    ordered = sorted(times)
    return {
        "decisions": len(ordered),
        "mean_ms": round(1000 * sum(ordered) / len(ordered), 2),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most_ms": round(1000 * ordered[-1], 1),
    }


def match(
    game: str,
    given: dict[str, str],
    names: list[str],
    games: int,
    seed: int,
    jobs: int,
    lessons: bool = False,
) -> dict[str, Any]:
    """Play a match and add it up."""
    start = perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, meetings(game, given, names, games, seed, lessons)))
    wins = sum(one.won for one in played)
    low, high = wilson(wins, len(played))
    by_seat: dict[str, list[int]] = {}
    by_lesson: dict[str, list[int]] = {}
    taught = knowledge_of(game).lessons() if lessons else ()
    names_of_lessons = list(dict.fromkeys(name for lesson in taught for name in lesson))
    seats = registry.game(game).seats(registry.game(game).choose_options(given))
    for one in played:
        tally = by_seat.setdefault(seats[one.meeting.first[0]], [0, 0])
        tally[0] += one.won
        tally[1] += 1
        if lessons:
            told = " ".join(one.meeting.options[name] for name in names_of_lessons)
            tally = by_lesson.setdefault(told, [0, 0])
            tally[0] += one.won
            tally[1] += 1
    times: dict[str, list[float]] = {}
    for one in played:
        for name, found in one.times.items():
            times.setdefault(name, []).extend(found)
    return {
        "game": game,
        "options": given,
        "bots": names,
        "seed": seed,
        "games": len(played),
        "wins": wins,
        "share": round(wins / len(played), 4),
        "interval": [round(low, 4), round(high, 4)],
        "wins_by_seat": by_seat,
        "wins_by_lesson": by_lesson,
        "endings": dict(Counter(one.ending for one in played)),
        "time": {name: pace(found) for name, found in times.items()},
        "seconds": round(perf_counter() - start, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.matches", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="A,B; A alone where all play together")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", action="append", metavar="KEY=VALUE")
    parser.add_argument("--lessons", action="store_true", help="over the lessons of self-play")
    given = parser.parse_args()
    options = read_options(given.option)
    names = read_names("bots", given.bots)
    found = match(given.game, options, names, given.games, given.seed, given.jobs, given.lessons)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
