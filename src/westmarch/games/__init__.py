"""The games, one package each: `rules/` holds what a playout needs, and the modules beside it show
the game (view, texts, positions, odds).

A game imports the kernel only. It must not know another game, a bot, or the server, and its rules
must not know the modules that show it. Import contracts check that.
"""
