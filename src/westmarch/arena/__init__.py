"""Play many games at once: matches, contests with ratings, benchmarks, deck searches, training and
datasets, on every core of a machine or on a Ray cluster.

It knows games and bots by name only (but for `decks`, which knows The Card Game). It must not know
the server, its database or its people.
"""
