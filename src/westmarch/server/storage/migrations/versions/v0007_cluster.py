"""Several processes on one database: who holds a room, and jobs for workers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("holder", sa.String(16)))
    op.create_index("rooms_by_holder", "rooms", ["holder"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
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
    op.create_index("jobs_by_room", "jobs", ["room"], unique=True)
    op.create_index("jobs_by_turn", "jobs", ["done", "alone", "owner"])
    op.create_table(
        "served",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("served")
    op.drop_table("jobs")
    op.drop_table("processes")
    op.drop_index("rooms_by_holder", "rooms")
    op.drop_column("rooms", "holder")
    op.drop_column("rooms", "epoch")
