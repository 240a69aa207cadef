"""The layout of the database is what it was: ``python -m tests.server.storage.test_schema`` writes
it down anew."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from westmarch.server.app.tables import metadata

FILE = Path(__file__).parent / "schema.sql"


def layout() -> str:
    """Every table, column and index, as PostgreSQL is told of them, by name."""
    written = []
    for table in sorted(metadata.tables.values(), key=lambda one: one.name):
        made = [CreateTable(table)]
        made += [CreateIndex(one) for one in sorted(table.indexes, key=lambda one: str(one.name))]
        for one in made:
            lines = str(one.compile(dialect=postgresql.dialect())).strip().splitlines()
            written.append("\n".join(line.rstrip() for line in lines) + ";\n")
    return "\n".join(written)


def test_the_layout_is_what_is_written() -> None:
    assert layout() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(layout(), encoding="utf-8")
