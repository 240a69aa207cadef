"""A process of pool.py: messages come by its input, answers go by its output."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

from westmarch.kernel.processes.pool import receive, send


def main() -> None:
    """Answer until there are no more messages."""
    # Who interrupts the program interrupts the process that leads it; that one ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    module, _, function = sys.argv[1].partition(":")
    task = getattr(import_module(module), function)
    while (message := receive(sys.stdin.buffer)) is not None:
        send(answers, task(message))


if __name__ == "__main__":
    main()
