"""What goes wrong, as clear JSON: ``{"error": {"code", "message", "rule", "ruling"}}``."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.texts.site_texts import say
from westmarch.server.monitoring import logs, metrics
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

log = logging.getLogger("westmarch.server")


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


_CODES = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
}


PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(ProblemBody, generate_examples=False, description=text)
    for status, text in (
        (400, "Not understood, or not allowed by the rules."),
        (401, say("error-nobody")),
        (403, "Not for this person."),
        (404, "Not there."),
        (409, "Not now."),
        (413, "Too large."),
        (429, "Too often."),
        (503, "Not possible for the moment."),
    )
}
"""How errors are described in the API's document."""


def answer(
    status: int, problem: Problem, headers: dict[str, str] | None = None
) -> Response[ProblemBody]:
    """An error as a response."""
    return Response(
        ProblemBody(problem), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def on_refusal(_: Request[Any, Any, Any], refused: Refused) -> Response[ProblemBody]:
    return answer(status_of(refused), refused.problem)


def on_bad_input(_: Request[Any, Any, Any], error: WestmarchError) -> Response[ProblemBody]:
    return answer(400, Problem("bad_input", str(error)))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    status = error.status_code
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_any_error(_, error)
    message = str(error.detail) or say("error-refused")
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        message = "; ".join(
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra[:3]
        )
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    code = _CODES.get(status)
    told = message if code is None else say(f"error-http-{code}", why=message)
    return answer(status, Problem(code or f"http_{status}", told), headers)


def on_deep_nesting(
    request: Request[Any, Any, Any], error: RecursionError
) -> Response[ProblemBody]:
    """A body nested without end; any other endless recursion is a fault of the server."""
    if "deserializing" not in str(error):
        return on_any_error(request, error)
    return answer(400, Problem(_CODES[400], say("error-nested")))


def on_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    doing = f"{request.method} {request.url.path}"
    return answer(500, fault(f"error in {doing}", error))


def fault(what: str, error: Exception) -> Problem:
    """A fault of the server, told to the log with the reference that the person is shown."""
    reference = logs.new_id()
    metrics.ERRORS.inc()
    log.error(what, exc_info=error, extra={"facts": {"reference": reference}})
    words = say("error-server_error", reference=reference)
    return Problem("server_error", words)


def is_the_databases_fault(error: BaseException) -> bool:
    """Whether no write would have been stored, whatever it was: the disk is full, another program
    holds the database, the database is away. Of PostgreSQL that is an error of no narrower kind: a
    lost connection, a server that is starting or going down."""
    if isinstance(error, OperationalError | InterfaceError | OSError | PoolTimeout):
        return True
    return type(error) is DBAPIError and not is_unfit(error)


def foreseen(error: BaseException) -> bool:
    """Whether it is a refusal, or something that passes and says of itself what it is: whoever
    raises it has left everything as it was, or says what he changed."""
    kinds = Refused, WestmarchError, Fenced, NoRedis
    return isinstance(error, kinds) or is_the_databases_fault(error)


def is_unfit(error: BaseException) -> bool:
    """Whether PostgreSQL cannot take what was sent, such as a text with a zero byte (its class 22:
    data exceptions); SQLite takes anything."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(state, str) and state.startswith("22")


def on_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    if is_the_databases_fault(error):
        return on_no_database(request, error)
    if is_unfit(error):
        return answer(400, Problem(_CODES[400], say("error-unfit")))
    return on_any_error(request, error)


def on_no_database(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """The database is away, full or held by another program: that passes."""
    metrics.DATABASE_ERRORS.labels("reading").inc()
    log.error("no database in %s %s: %s", request.method, request.url.path, logs.named(error))
    problem = Problem("no_database", say("error-no_database_soon"))
    return answer(503, problem, {"retry-after": "5"})


def on_no_redis(_: Request[Any, Any, Any], error: NoRedis) -> Response[ProblemBody]:
    problem = Problem("no_redis", say("error-no_redis"))
    return answer(503, problem, {"retry-after": "5"})


HANDLERS: dict[Any, Any] = {
    Refused: on_refusal,
    WestmarchError: on_bad_input,
    HTTPException: on_http_error,
    RecursionError: on_deep_nesting,
    DBAPIError: on_database_error,
    NoRedis: on_no_redis,
    PoolTimeout: on_no_database,
    ConnectionError: on_no_database,
    TimeoutError: on_no_database,  # of PostgreSQL; whatever else may last too long says so itself
    Exception: on_any_error,
}
