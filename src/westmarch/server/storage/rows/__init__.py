"""Rows of shared tables as structs, for worker processes too.

SQLAlchemy is not imported here.
"""
