"""What a table does: seats, moves, undo, chat, bots' turns, views, hints, and its journal.

A table has a home (`home.Home`) that stores what happens and lets the bots think: a server with
many tables, or a page of a browser with one. So this package must know neither the network nor a
database, nor `westmarch.server`. An import contract checks that.
"""
