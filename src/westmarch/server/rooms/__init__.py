"""The tables of a site: rooms in memory, loading and saving them, who owns a room in a cluster,
accounts and limits at the door, the HTTP API and the WebSocket.

What happens at a table is in `westmarch.tabletop`; this package is one home for it. It must not
know tournaments, puzzles, the teacher or bot accounts, apart from what they store in a room.
"""
