"""Webhooks that answer a byte at a time, over TLS, so that nobody else is called."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.attacks.conftest import Authority, Serve
from tests.server.support.fake_push import receiver
from tools.harness.site_client import Caller, until

HOOK = "/api/me/calls"


class Dripper:
    """Takes calls over TLS and never ends its answer."""

    def __init__(self, listener: socket.socket, authority: Authority) -> None:
        self.listener = listener
        self.over = threading.Event()
        self.held: list[int] = []
        """The connections that are being kept."""
        self._authority = authority

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                one = self.listener.accept()[0]
                threading.Thread(target=self._drip, args=(one,)).start()

    def _drip(self, plain: socket.socket) -> None:
        with suppress(OSError), self._authority.context.wrap_socket(plain, server_side=True) as one:
            one.recv(65536)
            self.held.append(1)
            one.sendall(b"HTTP/1.1 200 fine\r\n")
            while not self.over.wait(0.2):
                one.sendall(b"X")


@contextmanager
def dripper(authority: Authority) -> Iterator[Dripper]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        one = Dripper(listener, authority)
        threading.Thread(target=one.serve).start()
        try:
            yield one
        finally:
            one.over.set()
            listener.shutdown(socket.SHUT_RDWR)


def test_dripping_webhooks_stop_nobody_else_s_calls(serve: Serve, authority: Authority) -> None:
    server = serve("--private-calls", SSL_CERT_FILE=str(authority.file))
    with dripper(authority) as slow, receiver() as there:
        url = f"https://localhost:{slow.listener.getsockname()[1]}/x"
        for _ in range(4):
            guest = Caller(server.url)
            guest.put(HOOK, {"letters": "off", "webhook": url})
            guest.post(f"{HOOK}/test", status=202)
        until(lambda: len(slow.held) == 4)
        victim = Caller(server.url)
        victim.put(HOOK, {"letters": "off", "webhook": f"{there.url}/mine"})
        victim.post(f"{HOOK}/test", status=202)
        until(lambda: there.got, seconds=8)
        assert not slow.over.is_set() and there.got[0].path == "/mine"
