"""What a stranger may try, against the real command in a process of its own, its limits on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import Process

Serve = Callable[..., Process]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers on the test's own database, with more of what can be said on the command line."""
    started: list[Process] = []

    def start(*more: str) -> Process:
        started.append(Process(tmp_path / "rooms.sqlite3", "--limits", *more))
        return started[-1]

    yield start
    for one in started:
        one.__exit__()


@pytest.fixture
def server(serve: Serve) -> Process:
    return serve()
