"""Records: a game as JSON lines that replays to the same end, on any machine and later version.

Line 1 is the header: format, game, version, options, seed, seats, players, the position text if the
game started from one, and the random results of the set-up. Then one line per action: the action,
its seat, its random results and, every few actions, the state's hash. The last line closes the
record: ending, winners, number of actions, hash. A game saved before its end has an empty ending.

A replay feeds the recorded random results to the game, so it does not need the generator that made
them; for the same reason the hashes leave the generator out. Everything else is checked: each
action must be legal and the same seat's, use exactly its random results, and agree with its hash.
Where moves were taken back beyond a result, chance was drawn anew, in a way that follows from the
seed; the next action says so.

A game that outlived a change of its rules has a line where it was carried over: the state in which
it went on by the new ones. A replay goes on from there; verifying.py says of each stretch between
such lines whether the present rules bear it out.
Whatever is wrong raises `BadRecord` with one line that names the line of the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import westmarch
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.chance import drawn_anew
from westmarch.kernel.engine.decision import Action, IllegalAction, text_of
from westmarch.kernel.engine.errors import BadRecord, Saying, WestmarchError
from westmarch.kernel.engine.state import State, decode, state_hash
from westmarch.kernel.game import Game
from westmarch.kernel.position_text import settled

FORMAT = 1
HASH_EVERY = 25

Watch = Callable[[State, int], None]
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the game began."""

    format: int
    game: str
    westmarch: str
    """Version of the program that wrote the record."""
    options: dict[str, str]
    seed: int | str
    seats: tuple[str, ...]
    players: tuple[str, ...] = ()
    """Who played each seat: a bot with its parameters, or a person's name."""
    position: str = ""
    random: tuple[int, ...] = ()
    """Random results of the set-up."""
    ask_always: bool = False
    """Single legal actions were asked for too, and are among the entries."""
    arranged: tuple[str, ...] = ()
    """What of the game somebody chose who could gain by it: its ``position``, its ``seed``."""
    clock: str = ""
    """How time was kept: ``days 3`` for each move, or ``hours 24 30`` (for the game, and minutes
    more for each move)."""
    rated: bool = False
    """It counted for its players' ratings."""
    tournament: str = ""
    """The id of the tournament it was a game of."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action."""

    action: tuple[str | int, ...]
    seat: int
    random: tuple[int, ...] = ()
    hash: str = ""
    anew: int = 0
    """Before it chance was drawn anew, for this time: moves beyond a result had been taken back."""


class Carried(msgspec.Struct, frozen=True, kw_only=True):
    """The game was carried over from one version of the program to another."""

    carried: int
    """Actions done before."""
    was: str
    """Version of the program by which they were done."""
    westmarch: str
    """Version by which the game went on."""
    state: str
    """The state in which it did, as JSON."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the game ended, or where it was left."""

    ending: str
    winners: tuple[int, ...]
    actions: int
    hash: str
    ended: str = ""
    """How people ended it where the rules did not: ``resigned``, ``out_of_time``, ``abandoned``,
    ``drawn``. Nothing of it follows from the moves."""
    won: tuple[int, ...] = ()
    """Who won then."""


class Record(msgspec.Struct):
    """A whole record in memory."""

    header: Header
    entries: list[Entry]
    closing: Closing | None = None
    anew: int = 0
    """How often chance was drawn anew so far; an entry that follows says so."""
    carried: list[Carried] = []
    """Where the game was carried over to another version, in order."""

    @property
    def base(self) -> int:
        """Actions that cannot be taken back, since the game was carried over after them."""
        return self.carried[-1].carried if self.carried else 0

    def cut(self, end: int) -> Record:
        """The record of its first `end` actions, not closed."""
        carried = [one for one in self.carried if one.carried <= end]
        return Record(self.header, self.entries[:end], carried=carried)


# ---- making one


def begin(
    game: Game,
    s: State,
    options: Mapping[str, str],
    seed: int | str,
    players: Sequence[str] = (),
    position: str = "",
) -> Record:
    """The record of a game that has just been set up."""
    header = Header(
        format=FORMAT,
        game=game.id,
        westmarch=westmarch.__version__,
        options=dict(options),
        seed=seed,
        seats=game.seats(options),
        players=tuple(players),
        position=position,
        random=tuple(s.rolled),
        ask_always=bool(s.ask_always),
    )
    return Record(header, [])


