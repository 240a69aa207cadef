"""``/api/health``, and ``/metrics``: the figures of this process, for Prometheus.

The figures are for those who run the server: for the addresses named with ``--metrics-from`` and
for who knows the token; with neither, for nobody. To anybody else there is nothing here.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, Response, get
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

import westmarch
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.config import Settings
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.network import NetworkList
from westmarch.server.identity.dependencies import hall_of
from westmarch.server.monitoring import metrics
from westmarch.server.operations import gauges
from westmarch.server.operations.schemas import Health


def _may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    expected = f"Bearer {settings.metrics_token}".encode()
    given = request.headers.get("authorization", "").encode()
    if settings.metrics_token and hmac.compare_digest(given, expected):
        return True
    return request.client is not None and request.client.host in NetworkList(settings.metrics_from)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The figures, in Prometheus's text format."""
    hall = hall_of(request)
    if not _may_read(request, hall.settings):
        raise not_found("page")
    await gauges.refresh(hall)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_PLAIN_0_0_4)


@get("/health", summary="Whether the server works", tags=["server"], responses=PROBLEMS)
async def health(request: Request[Any, Any, Any]) -> Health:
    """Answers when the server works and its database keeps what is written; not while it is about
    to end, so that a load balancer sends people elsewhere."""
    hall = hall_of(request)
    hall.check_open()
    try:
        await hall.health.check()
    except Exception:
        raise ApiError(503, "no_database", say("error-no_database")) from None
    rules = {game.id: in_play(game, {}) for game in registry.games()}
    return Health("ok", westmarch.__version__, rules)


HANDLERS = [health]
