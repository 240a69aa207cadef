"""Ratings of people and bots: the scale, what counts, counting, leaderboards.

It finds finished games in the database and knows no room in memory.
"""
