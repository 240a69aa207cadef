"""The tables of the database as SQLAlchemy knows them, and what each says of itself.

Every table declares in its `info` what becomes of its rows. A new one cannot forget to: a test asks
each of them.

``personal``: the columns that name a person; the row goes with the account any of them names.
``()`` says that the rows name nobody.

``anonymised``: columns that name a person in rows that stay. Each says what stands there once the
account is gone: nothing (``None``), "a former player" whom nothing links with another (``""``), or
one who is known by another column of the row (its name). `BY_HAND`: accounts/deletion.py does more
than that.

``room``: the column of the room whose rows go with it. ``None``: they stay without the room.

``keeps_guest``: a guest named in one of these columns stays, since others see the name, or because
he made something. ``goes_with_guest``: the rows go with a guest who is forgotten.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, MetaData, String, Table, Text

BY_HAND: Final = "by hand"

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    info={"personal": ()},
)
