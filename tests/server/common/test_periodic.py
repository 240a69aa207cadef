"""What is done again and again."""

import asyncio

import pytest

from westmarch.server.common.periodic import every


def test_work_that_fails_is_tried_again_and_told_to_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done = asyncio.Event()
    tries = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("no")
        done.set()

    async def main() -> None:
        task = asyncio.create_task(every(0, work, "do the work"))
        await done.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert [line.getMessage() for line in caplog.records] == ["cannot do the work: OSError"] * 2


def test_the_first_time_may_come_after_a_pause() -> None:
    tries = []

    async def work() -> None:
        tries.append(1)

    async def main() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(every(3600, work, "work", at_once=False), 0)

    asyncio.run(main())
    assert not tries
