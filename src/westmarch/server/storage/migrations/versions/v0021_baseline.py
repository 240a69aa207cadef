"""The layout from which every later one begins.

A database that an earlier program brought this far is recognised by the number, which is that of
the earlier program's last migration. An older database is refused (storage/engine.py).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _rooms()
    _games()
    _moderation()
    _time()
    _notifications()
    _library()
    _relations()
    _seeks()
    _ratings()
    _tournaments()
    _puzzles()
    _reviews()
    _processes()


def downgrade() -> None:
    raise NotImplementedError("no layout comes before this one")


def _people() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("accepts", sa.String(8), nullable=False),
        sa.Column("most_games", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("token_made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
    )
    op.create_index("bots_by_owner", "bots", ["owner"])
    op.create_table(
        "callings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("letters", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.String(200)),
        sa.Column("webhook", sa.Text),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("digested", sa.String(32), nullable=False),
        sa.Column("short", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_index("callings_by_letters", "callings", ["letters", "digested"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("skeleton", sa.String(200)),
        sa.Column("mail", sa.String(200)),
        sa.Column("language", sa.String(8)),
    )
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)
    op.create_table(
        "recovery",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("mailed", sa.String(32)),
    )
    op.create_index("recovery_by_person", "recovery", ["person"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])


def _rooms() -> None:
    op.create_table(
        "put_away",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(16), primary_key=True),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("random_sides", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_given", sa.Boolean, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("ending", sa.String(80), nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("since", sa.String(32)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("rematch_of", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("sequel_of", sa.String(16)),
        sa.Column("sequel", sa.String(16)),
        sa.Column("parent", sa.String(16)),
        sa.Column("puzzle", sa.String(16)),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("holder", sa.String(16)),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock", sa.String(32), nullable=False, server_default=""),
        sa.Column("course", sa.Text, nullable=False, server_default=""),
        sa.Column("asked", sa.Integer, nullable=False, server_default="0"),
        sa.Column("deadline", sa.String(32)),
        sa.Column("hints", sa.Boolean),
    )
    op.create_index("rooms_by_deadline", "rooms", ["deadline"])
    op.create_index("rooms_by_holder", "rooms", ["holder"])
    op.create_index("rooms_by_owner", "rooms", ["owner", "updated"])
    op.create_index("rooms_by_status", "rooms", ["status", "listed", "updated"])
    op.create_index("rooms_to_count", "rooms", ["rated", "counted", "status"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_index("chat_by_room", "chat", ["room", "watching", "id"])
    op.create_table(
        "seats",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(80)),
        sa.Column("was", sa.String(32)),
    )
    op.create_index("seats_by_bot", "seats", ["bot"])
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("seats_by_was", "seats", ["was"])


def _games() -> None:
    op.create_table(
        "journal",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    beside_moves = sa.text("kind != 'act'")
    op.create_index(
        "journal_beside_moves",
        "journal",
        ["kind"],
        sqlite_where=beside_moves,
        postgresql_where=beside_moves,
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False, server_default=""),
    )
    op.create_table(
        "states",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False, server_default=""),
    )


def _moderation() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("made", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("first", sa.String(32), nullable=False),
        sa.Column("last", sa.String(32), nullable=False),
    )
    op.create_index("addresses_by_address", "addresses", ["address", "last"])
    op.create_index("addresses_once", "addresses", ["person", "address"], unique=True)
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
    )
    op.create_table(
        "listings",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("listings_by_address", "listings", ["address"])


def _time() -> None:
    op.create_table(
        "outages",
        sa.Column("begin", sa.String(32), primary_key=True),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("begin", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_index("vacations_by_person", "vacations", ["person", "until"])


def _notifications() -> None:
    op.create_table(
        "calls",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("way", sa.String(72), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.String(32), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("calls_by_due", "calls", ["done", "due"])
    op.create_index("calls_by_made", "calls", ["made"])
    op.create_index("calls_once", "calls", ["person", "room", "kind", "asked", "way"], unique=True)
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])


def _library() -> None:
    op.create_table(
        "battles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("published", sa.String(32)),
        sa.Column("content", sa.String(64)),
        sa.Column("about", sa.Text, nullable=False, server_default=""),
        sa.Column("tags", sa.Text, nullable=False, server_default=""),
        sa.Column("words", sa.Text, nullable=False, server_default=""),
        sa.Column("likes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("plays", sa.Integer, nullable=False, server_default="0"),
        sa.Column("copied_from", sa.String(16)),
        sa.Column("author", sa.String(32)),
    )
    op.create_index("battles_by_content", "battles", ["content"])
    op.create_index("battles_by_owner", "battles", ["owner", "updated"])
    op.create_index("battles_by_published", "battles", ["published"])
    op.create_table(
        "decks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("published", sa.String(32)),
        sa.Column("content", sa.String(64)),
        sa.Column("about", sa.Text, nullable=False, server_default=""),
        sa.Column("tags", sa.Text, nullable=False, server_default=""),
        sa.Column("words", sa.Text, nullable=False, server_default=""),
        sa.Column("likes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("plays", sa.Integer, nullable=False, server_default="0"),
        sa.Column("copied_from", sa.String(16)),
        sa.Column("author", sa.String(32)),
    )
    op.create_index("decks_by_content", "decks", ["content"])
    op.create_index("decks_by_owner", "decks", ["owner", "updated"])
    op.create_index("decks_by_published", "decks", ["published"])
    op.create_table(
        "marks",
        sa.Column("mark", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("item", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("marks_by_person", "marks", ["person"])


def _relations() -> None:
    op.create_table(
        "blocks",
        sa.Column("by", sa.String(32), primary_key=True),
        sa.Column("whom", sa.String(32), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("blocks_by_whom", "blocks", ["whom"])
    op.create_table(
        "follows",
        sa.Column("by", sa.String(32), primary_key=True),
        sa.Column("whom", sa.String(32), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("follows_by_whom", "follows", ["whom"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32)),
    )
    op.create_index("mutes_by_room", "mutes", ["room"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("room", sa.String(16)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("closed", sa.String(32)),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("evidence", sa.Text, nullable=False, server_default=""),
        sa.Column("named", sa.String(40)),
        sa.Column("until", sa.String(32)),
    )
    op.create_index("reports_by_reporter", "reports", ["by", "created"])
    op.create_index("reports_by_state", "reports", ["closed", "created"])


def _seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("speed", sa.String(40), nullable=False),
        sa.Column("low", sa.Integer),
        sa.Column("high", sa.Integer),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("room", sa.String(16)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_index("seeks_by_maker", "seeks", ["by", "status"])
    op.create_index("seeks_by_status", "seeks", ["status", "until"])
    op.create_index("seeks_by_whom", "seeks", ["whom", "status"])


def _ratings() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("weight", sa.Float, nullable=False, server_default="1"),
    )
    op.create_index("rating_changes_by_person", "rating_changes", ["person", "game", "side", "at"])
    op.create_table(
        "rating_meetings",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("opponent", sa.String(80), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("rating_meetings_by_pair", "rating_meetings", ["holder", "opponent", "at"])
    op.create_index(
        "rating_meetings_by_person", "rating_meetings", ["person", "game", "side", "opponent"]
    )
    op.create_table(
        "rating_voids",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("rating_voids_by_time", "rating_voids", ["at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("opponents", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ratings_by_place", "ratings", ["game", "side", "mu"])


def _tournaments() -> None:
    op.create_table(
        "tournament_entries",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("tournament_entries_by_person", "tournament_entries", ["person"])
    op.create_index(
        "tournament_entries_once", "tournament_entries", ["tournament", "person"], unique=True
    )
    op.create_table(
        "tournament_pairings",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("first", sa.String(16), nullable=False),
        sa.Column("second", sa.String(16)),
        sa.Column("room", sa.String(16)),
        sa.Column("again", sa.Integer, nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
    )
    op.create_index("tournament_pairings_by_room", "tournament_pairings", ["room"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.String(32), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("entered", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("starts", sa.String(32)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("winner", sa.String(16)),
    )
    op.create_index("tournaments_by_maker", "tournaments", ["maker", "status"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "updated"])
    op.create_index("tournaments_by_updated", "tournaments", ["updated"])


def _puzzles() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
    )
    op.create_index("puzzle_tries_by_begun", "puzzle_tries", ["begun"])
    op.create_index("puzzle_tries_by_person", "puzzle_tries", ["person", "begun"])


def _reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("whose", sa.String(8), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_index("reviews_by_person", "reviews", ["person", "status"])
    op.create_index("reviews_by_status", "reviews", ["status", "until"])


def _processes() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=True),
        sa.Column("work", sa.String(16), nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("worker", sa.String(16)),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("done", sa.Boolean, nullable=False, server_default="false"),
        sa.Column("answer", sa.Text),
    )
    op.create_index("jobs_by_room", "jobs", ["room", "work"], unique=True)
    op.create_index("jobs_by_turn", "jobs", ["done", "alone", "owner"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "served",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
