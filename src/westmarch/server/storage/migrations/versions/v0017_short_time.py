"""Whether somebody is told that his time is short."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "callings", sa.Column("short", sa.Boolean, nullable=False, server_default=sa.true())
    )


def downgrade() -> None:
    with op.batch_alter_table("callings") as table:
        table.drop_column("short")
