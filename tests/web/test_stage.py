"""The table as a stage: the board fills the window, its texts can be read and its pieces seen."""

from __future__ import annotations

import pytest

from tests.web.conftest import Open
from tests.web.reading import in_theme
from tools.harness.browser import DESKTOP, PHONE
from tools.harness.stage import MIDGAMES, Midgame, pieces, settled, share, texts

SIZES = {(1440, 900): 0.70, (1920, 1080): 0.70, (1366, 768): 0.65}
"""The least share of the board at each size of the window."""
READABLE = 12
"""Pixels of the smallest text on the board at the opening zoom, 1440 pixels wide and more."""
VISIBLE = 28
"""Pixels of the smallest piece there."""
ROUNDING = 0.05


SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


@pytest.mark.parametrize("midgame", MIDGAMES, ids=str)
def test_the_board_fills_the_window(visit: Open, midgame: Midgame) -> None:
    """In the middle of a game, with a full hand and the panels open, at every size of the window;
    in the dark, where the same lies at the same places, at one of them."""
    ann = visit(viewport=DESKTOP, color_scheme="light")
    midgame.open(ann)
    for theme, (width, height) in [*(("light", size) for size in SIZES), ("dark", (1440, 900))]:
        in_theme(ann, theme)
        ann.page.set_viewport_size({"width": width, "height": height})
        settled(ann)
        at = f"{theme}, {width}x{height}"
        assert ann.page.locator(".float").count() >= 1, f"the panels are open: {at}"
        assert share(ann) >= SIZES[width, height], at
        assert ann.page.evaluate(SCROLLS) is False, f"the page is as high as the window: {at}"
        assert pieces(ann), f"there are pieces on the board: {at}"
        if width >= DESKTOP["width"]:
            small = [one for one in texts(ann) if one["size"] < READABLE - ROUNDING]
            assert not small, f"texts too small to read, {at}: {small[:5]}"
            tiny = [one for one in pieces(ann) if one["size"] < VISIBLE - ROUNDING]
            assert not tiny, f"pieces too small to see, {at}: {tiny[:5]}"


@pytest.mark.parametrize("midgame", MIDGAMES, ids=str)
def test_on_a_phone(visit: Open, midgame: Midgame) -> None:
    """The board has the width of the phone and half of its height; the question and its answers are
    to be seen without scrolling."""
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    midgame.open(ann)
    settled(ann)
    assert share(ann) >= 0.5
    bar = ann.bar.bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= PHONE["height"] + 1
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing lies beside the window"
