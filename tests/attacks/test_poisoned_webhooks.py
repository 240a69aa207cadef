"""Webhooks whose name cannot even be looked up, so that every round of calls breaks off."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.attacks.conftest import Serve
from tests.server.support.fake_push import receiver
from tools.harness.site_client import Caller, until

HOOK = "/api/me/calls"
POISON = f"https://{'a' * 64}.example/x"
"""A label of 64 letters is none: looking it up raises what no other address does."""


def test_a_webhook_that_has_no_name_is_refused(serve: Serve) -> None:
    guest = Caller(serve().url)
    answer = guest.put(HOOK, {"letters": "off", "webhook": POISON}, 400)
    assert answer["error"]["code"] == "bad_webhook"


def test_one_that_was_kept_before_stops_nobody(serve: Serve, tmp_path: Path) -> None:
    server = serve("--private-calls")
    guests = [Caller(server.url) for _ in range(5)]
    for guest in guests:
        guest.put(HOOK, {"letters": "off", "webhook": "https://fine.example/x"})
    with sqlite3.connect(tmp_path / "rooms.sqlite3") as database:
        database.execute("update callings set webhook = ?", [POISON])
    for guest in guests:
        guest.post(f"{HOOK}/test", status=202)
    with receiver() as there:
        victim = Caller(server.url)
        victim.put(HOOK, {"letters": "off", "webhook": f"{there.url}/mine"})
        victim.post(f"{HOOK}/test", status=202)
        until(lambda: there.got)
    rows = "select count(*) from calls where not done"
    with sqlite3.connect(tmp_path / "rooms.sqlite3") as database:
        until(lambda: database.execute(rows).fetchone() == (0,))
    assert "Traceback" not in server.log()
