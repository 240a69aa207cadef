"""The battle editor in the browser: from nothing to a game; links, files, a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tools.harness.browser import DESKTOP, PHONE, POINT, Table

GAME = "battles_of_westeros"
PATH = f"/api/games/{GAME}/battles"


class Editor:
    """Somebody's hands at the editor."""

    def __init__(self, table: Table, path: str = "/battles/new") -> None:
        self.table, self.page = table, table.page
        table.go(path)
        self.ready()

    def ready(self) -> None:
        expect(self.hex("a1")).to_be_attached()

    def hex(self, name: str) -> Locator:
        return self.page.locator(f"[data-hex={name}]")

    def has(self, name: str, words: str) -> None:
        """Wait until a hex says that something is in it."""
        expect(self.hex(name)).to_have_attribute("aria-label", re.compile(re.escape(words)))

    def point(self, name: str) -> tuple[float, float]:
        found = self.hex(name).evaluate(POINT)
        assert found is not None, f"{name} cannot be seen"
        return found["x"], found["y"]

    def click(self, *names: str) -> None:
        for name in names:
            self.page.mouse.click(*self.point(name))

    def drag(self, start: str, end: str) -> None:
        self.page.mouse.move(*self.point(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.point(end), steps=6)
        self.page.mouse.up()

    def take(self, name: str) -> None:
        """Take something from the palette."""
        palette = self.page.get_by_role("complementary", name="Palette")
        palette.get_by_role("button", name=name).first.click()

    def section(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def valid(self) -> None:
        expect(self.page.locator("footer")).to_contain_text("This battle can be played.")


def test_a_battle_is_made_from_nothing_shared_and_played(visit: Open) -> None:
    ann = visit()
    ann.go("/battles")
    ann.page.get_by_role("link", name="New battle").click()
    editor = Editor(ann)
    page = ann.page
    page.get_by_label("Title").fill("At the Stone Ford")
    page.get_by_label("Story").fill("Two hosts and one river.")
    page.get_by_label("Rounds").fill("3")
    page.get_by_role("combobox", name="Board").select_option("along")
    expect(page.get_by_label("Columns")).to_have_value("11")

    editor.take("River")
    editor.drag("a8", "k8")
    for column in "abcdefghijk":
        editor.has(f"{column}8", "River")
    editor.take("Ford")
    editor.click("e8", "f8")
    editor.has("f8", "River, Ford")
    editor.take("Erase")
    editor.click("f8")
    expect(editor.hex("f8")).not_to_have_attribute("aria-label", re.compile("Ford"))
    page.keyboard.press("Control+z")
    editor.has("f8", "Ford")

    editor.take("War Host of the North")
    editor.click("d13", "e13", "f13")
    page.get_by_label("Blue").check()
    editor.take("Robb Stark Young Wolf")
    editor.click("e14")
    editor.has("e14", "Robb Stark, Young Wolf, Blue")
    editor.section("Check (")
    expect(page.get_by_role("button", name="House lannister has no units.")).to_be_visible()
    editor.take("Lannisport Guard")
    editor.click("d3", "e3")
    editor.take("Jaime Lannister")
    editor.click("e2")
    editor.valid()
    expect(page.get_by_text("This battle can be played.").first).to_be_visible()

    # A mistake leads to its place and back to a valid battle.
    editor.take("River")
    editor.click("d3")
    mistake = page.get_by_role("button", name=re.compile("no unit can enter hex d3"))
    mistake.click()
    expect(page.get_by_role("heading", name="Hex d3")).to_be_visible()
    page.get_by_role("tabpanel").get_by_role("combobox", name="Terrain", exact=True).select_option(
        "hills"
    )
    editor.valid()

    # Units are moved by drag; a person is in one place only.
    editor.take("Select, move")
    editor.drag("d13", "c12")
    editor.has("c12", "War Host of the North, Green")
    editor.take("Robb Stark King in the North")
    editor.click("g14")
    editor.has("g14", "King in the North")
    expect(editor.hex("e14")).not_to_have_attribute("aria-label", re.compile("Robb"))

    # Goals with parameters, hexes chosen on the field.
    editor.section("Goals")
    page.get_by_label("Special rule").select_option("strategic_positions")
    page.get_by_role("button", name="Add this rule").click()
    rule = page.locator("[data-path='special.0']")
    rule.get_by_role("button", name="Choose on the field").click()
    editor.click("c5", "e6", "g5")
    page.get_by_role("button", name="Done").click()
    expect(rule.locator(".chip")).to_have_text(["c5", "e6", "g5"])
    rule.get_by_role("spinbutton", name="Real tokens").fill("2")
    rule.get_by_role("spinbutton", name="Real tokens").press("Tab")
    page.get_by_role("button", name="Mark on the field").click()
    editor.click("e8")
    editor.has("e8", "Objective")
    page.get_by_label("Name of objective 1").fill("the ford")
    page.get_by_role("button", name="Use conditions instead of points").click()
    condition = page.locator("[data-path='victory.conditions.0']")
    condition.get_by_role("combobox", name="condition 1").select_option("gathered")
    editor.valid()

    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile(r"/battles/[a-z0-9]{12}$"))
    expect(page.get_by_role("status").first).to_contain_text("Saved")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this battle").input_value()
    assert link == page.url
    page.get_by_role("button", name="Close").click()

    bob = visit()
    other = Editor(bob, link.removeprefix(ann.server.url))
    expect(bob.page.get_by_role("heading", name="At the Stone Ford")).to_be_visible()
    expect(bob.page.get_by_text(re.compile("created this battle"))).to_be_visible()
    other.has("g14", "King in the North")
    bob.page.get_by_role("button", name="Save a copy").click()
    bob.page.wait_for_url(lambda url: url != link)
    assert len(bob.get("/api/battles")) == 1
    saved = ann.get("/api/battles")[0]
    assert saved["plan"]["title"] == "At the Stone Ford" and saved["plan"]["rounds"] == 3

    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_label("Lannister", exact=True).check()
    page.get_by_role("button", name="Test against a bot").click()
    page.wait_for_url(re.compile("/room/"))
    for _ in range(5):
        n = ann.asked() and ann.state["n"]
        ann.play()
        ann.moved(n)
    assert ann.state["view"]["title"] == "At the Stone Ford"
    assert ann.state["view"]["objectives"][0]["name"] == "the ford"
    assert json.loads(ann.room["options"]["battle"]) == saved["plan"]
    # The table leads back to the editor; who only watches gets a copy.
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Battle editor").click()
    page.wait_for_url(link)
    editor.has("g14", "King in the North")
    bob.page.goto(table)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("link", name="Battle editor").click()
    other.has("g14", "King in the North")
    expect(bob.page.get_by_label("Title")).to_have_value("At the Stone Ford (copy)")


def test_nothing_is_lost_when_the_page_is_left(ann: Table) -> None:
    editor = Editor(ann)
    page = ann.page
    page.get_by_label("Title").fill("Half done")
    editor.take("Hills")
    editor.click("c3")
    editor.has("c3", "Hills")
    page.reload()
    editor.has("c3", "Hills")
    expect(page.get_by_text("unsaved changes from this browser have been restored")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Half done")
    ann.go("/battles")
    draft = page.locator("[data-draft=new]")
    expect(draft.get_by_role("heading", name="Half done")).to_be_visible()
    draft.get_by_role("link", name="Continue").click()
    page.get_by_role("button", name="Discard changes").click()
    editor.has("c3", "Plains")
    # A saved battle keeps its changes apart from those of a new one.
    page.get_by_label("Title").fill("Saved once")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile(r"/battles/[a-z0-9]{12}$"))
    editor.take("Forest")
    editor.click("d4")
    editor.has("d4", "Forest")
    page.reload()
    editor.has("d4", "Forest")
    ann.go("/battles")
    expect(page.get_by_text("You have unsaved changes here")).to_be_visible()
    ann.go("/battles/new")
    editor.has("d4", "Plains")


def test_who_saves_too_late_loses_nothing(ann: Table) -> None:
    battle = ann.post("/api/battles", {"plan": ann.get(PATH)["battles"][0]["plan"]})
    place = f"/battles/{battle['id']}"
    editor = Editor(ann, place)
    page = ann.page
    other = ann.context.request.put(
        f"{ann.server.url}/api{place}",
        data={"plan": {**battle["plan"], "title": "Theirs"}, "revision": 1},
    )
    assert other.ok
    page.get_by_label("Title").fill("Mine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("saved elsewhere")
    page.get_by_role("button", name="Save mine as a copy").click()
    page.wait_for_url(lambda url: not url.endswith(place))
    expect(page.get_by_label("Title")).to_have_value("Mine (copy)")
    ann.go(place)
    editor.ready()
    expect(page.get_by_label("Title")).to_have_value("Theirs")
    assert all("status of 409" in trouble for trouble in ann.troubles)
    ann.troubles.clear()


def test_everything_goes_by_the_keyboard(ann: Table) -> None:
    editor = Editor(ann)
    page = ann.page
    editor.take("Forest")
    editor.hex("a1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(editor.hex("b2")).to_be_focused()
    editor.has("b2", "Forest")
    page.keyboard.press("Delete")
    editor.has("b2", "Plains")
    page.keyboard.press("Control+z")
    editor.has("b2", "Forest")
    page.keyboard.press("Control+Shift+z")
    editor.has("b2", "Plains")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add a unit here").press("Enter")
    editor.has("b2", "War Host of the North")
    editor.hex("b2").focus()
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("m")
    editor.has("d2", "War Host of the North")
    expect(editor.hex("b2")).not_to_have_attribute("aria-label", re.compile("War Host"))
    page.get_by_role("combobox", name="Arrival").select_option("2")
    editor.has("d2", "arrives in round 2")


@pytest.mark.parametrize("form", ["TOML", "JSON"])
def test_battles_go_out_and_come_back(ann: Table, form: str, tmp_path: Path) -> None:
    editor = Editor(ann, "/battles/new?from=wolf_raiders")
    page = ann.page
    editor.valid()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Download {form}").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"wolf_raiders_copy.{form.lower()}"
    editor = Editor(ann)
    editor.has("f9", "Plains")
    page.get_by_role("button", name="Share").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Wolf Raiders (copy)")).to_be_visible()
    editor.has("f9", "Greatjon Umber")
    editor.valid()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("heading", name="Untitled battle")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Battle as text").fill("title = ")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("The battle cannot be read")
    # The browser notes the refusal, and nothing else.
    assert all("status of 400" in trouble for trouble in ann.troubles)
    ann.troubles.clear()


def test_the_box_can_be_left_behind(ann: Table) -> None:
    units = [{"kind": "riders", "rank": "green", "hex": f"{c}5"} for c in "abcde"]
    own = ann.get(PATH)["battles"][0]["plan"]
    units += [{"kind": "guard", "rank": "green", "hex": "a1"}]
    plan = {**own, "unit": units, "map": "\n".join(["." * 6] * 6), "tokens": {}, "objective": []}
    plan.pop("victory", None)
    battle = ann.post("/api/battles", {"plan": {**plan, "score": []}})
    editor = Editor(ann, f"/battles/{battle['id']}")
    page = ann.page
    editor.section("Check (1)")
    sentence = "15 figures of Winterfell Riders are needed, the box has 12."
    expect(page.get_by_role("button", name=sentence)).to_be_visible()
    editor.section("Battle")
    page.get_by_label("Only the pieces of one box").uncheck()
    editor.valid()


def test_a_battle_is_chosen_for_a_new_table(ann: Table) -> None:
    page = ann.page
    ann.go(f"/new/{GAME}")
    cards = page.get_by_role("radiogroup", name="Battle").get_by_role("radio")
    expect(cards).to_have_count(12)
    expect(page.get_by_role("img", name="The field of Wolf Raiders")).to_be_visible()
    page.get_by_text("Wolf Raiders", exact=True).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/room/"))
    assert ann.room["options"]["battle"] == "wolf_raiders"
    # One's own stand among them.
    plan = {**ann.get(PATH)["battles"][1]["plan"], "title": "Mine alone"}
    own = ann.post("/api/battles", {"plan": plan})
    ann.go("/battles")
    page.locator(f"[data-battle='{own['id']}']").get_by_role("link", name="Play").click()
    expect(page.get_by_role("radio", name=re.compile("Mine alone"))).to_be_checked()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/room/"))
    ann.until(lambda: ann.state.get("view", {}).get("title") == "Mine alone", "the battle")


def test_a_skirmish_is_chosen_and_set_up_on_the_board(ann: Table) -> None:
    """The other skirmish is set up in test_westeros.py."""
    page = ann.page
    ann.go(f"/new/{GAME}?battle=hunt_in_the_westerlands")
    expect(page.locator("input[value=hunt_in_the_westerlands]")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/room/"))
    clicked: list[str] = []
    while (ann.asked(), ann.state["view"]["setting_up"])[1]:
        n, kind = ann.state["n"], ann.state["decision"]["kind"]
        places = page.locator("[data-hex].target")
        if kind == "take_commander":
            page.locator("[data-take]").first.click()
        else:
            expect(places.first).to_be_attached()
            # From the edge inward, wherever no panel lies above.
            hit = (ann.hit(places.nth(i)) for i in range(places.count() - 1, -1, -1))
            assert any(hit), "no hex can be clicked"
        ann.moved(n)
        clicked.append(kind)
    assert set(clicked) == {"take_commander", "place_terrain", "place_unit"}
    view = ann.state["view"]
    assert view["round"] == 1 and {unit["house"] for unit in view["units"]} == {
        "stark",
        "lannister",
    }
    assert all(unit["hex"] in view["field"] for unit in view["units"])


def test_a_battle_is_removed_only_when_one_is_sure(ann: Table) -> None:
    own = ann.post("/api/battles", {"plan": ann.get(PATH)["battles"][0]["plan"]})
    page = ann.page
    ann.go("/battles")
    card = page.locator(f"[data-battle='{own['id']}']")
    card.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Cancel").click()
    expect(card).to_be_visible()
    card.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(card).to_have_count(0)
    assert ann.get("/api/battles") == []


def test_on_a_phone_a_battle_can_be_made(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.page
    editor = Editor(ann)
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)
    page.get_by_role("button", name="Select, move").tap()
    page.get_by_role("button", name="Hills").tap()
    expect(page.get_by_role("button", name="Paint Hills")).to_be_visible()
    page.touchscreen.tap(*editor.point("h6"))
    editor.has("h6", "Hills")
    page.get_by_role("button", name="Paint Hills").tap()
    page.get_by_role("button", name=re.compile("Winterfell Riders")).tap()
    page.touchscreen.tap(*editor.point("h6"))
    editor.has("h6", "Winterfell Riders, Green")
    page.get_by_role("button", name="Check (").tap()
    mistake = page.get_by_role("button", name="The battle has no title.")
    mistake.tap()
    expect(page.get_by_label("Title")).to_be_focused()
    page.get_by_label("Title").fill("By thumb")
    assert page.evaluate(wide)
    # The sheet makes room while a hex is chosen on the field.
    page.get_by_role("tab", name="Goals").tap()
    page.get_by_role("combobox", name="Special rule").select_option("bystander")
    page.get_by_role("button", name="Add this rule").tap()
    page.get_by_role("button", name="Choose on the field").tap()
    expect(page.get_by_role("tab", name="Goals")).to_have_count(0)
    page.touchscreen.tap(*editor.point("f7"))
    expect(page.locator("[data-path='special.0'] .chip")).to_have_text("f7")
    page.get_by_role("button", name="Close").tap()
    for _ in range(4):
        page.get_by_role("button", name="Undo").tap()
    expect(editor.hex("h6")).not_to_have_attribute("aria-label", re.compile("Riders"))
    page.get_by_role("button", name="Redo").tap()
    editor.has("h6", "Riders")
    small = page.locator(".editor").evaluate(
        """(root) => [...root.querySelectorAll('button, label, p, select, input')]
          .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 16)
          .length"""
    )
    assert not small
    ann.go(f"/new/{GAME}")
    expect(page.get_by_role("img", name="The field of Wolf Raiders")).to_be_attached()
    assert page.evaluate(wide)


@pytest.mark.parametrize(
    ("size", "screens"),
    [
        (DESKTOP, ("battles", "Battle", "Goals", "Share", "new")),
        (PHONE, ("palette", "Hex", "Goals", "Check", "Play")),
    ],
    ids=["desktop", "phone"],
)
def test_every_screen_can_be_read_by_everybody(
    visit: Open, size: dict[str, int], screens: tuple[str, ...]
) -> None:
    ann = visit(viewport=size)
    page = ann.page
    reader = Reader(ann)

    def check(screen: str) -> None:
        if screen in screens:
            reader.check(screen)

    ann.go("/battles")
    expect(page.locator("[data-battle=wolf_raiders]")).to_be_visible()
    check("battles")
    Editor(ann, "/battles/new?from=wolf_raiders")
    if size == PHONE:
        page.get_by_role("button", name="Select, move").click()
        check("palette")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Details").click()
    for name in ("Battle", "Hex", "Goals", "Check"):
        page.get_by_role("tab", name=name).click()
        check(name)
    if size == PHONE:
        page.get_by_role("button", name="Close").click()
    for name in ("Share", "Play"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(name)
        page.get_by_role("button", name="Close").click()
    ann.go(f"/new/{GAME}")
    expect(page.get_by_role("img", name="The field of Wolf Raiders")).to_be_attached()
    check("new")
    reader.done()
