"""The heart: rooms in memory, how they are made, who sits there, what is played and seen.

It knows nothing of tournaments, puzzles, teachers or bot accounts but what they leave in a room.
"""
