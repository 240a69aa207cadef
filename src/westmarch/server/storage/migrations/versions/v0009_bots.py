"""Bot accounts: programs that play over the wire."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("accepts", sa.String(8), nullable=False),
        sa.Column("most_games", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("token_made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
    )
    op.create_index("bots_by_owner", "bots", ["owner"])
    op.create_index("seats_by_bot", "seats", ["bot"])


def downgrade() -> None:
    op.drop_index("seats_by_bot", "seats")
    op.drop_table("bots")
