"""``westmarch replay``: play a record again and check it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from westmarch.cli.common import AsJson, console, print_json, seat_name
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.events import visible_to
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.house import say
from westmarch.kernel.record import Record, Watch
from westmarch.kernel.verifying import Part, parts


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check; tell no story.")] = False,
    until: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N actions.")
    ] = None,
    seed_hash: Annotated[
        str | None,
        typer.Option(
            metavar="HASH", help="Also demand fair dice: they follow from the seed with this hash."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record. Exit code 0 only when every action is legal and every hash agrees.

    With --verify it also says whether the dice and draws follow from the record's seed, and the
    SHA-256 of that seed, which the web app shows when a game starts. Of a game that was carried
    over to another version of the rules on its way, what was played since then is replayed; with
    --verify it says which of the parts before this version bears out.
    """
    record = records.read(file)
    out = console()
    if until is not None and until > len(record.entries):
        raise BadRecord("record-only", file=file, actions=len(record.entries), wanted=until)
    quiet = verify or as_json
    try:
        game = registry.game(record.header.game)
        s = records.replay(record, until, watch=None if quiet else _teller(game, record, out))
    except BadRecord as error:
        raise BadRecord("file-wrong", file=file, why=error) from None
    done = len(record.entries) if until is None else until
    found_hash = hashlib.sha256(str(record.header.seed).encode()).hexdigest()
    fair = _fair(record, until) if verify or seed_hash is not None else None
    stretches = parts(record.cut(done)) if record.carried and (verify or as_json) else []
    if seed_hash is not None:
        if found_hash != seed_hash.strip().lower():
            raise BadRecord("record-other_seed", file=file, hash=found_hash)
        if not fair:
            raise BadRecord("record-not_fair", file=file)
    seats = record.header.seats
    if as_json:
        print_json(
            {
                "game": game.id,
                "actions": done,
                "verified": not any(part.wrong for part in stretches),
                "parts": stretches,
                "ending": s.ending,
                "winners": [seats[seat] for seat in s.winners],
                "rounds": game.rounds(s),
                "hash": records.fingerprint(s),
                "seed_hash": found_hash,
                "dice_from_seed": fair,
            }
        )
        return
    if not quiet:
        out.print(game.board(s, None))
    winners = ", ".join(seat_name(seats[seat]) for seat in s.winners) or say("terminal-nobody")
    how = say("verdict-unfinished")
    if s.ending:
        ended = game.story(s, [], s.ending, s.winners).how.rstrip(".")
        how = say("verdict-told" if ended else "verdict-ended", how=ended, winners=winners)
    unproved = sum(part.last - part.first + 1 for part in stretches if part.wrong)
    proved = done - unproved
    told = say("verdict-actions", file=str(file), game=game.called().title, actions=proved, how=how)
    if fair is not None:
        dice = "dice_unproved" if unproved else "dice" if fair else "dice_not"
        told += say(f"verdict-{dice}", hash=found_hash)
    out.print(told)
    for part in stretches:
        out.print(_verdict(part))


def _fair(record: Record, until: int | None) -> bool:
    """Whether the generator, started from the seed, gives exactly the recorded results."""
    cut = record.cut(len(record.entries) if until is None else until)
    return not any(part.wrong for part in parts(cut, use_results=False))


def _verdict(part: Part) -> str:
    """What this version says of a part of a game that was carried over."""
    if part.last < part.first:
        return f"  {say('verdict-part_empty', version=part.westmarch)}"
    played = {"first": part.first, "last": part.last, "version": part.westmarch}
    if part.wrong:
        return f"  {say('verdict-part_wrong', why=part.wrong, **played)}"
    return f"  {say('verdict-part', **played)}"


def _teller(game: Game, record: Record, out: Console) -> Watch:
    """Tells each action and what came of it, as a spectator sees it."""

    def tell(s: State, done: int) -> None:
        for event in s.events or ():
            if visible_to(event, None) and (line := game.tale(event, record.header.options)):
                out.print(f"        {line}")
        if s.offer is not None and done < len(record.entries):
            entry = record.entries[done]
            if entry.action in s.offer.actions:
                seat = seat_name(record.header.seats[entry.seat])
                out.print(f"{done + 1:6}. {seat}: {game.label(s, entry.action)}")

    return tell
