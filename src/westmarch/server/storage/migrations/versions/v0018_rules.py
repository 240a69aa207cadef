"""By which rules saved states came about. Those saved before count as of other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("snapshots", "states"):
        op.add_column(table, sa.Column("rules", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("states", "snapshots"):
        with op.batch_alter_table(name) as table:
            table.drop_column("rules")
