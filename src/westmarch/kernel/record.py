"""Records: a game as JSON lines that replays to the same end, on any machine and in later versions.

Line 1 is the header: format, game, version, options, seed, seats, players, the text of the position
if the game started from one, and the random results of the set-up. One line per action follows: the
action, its seat, its random results and, every few actions, the hash of the state. The last line
closes the record: ending, winners, number of actions and hash. A game saved before its end has an
empty ending.

A replay feeds the recorded random results to the game, so it does not need the generator that made
them. The hashes leave the generator out for the same reason. A replay checks everything else: each
action must be legal, belong to the same seat, use exactly its random results and agree with its
hash. If moves were undone beyond a random result, chance was drawn anew, in a way that follows from
the seed; the next action says so.

The header names the rules by their fingerprint (fingerprints.py). If the rules changed during a
game, the first action under the new rules names the new fingerprint. If the new rules did not lead
to the players' position, a line says that the game was carried over, and holds the state from which
it continued. A replay continues from that state; record_versions.py reports the rules of each
stretch, and whether the current rules confirm it. Any fault raises `BadRecord` with one line of
text that names the line of the file. If the record was played under other rules than the current
ones, the error is the subclass `OtherRules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path

import msgspec

import westmarch
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.chance import drawn_anew
from westmarch.kernel.engine.decision import Action, IllegalAction, text_of
from westmarch.kernel.engine.errors import BadRecord, OtherRules, WestmarchError
from westmarch.kernel.engine.state import State, decode, state_hash
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.game import Game
from westmarch.kernel.position_text import settled
from westmarch.kernel.record_lines import Carried, Closing, Entry, Header, raw, read_line, wrong

__all__ = [
    "Carried",
    "Closing",
    "Entry",
    "FORMAT",
    "HASH_EVERY",
    "Header",
    "Record",
    "Watch",
    "add",
    "begin",
    "carried_state",
    "close",
    "dumps",
    "fail",
    "fingerprint",
    "go_on",
    "last_anew",
    "loads",
    "read",
    "replay",
    "verify",
    "write",
]

FORMAT = 1
HASH_EVERY = 25

Watch = Callable[[State, int], None]


class Record(msgspec.Struct):
    """A whole record in memory."""

    header: Header
    entries: list[Entry]
    closing: Closing | None = None
    anew: int = 0
    """How often chance has been drawn anew so far; the next entry says so."""
    carried: list[Carried] = []
    """The places where the game was carried over to another version, in order."""
    new_rules: str = ""
    """The fingerprint of the current rules, if they differ from those of the last action. The next
    action will name them."""

    @property
    def rules(self) -> str:
        """The fingerprint of the rules that the last action was played under; empty if unknown."""
        for at in range(len(self.entries) - 1, self.base - 1, -1):
            if self.entries[at].rules:
                return self.entries[at].rules
        return self.carried[-1].rules if self.carried else self.header.rules

    @property
    def base(self) -> int:
        """The number of actions that cannot be undone because the game was carried over after
        them."""
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
        rules=in_play(game, options),
    )
    return Record(header, [])


def go_on(record: Record, game: Game) -> None:
    """Note that the game continues under the current rules, which confirm everything played so far
    or to which the game was carried over."""
    today = in_play(game, record.header.options)
    record.new_rules = "" if today == record.rules else today


def last_anew(record: Record) -> int:
    """How often chance has been drawn anew, according to the entries."""
    return next((entry.anew for entry in reversed(record.entries) if entry.anew), 0)


def add(record: Record, seat: int, action: Action, s: State) -> None:
    """Note an action that has just been applied; `s` is the state after it."""
    anew = record.anew if record.anew and record.anew != last_anew(record) else 0
    due = (len(record.entries) + 1) % HASH_EVERY == 0
    entry = Entry(
        action=action,
        seat=seat,
        random=tuple(s.rolled),
        hash=fingerprint(s) if due else "",
        anew=anew,
        rules=record.new_rules,
    )
    record.new_rules = ""
    record.entries.append(entry)


def close(record: Record, s: State, ended: str = "", won: Sequence[int] = ()) -> None:
    """Close the record when the game ends or is abandoned. `ended` says how the players ended it if
    the rules did not."""
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
    """The hash kept in records: it covers the whole state except the generator."""
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
        raise wrong(1, "empty")
    header = read_line(1, lines[0], Header, "header")
    if header.format != FORMAT:
        raise wrong(1, "format", format=header.format, known=FORMAT)
    if len(lines) == 1 or "actions" not in raw(len(lines), lines[-1]):
        raise wrong(len(lines), "breaks_off")
    closing = read_line(len(lines), lines[-1], Closing, "closing")
    entries: list[Entry] = []
    carried: list[Carried] = []
    for n, line in enumerate(lines[1:-1], start=2):
        if "carried" in raw(n, line):
            carried.append(read_line(n, line, Carried, "carried"))
            if carried[-1].carried != len(entries):
                raise wrong(n, "actions_before", actions=len(entries))
        else:
            entries.append(read_line(n, line, Entry, "action"))
    if closing.actions != len(entries):
        raise wrong(len(lines), "actions", actions=len(entries), said=closing.actions)
    record = Record(header, entries, closing, carried=carried)
    record.anew = last_anew(record)
    return record


def write(record: Record, path: Path) -> None:
    """Write a record to a file. Raises `BadRecord` if the file cannot be written."""
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
    """Replay a record and return the state after `until` actions (None: all of them).

    Checks everything on the way, and the closing line if it gets there. If `use_results` is false,
    the random results come from the generator and must equal the recorded ones. `watch` is called
    after the set-up and after each action, with the state and the number of actions; the state then
    holds the events of that action for `watch` to take. With `start`, a saved state and the number
    of actions that led to it, the replay continues from that state and changes it. Anything before
    the last state that was carried over to another version is left out.
    """
    try:
        return _replay(record, until, use_results, watch, start)
    except Exception as error:  # whatever mended rules may do with a move they do not foresee
        why = _other_rules(record if until is None else record.cut(until), error)
        if why is None:
            raise
        raise why from error


def _other_rules(record: Record, error: Exception) -> OtherRules | None:
    """What went wrong when a record of other rules than today's was played again."""
    rules = record.rules
    try:
        today = in_play(registry.game(record.header.game), record.header.options)
    except WestmarchError:  # a game that is not known here
        return None
    if rules == today:
        return None
    why = error if isinstance(error, WestmarchError) else repr(error)
    key = "record-other_rules" if rules else "record-unknown_rules"
    return OtherRules(key, rules=rules, today=today, why=why)


