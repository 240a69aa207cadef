"""The Battle of Five Armies in the browser: a game by clicking, a battle, two people, a phone."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.test_two_browsers import whose_turn
from tests.web.things import Choose, Json, anything, play_on
from tools.harness.browser import DESKTOP, PHONE, POINT, Asked, Table
from tools.harness.positions import VALLEY
from westmarch.games.five_armies.rules.catalogue import CARDS
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel import record as records
from westmarch.kernel.engine.state import State

GAME = "five_armies"
TITLE = "The Battle of Five Armies"
FREE_PEOPLES, SHADOW = 0, 1
MOST = 500
"""Decisions of a game, at most."""

BEFORE_THE_SPUR = """
turn: 3 ; phase: action_round ; to act: shadow
eastern_spur: 2 lake_men 1 dwarf_veteran, bard, 1 leaders, 1 dwarves_men_token
eb_spur_plain: 3 orc 1 great_orc 1 warg, 1 damage, 2 leaders
bl_gap_plain: 2 orc 2 warg, 1 leaders
ruins_of_dale: 2 orc
bats: eastern_bank 1
dice shadow: army, character, muster ; dice fp: character, muster
hand shadow: event_01 event_08 shadow_story_02
hand fp: event_02 event_09 fp_story_05
"""
"""The Shadow may attack the Eastern Spur, uphill and against walls; both hold Event cards."""

TO_BATTLE = (
    "Use the Army die",
    "Move an army and attack with it",
    "The army on the plain below the Eastern Spur",
    "Attack the Eastern Spur",
)

BUSY = 4
IDLE = ("pass", "skip", "done", "no", "cease")


def make(table: Table, *seats: str, **more: Any) -> str:
    return table.make(*seats, game=GAME, **more)


def attack(asked: Asked) -> str:
    """On to the battle for the Eastern Spur."""
    for start in TO_BATTLE:
        for label in asked.labels:
            if label.startswith(start):
                return label
    return asked.labels[0]


def in_battle(asked: Asked) -> bool:
    return asked.question.startswith("Battle for the Eastern Spur")


def battle_panel(table: Table) -> Locator:
    return table.page.get_by_role("region", name="Battle for the Eastern Spur")


# ---- one person


def soon_idle(seed: int) -> Choose:
    """Anything, a few times for each kind of question; from then on as little as may be done."""
    chance, asked = Random(seed), Counter[str]()

    def choose(decision: Json) -> Json:
        actions, kind = decision["actions"], decision["kind"]
        asked[kind] += 1
        idle = [one for one in actions if one["action"][0] in IDLE and asked[kind] > BUSY]
        return dict(chance.choice(idle or actions))

    return choose


def to_the_end(ann: Table, room: str) -> None:
    ann.sit(room)
    kinds, ways = play_on(ann, soon_idle(7), MOST)
    assert ann.asked().over is not None, "the game did not end"
    assert {"activate_generals", "choose_die", "choose_action", "manoeuvre"} <= set(kinds), kinds
    assert all(
        ways[one] for one in ("face", "die", "card", "unit", "character", "place", "answer")
    ), ways
    expect(ann.page.get_by_role("region", name=re.compile("You have (won|lost)"))).to_be_visible()
    assert ann.room["ending"] in ("front_gate", "conquest", "fate", "beorn", "bolg_slain")


def test_the_last_turns_of_a_game_by_the_board_alone(ann: Table) -> None:
    ann.go("/")
    card = ann.page.locator("li.game", has_text=TITLE)
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    expect(card.get_by_text("Early", exact=True)).to_have_count(0)
    late = VALLEY.replace("fate: 8", "fate: 14").replace("to act: shadow", "to act: fp")
    to_the_end(ann, make(ann, "me", "heuristic", position=late, seed="a"))


@pytest.mark.soak
def test_a_whole_game_by_the_board_alone(ann: Table) -> None:
    to_the_end(ann, make(ann, "me", "heuristic", seed="by the board 31"))


def test_the_beginning_of_the_shadow_by_the_board_alone(ann: Table) -> None:
    """What the Free Peoples are never asked: the fate tile, the Great Bats."""
    ann.sit(make(ann, "heuristic", "me", seed="the Shadow by the board"))
    kinds, ways = play_on(ann, anything("shadow"), 8)
    assert kinds["fate_tile"] and kinds["choose_bats"] and kinds["place_bats"], (kinds, ways)
    assert ways["answer"] and ways["territory"], (kinds, ways)


def test_a_battle_shows_its_numbers_and_why(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="spur"))
    ann.play_until(attack, lambda asked: "Attack the Eastern Spur" in asked.labels)
    odds = ann.page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("Attacker wins")
    ann.hit(ann.region("eastern_spur"))
    ann.play_until(attack, in_battle)
    panel = battle_panel(ann)
    expect(panel).to_contain_text("the walls stand · uphill (first round)")
    expect(panel.locator(".army.shadow")).to_contain_text("6+")
    expect(panel.locator(".army.free_peoples")).to_contain_text("3/3")
    expect(panel).to_contain_text("Defender holds")
    cards = ann.page.locator("[data-manoeuvre]")
    ids = cards.evaluate_all("(all) => all.map((one) => one.dataset.manoeuvre)")
    assert ids == ann.state["view"]["battle"]["sides"]["shadow"]["manoeuvres"]
    assert {"orc", "warg", "great_orc", "regroup", "vampire_like"} == set(ids)
    # In secret, then both are shown with black dice for the unit's own.
    n = ann.state["n"]
    ann.hit(cards.filter(has_text="Wild Rage"))
    ann.moved(n)
    ann.asked()
    expect(panel.locator(".half.shadow")).to_contain_text("Wild Rage")
    expect(panel.locator("svg.black").first).to_be_visible()
    expect(panel.locator(".half.free_peoples")).not_to_contain_text("face down")


def to_the_reroll(table: Table) -> Locator:
    """On to the leader re-roll of the Shadow, after Wild Rage; the box with its dice."""

    def fight(asked: Asked) -> str:
        wild_rage = [one for one in asked.labels if one.startswith("Wild Rage")]
        return wild_rage[0] if wild_rage else attack(asked)

    table.play_until(fight, lambda asked: "failed dice to re-roll" in asked.question)
    return battle_panel(table).get_by_role("group", name=re.compile("dice that missed"))


@pytest.mark.rule("b5a.10.23")
def test_dice_to_roll_again_are_chosen_by_a_click_on_them(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="dice"))
    box = to_the_reroll(ann)
    frame = ann.state["view"]["procedure"][-1]
    for colour in ("black", "white"):
        missed = [die for die in frame[f"shadow_{colour}"] if die != 6]
        expect(box.locator(f"[data-die^={colour}]")).to_have_count(len(missed))
    black, white = box.locator("[data-die^=black]"), box.locator("[data-die^=white]")
    n = ann.state["n"]
    black.first.click()
    expect(black.first).to_have_attribute("aria-pressed", "true")
    expect(box.get_by_role("status")).to_contain_text("1 black, 0 white · 1 of at most 2")
    # By the keyboard too: a die is a button.
    white.first.focus()
    ann.page.keyboard.press("Space")
    expect(box.get_by_role("status")).to_contain_text("1 black, 1 white · 2 of at most 2")
    expect(black.nth(1)).to_have_attribute("aria-disabled", "true")
    ann.page.keyboard.press("Enter")
    expect(white.first).to_have_attribute("aria-pressed", "false")
    assert ann.state["n"] == n, "nothing is rolled before it is confirmed"
    white.first.click()
    again = box.get_by_role("button", name="Re-roll 1 black die and 1 white die")
    again.click()
    ann.moved(n)
    assert json.loads(ann.sent[-1])["action"] == ["reroll", 1, 1]
    half = battle_panel(ann).locator(".half.shadow")
    expect(half).to_contain_text("Re-roll, black")
    expect(half).to_contain_text("Re-roll, white")


def test_what_may_not_be_chosen_says_why(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="why not"))

    def march(asked: Asked) -> str:
        wishes = ("Use the Army die", "Move up to two armies", TO_BATTLE[2])
        return next(one for wish in wishes for one in asked.labels if one.startswith(wish))

    ann.play_until(march, lambda asked: "choose where the army" in asked.question)
    reason = {
        one["target"].get("region"): one["reason"] for one in ann.state["decision"]["refused"]
    }
    ann.region("eastern_spur").hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text(reason["eastern_spur"])
    n = ann.state["n"]
    ann.hit(ann.region("eastern_spur"))
    ann.hit(ann.region("eb_ford_plain"))
    ann.moved(n)
    assert json.loads(ann.sent[-1])["action"] == ["move_to", "eb_ford_plain"]


def test_things_say_what_is_not_of_the_printed_game(ann: Table) -> None:
    ann.sit(make(ann, "me", "heuristic", seed="doubts"))
    tooltip = ann.page.get_by_role("tooltip")
    ann.page.locator("[data-character=bard]").hover()
    expect(tooltip).to_contain_text("the ability: a placeholder")
    ann.page.mouse.move(0, 0)
    ann.region("front_gate").hover()
    expect(tooltip).to_contain_text("the defence of the walls: uncertain")
    expect(tooltip).to_contain_text("Walls 6 of 6")
    ann.region("eb_heights_centre").hover()
    expect(tooltip).to_contain_text("the name is ours")
    expect(tooltip).to_contain_text("(downhill)")


# ---- two people


def hidden_from(s: State, seat: int) -> set[str]:
    """The cards whose faces a seat may not know: in the other hand, in decks, face down."""
    assert isinstance(s, Battlefield)
    cards = [c for deck in s.decks for c in deck]
    cards += s.hands[1 - seat] + s.hidden_discards[1 - seat]
    return {CARDS[c] for c in cards}


def test_two_browsers_and_no_leaks(visit: Open) -> None:
    ann, bob = visit(), visit()
    room = make(ann, "me", "open", position=BEFORE_THE_SPUR, seed="secrets")
    bob.post(f"/api/rooms/{room}/seats/1")
    if ann.get(f"/api/rooms/{room}")["status"] == "waiting":
        ann.post(f"/api/rooms/{room}/start")
    ann.sit(room)
    bob.sit(room)
    bob.play_until(attack, in_battle)

    # The attacker chooses an Event card in secret: the other sees that there is one.
    before = len(ann.frames)
    bob.hit(bob.page.locator(".card.choose[data-card]").first)
    assert whose_turn(ann, bob) is ann
    card = json.loads(bob.sent[-1])["action"][1]
    assert card.startswith("event_")
    ann.until(lambda: ann.state["n"] == bob.state["n"], "the same news")
    frame = ann.state["view"]["procedure"][-1]
    assert (frame["name"], frame["attacker_card"]) == ("CombatRound", "hidden")
    assert not any(f'"{card}"' in text for text in ann.frames[before:])
    expect(battle_panel(ann)).to_contain_text("chosen, face down")
    expect(battle_panel(bob).locator(".half.shadow .title")).to_be_visible()

    rng = Random(5)
    for _ in range(24):
        actor = whose_turn(ann, bob)
        if actor is None:
            break
        n = actor.state["n"]
        actor.choose(rng.choice(actor.shown().labels))
        actor.moved(n)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Resign as Free Peoples").click()
    expect(bob.page.get_by_role("heading", name="You won")).to_be_visible()
    text = ann.context.request.get(f"{ann.server.url}/api/rooms/{room}/record").text()
    secrets: list[tuple[set[str], set[str]]] = []
    records.replay(
        records.loads(text),
        watch=lambda s, _: secrets.append((hidden_from(s, FREE_PEOPLES), hidden_from(s, SHADOW))),
    )
    for table, seat in ((ann, FREE_PEOPLES), (bob, SHADOW)):
        moves, checked = 0, 0
        for text in table.frames:
            frame = json.loads(text)
            told = frame.get("room", {})
            if told.get("status", "playing") == "finished":
                break
            moves = told.get("moves", moves)
            if frame["type"] not in ("hello", "update") or not frame["view"]:
                continue
            for one in secrets[moves][seat]:
                assert f'"{one}"' not in text, (one, moves)
            assert not {"rng", "luck", "rolled", "seed"} & set(frame["view"])
            if frame["decision"]["seat"] != seat:
                assert frame["decision"]["actions"] == frame["decision"]["refused"] == []
            checked += 1
        assert checked > 15


def test_two_people_at_one_screen(ann: Table) -> None:
    """The other's cards are counted, never shown, and a manoeuvre stays face down."""
    page = ann.page
    ann.sit(make(ann, "me", "me", position=BEFORE_THE_SPUR, seed="one screen"))
    other = page.locator("aside.right .opponent").last
    ann.play_until(attack, in_battle)
    expect(other).to_contain_text("3 cards in hand")
    n = ann.state["n"]
    ann.hit(page.locator("[data-manoeuvre]", has_text="Wild Rage"))
    ann.moved(n)
    curtain = page.get_by_role("alertdialog")
    expect(curtain).to_contain_text("Free Peoples to act")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    assert ann.asked().question.endswith("choose a manoeuvre in secret")
    expect(battle_panel(ann).locator(".half.shadow")).to_contain_text("chosen, face down")
    expect(page.get_by_text("Wild Rage")).to_have_count(0)
    expect(page.get_by_text("could not be displayed")).to_have_count(0)
    assert not ann.troubles


