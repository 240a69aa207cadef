"""Addresses: where a request comes from, which networks options name, whose page asks."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import Scope

from westmarch.kernel.engine.errors import BadOption


class NetworkList:
    """Some addresses and networks (``10.0.0.7``, ``10.0.0.0/8``). Raises `BadOption`."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = []
        for one in named:
            try:
                self._networks.append(ip_network(one, strict=False))
            except ValueError:
                raise BadOption("setting-no_network", text=one) from None

    def __contains__(self, address: object) -> bool:
        """Whether an address, as text, is one of them."""
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def address(scope: Scope) -> str:
    """Where a request comes from. Of an IPv6 address its network: one house has all the rest."""
    client = scope.get("client")
    if not client:
        return "local"
    host = str(client[0])
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def same_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a request that carries a cookie comes from our own page. Browsers always say where
    a page comes from; programs that say nothing carry nobody's cookie by accident."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False
