"""The reference of what each game asks, tells and draws: `python -m tools.reference [GAME ...]`.

It is written from the source (kinds of decisions and events, procedures, what is drawn at random)
and from random games (which verbs a decision offers, what the fields of events hold), into
docs/reference/<game>.json. The tests hold it against the source, and random games against it.
`python -m tools.reference --page GAME` prints it as a page to read.
"""
