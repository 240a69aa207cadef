"""Whether everybody can read a page: axe-core in both themes, and nothing beside the window."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Page, expect

from tools.harness.browser import PHONE, ROOT, Json, Table

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

RUN = """async ([within, choice]) => {
  const quick = { resultTypes: ['violations'], selectors: false, preload: false };
  const found = await axe.run(within, { ...quick, ...choice });
  // Of what lies over a picture axe does not know the contrast: it has looked all the same.
  if (!found.passes.length && !found.incomplete.length) return ['nothing was looked at'];
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => [one.id, one.help, ...one.nodes.slice(0, 4).map((n) => n.html)].join(' | '));
}"""


EVERYTHING: Json = {}
COLOURS: Json = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""Axe's rules that depend on the theme: the same page need not be asked the others twice."""


def _violations(page: Page, within: str | Json, rules: Json) -> list[str]:
    """What axe-core finds seriously wrong on a part of a page."""
    if not page.evaluate("() => typeof axe === 'object'"):
        # Evaluated rather than added as a script: the page's own policy forbids foreign scripts.
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, [within, rules])
    return found


def settled(page: Page) -> None:
    """Wait until letters are loaded and nothing moves."""
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_function(
        "() => !document.getAnimations().some((one) => one.playState"
        " === 'running' && one.effect.getTiming().iterations !== Infinity)"
    )


def in_theme(table: Table, theme: Literal["light", "dark"]) -> None:
    """Turn the light on or off."""
    table.page.emulate_media(color_scheme=theme)
    expect(table.page.locator("html")).to_have_attribute("data-theme", theme)


@dataclass
class Reader:
    """Looks at screens, one after the other, in the light and in the dark; on a phone in turn."""

    table: Table
    wrong: dict[str, list[str]] = field(default_factory=dict)
    screens: int = 0

    def check(self, screen: str, within: str | Json = "html") -> None:
        """Look at a screen, or at a part of it: as axe names it."""
        page = self.table.page
        window = page.viewport_size
        assert window is not None
        looks = list(zip(THEMES, (EVERYTHING, COLOURS), strict=True))
        if window["width"] <= PHONE["width"]:
            # The colours are those of the desktop: each screen is looked at by one light, in turn.
            looks = [(THEMES[self.screens % 2], EVERYTHING)]
        self.screens += 1
        for theme, rules in looks:
            in_theme(self.table, theme)
            settled(page)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= window["width"], f"{screen} is {wide} wide"
            if found := _violations(page, within, rules):
                self.wrong[f"{screen}, {theme}"] = found

    def done(self) -> None:
        """Everything could be read."""
        assert not self.wrong, "\n".join(f"{at}: {one}" for at, one in self.wrong.items())
