"""Settings of one server, and where it keeps its data."""

from __future__ import annotations

import os
import re
from datetime import timedelta
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.common.time import Time

DATABASE_FILE = "westmarch.sqlite3"
_SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+")
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
CALL_PORTS = (80, 443)
"""Where notifications may go, unless the site allows more."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set from outside."""

    database: str
    """Address of the database, with its asynchronous driver."""
    redis: str = ""
    """Address of Redis, through which several processes are one site; empty: there is only one."""
    address: str = "127.0.0.1:0"
    """Where the other processes reach this one; port 0: any free one."""
    bots: bool = True
    """Whether this process lets bots think, on a site of several."""
    lease_seconds: float = 10.0
    """How long a process of a site may be silent before another takes its rooms over."""
    limits: bool = True
    """Whether requests and messages are limited in rate."""
    origins: tuple[str, ...] = ()
    """Other origins (``https://games.example``) whose pages may use this server."""
    proxies: tuple[str, ...] = ()
    """Addresses (or networks) of the proxies in front of the server. What they say of where a
    request came from (``X-Forwarded-For``, ``X-Forwarded-Proto``) is believed, of nobody else."""
    most_connections: int = 100
    """HTTP connections one address may have open at the same time."""
    request_seconds: float = 60.0
    """How long a request may take to arrive."""
    metrics_from: tuple[str, ...] = ()
    """Addresses or networks from which the figures at ``/metrics`` may be read."""
    metrics_token: str = ""
    """Who knows this may read them from anywhere."""
    smtp: str = ""
    """The mail server for letters: ``smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS``."""
    ringsdb: bool = True
    """Whether decks are fetched from RingsDB for whoever asks."""
    bot_workers: int = 0
    """Processes for bots; 0: one less than there are processors, at least one."""
    bot_seconds: float = 60.0
    """How long a bot may think about one decision."""
    watch_seconds: float = 5.0
    """How often the server looks for rooms that wait for a bot in vain."""
    drain_seconds: float = 0.0
    """How long a server asked to end (SIGTERM) says so before it sends people away."""
    room_megabytes: int = 512
    """About how much memory games may take that nobody looks at; those used least lately leave."""
    snapshot_every: int = 50
    """A state is saved after at least so many moves."""
    site: str = ""
    """The address of the site (``https://games.example``), for links in letters and calls; empty:
    the one at which each person used it."""
    private_calls: bool = False
    """Whether calls may go to addresses inside the own network, and without encryption."""
    call_ports: tuple[int, ...] = CALL_PORTS
    """Ports that calls may go to, where they do not go to private addresses."""
    call_seconds: float = 10.0
    """Who is not looking is called after so long."""
    letter_minutes: float = 15.0
    """Who has not looked for so long is sent a letter."""
    outbox_seconds: float = 5.0
    """How often the server looks for calls that are due."""
    time: Time = Time()
    """What time it is; another one for tests."""
    rounds_seconds: float = 20.0
    """How often the server looks for what is due: clocks that ran out, rooms to be cleared away."""
    absent_days: int = 14
    """Who does not move for so long at a table without a clock may be taken for gone."""
    grace_hours: int = 24
    """A rated game whose clock ran out so long ago is lost by itself."""
    accounts_per_day: int = 10
    """So many accounts may be made at one address in a day; 0: as many as anybody likes."""
    vacation_days: int = 30
    """So many days a year somebody's clocks may stand."""
    waiting_days: int = 14
    """A room where nobody sat down for so long, and no game began, is cleared away; 0: never."""
    guest_days: int = 60
    """A game between guests, or with bots alone, that nobody has touched for so long is cleared
    away; 0: never."""

    def __post_init__(self) -> None:
        if self.redis and not self.database.startswith("postgresql"):
            raise BadOption("setting-processes_need")
        if self.smtp and not self.site:
            raise BadOption("setting-smtp_needs_site")
        if self.site and not _SITE.fullmatch(self.site):
            raise BadOption("setting-site", text=self.site)

    @property
    def grace(self) -> timedelta:
        return timedelta(hours=self.grace_hours)

    @property
    def workers(self) -> int:
        """How many processes bots get."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def default_database() -> str:
    """The SQLite file in the user's data folder, which is made when it is missing."""
    folder = user_data_path("westmarch", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("file-no_data_folder", folder=folder, why=error.strerror) from None
    return f"sqlite+aiosqlite:///{folder / DATABASE_FILE}"


def database_url(text: str | None) -> str:
    """A database address as people write it, with the driver the server needs. A plain path is an
    SQLite file. Raises `BadOption`."""
    if not text:
        return default_database()
    scheme, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    if scheme not in _DRIVERS:
        known = "sqlite:///FILE, postgresql://USER@HOST/NAME"
        raise BadOption("database-unknown_kind", text=text, known=known)
    return f"{_DRIVERS[scheme]}://{rest}"


def link_address(text: str) -> str:
    """``HOST`` or ``HOST:PORT``, with the port. Raises `BadOption`."""
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, port = text, "0"
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadOption("setting-no_address", text=text)
    return f"{host}:{port}"


def redis_url(text: str | None) -> str:
    """Redis's address as people write it. Raises `BadOption`."""
    if not text:
        return ""
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise BadOption("setting-no_redis_address", text=text)
    return text
