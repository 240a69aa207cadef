"""What is counted and timed, for Prometheus at ``/metrics``.

The figures are of one process. They name games, bots and kinds of refusals, never people, rooms
or anything that is played. Who may read them: operations/api.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

import westmarch

if TYPE_CHECKING:
    pass

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"westmarch_{name}", text, labels, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(f"westmarch_{name}", text, labels, registry=REGISTRY)


def _histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"westmarch_{name}", text, labels, buckets=buckets, registry=REGISTRY)


BUILD = _gauge("build_info", "The version that runs; always 1.", "version", "build")
BUILD.labels(westmarch.__version__, westmarch.BUILD).set(1)
DRAINING = _gauge("draining", "1 while the process is ending.")
ROOMS = _gauge("rooms", "Rooms in the memory of this process.", "game", "status")
SOCKETS = _gauge("sockets", "Open WebSockets.", "kind")
MOVES = _counter("moves", "Moves stored.", "game", "by")
MOVE_SECONDS = _histogram(
    "move_seconds", "From taking a person's move until it is stored.", QUICK, "game"
)
REFUSED = _counter("refused", "Messages of WebSockets that were refused.", "code")
BOT_SECONDS = _histogram("bot_seconds", "From asking a bot until its answer.", SLOW, "game")
BOT_FAILURES = _counter("bot_failures", "Answers of bots that failed or took too long.", "game")
BOTS_THINKING = _gauge("bots_thinking", "Rooms in which a bot has been asked and has not answered.")
JOBS_WAITING = _gauge("jobs_waiting", "Work that waits for a worker; a bot's: of the site.", "kind")
WRITES_WAITING = _gauge("writes_waiting", "Writes that wait for the database.")
COMMIT_SECONDS = _histogram("commit_seconds", "One transaction of the writer.", QUICK)
DATABASE_ERRORS = _counter("database_errors", "Failures of the database.", "doing")
REDIS_ERRORS = _counter("redis_errors", "Failures of Redis.")
CALLS = _counter("calls", "Calls to people that went out, or did not.", "way", "end")
LIMITED = _counter("limited", "What was refused because it came too often.", "limit")
REQUESTS = _counter("requests", "HTTP requests answered.", "method", "status")
REQUEST_SECONDS = _histogram(
    "request_seconds", "From a request until the end of its answer.", QUICK
)
ERRORS = _counter("errors", "Requests and messages that failed by a fault of the server.")

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def answered(method: str, status: int, seconds: float) -> None:
    """Count an answered request. Methods nobody has heard of are one: strangers make them up."""
    REQUESTS.labels(method if method in _METHODS else "other", str(status)).inc()
    REQUEST_SECONDS.observe(seconds)
