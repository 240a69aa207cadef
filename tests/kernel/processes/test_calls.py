"""Functions called in other processes: order, errors, death."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import count

import pytest

from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.processes.calls import AHEAD, ProcessDied, as_done, in_order, in_time


def scaled(by: int, number: int) -> tuple[int, int]:
    return by * number, os.getpid()


def refused(number: int) -> int:
    if number == 3:
        raise BadOption("option-no_game", game=f"game {number}", games="duel")
    return number


class Unreadable(Exception):
    """It cannot be read back: its only argument is not what it is made with."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} is not {other}")


def unreadable(number: int) -> int:
    raise Unreadable(number, 2)


def killed(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_work(jobs: int) -> None:
    found = list(in_order(scaled, range(12), jobs, 10))
    assert [number for number, _ in found] == list(range(0, 120, 10))
    assert (os.getpid() in {process for _, process in found}) == (jobs == 1)


def test_work_without_an_end_is_taken_little_ahead_of_the_results() -> None:
    taken = []

    def numbers() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    found = in_order(scaled, numbers(), 2, 1)
    assert [next(found)[0] for _ in range(3)] == [0, 1, 2]
    found.close()  # type: ignore[attr-defined]
    assert len(taken) <= 3 + AHEAD * 2


def test_no_work_begins_after_the_time() -> None:
    assert list(in_time(range(3), 0)) == [0, 1, 2]
    assert list(in_time(range(3), 1e-9)) == []


def test_an_error_of_the_work_is_raised_here() -> None:
    with pytest.raises(BadOption, match="game 3") as raised:
        list(as_done(refused, range(5), 2))
    assert "in refused" in "".join(raised.value.__notes__)


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="4 is not 2"):
        list(as_done(unreadable, [4, 4], 2))


def test_a_process_that_dies_loses_its_own_work_only() -> None:
    assert sorted(as_done(killed, range(4), 2, died=lambda number: -number)) == [-1, 0, 2, 3]
    with pytest.raises(ProcessDied):
        list(as_done(killed, range(4), 2))
