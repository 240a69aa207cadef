"""Addresses with line ends and terminal commands in them, so that the log tells lies."""

from __future__ import annotations

import httpx

from tests.attacks.conftest import Serve
from tools.harness.site_client import until

FAKE = "2026-11-19 06:00:00 error: FAKE LINE"


def test_a_line_of_the_log_is_one_line(serve: Serve) -> None:
    server = serve("--log-level", "info")
    for sign in ("%0a", "%0d", "%1b[2J", "%c2%85", "%e2%80%a8", "%e2%80%ae"):
        httpx.get(f"{server.url}/api/rooms/{sign}{FAKE.replace(' ', '%20')}")
    log = until(lambda: (told := server.log()).count("FAKE") >= 6 and told)
    assert not [line for line in log.splitlines() if line.startswith(FAKE)]
    assert "\x1b" not in log and "\u202e" not in log and "\\x1b[2J" in log
