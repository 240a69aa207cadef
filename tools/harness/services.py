"""Real PostgreSQL and Redis from the system's packages, on ports and in folders of their own.

Both end with the tests, whatever happens to these. PostgreSQL refuses to be run by root, so where
root runs the tests, both are run by the user the package made for them, or by nobody.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.parse import quote

PATIENCE = 60.0
PASSWORD = "mellon 7%"
"""PostgreSQL's, as on a real machine: what forgets to send it fails."""


def postgres_folder() -> Path | None:
    """Where PostgreSQL's programs are; None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version)
    if found:
        return found[-1].parent
    there = shutil.which("postgres")
    return Path(there).resolve().parent if there else None


def _version(program: Path) -> int:
    name = program.parts[-3]
    return int(name) if name.isdecimal() else 0


def redis_program() -> str | None:
    """Redis's server; None where it is not installed."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class _Runner:
    """Who runs a service: root's choice of somebody else, or whoever runs the tests."""

    def __init__(self, *names: str) -> None:
        self.user: pwd.struct_passwd | None = None
        if os.geteuid() == 0:
            known = {one.pw_name: one for one in pwd.getpwall()}
            self.user = next(known[name] for name in (*names, "nobody") if name in known)

    def folder(self) -> Path:
        """A new folder that is his alone. Not one of pytest's, which only their maker may enter."""
        made = Path(tempfile.mkdtemp(prefix="westmarch-"))
        if self.user is not None:
            os.chown(made, self.user.pw_uid, self.user.pw_gid)
        return made

    def command(self, *words: str | Path) -> list[str]:
        """A command as he runs it; it ends with whoever started it."""
        before: list[str] = []
        if shutil.which("setpriv"):
            before = ["setpriv", "--pdeathsig", "INT"]
            if self.user is not None:
                who = [f"--reuid={self.user.pw_uid}", f"--regid={self.user.pw_gid}"]
                before += [*who, "--clear-groups"]
        return [*before, *map(str, words)]


class _Service:
    """A service in a process of its own, which can be stopped, killed and started again on the
    same port and the same data."""

    at_once = signal.SIGKILL
    """What ends it without delay, and leaves nothing running or waiting behind."""

    def __init__(self, runner: _Runner) -> None:
        self._runner = runner
        self.folder = runner.folder()
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def _command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it can be used."""
        raise NotImplementedError

    def start(self) -> Self:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=log, stderr=log, cwd=self.folder
            )
        _until(self.answers, lambda: self._end_of_log())
        return self

    def _end_of_log(self) -> str:
        code = None if self._process is None else self._process.poll()
        return f"exit code {code}\n" + (self.folder / "log").read_text()[-2000:]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9: no farewell."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """A polite end; the data stays."""
        self._signal(signal.SIGINT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def pause(self) -> None:
        """It stays connected and answers nobody."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self._signal(self.at_once)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(_Service):
    """PostgreSQL. Nothing waits for the disk: what a killed process wrote the system still has."""

    at_once = signal.SIGQUIT

    def __init__(self) -> None:
        programs = postgres_folder()
        assert programs is not None
        self.programs = programs
        super().__init__(_Runner("postgres"))
        self.data = self.folder / "data"
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        making = ("initdb", "--auth=scram-sha-256", f"--pwfile={secret}", "--username=westmarch")
        options = ("--encoding=UTF8", "--no-locale", "--no-sync", "--no-instructions")
        self.do(*making, *options, f"--pgdata={self.data}")

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "off",
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return self._runner.command(self.programs / "postgres", "-D", self.data, *words)

    def do(self, program: str, *words: str | Path) -> str:
        """Run one of its programs (psql, pg_dump ..) to the end; what it printed."""
        command = self._runner.command(self.programs / program, *words)
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; its rows as text."""
        return self.do("psql", "-Atqc", statement, self._address(database))

    def _address(self, database: str) -> str:
        return f"postgresql://westmarch:{quote(PASSWORD)}@127.0.0.1:{self.port}/{database}"

    def database(self, like: str = "") -> str:
        """The address of a new database: an empty one, or a copy of another that nobody uses."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like.rpartition('/')[2] or 'template1'}")
        return self._address(name)

    def answers(self) -> bool:
        ready = [self.programs / "pg_isready", "-qh", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def kill(self) -> None:
        """kill -9 of all its processes; the next start finds its lock and memory left behind."""
        if self._process is not None:
            for child in _children(self.pid):
                with suppress(ProcessLookupError):  # it has just ended by itself
                    os.kill(child, signal.SIGKILL)
        super().kill()


class Redis(_Service):
    """Redis, which keeps nothing when it ends unless it `keeps`."""

    def __init__(self, keeps: bool = False) -> None:
        program = redis_program()
        assert program is not None
        self._program = program
        self._keeps = keeps
        super().__init__(_Runner("redis", "valkey"))
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        kept = ["--appendonly", "yes" if self._keeps else "no", "--dir", str(self.folder)]
        return self._runner.command(self._program, *words, *kept)

    def answers(self) -> bool:
        return self.ask("PING") == "+PONG"

    def ask(self, *words: str) -> str:
        """The first line of Redis's answer to a command; empty when it does not answer."""
        sent = f"*{len(words)}\r\n" + "".join(f"${len(word)}\r\n{word}\r\n" for word in words)
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as one:
                one.sendall(sent.encode())
                return one.recv(4096).decode().partition("\r\n")[0]
        except OSError:
            return ""


def _children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(folder.name))
    return found


def _until(what: Callable[[], bool], why: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"it does not answer: {why()}"
        time.sleep(0.02)
