"""Layouts of the database, one module per change (Alembic)."""
