"""A game as rows of its journal, and back.

It knows no connection to a database: rows come in and go out.
"""
