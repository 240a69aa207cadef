"""Time at a table: clocks, pauses, how a clock stands.

It knows no room in memory and nothing of the web.
"""
