"""Copies of a database, taken while the server runs, and put back.

Of SQLite it is the database's own copy of one moment, of PostgreSQL what ``pg_dump`` writes. A copy
holds passwords (as hashes), sessions and hidden hands: it is for its owner only, as the database.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from westmarch.kernel.engine.errors import BadOption, Saying
from westmarch.server.storage.file_lock import Claim

MAGIC = {b"SQLite format 3\0": "sqlite", b"PGDMP": "postgresql"}
"""How copies begin."""


def back_up(database: str, file: Path) -> None:
    """Copy a database into a new file. Raises `BadOption`."""
    url = make_url(database)
    if file.exists():
        raise BadOption("file-there_already", file=file)
    part = file.with_name(file.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if _is_sqlite(url):
            _copy_sqlite(_existing(url), part)
            _check_sqlite(part)
        else:
            _run("pg_dump", url, "--format=custom", f"--file={part}")
        os.replace(part, file)  # whoever finds the file finds all of it
    except OSError as error:
        raise BadOption("file-unwritable", file=file, why=error.strerror) from None
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, database: str, replace: bool = False) -> None:
    """Put a copy back where no server is running. Raises `BadOption`, also when there is
    something already and it is not to be replaced."""
    url = make_url(database)
    kind = "sqlite" if _is_sqlite(url) else "postgresql"
    if _kind(file) != kind:
        raise BadOption("database-no_copy", file=file, kind=kind)
    if kind == "sqlite":
        _restore_sqlite(file, Path(url.database or ""), database, replace)
    else:
        _restore_postgresql(file, url, replace)


def _is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _kind(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            head = opened.read(16)
    except OSError as error:
        raise BadOption("file-unreadable", file=file, why=error.strerror) from None
    return next((kind for magic, kind in MAGIC.items() if head.startswith(magic)), "")


# ---- SQLite


def _existing(url: URL) -> Path:
    file = Path(url.database or "")
    if not file.is_file():
        raise BadOption("database-none", file=file)
    return file


def _copy_sqlite(source: Path, target: Path) -> None:
    """One moment of a database, whoever writes to it meanwhile."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise BadOption("database-not_copied", file=source, why=error) from None


def _check_sqlite(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as opened:
            (found,) = opened.execute("PRAGMA integrity_check").fetchone()
            opened.execute("SELECT count(*) FROM rooms")
    except sqlite3.Error as error:
        raise BadOption("database-not_whole", file=file, why=error) from None
    if found != "ok":
        raise BadOption("database-not_whole", file=file, why=found)


def _restore_sqlite(file: Path, target: Path, database: str, replace: bool) -> None:
    if target.exists() and not replace:
        raise BadOption("database-replace", file=target)
    _check_sqlite(file)
    claim = Claim(database)  # no server may be using it
    try:
        part = target.with_name(target.name + ".part")
        try:
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
            _copy_sqlite(file, part)
            for beside in ("-wal", "-shm"):  # they belong to the database that goes
                target.with_name(target.name + beside).unlink(missing_ok=True)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadOption("file-unwritable", file=target, why=error.strerror) from None
    finally:
        claim.let_go()


# ---- PostgreSQL


def _restore_postgresql(file: Path, url: URL, replace: bool) -> None:
    """All or nothing, in one transaction."""
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    if not replace and _run("psql", url, "-Atqc", tables).strip() != "0":
        raise BadOption("database-not_empty")
    users = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND backend_type = 'client backend'"
    )
    if _run("psql", url, "-Atqc", users).strip() != "0":
        raise BadOption("database-in_use")
    clean = ("--clean", "--if-exists") if replace else ()
    options = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *options, *clean, str(file))


def _run(program: str, url: URL, *words: str) -> str:
    """Run one of PostgreSQL's programs on a database; what it printed. The password is not among
    its words, which everybody on the machine can read."""
    found = shutil.which(program)
    if found is None:
        raise BadOption("database-no_program", program=program)
    plain = URL.create(
        "postgresql",
        username=url.username,
        host=url.host,
        port=url.port,
        database=url.database,
        query=url.query,
    ).render_as_string()
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    command = [found, f"--dbname={plain}", "--no-password", *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **secret})
    if done.returncode:
        why = next(iter(done.stderr.splitlines()), str(Saying("database-it_failed")))
        raise BadOption("file-wrong", file=program, why=why)
    return done.stdout
