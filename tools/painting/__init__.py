"""Painters of what the client shows: the two maps and the grounds of The Card Game's tables.

The pictures are kept in the repository, so nothing but `make maps` runs this. It has a lock file of
its own (requirements-art.lock) and tests of its own (`make maps-test`); `make lint` and `make test`
leave it out.
"""
