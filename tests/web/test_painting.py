"""What is drawn first is painted later: the cards of a hand, the land of a battle."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.stage import MIDGAMES

PAINTED_CARD = """() => [...document.querySelectorAll('[data-card] *')]
    .some((one) => `${one.src ?? ''}${one.style.backgroundImage}`.includes('blob:'))"""


def test_cards_and_land_are_painted(visit: Open) -> None:
    ann = visit(plain=False)
    (battle,) = (one for one in MIDGAMES if one.game == "battles_of_westeros")
    battle.open(ann)
    expect(ann.page.locator("canvas.there[data-painted]").first).to_be_visible()
    ann.wait(PAINTED_CARD)
