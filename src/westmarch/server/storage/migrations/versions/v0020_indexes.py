"""What is asked for often is found without looking through everything; who won a tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

INDEXES = (
    ("rooms_by_owner", "rooms", ["owner", "updated"]),
    ("seats_by_was", "seats", ["was"]),
    ("chat_by_person", "chat", ["person"]),
    ("calls_by_made", "calls", ["made"]),
    ("puzzle_tries_by_begun", "puzzle_tries", ["begun"]),
    ("tournaments_by_updated", "tournaments", ["updated"]),
)


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("winner", sa.String(16)))
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)
    beside_moves = sa.text("kind <> 'act'")
    op.create_index(
        "journal_beside_moves",
        "journal",
        ["kind"],
        sqlite_where=beside_moves,
        postgresql_where=beside_moves,
    )


def downgrade() -> None:
    op.drop_index("journal_beside_moves", "journal")
    for name, table, _ in INDEXES:
        op.drop_index(name, table)
    with op.batch_alter_table("tournaments") as tournaments:
        tournaments.drop_column("winner")
