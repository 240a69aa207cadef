"""Hints that can be switched on and off, and reviews of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("hints", sa.Boolean))
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
    op.create_index("reviews_by_status", "reviews", ["status", "until"])
    op.create_index("reviews_by_person", "reviews", ["person", "status"])


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("rooms", "hints")
