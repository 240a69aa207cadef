"""A server, a browser and a desk: what pictures and films of real tables are taken with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from tools.harness.browser import DESKTOP, PACE, PATIENCE, PHONE, ROOT, Asked, Server, Table, launch
from tools.harness.stage import settled
from tools.pictures.webp import address, still

IMAGES = ROOT / "docs/images"
LARGEST = 160_000
"""Bytes of a picture."""

DRAWN = """() => [...document.querySelectorAll('img, image')]
  .map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
  .filter((address) => address.startsWith('data:image/svg')).length"""
"""Pictures that are still drawings, and not yet gone over with the brush."""

READY_IMAGES = """() => document.fonts.status === 'loaded'
  && [...document.images].every((one) => one.complete)"""

Policy = Callable[[Asked], str]


def prefer(*starts: str) -> Policy:
    """The first label that begins as one of these, in their order; else the first of all."""

    def choose(asked: Asked) -> str:
        for start in starts:
            for label in asked.labels:
                if label.startswith(start):
                    return label
        return asked.labels[0]

    return choose


def asks(words: str) -> Callable[[Asked], bool]:
    return lambda asked: words in asked.question


PLAYERS = (("players", "2"),)
"""The Card Game for two."""


@dataclass(frozen=True)
class Setting:
    """A table as it is made: a new game, or one that goes on from a position."""

    game: str
    seats: tuple[str, ...]
    position: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "westmarch"

    def sit(self, me: Table) -> None:
        more: dict[str, Any] = {"options": dict(self.options), "seed": self.seed}
        if self.position:
            more["position"] = self.position
        me.go(f"/room/{me.make(*self.seats, game=self.game, **more)}")
        me.asked()
        me.page.locator("[data-board]").first.wait_for()
        settled(me)


def painted(me: Table) -> None:
    """Wait until cards and grounds are painted, which is done while the page is idle."""
    me.page.wait_for_function(READY_IMAGES, timeout=PATIENCE)
    if me.page.locator("canvas").count():
        me.page.locator("canvas[data-painted]").first.wait_for(state="attached")
    left, since = me.page.evaluate(DRAWN), 0
    while left and since < 20:
        me.page.wait_for_timeout(400)
        now = me.page.evaluate(DRAWN)
        left, since = now, since + 1 if now == left else 0


class Studio:
    """A server, a browser, and a desk to develop pictures at."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.server = Server(folder / "rooms.sqlite3")
        self.browser: Browser = launch(playwright)
        self.desk: Page = self.browser.new_page()
        # Films are read again only where the browser trusts the page.
        self.desk.goto(self.server.url + "/credits")

    def close(self) -> None:
        self.browser.close()
        self.server.stop()

    @contextmanager
    def visit(self, theme: str = "light", phone: bool = False, **more: Any) -> Iterator[Table]:
        """Somebody before the screen."""
        window = {"viewport": DESKTOP}
        if phone:
            window = {"viewport": PHONE, "device_scale_factor": 1.5, "has_touch": True}
            window["is_mobile"] = True
        pace = more.pop("pace", "once")
        still_ = {"reduced_motion": "reduce", "color_scheme": theme}
        context = self.browser.new_context(**{**still_, **window, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({PACE})('{pace}')")
        yield Table(self.server, context, context.new_page())
        context.close()

    def keep(self, name: str, data: bytes) -> None:
        path = IMAGES / f"{name}.webp"
        path.write_bytes(data)
        print(f"{path.relative_to(ROOT)}: {len(data) / 1000:.0f} kB", flush=True)

    def shoot(
        self, me: Table, name: str, most: int = LARGEST, size: tuple[int, int] = (0, 0)
    ) -> None:
        """Take a picture, in at most so many bytes; of another size than the page has, if told."""
        me.page.mouse.move(0, 0)
        painted(me)
        picture = address("image/png", me.page.screenshot(animations="disabled"))
        self.keep(name, still(self.desk, picture, most, size))
