"""The state of a game and the frames on its stack: plain data, nothing else.

A state clones in microseconds, hashes, saves as JSON and is read back by a later version; what one
build of the engine has pickled the other reads. What is going on is a stack of frames in the state.
A frame's locals are scalars and tuples only, so a frame copies shallowly; a state's fields are
scalars, tuples, lists of immutable items, lists of such lists, or bytearrays. A long list of small
numbers is a bytearray, which is copied at once; what seldom changes is a tuple, which all copies
share.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from copy import copy
from typing import Annotated, Any, ClassVar, TypeVar, get_origin, get_type_hints

import msgspec

from westmarch.kernel.engine import native
from westmarch.kernel.engine.choice import Choice
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.events import Event

S = TypeVar("S", bound="State")

FRAMES: dict[tuple[str, str], type[Frame]] = {}
"""Every frame class by its game's package and its name: two games may both have a Battle."""

MIGRATIONS: dict[tuple[str, int], Callable[[dict[str, Any]], None]] = {}
"""By a game's package and the number of a layout: what brings a saved state to the next layout."""


def _home(cls: type) -> str:
    """The package of the game a class belongs to."""
    return ".".join(cls.__module__.split(".")[:3])


class Frame(msgspec.Struct, tag=True, tag_field="frame", kw_only=True):
    """One procedure of the rulebook in progress: a name, a step, a few locals.

    A subclass lists its step methods, in the rulebook's order, in ``sequence``. A step is a plain
    method ``def step(self, s)`` that changes the state or calls another frame, or a `Choice` (see
    flow.py). After a step the next one runs, unless the step says otherwise with `goto` or `end`.
    """

    sequence: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[tuple[Any, ...]] = ()
    """The step functions and choices, in the order of ``sequence``."""
    step_numbers: ClassVar[dict[str, int]] = {}
    """The number of each step."""
    step: int = 0

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        enroll(cls)

    def goto(self, name: str) -> None:
        """Make the named step the next one."""
        self.step = self.step_numbers[name]

    def end(self) -> None:
        """Leave the rest of the steps out."""
        self.step = 1 << 30

    def run_step(self, s: State, at: int) -> Decision | None:
        """Run the step `at`, or leave when there is none: the decision when it asks for one."""
        steps = self.steps
        if at >= len(steps):
            s.stack.pop()
            return None
        step = steps[at]
        if type(step) is Choice:
            return step.ask(self, s, at)
        self.step = at + 1
        step(self, s)
        return None

    def run_take(self, s: State, at: int, action: Action) -> None:
        """Take an answer to the choice that is the step `at`."""
        self.steps[at].take(self, s, action)

    def copied(self) -> Frame:
        """A copy; a frame's locals are scalars and tuples, so nothing in it is shared."""
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return native.taken_apart(self)


def enroll(cls: type[Frame]) -> None:
    """Find the steps of a class of frames, and remember the class by its name."""
    cls.steps = tuple(getattr(cls, name) for name in cls.sequence)
    cls.step_numbers = {name: number for number, name in enumerate(cls.sequence)}
    FRAMES[_home(cls), cls.__name__] = cls


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. Games add their own fields."""

    packed: ClassVar[tuple[str, ...]] = ()
    """Bytearrays that are saved as one text; the others are saved as lists of numbers."""
    schema: int = 1
    """Number of the state's layout. A game gives a higher default, and a `migration` from the one
    before, when a saved state means something else than it did: a field or a frame is renamed or
    filled otherwise, a frame has other steps."""
    stack: list[Frame] = []
    """What is going on; the last frame is running."""
    rng: int = 0
    """State of the generator (chance.py)."""
    luck: list[int] = []
    """Random results fixed in advance, used before the generator's."""
    rolled: list[int] = []
    """Random results of the last action."""
    known: int = 0
    """Counts new information; undo may not cross a change of it."""
    moves: int = 0
    """Actions applied so far."""
    ask_always: int = 0
    """1: a single legal action is asked for like any other (see game.py). Saved only where set."""
    house_rulings: tuple[str, ...] = ()
    """Ids of the rulings that are switched to their other reading. Saved only where there are
    any."""
    ending: str = ""
    """Why the game is over; empty while it goes on."""
    winners: list[int] = []
    """Seats that won."""
    events: list[Event] | None = None
    """Events since the listener last looked; None while nobody listens."""
    offer: Decision | None = None
    """The pending decision. Follows from the rest; not saved, not hashed."""

    def moment(self) -> tuple[int, str]:
        """The turn or round going on, 0 during the set-up, and its phase: for the log, where an
        event stands under the moment at which it is told. A game says its own."""
        return 0, ""

    def saved(self: S) -> S:
        """What is saved and hashed: a copy without what follows from the rest (the offer) and what
        is on its way out (the events). A game adds what else of its own follows from the rest."""
        c = copy(self)
        c.offer = None
        c.events = None
        return c

    def copied(self: S) -> S:
        """An independent copy."""
        cls = type(self)
        cloner = _CLONERS.get(cls) or _cloner(cls)
        copied: S = cloner(self)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return native.taken_apart(self)


