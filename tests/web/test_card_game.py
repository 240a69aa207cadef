"""The Card Game in the browser: a solo game by clicking, two people online, decks, a phone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.things import anything, play_on
from tools.harness.browser import DESKTOP, PHONE, POINT, Asked, Table
from tools.harness.positions import MIRKWOOD

GAME = "lotr_card_game"
MOST = 600
"""Decisions of a game, at most."""


def make(table: Table, *seats: str, **more: Any) -> str:
    wishes = [
        {"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats
    ]
    options = {"players": str(len(seats)), **more.pop("options", {})}
    wish = {"game": GAME, "seats": wishes, "options": options, **more}
    return str(table.post("/api/rooms", wish)["id"])


def sit(table: Table, room: str) -> None:
    table.go(f"/room/{room}")
    expect(table.bar).to_be_visible()
    expect(table.page.get_by_role("region", name="Staging area")).to_be_attached()


def asks(words: str, asked: Asked) -> bool:
    return words in asked.question


def glowing(table: Table) -> Locator:
    """Cards on the table and in the hand, and players, that can be chosen."""
    return table.page.locator(".offer button.choose, [data-board] .choose, .lcg-hand .choose")


def point_at(table: Table, thing: Locator) -> None:
    """Let the pointer rest on what can be seen of a thing."""
    point = thing.evaluate(POINT)
    assert point is not None, "nothing of it can be seen"
    table.page.mouse.move(point["x"], point["y"])


def click_on(table: Table) -> bool:
    """Answer one decision, by a card that glows where one does; whether it was a card."""
    n = table.state["n"]
    kind = table.state["decision"]["kind"]
    cards = glowing(table)
    # Actions and responses would go on for long.
    if kind in ("action_window", "respond") or not cards.count():
        table.choose(table.shown().labels[-1])
        chosen = False
    else:
        assert table.hit(cards.first), "what can be chosen can be seen"
        table.answered(n)
        chosen = True
    table.moved(n)
    return chosen


def test_a_solo_game_by_the_board_alone_to_the_end(ann: Table) -> None:
    """Whatever is chosen: every choice can be made by a card, a player or where it is asked."""
    sit(ann, make(ann, "me", seed="spider 202"))  # a short one, in which most is asked
    kinds, ways = play_on(ann, anything("spider 202"), MOST)
    assert ann.asked().over is not None, "the game did not end"
    assert {"mulligan", "planning", "commit"} <= set(kinds), kinds
    assert ways["card"] > 10 and ways["answer"], ways
    expect(ann.page.locator("#end-title")).to_be_visible()
    assert ann.room["status"] == "finished"


def test_the_balance_tips_while_committing(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="balance"))
    ann.play_until(lambda asked: asked.labels[-1], lambda asked: "Quest: commit" in asked.question)
    balance = ann.page.get_by_role("img", name="Willpower 0 against threat")
    expect(balance.first).to_be_visible()
    hero = ann.page.locator(".place:has(.mini.choose)").first
    expect(hero).to_contain_text("willpower")
    point_at(ann, hero.locator("button.mini"))
    expect(ann.page.locator(".balance")).to_contain_text("with ")
    n = ann.state["n"]
    hero.locator("button.mini").click()
    ann.moved(n)
    willpower = ann.state["view"]["committed_willpower"]
    assert willpower > 0
    label = f"Willpower {willpower} against threat"
    expect(ann.page.get_by_role("img", name=label).first).to_be_visible()
    expect(ann.page.locator(".mini", has_text="on the quest")).to_have_count(1)


def test_a_card_tells_itself_on_focus_and_why_it_cannot_be_played(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="words"))
    ann.play_until(lambda asked: asked.labels[0], lambda asked: "Planning" in asked.question)
    refused = [r for r in ann.state["decision"]["refused"] if r["target"].get("card")]
    point_at(ann, ann.page.locator("[data-hand]").first)
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Cost")
    for one in refused[:1]:
        card = ann.page.locator(f"[data-hand='{one['target']['card']}']")
        point_at(ann, card)
        expect(ann.page.get_by_role("tooltip")).to_contain_text(one["reason"])


def strip(table: Table) -> Locator:
    return table.page.locator("[data-film]")


QUESTING = """
scenario: passage_through_mirkwood; players: 1; round: 2; phase: quest; deck 1: leadership
threat: 29
quest: flies_and_spiders 1 progress
staging: forest_spider, old_forest_road
heroes 1: aragorn, theodred, gloin
hand 1: gandalf
"""


def test_what_the_encounter_deck_brings_is_seen_step_by_step_and_walked_back(visit: Open) -> None:
    ann = visit(pace="step")
    page = ann.page
    sit(ann, make(ann, "me", seed="film", position=QUESTING))
    ann.play_until(lambda asked: asked.labels[-1], lambda asked: "Quest: commit" in asked.question)
    staged = page.get_by_role("region", name="Staging area").locator("button.mini")
    before = staged.count()
    n = ann.state["n"]
    ann.choose("Stop here")
    ann.moved(n)
    revealed = [one["data"]["card"] for one in ann.state["events"] if one["kind"] == "revealed"]
    assert revealed, "a card is revealed for each player"
    expect(strip(ann)).to_have_attribute("data-film", "playing")
    expect(strip(ann)).to_contain_text("is revealed")
    # Nothing is turned over before its scene; then the balance and the dial follow, one by one.
    threat = page.locator("[data-anchor~='threat:0'] [role=img]")
    expect(threat).to_have_accessible_name("Player 1: threat 29 of 50")
    seen = []
    while strip(ann).get_attribute("data-film") == "playing":
        seen.append(strip(ann).locator("p").inner_text())
        step = strip(ann).get_by_role("button", name="Next scene")
        expect(step).to_be_visible()
        shown = strip(ann).locator(".count").inner_text()
        step.click()
        ann.until(
            lambda shown=shown: (
                strip(ann).get_attribute("data-film") != "playing"
                or strip(ann).locator(".count").inner_text() != shown
            ),
            "the next scene",
        )
    told = [one["text"] for one in ann.state["events"] if one["text"]]
    assert seen == told
    after = ann.state["view"]["player"][0]["threat"]
    assert after > 29
    expect(threat).to_have_accessible_name(f"Player 1: threat {after} of 50")
    # Walked back to the first scene, the table is as it was then.
    for _ in seen:
        strip(ann).get_by_role("button", name="Previous scene").click()
    expect(strip(ann).locator("p")).to_have_text(seen[0])
    expect(threat).to_have_accessible_name("Player 1: threat 29 of 50")
    kinds = {card["type"] for card in ann.state["view"]["staging"]}
    assert kinds and staged.count() >= before


PAYING = """
scenario: passage_through_mirkwood; players: 1; round: 2; phase: planning; deck 1: leadership
threat: 29
quest: flies_and_spiders
heroes 1: aragorn 2 resources, theodred 3 resources, gloin 2 resources
hand 1: faramir, snowbourn_scout, gandalf
"""


def test_a_card_is_grasped_first_and_paid_from_several_pools_by_a_stepper(ann: Table) -> None:
    page = ann.page
    sit(ann, make(ann, "me", seed="pay", position=PAYING))
    ann.play_until(lambda asked: asked.labels[-1], lambda asked: "Planning: play" in asked.question)
    faramir = page.locator("[data-hand][data-id=faramir]")
    point_at(ann, faramir)
    expect(page.get_by_role("tooltip")).to_contain_text("Cost 4; Aragorn has 2, Glóin has 2")
    n = ann.state["n"]
    assert ann.hit(faramir)
    ann.moved(n)
    assert ann.state["decision"]["kind"] == "pay"
    stepper = page.get_by_role("group", name="How many", exact=True)
    done = stepper.get_by_role("button", name="Pay 4")
    expect(done).to_be_disabled()
    more = {
        name: stepper.get_by_role("group", name=name).get_by_role("button", name="One more")
        for name in ("Aragorn", "Théodred", "Glóin")
    }
    for name, times in (("Théodred", 3), ("Glóin", 1)):
        for _ in range(times):
            more[name].click()
    expect(more["Aragorn"]).to_be_disabled()
    done.click()
    ann.until(lambda: ann.state["decision"]["kind"] != "pay", "the payment")
    area = {card["id"]: card for card in ann.state["view"]["player"][0]["area"]}
    pools = [area[name]["resources"] for name in ("aragorn", "theodred", "gloin")]
    assert pools == [2, 0, 1] and "faramir" in area
    expect(page.locator(".mini[data-id=faramir]")).to_be_visible()


def test_an_attack_stays_on_show_until_something_new_is_chosen(ann: Table) -> None:
    page = ann.page
    sit(ann, make(ann, "me", "heuristic", seed="moment", position=MIRKWOOD))
    ann.play_until(
        lambda asked: asked.labels[-1], lambda asked: "choose a defender" in asked.question
    )
    attack = ann.state["view"]["attack"]
    panel = page.locator("section.panel")
    expect(panel).to_contain_text("attacks Player 1")
    expect(panel.locator(".sum")).to_contain_text("damage")
    n = ann.state["n"]
    assert ann.hit(page.locator(".mini.choose").first)
    ann.moved(n)
    if ann.state["decision"]["kind"] == "take_damage":
        n = ann.state["n"]
        assert ann.hit(page.locator(".mini.choose").first)
        ann.moved(n)
    ann.asked()
    # Whatever was told since: the last attack is on show, with its numbers.
    told = [one for one in ann.state["events"] if one["kind"] in ("attack", "player_attack")]
    assert told or ann.state["view"]["attack"] or attack
    expect(panel).to_contain_text("attacks")
    close = panel.get_by_role("button", name="Close")
    if close.count():
        close.click()
        expect(panel).to_have_count(0)


NEARLY_LOST = """
players: 2; scenario: escape_from_dol_guldur; round: 4; phase: planning; threat: 49 49
heroes 1: aragorn 2 resources, theodred 1 resources, gloin 1 resources
heroes 2: legolas 1 resources, gimli 1 resources, thalin 1 resources
hand 1: guard_of_the_citadel, faramir, steward_of_gondor, sneak_attack, ever_vigilant
hand 2: gondorian_spearman, veteran_axehand, blade_of_gondolin, feint, quick_strike
staging: dol_guldur_orcs, cavern_guardian, endless_caverns
"""
"""Threat will soon drive both players from the table."""


def test_two_people_online_play_to_the_end_and_see_only_their_own_hands(visit: Open) -> None:
    ann, bob = visit(), visit()
    room = make(ann, "me", "open", seed="together", position=NEARLY_LOST)
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    sit(ann, room)
    sit(bob, room)
    played = [0, 0]
    while ann.room["status"] == "playing":
        seat = ann.state["decision"]["seat"]
        (ann, bob)[seat].asked()
        n = ann.state["n"]
        click_on((ann, bob)[seat])
        played[seat] += 1
        for one in (ann, bob):
            one.moved(n)
        assert sum(played) < MOST, "the game did not end"
        if sum(played) == 8:
            for me, other in ((ann, bob), (bob, ann)):
                hidden = {card["card"] for card in other.state["view"]["hand"]}
                shown = {card["card"] for card in me.state["view"]["hand"]}
                assert shown and not shown & hidden
                expect(me.page.locator("[data-hand]")).to_have_count(len(shown))
    assert all(count > 4 for count in played)
    for one in (ann, bob):
        expect(one.page.locator("#end-title")).to_be_visible()
        expect(one.page.get_by_text(ENDINGS[one.room["ending"]]).first).to_be_visible()
        assert one.room["status"] == "finished"
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox", name="Say something").fill("To the forest gate!")
    ann.page.keyboard.press("Enter")
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_text("To the forest gate!")).to_be_visible()


ENDINGS = {
    "all_eliminated": "Every player has been eliminated.",
    "prisoner_lost": "The prisoner is lost.",
}


def test_one_person_runs_two_hands(ann: Table) -> None:
    page = ann.page
    ann.go(f"/new/{GAME}")
    page.get_by_role("radio", name="2 players").check(force=True)
    page.get_by_text("Hot seat").click()
    expect(page.get_by_text("see all their hands")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(ann.bar).to_be_visible()
    decided: list[int] = []
    curtain = page.get_by_role("alertdialog")
    areas = page.locator(".area")
    while set(decided) != {0, 1} or ann.state["decision"]["kind"] != "commit":
        ann.asked()
        assert not curtain.count()
        seat = ann.state["decision"]["seat"]
        decided.append(seat)
        hands = ann.state["view"]["own_hands"]
        shown = page.get_by_role("group", name=f"Hand of Player {seat + 1}")
        expect(shown.locator("[data-hand]")).to_have_count(len(hands[str(seat)]))
        other = page.get_by_role("list", name=f"Hand of Player {2 - seat}")
        expect(other.locator("[data-held]")).to_have_count(len(hands[str(1 - seat)]))
        for place in (0, 1):
            expect(areas.nth(place)).to_have_attribute("data-seat", str(place))
        click_on(ann)
    # Two at one screen may want it otherwise.
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Cover the screen").select_option("always")
    page.keyboard.press("Escape")
    seat = ann.state["decision"]["seat"]
    expect(page.get_by_role("list", name=f"Hand of Player {2 - seat}")).to_have_count(0)
    while ann.state["decision"]["seat"] == seat:
        n = ann.state["n"]
        ann.choose(ann.asked().labels[-1])
        ann.moved(n)
    expect(curtain).to_contain_text(f"Player {2 - seat} to act")


NEAR_THE_END = """
players: {players}; campaign: nightmare; round: 3; phase: quest; threat: {threat}
quest: beorns_path 9 progress
heroes 1: aragorn 1 damage, theodred, gloin
"""
"""The last stage of the first scenario: whoever is sent to the quest wins it."""


def quest(*tables: Table) -> None:
    """Send everybody to the quest, and play the rest of the game by its last choices."""
    while tables[0].room["status"] == "playing":
        n = tables[0].state["n"]
        seat = tables[0].state["decision"]["seat"]
        table = next(one for one in tables if seat in one.state["you"]["seats"])
        asked = table.asked()
        commits = [one for one in asked.labels if one.startswith("Commit ")]
        table.choose(commits[0] if commits else asked.labels[-1])
        for one in tables:
            one.moved(n)


@pytest.mark.rule("lcg.16.11", "lcg.16.12", "lcg.16.13")
def test_a_nightmare_campaign_goes_on_to_the_second_scenario(visit: Open) -> None:
    ann, bob = visit(), visit()
    position = NEAR_THE_END.format(players=2, threat="30 31")
    room = make(ann, "me", "open", position=position, seed="go on")
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    sit(ann, room)
    sit(bob, room)
    quest(ann, bob)
    assert ann.room["ending"] == "victory"
    score = ann.state["view"]["score"]
    for table in (ann, bob):
        ending = table.page.get_by_role("table", name="Nightmare campaign")
        expect(ending.get_by_role("row").nth(0)).to_contain_text(str(score))
        expect(ending.get_by_role("row").nth(1)).to_contain_text("to come")
    bob.page.get_by_role("button", name="Continue with the next scenario").click()
    expect(bob.page.get_by_role("heading", name="waiting for players")).to_be_visible()
    ann.page.get_by_role("button", name="Join the next scenario").click()
    for table in (ann, bob):
        expect(table.page.get_by_text("Journey Along the Anduin").first).to_be_visible()
        line = f"Nightmare campaign · scenario 2 of 3 · score {score}"
        expect(table.page.get_by_text(line)).to_be_visible()
    assert ann.room["id"] == bob.room["id"] != room
    aragorn = ann.state["view"]["player"][0]["area"][0]
    assert (aragorn["name"], aragorn["damage"]) == ("Aragorn", 1)
    assert ann.state["view"]["player"][1]["threat"] >= 31


@pytest.mark.rule("lcg.16.11")
def test_losing_ends_the_campaign_and_says_so(ann: Table) -> None:
    ann.go(f"/new/{GAME}")
    page = ann.page
    expect(page.get_by_role("radiogroup", name="Scenario", exact=True)).to_be_visible()
    page.get_by_text("Expert campaign").click()
    expect(page.get_by_role("radiogroup", name="Scenario", exact=True)).to_have_count(0)
    in_order = page.get_by_role("group", name="The scenarios, in order").get_by_role("listitem")
    expect(in_order).to_have_count(3)
    expect(in_order.first).to_contain_text("Passage Through Mirkwood")
    page.get_by_role("button", name="Start").click()
    expect(ann.bar).to_be_visible()
    expect(page.get_by_text("Expert campaign · scenario 1 of 3").first).to_be_visible()
    assert ann.room["options"]["campaign"] == "expert"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign as Player 1").click()
    expect(page.get_by_text("The campaign is lost.")).to_be_visible()
    expect(page.get_by_role("button", name="Continue with the next scenario")).to_have_count(0)


def test_on_a_phone_everything_can_be_read_and_tapped(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.page
    sit(ann, make(ann, "me", seed="phone"))
    ann.play_until(lambda asked: asked.labels[0], lambda asked: "Planning" in asked.question)
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)
    page.get_by_role("button", name="Hand", exact=True).tap()
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.locator("[data-hand]")).to_have_count(len(ann.state["view"]["hand"]))
    small = hand.locator(".text").evaluate_all(
        "(all) => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).length"
    )
    assert not small
    page.get_by_role("button", name="Hand", exact=True).tap()
    ann.play_until(lambda asked: asked.labels[-1], lambda asked: "Quest: commit" in asked.question)
    hero = page.locator(".mini.choose").first
    hero.scroll_into_view_if_needed()
    n = ann.state["n"]
    hero.tap()
    ann.moved(n)
    assert ann.state["view"]["committed_willpower"] > 0 and page.evaluate(wide)
    ann.go("/decks")
    page.locator("[data-starter=lore]").tap()
    expect(page.locator("[data-legal]")).to_be_visible()
    assert page.evaluate(wide)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_can_be_read_by_everybody(visit: Open, size: dict[str, int]) -> None:
    ann = visit(viewport=size)
    page = ann.page
    reader = Reader(ann)
    check = reader.check
    sit(ann, make(ann, "me", seed="axe"))
    for screen in ("Planning:", "Quest: commit", "choose a defender", "Planning:"):
        ann.play_until(lambda asked: asked.labels[0], partial(asks, screen))
        check(screen)
        ann.choose(ann.shown().labels[-1])
    if size == PHONE:
        page.get_by_role("button", name="Tracks", exact=True).click()
        check("tracks")
    ann.go("/decks")
    page.locator("[data-starter=spirit]").click()
    expect(page.locator("[data-legal]")).to_be_visible()
    check("decks")
    reader.done()
