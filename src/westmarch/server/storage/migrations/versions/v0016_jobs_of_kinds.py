"""A room may have a job of each kind at a time: a bot's turn, a hint, portions of reviews."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("jobs_by_room", "jobs")
    op.create_index("jobs_by_room", "jobs", ["room", "work"], unique=True)


def downgrade() -> None:
    op.execute("DELETE FROM jobs WHERE work <> 'bot'")
    op.drop_index("jobs_by_room", "jobs")
    op.create_index("jobs_by_room", "jobs", ["room"], unique=True)
