"""Changes of a game in progress: moves, undo, chat, the bots' turns, endings, and looking ahead.

Each function holds its room from the first look at the table until the home has stored the change,
and notifies viewers only then. It knows the home only as a protocol (`home.Home`).
"""
