"""The reference of what each game asks, tells and draws: `python -m tools.reference [GAME ...]`.

It is written from the source (kinds of decisions and events, procedures, what is drawn at random)
and from random games (which verbs a decision offers, what the fields of events hold), into
docs/reference/<game>.json, for programs, and <game>.md, the same for people. The tests hold both
against the source, and random games against them.
"""
