"""The standings of a contest: ratings, pairings, settings and faults, from the games that count."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from westmarch.arena.contest.contest import Contest, Setting
from westmarch.arena.contest.ratings import Term, rate
from westmarch.arena.contest.sprt import SequentialVerdict
from westmarch.arena.contest.tournament import ContestResult, Tournament
from westmarch.arena.intervals import wilson
from westmarch.arena.match import Clock
from westmarch.arena.progress import Measure, measured


class Share(msgspec.Struct, frozen=True):
    """Points of games. A draw is half a point. The interval is Wilson's 95 % interval."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A bot in the table, which lists the best bot first."""

    bot: str
    rating: float
    """The rating in points of Elo, with its 95 % interval. The mean of all bots is 0."""
    rating_low: float
    rating_high: float
    share: Share
    crashes: int
    """The games that the bot broke, and so lost."""
    actions: int
    ms_mean: float
    """The mean number of milliseconds per action."""
    ms_p95: float
    """The milliseconds within which 95 % of the actions were done."""
    ms_longest: float


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots, with the first one's share of the points over all settings with two sides."""

    bots: tuple[str, str]
    share: Share
    test: SequentialVerdict | None = None
    course: list[float] = []
    """The ratio of the test after each bout."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A setting: how its games ended, and each bot's share in it."""

    setting: str
    game: str
    together: bool
    games: int
    rounds_mean: float
    endings: dict[str, int]
    sides: dict[str, Share]
    """The share of each side, whichever bot plays it. If all seats play together, it is the
    players' share."""
    advantage: float
    """The advantage of the first side in points of Elo or, if all seats play together, the ease of
    the game."""
    advantage_low: float
    advantage_high: float
    bots: dict[str, dict[str, Share]]
    """The share of each bot, by the side it played."""
    reached: dict[str, dict[str, Measure]]
    """How far the games of each bot got, if all seats play together. Otherwise how far all games
    got, under the key ''."""


class ContestFault(msgspec.Struct, frozen=True):
    """A game that broke, with everything needed to play it again."""

    bot: str
    """The bot that broke the game. It is empty if no bot did."""
    setting: str
    players: tuple[str, ...]
    seed: int
    message: str


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    westmarch: str
    form: str
    seed: int
    planned: int
    games: int
    """The number of games that were played and count, void ones included."""
    void: int
    """The number of games that broke without a bot's fault. Nobody gets a point for them."""
    resumed: int
    """The number of games that were in the journal before."""
    seconds: float
    decisions: int
    bots: list[Entry]
    pairings: list[Pairing]
    settings: list[Place]
    faults: list[ContestFault]


def share_of(scores: Sequence[float]) -> Share:
    """Return the share of games with these points."""
    points, games = sum(scores), len(scores)
    low, high = wilson(points, games)
    return Share(
        games=games,
        wins=sum(s == 1 for s in scores),
        draws=sum(s == 0.5 for s in scores),
        losses=sum(s == 0 for s in scores),
        score=round(points / games, 4) if games else 0.0,
        low=round(low, 4),
        high=round(high, 4),
    )


def standings(
    tournament: Tournament, version: str, seconds: float, intervals: bool = True
) -> Standings:
    """Return the current table."""
    contest = tournament.contest
    results = list(tournament.results())
    counted = [r for r in results if r.played.score is not None]
    bots, places = _ratings(contest, counted, intervals)
    return Standings(
        westmarch=version,
        form=contest.form,
        seed=contest.seed,
        planned=len(tournament.fixtures),
        games=len(results),
        void=len(results) - len(counted),
        resumed=sum(r.played.id in tournament.before for r in results),
        seconds=round(seconds, 3),
        decisions=sum(r.played.decisions for r in results),
        bots=sorted(
            (_entry(contest, number, results, bots) for number in range(len(contest.bots))),
            key=lambda entry: -entry.rating,
        ),
        pairings=[_pairing(tournament, counted, pair) for pair in contest.pairings()],
        settings=[
            _place(contest, number, setting, counted, places[number])
            for number, setting in enumerate(contest.settings)
        ],
        faults=[_fault(contest, r) for r in results if r.played.error],
    )


# ---- ratings

Found = tuple[float, float, float]


