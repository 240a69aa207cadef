"""``westmarch replay``: play a record again and check it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from westmarch.cli.common import console, print_json, seat_name
from westmarch.cli.options import AsJson
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord, OtherRules
from westmarch.kernel.engine.events import visible_to
from westmarch.kernel.engine.state import State
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.game import Game
from westmarch.kernel.record import Record, Watch
from westmarch.kernel.record_versions import VERIFIED, WRONG, Part, parts
from westmarch.kernel.texts.site_texts import say


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the record without printing the game.")
    ] = False,
    until: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N actions.")
    ] = None,
    seed_hash: Annotated[
        str | None,
        typer.Option(
            metavar="HASH", help="Also require that all dice follow from the seed with this hash."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record. Exit code 0 only if every action is legal and every hash matches.

    With --verify, the command also reports whether the dice and draws follow from the record's
    seed, and prints the SHA-256 of that seed, which the web app shows when a game starts. If the
    rules changed during the game, --verify lists the parts played under each version of the rules
    and checks every part that is valid under the current ones. The other parts are not checked;
    this is not an error.
    """
    record = records.read(file)
    out = console()
    if until is not None and until > len(record.entries):
        raise BadRecord("record-only", file=file, actions=len(record.entries), wanted=until)
    quiet = verify or as_json
    done = len(record.entries) if until is None else until
    s: State | None = None
    try:
        game = registry.game(record.header.game)
        s = records.replay(record, until, watch=None if quiet else _teller(game, record, out))
    except OtherRules as error:
        if not quiet:
            raise BadRecord("file-wrong", file=file, why=error) from None
    except BadRecord as error:
        raise BadRecord("file-wrong", file=file, why=error) from None
    stretches = _stretches(record if until is None else record.cut(until), s, quiet)
    for part in stretches:
        if part.verdict == WRONG:
            raise BadRecord("file-wrong", file=file, why=part.why)
    found_hash = hashlib.sha256(str(record.header.seed).encode()).hexdigest()
    fair = _fair(record, until) if verify or seed_hash is not None else None
    if seed_hash is not None:
        if found_hash != seed_hash.strip().lower():
            raise BadRecord("record-other_seed", file=file, hash=found_hash)
        if not fair:
            raise BadRecord("record-not_fair", file=file)
    end = s or record.closing
    seats = record.header.seats
    if as_json:
        print_json(
            {
                "game": game.id,
                "rules": in_play(game, record.header.options),
                "actions": done,
                "verified": all(part.verdict == VERIFIED for part in stretches),
                "parts": stretches,
                "ending": end.ending if end else "",
                "winners": [seats[seat] for seat in end.winners] if end else [],
                "rounds": game.rounds(s) if s else None,
                "hash": records.fingerprint(s) if s else "",
                "seed_hash": found_hash,
                "dice_from_seed": fair,
            }
        )
        return
    if s is not None and not quiet:
        out.print(game.board(s, None))
    told = _told(file, record, s, stretches, done)
    if fair is not None:
        proved = all(part.verdict == VERIFIED for part in stretches)
        dice = "dice" if fair else "dice_not" if proved else "dice_unproved"
        told += say(f"verdict-{dice}", hash=found_hash)
    out.print(told)
    if len(stretches) > 1 or any(part.rules != _today(record) for part in stretches):
        for part in stretches:
            out.print(f"  {_verdict(part)}")


def _stretches(record: Record, s: State | None, quiet: bool) -> list[Part]:
    """The stretches of the record with what the rules of today say of them; `s` is where they lead,
    if they do. A record of one stretch that has just been replayed is not replayed again."""
    if s is None or record.carried or any(entry.rules for entry in record.entries):
        return parts(record) if quiet else []
    header, last = record.header, len(record.entries)
    return [Part(1, last, header.westmarch, header.rules, VERIFIED, "")]


def _today(record: Record) -> str:
    return in_play(registry.game(record.header.game), record.header.options)


def _told(file: Path, record: Record, s: State | None, stretches: list[Part], done: int) -> str:
    """What came of it, in one sentence."""
    game = registry.game(record.header.game)
    title = game.called().title
    proved = done - sum(p.last - p.first + 1 for p in stretches if p.verdict != VERIFIED)
    if s is None and not proved:
        rules = ", ".join(dict.fromkeys(_rules(part) for part in stretches))
        values = {"rules": rules, "today": _today(record), "actions": done}
        return say("verdict-other_rules", file=str(file), game=title, **values)
    end = s or record.closing
    seats = record.header.seats
    winners = ", ".join(seat_name(seats[seat]) for seat in end.winners) if end else ""
    how = say("verdict-unfinished")
    if end and end.ending:
        ended = game.story(s, [], s.ending, s.winners).how.rstrip(".") if s else ""
        winners = winners or say("terminal-nobody")
        how = say("verdict-told" if ended else "verdict-ended", how=ended, winners=winners)
    return say("verdict-actions", file=str(file), game=title, actions=proved, how=how)


def _fair(record: Record, until: int | None) -> bool:
    """Whether the generator, started from the seed, gives exactly the recorded results."""
    cut = record.cut(len(record.entries) if until is None else until)
    return all(part.verdict == VERIFIED for part in parts(cut, use_results=False))


def _rules(part: Part) -> str:
    return part.rules or say("verdict-rules_unknown")


def _verdict(part: Part) -> str:
    """What the rules of today say of a stretch."""
    played = {"version": part.westmarch, "rules": _rules(part)}
    if part.last < part.first:
        return say("verdict-part_empty", **played)
    kind = "part" if part.verdict == VERIFIED else "part_not_checked"
    return say(f"verdict-{kind}", first=part.first, last=part.last, why=part.why, **played)


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
