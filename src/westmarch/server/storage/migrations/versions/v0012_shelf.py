"""Battles and decks can be published, liked and copied."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_COLUMNS = (
    ("published", sa.String(32), None),
    ("content", sa.String(64), None),
    ("about", sa.Text, ""),
    ("tags", sa.Text, ""),
    ("words", sa.Text, ""),
    ("likes", sa.Integer, "0"),
    ("plays", sa.Integer, "0"),
    ("copied_from", sa.String(16), None),
    ("author", sa.String(32), None),
)


def upgrade() -> None:
    for table in ("battles", "decks"):
        for name, kind, default in _COLUMNS:
            op.add_column(
                table,
                sa.Column(name, kind, nullable=default is None, server_default=default),
            )
        op.create_index(f"{table}_by_published", table, ["published"])
        op.create_index(f"{table}_by_content", table, ["content"])
    op.create_table(
        "marks",
        sa.Column("mark", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("item", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("marks_by_person", "marks", ["person"])


def downgrade() -> None:
    op.drop_table("marks")
    for table in ("battles", "decks"):
        op.drop_index(f"{table}_by_content", table)
        op.drop_index(f"{table}_by_published", table)
        for name, _, _ in reversed(_COLUMNS):
            op.drop_column(table, name)