def _replay(
    record: Record,
    until: int | None,
    use_results: bool,
    watch: Watch | None,
    start: tuple[State, int] | None,
) -> State:
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
        raise wrong(1, "seats", game=header.game)
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
    """The state in which a game was carried over, at its decision. Raises `BadRecord` or
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
        raise wrong(line, "other_seat", seat=entry.seat, asked=s.offer.seat)
    if use_results:
        s.luck = list(entry.random)
    try:
        flow.apply(s, entry.action)
    except IllegalAction as error:
        why = game.reason(error.refusal)
        raise wrong(line, "illegal", action=text_of(entry.action), why=why) from None
    except WestmarchError as error:
        raise BadRecord("record-line", line=line, why=error) from None
    _check_results(s, entry.random, line)
    if entry.hash and entry.hash != fingerprint(s):
        raise wrong(line, "hash")


def _check_results(s: State, expected: Iterable[int], line: int) -> None:
    if s.luck or s.rolled != list(expected):
        raise wrong(line, "results")


def _check_closing(s: State, closing: Closing, line: int) -> None:
    if s.ending != closing.ending:
        said, found = closing.ending or "unfinished", s.ending or "unfinished"
        raise wrong(line, "ending", said=said, found=found)
    if tuple(s.winners) != closing.winners:
        raise wrong(line, "winners")
    if closing.hash != fingerprint(s):
        raise wrong(line, "final_hash")


def verify(record: Record) -> State:
    """Replay a complete record. Returns the final state only if everything agrees."""
    if record.closing is None:
        raise BadRecord("record-breaks_off")
    return replay(record)