# ---- a phone


def test_a_battle_with_thumbs(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ann.page
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="thumbs"))
    tapped, asked = 0, ann.asked()
    while not in_battle(asked):
        box = ann.bar.bounding_box()
        assert box is not None and box["y"] > PHONE["height"] * 0.4
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        target = re.search("plain below the Eastern Spur|Eastern Spur", attack(asked))
        regions = {"Eastern Spur": "eastern_spur"}
        if target and ann.targets():
            region = regions.get(target.group(), "eb_spur_plain")
            n = ann.state["n"]
            expect(page.locator(f".board[data-looks-at='{n}']")).to_be_visible()
            point = ann.region(region).evaluate(POINT)
            assert point is not None, f"{region} is in sight"
            page.touchscreen.tap(point["x"], point["y"])
            ann.answered(n, thumb=True)
            tapped += 1
        else:
            ann.button(attack(asked)).tap()
        asked = ann.asked()
    assert tapped == 2
    # The fate track can be read, all of it, and so can the cards for the battle.
    spaces = page.get_by_role("region", name="Fate track").get_by_role("listitem")
    expect(spaces).to_have_count(16)
    expect(spaces.last).to_be_in_viewport()
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Hand").tap()
    cards = page.get_by_role("group", name="Your hand").locator("button.card.choose")
    expect(cards.first).to_be_visible()
    small = cards.locator(".text").evaluate_all(
        "(all) => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).length"
    )
    assert not small
    n = ann.state["n"]
    cards.first.tap()
    ann.moved(n)
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Tracks").tap()
    expect(page.locator("[data-character=bolg]")).to_be_visible()


