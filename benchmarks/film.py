"""How smoothly the film of a bot's turn runs, on the late position of War of the Ring.

    python benchmarks/film.py [--scenes 30]

A server and a browser of its own; every frame that is drawn while scenes are played is timed. What
the machine does beside it counts too, so run it on a quiet one.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tools.harness.browser import DESKTOP, PACE, Server, Table, launch
from tools.harness.stage import MIDGAMES

TIME = """() => {
  window.frames_ = [];
  let last = 0;
  const frame = (now) => {
    const playing = document.querySelector('[data-film=playing]');
    if (playing && last) window.frames_.push(now - last);
    last = playing ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
SHOWN = """() => Number(
  document.querySelector('[data-film] .count')?.textContent.match(/\\d+/g)?.[1] ?? 0)"""
CHOICES = 200


def run(wanted: int) -> dict[str, float]:
    """Play the Shadow at random until so many scenes of the bot have been watched."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "rooms.sqlite3")
        browser = launch(playwright)
        try:
            context = browser.new_context(viewport=DESKTOP)
            context.add_init_script(f"({PACE})('brisk')")
            table = Table(server, context, context.new_page())
            MIDGAMES[0].open(table)
            table.page.evaluate(TIME)
            scenes = 0
            for _ in range(CHOICES):
                asked = table.asked()
                if asked.over is not None or scenes >= wanted:
                    break
                n = table.state["n"]
                table.choose(rng.choice(asked.labels))
                table.moved(n)
                table.asked()
                table.wait("() => !document.querySelector('[data-film=playing]')")
                scenes += table.page.evaluate(SHOWN)
            frames = sorted(table.page.evaluate("window.frames_"))
        finally:
            browser.close()
            server.stop()
    assert frames, "no film was played"
    return {
        "scenes": scenes,
        "frames": len(frames),
        "seconds": round(sum(frames) / 1000, 1),
        "median_ms": round(frames[len(frames) // 2], 1),
        "p99_ms": round(frames[int(len(frames) * 0.99)], 1),
        "longest_ms": round(frames[-1], 1),
        "over_50_ms": sum(1 for one in frames if one > 50),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", type=int, default=30)
    print(json.dumps(run(parser.parse_args().scenes)))
