"""What a table does: seats, moves, undo, chat, bots' turns, views, hints, and its journal.

It has a home (`home.Home`) that stores what happens at it and lets its bots think: a server with
many tables, or a page of a browser with one. So it must not know the network or a database, nor
`westmarch.server`; a linter checks that.
"""