def test_dice_to_roll_again_with_thumbs(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="dice"))
    box = to_the_reroll(ann)
    dice = box.locator("[data-die]")
    for die in dice.all():
        room = die.bounding_box()
        assert room is not None and min(room["width"], room["height"]) >= 44
        expect(die).to_be_in_viewport()
    dice.last.tap()
    expect(box.get_by_role("status")).to_contain_text("0 black, 1 white · 1 of at most 2")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    n = ann.state["n"]
    box.get_by_role("button", name="Re-roll 1 white die").tap()
    ann.moved(n)
    assert json.loads(ann.sent[-1])["action"] == ["reroll", 0, 1]


# ---- everybody


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_can_be_read_by_everybody(visit: Open, size: dict[str, int]) -> None:
    ann = visit(viewport=size)
    page = ann.page
    reader = Reader(ann)
    check = reader.check
    ann.sit(make(ann, "me", "heuristic", seed="axe"))
    ann.asked()
    check("generals")
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="axe"))
    ann.play_until(attack, in_battle)
    expect(battle_panel(ann)).to_be_visible()
    n = ann.state["n"]
    ann.choose(ann.shown().labels[0])
    ann.moved(n)
    ann.asked()
    check("battle")
    for name in ("Tracks", "Hand") if size == PHONE else ():
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
        check(name)
    reader.done()


