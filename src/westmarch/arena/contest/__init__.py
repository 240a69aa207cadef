"""Contests of bots: what is to be played (config.py, contest.py), who plays it (executors.py,
ray_executor.py), what is kept meanwhile (journal.py), and what is made of the results: standings,
ratings, tests, a report with plots. It knows the players by their names only."""
