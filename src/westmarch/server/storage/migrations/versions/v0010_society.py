"""Rated rooms and ratings; who follows or blocks whom; reports; open challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("rated", "counted"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("rooms", column)
    op.create_index("rooms_to_count", "rooms", ["rated", "counted", "status"])
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
    )
    op.create_index("ratings_by_place", "ratings", ["game", "side", "mu"])
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
    )
    op.create_index("rating_changes_by_person", "rating_changes", ["person", "game", "side", "at"])
    for name in ("follows", "blocks"):
        op.create_table(
            name,
            sa.Column("by", sa.String(32), primary_key=True),
            sa.Column("whom", sa.String(32), primary_key=True),
            sa.Column("created", sa.String(32), nullable=False),
        )
        op.create_index(f"{name}_by_whom", name, ["whom"])
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
    )
    op.create_index("reports_by_state", "reports", ["closed", "created"])
    op.create_index("reports_by_reporter", "reports", ["by", "created"])
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
    op.create_index("seeks_by_status", "seeks", ["status", "until"])
    op.create_index("seeks_by_maker", "seeks", ["by", "status"])
    op.create_index("seeks_by_whom", "seeks", ["whom", "status"])


def downgrade() -> None:
    for name in ("seeks", "reports", "blocks", "follows", "rating_changes", "ratings"):
        op.drop_table(name)
    op.drop_index("rooms_to_count", "rooms")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("counted")
        rooms.drop_column("rated")
