"""The vocabulary that all games share: state, decisions, actions, events, chance and records. The
kernel contains no game and does no I/O."""
