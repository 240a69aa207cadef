"""Names as they are shown, and what tells that two of them could be taken for each other."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError

SHORTEST, LONGEST = 3, 30
_JOINTS = " -_'"
"""What may stand in a name beside letters and digits."""
_OF_THE_SITE = (
    *("westmarch", "admin", "admins", "administrator", "moderator", "moderators", "mod", "mods"),
    *("server", "system", "staff", "support", "official", "root", "sysop", "webmaster"),
    *("admini", "administracja", "moderatorzy", "serwer", "obsługa", "oficjalny"),
    *("админ", "админы", "администратор", "администрация", "модератор", "модераторы"),
    *("сервер", "система", "поддержка", "официальный"),
)
"""Words that speak for the site: no name has one of them."""
_ANYWHERE = ("westmarch", "administrator", "moderator", "администратор", "модератор")
"""Those that no longer word holds by chance."""
_OF_BOTS = (
    *("bot", "bots", "novice", "easy", "medium", "hard", "expert", "random", "heuristic", "mcts"),
    *("quick", "nowicjusz", "początkujący", "łatwy", "średni", "trudny", "ekspert", "losowy"),
    *("бот", "новичок", "лёгкий", "средний", "сильный", "трудный", "эксперт", "случайный"),
)
"""Words for the bots of the site and their levels: no name is made of these alone."""
_FIGURES = str.maketrans("134578", "ieastb")
_GUEST = "guest"


def clean_name(name: str) -> str:
    """A name somebody wants to have, with single blanks. Raises `ApiError` when it is none:
    letters, digits, blanks and a few signs, three to thirty of them, and nothing that speaks for
    the site."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not _is_plain(name):
        raise ApiError(400, "bad_name", say("error-bad_name"))
    if _speaks_for_the_site(name) or _is_a_guest_s(name):
        raise ApiError(409, "name_taken", say("error-house_name"))
    return name


def is_odd(name: str) -> bool:
    """Whether nobody could take this name today: it was given when others could be had."""
    try:
        return clean_name(name) != name
    except ApiError:
        return True


def name_of_guest(number: int) -> str:
    """What a guest is called who has not chosen a name; no one else may be called so."""
    return f"{_GUEST.capitalize()} {number}"


def told_name(name: str) -> str:
    """A name from a file, as far as it could be somebody's: it is only told, and nobody's."""
    kept = "".join(c if c.isalnum() or c in _JOINTS else " " for c in name)
    kept = " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST].strip()
    return kept if kept and not _speaks_for_the_site(kept) else "?"


def _is_plain(name: str) -> bool:
    if not SHORTEST <= len(name) <= LONGEST or not any(c.isalpha() for c in name):
        return False
    before = ""
    for sign in name:
        kind = unicodedata.category(sign)
        mark = kind in ("Mn", "Mc")  # of scripts that write vowels above and below
        if not (kind[0] == "L" or kind == "Nd" or sign in _JOINTS or mark):
            return False
        if mark and unicodedata.category(before or " ")[0] != "L":
            return False
        before = sign
    return True


def _speaks_for_the_site(name: str) -> bool:
    """Whether a name could be taken for the site's, or for that of one of its bots."""
    words = [_forms(word) for word in _words(name) if not word.isdecimal()]
    whole = _forms("".join(_words(name)))
    if any(forms & _looks(_OF_THE_SITE) for forms in (whole, *words)):
        return True
    if any(one in form for one in _looks(_ANYWHERE) for form in whole):
        return True
    return bool(words) and all(forms & _looks(_OF_BOTS) for forms in words)


def _is_a_guest_s(name: str) -> bool:
    """Whether a name is one that guests are given."""
    words = _words(name)
    return len(words) > 1 and skeleton(words[0]) == skeleton(_GUEST) and words[1].isdecimal()


def _words(name: str) -> list[str]:
    return [word for word in re.split(r"[ '_-]+", name) if word]


def _forms(word: str) -> frozenset[str]:
    """What a word looks like: in capitals other letters look alike, and figures stand for some."""
    plain = word.translate(_FIGURES)
    return frozenset(map(skeleton, (word, word.casefold(), word.upper(), plain)))


@cache
def _looks(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(skeleton(form) for word in words for form in (word, word.upper()))


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