def with_item(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The items of a field that seldom changes, with another one in a place."""
    return (*items[:at], value, *items[at + 1 :])


Shared = Annotated[list[int], "shared"]
"""A list that copies of a state share, and that is replaced when it changes, by a changed copy.
Copying a long list that holds one number over and over waits for that number's count of references:
in one game it took two fifths of a clone."""


def with_byte(numbers: bytes, at: int, value: int) -> bytes:
    """The same for small numbers kept as bytes."""
    return numbers[:at] + bytes([value]) + numbers[at + 1 :]


SETUP = "setup"
"""The phase before the first turn."""

_CLONERS: dict[type[State], Callable[[Any], Any]] = {}


def _cloner(cls: type[State]) -> Callable[[Any], Any]:
    """A copying function written out for one class of states, field by field.

    Bots clone at every step they think ahead, and a loop over field names would cost a third more
    than the copying itself; so the function is generated once, from the fields' types.
    """
    hints = get_type_hints(cls, include_extras=True)
    lines = ["def clone(s):", " c = copy(s)"]
    for name in cls.__struct_fields__:
        kind = hints[name]
        if get_origin(kind) is list and name != "stack":
            nested = get_origin(kind.__args__[0]) is list
            value = f"[i[:] for i in s.{name}]" if nested else f"s.{name}[:]"
            lines.append(f" c.{name} = {value}")
        elif kind is bytearray:
            lines.append(f" c.{name} = s.{name}[:]")
    lines.append(" c.stack = [f.copied() for f in s.stack]")
    lines.append(" if s.events is not None: c.events = s.events[:]")
    lines.append(" return c")
    made: dict[str, Any] = {"copy": copy}
    exec("\n".join(lines), made)
    _CLONERS[cls] = found = made["clone"]
    return found  # type: ignore[no-any-return]


def clone(s: S) -> S:
    """An independent copy of a state."""
    return s.copied()


_ENCODER = msgspec.json.Encoder(enc_hook=native.fields_of)


def encode(s: State) -> bytes:
    """The state as JSON, without what follows from the rest."""
    fields = native.fields_of(s.saved())
    for name in ("ask_always", "house_rulings"):
        if not fields[name]:
            del fields[name]
    return _ENCODER.encode(fields)


def migration(
    cls: type[State], since: int
) -> Callable[[Callable[[dict[str, Any]], None]], Callable[[dict[str, Any]], None]]:
    """Enrol a function that brings saved states of a class from the layout `since` to the next: it
    changes the saved fields, plain JSON data, the frames on the ``stack`` among them."""

    def enrolled(change: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
        MIGRATIONS[_home(cls), since] = change
        return change

    return enrolled


def _migrate(raw: dict[str, Any], cls: type[State]) -> None:
    """Bring the fields of a saved state to the layout of today. Raises `BadRecord`."""
    wanted = cls().schema
    found = raw.get("schema", 1)
    if found > wanted:
        raise BadRecord("record-layout", found=found, known=wanted)
    for layout in range(found, wanted):
        change = MIGRATIONS.get((_home(cls), layout))
        if change is None:
            raise BadRecord("record-no_way", layout=layout, next=layout + 1)
        change(raw)
    raw["schema"] = wanted


def decode(data: bytes | str, cls: type[S]) -> S:
    """Read a state back, from an older layout where it can be migrated; `flow.resume` then finds
    its pending decision."""
    try:
        raw = msgspec.json.decode(data)
        _migrate(raw, cls)
        frames = raw.pop("stack")
        native.read_numbers(raw, cls)
        s = msgspec.convert(raw, cls, dec_hook=native.made_of)
        s.stack = [
            msgspec.convert(f, FRAMES[_home(cls), f["frame"]], dec_hook=native.made_of)
            for f in frames
        ]
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord("record-no_state", why=error) from error
    return s


def state_hash(s: State) -> str:
    """A short hash of everything in the state that matters."""
    return hashlib.blake2b(encode(s), digest_size=16).hexdigest()
