"""A real server, a real browser, and hands to play with: what the tests of the client share."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Locator, Page, Playwright, WebSocket, expect

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/westmarch/server/static/index.html"
PATIENCE = 30_000
"""How long anything may take, in milliseconds."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WAR = "war_of_the_ring"

Json = dict[str, Any]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

READY = """() => document.querySelector('#end-title')
    || document.querySelector('section.bar.mine [data-choice]:not([disabled])')"""
"""The table waits for this browser's choice, or the game is over."""

NUMBER = """() => {
  if (document.querySelector('#end-title')) return null;
  const bar = document.querySelector('section.bar.mine');
  return bar ? Number(bar.dataset.n) : null;
}"""
"""The number of the decision that the bar asks; None when the game is over."""

ASKED = """() => {
  const over = document.querySelector('#end-title');
  const question = document.querySelector('section.bar .question');
  return {
    over: over ? over.textContent : null,
    question: question ? question.textContent : '',
    choices: [...document.querySelectorAll('section.bar.mine [data-choice]')].map((one) => ({
      id: one.dataset.choice, label: one.getAttribute('aria-label'),
    })),
  };
}"""

REVEAL = """(button) => {
  const list = document.querySelector('section.bar [data-list][aria-expanded=false]');
  if (list && button.closest('[hidden]')) list.click();
  button.closest('.group')?.querySelector('[data-flood][aria-expanded=false]')?.click();
}"""
"""Open the list of choices, and the flood of its kind, that a choice waits in."""

MENU = "[role=menu]"
"""What a click on a thing opens. Looked for again and again, so not by what a screen reader would
call it: for that a page is read from end to end."""

WANDER = itertools.cycle([(3, 3), (9, 9)])
"""Where the mouse goes between two clicks: a pointer at rest presses nothing that just appeared."""

PACE = """(pace) => {
  const key = 'westmarch.settings';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ pace, ...kept }));
}"""
"""How the film goes, unless the person has set it."""

PLAIN = """() => {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  };
  delete window.AudioContext;
}"""
"""Painters who never finish, and no sounds. To paint every card and field anew, and to sing all the
time, would cost a test more than much of what it looks at; test_painting.py has both."""

POINT = """async (element) => {
  const place = () => element.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  let box = place();
  for (let still = 0; still < 9; ) {
    await frame();
    const now = place();
    still = now.x === box.x && now.y === box.y && now.width === box.width ? still + 1 : 0;
    box = now;
  }
  const hits = [];
  // Asking what lies at a point is dear: a narrow thing is looked at closely only if it must be.
  for (const parts of [7, 24]) {
    if (hits.length) break;
    for (let step = 1; step < parts; step += 1) {
      for (let other = 1; other < parts; other += 1) {
        const x = box.left + (box.width * step) / parts;
        const y = box.top + (box.height * other) / parts;
        if (element.contains(document.elementFromPoint(x, y))) hits.push({ x, y });
      }
    }
  }
  if (!hits.length) return null;
  const mean = (axis) => hits.reduce((sum, one) => sum + one[axis], 0) / hits.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (one) => Math.hypot(one.x - x, one.y - y);
  return hits.reduce((best, one) => (far(one) < far(best) ? one : best));
}"""
"""A point of the screen, well inside a thing of any shape, where nothing lies above it,
once the board stands still: it may look elsewhere a moment after the question came."""


def chromium() -> str:
    """The system's Chromium; its shell without windows, where there is one, needs half as long to
    start."""
    named = os.environ.get("CHROMIUM", "")
    for name in (named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    raise RuntimeError("the tests in a browser need Chromium (Debian: apt install chromium)")


def launch(playwright: Playwright) -> Chromium:
    return playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)


