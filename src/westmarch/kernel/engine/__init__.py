"""The building blocks of every game's rules: state and frames, the flow of steps, decisions,
actions, events and chance.

This is the playout path. It is compiled, so it must import nothing else from the kernel, and it
must know neither texts nor people.
"""
