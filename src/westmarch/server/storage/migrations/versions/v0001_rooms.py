"""People, rooms, seats, the journal of moves, snapshots and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _room() -> sa.ForeignKey:
    return sa.ForeignKey("rooms.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.String(32), nullable=False),
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
        sa.Column("parent", sa.String(16)),
    )
    op.create_index("rooms_by_status", "rooms", ["status", "listed", "updated"])
    op.create_table(
        "seats",
        sa.Column("room", sa.String(16), _room(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(80)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "journal",
        sa.Column("room", sa.String(16), _room(), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("room", sa.String(16), _room(), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("room", sa.String(16), _room(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("chat_by_room", "chat", ["room", "id"])


def downgrade() -> None:
    for name in ("chat", "snapshots", "journal", "seats", "rooms", "people", "settings"):
        op.drop_table(name)
