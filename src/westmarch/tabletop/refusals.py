"""What a person is told when a thing cannot be done at a table. Nothing has changed then.

A refusal says of itself why, in a code for programs and a sentence for people, with the rule and
the ruling behind it. Its class says of what sort it is; a home that speaks HTTP finds the status by
it.
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
    """Something that cannot be done now."""

    def __init__(
        self, code: str, message: str, rule: str | None = None, ruling: str | None = None
    ) -> None:
        self.problem = Problem(code, message, rule or None, ruling or None)
        super().__init__(message)


class Forbidden(Refused):
    """Something that this person may not do."""


class Unfit(Refused):
    """Something that makes no sense, or that the rules do not allow."""


class NotThere(Refused):
    """Something about a thing that there is not."""


class TooOften(Refused):
    """Something that this person has done too often."""


class TryAgain(Refused):
    """Something about a room that was let go meanwhile: it is read again when next asked for."""

    def __init__(self) -> None:
        super().__init__("try_again", say("error-try_again"))


class NotStored(Refused):
    """Something that could not be stored, and so has not happened."""

    def __init__(self) -> None:
        super().__init__("not_stored", say("error-not_stored"))


class Unanswered(Exception):
    """A question to a bot that nobody will answer: it could not be asked, or another process, which
    owns the room now, has asked anew."""


def refusal_of(game: Game, refusal: Refusal) -> Refused:
    """A refusal of the rules, for people."""
    ruling = rulings.behind(game, refusal)
    return Unfit("illegal", game.reason(refusal), refusal.rule, ruling)
