"""Puzzles at the server: tries at a table, results, ratings of puzzles and solvers.

Rooms know of a try only that it is one.
"""
