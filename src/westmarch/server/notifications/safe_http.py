"""Sends something to an address that somebody else chose, and nowhere it must not go.

The name is looked up here, every address it has must be a public one, and the connection goes to
the very address that was checked: a name that means something else a moment later gains nothing.
No redirect is followed, little of the answer is read, and all of it together has a deadline.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

import httpx

from westmarch.server.config import CALL_PORTS

SECONDS = 10.0
"""All that sending may take: looking the name up, connecting and the answer."""
MOST_READ = 4096
LONGEST = 1000
"""Characters of an address."""
LOOKUPS = 32
"""Names that are looked up at the same time, in threads of their own: a lookup cannot be broken
off, and whoever owns a slow name server must not hold up anything else."""
_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.IGNORECASE)
_NAT64 = IPv6Network("64:ff9b::/96")
_REFUSED: tuple[IPv4Network | IPv6Network, ...] = (
    IPv4Network("192.0.0.0/24"),  # protocol assignments, a few of which count as global
    IPv4Network("192.88.99.0/24"),  # 6to4 relays
    IPv6Network("fec0::/10"),  # site-local, deprecated but still routed by some
    IPv6Network("64:ff9b:1::/48"),  # NAT64 of one's own network
)
_ISATAP = 0x5EFE
"""The second quarter of an interface id that wraps an IPv4 address of a local tunnel (RFC 5214)."""


class Unsafe(Exception):
    """Nothing is sent there."""


def checked(url: str, private: bool = False, ports: Collection[int] = CALL_PORTS) -> httpx.URL:
    """An address to send to. Raises `Unsafe` for what is none: it begins with https, has a name and
    no password, and one of the `ports`; with `private` http and any port will do. An address in
    figures must be public."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unsafe("no address")
    try:
        found = httpx.URL(url)
        port = port_of(found)
    except (httpx.InvalidURL, ValueError):
        raise Unsafe("no address") from None
    schemes = ("https", "http") if private else ("https",)
    if found.scheme not in schemes or found.userinfo:
        raise Unsafe("no https address")
    if not 0 < port < 65536 or not (private or port in ports):
        raise Unsafe("no port that calls go to")
    if not _is_host(host_of(found), private):
        raise Unsafe("no name of a host")
    return found


def port_of(url: httpx.URL) -> int:
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80


def host_of(url: httpx.URL) -> str:
    """As it is looked up, in the letters of DNS."""
    return url.raw_host.decode("ascii")


def _is_host(host: str, private: bool) -> bool:
    """Whether a name can be looked up at all (RFC 1035), or is an address that may be called."""
    try:
        ip_address(host)
    except ValueError:
        return 0 < len(host) <= 253 and all(_LABEL.fullmatch(part) for part in host.split("."))
    return private or public(host)


def public(address: str) -> bool:
    """Whether an address belongs to the whole world, also when it is wrapped in another."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.teredo is not None or (int(found) >> 32) & 0xFFFF == _ISATAP:
            return False
        if found in _NAT64:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    if any(found in network for network in _REFUSED):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Pinned(httpx.AsyncBaseTransport):
    """Connects to the address that was looked up and checked, and to no other; the certificate and
    the Host header are still those of the name."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._transport = httpx.AsyncHTTPTransport(
            verify=outside.trusted, trust_env=False, retries=0
        )

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = host_of(request.url)
        address = await self._outside.looked_up(host, port_of(request.url))
        request.url = request.url.copy_with(host=address)
        request.extensions = {**request.extensions, "sni_hostname": host}
        return await self._transport.handle_async_request(request)

    async def aclose(self) -> None:
        await self._transport.aclose()


class Outside:
    """The world outside, as one server may call it."""

    def __init__(self, private: bool = False, ports: Collection[int] = CALL_PORTS) -> None:
        self._private = private
        self._ports = ports
        self._lookups = ThreadPoolExecutor(LOOKUPS, "westmarch-names")
        self.trusted = ssl.create_default_context()

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    def checked(self, url: str) -> httpx.URL:
        """Raises `Unsafe`."""
        return checked(url, self._private, self._ports)

    async def looked_up(self, host: str, port: int) -> str:
        """The address of a name. Raises `Unsafe` when any of them is not public, and `OSError`."""
        loop = asyncio.get_running_loop()
        try:
            answers = await loop.run_in_executor(self._lookups, _addresses, host, port)
        except UnicodeError:  # no name at all, says IDNA
            raise Unsafe("no name of a host") from None
        if not answers:
            raise OSError("the name has no address")
        if not self._private and not all(public(address) for address in answers):
            raise Unsafe("an address that is not public")
        return answers[0]

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer. Raises `Unsafe`, and `OSError` when there is
        none in `SECONDS`."""
        address = self.checked(url)
        sent = {"User-Agent": "Westmarch", "Accept-Encoding": "identity", **headers}
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncClient(
                    transport=Pinned(self), follow_redirects=False, timeout=SECONDS, trust_env=False
                ) as client,
                client.stream("POST", address, content=body, headers=sent) as answer,
            ):
                read = 0
                async for part in answer.aiter_raw():
                    read += len(part)
                    if read >= MOST_READ:
                        break
                return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, ValueError) as error:
            raise OSError(f"no answer: {type(error).__name__}") from None


def _addresses(host: str, port: int) -> list[str]:
    return [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
