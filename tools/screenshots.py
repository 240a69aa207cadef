"""Take the pictures of docs/tour.md: `make screenshots`.

A server of its own is started with a new database; every picture shows a real position.
"""

from __future__ import annotations

import base64
import struct
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browser import PATIENCE, PHONE, ROOT, Asked, Server, Table, launch
from tests.web.positions import ATTACK, MIRKWOOD, RECORD, ROAD, SIEGE, VALLEY

IMAGES = ROOT / "docs/images"
SCREEN = {"width": 1440, "height": 900}
LARGEST = 400_000
"""Bytes of a picture."""

FEWER_COLOURS = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const [width, height] = ([canvas.width, canvas.height] = [image.width, image.height]);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const colours = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0; i < colours.length; i += 1) {
    const [r, g, b] = [0, 1, 2].map((c) => data[4 * i + c] & 0xfc);
    colours[i] = (r << 16) | (g << 8) | b;
    counts.set(colours[i], (counts.get(colours[i]) ?? 0) + 1);
  }
  const parts = (one) => [one >> 16, (one >> 8) & 255, one & 255];
  const kept = [...counts].sort((one, two) => two[1] - one[1]).slice(0, 256).map(([one]) => one);
  const places = new Map(kept.map((one, place) => [one, place]));
  const nearest = (colour) => {
    const [r, g, b] = parts(colour);
    const far = kept.map(parts).map(([x, y, z]) => (x - r) ** 2 + 2 * (y - g) ** 2 + (z - b) ** 2);
    return far.indexOf(Math.min(...far));
  };
  for (const colour of counts.keys()) if (!places.has(colour)) places.set(colour, nearest(colour));
  let pixels = '';
  for (const colour of colours) pixels += String.fromCharCode(places.get(colour));
  return { width, height, palette: kept.flatMap(parts), pixels: btoa(pixels) };
}"""
"""The 256 commonest colours of a picture, and which of them each pixel is nearest to."""


def png(width: int, height: int, palette: list[int], pixels: bytes) -> bytes:
    """A picture with a palette as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(palette))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def prefer(*starts: str) -> Callable[[Asked], str]:
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


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    path = IMAGES / f"{name}.png"
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    desk = page.context.new_page()
    found = desk.evaluate(FEWER_COLOURS, picture)
    pixels = base64.b64decode(found["pixels"])
    path.write_bytes(png(found["width"], found["height"], found["palette"], pixels))
    desk.close()
    size = path.stat().st_size
    assert size < LARGEST, f"{path.name} has {size} bytes"
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB")


def lobby(me: Table) -> None:
    me.make("me", "open", listed=True)
    board = me.make("heuristic", "me", position=SIEGE, seed="siege")
    me.go("/")
    expect(me.page.get_by_role("button", name="Play now").first).to_be_visible()
    me.page.get_by_role("heading", name="Your games").wait_for()
    shoot(me.page, "lobby")
    me.sit(board)
    policy = prefer("Use the Army die", "Move up to two armies", "The army in Westemnet")
    me.play_until(policy, asks("choose where the army from Westemnet goes"))
    shoot(me.page, "board")


def battle(me: Table) -> None:
    me.sit(me.make("heuristic", "me", position=ATTACK, seed="killed"))
    me.play_until(prefer("Use the Army die", "Attack", "Deadly Strife"), asks("casualties"))
    expect(me.page.get_by_role("region", name="Battle for Osgiliath")).to_be_visible()
    shoot(me.page, "battle")


def hunt(me: Table, seed: str) -> None:
    me.sit(me.make("me", "heuristic", position=ROAD, seed=seed))
    me.play_until(prefer("Use the Character die", "Move the Fellowship"), asks("damage"))
    expect(me.page.get_by_role("region", name="The Hunt")).to_be_visible()
    shoot(me.page, "hunt")


def replay(me: Table) -> None:
    room = me.upload(RECORD)
    me.go(f"/room/{room['id']}/replay?at={room['moves'] * 3 // 5}")
    expect(me.page.locator("[data-stack]").first).to_be_attached()
    expect(me.page.locator(".controls .count")).not_to_have_text("0 / 0")
    shoot(me.page, "replay")


