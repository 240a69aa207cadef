"""What goes wrong, as exceptions that every layer may raise; http/errors.py answers them."""

from __future__ import annotations

import msgspec

from westmarch.kernel.texts.site_texts import say


class Problem(msgspec.Struct):
    """One error."""

    code: str
    message: str
    rule: str | None = None
    ruling: str | None = None
    """The ruling that causes a refusal, where the printed rules leave it open."""


class ProblemBody(msgspec.Struct):
    """The body of every answer that is an error."""

    error: Problem


class ApiError(Exception):
    """A request that is refused, with the status, a code for programs and a sentence for people."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        ruling: str | None = None,
    ) -> None:
        self.status = status
        self.problem = Problem(code, message, rule or None, ruling or None)
        super().__init__(message)


class Fenced(Exception):
    """A room does not stand as its writer believes: another process has written, or has taken it
    over. Nothing was stored."""


class Busy(ApiError):
    """A room that another process owns at the moment, or is about to."""

    def __init__(self) -> None:
        message = say("error-try_again")
        super().__init__(503, "try_again", message)


class Unanswered(Exception):
    """A question to a bot that nobody will answer: it could not be asked, or another process, which
    owns the room now, has asked anew."""


class NoRedis(Exception):
    """Redis does not answer, and something must be counted over all processes; that passes."""


def not_found(what: str) -> ApiError:
    """Something that is not there, or not for this person."""
    return ApiError(404, "not_found", say(f"error-no-{what}"))
