"""The tables of the database; storage/engine.py opens it, and brings an older one up to date.

A game is its journal: one row per move, undo or other turn of the room, never changed afterwards.
Each row keeps the events it caused, so the log is what it was even after an upgrade. A snapshot is
only a cache of the state after a row; without it the journal is played again. The last state is
kept as well, for the day on which other rules do not lead there any more
(tabletop/journal/restore.py). Both name the rules by which they came about: those of other rules
are not trusted.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", Text),
    Column("created", String(32), nullable=False),
    Column("skeleton", String(200)),
    Column("mail", String(200)),
    Column("language", String(8)),
    Index("people_by_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Index("sessions_by_person", "person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("mailed", String(32)),
    Index("recovery_by_person", "person"),
)

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
)

journal = Table(
    "journal",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", String(32), nullable=False),
)
BESIDE_MOVES = journal.c.kind != literal_column("'act'")
"""The few rows of a journal that are no moves, as their index knows them: whoever looks for such
rows in all journals says so too."""
Index(
    "journal_beside_moves",
    journal.c.kind,
    sqlite_where=BESIDE_MOVES,
    postgresql_where=BESIDE_MOVES,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("state", Text, nullable=False),
    Column("rules", String(40), nullable=False, server_default=""),
)

states = Table(
    "states",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("state", Text, nullable=False),
    Column("rules", String(40), nullable=False, server_default=""),
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
)
"""What was said in rooms; `watching`: by somebody who only looked on."""


def _on_the_shelf() -> tuple[Column[Any], ...]:
    """What battles and decks have in common once they are published (library/publishing.py)."""
    return (
        Column("published", String(32)),
        Column("content", String(64)),
        Column("about", Text, nullable=False, server_default=""),
        Column("tags", Text, nullable=False, server_default=""),
        Column("words", Text, nullable=False, server_default=""),
        Column("likes", Integer, nullable=False, server_default="0"),
        Column("plays", Integer, nullable=False, server_default="0"),
        Column("copied_from", String(16)),
        Column("author", String(32)),
    )


battles = Table(
    "battles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("plan", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    *_on_the_shelf(),
    Index("battles_by_owner", "owner", "updated"),
    Index("battles_by_published", "published"),
    Index("battles_by_content", "content"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("deck", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    *_on_the_shelf(),
    Index("decks_by_owner", "owner", "updated"),
    Index("decks_by_published", "published"),
    Index("decks_by_content", "content"),
)

marks = Table(
    "marks",
    metadata,
    Column("mark", String(8), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("item", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", String(32), nullable=False),
    Index("marks_by_person", "person"),
)
"""Who likes a battle or deck, and who has played with it."""

bots = Table(
    "bots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("token", String(64), unique=True),
    Column("games", Text, nullable=False),
    Column("accepts", String(8), nullable=False),
    Column("most_games", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("token_made", String(32), nullable=False),
    Column("used", String(32)),
    Index("bots_by_owner", "owner"),
)
"""Bot accounts (identity/bot_accounts.py). Each is also a row of people, for its name."""

reviews = Table(
    "reviews",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("whose", String(8), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("count", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("made", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("reviews_by_status", "status", "until"),
    Index("reviews_by_person", "person", "status"),
)
"""Reviews of games, done or under way (teacher/reviews.py): `whose` is the seat by whose eyes a
running game is seen, or ``all``; until `until` whoever is at it will not be disturbed."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""The processes of a site of several: where the others reach each, and until when the rooms it
holds are its own unless it says so again. The clock is the database's."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=True),
    Column("work", String(16), nullable=False),
    Column("task", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("asker", String(16), nullable=False),
    Column("room", String(16), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("worker", String(16)),
    Column("until", DateTime(timezone=True)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("done", Boolean, nullable=False, server_default="false"),
    Column("answer", Text),
    Index("jobs_by_room", "room", "work", unique=True),
    Index("jobs_by_turn", "done", "alone", "owner"),
)
"""Work for `westmarch work`: what bots, hints and reviews think about (workers/tasks.py)."""

served = Table(
    "served",
    metadata,
    Column("owner", String(32), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""When a job of somebody's was last taken up, so that all have their turn."""
