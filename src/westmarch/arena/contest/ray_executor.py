"""A Ray cluster that plays the games of a contest (the extra ``cluster``).

Each job is a task of Ray on one core, anywhere in the cluster. If a worker or host dies, its job
comes back, and Ray itself starts another worker. No finished game is lost, because the process that
leads the contest keeps the journal.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from typing import Any

from westmarch.arena.contest.executors import Job, JobResult
from westmarch.arena.contest.results import GameResult, play_matches
from westmarch.kernel.engine.errors import BadOption

LOCAL, AUTO = "local", "auto"
HANDED_OUT = 2
"""Jobs for each core. One is played while the other waits, so that no core waits for this
process."""

KNOCK = 10.0
"""Seconds within which a cluster must answer."""
COUNT_EVERY = 2.0
"""Seconds after which the cluster's cores are counted again, because hosts come and go."""


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("contest-no_ray") from None
    return ray


def _knock(address: str) -> None:
    """Refuse an address where nobody answers. Ray itself would wait there for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not colon or not port.isdigit():
        raise BadOption("contest-no_ray_address", address=address)
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        raise BadOption("contest-no_cluster", address=address, why=error) from None


def _play(job: Job) -> list[GameResult]:
    return play_matches(job.matches)


class RayExecutor:
    """Plays on the cores of a cluster. `address` is ``auto`` (the cluster that this machine belongs
    to), an address such as ``ray://host:10001`` or ``host:6379``, or ``local``. ``local`` starts a
    cluster of `jobs` cores on this machine, which ends with the contest."""

    def __init__(self, address: str, jobs: int) -> None:
        self._ray = _ray()
        # Other processes find our sources, and the bots, where we found them.
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        carried = {
            name: value for name, value in os.environ.items() if name.startswith("WESTMARCH_")
        }
        settings: dict[str, Any] = {
            "log_to_driver": False,
            "logging_level": "ERROR",
            "runtime_env": {"env_vars": {"PYTHONPATH": paths, **carried}},
        }
        if address == LOCAL:
            settings |= {
                "address": LOCAL,
                "num_cpus": jobs or os.cpu_count() or 1,
                "include_dashboard": False,
                # Nobody else's business: no port is open to the network.
                "_node_ip_address": "127.0.0.1",
            }
        else:
            _knock(address)
            settings["address"] = address
        try:
            self._ray.init(**settings)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            line = str(error).strip().splitlines()[0] if str(error).strip() else "no answer"
            raise BadOption("contest-no_cluster", address=address, why=line) from None
        # What a task leaves undone is our own to hand out again, job by job.
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_play)
        self._out: dict[Any, Job] = {}
        self._cores, self._counted = 1, float("-inf")

    @property
    def size(self) -> int:
        now = time.monotonic()
        if now - self._counted > COUNT_EVERY:
            self._counted = now
            self._cores = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        return HANDED_OUT * self._cores

    def submit(self, job: Job) -> None:
        self._out[self._task.remote(job)] = job

    def wait(self) -> JobResult:
        (ready, *_), _ = self._ray.wait(list(self._out), num_returns=1)
        job = self._out.pop(ready)
        try:
            return JobResult(job, self._ray.get(ready))
        except self._ray.exceptions.RayTaskError as error:
            return JobResult(job, None, " ".join(str(error.cause).split()))
        except self._ray.exceptions.RayError:
            return JobResult(job, None)

    def close(self) -> None:
        self._ray.shutdown()