STEPS: list[tuple[str, str | None, str]] = [
    ("welcome", None, "main.pointed"),
    ("fate", None, "main.pointed"),
    ("general", "Use the activation token of Bard", "aside.left.pointed"),
    ("ability", "Place a recruitment token", ".bar.pointed"),
    ("place", "Dwarves-and-Men token on the Eastern Spur", "main.pointed"),
    ("muster", "Use the Muster die", ".hand.pointed .b5a-dice"),
    ("recruit", "Flip recruitment tokens", ".bar.pointed"),
    ("flip", "Flip the Dwarves-and-Men token on the Eastern Spur", "main.pointed"),
    ("more", "Flip the Dwarves-and-Men token in the Camp", "main.pointed"),
    ("end", None, ".tabbed.pointed"),
]
"""Each step of the guide, what it suggests, and where it points."""


def test_the_guided_first_turn(ann: Table) -> None:
    ann.go("/")
    ann.page.get_by_role("button", name=f"Learn: first turn: {TITLE}").click()
    guide = ann.page.get_by_role("region", name="Guide")
    for n, (step, choice, where) in enumerate(STEPS, 1):
        expect(guide).to_have_attribute("data-step", step)
        expect(guide).to_contain_text(f"Step {n} of {len(STEPS)}")
        expect(ann.page.locator(where)).to_be_visible()
        if choice is not None:
            ann.asked()
            hinted = ann.page.locator(".choice.hinted")
            expect(hinted).to_have_count(1)
            expect(hinted).to_have_attribute("aria-label", re.compile(choice))
            hinted.click()
        elif step != "end":
            guide.get_by_role("button", name="Next").click()
    units = ann.state["view"]["places"]["eastern_spur"]["units"]
    assert sum(units.values()) == 2, "a token was flipped beside Bard"
    guide.get_by_role("button", name="Play", exact=True).click()
    expect(guide).to_have_count(0)
