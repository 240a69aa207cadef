"""Letters to who has forgotten his password, through a real mail server."""

from __future__ import annotations

import asyncio
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

from tests.server.support.live_server import Service
from tools.harness.services import free_port
from tools.harness.site_client import Caller, until
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.common.errors import ApiError
from westmarch.server.config import Settings
from westmarch.server.identity.mail import Post

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


SITE = "https://games.example"


def text_of(letter: Message) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def account(service: Service, mail: str, *, language: str | None = None) -> tuple[Caller, str]:
    """Somebody with an account and an address, and the name."""
    one, called = Caller(service.url), f"Sam {uuid.uuid4().hex[:8]}"
    if language is not None:
        one.put("/api/me/language", {"language": language}, status=204)
    one.post("/api/accounts", {"name": called, "password": PASSWORD, "mail": mail})
    return one, called


def confirm(box: Mailbox, who: Caller) -> None:
    """Follow the link that came last, and throw away what came."""
    link = until(lambda: box.letters and re.search(rf"{SITE}/calls/confirm/(\S+)", last(box)))
    who.post("/api/calls/confirm", {"token": link[1]}, 204)
    box.letters.clear()


def last(box: Mailbox) -> str:
    return text_of(box.letters[-1])


def code_in(letter: Message) -> str:
    found = re.search(r"^ +(\S+-\S+)\s*$", text_of(letter), re.MULTILINE)
    assert found
    return found[1]


def set_mail(who: Caller, mail: str | None, status: int = 204) -> None:
    who.put("/api/me/mail", {"password": PASSWORD, "mail": mail}, status=status)


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
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}?from=house@example.org", site=SITE)
        ann, called = account(service, "sam@shire.example", language="ru")
        shown = ann.get("/api/me/account")
        assert shown["mail_possible"] is True and shown["confirmed"] is False
        confirm(box, ann)
        assert ann.get("/api/me/account")["confirmed"] is True
        for who in (called, "nobody at all"):  # nobody learns which accounts there are
            assert ann.http.post("/api/session/forgotten", json={"name": who}).status_code == 202
        (letter,) = until(lambda: box.letters)
        assert letter["To"] == "sam@shire.example" and letter["From"] == "house@example.org"
        assert letter["Date"] and letter["Message-ID"].endswith("@example.org>")
        # In the language its owner has chosen, whatever the browser's is.
        assert letter["Subject"] == "Westmarch: смена пароля"
        assert "в течение часа" in text_of(letter)
        phone = Caller(service.url)
        recovery = {"name": called, "code": code_in(letter), "password": OTHER}
        assert phone.post("/api/session/recover", recovery)["name"] == called
        Caller(service.url).post("/api/session/recover", recovery, 401)


def test_who_has_chosen_no_language_is_written_to_too(serve: Callable[..., Service]) -> None:
    with mail_server() as box:
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}", site=SITE)
        ann, called = account(service, "sam@shire.example")
        confirm(box, ann)
        ann.post("/api/session/forgotten", {"name": called}, 202)
        (letter,) = until(lambda: box.letters)
        assert letter["Subject"] == "Westmarch: password reset" and code_in(letter)


def test_a_code_goes_to_no_address_that_was_not_confirmed(serve: Callable[..., Service]) -> None:
    with mail_server() as box:
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}", site=SITE)
        ann, called = account(service, "sam@shire.example")
        until(lambda: len(box.letters) == 1)
        service.do(service.app.state.people.send_code(called))
        ann.post("/api/me/mail/confirm", status=202)  # the link once more
        until(lambda: len(box.letters) == 2)
        assert "/calls/confirm/" in last(box)
        first = re.search(r"/calls/confirm/(\S+)", last(box))
        assert first
        set_mail(ann, "frodo@shire.example")
        ann.post("/api/calls/confirm", {"token": first[1]}, 404)  # of an address no longer his
        assert ann.get("/api/me/account")["confirmed"] is False


def test_a_change_of_address_is_told_to_both(serve: Callable[..., Service]) -> None:
    with mail_server() as box:
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}", site=SITE)
        ann, _ = account(service, "sam@shire.example", language="pl")
        confirm(box, ann)
        set_mail(ann, "frodo@shire.example")
        until(lambda: len(box.letters) == 2)
        old, new = sorted(box.letters, key=lambda one: str(one["To"]), reverse=True)
        assert old["To"] == "sam@shire.example" and "zmieniono adres" in old["Subject"]
        assert new["To"] == "frodo@shire.example" and "/calls/confirm/" in text_of(new)
        set_mail(ann, None)
        until(lambda: len(box.letters) == 3)
        assert box.letters[2]["To"] == "frodo@shire.example"


def test_a_change_of_password_is_told(serve: Callable[..., Service]) -> None:
    with mail_server() as box:
        service = serve(smtp=f"smtp://127.0.0.1:{box.port}", site=SITE)
        ann, called = account(service, "sam@shire.example")
        confirm(box, ann)
        ann.put("/api/me/password", {"password": PASSWORD, "new": OTHER})
        until(lambda: len(box.letters) == 1)
        assert box.letters[0]["Subject"] == "Westmarch: your password has been changed"
        assert f"{SITE}/me" in last(box) and called in last(box)


@pytest.mark.parametrize(
    "address",
    [
        "a@x.example,b@y.example",
        "a@x.example, b@y.example",
        "grp:a@b.c,d@e.f;@x.example",
        "=?utf-8?q?a=0d=0aBcc:_b@c.example?=@b.example",
        "a@b..example",
        "@@b.c",
        ",@b.c",
        "Sam <sam@shire.example>",
        '"a b"@shire.example',
        "sam@shire",
        "sam@[127.0.0.1]",
        "sam@-shire.example",
        "s" * 65 + "@shire.example",
        "сэм@shire.example",
        "sam@shire.example\r\nBcc: all@shire.example",
        "no",
    ],
)
def test_an_address_is_exactly_one(service: Service, address: str) -> None:
    ann, _ = account(service, "sam@shire.example")
    set_mail(ann, address, 400)
    body = {"name": f"Sam {uuid.uuid4().hex[:8]}", "password": PASSWORD, "mail": address}
    Caller(service.url).post("/api/accounts", body, 400)
    with pytest.raises(ApiError):  # nor to one that was kept long ago
        asyncio.run(Post("smtp://localhost:1").send(address, "Westmarch", "a code"))


@pytest.mark.parametrize("address", ["sam+games@shire.example", "o'neil.b@a-b.xn--p1ai.example"])
def test_these_are_addresses(service: Service, address: str) -> None:
    ann, _ = account(service, f"  {address} ")
    assert ann.get("/api/me/account")["mail"] == address


def test_letters_need_a_site_for_their_links() -> None:
    with pytest.raises(BadOption, match="--site"):
        Settings(database="", smtp="smtp://localhost")


def test_a_mail_server_that_is_away_troubles_nobody(serve: Callable[..., Service]) -> None:
    service = serve(smtp=f"smtp://127.0.0.1:{free_port()}", site=SITE)
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
