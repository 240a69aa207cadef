"""The protocol is what it was: paths, fields, codes, messages of WebSockets (protocol.py)."""

from __future__ import annotations

import json
from typing import get_args, get_type_hints

import msgspec
import pytest

from tests.server.app.protocol import FILE, Json, described, form, sent
from tests.server.support.live_server import Service
from westmarch.tabletop.views.messages import Sent

WRITTEN: Json = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("part", ["http", "understood"])
def test_what_is_described_is_what_is_written(part: str) -> None:
    found, written = described()[part], WRITTEN[part]
    assert sorted(found["of"]) == sorted(written["of"])
    for name, one in found["of"].items():
        assert one == written["of"][name], name
    assert found["schemas"] == written["schemas"]


def test_messages_have_the_fields_of_the_examples(service: Service) -> None:
    found = sent(service)
    assert list(found) == list(WRITTEN["sent"])
    for name, messages in found.items():
        known = [form(one) for one in WRITTEN["sent"][name]]
        for message in messages:
            assert form(message) in known, (name, message)


def test_what_is_sent_to_a_room_is_of_its_type() -> None:
    types = {get_args(get_type_hints(of)["type"])[0]: of for of in get_args(Sent)}
    sent = {name.split()[1]: of for name, of in WRITTEN["sent"].items() if name.startswith("room ")}
    assert sent.keys() == types.keys()
    for name, messages in sent.items():
        for message in messages:
            read = msgspec.json.encode(msgspec.convert(message, types[name]))
            assert msgspec.json.decode(read) == message, name
