"""Refusals: why a person cannot do a thing at a table. A refused request changes nothing.

A refusal has a code for programs and a sentence for people, and names the rule and the ruling
behind it. Its class tells the kind of refusal, from which a server derives the HTTP status.
"""

from __future__ import annotations

import msgspec

from westmarch.kernel import rulings
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say


class Problem(msgspec.Struct):
    """One error."""

    code: str
    message: str
    rule: str | None = None
    ruling: str | None = None
    """The ruling that causes a refusal, where the printed rules leave it open."""


class Refused(Exception):
    """A request that is not possible now."""

    def __init__(
        self, code: str, message: str, rule: str | None = None, ruling: str | None = None
    ) -> None:
        self.problem = Problem(code, message, rule or None, ruling or None)
        super().__init__(message)


class Forbidden(Refused):
    """A request that this person may not make."""


class Unfit(Refused):
    """A request that makes no sense, or that the rules do not allow."""


class NotThere(Refused):
    """A request about a thing that does not exist."""


class TooOften(Refused):
    """A request that this person has made too often."""


class TryAgain(Refused):
    """A request about a room that has been dropped meanwhile: the next request reads it again."""

    def __init__(self) -> None:
        super().__init__("try_again", say("error-try_again"))


class NotStored(Refused):
    """A request whose result could not be stored: it had no effect."""

    def __init__(self) -> None:
        super().__init__("not_stored", say("error-not_stored"))


class Unanswered(Exception):
    """A question to a bot that nobody will answer: it could not be asked, or another process, which
    owns the room now, has asked anew."""


def refusal_of(game: Game, refusal: Refusal) -> Refused:
    """A refusal of the rules, for people."""
    ruling = rulings.behind(game, refusal)
    return Unfit("illegal", game.reason(refusal), refusal.rule, ruling)
