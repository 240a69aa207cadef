"""The state of a game and the frames on its stack: plain data, nothing else.

A state clones in microseconds, can be hashed, and is saved as JSON that later versions can read.
Each build of the engine reads what the other has pickled. The state holds the procedures in
progress as a stack of frames. The locals of a frame are only scalars and tuples, so a shallow copy
of a frame is enough. The fields of a state are scalars, tuples, lists of immutable items, lists of
such lists, or bytearrays. A long list of small numbers is a bytearray, which is copied at once.
Data that seldom changes is a tuple, which all copies share.
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
"""Every frame class, by the package of its game and its name. Two games may both have a Battle."""

MIGRATIONS: dict[tuple[str, int], Callable[[dict[str, Any]], None]] = {}
"""Functions that bring a saved state to the next layout, by the package of the game and the number
of the layout."""


def _home(cls: type) -> str:
    """Return the package of the game that a class belongs to."""
    return ".".join(cls.__module__.split(".")[:3])


class Frame(msgspec.Struct, tag=True, tag_field="frame", kw_only=True):
    """One procedure of the rulebook in progress: a name, a step, and a few locals.

    A subclass lists its step methods in ``sequence``, in the order of the rulebook. A step is
    either a plain method ``def step(self, s)``, which changes the state or calls another frame, or
    a `Choice` (see flow.py). After a step the next one runs, unless the step calls `goto` or `end`.
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
        """Skip the rest of the steps."""
        self.step = 1 << 30

    def run_step(self, s: State, at: int) -> Decision | None:
        """Run the step `at`, or leave the frame if there is no such step. Return the decision if
        the step asks for one."""
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
        """Apply an answer to the choice at step `at`."""
        self.steps[at].take(self, s, action)

    def copied(self) -> Frame:
        """Return a copy. The locals of a frame are scalars and tuples, so the copy shares nothing
        that can change."""
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return native.taken_apart(self)


def enroll(cls: type[Frame]) -> None:
    """Find the steps of a frame class, and register the class by its name."""
    cls.steps = tuple(getattr(cls, name) for name in cls.sequence)
    cls.step_numbers = {name: number for number, name in enumerate(cls.sequence)}
    FRAMES[_home(cls), cls.__name__] = cls


class State(msgspec.Struct, kw_only=True):
    """The fields that the state of every game has. Games add their own."""

    packed: ClassVar[tuple[str, ...]] = ()
    """Bytearrays that are saved as one text. All others are saved as lists of numbers."""
    schema: int = 1
    """The number of the state's layout. A game raises its default, and adds a `migration` from the
    layout before, whenever the meaning of a saved state changes: a field or a frame is renamed, a
    field is filled in another way, or a frame has other steps."""
    stack: list[Frame] = []
    """The procedures in progress. The last frame is running."""
    rng: int = 0
    """The state of the generator (chance.py)."""
    luck: list[int] = []
    """Random results fixed in advance. They are used before the generator's own."""
    rolled: list[int] = []
    """The random results of the last action."""
    known: int = 0
    """A counter of new information. Undo may not cross a change of it."""
    moves: int = 0
    """The number of actions applied so far."""
    ask_always: int = 0
    """1 if a player is asked even when only one action is legal (see game.py). Saved only if
    set."""
    house_rulings: tuple[str, ...] = ()
    """The ids of the rulings that are switched to their other reading. Saved only if there are
    any."""
    ending: str = ""
    """Why the game is over. It is empty while the game is in progress."""
    winners: list[int] = []
    """The seats that won."""
    events: list[Event] | None = None
    """The events since the listener last looked, or None while nobody listens."""
    offer: Decision | None = None
    """The pending decision. It follows from the other fields, so it is neither saved nor hashed."""

    def moment(self) -> tuple[int, str]:
        """Return the current turn or round (0 during the set-up) and its phase. The log lists each
        event under the moment at which it is told. Each game defines its own moments."""
        return 0, ""

    def saved(self: S) -> S:
        """Return the part that is saved and hashed: a copy without the offer, which follows from
        the rest, and without the events, which are on their way out. A game also leaves out those
        of its own fields that follow from the rest."""
        c = copy(self)
        c.offer = None
        c.events = None
        return c

    def copied(self: S) -> S:
        """Return an independent copy."""
        cls = type(self)
        cloner = _CLONERS.get(cls) or _cloner(cls)
        copied: S = cloner(self)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return native.taken_apart(self)


def with_item(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the items of a field that seldom changes, with one item replaced."""
    return (*items[:at], value, *items[at + 1 :])


Shared = Annotated[list[int], "shared"]
"""A list that copies of a state share. To change it, replace it by a changed copy. Copying a long
list that holds the same number over and over waits for that number's reference count: in one game
this took two fifths of a clone."""


def with_byte(numbers: bytes, at: int, value: int) -> bytes:
    """Return small numbers kept as bytes, with one number replaced."""
    return numbers[:at] + bytes([value]) + numbers[at + 1 :]


SETUP = "setup"
"""The phase before the first turn."""

_CLONERS: dict[type[State], Callable[[Any], Any]] = {}


def _cloner(cls: type[State]) -> Callable[[Any], Any]:
    """Generate a copying function for one class of states, field by field.

    Bots clone at every step that they think ahead. A loop over field names would cost a third more
    than the copying itself, so the function is generated once, from the types of the fields.
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
    """Return an independent copy of a state."""
    return s.copied()


_ENCODER = msgspec.json.Encoder(enc_hook=native.fields_of)


def encode(s: State) -> bytes:
    """Return the state as JSON, without the fields that follow from the rest."""
    fields = native.fields_of(s.saved())
    for name in ("ask_always", "house_rulings"):
        if not fields[name]:
            del fields[name]
    return _ENCODER.encode(fields)


def migration(
    cls: type[State], since: int
) -> Callable[[Callable[[dict[str, Any]], None]], Callable[[dict[str, Any]], None]]:
    """Register a function that brings saved states of a class from the layout `since` to the next
    one. The function changes the saved fields, which are plain JSON data and include the frames on
    the ``stack``."""

    def enrolled(change: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
        MIGRATIONS[_home(cls), since] = change
        return change

    return enrolled


def _migrate(raw: dict[str, Any], cls: type[State]) -> None:
    """Bring the fields of a saved state to today's layout. Raise `BadRecord` if that fails."""
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
    """Read a state back, and migrate it if its layout is older and can be migrated. `flow.resume`
    then finds its pending decision."""
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
    """Return a short hash of everything in the state that matters."""
    return hashlib.blake2b(encode(s), digest_size=16).hexdigest()