def phone(me: Table) -> None:
    me.sit(me.make("heuristic", "me", position=SIEGE, seed="siege"))
    policy = prefer("Use the Army die", "Move up to two armies", "The army in Westemnet")
    me.play_until(policy, asks("choose where the army from Westemnet goes"))
    shoot(me.page, "phone")


def card_game(me: Table, name: str) -> None:
    room = me.make(
        "me",
        "heuristic",
        game="lotr_card_game",
        options={"players": "2"},
        position=MIRKWOOD,
        seed="mirkwood",
    )
    me.go(f"/room/{room}")
    expect(me.bar).to_be_visible()
    me.play_until(prefer("Pass", "No more"), asks("defend"))
    shoot(me.page, name)


def editor(me: Table) -> None:
    me.go("/battles/new?from=razing_the_red_fork")
    expect(me.page.locator("[data-hex=a1]")).to_be_attached()
    expect(me.page.locator("footer")).to_contain_text("This battle can be played.")
    me.page.get_by_role("button", name="Forest", exact=True).click()
    me.page.get_by_role("tab", name="Goals").click()
    shoot(me.page, "battle_editor")


def westeros(me: Table, name: str) -> None:
    """Robb Stark's men are about to march against the besiegers of Riverrun."""
    room = me.make(
        "me",
        "heuristic",
        game="battles_of_westeros",
        options={"battle": "breaking_the_siege"},
        seed="riverrun",
    )
    me.go(f"/room/{room}")
    expect(me.bar).to_be_visible()
    policy = prefer(
        "Play", "Robb Stark", "Move", "Green Winterfell Riders", "Blue", "Order no more"
    )
    me.play_until(policy, asks("choose where they go"))
    shoot(me.page, name)


def westeros_attack(me: Table, name: str) -> None:
    room = me.make("me", "heuristic", game="battles_of_westeros", seed="kingsroad-146")
    me.go(f"/room/{room}")
    expect(me.bar).to_be_visible()
    archers = "Green Northmen Archers at k7"
    me.play_until(prefer("Green token", f"{archers}: stay", archers), asks("choose a target"))
    expect(me.page.get_by_role("region", name="Attacks to choose from")).to_be_visible()
    shoot(me.page, name)


BOLGS_ARMY = "The army at Plain below the Eastern Spur"


def five_armies(me: Table, name: str) -> None:
    """Bolg's army below the Eastern Spur is about to march."""
    me.sit(me.make("heuristic", "me", game="five_armies", position=VALLEY, seed="valley"))
    policy = prefer("Use the Army die", "Move up to two armies", BOLGS_ARMY)
    me.play_until(policy, asks("choose where the army"))
    shoot(me.page, name)


def five_armies_battle(me: Table, name: str) -> None:
    me.sit(me.make("heuristic", "me", game="five_armies", position=VALLEY, seed="spur-2"))
    march = ("Use the Army die", "Move an army and attack with it", BOLGS_ARMY)
    policy = prefer(*march, "Attack Eastern Spur", "Wild Rage", "Roll")
    me.play_until(policy, asks("round 1: casualties"))
    expect(me.page.get_by_role("region", name="Battle for Eastern Spur")).to_be_visible()
    shoot(me.page, name)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "rooms.sqlite3")
        browser = launch(playwright)
        try:
            everything(server, browser)
        finally:
            browser.close()
            server.stop()


def everything(server: Server, browser: Browser) -> None:
    def visit(**settings: Any) -> Table:
        chosen = {"viewport": SCREEN, "reduced_motion": "reduce", **settings}
        context = browser.new_context(**chosen)
        return Table(server, context, context.new_page())

    lobby(visit())
    battle(visit())
    hunt(visit(color_scheme="dark"), "road")
    replay(visit())
    editor(visit())
    phone(visit(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True))
    five_armies(visit(), "five_armies")
    five_armies_battle(visit(color_scheme="dark"), "five_armies_battle")
    five_armies(
        visit(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True),
        "five_armies_phone",
    )
    card_game(visit(), "card_game")
    card_game(
        visit(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True),
        "card_game_phone",
    )
    westeros(visit(), "westeros")
    westeros_attack(visit(color_scheme="dark"), "westeros_attack")
    westeros(
        visit(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True),
        "westeros_phone",
    )


if __name__ == "__main__":
    main()
