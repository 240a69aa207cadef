"""What changes a game in progress: moves, undo, chat, the bots' turns, hints, endings.

Each function changes its room from looking at the table until its home has stored what happened,
and only then is anybody told. It knows the home as a protocol alone (`home.Home`).
"""
