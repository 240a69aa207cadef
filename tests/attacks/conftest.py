"""What a stranger may try, against the real command in a process of its own, its limits on."""

from __future__ import annotations

import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.support.server_process import Process
from tools.harness.site_client import Caller

Serve = Callable[..., Process]
PASSWORD = "speak friend and enter"


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers on the test's own database, with more of what can be said on the command line."""
    started: list[Process] = []

    def start(*more: str, **environment: str) -> Process:
        database = tmp_path / "rooms.sqlite3"
        started.append(Process(database, "--limits", *more, **environment))
        return started[-1]

    yield start
    for one in started:
        one.__exit__()


@pytest.fixture
def server(serve: Serve) -> Process:
    return serve()


class Authority(NamedTuple):
    """One that signs for ``localhost``, and what it has signed."""

    file: Path
    context: ssl.SSLContext


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    """For servers started with ``SSL_CERT_FILE`` of this file, an attacker's certificate is good,
    as one of his own domain would be."""
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    more = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([*made, *more], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(cert, key)
    return Authority(cert, context)


def account(server: Process, name: str, **more: str) -> Caller:
    """Somebody with an account of that name."""
    one = Caller(server.url)
    one.post("/api/accounts", {"name": name, "password": PASSWORD, **more})
    one.me = one.get("/api/me")
    return one
