"""Two people at one table: what reaches each browser, frame by frame."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import READY, Table
from tools.harness.positions import ATTACK, attack, in_battle
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel import record as records
from westmarch.kernel.engine.state import State

FREE_PEOPLES, SHADOW = 0, 1
MOST = 400
CATALOGUE = "/api/games/war_of_the_ring/catalogue"


def hidden_from(s: State, seat: int) -> set[str]:
    """The cards whose faces a seat may not know: in the other hand, in the decks, face down."""
    assert isinstance(s, War)
    cards = [c for other, hand in enumerate(s.hands) if other != seat for c in hand]
    cards += [c for deck in s.decks for c in deck]
    for deck, pile in enumerate(s.hidden_discards):
        if (deck < 2) != (seat == FREE_PEOPLES):
            cards += pile
    return {CARDS[c] for c in cards}


def whose_turn(*tables: Table) -> Table | None:
    """Whose browser asks for a choice; nobody's when the game is over."""
    found: list[Table] = []

    def looks() -> bool:
        found[:] = [one for one in tables if one.page.evaluate(f"() => !!({READY})()")]
        return bool(found)

    tables[0].until(looks, "a choice")
    return found[0] if found[0].shown().over is None else None


def test_a_turn_over_an_invite_link(visit: Open) -> None:
    ann, bob = visit(), visit()
    ann.go("/new/war_of_the_ring")
    ann.page.get_by_text("With friends").click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/room/*")
    link = ann.page.get_by_role("textbox", name="Link").input_value()
    room = link.rpartition("/")[2]
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    start = ann.page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    start.click()
    expect(ann.bar).to_be_visible()
    expect(bob.bar).to_be_visible()

    rng = Random(3)
    for _ in range(MOST):
        actor = whose_turn(ann, bob)
        assert actor is not None
        if actor.room["turn"] > 1:
            break
        labels = [one for one in actor.shown().labels if not one.startswith("Elven Ring")]
        actor.choose(rng.choice(labels))
    else:
        raise AssertionError("a turn is longer than thought")

    # The game is given up, so that everything may be known, and compared with what was sent.
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Resign as Free Peoples").click()
    expect(ann.page.get_by_role("heading", name="You lost")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="You won")).to_be_visible()
    seed = bob.get(f"/api/rooms/{room}")["seed"]
    assert seed
    text = ann.context.request.get(f"{ann.server.url}/api/rooms/{room}/record").text()
    secrets: list[tuple[set[str], set[str]]] = []
    records.replay(
        records.loads(text),
        watch=lambda s, _: secrets.append((hidden_from(s, FREE_PEOPLES), hidden_from(s, SHADOW))),
    )
    assert len(secrets) > 12
    titles = {card["id"]: card["title"] for card in ann.get(CATALOGUE)["cards"]}

    for table, seat in ((ann, FREE_PEOPLES), (bob, SHADOW)):
        moves, checked, seen = 0, 0, set[str]()
        for text in table.frames:
            frame = json.loads(text)
            told = frame.get("room", {})
            if told.get("status", "playing") == "finished":
                break
            moves = told.get("moves", moves)
            assert seed not in text
            assert told.get("seed") is None
            if frame["type"] not in ("hello", "update") or not frame["view"]:
                continue
            for card in secrets[moves][seat]:
                assert f'"{card}"' not in text, (card, moves)
                assert titles[card] not in text, (card, moves)
            assert all(isinstance(size, int) for size in frame["view"]["decks"].values())
            assert not {"rng", "luck", "rolled", "seed"} & set(frame["view"])
            decision = frame["decision"]
            if decision["seat"] != seat:
                assert not decision["mine"]
                assert decision["actions"] == [] and decision["refused"] == []
            seen |= set(frame["view"]["hand"])
            checked += 1
        assert checked > 10
        assert len(seen) >= 4, "one's own cards are seen"


def test_a_combat_card_stays_secret_until_both_have_chosen(visit: Open) -> None:
    ann, bob = visit(), visit()
    room = ann.make("me", "open", position=ATTACK, seed="secret cards")
    bob.go(f"/room/{room}")
    bob.page.get_by_role("button", name="Sit here").click()
    ann.go(f"/room/{room}")
    ann.page.get_by_role("button", name="Start the game").click()
    bob.play_until(attack, in_battle)

    # Whoever chooses first plays a card.
    one = whose_turn(ann, bob)
    assert one is not None
    other = ann if one is bob else bob
    before = len(other.frames)
    card_label = next(label for label in one.shown().labels if label != "No Combat card")
    one.choose(card_label)
    assert whose_turn(ann, bob) is other
    action = json.loads(one.sent[-1])["action"]
    assert action[0] == "combat_card"
    card = action[1]
    one.until(lambda: other.state["n"] == one.state["n"], "the same news")
    for text in other.frames[before:]:
        assert f'"{card}"' not in text
    other.choose("No Combat card")
    other.until(lambda: any(f'"{card}"' in text for text in other.frames[before:]), "the reveal")
