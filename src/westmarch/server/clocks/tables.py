"""When clocks stand: vacations of people, outages of the site."""

from __future__ import annotations

from sqlalchemy import Column, Index, String, Table

from westmarch.server.storage.metadata import metadata

vacations = Table(
    "vacations",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("begin", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("vacations_by_person", "person", "until"),
    info={"personal": ("person",), "goes_with_guest": "person"},
)
"""When somebody is away; `until` becomes the day he comes back, should that be earlier."""

outages = Table(
    "outages",
    metadata,
    Column("begin", String(32), primary_key=True),
    Column("until", String(32), nullable=False),
    info={"personal": ()},
)
"""When no process of the site was there: nobody is charged for that time."""
