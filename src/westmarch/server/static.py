"""The browser client: its built files, and its one page for every other address."""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from westmarch.kernel.house import say
from westmarch.kernel.language import ENGLISH, spoken
from westmarch.server.errors import not_found

STATIC = Path(str(resources.files("westmarch.server") / "static"))
FOR_GOOD = "public, max-age=31536000, immutable"
_RESERVED = ("api", "ws", "schema")
_KINDS = {
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""Types that Python knows only where the system tells it."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the smallest first, and how the build names it then."""
COMPRESSES_ITSELF = "compresses_itself"
"""Marks handlers that the server need not compress again for each who asks."""
_PREVIEW = b'property="og:image" content="'
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?")

_HEADS = {
    'name="description" content="': "page-description",
    'property="og:title" content="': "page-title",
    'property="og:description" content="': "page-line",
    'property="og:image:alt" content="': "page-picture",
}
"""What the head of the page says of itself, in English, and the message that says it."""
MANIFEST = "manifest.webmanifest"

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Westmarch</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1.1rem/1.5 serif;max-width:34rem;margin:15vh auto;padding:0 1rem}</style></head>
<body><h1>Westmarch</h1><p>%s</p><p>%s</p><p>%s</p></body></html>
"""


@get("/", include_in_schema=False, opt={COMPRESSES_ITSELF: True})
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return _answer("", request)


@get("/{path:path}", include_in_schema=False, opt={COMPRESSES_ITSELF: True})
async def client(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its page."""
    return _answer(path, request)


def _answer(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in _RESERVED:
        raise not_found("address")
    found = _file(wanted)
    if wanted == MANIFEST and found is not None:
        return _manifest(found)
    if found is not None and found.name != "index.html":
        kind = _KINDS.get(found.suffix) or mimetypes.guess_type(found.name)[0]
        cache = FOR_GOOD if wanted.startswith("assets/") else "no-cache"
        body, packing = _packed(found, request)
        kind = kind or "application/octet-stream"
        return Response(body, media_type=kind, headers={"cache-control": cache, **packing})
    if wanted.startswith("assets/"):
        raise not_found("file")
    page = STATIC / "index.html"
    body = _whole(page.read_bytes(), request) if page.is_file() else _not_built()
    body = _told(body)
    headers = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in _taken(request):
        body, headers["content-encoding"] = gzip.compress(body), "gzip"
    return Response(body, media_type=MediaType.HTML, headers=headers)


def _packed(found: Path, request: Request[Any, Any, Any]) -> tuple[bytes, dict[str, str]]:
    """A file as the build has compressed it, if it has and the browser takes it so; and the
    headers that say so."""
    files = {way: found.with_name(found.name + ending) for way, ending in PACKED.items()}
    there = [way for way, file in files.items() if file.is_file()]
    vary = {"vary": "Accept-Encoding"} if there else {}
    way = next((one for one in there if one in _taken(request)), None)
    if way is None:
        return found.read_bytes(), vary
    return files[way].read_bytes(), {"content-encoding": way, **vary}


def _taken(request: Request[Any, Any, Any]) -> set[str]:
    """The ways of compressing that the browser says it takes."""
    found = set()
    for one in request.headers.get("accept-encoding", "").lower().split(","):
        way, _, quality = one.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(way.strip())
    return found


def _whole(page: bytes, request: Request[Any, Any, Any]) -> bytes:
    """The page with the whole address of its preview: who shows a link to it elsewhere takes no
    other."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        return page
    origin = f"{request.url.scheme}://{host}".encode()
    return page.replace(_PREVIEW + b"/", _PREVIEW + origin + b"/")


def _told(page: bytes) -> bytes:
    """The page with its head in the language spoken, for those who read nothing else of it."""
    if spoken() == ENGLISH:
        return page
    text = page.decode().replace('<html lang="en">', f'<html lang="{spoken()}">', 1)
    for lead, key in _HEADS.items():
        before, found, after = text.partition(lead)
        if found:
            text = before + lead + escape(say(key)) + '"' + after.partition('"')[2]
    return text.encode()


def _not_built() -> bytes:
    commands = {"web": "<code>make web</code>", "play": "<code>make play</code>"}
    schema = '<a href="/schema">/schema</a>'
    lines = (say("page-works"), say("page-build", **commands), say("page-schema", schema=schema))
    return (NOT_BUILT % lines).encode()


def _manifest(file: Path) -> Response[bytes]:
    """What the app says of itself where it is installed, in the language spoken."""
    found = json.loads(file.read_bytes())
    told = {**found, "description": say("page-manifest"), "lang": spoken()}
    headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
    body = json.dumps(told, ensure_ascii=False).encode()
    return Response(body, media_type=_KINDS[file.suffix], headers=headers)


def _file(wanted: str) -> Path | None:
    """A built file by its address; never one outside the folder."""
    if not wanted or "\0" in wanted or len(wanted) > 300:
        return None
    try:
        found = (STATIC / wanted).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
