"""Puzzles: tries at tables of their own, and the ratings of solvers and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("puzzle", sa.String(16)))
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
    )
    op.create_index("puzzle_tries_by_person", "puzzle_tries", ["person", "begun"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("puzzle")
