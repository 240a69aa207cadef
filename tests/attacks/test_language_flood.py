"""Viewers that ask for the whole table in another language again and again."""

from __future__ import annotations

from tests.server.support.server_process import Process
from tools.harness.site_client import Caller


def test_a_table_is_told_anew_a_few_times_only(server: Process) -> None:
    eve = Caller(server.url)
    room = eve.make("me", "open")["id"]
    with eve.look(room) as seen:
        for number in range(35):
            seen.say(type="language", language=("pl", "ru")[number % 2])
        seen.say(type="ping")
        seen.next("pong")
        kinds = [frame["type"] for frame in seen.frames]
        assert kinds.count("refused") >= 14 and kinds.count("hello") <= 7
    with eve.look(room) as seen:
        for _ in range(30):  # the one that is spoken already costs nothing
            seen.say(type="language", language="en")
        seen.say(type="ping")
        seen.next("pong")
        assert [frame["type"] for frame in seen.frames].count("hello") == 1
