"""Letters to people who have forgotten their password, where a mail server is set up."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from westmarch.kernel.engine.errors import BadOption

SECONDS = 20


class Post:
    """A mail server: ``smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`` (STARTTLS), or ``smtps://``
    (TLS from the start). Raises `BadOption`."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadOption(
                "the mail server is said as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS"
            )
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._tls else 587)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = parse_qs(parts.query).get("from", [f"westmarch@{self._host}"])[0]

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter. Raises `OSError` and `smtplib.SMTPException`."""
        await asyncio.to_thread(self._send, to, subject, text)

    def _send(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter.set_content(text)
        kind = smtplib.SMTP_SSL if self._tls else smtplib.SMTP
        with kind(self._host, self._port, timeout=SECONDS) as server:
            if not self._tls and server.has_extn("starttls"):
                server.starttls()
            if self._user:
                server.login(self._user, self._password)
            server.send_message(letter)