class Server:
    """`westmarch serve` in a process of its own, with a database of its own."""

    def __init__(self, database: Path) -> None:
        if not BUILT.is_file():
            raise RuntimeError("the browser client is not built; run `make web`")
        self.database = database
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self, release: str = "") -> None:
        """Start, or start again at the same address; another release is a program that ends by
        calling ours."""
        installed = [str(Path(sys.executable).with_name("westmarch"))]
        self.process = subprocess.Popen(
            [
                *([sys.executable, "-c", release] if release else installed),
                *("serve", "--port", str(self.port), "--bot-workers", "1", "--no-limits"),
                *("--database", f"sqlite+aiosqlite:///{self.database}"),
            ],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.port = int(line.rstrip().rpartition(":")[2])

    def kill(self) -> None:
        """End it and its workers at once, as a power cut would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


@dataclass
class Asked:
    """What the decision bar shows."""

    question: str
    choices: list[tuple[str, str]]
    over: str | None

    @property
    def labels(self) -> list[str]:
        return [label for _, label in self.choices]


Policy = Callable[[Asked], str]
"""Which choice to take, by its label."""


def first(asked: Asked) -> str:
    return asked.labels[0]


@dataclass
class Table:
    """Somebody's browser with one page, and every frame its sockets received."""

    server: Server
    context: BrowserContext
    page: Page
    frames: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    state: Json = field(default_factory=dict)
    updates: list[Json] = field(default_factory=list)
    """Greetings and updates, as they came."""

    def __post_init__(self) -> None:
        self.page.on("websocket", self._watch)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(str(text)))
        socket.on("framereceived", lambda text: self._receive(str(text)))

    def _receive(self, text: str) -> None:
        self.frames.append(text)
        frame = json.loads(text)
        if frame["type"] in ("hello", "update"):
            room = {**self.state.get("room", {}), **frame["room"]}
            self.state = {**self.state, **frame, "room": room}
            self.updates.append(frame)

    def _hear(self, message: Any) -> None:
        # What the network has to say is tested by what the page makes of it; a page that does not
        # exist says so with its status.
        unknown = message.location.get("url") == self.page.url
        if message.type == "error" and "net::ERR" not in message.text and not unknown:
            self.troubles.append(message.text)

    # ---- the server, as this person

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.server.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        self.context.request.get(self.server.url + "/api/me")
        answer = self.context.request.post(self.server.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, *seats: str, **more: Any) -> str:
        """Make a table of War of the Ring; a seat is "me", "open" or a bot's name."""
        wishes = [
            {"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats
        ]
        room = self.post("/api/rooms", {"game": WAR, "seats": wishes, **more})
        return str(room["id"])

    def upload(self, record: Path) -> Json:
        """A finished room made of a record."""
        found: Json = self.post("/api/records", record.read_text())
        return found

    # ---- the page

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def sit(self, room: str) -> None:
        """Open a table that is being played."""
        self.go(f"/room/{room}")
        expect(self.bar).to_be_visible()
        expect(self.page.locator("[data-region]").first).to_be_attached()

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="Decision")

    @property
    def choices(self) -> Locator:
        return self.page.locator("section.bar.mine [data-choice]")

    def wait(self, until: str, given: Any = None) -> None:
        """Wait until something is so in the page."""
        self.page.wait_for_function(until, arg=given, timeout=PATIENCE)

    def until(self, so: Callable[[], Any], what: str = "that") -> None:
        """Wait until something is so here, while frames and events come in."""
        end = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < end, f"{what} did not happen in time"
            self.page.wait_for_timeout(20)

    def moved(self, n: int) -> None:
        """Wait until decision `n` has been answered."""
        self.until(lambda: self.state["n"] > n, "the move")

    @property
    def room(self) -> Json:
        """The room as the last frames told."""
        self.until(lambda: "room" in self.state, "a greeting")
        found: Json = self.state["room"]
        return found

    def asked(self) -> Asked:
        """What is asked, once it is this browser's turn or the game is over, and the page shows
        what the last frame told: a click on the table as it was a moment ago answers nothing."""
        self.wait(READY)
        self.until(lambda: self.page.evaluate(NUMBER) in (None, self.asking), "the page to follow")
        return self.shown()

    @property
    def asking(self) -> int | None:
        """The number of the decision that the last frame asked."""
        decision = self.state.get("decision")
        return decision and decision["n"]

    def shown(self) -> Asked:
        """What the bar shows just now."""
        found = self.page.evaluate(ASKED)
        choices = [(one["id"], one["label"]) for one in found["choices"]]
        return Asked(found["question"], choices, found["over"])

    def button(self, label: str) -> Locator:
        """The button of the choice with this label, brought into sight."""
        quoted = json.dumps(label, ensure_ascii=False)
        found = self.page.locator(f"section.bar.mine [data-choice][aria-label={quoted}]").first
        found.evaluate(REVEAL)
        return found

    def choose(self, label: str) -> None:
        """Click the button with this label. The hand moves between two clicks, as a person does."""
        button = self.button(label)
        self.page.mouse.move(*next(WANDER))
        button.click()

    def play(self, policy: Policy = first) -> Asked:
        """Answer one decision by a button; what it was."""
        asked = self.asked()
        if asked.over is None:
            self.choose(policy(asked))
        return asked

    def play_until(self, policy: Policy, until: Callable[[Asked], bool], most: int = 80) -> Asked:
        """Answer decisions until one is as wanted, and leave that one open."""
        for _ in range(most):
            asked = self.asked()
            if until(asked):
                return asked
            assert asked.over is None, "the game ended before that"
            self.choose(policy(asked))
        raise AssertionError(f"that was not asked within {most} decisions")

    def hit(self, thing: Locator) -> bool:
        """Click a thing of any shape with the mouse, if some of it can be seen."""
        # First away from what was clicked last: a card pointed at stands over its neighbours.
        self.page.mouse.move(*next(WANDER))
        point = thing.evaluate(POINT)
        if point is None:
            return False
        self.page.mouse.click(point["x"], point["y"])
        return True

    def answered(self, n: int, thumb: bool = False) -> None:
        """Wait until decision `n` has been answered by the click just made on the board: one choice
        is made by the click itself, several are offered in a menu, of which this takes the first.
        A touch becomes a click, and a click a menu, only a little later."""
        menu = self.page.locator(MENU)
        self.until(lambda: self.state["n"] > n or menu.count(), "the move or a menu")
        if self.state["n"] <= n:
            item = menu.get_by_role("menuitem").first
            item.tap() if thumb else item.click()
        self.moved(n)

    def targets(self) -> list[str]:
        """The regions that glow."""
        found: list[str] = self.page.locator("path.region.target").evaluate_all(
            "(all) => all.map((one) => one.dataset.region)"
        )
        return found

    def region(self, id_: str) -> Locator:
        return self.page.locator(f"path[data-region={id_}]")
