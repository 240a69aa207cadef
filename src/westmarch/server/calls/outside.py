"""Sending something to an address that somebody else chose, and nowhere it must not go.

The name is looked up here, every address it has must be a public one, and the connection goes to
the very address that was looked at: a name that means something else a moment later gains nothing.
No redirect is followed, little is read, and all of it has its time.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
"""All that sending may take."""
MOST_READ = 4096
LONGEST = 1000
"""Characters of an address."""
_NAT64 = IPv6Network("64:ff9b::/96")


class Unsafe(Exception):
    """Nothing is sent there."""


def checked(url: str, private: bool = False) -> SplitResult:
    """An address to send to. Raises `Unsafe` for what is none: it begins with https, has a name and
    no password; with `private` http will do."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unsafe("no address") from None
    schemes = ("https", "http") if private else ("https",)
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unsafe("no address")
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise Unsafe("no https address")
    if port == 0:
        raise Unsafe("no port")
    return parts


def public(address: str) -> bool:
    """Whether an address belongs to the whole world, also when it is wrapped in another."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _NAT64:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    if isinstance(found, IPv6Address) and found.teredo is not None:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def looked_up(host: str, port: int, private: bool) -> str:
    """The address of a name. Raises `Unsafe` when any of them is not public, and `OSError`."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found:
        raise OSError("the name has no address")
    if not private and not all(public(address) for address in found):
        raise Unsafe("an address that is not public")
    return found[0]


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send something; the status of the answer. Raises `Unsafe`, and `OSError` when there is none.
    It may take `SECONDS`: call it in a thread."""
    parts = checked(url, private)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = looked_up(host, port, private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    end = None
    try:
        plain = socket.create_connection((address, port), timeout=SECONDS)
        end = threading.Timer(SECONDS, _break_off, [plain])
        end.start()  # whoever answers a byte at a time keeps nobody waiting
        connection.sock = plain
        if secure:
            safe = ssl.create_default_context()
            connection.sock = safe.wrap_socket(plain, server_hostname=host)
        shown = parts.netloc.rpartition("@")[2]
        sent = {"Host": shown, "User-Agent": "Westmarch", **headers}
        connection.request("POST", path, body=body, headers=sent)
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return answer.status
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"no answer: {type(error).__name__}") from None
    finally:
        if end is not None:
            end.cancel()
        connection.close()


def _break_off(one: socket.socket) -> None:
    try:
        one.shutdown(socket.SHUT_RDWR)
    except OSError:
        one.close()
