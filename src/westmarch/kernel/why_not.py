"""Why not: the reason for every action that may not be taken, also for those no choice considers.

A choice gives reasons for its own candidates (choice.py). Somebody at the table may point at
anything else: a card that is not in his hand, a region too far away, something that belongs to
another phase. Each game has a `WhyNot` in its why_not.py, which finds the reason step by step:

- what is no action of the game at all is told so: the verb, the number of arguments, the argument;
- a verb that nothing asks for now is told when it is asked for (``when``);
- else one argument is the first that fits no candidate, and the *judge* of its kind says what is
  wrong with that thing: not there, not yours, too far, used already;
- where nothing speaks against the thing itself, it is said what the decision is about (``only``).

It reads what the seat that decides may see, and nothing else. `explain` asks it; games that are
played out never do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import current_choice
from westmarch.kernel.engine.state import Frame, State

NO_MENUS: Mapping[str, Collection[str]] = MappingProxyType({})
DOES_NOT_FIT = "does_not_fit"
"""Of a thing nothing is known that speaks against it but that it is not offered."""
LONGEST_WORD = 40
"""So many characters of a word that means nothing are repeated."""
LEAVES_OUT = frozenset(("done", "pass", "skip", "stop", "stay", "no", "decline", "pass_phase"))
"""Verbs that choose nothing, or nothing more."""


class Pointing(NamedTuple):
    """What somebody points at with an action: one argument of it, in the choice that is open."""

    seat: int
    frame: Any
    """The procedure that asks."""
    kind: str
    """The kind of the decision."""
    rule: str
    verb: str
    place: int
    """Which argument of the verb it is, from 1 on; 0 for a verb that stands alone."""
    value: Any
    action: Action

    def because(self, key: str, rule: str = "", **params: str | int) -> Refusal:
        """A refusal; its rule is that of the decision where none is named."""
        return Refusal(rule or self.rule, key, tuple(params.items()))


Judge = Callable[[Any, Pointing], Refusal | None]
"""Why a thing cannot be chosen now; None when nothing is known against it."""


class WhyNot:
    """Finds the reasons of one game.

    `kinds_of` says what each argument of a verb is (a region, a card; empty: a mere number or
    word, judged as a ``number``), `judges` what speaks against things of a kind; a judge of the
    kind of a decision is asked first. `when` has, for each verb, the rule and the message that tell
    when it is asked for; `only` the kinds of decisions with a message ``only_<kind>`` that tells
    what can be chosen in them; `menus` the verbs that belong to a kind of decision also while
    nothing can be named with them.
    """

    def __init__(
        self,
        space: ActionSpace,
        kinds_of: Callable[[str], tuple[str, ...]],
        judges: Mapping[str, Judge],
        when: Mapping[str, tuple[str, str]],
        only: Collection[str],
        menus: Mapping[str, Collection[str]] = NO_MENUS,
    ) -> None:
        self._space = space
        self._kinds_of = kinds_of
        self._judges = judges
        self._when = when
        self._only = only
        self._menus = menus

    @property
    def messages(self) -> set[str]:
        """The keys of the messages that tell when things are asked for and what about."""
        return {key for _, key in self._when.values()} | {f"only_{kind}" for kind in self._only}

    def __call__(self, s: State, action: Action) -> Refusal | None:
        """Why the action, which is not offered, may not be taken."""
        found = malformed(self._space, action)
        asked = current_choice(s)
        if found is not None or asked is None or s.offer is None:
            return found
        frame = s.stack[-1]
        offered = asked.candidates(frame, s)
        candidates = s.offer.actions + (offered[1] if offered is not None else [])
        verb = str(action[0])
        like = [a for a in candidates if a[0] == verb]
        if not like and verb not in self._menus.get(asked.kind, ()):
            return self._asked_another_time(verb, asked.kind, asked.rule)
        place = 1
        while place < len(action):
            like = [a for a in like if a[place] == action[place]]
            if not like:
                break
            place += 1
        place = min(place, len(action) - 1)
        return self._judged(s, s.offer.seat, frame, asked.kind, asked.rule, place, action)

    def _asked_another_time(self, verb: str, kind: str, rule: str) -> Refusal:
        if verb in LEAVES_OUT:
            return Refusal(rule, "cannot_be_left_out", (("decision", kind),))
        if verb in self._when:
            return Refusal(*self._when[verb], (("decision", kind),))
        return Refusal(rule, "not_now", (("decision", kind), ("verb", verb)))

    def _judged(
        self, s: State, seat: int, frame: Frame, kind: str, rule: str, place: int, action: Action
    ) -> Refusal:
        verb = str(action[0])
        kinds = self._kinds_of(verb)
        thing = kinds[place - 1] if 0 < place <= len(kinds) else ""
        value = action[place] if place else ""
        pointing = Pointing(seat, frame, kind, rule, verb, place, value, action)
        for judge in (self._judges.get(kind), self._judges.get(thing or "number")):
            found = judge(s, pointing) if judge is not None else None
            if found is not None:
                return found
        return pointing.because(f"only_{kind}" if kind in self._only else DOES_NOT_FIT)


def malformed(space: ActionSpace, action: Action) -> Refusal | None:
    """What is wrong with an action that the game does not have; None when it has it."""
    verbs = space.verbs()
    if not action:
        return Refusal("", "nothing_named")
    verb = _short(action[0])
    domains = verbs.get(verb)
    if domains is None or action[0] not in verbs:
        return Refusal("", "no_such_verb", (("verb", verb),))
    if len(domains) != len(action) - 1:
        return Refusal("", "wrong_number", (("verb", verb), ("count", len(domains))))
    for domain, value in zip(domains, action[1:], strict=True):
        if type(value) not in (str, int) or value not in domain:
            return Refusal("", "no_such_thing", (("verb", verb), ("value", _short(value))))
    return None


def _short(word: Any) -> str:
    return str(word)[:LONGEST_WORD]
