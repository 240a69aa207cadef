"""Puzzles: positions in which one line clearly wins or saves the game.

`puzzle` says what a puzzle is and reads those of the package; `lines` tries lines out; `maker`
finds puzzles in games of self-play and checks them, `collecting` keeps a mixture; `judging` tells
whether a solver's line is right; `difficulty` says how hard one is before anybody has tried it.
"""
