"""Contests of bots. config.py and contest.py describe what is played, executors.py and
ray_executor.py play it, and journal.py keeps the games meanwhile. The other modules turn the
results into standings, ratings, tests, and a report with plots. This package knows the players only
by name."""
