"""The types the browser client is written against."""

from __future__ import annotations

from tools.generate.api_types import FILE, written


def test_the_types_are_what_the_server_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), (
        "what the server sends or understands changed: run `make api-types`"
    )
