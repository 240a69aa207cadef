"""Puzzles: positions in which one line clearly wins or saves the game.

`puzzle` says what a puzzle is and reads those of the package; `lines` tries lines out; `generator`
finds puzzles in games of self-play and checks them, `selection` keeps a mixture; `solution_check`
tells whether a solver's line is right; `difficulty` says how hard one is before anybody has tried
it.
"""
