"""Rooms, who sits there and what is said there."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

from westmarch.server.storage.metadata import BY_HAND, metadata

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("random_sides", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_given", Boolean, nullable=False),
    Column("position", Text, nullable=False),
    Column("ending", String(80), nullable=False),
    Column("winners", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer),
    Column("since", String(32)),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("rematch_of", String(16)),
    Column("rematch", String(16)),
    Column("sequel_of", String(16)),
    Column("sequel", String(16)),
    Column("parent", String(16)),
    Column("puzzle", String(16)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("holder", String(16)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Column("clock", String(32), nullable=False, server_default=""),
    Column("course", Text, nullable=False, server_default=""),
    Column("asked", Integer, nullable=False, server_default="0"),
    Column("deadline", String(32)),
    Column("hints", Boolean),
    Index("rooms_by_status", "status", "listed", "updated"),
    Index("rooms_by_holder", "holder"),
    Index("rooms_by_deadline", "deadline"),
    Index("rooms_to_count", "rated", "counted", "status"),
    Index("rooms_by_owner", "owner", "updated"),
    info={"anonymised": {"owner": "id"}, "room": "id", "keeps_guest": ("owner",)},
)
"""`holder` is the process that owns the room, on a site of several; `epoch` grows whenever another
takes it over. What an earlier owner still wants to write finds another epoch and is refused.
`rated` never changes once the game has begun; `counted` says that the ratings know of its end, and
is written with them alone (ratings/counting.py). `clock` to `deadline` are those of slow games
(tabletop/clocks.py)."""

seats = Table(
    "seats",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(80)),
    Column("person", String(32)),
    Column("name", String(80)),
    Column("was", String(32)),
    Index("seats_by_person", "person"),
    Index("seats_by_bot", "bot"),
    Index("seats_by_was", "was"),
    info={
        "anonymised": {"person": BY_HAND, "was": None},
        "room": "room",
        "keeps_guest": ("person", "was"),
    },
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("watching", Boolean, nullable=False, server_default=false()),
    Index("chat_by_room", "room", "watching", "id"),
    Index("chat_by_person", "person"),
    info={"anonymised": {"person": BY_HAND}, "room": "room", "keeps_guest": ("person",)},
)
"""What was said in rooms; `watching`: by somebody who only looked on."""

put_away = Table(
    "put_away",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(16), primary_key=True),
    info={"personal": ("person",), "room": "room", "goes_with_guest": "person"},
)
"""Finished games that one of their players does not want to see in his list any more."""
