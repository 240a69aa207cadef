"""Slow games: clocks, vacations, games put away, and the calls that go out to people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_PERSON = sa.String(32)
_MOMENT = sa.String(32)


def upgrade() -> None:
    op.add_column("rooms", sa.Column("clock", sa.String(32), nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("course", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("deadline", _MOMENT))
    op.add_column("seats", sa.Column("was", _PERSON))
    op.create_index("rooms_by_deadline", "rooms", ["deadline"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", _PERSON, nullable=False),
        sa.Column("begin", _MOMENT, nullable=False),
        sa.Column("until", _MOMENT, nullable=False),
    )
    op.create_index("vacations_by_person", "vacations", ["person", "until"])
    op.create_table(
        "outages",
        sa.Column("begin", _MOMENT, primary_key=True),
        sa.Column("until", _MOMENT, nullable=False),
    )
    op.create_table(
        "put_away",
        sa.Column("person", _PERSON, primary_key=True),
        sa.Column("room", sa.String(16), primary_key=True),
    )
    op.create_table(
        "callings",
        sa.Column("person", _PERSON, primary_key=True),
        sa.Column("letters", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.String(200)),
        sa.Column("webhook", sa.Text),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("digested", _MOMENT, nullable=False),
    )
    op.create_index("callings_by_letters", "callings", ["letters", "digested"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", _PERSON, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", _MOMENT, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "calls",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", _PERSON, nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("way", sa.String(72), nullable=False),
        sa.Column("made", _MOMENT, nullable=False),
        sa.Column("due", _MOMENT, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", _MOMENT, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("calls_once", "calls", ["person", "room", "kind", "asked", "way"], unique=True)
    op.create_index("calls_by_due", "calls", ["done", "due"])


def downgrade() -> None:
    for table in ("calls", "subscriptions", "callings", "put_away", "outages", "vacations"):
        op.drop_table(table)
    op.drop_index("rooms_by_deadline", "rooms")
    op.drop_column("seats", "was")
    for column in ("deadline", "asked", "course", "clock"):
        op.drop_column("rooms", column)
