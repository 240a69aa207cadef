"""Games that follow others in a campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("sequel_of", sa.String(16)))
    op.add_column("rooms", sa.Column("sequel", sa.String(16)))


def downgrade() -> None:
    op.drop_column("rooms", "sequel")
    op.drop_column("rooms", "sequel_of")
