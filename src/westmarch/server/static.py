"""The browser client: its built files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from importlib import resources
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from westmarch.server.errors import not_found

STATIC = Path(str(resources.files("westmarch.server") / "static"))
FOR_GOOD = "public, max-age=31536000, immutable"
_RESERVED = ("api", "ws", "schema")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Westmarch</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1.1rem/1.5 serif;max-width:34rem;margin:15vh auto;padding:0 1rem}</style></head>
<body><h1>Westmarch</h1><p>The server works, but the browser client has not been built.</p>
<p>In the project's folder, <code>make web</code> builds it (Node.js is needed), and
<code>make play</code> builds and serves everything.</p>
<p>The API is described at <a href="/schema">/schema</a>.</p></body></html>
"""


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    """The client's page."""
    return _answer("")


@get("/{path:path}", include_in_schema=False)
async def client(path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page."""
    return _answer(path)


def _answer(path: str) -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in _RESERVED:
        raise not_found("address")
    found = _file(wanted)
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        cache = FOR_GOOD if wanted.startswith("assets/") else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if wanted.startswith("assets/"):
        raise not_found("file")
    page = STATIC / "index.html"
    body = page.read_bytes() if page.is_file() else NOT_BUILT.encode()
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _file(wanted: str) -> Path | None:
    """A built file by its address; never one outside the folder."""
    if not wanted or "\0" in wanted or len(wanted) > 300:
        return None
    try:
        found = (STATIC / wanted).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
