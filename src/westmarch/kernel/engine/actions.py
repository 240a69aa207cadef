"""The action space of a game: every action that the game can ever offer has a stable int id, for
masks.

The arguments of a verb come from fixed domains, so ids need no table of all actions. A verb owns a
block of ids, and its arguments are digits inside the block. Modules declare the verbs they offer.
The blocks are laid out in the alphabetical order of the verbs, so ids do not depend on the order of
imports.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.engine.decision import Action, text_of
from westmarch.kernel.engine.errors import WestmarchError


class ActionSpace:
    """All verbs of one game, with the domains of their arguments."""

    def __init__(self) -> None:
        self._domains: dict[str, tuple[tuple[str | int, ...], ...]] = {}
        self._places: dict[str, tuple[dict[str | int, int], ...]] = {}
        self._starts: dict[str, int] = {}
        self._size = -1

    def verb(self, name: str, *domains: Sequence[str | int]) -> str:
        """Declare a verb and the values that each of its arguments can take."""
        if name in self._domains:
            raise WestmarchError("action-declared_twice", verb=name)
        self._domains[name] = tuple(tuple(d) for d in domains)
        self._places[name] = tuple({v: i for i, v in enumerate(d)} for d in domains)
        self._size = -1
        return name

    def _layout(self) -> None:
        start = 0
        for name in sorted(self._domains):
            self._starts[name] = start
            block = 1
            for domain in self._domains[name]:
                block *= len(domain)
            start += block
        self._size = start

    @property
    def size(self) -> int:
        """The number of ids. Ids run from 0 to size - 1."""
        if self._size < 0:
            self._layout()
        return self._size

    def verbs(self) -> dict[str, tuple[tuple[str | int, ...], ...]]:
        """The declared verbs with their domains."""
        return dict(self._domains)

    def id_of(self, action: Action) -> int:
        """Return the id of an action."""
        if self._size < 0:
            self._layout()
        try:
            verb, *args = action
            places = self._places[str(verb)]
            number = 0
            for place, arg in zip(places, args, strict=True):
                number = number * len(place) + place[arg]
            return self._starts[str(verb)] + number
        except (KeyError, ValueError):
            raise WestmarchError("action-none", action=text_of(action)) from None

    def action_of(self, number: int) -> Action:
        """Return the action that has this id."""
        if not 0 <= number < self.size:
            raise WestmarchError("action-no_number", number=number)
        starts = self._starts
        verb = max((v for v in starts if starts[v] <= number), key=starts.__getitem__)
        number -= self._starts[verb]
        args: list[str | int] = []
        for domain in reversed(self._domains[verb]):
            number, digit = divmod(number, len(domain))
            args.append(domain[digit])
        return (verb, *reversed(args))
