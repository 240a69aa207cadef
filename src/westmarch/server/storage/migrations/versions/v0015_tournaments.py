"""Tournaments: what is played, who has entered, who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
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
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "updated"])
    op.create_index("tournaments_by_maker", "tournaments", ["maker", "status"])
    op.create_table(
        "tournament_entries",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    once = ["tournament", "person"]
    op.create_index("tournament_entries_once", "tournament_entries", once, unique=True)
    op.create_index("tournament_entries_by_person", "tournament_entries", ["person"])
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


def downgrade() -> None:
    for name in ("tournament_pairings", "tournament_entries", "tournaments"):
        op.drop_table(name)
