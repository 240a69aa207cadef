"""Those who receive calls in tests: a push service that can read what it is sent, as the browser
would, and whatever else is told by HTTP."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


class Got:
    """One request."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it is sent and answers as told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        """What to answer next; then 201."""
        self.open = threading.Event()
        """Unless this is set, nobody is answered."""
        self.open.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(Got(self.path, headers, body))
                receiver.open.wait()
                status = receiver.answers.pop(0) if receiver.answers else 201
                self.send_response(status)
                self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    thread = threading.Thread(target=one.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield one
    one.open.set()
    one.server.shutdown()
    one.server.server_close()
    thread.join()


class Browser:
    """A browser's half of web push: its keys, and reading what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        self.subscription = {"endpoint": endpoint, "keys": keys}

    def reads(self, got: Got) -> Any:
        """What was sent, decrypted with its own keys, and signed as it must be."""
        assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
        assert Vapid02.verify(got.headers["authorization"])
        clear = http_ece.decrypt(
            got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(clear)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
