"""Letters to people, where a mail server is set up."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_PART = r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)"
_HOST = re.compile(rf"(?=.{{1,189}}$){_PART}(\.{_PART})+")
SECONDS = 20
AT_ONCE = 4
"""Letters sent at the same time, in threads of their own: a mail server that hangs holds up letters
alone."""


def checked_address(text: str | None) -> str | None:
    """An address for mail, exactly one (RFC 5321 without its quoted forms); None: nowhere. Raises
    `ApiError` for what is none."""
    text = (text or "").strip()
    if not text:
        return None
    local, _, host = text.rpartition("@")
    fine = len(local) <= 64 and _LOCAL.fullmatch(local) and "=?" not in local
    if not fine or not _HOST.fullmatch(host) or not _is_one_address(text):
        raise ApiError(400, "bad_mail", say("error-bad_mail"))
    return text


def _is_one_address(text: str) -> bool:
    """Whether the library that writes the letter reads it as we do."""
    try:
        return Address(addr_spec=text).addr_spec == text
    except Exception:  # it raises much that it does not promise
        return False


class Post:
    """A mail server: ``smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`` (STARTTLS), or ``smtps://``
    (TLS from the start). The server must prove its name, and be spoken to in secret where there is
    a password, unless it is on this machine. Raises `BadOption`."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadOption("setting-mail")
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._tls else 587)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._here = self._host in ("localhost", "127.0.0.1", "::1")
        self._safe = ssl.create_default_context()
        if self._here:  # nobody stands between: any certificate will do
            self._safe.check_hostname = False
            self._safe.verify_mode = ssl.CERT_NONE
        self._sender = parse_qs(parts.query).get("from", [f"westmarch@{self._host}"])[0]
        self._threads = ThreadPoolExecutor(AT_ONCE, "westmarch-letters")
        self._domain = self._sender.rpartition("@")[2]

    @property
    def sender(self) -> str:
        """Whom letters are from."""
        return self._sender

    async def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a letter. Raises `OSError`, `smtplib.SMTPException`, and `ApiError` for what is no
        address."""
        checked_address(to)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, to, subject, text, headers or {})

    def _send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        letter = EmailMessage()
        for name, value in (headers or {}).items():
            letter[name] = value
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        letter.set_content(text)
        kind: Any = smtplib.SMTP_SSL if self._tls else smtplib.SMTP
        safe = {"context": self._safe} if self._tls else {}
        with kind(self._host, self._port, timeout=SECONDS, **safe) as server:
            server.ehlo_or_helo_if_needed()  # before that it has not said what it can do
            encrypted = self._tls
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=self._safe)
                encrypted = True
            if self._user:
                if not encrypted and not self._here:
                    raise smtplib.SMTPNotSupportedError("no password is sent in the clear")
                server.login(self._user, self._password)
            server.send_message(letter)
