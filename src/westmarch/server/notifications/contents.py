"""What a call says, in the language of who is called; and the forms of Discord and Slack."""

from __future__ import annotations

import html
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from westmarch.kernel import registry
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.rows import RoomRow, SeatRow

DISCORD = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
SLACK = ("hooks.slack.com", "hooks.slack-gov.com")


class Words(NamedTuple):
    """A call in words, and where it leads."""

    title: str
    line: str
    link: str
    tag: str
    """What it is about: a later one of the same tag takes its place."""


def of_turn(
    row: RoomRow,
    seats: list[SeatRow],
    person: str,
    origin: str,
    until: str | None,
    by: str | None = None,
    short: bool = False,
) -> Words:
    """It is somebody's turn, and his time runs `until` then; or somebody reminds him that it is, or
    little is left of his time."""
    game = registry.game(row.game)
    title = game.called().title
    others = [s.called for s in seats if s.person != person and s.called and s.kind != "bot"]
    named = {"game": title, "turn": row.turn, "others": ", ".join(others)}
    line = say("call-line-with" if others else "call-line", **named)
    if until is not None:
        when = until[:16].replace("T", " ")
        line = f"{line} {say('call-until', when=when)}"
    if by is not None:
        line = f"{say('call-nudge', name=by)} {line}"
    title = say("call-short" if short else "call-title", **named)
    return Words(title, line, f"{origin}/room/{row.id}", row.id)


def of_test(origin: str) -> Words:
    return Words(say("call-test-title"), say("call-test"), f"{origin}/me", "test")


def for_webhook(url: str, words: Words) -> bytes:
    """A call as Discord, Slack or anybody else's program takes it."""
    host, text = urlsplit(url).hostname or "", f"{words.title}. {words.line}"
    body: dict[str, object]
    if host in DISCORD:
        # Nobody's name calls everybody together.
        body = {"content": f"{text} {words.link}", "allowed_mentions": {"parse": []}}
    elif host in SLACK:
        body = {"text": f"{html.escape(text, quote=False)} <{words.link}>"}
    else:
        body = {"text": f"{text} {words.link}", "title": words.title, "link": words.link}
        body["room"] = words.tag
    return msgspec.json.encode(body)


def for_push(words: Words) -> bytes:
    body = {"title": words.title, "body": words.line, "link": words.link, "tag": words.tag}
    return msgspec.json.encode(body)
