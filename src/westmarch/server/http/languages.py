"""Which language a call is answered in: the one its address names (``?language=pl``), or else the
first of its ``Accept-Language`` that is spoken here."""

from __future__ import annotations

from urllib.parse import parse_qs

from litestar.datastructures import Headers
from litestar.types import Scope

from westmarch.kernel.texts.language import offered, preferred


def wished(scope: Scope) -> str:
    """The language of a request or a WebSocket."""
    query = scope.get("query_string", b"")
    if b"language=" in query:
        named = parse_qs(query[:2000].decode("latin-1")).get("language", [""])[0]
        found = offered(named)
        if found is not None:
            return found
    return preferred(Headers.from_scope(scope).get("accept-language", ""))
