"""Files of the browser client that are written from the games: the kinds of events, the questions
that tests try on a stage, the positions of the day."""
