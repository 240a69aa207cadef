"""Who is asking: people, sessions, names, passwords, mail, bot accounts and their tokens.

It knows no game and no room.
"""
