"""What a home stores of its tables: plain structs, without any mapping to columns."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from westmarch.kernel.texts.site_texts import say

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABORTED: Final = "aborted"
Status = Literal["waiting", "playing", "finished", "aborted"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
Kind = Literal["person", "bot", "open"]
"""Who sits somewhere."""
BEGIN, ACT, UNDO, END, UPGRADE = "begin", "act", "undo", "end", "upgrade"
SEAT, REMARK = "seat", "remark"
"""Kinds of rows of the journal: a seat changed hands; a remark changes nothing (a hint was asked
for)."""

BOT_ACCOUNT = "bot."
"""How the ids of bot accounts begin, and no others: whoever sees one knows what it is."""

FORMER = "gone."
"""How the ids of people begin who have left (accounts/deletion.py)."""


def shown_name(person: str | None, name: str | None) -> str:
    """What somebody is called, also one who has left."""
    if person is not None and person.startswith(FORMER):
        return say("former_player")
    return name or ""


def is_bot_account(id_: str | None) -> bool:
    """Whether an id is that of a bot account: somebody's program that plays over the wire."""
    return id_ is not None and id_.startswith(BOT_ACCOUNT)


Arranged = Literal["position", "seed"]
"""What of a game somebody may have chosen, and so known."""


class RoomRow(msgspec.Struct, kw_only=True):
    """One room, without its game."""

    id: str
    game: str
    options: dict[str, str]
    status: Status = WAITING
    listed: bool = False
    random_sides: bool = False
    owner: str
    seed: str
    seed_given: bool = False
    position: str = ""
    ending: str = ""
    winners: list[int] = []
    seq: int = 0
    """Length of the journal: the number of the pending decision."""
    moves: int = 0
    turn: int = 0
    to_act: int | None = None
    since: str | None = None
    created: str
    updated: str
    rematch_of: str | None = None
    rematch: str | None = None
    sequel_of: str | None = None
    sequel: str | None = None
    parent: str | None = None
    """The room this one was continued from."""
    puzzle: str | None = None
    """The puzzle that is tried here."""
    epoch: int = 0
    """How often the room has changed hands between the processes of a site."""
    holder: str | None = None
    """The process that owns it; None on a site of one."""
    rated: bool = False
    """Whether it counts for the ratings of who plays it."""
    clock: str = ""
    """How time is kept (clocks.py); empty: it is not."""
    course: str = ""
    """Whose time runs since when, and what is left to whom, as JSON (clocks.py)."""
    asked: int = 0
    """The length of the journal when whoever is to act became so: it names his turn."""
    deadline: str | None = None
    """When the time of who is to act runs out, if nothing stops the clock meanwhile."""
    hints: bool | None = None
    """Whether hints are allowed, as its maker says; None: he has not said
    (hint_policy.py)."""

    @property
    def arranged(self) -> list[Arranged]:
        """What of the game somebody chose, and so knew: its position, its seed."""
        chosen: list[Arranged] = ["position"] if self.position else []
        return [*chosen, "seed"] if self.seed_given else chosen


class SeatRow(msgspec.Struct, kw_only=True):
    """One seat of a room: a person's (perhaps not taken yet), a bot's, or open to anybody. A bot
    account sits like a person; `bot` is then its id, also while it has not accepted yet."""

    room: str
    seat: int
    kind: Kind
    bot: str | None = None
    person: str | None = None
    name: str | None = None
    """The person's name, kept so that records of guests stay readable."""
    was: str | None = None
    """Who sat here when the game began, where somebody or something else goes on for him."""

    @property
    def free(self) -> bool:
        """Whether somebody has to sit down here yet."""
        return self.kind != BOT and self.person is None

    @property
    def challenged(self) -> str | None:
        """The bot account that is asked to sit here and has not answered."""
        return self.bot if self.free and is_bot_account(self.bot) else None

    @property
    def called(self) -> str:
        """Who plays here, for a record."""
        return (self.bot if self.kind == BOT else self.name) or ""

    @property
    def handed_over(self) -> bool:
        """Whether somebody else goes on here than began, or a bot of the house does, for a bot
        account whose name stays."""
        return self.was is not None or (self.kind == BOT and self.name is not None)


class JournalRow(msgspec.Struct, kw_only=True):
    """One thing that happened to the game: its beginning, a move, an undo, its end, a seat that
    changed hands, or that it was carried over to another version of the rules."""

    room: str
    seq: int
    kind: str
    data: str
    events: str
    turn: int
    at: str


class SnapshotRow(msgspec.Struct, kw_only=True):
    """A saved state after the first `moves` moves, made when the journal was `seq` long."""

    room: str
    seq: int
    moves: int
    version: str
    state: str
    rules: str = ""
    """The fingerprint of the rules by which it came about (kernel/fingerprints.py); empty in a row
    of a version that did not know any."""


class ChatRow(msgspec.Struct, kw_only=True):
    """Something said in a room."""

    room: str
    person: str
    name: str
    text: str
    at: str
    watching: bool = False
    """It was said by somebody who only looked on."""

    def said(self) -> dict[str, Any]:
        """As it is told."""
        name = shown_name(self.person, self.name)
        told: dict[str, Any] = {"from": name, "text": self.text, "at": self.at, "by": self.person}
        told |= {"watching": True} if self.watching else {}
        return told | ({"bot": True} if is_bot_account(self.person) else {})
