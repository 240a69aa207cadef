"""Web push: what a browser's push service is sent (RFC 8030), encrypted for that browser alone
(RFC 8291) and signed with the site's key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

KEPT_SECONDS = 3 * 24 * 3600
"""How long a push service keeps a call for a browser that is off."""
SIGNED_SECONDS = 12 * 3600
MOST = 3000
"""Bytes of a call; push services take 4096 when encrypted."""


class Subscription(NamedTuple):
    """A browser that takes calls: where, and the keys that only it can read with."""

    endpoint: str
    p256dh: bytes
    auth: bytes


def subscription(endpoint: str, p256dh: str, auth: str) -> Subscription:
    """A subscription as a browser tells it. Raises `ValueError` when its keys are none."""
    point, secret = _decoded(p256dh), _decoded(auth)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    if len(secret) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")
    return Subscription(endpoint, point, secret)


class Push:
    """The site as push services know it."""

    def __init__(self, key: str) -> None:
        """`key` is the private one, as `new_key` made it."""
        self._vapid = Vapid02.from_pem(key.encode())

    @staticmethod
    def new_key() -> str:
        vapid = Vapid02()
        vapid.generate_keys()
        return vapid.private_pem().decode()

    @property
    def public(self) -> str:
        """The key that browsers subscribe with."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _encoded(point)

    def sealed(
        self, to: Subscription, text: bytes, topic: str, contact: str
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a call. A later one of the same topic takes its place where
        it has not arrived yet."""
        body = http_ece.encrypt(
            text[:MOST],
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=to.p256dh,
            auth_secret=to.auth,
            version="aes128gcm",
        )
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        if topic:
            headers["Topic"] = topic
        return headers, body


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
