"""Hints at a table and reviews of games (docs/guides/hints-and-reviews.md).

What the teacher thinks is worked out in `workers`.
"""
