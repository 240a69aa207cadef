"""The building blocks of every game's rules: state and frames, the flow of steps, decisions,
actions, events and chance.

Playouts run through this package, so it is compiled. It must import nothing else from the kernel,
and it must know nothing of texts or people.
"""
