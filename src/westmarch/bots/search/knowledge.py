"""What the searching player must know of a game: the contract every game's folder fulfils.

`bots/<game>/knowledge.py` holds one object of a subclass, `KNOWLEDGE`. It is a thin joint of that
folder's functions, which are compiled; it is not compiled itself, and neither is this module. It
keeps nothing between two calls: what it answers follows from the state it is given, so that trials
can be broken off, repeated and spread over processes.

Every state it gets is one dealt anew from what a seat may know. `policy` and `rank` may look at all
of it, for they also answer for the others in a trial. `features` and `value` may not: they look at
what the named seat may see, and a test compares them on states the seat cannot tell apart.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from copy import copy
from importlib import import_module
from math import exp
from random import Random
from typing import ClassVar, Generic, TypeVar

from westmarch.bots.registry import exists
from westmarch.bots.search.network_file import read_for, weights_of
from westmarch.bots.search.network_forward import Weights, chance
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.state import State

S = TypeVar("S", bound=State)


class Knowledge(ABC, Generic[S]):
    """What is known of one game. Subclasses fill in what is abstract and may change the rest."""

    game: ClassVar[str]
    """The game's id; its weights are in ``bots/<game>/weights/``."""
    names: ClassVar[tuple[str, ...]]
    """What each number of `features` is, in their order. Weights are read only when they were
    learned for the same names."""

    shortcuts: ClassVar[frozenset[str]] = frozenset()
    """Verbs of actions that only spare their player more of the same: another says as much."""

    steady: ClassVar[bool] = False
    """Whether what a plan begins with, up to the first die or card, is played once and not in every
    trial. Only where a policy looks at nothing its seat may not see."""

    one_view: ClassVar[bool] = False
    """Whether weights of single lessons judge a position as the first side sees it, whoever asks;
    they are learned from its views alone."""

    _given: Weights | None = None

    # ---- playing quickly

    @abstractmethod
    def policy(self, s: S, d: Decision) -> Action:
        """A fair answer at once, for whichever seat is asked: one of ``d.actions``.

        It plays nearly every decision of a trial, so it must be fast (aim: 50 us compiled), take no
        chance from anywhere and never go round in circles.
        """

    def answer(self, s: S, d: Decision, rng: Random) -> Action:
        """The answer at the table to what is not searched: it may take longer than the policy's,
        for it is asked once and not in every trial."""
        return self.answer_until(s, d, rng, 0.0)

    def answer_until(self, s: S, d: Decision, rng: Random, until: float) -> Action:
        """The same, given by a time of the clock (deadline.py); 0: it takes as long as it takes."""
        return self.policy(s, d)

    def rank(self, s: S, d: Decision) -> list[float]:
        """A score for each of ``d.actions``, in their order; the higher, the sooner it is tried.
        By default only the policy's answer stands out."""
        best = self.policy(s, d)
        return [1.0 if action == best else 0.0 for action in d.actions]

    # ---- what is searched

    @abstractmethod
    def matters(self, s: S, d: Decision) -> bool:
        """Whether a decision is worth trials. The rest is played by policy: searching every small
        choice with few trials plays worse than not searching it."""

    def plans(self, s: S, d: Decision, most: int) -> list[Script]:
        """What is tried at a decision, at most so many, the likeliest first.

        A plan begins with one of ``d.actions`` and may go on with what follows it (whom to commit,
        which units, then done), so that a chain of small choices is judged as one. By default
        single actions, by `rank`.
        """
        scores = self.rank(s, d)
        order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
        return [(d.actions[i],) for i in order[:most]]

    def plans_until(self, s: S, d: Decision, most: int, until: float) -> list[Script]:
        """The same, made by a time of the clock (deadline.py): those that were found till then, at
        least one. Whoever lists plans without trying them out is done before, and need not look."""
        return self.plans(s, d, most)

    def trust(self, s: S) -> float:
        """By how much, in chance of winning, another plan must be better than the policy's own to
        be preferred: where the judge is coarse and the policy good, small differences are noise."""
        return 0.0

    @abstractmethod
    def horizon(self, s: S) -> Hashable:
        """Where play stands: changes at its natural ends (an action, a turn, a round), and is None
        in the middle, where nothing can be judged. A trial goes on until it is something else than
        it was; then the position is judged by `value`."""

    def stops(self, s: S) -> Hashable:
        """The same for the trials of the searching player, and where self-play takes its examples:
        by default the horizons, else more often."""
        return self.horizon(s)

    def news(self, before: S, after: S) -> bool:
        """Whether an answer of a seat has brought something it could not foresee: a die, a card, a
        thing turned over."""
        return after.known != before.known

    # ---- judging

    @abstractmethod
    def features(self, s: S, seat: int) -> list[float]:
        """The position as the seat may see it, from its side, as numbers of moderate size, in the
        order of `names`. It is asked for at horizons, with the game still going on."""

    def guess(self, s: S, seat: int) -> float:
        """The chance that the seat wins, 0 to 1, as long as nothing has been learned: a plain
        formula, so that self-play has something to begin with. By default even."""
        return 0.5

    def value(self, s: S, seat: int) -> float:
        """The chance that the seat wins, 0 to 1: known at the end, else by the learned weights."""
        if s.offer is None:
            return 1.0 if seat in s.winners else 0.0
        network = self.network(s)
        if network is None:
            return self.guess(s, seat)
        return chance(network, self.features(s, seat))

    def merit(self, s: S, seat: int) -> float:
        """What a trial that ended here counts for, 0 to 1: the chance of winning, unless plans are
        told apart better by something beside it."""
        return self.value(s, seat)

    def network(self, s: S) -> Weights | None:
        """The learned weights for a position; None before any were learned. A game with weights
        for several scenarios or sides chooses here."""
        return self._given or weights_of(self.game, "value", self.names)

    def judging_by(self, path: str) -> Knowledge[S]:
        """The same, judging by the weights in a file."""
        found = copy(self)
        found._given = read_for(path, self.names).ready()
        return found

    def foretelling(self) -> Knowledge[S]:
        """The same for who asks how a game stands rather than what to play: it judges by the
        game's weights ``foretelling``, where it has any. They foretell who wins better than what
        the search judges by, but choose worse among moves."""
        weights = weights_of(self.game, "foretelling", self.names)
        if weights is None:
            return self
        found = copy(self)
        found._given = weights
        return found

    # ---- learning

    def lessons(self) -> Sequence[dict[str, str]]:
        """The options of the games that self-play goes through, one after the other."""
        return ({},)


def squash(score: float, width: float = 1.0) -> float:
    """A score as a chance: 0 is even, `width` about 73 %."""
    x = max(-40.0, min(40.0, score / width))
    return 1.0 / (1.0 + exp(-x))


def known(game: str) -> bool:
    """Whether anything is known of a game."""
    return exists(f"westmarch.bots.{game}.knowledge")


def knowledge_of(game: str) -> Knowledge[State]:
    """What is known of a game. Raises `WestmarchError` where nothing is."""
    if not known(game):
        raise WestmarchError("bot-no_knowledge", game=game)
    found: Knowledge[State] = import_module(f"westmarch.bots.{game}.knowledge").KNOWLEDGE
    return found
