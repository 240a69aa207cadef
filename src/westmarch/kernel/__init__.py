"""The vocabulary that all games share: state, decisions, actions, events, chance and records.

`engine` is the playout path, which is compiled; the modules beside it serve people: positions,
records, texts, odds, rulings. The kernel must not know a single game, and it does no I/O beyond
reading a package's own data files.
"""
