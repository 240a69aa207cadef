"""Hints at a table and reviews of games (docs/teacher.md).

What the teacher thinks is worked out in `workers`.
"""
