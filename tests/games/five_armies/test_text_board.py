"""The table in plain text, the printed facts, and what actions point at."""

from __future__ import annotations

import json
from random import Random

from tests.games.five_armies.test_position import SIEGE
from westmarch.games.five_armies.facts import targets
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.notation import PROSE
from westmarch.games.five_armies.position import read_board
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.text_board import board, hand
from westmarch.kernel.engine.flow import take
from westmarch.kernel.text_board import WIDTH


def flat(text: str) -> str:
    """Without line breaks."""
    return " ".join(text.split())


def line_with(text: str, words: str) -> str:
    found = [line for line in text.splitlines() if words in line]
    assert found, f"'{words}' is nowhere"
    return found[0]


def test_tracks() -> None:
    text = board(read_board(SIEGE), 0)
    assert "to act: the Shadow player" in line_with(text, "turn 4")
    assert "Character, Character, Event" in line_with(text, "Free Peoples  ")
    assert "points 2/10" in line_with(text, "Shadow  ")
    assert "4/15" in line_with(text, "Fate  ")
    assert "the Arkenstone" in flat(text)
    assert "Dáin (Camp, activated, troubled)" in flat(text)
    assert "Bilbo (off the board, Rings 1)" in flat(text)
    assert "Thorin (waiting, 5)" in flat(text)
    assert "the Eagles' Eyrie 1, The Valley 2" in flat(text)
    assert "Great Bats The Broken Lands 1, The Valley 2" in flat(text)
    assert "Shining Armour (Damage 2), Flying Arrows and Wild Spears (Orcs 3)" in flat(text)


def test_a_character_reached_by_fate_is_ready() -> None:
    assert "Thorin (ready, 6)" in flat(board(read_board("fate: 6"), None))


def test_the_board_by_territories() -> None:
    text = board(read_board(SIEGE), 0)
    camp = flat(text[text.index("   Camp") :])
    assert camp.startswith(
        "Camp (hills, settlement, held by Free Peoples): 2 Dwarf Regulars, 1 Lake-men unit, Dáin, "
        "leadership 4, Damage 1, 1 Dwarves-and-Men token"
    )
    assert "2 Wargs" in line_with(text, "Ruins of Dale (ruins, settlement, held by Shadow)")
    assert "Front Gate (mountains, walls 5/6, held by Free Peoples)" in flat(text)
    assert "Mountain pass (north) (open)" in flat(text)


def test_only_the_own_hand_is_shown() -> None:
    s = read_board(SIEGE)
    assert "Elven Charge" in board(s, 0)
    assert "Elven Charge" not in board(s, 1)
    assert "Fierce Defence" in board(s, 1)
    assert "Your hand" not in board(s, None)


def test_cards_in_full() -> None:
    text = flat(hand(read_board(SIEGE), 0))
    assert "Blow the Horns / Captain of War (Muster)" in text
    assert "Combat, Captain of War: When damage is applied" in text
    assert "On the table: Shining Armour (Fate)" in text
    needs = hand(read_board("hand fp: fp_story_05"), 0)
    assert "Needs: You control Ravenhill." in needs


def test_every_state_of_a_game_fits() -> None:
    rng = Random(5)
    s = GAME.new({}, 5)
    while s.offer is not None:
        for seat in (0, 1, None):
            assert max(len(line) for line in board(s, seat).splitlines()) <= WIDTH + 20
        for _ in range(10):
            if s.offer is not None:
                take(s, rng.choice(s.offer.actions))
    assert PROSE.word("ending", s.ending) in board(s, None)


# ---- facts


def test_facts_are_plain_data() -> None:
    facts = GAME.facts()
    assert json.loads(json.dumps(facts)) == facts
    assert len(facts["regions"]) == 46
    assert len(facts["cards"]) == 79


def test_actions_point_at_things() -> None:
    assert targets(("attack", "camp")) == {"region": "camp"}
    assert targets(("move_to", "camp")) == {"place": "camp", "region": "camp"}
    assert targets(("move_to", "mountain_pass_west")) == {"place": "mountain_pass_west"}
    assert targets(("flip", "camp", "elves")) == {
        "place": "camp",
        "region": "camp",
        "token": "elves",
    }
    assert targets(("manoeuvre", "event_01")) == {"card": "event_01"}
    assert targets(("manoeuvre", "regroup")) == {"manoeuvre": "regroup"}
    assert targets(("take", "orc")) == {"unit": "orc"}
    assert targets(("place_bat", "valley")) == {"territory": "valley"}
    assert targets(("reroll", 1, 2)) == {}
    for verb, domains in SPACE.verbs().items():
        targets((verb, *(next(iter(d)) for d in domains)))