def last_anew(record: Record) -> int:
    """For what time chance was drawn anew, as far as the entries say."""
    return next((entry.anew for entry in reversed(record.entries) if entry.anew), 0)


def add(record: Record, seat: int, action: Action, s: State) -> None:
    """Note an action that has just been applied, `s` being the state after it."""
    anew = record.anew if record.anew and record.anew != last_anew(record) else 0
    due = (len(record.entries) + 1) % HASH_EVERY == 0
    entry = Entry(
        action=action,
        seat=seat,
        random=tuple(s.rolled),
        hash=fingerprint(s) if due else "",
        anew=anew,
    )
    record.entries.append(entry)


def close(record: Record, s: State, ended: str = "", won: Sequence[int] = ()) -> None:
    """Close the record at the game's end, or wherever the game is left; `ended` says how people
    ended it where the rules did not."""
    record.closing = Closing(
        ending=s.ending,
        winners=tuple(s.winners),
        actions=len(record.entries),
        hash=fingerprint(s),
        ended=ended,
        won=tuple(won),
    )


def fail(record: Record, seat: int, action: Action) -> None:
    """Close the record at an action that broke the game, so that a replay breaks there too."""
    record.entries.append(Entry(action=action, seat=seat))
    record.closing = Closing(ending="error", winners=(), actions=len(record.entries), hash="")


def fingerprint(s: State) -> str:
    """The hash that records keep: of everything in the state but its generator."""
    c = copy(s)
    c.rng = 0
    return state_hash(c)


# ---- text


def dumps(record: Record) -> str:
    """The record as JSON lines."""
    lines: list[Header | Entry | Carried | Closing] = [record.header, *record.entries]
    for n, carried in enumerate(record.carried):
        lines.insert(1 + carried.carried + n, carried)
    if record.closing is not None:
        lines.append(record.closing)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def loads(text: str | bytes) -> Record:
    """Read a complete record. Raises `BadRecord`."""
    try:
        text = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError:
        raise BadRecord("record-not_utf8") from None
    lines = text.rstrip().split("\n")
    if lines == [""]:
        raise _wrong(1, "empty")
    header = _read(1, lines[0], Header, "header")
    if header.format != FORMAT:
        raise _wrong(1, "format", format=header.format, known=FORMAT)
    if len(lines) == 1 or "actions" not in _raw(len(lines), lines[-1]):
        raise _wrong(len(lines), "breaks_off")
    closing = _read(len(lines), lines[-1], Closing, "closing")
    entries: list[Entry] = []
    carried: list[Carried] = []
    for n, line in enumerate(lines[1:-1], start=2):
        if "carried" in _raw(n, line):
            carried.append(_read(n, line, Carried, "carried"))
            if carried[-1].carried != len(entries):
                raise _wrong(n, "actions_before", actions=len(entries))
        else:
            entries.append(_read(n, line, Entry, "action"))
    if closing.actions != len(entries):
        raise _wrong(len(lines), "actions", actions=len(entries), said=closing.actions)
    record = Record(header, entries, closing, carried=carried)
    record.anew = last_anew(record)
    return record


def _wrong(line: int, key: str, /, **values: Any) -> BadRecord:
    """What is wrong with a line of the file."""
    return BadRecord("record-line", line=line, why=Saying(f"record-{key}", **values))


def _raw(number: int, line: str) -> dict[str, object]:
    try:
        raw = msgspec.json.decode(line)
    except RecursionError:
        raise _wrong(number, "nested") from None
    except msgspec.DecodeError:
        raise _wrong(number, "no_json") from None
    if not isinstance(raw, dict):
        raise _wrong(number, "no_object")
    return raw


def _read(number: int, line: str, kind: type[T], what: str) -> T:
    try:
        return msgspec.convert(_raw(number, line), kind)
    except msgspec.ValidationError as error:
        raise _wrong(number, f"no_{what}", field=_field(error)) from None


def _field(error: msgspec.ValidationError) -> str:
    """The field that is wrong or missing: the place alone, for the library's sentence about it is
    in English."""
    at = re.search(r"`\$\.?([^`]*)`", str(error))
    missing = re.search(r"required field `([^`]+)`", str(error))
    return ".".join(found[1] for found in (at, missing) if found and found[1])


def write(record: Record, path: Path) -> None:
    """Write a record to a file. Raises `BadRecord` when that cannot be done."""
    try:
        path.write_text(dumps(record), encoding="utf-8")
    except OSError as error:
        raise BadRecord("file-unwritable", file=path, why=error.strerror) from None


