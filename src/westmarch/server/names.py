"""Names as they are shown, and what tells that two of them could be taken for each other."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

from westmarch.kernel.house import say
from westmarch.server.errors import ApiError

LONGEST = 40
_RESERVED = ("westmarch", "admin", "administrator", "moderator", "server", "system", "bot")
"""Names nobody may have: they would speak for the house."""


def clean_name(name: str) -> str:
    """A name as it is shown: letters as they are, no control signs, single spaces."""
    name = unicodedata.normalize("NFC", name)
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(name) <= LONGEST:
        raise ApiError(400, "bad_name", say("error-bad_name"))
    check_no_address(name)
    if skeleton(name) in {skeleton(word) for word in _RESERVED}:
        raise ApiError(409, "name_taken", say("error-house_name"))
    return name


_ADDRESS = re.compile(r"://|www\.|\w[.\u3002][^\W\d_]{2,}", re.IGNORECASE)
"""What leads somewhere: a dot with letters behind it, and no blank between."""


def check_no_address(name: str) -> None:
    """Raises `ApiError` for a name that leads somewhere: the lobby shows it to everybody."""
    if _ADDRESS.search(unicodedata.normalize("NFKC", name)):
        raise ApiError(400, "address_in_name", say("error-address_in_name"))


def account_key(name: str) -> str:
    """Names of accounts differ by more than capitals and compatible forms."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


@cache
def _prototypes() -> dict[str, str]:
    """For every sign that looks like another, the one that stands for all of them. The data are
    Unicode's (UTS 39, confusables.txt), from a package that keeps them."""
    kin: dict[str, str] = {}

    def root(sign: str) -> str:
        while kin.setdefault(sign, sign) != sign:
            sign = kin[sign]
        return sign

    def rank(sign: str) -> tuple[bool, int, str]:
        """Plain letters stand for all others, and several for one that looks like them: m is rn."""
        return not sign.isascii(), -len(sign), sign

    for sign, others in confusables.confusables_data.items():
        for other in others:
            one, two = sorted((root(sign), root(other["c"])), key=rank)
            kin[two] = one
    return {sign: root(sign) for sign in kin if len(sign) == 1}


def skeleton(name: str) -> str:
    """What is left of a name when everything is gone that an eye may overlook: capitals, look-alike
    letters of any script, accents, blanks and signs between words. (Capitals alone are also what
    `account_key` is for: I looks like l, but not like i.)"""
    prototypes = _prototypes()
    form = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # a look-alike of a capital becomes plain only in the second round
        form = "".join(prototypes.get(c, c) for c in form).casefold()
        form = unicodedata.normalize("NFKD", form)
        form = "".join(c for c in form if c.isalnum() and not unicodedata.combining(c))
        form = form.replace("0", "o")
    return (form or name)[:200]
