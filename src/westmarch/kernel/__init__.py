"""What every game speaks: state, decisions, actions, events, chance, records. No game, no I/O."""
