"""Short films of real moments, frame by frame: the page's time stands still between two pictures,
so that a film is as smooth on a busy machine as on a quiet one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.harness.browser import DESKTOP, Table
from tools.harness.positions import ATTACK
from tools.pictures.capture import Policy, Setting, Studio, asks, painted, prefer
from tools.pictures.webp import Film

SIZE = (800, 500)
"""Of a film, which shows the whole window."""
MOST = 700_000
"""Bytes of a film."""
STEP = 150
"""Milliseconds from frame to frame."""
LOOK = 900
"""So long a picture stays on show that is to be read."""
LONGEST = 80
"""Frames of what comes of one choice; a longer answer of the others is cut."""

FORWARD = """(ms) => {
  const known = (window.stepped ??= new WeakSet());
  let going = 0;
  for (const one of document.getAnimations()) {
    const { endTime } = one.effect.getComputedTiming();
    // What never ends, such as a glow, would fill the film with itself.
    if (endTime === Infinity) { one.pause(); continue; }
    // The board looks elsewhere at once: every frame of a journey over it were a whole picture.
    if (one instanceof CSSTransition && endTime < 300) { one.finish(); continue; }
    if (!known.has(one)) { known.add(one); one.pause(); one.currentTime = 0; }
    const time = Number(one.currentTime) + ms;
    if (time >= endTime) one.finish();
    else { one.currentTime = time; going += 1; }
  }
  return going;
}"""
"""Every motion of the page goes on by so many milliseconds; how many are not at their end."""

PLAYING = "() => !!document.querySelector('[data-film=playing]')"


@dataclass
class Camera:
    """Films a table. While it runs, the page's clock goes only from frame to frame."""

    me: Table
    film: Film

    def frame(self) -> int:
        """The next frame; how many motions have not ended."""
        self.me.page.clock.run_for(STEP)
        going: int = self.me.page.evaluate(FORWARD, STEP)
        self.film.add(self.me.page.screenshot(), STEP)
        return going

    def to_rest(self) -> None:
        """Until nothing moves, and no scene is left to play by itself; or long enough."""
        still = 0
        for _ in range(LONGEST):
            moves = self.frame() or self.me.page.evaluate(PLAYING)
            still = 0 if moves else still + 1
            if still == 3:
                return

    def choose(self, label: str) -> None:
        """A choice, after a look at what is asked."""
        self.film.hold(LOOK)
        n = self.me.state["n"]
        # What has just appeared cannot be pressed at once.
        self.me.page.clock.run_for(400)
        self.me.choose(label)
        # Where the pointer rests, the inspector would speak of what lies there.
        self.me.page.mouse.move(0, 0)
        self.me.moved(n)
        self.me.asked()

    def play(self, policy: Policy, until: str) -> None:
        """Choices and what comes of them, until something is asked."""
        while until not in (asked := self.me.asked()).question:
            assert asked.over is None, "the game ended before that"
            self.choose(policy(asked))
            self.to_rest()


@dataclass(frozen=True)
class Moment:
    """What is filmed: a table, the choices that lead there, and those before the camera."""

    setting: Setting
    before: Callable[[Table], object]
    take: Callable[[Camera], None]


def shoot_film(studio: Studio, name: str, moment: Moment) -> None:
    scale = SIZE[0] / DESKTOP["width"]
    settings = {"reduced_motion": "no-preference", "device_scale_factor": scale}
    with studio.visit(pace="brisk", **settings) as me:
        me.page.clock.install()
        moment.setting.sit(me)
        moment.before(me)
        painted(me)
        me.page.mouse.move(0, 0)
        camera = Camera(me, Film(SIZE))
        me.page.clock.pause_at(me.page.evaluate("(Date.now() + 1000) / 1000"))
        camera.frame()
        moment.take(camera)
        camera.film.hold(3 * LOOK)
        studio.keep(name, camera.film.encode(studio.desk, MOST))


def playing(*choices: str, until: str) -> Callable[[Camera], None]:
    """Play by these preferences until something is asked."""
    return lambda camera: camera.play(prefer(*choices), until)


def on_to(*choices: str, until: str) -> Callable[[Table], object]:
    """The choices that lead to the moment."""
    return lambda me: me.play_until(prefer(*choices), asks(until))


SHADOW = ("heuristic", "me")

FILMS = {
    "film-battle": Moment(
        Setting("war_of_the_ring", SHADOW, ATTACK, seed="killed"),
        on_to("Use the Army die", "Attack", until="rearguard"),
        playing("Attack", "Deadly Strife", "Lose", until="3 hits left"),
    ),
}
"""By their names in docs/images."""
