"""The stage in the middle of a game, and how much of the window its board has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tools.harness.browser import Json, Table
from tools.harness.positions import KINGSROAD, MIRKWOOD, SIEGE, VALLEY

SHARE = """(step) => {
  let [board, all] = [0, 0];
  for (let x = step / 2; x < innerWidth; x += step) {
    for (let y = step / 2; y < innerHeight; y += step) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest('[data-board]')) board += 1;
    }
  }
  return board / all;
}"""
"""The part of the window where the topmost thing is the board's own drawing."""

GRID = 30
"""Pixels between two points that are looked at: asking what lies at a point is dear."""

TEXTS = """() => {
  const found = [];
  const board = document.querySelector('[data-board]');
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const one of board.querySelectorAll('*')) {
    if (!own(one) || one.closest('.visually-hidden, title, style, [hidden]')) continue;
    const box = one.getBoundingClientRect();
    const seen = box.width && box.height && box.right > 0 && box.bottom > 0
      && box.left < innerWidth && box.top < innerHeight;
    const style = getComputedStyle(one);
    if (!seen || style.visibility === 'hidden' || Number(style.opacity) === 0) continue;
    const matrix = one instanceof SVGElement ? one.getScreenCTM?.() : null;
    // What is drawn as HTML may lie in something that is scaled.
    const laid = Math.max(one.offsetWidth, one.offsetHeight);
    const scale = matrix ? Math.hypot(matrix.a, matrix.b)
      : laid ? Math.max(box.width, box.height) / laid : 1;
    const text = one.textContent.trim().slice(0, 40);
    found.push({ text, size: parseFloat(style.fontSize) * scale });
  }
  return found.sort((one, two) => one.size - two.size);
}"""
"""Every text on the board that is to be seen, with its size on the screen, the smallest first."""

PIECES = """() => [...document.querySelectorAll('[data-board] [data-piece]')]
  .map((one) => {
    const box = one.getBoundingClientRect();
    return { piece: one.dataset.piece, size: Math.max(box.width, box.height), x: box.x, y: box.y };
  })
  .filter(({ size, x, y }) => size && x < innerWidth && y < innerHeight && x > -size && y > -size)
  .sort((one, two) => one.size - two.size)"""
"""Every piece on the board that is to be seen, with its size on the screen, the smallest first."""


@dataclass(frozen=True)
class Midgame:
    """The middle of a game, with a full hand, for this browser to decide."""

    game: str
    position: str
    seats: tuple[str, str]
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.game

    def open(self, table: Table, **more: Any) -> str:
        """Sit down there; the room."""
        room = table.make(
            *self.seats, game=self.game, position=self.position, options=dict(self.options), **more
        )
        table.go(f"/room/{room}")
        table.asked()
        table.page.locator("[data-board]").first.wait_for()
        return room


MIDGAMES = (
    Midgame("war_of_the_ring", SIEGE, ("random", "me")),
    Midgame("five_armies", VALLEY, ("random", "me")),
    Midgame("lotr_card_game", MIRKWOOD, ("me", "random"), (("players", "2"),)),
    Midgame("battles_of_westeros", KINGSROAD, ("me", "random")),
)


def settled(table: Table) -> None:
    """Wait until the board stands still."""
    table.page.evaluate(
        """async () => {
          const frame = () => new Promise(requestAnimationFrame);
          const piece = () => document.querySelector('[data-board] [data-piece]');
          const box = () => JSON.stringify(piece()?.getBoundingClientRect());
          for (let still = 0, last = box(); still < 12; ) {
            await frame();
            const now = box();
            still = now === last ? still + 1 : 0;
            last = now;
          }
        }"""
    )


def share(table: Table) -> float:
    found: float = table.page.evaluate(SHARE, GRID)
    return found


def texts(table: Table) -> list[Json]:
    found: list[Json] = table.page.evaluate(TEXTS)
    return found


def pieces(table: Table) -> list[Json]:
    found: list[Json] = table.page.evaluate(PIECES)
    return found
