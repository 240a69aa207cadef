"""Why not: the reason for every action that may not be taken, also for those no choice considers.

A choice gives reasons for its own candidates (choice.py). Somebody at the table may point at
anything else: a card that is not in his hand, a region too far away, something that belongs to
another phase. Each game has a `WhyNot` in its why_not.py, which finds the reason step by step:

- what is no action of the game at all is told so: the verb, the number of arguments, the argument;
- a verb that nothing asks for now is told when it is asked for (``when``);
- else one argument is the first that fits no candidate, and the *judge* of its kind says what is
  wrong with that thing: not there, not yours, too far, used already;
- where nothing speaks against the thing itself, it is said what the decision is about (``only``).

Who points at a thing without an action, by clicking it, gets the reason of the action that would
name it (`WhyNot.of_thing`).

It reads what the seat that decides may see, and nothing else. `explain` asks it; games that are
played out never do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import NOT_OFFERED, Action, Refusal
from westmarch.kernel.engine.flow import current_choice, explain
from westmarch.kernel.engine.state import Frame, State

NO_MENUS: Mapping[str, Collection[str]] = MappingProxyType({})
DOES_NOT_FIT = "does_not_fit"
"""Of a thing nothing is known that speaks against it but that it is not offered."""
LONGEST_WORD = 40
"""So many characters of a word that means nothing are repeated."""
GENERIC = frozenset((NOT_OFFERED, DOES_NOT_FIT, "not_now"))
"""Reasons that say nothing of the thing."""
ON_THE_MAP = frozenset(("region", "place", "hex"))
"""Kinds of things of which it can be told whatever is asked who stands there."""
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
    asked: bool = True
    """False: nothing asks for the verb now; only what is so at any time speaks against it."""

    def because(self, key: str, rule: str = "", **params: str | int) -> Refusal:
        """A refusal; its rule is that of the decision where none is named."""
        return Refusal(rule or self.rule, key, tuple(params.items()))


Judge = Callable[[Any, Pointing], Refusal | None]
"""Why a thing cannot be chosen now; None when nothing is known against it."""
Targets = Callable[[Action], Mapping[str, str | int]]
"""What an action points at (`Game.targets`)."""
Meant = Callable[[Any, int, str, Any], str]
"""The verb by which a seat would use a thing of a kind, where nothing asks for such things; empty:
any that names it."""


def _any_verb(s: State, seat: int, kind: str, value: Any) -> str:
    return ""


class WhyNot:
    """Finds the reasons of one game.

    `kinds_of` says what each argument of a verb is (a region, a card; empty: a mere number or
    word, judged as a ``number``), `judges` what speaks against things of a kind; a judge of the
    kind of a decision is asked first. `when` has, for each verb, the rule and the message that tell
    when it is asked for; `only` the kinds of decisions with a message ``only_<kind>`` that tells
    what can be chosen in them; `menus` the verbs that belong to a kind of decision also while
    nothing can be named with them; `meant` what somebody wants who points at a thing that nothing
    asks for.
    """

    def __init__(
        self,
        space: ActionSpace,
        kinds_of: Callable[[str], tuple[str, ...]],
        judges: Mapping[str, Judge],
        when: Mapping[str, tuple[str, str]],
        only: Collection[str],
        menus: Mapping[str, Collection[str]] = NO_MENUS,
        meant: Meant = _any_verb,
    ) -> None:
        self._space = space
        self._kinds_of = kinds_of
        self._judges = judges
        self._when = when
        self._only = only
        self._menus = menus
        self._meant = meant

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
        candidates = _candidates(s)
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

    def of_thing(self, s: State, kind: str, id_: str, targets: Targets) -> Refusal | None:
        """Why a thing of the table cannot be chosen now, by its kind and id as `targets` has them;
        None when it can."""
        asked = current_choice(s)
        if asked is None or s.offer is None:
            return None
        candidates = _candidates(s)
        verbs = [*(str(a[0]) for a in candidates), *self._menus.get(asked.kind, ())]
        found: Refusal | None = None
        for verb in dict.fromkeys(verbs):
            for action in self._naming(verb, kind, id_, targets, candidates):
                refusal = explain(s, action)
                if refusal is None:
                    return None
                if found is None or found.key in GENERIC:
                    found = refusal
        return found or self._of_unasked(s, asked.kind, asked.rule, kind, id_, targets)

    def _naming(
        self, verb: str, kind: str, id_: str, targets: Targets, candidates: list[Action]
    ) -> Iterator[Action]:
        """The actions of a verb that name a thing: those considered, or else one like the first of
        those."""
        like = [a for a in candidates if a[0] == verb]
        if found := [a for a in like if str(targets(a).get(kind, "")) == id_]:
            yield from found
            return
        domains = self._space.verbs().get(verb, ())
        args = list(like[0][1:]) if like else [domain[0] for domain in domains]
        for place, domain in enumerate(domains):
            for value in domain:
                if str(value) == id_:
                    action = (verb, *args[:place], value, *args[place + 1 :])
                    if str(targets(action).get(kind, "")) == id_:
                        yield action

    def _of_unasked(
        self, s: State, kind: str, rule: str, of: str, id_: str, targets: Targets
    ) -> Refusal:
        """Why a thing that nothing asks for cannot be chosen: what speaks against it at any time,
        or else when such things are asked for."""
        assert s.offer is not None
        meant = self._meant(s, s.offer.seat, of, id_)
        for verb in (meant,) if meant else self._when:
            for action in self._naming(verb, of, id_, targets, []):
                place = next(i for i, part in enumerate(action[1:], 1) if str(part) == id_)
                thing = self._kinds_of(verb)[place - 1]
                pointing = Pointing(
                    s.offer.seat, s.stack[-1], kind, rule, verb, place, action[place], action, False
                )
                found = self._judges[thing](s, pointing) if thing in ON_THE_MAP else None
                return found or self._asked_another_time(verb, kind, rule)
        return Refusal("", "no_such_thing", (("verb", _short(of)), ("value", _short(id_))))

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


def _candidates(s: State) -> list[Action]:
    """The actions that the open choice offers or considers."""
    asked = current_choice(s)
    assert asked is not None and s.offer is not None
    considered = asked.candidates(s.stack[-1], s)
    return s.offer.actions + (considered[1] if considered is not None else [])


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
