"""Sessions that can be ended, ways back into an account, and names that cannot be mistaken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from westmarch.server.identity.names import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "recovery",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("mailed", sa.String(32)),
    )
    op.create_index("recovery_by_person", "recovery", ["person"])
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    op.add_column("people", sa.Column("mail", sa.String(200)))
    people = sa.table("people", *(sa.column(c) for c in ("id", "account", "skeleton")))
    connection, seen = op.get_bind(), set()
    rows = connection.execute(sa.select(people.c.id, people.c.account).order_by(people.c.id))
    for id_, account in rows.all():
        # Of two accounts that look alike already, only one can keep others away from its name.
        if account is not None and (form := skeleton(account)) not in seen:
            seen.add(form)
            connection.execute(people.update().where(people.c.id == id_).values(skeleton=form))
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)


def downgrade() -> None:
    op.drop_index("people_by_skeleton", "people")
    op.drop_column("people", "mail")
    op.drop_column("people", "skeleton")
    op.drop_table("recovery")
    op.drop_table("sessions")
