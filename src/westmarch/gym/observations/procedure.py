"""The procedures in progress, and who decides what. Every game observes them in the same way.

The frames on the stack are the rulebook's procedures. A seat may see which they are and how far
each has come. It may see a frame's locals if the game's view shows them, except for cards chosen in
secret, which the game names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, get_type_hints

from westmarch.gym.observations.layout import Layout
from westmarch.kernel.engine.choice import Choice
from westmarch.kernel.engine.state import FRAMES, Frame, State

ITEMS = 8
"""How many numbers of a tuple are shown."""

Secrets = Callable[[Frame], Mapping[str, int]]
"""Returns the fields of a frame that hold something chosen in secret, each with the seat that chose
it."""


class _Local(NamedTuple):
    name: str
    start: int
    many: bool


class Procedure:
    """Writes the procedures in progress into the observations of one game."""

    def __init__(self, layout: Layout, package: str, seats: int, with_locals: bool = True) -> None:
        frames = {name: cls for (home, name), cls in FRAMES.items() if home == package}
        names = sorted(frames)
        steps = [step for name in names for step in frames[name].steps]
        self.kinds = tuple(sorted({step.kind for step in steps if isinstance(step, Choice)}))
        self._seat = layout.add("seat", seats, means="1 for the seat that observes")
        self._asked = layout.add("asked", seats, means="1 for the seat that decides now")
        self._decision = layout.add(
            "decision",
            len(self.kinds),
            means="1 for the kind of the decision, in alphabetical order",
        )
        self._kind_numbers = {kind: number for number, kind in enumerate(self.kinds)}
        start = layout.add(
            "procedures",
            len(names),
            means="1 + the step reached in the innermost procedure of each kind, by name; "
            "0 where none is going on",
        )
        self._places = {frames[name]: start + number for number, name in enumerate(names)}
        self._locals: dict[type[Frame], tuple[_Local, ...]] = {}
        if with_locals:
            self._lay_out_locals(layout, [frames[name] for name in names])

    def _lay_out_locals(self, layout: Layout, classes: list[type[Frame]]) -> None:
        at = layout.size
        for cls in classes:
            hints = get_type_hints(cls)
            found = []
            for name in cls.__struct_fields__:
                many = str(hints[name]).startswith("tuple[int")
                if name != "step" and (many or hints[name] in (int, bool)):
                    found.append(_Local(name, at, many))
                    at += 2 * (ITEMS if many else 1)
            self._locals[cls] = tuple(found)
        layout.add(
            "locals",
            (at - layout.size) // 2,
            2,
            means="the numbers each procedure remembers, in the order of procedures and of their "
            f"fields, {ITEMS} for a tuple; each 1 higher, as 256s and the rest; 0 for none. Of a "
            "card another chose in secret only that there is one",
        )

    def write(self, s: State, seat: int, out: bytearray, secrets: Secrets | None = None) -> None:
        """Write the procedures as the seat sees them."""
        out[self._seat + seat] = 1
        offer = s.offer
        if offer is not None:
            out[self._asked + offer.seat] = 1
            out[self._decision + self._kind_numbers[offer.kind]] = 1
        for frame in s.stack:
            cls = type(frame)
            out[self._places[cls]] = min(frame.step + 1, 255)
            shown = self._locals.get(cls)
            if shown:
                _write_locals(frame, seat, shown, out, {} if secrets is None else secrets(frame))


def _write_locals(
    frame: Frame, seat: int, shown: tuple[_Local, ...], out: bytearray, secret: Mapping[str, int]
) -> None:
    for name, start, many in shown:
        value = getattr(frame, name)
        if secret and secret.get(name, seat) != seat:
            value = min(value, 0)
        if many:
            # An inner procedure of the same kind stands in the place of the outer one.
            out[start : start + 2 * ITEMS] = bytes(2 * ITEMS)
            for number in value[:ITEMS]:
                if number >= 0:
                    out[start], out[start + 1] = divmod(min(number + 1, 0xFFFF), 256)
                start += 2
        elif value >= 0:
            out[start], out[start + 1] = divmod(min(value + 1, 0xFFFF), 256)
        else:
            out[start] = out[start + 1] = 0
