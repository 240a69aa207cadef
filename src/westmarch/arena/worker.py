"""A process that plays for a contest: jobs come by its input, what was played goes by its
output."""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from westmarch.arena.crew import Job, receive, send
from westmarch.arena.played import play_matches


def main() -> None:
    """Play until there are no more jobs."""
    # Who interrupts the contest interrupts the process that leads it; that one ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while (message := receive(sys.stdin.buffer)) is not None:
        job = msgspec.msgpack.decode(message, type=Job)
        send(answers, msgspec.msgpack.encode(play_matches(job.matches)))


if __name__ == "__main__":
    main()
