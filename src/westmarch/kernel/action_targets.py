"""What actions point at: found from the domains of their verbs, so no verb is listed by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action


class ActionTargets:
    """The kinds of things of a game's table, and which of them each argument of a verb names.

    `kinds` are the names of kinds with the ids of all things of the kind; of several kinds that
    hold a whole domain the first is taken.
    """

    def __init__(self, space: ActionSpace, **kinds: Iterable[str | int]) -> None:
        self._space = space
        self._kinds = {kind: frozenset(ids) for kind, ids in kinds.items()}
        self._found: dict[str, tuple[str, ...]] = {}

    def kinds_of(self, verb: str) -> tuple[str, ...]:
        """What each argument of a verb points at; empty text: nothing on the table."""
        if verb not in self._found:
            domains = [frozenset(d) for d in self._space.verbs().get(verb, ())]
            self._found[verb] = tuple(
                next((kind for kind, ids in self._kinds.items() if domain <= ids), "")
                for domain in domains
            )
        return self._found[verb]

    def of(self, action: Action) -> Iterator[tuple[str, str | int]]:
        """The things an action names, each with its kind."""
        for kind, value in zip(self.kinds_of(str(action[0])), action[1:], strict=False):
            if kind:
                yield kind, value
