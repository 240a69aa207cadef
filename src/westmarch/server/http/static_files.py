"""The browser client: its built files, and its one page for every other address."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import mimetypes
import re
from email.utils import formatdate
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

from westmarch.kernel.texts.language import ENGLISH, speaking, spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import not_found

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
ASKED = [HttpMethod.GET, HttpMethod.HEAD]
KEPT_HEADERS = ("cache-control", "etag", "last-modified", "vary")
"""Those of an answer that says only that the browser has it already."""
PAGES = frozenset(
    {
        *("new", "room", "rules", "decks", "puzzles", "battles", "shared", "credits", "calls"),
        *("me", "people", "leaderboard", "tournaments", "archive", "moderation"),
    }
)
"""How the addresses of the client's pages begin (web/src/lib/router/router.svelte.ts). At any
other it says that there is no such page, and so do we."""
ROBOTS = "robots.txt"
ROBOTS_TEXT = """User-agent: *
Disallow: /api/
Disallow: /calls/
Disallow: /me
Disallow: /moderation
Disallow: /room/
"""
"""Rooms are for those who have their link."""
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


class Served(NamedTuple):
    """What an address answers with."""

    body: bytes
    kind: str
    headers: dict[str, str]
    status: int = 200


@route("/", http_method=ASKED, include_in_schema=False, opt={COMPRESSES_ITSELF: True})
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return await _answer("", request)


@route("/{path:path}", http_method=ASKED, include_in_schema=False, opt={COMPRESSES_ITSELF: True})
async def client(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its page."""
    return await _answer(path, request)


async def _answer(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in _RESERVED:
        raise not_found("address")
    found = await asyncio.to_thread(_served, wanted, _taken(request), _origin(request))
    headers, status = found.headers, found.status
    tag = headers.get("etag")
    if tag is not None and status == 200 and _has(request.headers.get("if-none-match", ""), tag):
        kept = {name: headers[name] for name in KEPT_HEADERS if name in headers}
        return Response(b"", status_code=304, headers=kept)
    return Response(found.body, media_type=found.kind, headers=headers, status_code=status)


def _has(tags: str, tag: str) -> bool:
    """Whether the browser has what it would be sent (RFC 9110)."""
    known = {one.strip().removeprefix("W/") for one in tags.split(",")}
    return "*" in known or tag.removeprefix("W/") in known


def _served(wanted: str, taken: frozenset[str], origin: str) -> Served:
    """A file, or the page. Reads files: call it in a thread."""
    found = _file(wanted)
    if found is not None and found.name != "index.html":
        return _manifest(found) if wanted == MANIFEST else _file_served(found, wanted, taken)
    if wanted == ROBOTS:
        return Served(ROBOTS_TEXT.encode(), "text/plain", {"cache-control": "max-age=86400"})
    if wanted.startswith("assets/"):
        raise not_found("file")
    status = 200 if wanted in ("", "index.html") or wanted.split("/")[0] in PAGES else 404
    page = STATIC / "index.html"
    if not page.is_file():
        return Served(_not_built(), MediaType.HTML, {"cache-control": "no-cache"}, status)
    way = next((way for way in ("gzip",) if way in taken), "")
    body, tag = _page(page, page.stat().st_mtime_ns, spoken(), origin, way)
    vary = {"vary": "Accept-Encoding, Accept-Language"}
    headers = {"cache-control": "no-cache", "etag": tag, **vary}
    return Served(
        body, MediaType.HTML, headers | ({"content-encoding": way} if way else {}), status
    )


def _file_served(found: Path, wanted: str, taken: frozenset[str]) -> Served:
    """A file as the build has compressed it, if it has and the browser takes it so."""
    files = {way: found.with_name(found.name + ending) for way, ending in PACKED.items()}
    there = [way for way, file in files.items() if file.is_file()]
    way = next((one for one in there if one in taken), "")
    sent = files[way] if way else found
    about = sent.stat()
    headers = {
        "cache-control": FOR_GOOD if wanted.startswith("assets/") else "no-cache",
        "etag": f'"{about.st_mtime_ns:x}-{about.st_size:x}{way and "-" + way}"',
        "last-modified": formatdate(about.st_mtime, usegmt=True),
    }
    if there:
        headers["vary"] = "Accept-Encoding"
    if way:
        headers["content-encoding"] = way
    kind = _KINDS.get(found.suffix) or mimetypes.guess_type(found.name)[0]
    return Served(sent.read_bytes(), kind or "application/octet-stream", headers)


@lru_cache(maxsize=100)
def _page(page: Path, at: int, language: str, origin: str, way: str) -> tuple[bytes, str]:
    """The page as it was `at` a time, in a language, compressed or not; and its tag."""
    with speaking(language):
        body = _told(_whole(page.read_bytes(), origin))
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}{way and "-" + way}"'
    return (gzip.compress(body) if way else body), tag


def _taken(request: Request[Any, Any, Any]) -> frozenset[str]:
    """The ways of compressing that the browser says it takes."""
    found = set()
    for one in request.headers.get("accept-encoding", "").lower().split(","):
        way, _, quality = one.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(way.strip())
    return frozenset(found)


def _origin(request: Request[Any, Any, Any]) -> str:
    """Where the browser asks; empty where that cannot be told."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if len(host) < 200 and _HOST.fullmatch(host) else ""


def _whole(page: bytes, origin: str) -> bytes:
    """The page with the whole address of its preview: who shows a link to it elsewhere takes no
    other."""
    return page.replace(_PREVIEW + b"/", _PREVIEW + origin.encode() + b"/")


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


def _manifest(file: Path) -> Served:
    """What the app says of itself where it is installed, in the language spoken."""
    found = json.loads(file.read_bytes())
    told = {**found, "description": say("page-manifest"), "lang": spoken()}
    body = json.dumps(told, ensure_ascii=False).encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "vary": "Accept-Language", "etag": tag}
    return Served(body, _KINDS[file.suffix], headers)


def _file(wanted: str) -> Path | None:
    """A built file by its address; never one outside the folder."""
    if not wanted or "\0" in wanted or len(wanted) > 300:
        return None
    try:
        found = (STATIC / wanted).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
