"""Puzzles on the server: tries at real tables, answers, and ratings of solvers and puzzles."""
