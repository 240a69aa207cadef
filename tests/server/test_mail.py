"""Letters to who has forgotten his password, through a real mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
import subprocess
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.service import Caller, Service, until
from tests.services import free_port
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.mail import Post

PASSWORD, OTHER = "speak friend and enter", "mellon mellon mellon"


class Mailbox:
    """What came, and how."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.encrypted: list[bool] = []
        self.users: list[str] = []
        self.port = 0

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        self.encrypted.append(session.ssl is not None)
        return "250 kept"

    def authenticate(self, *args: Any) -> AuthResult:
        given = args[-1]
        assert isinstance(given, LoginPassword)
        right = (given.login, given.password) == (b"house@example.org", b"p@ss/word")
        if right:
            self.users.append(given.login.decode())
        return AuthResult(success=right)


@contextmanager
def mail_server(**more: Any) -> Iterator[Mailbox]:
    box = Mailbox()
    box.port = free_port()
    server = Controller(box, hostname="127.0.0.1", port=box.port, **more)
    server.start()
    yield box
    server.stop()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> ssl.SSLContext:
    """One that nobody has signed."""
    folder: Path = tmp_path_factory.mktemp("certificate")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=mail"]
    where = ["-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    subprocess.run([*made, *where], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "cert", folder / "key")
    return context


def test_a_code_comes_by_mail_where_that_is_set_up(serve: Callable[..., Service]) -> None:
    with mail_server() as box:
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}?from=house@example.org")
        ann, called = Caller(service.url), f"Sam {uuid.uuid4().hex[:8]}"
        body = {"name": called, "password": PASSWORD, "mail": "sam@shire.example"}
        ann.put("/api/me/language", {"language": "ru"}, status=204)
        ann.post("/api/accounts", body)
        assert ann.get("/api/me/account")["mail_possible"] is True
        for who in (called, "nobody at all"):  # nobody learns which accounts there are
            assert ann.http.post("/api/session/forgotten", json={"name": who}).status_code == 202
        (letter,) = until(lambda: box.letters)
        assert letter["To"] == "sam@shire.example" and letter["From"] == "house@example.org"
        assert letter["Date"] and letter["Message-ID"].endswith("@example.org>")
        # In the language its owner has chosen, whatever the browser's is.
        text = letter.get_payload(decode=True).decode()  # type: ignore[union-attr]
        assert letter["Subject"] == "Westmarch: новый пароль" and "в течение часа" in text
        code = re.search(r"^ +(\S+-\S+)\s*$", text, re.MULTILINE)
        assert code
        phone = Caller(service.url)
        recovery = {"name": called, "code": code[1], "password": OTHER}
        assert phone.post("/api/session/recover", recovery)["name"] == called
        Caller(service.url).post("/api/session/recover", recovery, 401)


def test_a_mail_server_that_is_away_troubles_nobody(serve: Callable[..., Service]) -> None:
    service = serve(smtp=f"smtp://127.0.0.1:{free_port()}")
    ann, called = Caller(service.url), f"Sam {uuid.uuid4().hex[:8]}"
    ann.post("/api/accounts", {"name": called, "password": PASSWORD, "mail": "sam@shire.example"})
    assert ann.http.post("/api/session/forgotten", json={"name": called}).status_code == 202


USER = "house%40example.org:p%40ss%2Fword"


def test_passwords_and_letters_are_encrypted(certificate: ssl.SSLContext) -> None:
    box = Mailbox()
    with mail_server(
        tls_context=certificate, authenticator=box.authenticate, auth_require_tls=True
    ) as there:
        post = Post(f"smtp://{USER}@localhost:{there.port}?from=house@example.org")
        post._send("sam@shire.example", "Westmarch", "a code")
        assert there.encrypted == [True] and box.users == ["house@example.org"]


def test_a_server_elsewhere_must_prove_its_name(
    certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server(tls_context=certificate) as there:
        # Another name of this machine, which nobody takes for it.
        post = Post(f"smtp://127.0.0.2:{there.port}")
        monkeypatch.setattr(post, "_host", "127.0.0.1")
        with pytest.raises(ssl.SSLCertVerificationError):
            post._send("sam@shire.example", "Westmarch", "a code")
        assert not there.letters


def test_no_password_is_sent_in_the_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    box = Mailbox()
    with mail_server(authenticator=box.authenticate, auth_require_tls=False) as there:
        post = Post(f"smtp://{USER}@mail.example:{there.port}")
        monkeypatch.setattr(post, "_host", "127.0.0.1")
        with pytest.raises(smtplib.SMTPNotSupportedError):
            post._send("sam@shire.example", "Westmarch", "a code")
        assert not there.letters and not box.users


def test_what_is_no_mail_server_is_refused() -> None:
    for url in ("mail.example", "http://mail.example", "smtp://"):
        with pytest.raises(BadOption):
            Post(url)
