"""Addresses and networks as they are named in options."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network

from westmarch.kernel.engine.errors import BadOption


class Addresses:
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
