"""Functions called in processes of their own (pool.py), a piece of work at a time.

A function is found by its name in a module that is imported anew there: it knows nothing but what
it is given. That, and what comes back, is pickled. Work is taken from an iterator as processes get
free, so there may be no end of it, and it may stop by the clock. A single process is this one.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import takewhile
from operator import attrgetter
from time import monotonic
from typing import Any, TypeVar

from westmarch.kernel.processes.pool import Pool

Work = TypeVar("Work")
Result = TypeVar("Result")

AHEAD = 2
"""For each process so many results may be on their way before their turn has come."""


class ProcessDied(Exception):
    """A process was killed, or broke below Python, while it worked."""


def process_count(jobs: int) -> int:
    """So many processes as somebody asks for; 0: one for each processor."""
    return jobs or os.cpu_count() or 1


def in_time(work: Iterable[Work], seconds: float) -> Iterator[Work]:
    """The work, until so many seconds have passed; 0: all of it. What was begun is done."""
    end = monotonic() + seconds
    return takewhile(lambda _: not seconds or monotonic() < end, work)


def as_done(
    function: Callable[..., Result],
    work: Iterable[Work],
    jobs: int,
    *common: Any,
    died: Callable[[Work], Result] | None = None,
) -> Iterator[Result]:
    """``function(*common, one)`` for each piece of work, in `jobs` processes, in the order in which
    they are done. Where a process dies the result is ``died(one)``, or `ProcessDied` is raised."""
    for _, result in _done(function, work, jobs, common, died):
        yield result


def in_order(
    function: Callable[..., Result], work: Iterable[Work], jobs: int, *common: Any
) -> Iterator[Result]:
    """The same in the order of the work, which is taken little ahead of the results."""
    waiting: dict[int, Result] = {}
    next_one = 0

    def is_near(number: int) -> bool:
        return number < next_one + AHEAD * jobs

    for number, result in _done(function, work, jobs, common, None, is_near):
        waiting[number] = result
        while next_one in waiting:
            yield waiting.pop(next_one)
            next_one += 1


def _done(
    function: Callable[..., Result],
    work: Iterable[Work],
    jobs: int,
    common: tuple[Any, ...],
    died: Callable[[Work], Result] | None,
    may_begin: Callable[[int], bool] = lambda _: True,
) -> Iterator[tuple[int, Result]]:
    """Each result with the number of its work."""
    if jobs <= 1:
        for number, one in enumerate(work):
            yield number, function(*common, one)
        return
    pool: Pool[tuple[int, Work]] = Pool(f"{__name__}:{answer.__name__}")
    name, left = _name_of(function), iter(work)
    begun, out, ended = 0, 0, False
    try:
        while True:
            while not ended and out < jobs and may_begin(begun):
                try:
                    one = next(left)
                except StopIteration:
                    ended = True
                    break
                pool.submit((begun, one), pickle.dumps((*name, (*common, one))))
                begun, out = begun + 1, out + 1
            if not out:
                return
            (number, one), message = pool.wait()
            out -= 1
            if message is not None:
                yield number, _result(message)
            elif died is not None:
                yield number, died(one)
            else:
                raise ProcessDied(f"the process that worked on {one!r} died")
    finally:
        pool.close()


def _name_of(function: Callable[..., Any]) -> tuple[str, str]:
    module = function.__module__
    if module == "__main__":  # a program that was started as `python -m MODULE`
        spec = sys.modules[module].__spec__
        assert spec is not None, "what other processes call stands in a module they can import"
        module = spec.name
    return module, function.__qualname__


def _result(message: bytes) -> Any:
    found, error, told = pickle.loads(message)
    if error is not None:
        error.add_note(told)
        raise error
    return found


# ---- in the other process


def answer(message: bytes) -> bytes:
    """What a process does with a piece of work."""
    module, name, given = pickle.loads(message)
    try:
        return pickle.dumps((attrgetter(name)(import_module(module))(*given), None, ""))
    except Exception as error:
        told = traceback.format_exc()
        try:
            message = pickle.dumps((None, error, told))
            pickle.loads(message)  # What cannot be read back would break the process that leads.
        except Exception:
            message = pickle.dumps((None, RuntimeError(str(error)), told))
        return message
