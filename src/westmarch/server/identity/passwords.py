"""Passwords that anybody would try first.

Guesses are counted (http/rate_limits.py), so a stranger has some thousands of them a day: what has
to be kept out is what stands at the top of every list, however it is dressed up.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError

FEWEST_SIGNS = 5
"""Different signs of a password; fewer make patterns."""
_ROWS = (
    *("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    *("qwertzuiop", "azertyuiop", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "йцукенгшщзхъ"),
    *("фывапролджэ", "ячсмитьбю", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "qazwsxedcrfvtgbyhnujm"),
    *("1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0"),
)
"""Signs that stand in a row on keyboards, or in the alphabet."""
_DRESSED = str.maketrans({"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t"})
_DRESSED |= str.maketrans({"@": "a", "$": "s", "!": "i"})


@cache
def common() -> frozenset[str]:
    """The words of passwords that many people have."""
    text = (resources.files(__package__) / "common_passwords.txt").read_text("utf-8")
    return frozenset(line for line in text.split() if not line.startswith("#"))


def check(password: str, *about: str) -> None:
    """Raise `ApiError` for a password that is easily guessed; `about` is what everybody knows of
    its owner."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    known = {_stem(unicodedata.normalize("NFKC", one).casefold()) for one in about if one}
    if len(set(plain)) < FEWEST_SIGNS or _in_a_row(plain) or _stem(plain) in known | common():
        raise ApiError(400, "weak_password", say("error-weak_password"))
    if plain in common() or _stem(plain.translate(_DRESSED)) in common():
        raise ApiError(400, "weak_password", say("error-weak_password"))


def _stem(plain: str) -> str:
    """A word without what people add to it: figures and signs before and after."""
    return plain.strip("0123456789!?.,*#@$%&+-_ ") or plain


def _in_a_row(plain: str) -> bool:
    """Whether a password is one or several runs of neighbours, forwards or backwards."""
    rows = [*_ROWS, *(row[::-1] for row in _ROWS)]
    at = 0
    while at < len(plain):
        end = len(plain)
        while end - at >= 3 and not any(plain[at:end] in row for row in rows):
            end -= 1
        if end - at < 3:
            return False
        at = end
    return True
