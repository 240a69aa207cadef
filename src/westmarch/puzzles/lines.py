"""Lines: what one seat does until something new becomes known, another seat is asked, or a natural
stretch of play is over. Up to there nothing but its own decisions counts."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import NamedTuple

from westmarch import bots
from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.search.trials import trial
from westmarch.bots.trial_play import Script, follow
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, part

TO_THE_END = 1 << 30
"""Natural ends of play a trial may pass: it goes on to the end of the game."""
LONGEST = 5000
"""Decisions of bots after which a game counts as lost."""


class Stretch:
    """Where a line began: tells when it is over."""

    def __init__(self, knowledge: Knowledge[State], s: State, seat: int) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._known = s.known
        self._mark = knowledge.horizon(s)

    def over(self, s: State) -> bool:
        """Whether the seat has no say any more in this stretch of play."""
        if s.offer is None or s.offer.seat != self._seat or s.known != self._known:
            return True
        here = self._knowledge.horizon(s)
        return here is not None and self._mark is not None and here != self._mark


def carried_out(knowledge: Knowledge[State], s: State, plan: Script) -> Script:
    """What a plan comes to: the choices that are really asked for, one after the other, as far as
    the plan and the stretch of play go. The state is not changed."""
    d = s.offer
    assert d is not None
    c, seat, found = clone(s), d.seat, []
    stretch = Stretch(knowledge, s, seat)
    while plan and not stretch.over(c):
        assert c.offer is not None
        action, plan = follow(c.offer, plan)
        if action is None:
            break
        found.append(action)
        take(c, action)
    return tuple(found)


def is_over(knowledge: Knowledge[State], s: State, line: Script) -> bool:
    """Whether the stretch of play is over after these choices."""
    assert s.offer is not None
    c = clone(s)
    stretch = Stretch(knowledge, s, s.offer.seat)
    for action in line:
        if c.offer is None or action not in c.offer.actions:
            return True
        take(c, action)
        if stretch.over(c):
            return True
    return False


def same(one: Script, other: Script) -> bool:
    """Whether two lines make the same choices, in whatever order: who sends Éowyn and then Aragorn
    questing sends the same as who begins with Aragorn."""
    return one == other or sorted(map(str, one)) == sorted(map(str, other))


class Tried(NamedTuple):
    """What came of trials of a line: games won, games played, and how those won ended."""

    won: float
    played: int
    endings: tuple[str, ...]

    @property
    def chance(self) -> float:
        return self.won / self.played if self.played else 0.0

    def and_also(self, other: Tried) -> Tried:
        return Tried(self.won + other.won, self.played + other.played, self.endings + other.endings)


NOT_TRIED = Tried(0.0, 0, ())


def tried(
    game: Game,
    knowledge: Knowledge[State],
    s: State,
    line: Script,
    times: int,
    rng: Random,
    by: str = "",
) -> Tried:
    """Play a line so many times, each time on a new deal of what the seat cannot see, and go on to
    the end of the game, everybody by the quick policy or, where a bot is named, `by` such bots."""
    assert s.offer is not None
    seat = s.offer.seat
    won, endings = 0.0, []
    for _ in range(times):
        dealt = game.determinize(s, seat, rng)
        if by:
            _bots_go_on(by, game, dealt, seat, line, rng)
            chance = float(seat in dealt.winners)
        else:
            chance = trial(knowledge, dealt, seat, line, TO_THE_END)
        won += chance
        if chance > 0.5 and dealt.ending:
            endings.append(dealt.ending)
    return Tried(won, times, tuple(endings))


def _bots_go_on(name: str, game: Game, s: State, seat: int, plan: Script, rng: Random) -> None:
    """Carry a plan of the seat out and let bots of this name go on in all seats, to the end; they
    see only what their seats may know. The state is played on."""
    streams = [Random(rng.getrandbits(64)) for _ in game.seats(game.options_of(s))]
    minds = [bots.make(name, game, one) for one in streams]
    for _ in range(LONGEST):
        d = s.offer
        if d is None:
            break
        action = None
        if plan and d.seat == seat:
            action, plan = follow(d, plan)
        if action is None:
            action = ask(minds[d.seat], game, s, streams[d.seat])
        take(s, action)
    for mind in minds:
        part(mind, game, s)


def outlook(
    game: Game, knowledge: Knowledge[State], s: State, line: Script, times: int, rng: Random
) -> float:
    """What a line promises by the learned value where play first comes to a natural end: quick, and
    only good enough to tell where to look."""
    assert s.offer is not None
    seat = s.offer.seat
    return fmean(trial(knowledge, game.determinize(s, seat, rng), seat, line) for _ in range(times))
