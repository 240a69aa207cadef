"""One server at a time on an SQLite file: two would each believe their own memory of a room."""

from __future__ import annotations

import os
from typing import IO

from sqlalchemy.engine import make_url

from westmarch.kernel.engine.errors import BadOption

SUFFIX = ".lock"


class Claim:
    """A lock on a file beside the database. The system lets it go when its holder ends, however
    that happens; the file itself stays and means nothing. It is not the database's own file:
    closing that would let go of SQLite's locks on it."""

    def __init__(self, database: str) -> None:
        """Raises `BadOption` when another server uses the database."""
        self._file: IO[bytes] | None = None
        url = make_url(database)
        if not url.drivername.startswith("sqlite") or not url.database:
            return
        if url.database == ":memory:":
            return
        try:  # Open as long as the server lives: the lock goes with the file.
            file = open(url.database + SUFFIX, "ab", opener=_private)  # noqa: SIM115
        except OSError as error:
            raise BadOption("database-not_opened", why=error.strerror) from None
        try:
            _lock(file)
        except OSError:
            file.close()
            raise BadOption("database-another_server", database=url.database) from None
        self._file = file

    def let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lock(file: IO[bytes]) -> None:
    """Lock a file or raise `OSError` at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
