"""Who met whom in rated games, games that count for nobody, moderators and what they look at; the
spectators' own talk; tournaments' clocks, which no vacation stops."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _columns()
    _tables()
    _meetings_so_far()
    _tournaments_clocks()


def _columns() -> None:
    op.add_column("ratings", sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "rating_changes", sa.Column("weight", sa.Float, nullable=False, server_default="1")
    )
    op.add_column("reports", sa.Column("evidence", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "chat", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.drop_index("chat_by_room", "chat")
    op.create_index("chat_by_room", "chat", ["room", "watching", "id"])


def _tables() -> None:
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
        "moderators",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
    )
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
        "addresses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("made", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("first", sa.String(32), nullable=False),
        sa.Column("last", sa.String(32), nullable=False),
    )
    op.create_index("addresses_once", "addresses", ["person", "address"], unique=True)
    op.create_index("addresses_by_address", "addresses", ["address", "last"])
    op.create_table(
        "listings",
        sa.Column(
            "room",
            sa.String(16),
            sa.ForeignKey("rooms.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("listings_by_address", "listings", ["address"])


def _meetings_so_far() -> None:
    """Rated games of old count for the number of somebody's opponents too."""
    columns = "INSERT INTO rating_meetings (room, person, opponent, holder, game, side, at)"
    op.execute(
        f"""{columns}
        SELECT DISTINCT a.room, a.person, COALESCE(theirs.owner, b.person),
            COALESCE(mine.owner, a.person), a.game, a.side, a.at
        FROM rating_changes a JOIN rating_changes b ON b.room = a.room AND b.side <> a.side
        LEFT JOIN bots theirs ON theirs.id = b.person
        LEFT JOIN bots mine ON mine.id = a.person"""
    )
    op.execute(
        f"""{columns}
        SELECT DISTINCT a.room, a.person, 'house.' || seats.bot, COALESCE(mine.owner, a.person),
            a.game, a.side, a.at
        FROM rating_changes a JOIN seats ON seats.room = a.room AND seats.kind = 'bot'
            AND seats.name IS NULL AND seats.seat <> a.seat
        LEFT JOIN bots mine ON mine.id = a.person
        WHERE (SELECT COUNT(*) FROM seats sitting WHERE sitting.room = a.room) = 2"""
    )
    op.execute(
        """UPDATE ratings SET opponents = (
            SELECT COUNT(DISTINCT met.opponent) FROM rating_meetings met
            WHERE met.person = ratings.person AND met.game = ratings.game
                AND met.side = ratings.side)"""
    )


def _tournaments_clocks() -> None:
    connection = op.get_bind()
    found = connection.execute(
        sa.text(
            "SELECT id, course FROM rooms WHERE status = 'playing' AND course <> '' "
            "AND id IN (SELECT room FROM tournament_pairings)"
        )
    ).all()
    for id_, course in found:
        connection.execute(
            sa.text("UPDATE rooms SET course = :course WHERE id = :id"),
            {"id": id_, "course": _text({**json.loads(course), "steady": True})},
        )


def _text(course: dict[str, object]) -> str:
    return json.dumps(course, separators=(",", ":"))


def downgrade() -> None:
    for name in (
        *("listings", "addresses", "mutes", "moderators", "rating_voids"),
        "rating_meetings",
    ):
        op.drop_table(name)
    op.drop_index("chat_by_room", "chat")
    for table, column in (
        ("chat", "watching"),
        ("reports", "evidence"),
        ("rating_changes", "weight"),
        ("ratings", "opponents"),
    ):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.create_index("chat_by_room", "chat", ["room", "id"])
