"""Make the pictures that the client ships: `make screenshots`.

The four tables for the lobby, by day and by night and in every language, with the sky above them;
the icons of the web app; the picture that a link to the site is shown with. Every table is a real
position.
"""

from __future__ import annotations

import subprocess
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.harness.browser import PACE, PATIENCE, ROOT, Server, Table, launch
from tools.harness.stage import MIDGAMES, Midgame, settled
from tools.pictures.capture import painted
from tools.pictures.webp import address, still
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES_WHOLE

ART = ROOT / "web/src/lib/games/screenshots"
PUBLIC = ROOT / "web/public"
THEMES = {"light": "day", "dark": "night"}
LARGEST = 60_000
"""Bytes of a picture in the lobby."""

SIZE = (720, 480)
"""Of a table's picture."""
PARTS = {
    "war_of_the_ring": (500, 270, 870, 580),
    "five_armies": (430, 200, 900, 600),
    "lotr_card_game": (240, 70, 1050, 700),
    "battles_of_westeros": (430, 250, 840, 560),
}
"""What of a window of 1600 by 1000 is shown: left, top, width, height."""

SKIES = {"day": "dawn", "night": "night"}
SKY = (1600, 420)

BOARD_ALONE = """
body *:not([data-board], [data-board] *, :has([data-board])) { visibility: hidden !important; }
"""


def keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    print(f"{path.relative_to(ROOT)}: {len(data) / 1000:.0f} kB")


def table(
    browser: Browser, server: Server, desk: Page, game: Midgame, theme: str, language: str
) -> None:
    context = browser.new_context(
        viewport={"width": 1600, "height": 1000},
        color_scheme=theme,
        reduced_motion="reduce",
        locale=language,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({PACE})('once')")
    me = Table(server, context, context.new_page())
    game.open(me, seed="preview")
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    settled(me)
    painted(me)
    me.page.add_style_tag(content=BOARD_ALONE)
    left, top, width, height = PARTS[game.game]
    clip = {"x": left, "y": top, "width": width, "height": height}
    seen = me.page.screenshot(animations="disabled", clip=clip)  # type: ignore[arg-type]
    context.close()
    spoken = "" if language == ENGLISH else f"-{language}"
    keep(
        ART / f"{game.game}{spoken}-{THEMES[theme]}.webp",
        still(desk, address("image/png", seen), LARGEST, SIZE),
    )


def sky(desk: Page, time: str) -> None:
    drawn = subprocess.run(
        ["node", "tools/scene.mjs", SKIES[time], "lobby"],
        cwd=ROOT / "web",
        check=True,
        capture_output=True,
    ).stdout
    keep(ART / f"sky-{time}.webp", still(desk, address("image/svg+xml", drawn), LARGEST, SKY))


def icon(browser: Browser, name: str, size: int, room: float, whole: bool) -> None:
    """The mark of the house as a PNG: `room` is its part of the width, `whole` that the ground
    fills the square, for who cuts icons to a shape of their own."""
    mark = address("image/svg+xml", (PUBLIC / "favicon.svg").read_bytes())
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>html,body{{margin:0;height:100%;background:{'#2b2118' if whole else 'none'}}}"
        "body{display:grid;place-items:center}</style>"
        f'<img src="{mark}" style="width:{size * room}px;height:{size * room}px">'
    )
    page.locator("img").evaluate("(image) => image.decode()")
    keep(PUBLIC / "icons" / name, page.screenshot(omit_background=not whole))
    page.close()


def link(browser: Browser, server: Server) -> None:
    """What a link to the site is shown with: the lobby's sky, the name and the four tables."""
    tables = "".join(
        f'<img src="{address("image/webp", (ART / f"{game}-day.webp").read_bytes())}">'
        for game in PARTS
    )
    mark = address("image/svg+xml", (PUBLIC / "favicon.svg").read_bytes())
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    # The letters are those of the site.
    page.goto(server.url)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(
        "(html) => { document.body.innerHTML = html; }",
        LINK.format(
            sky=address("image/webp", (ART / "sky-day.webp").read_bytes()), mark=mark, tables=tables
        ),
    )
    page.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
    keep(PUBLIC / "preview.jpg", page.screenshot(type="jpeg", quality=84))
    page.close()


LINK = """
<style>
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; color: #fff6e2;
  background: linear-gradient(rgb(20 12 6 / .35), rgb(20 12 6 / .75)), url({sky}) center / cover;
  font-family: "EB Garamond", serif; }}
h1 {{ display: flex; gap: 22px; align-items: center; margin: 34px 44px 0;
  font-size: 76px; line-height: 1; }}
h1 img {{ width: 78px; }}
p {{ margin: 10px 48px 22px; font-size: 33px; text-shadow: 0 2px 8px #000; }}
div {{ display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 0 44px; }}
div img {{ width: 100%; height: 200px; object-fit: cover; border: 3px solid #d9b56a;
  border-radius: 12px; box-sizing: border-box; }}
</style>
<h1><img src="{mark}">Westmarch</h1><p>Great games of war and quest, by their full rules</p>
<div>{tables}</div>
"""


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "rooms.sqlite3")
        browser = launch(playwright)
        try:
            desk = browser.new_page()
            for game in MIDGAMES:
                for theme, language in product(THEMES, LANGUAGES_WHOLE):
                    table(browser, server, desk, game, theme, language)
            for time in SKIES:
                sky(desk, time)
            icon(browser, "icon-192.png", 192, 1, whole=False)
            icon(browser, "icon-512.png", 512, 1, whole=False)
            icon(browser, "maskable-512.png", 512, 0.72, whole=True)
            icon(browser, "apple-touch-icon.png", 180, 0.92, whole=True)
            link(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
