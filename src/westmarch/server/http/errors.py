"""How errors are answered: as clear JSON, ``{"error": {"code", "message", "rule", "ruling"}}``."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common import errors
from westmarch.server.common.errors import NoRedis, ProblemBody, status_of
from westmarch.server.monitoring import logs, metrics
from westmarch.server.storage.errors import is_the_databases_fault, is_unfit
from westmarch.tabletop.refusals import Problem, Refused

log = logging.getLogger("westmarch.server")


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


def on_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    if is_the_databases_fault(error):
        return on_no_database(request, error)
    if is_unfit(error):
        return answer(400, Problem(_CODES[400], say("error-unfit")))
    return on_any_error(request, error)


def on_no_database(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """The database is away, full or held by another program: that passes."""
    metrics.DATABASE_ERRORS.labels("reading").inc()
    log.error("no database in %s %s: %s", request.method, request.url.path, errors.named(error))
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