def read(path: Path) -> Record:
    """Read a record from a file. Raises `BadRecord`, naming the file."""
    try:
        return loads(path.read_bytes())
    except OSError as error:
        raise BadRecord("file-unreadable", file=path, why=error.strerror) from None
    except BadRecord as error:
        raise BadRecord("file-wrong", file=path, why=error) from None


# ---- replaying


def replay(
    record: Record,
    until: int | None = None,
    use_results: bool = True,
    watch: Watch | None = None,
    start: tuple[State, int] | None = None,
) -> State:
    """Play a record again and return the state after `until` actions (all of them: None).

    Checks everything on the way, and the closing line when it gets there. With `use_results` false
    the random results come from the generator and must equal the recorded ones. `watch` is called
    with the state and the number of actions done, after the set-up and after each action; the
    state then holds the events of that action, for it to take. With `start`, a saved state and the
    number of actions done in it, the replay goes on from there, changing that state. What lies
    before the last state that was carried over to another version is left out.
    """
    header = record.header
    stop = len(record.entries) if until is None else min(until, len(record.entries))
    before = [one for one in record.carried if one.carried <= stop]
    try:
        game = registry.game(header.game)
        luck = header.random if use_results else ()
        if before and (start is None or start[1] < before[-1].carried):
            start = carried_state(game, before[-1], watch is not None), before[-1].carried
        s, begin = start or (_set_up(game, header, luck, watch is not None), 0)
    except WestmarchError as error:
        raise BadRecord("record-line", line=1, why=error) from None
    if start is None:
        _check_results(s, header.random, 1)
    if game.seats(game.options_of(s)) != header.seats:
        raise _wrong(1, "seats", game=header.game)
    if watch is not None:
        watch(s, begin)
    line = begin + 2 + len(before)
    for done, entry in enumerate(record.entries[begin:stop], start=begin + 1):
        if s.events:
            s.events = []
        if entry.anew:
            s.rng = drawn_anew(header.seed, entry.anew)
        _repeat(game, s, entry, line, use_results)
        line += 1
        if watch is not None:
            watch(s, done)
    if stop == len(record.entries) and record.closing is not None:
        _check_closing(s, record.closing, line)
    return s


def carried_state(game: Game, carried: Carried, listen: bool = False) -> State:
    """The state in which a game was carried over, at its decision. Raises `BadRecord`,
    `BadPosition`."""
    s = settled(decode(carried.state, game.state_class), game.broken)
    s.events = [] if listen else None
    return s


def _set_up(game: Game, header: Header, luck: Sequence[int], listen: bool) -> State:
    if header.position:
        return game.read_position(
            header.position, header.seed, luck, listen, ask_always=header.ask_always
        )
    options = game.choose_options(header.options)
    return game.new(options, header.seed, luck, listen, ask_always=header.ask_always)


def _repeat(game: Game, s: State, entry: Entry, line: int, use_results: bool) -> None:
    """Apply one recorded action, checking everything about it."""
    if s.offer is not None and s.offer.seat != entry.seat:
        raise _wrong(line, "other_seat", seat=entry.seat, asked=s.offer.seat)
    if use_results:
        s.luck = list(entry.random)
    try:
        flow.apply(s, entry.action)
    except IllegalAction as error:
        why = game.reason(error.refusal)
        raise _wrong(line, "illegal", action=text_of(entry.action), why=why) from None
    except WestmarchError as error:
        raise BadRecord("record-line", line=line, why=error) from None
    _check_results(s, entry.random, line)
    if entry.hash and entry.hash != fingerprint(s):
        raise _wrong(line, "hash")


def _check_results(s: State, expected: Iterable[int], line: int) -> None:
    if s.luck or s.rolled != list(expected):
        raise _wrong(line, "results")


def _check_closing(s: State, closing: Closing, line: int) -> None:
    if s.ending != closing.ending:
        said, found = closing.ending or "unfinished", s.ending or "unfinished"
        raise _wrong(line, "ending", said=said, found=found)
    if tuple(s.winners) != closing.winners:
        raise _wrong(line, "winners")
    if closing.hash != fingerprint(s):
        raise _wrong(line, "final_hash")


def verify(record: Record) -> State:
    """Replay a complete record. Returns the final state only if everything agrees to the end."""
    if record.closing is None:
        raise BadRecord("record-breaks_off")
    return replay(record)