def _ratings(
    contest: Contest, counted: Iterable[ContestResult], intervals: bool
) -> tuple[list[Found], list[Found]]:
    """Return the ratings of the bots and the advantages of the settings."""
    sums: defaultdict[tuple[int, tuple[int, ...]], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for r in counted:
        assert r.played.score is not None
        entry = sums[r.fixture.setting, r.fixture.sides]
        entry[0] += 1
        entry[1] += r.played.score
    bots = [f"bot {n}" for n in range(len(contest.bots))]
    places = [f"setting {n}" for n in range(len(contest.settings))]
    terms = [
        Term((bots[sides[0]], places[place]), tuple(bots[n] for n in sides[1:]), games, score)
        for (place, sides), (games, score) in sums.items()
    ]
    found = rate(terms, bots, places, intervals)
    rounded = {
        name: (round(rating, 1), round(low, 1), round(high, 1))
        for name, (rating, low, high) in found.items()
    }
    return [rounded[name] for name in bots], [rounded[name] for name in places]


def _entry(
    contest: Contest, number: int, results: Iterable[ContestResult], ratings: Sequence[Found]
) -> Entry:
    scores, crashes, clock = [], 0, Clock()
    for r in results:
        for side, bot in enumerate(r.fixture.sides):
            if bot != number:
                continue
            crashes += r.played.culprit == side
            if r.played.clocks:
                clock += r.played.clocks[side]
            if r.played.score is not None:
                scores.append(_points(r, side))
    rating, low, high = ratings[number]
    return Entry(
        bot=contest.bots[number],
        rating=rating,
        rating_low=low,
        rating_high=high,
        share=share_of(scores),
        crashes=crashes,
        actions=clock.actions,
        ms_mean=round(1000 * clock.seconds / max(clock.actions, 1), 4),
        ms_p95=round(1000 * clock.within(0.95), 4),
        ms_longest=round(1000 * clock.longest, 4),
    )


def _points(r: ContestResult, side: int) -> float:
    score = r.played.score
    assert score is not None
    return score if side == 0 else 1 - score


# ---- pairings and settings


def _pairing(
    tournament: Tournament, counted: Iterable[ContestResult], pair: tuple[int, int]
) -> Pairing:
    bots = tournament.contest.bots
    trial = tournament.trials.get(pair)
    scores = [
        _points(r, r.fixture.sides.index(pair[0]))
        for r in counted
        if len(r.fixture.sides) == 2 and set(r.fixture.sides) == set(pair)
    ]
    return Pairing(
        bots=(bots[pair[0]], bots[pair[1]]),
        share=share_of(scores),
        test=None if trial is None else trial.stands(),
        course=[] if trial is None else [round(llr, 3) for llr in trial.course],
    )


def _place(
    contest: Contest, number: int, setting: Setting, counted: Iterable[ContestResult], rating: Found
) -> Place:
    results = [r for r in counted if r.fixture.setting == number]
    names = [setting.side_name(side) for side in sorted(set(setting.sides))]
    by_bot: dict[str, dict[str, Share]] = {}
    for bot, name in enumerate(contest.bots):
        played = {
            side: [_points(r, at) for r in results if r.fixture.sides[at] == bot]
            for at, side in enumerate(names)
        }
        by_bot[name] = {side: share_of(scores) for side, scores in played.items() if scores}
    groups = defaultdict(list)
    for r in results:
        if not r.played.error:
            groups[contest.bots[r.fixture.sides[0]] if setting.together else ""].append(r.played)
    endings = Counter(r.played.ending for r in results if not r.played.error)
    rounds = [r.played.rounds for r in results if not r.played.error]
    return Place(
        setting=setting.name,
        game=setting.game,
        together=setting.together,
        games=len(results),
        rounds_mean=round(sum(rounds) / max(len(rounds), 1), 2),
        endings=dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        sides={side: share_of([_points(r, at) for r in results]) for at, side in enumerate(names)},
        advantage=rating[0],
        advantage_low=rating[1],
        advantage_high=rating[2],
        bots=by_bot,
        reached={name: measured(p.reached for p in played) for name, played in groups.items()},
    )


def _fault(contest: Contest, r: ContestResult) -> ContestFault:
    culprit = r.played.culprit
    return ContestFault(
        bot="" if culprit is None else contest.bots[r.fixture.sides[culprit]],
        setting=contest.settings[r.fixture.setting].name,
        players=r.fixture.match.players,
        seed=r.fixture.match.seed,
        message=r.played.error,
    )
