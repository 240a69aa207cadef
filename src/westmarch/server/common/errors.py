"""What goes wrong, as exceptions that every layer may raise; http/errors.py answers them."""

from __future__ import annotations

import msgspec

from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.refusals import (
    Forbidden,
    NotStored,
    NotThere,
    Problem,
    Refused,
    TooOften,
    TryAgain,
    Unfit,
)

DATABASES = ("sqlite3", "asyncpg", "aiosqlite", "redis", "sqlalchemy")
"""Modules whose errors name no row of anybody's in their first line. They are known by name: a
worker process writes lines without importing any of them."""


class ProblemBody(msgspec.Struct):
    """The body of every answer that is an error."""

    error: Problem


class ApiError(Refused):
    """A request that is refused, with the status, a code for programs and a sentence for people."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        ruling: str | None = None,
    ) -> None:
        super().__init__(code, message, rule, ruling)
        self.status = status


_STATUS: dict[type[Refused], int] = {
    Forbidden: 403,
    Unfit: 400,
    NotThere: 404,
    TooOften: 429,
    TryAgain: 503,
    NotStored: 503,
}


def status_of(refused: Refused) -> int:
    """The status of an answer that refuses something."""
    if isinstance(refused, ApiError):
        return refused.status
    return _STATUS.get(type(refused), 409)


class Fenced(Exception):
    """A room does not stand as its writer believes: another process has written, or has taken it
    over. Nothing was stored."""


class Busy(ApiError):
    """A room that another process owns at the moment, or is about to."""

    def __init__(self) -> None:
        message = say("error-try_again")
        super().__init__(503, "try_again", message)


class NoRedis(Exception):
    """Redis does not answer, and something must be counted over all processes; that passes."""


def not_found(what: str) -> ApiError:
    """Something that is not there, or not for this person."""
    return ApiError(404, "not_found", say(f"error-no-{what}"))


def named(error: BaseException) -> str:
    """An error in a few words that hold nothing of what was sent or is hidden."""
    kind = type(error).__name__
    if isinstance(orig := getattr(error, "orig", None), BaseException):
        error = orig  # SQLAlchemy wraps what a driver raises, which says it more plainly
    if isinstance(error, OSError):
        words = error.strerror or ""
    elif type(error).__module__.startswith(DATABASES):
        words = next(iter(str(error).splitlines()), "")  # the details name rows
    else:
        words = ""
    return f"{kind}: {words[:200]}" if words else kind
