"""Chromium, a server and people in front of their screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tools.harness.browser import DESKTOP, PACE, PATIENCE, PLAIN, Server, Table, launch

Open = Callable[..., Table]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    running = Server(tmp_path_factory.mktemp("server") / "rooms.sqlite3")
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(tmp_path_factory.mktemp("server") / "rooms.sqlite3")
    yield running
    running.stop()


# By package: while Playwright runs, no test elsewhere in the same process could use asyncio.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        expect.set_options(timeout=PATIENCE)
        yield running


@pytest.fixture(scope="package")
def _launched(playwright: Playwright) -> Iterator[list[Browser]]:
    running: list[Browser] = []
    yield running
    for one in running:
        one.close()


@pytest.fixture
def browser(playwright: Playwright, _launched: list[Browser]) -> Browser:
    """One for all tests, and another if that has broken down."""
    if not _launched or not _launched[-1].is_connected():
        _launched.append(launch(playwright))
    return _launched[-1]


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Open a browser of somebody's own: cookies, storage and one page."""
    opened: list[Table] = []

    def open_(
        server: Server | None = None, pace: str = "once", plain: bool = True, **settings: Any
    ) -> Table:
        chosen = {"viewport": DESKTOP, "reduced_motion": "reduce", **settings}
        context = browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({PACE})({pace!r})")
        if plain:
            context.add_init_script(f"({PLAIN})()")
        at = server or request.getfixturevalue("server")
        opened.append(Table(at, context, context.new_page()))
        return opened[-1]

    yield open_
    troubles = [trouble for one in opened for trouble in one.troubles]
    for one in opened:
        one.context.close()
    assert not troubles, f"the page complained: {troubles}"


@pytest.fixture
def ann(visit: Open) -> Table:
    return visit()
