"""Reports stay for a while when somebody named in them leaves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("named", sa.String(40)))
    op.add_column("reports", sa.Column("until", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("reports") as table:
        table.drop_column("until")
        table.drop_column("named")
