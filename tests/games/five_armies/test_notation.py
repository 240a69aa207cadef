"""Everything the game can say has a text: actions, questions, refusals, events."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.five_armies.helpers import SHADOW, bare, luck, put_army, start
from tests.games.said import Said, sections
from westmarch.games import five_armies
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.notation import PROSE, label, question, reason, tale
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.battle.battle import Battle
from westmarch.games.five_armies.rules.battle.damage import Casualties
from westmarch.games.five_armies.rules.cards.recruits import Reinforce
from westmarch.games.five_armies.rules.catalogue import CARD_TITLES, CARDS, TILE
from westmarch.games.five_armies.rules.characters.generals import ABILITIES
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import ORC
from westmarch.games.five_armies.rules.turn.action_dice import DEEDS
from westmarch.games.five_armies.rules.turn.fate import Fate
from westmarch.games.five_armies.story import points
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import prompt, take

SAID = Said(five_armies)
MESSAGES = sections(PROSE)


def test_everything_has_a_text_and_no_text_is_left_over() -> None:
    SAID.check(MESSAGES, SPACE)


def test_lines_of_events_show_what_is_told() -> None:
    SAID.check_lines(MESSAGES, {})


def test_every_action_has_a_label() -> None:
    """And no two of one verb read the same."""
    s = bare()
    for verb, domains in SPACE.verbs().items():
        assert verb in MESSAGES["action"], verb
        labels = [label(s, (verb, *args)) for args in product(*domains)]
        assert all(labels), verb
        assert len(set(labels)) == len(labels), verb
        assert not any("{" in text or "_" in text for text in labels), verb


def test_every_word_in_a_slot_is_known() -> None:
    """Values that are words of their own: deeds, abilities, endings."""
    assert set(MESSAGES["deed"]) == set(DEEDS)
    assert set(MESSAGES["ability"]) == set(ABILITIES)
    assert set(MESSAGES["ending"]) == SAID.texts("_end", 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_told(seed: int) -> None:
    """Everything that comes up in a game at random is said without a slot left open."""
    rng = Random(seed)
    s = GAME.new({}, seed=seed, listen=True)
    for _ in range(1200):
        if s.offer is None:
            break
        shown = prompt(s)
        assert shown is not None
        texts_shown = [question(s, s.offer)]
        texts_shown += [label(s, action) for action in s.offer.actions[:30]]
        texts_shown += [reason(refusal) for _, refusal in shown.refused[:30]]
        texts_shown += [tale(event) for event in s.events or ()]
        assert all("{" not in text and "_" not in text for text in texts_shown), texts_shown
        s.events = []
        take(s, rng.choice(s.offer.actions))


# ---- how it reads


def test_labels_read_well() -> None:
    s = bare()
    assert label(s, ("move_to", "camp")) == "to the Camp"
    assert label(s, ("play", "event_01")) == "play Blow the Horns / Captain of War"
    assert label(s, ("play", "fp_story_05")) == "play Elf-lords"
    assert label(s, ("manoeuvre", "lake_men")) == "Hail of Darts (Lake-men)"
    assert label(s, ("manoeuvre", "event_01")) == "Captain of War (Blow the Horns)"
    assert label(s, ("reroll", 1, 2)) == "re-roll 1 black die and 2 white dice"
    assert label(s, ("reroll", 0, 1)) == "re-roll 1 white die"
    assert label(s, ("reroll", 2, 0)) == "re-roll 2 black dice"
    assert label(s, ("reroll", 0, 0)) == "keep the dice"


def test_a_march_names_the_army() -> None:
    data = {"side": 1, "origin": "fallen_bridge", "to": "camp", "damage": 0, "leaders": 0}
    units = {"orc": 2, "warg": 1}
    assert tale(Event("army_moved", {**data, "units": units, "characters": []})) == (
        "A Shadow army goes from the Fallen Bridge to the Camp: 2 Orcs, 1 Warg."
    )
    assert tale(Event("army_moved", {**data, "units": units, "characters": ["bolg"]})).endswith(
        "with Bolg."
    )


def test_rolls_name_only_the_dice_there_are() -> None:
    data = {"side": "shadow", "target": 5, "bonus": 1}
    assert tale(Event("combat_roll", {**data, "black": [], "white": [1, 6]})) == (
        "Shadow roll (hits on 5+, +1): white 1, 6."
    )
    assert tale(Event("combat_roll", {**data, "black": [3], "white": []})).endswith("black 3.")


def test_questions_name_the_step() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, elf_archer=1, damage=2)
    start(s, Casualties(side=0, place=PLACE["camp"]))
    assert s.offer is not None
    assert question(s, s.offer) == (
        "3 units with 2 Damage tokens in the Camp; you may eliminate one unit to remove two tokens"
    )
    s = bare()
    put_army(s, "camp", lake_men=1, elf_archer=1, damage=3)
    start(s, Casualties(side=0, place=PLACE["camp"]))
    assert s.offer is not None
    assert question(s, s.offer).endswith("eliminate one unit and remove two tokens")


@pytest.mark.rule("b5a.10.16", "b5a.10.23")
def test_questions_of_a_round_say_how_many_and_which_card() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=3, leaders=2)
    put_army(s, "ruins_of_dale", lake_men=3)
    luck(s, 1, 1, 6, 5, 1, 1)
    battle = Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    start(s, battle)
    while s.offer is not None and s.offer.kind == "manoeuvre":
        take(s, s.offer.actions[0])
    assert s.offer is not None and s.offer.kind == "leader_reroll"
    assert question(s, s.offer).endswith("choose up to 2 failed dice to re-roll (hits on 5+)")
    take(s, ("reroll", 0, 0))
    assert s.offer is not None and s.offer.kind == "use_ability"
    assert question(s, s.offer).endswith("a black die scored a hit; use Hail of Darts (Lake-men)?")


@pytest.mark.rule("b5a.4.07")
def test_great_bats_and_leadership_tokens_are_told_together() -> None:
    s = bare()
    s.pools[SHADOW] = 6
    assert label(s, ("call_bats", 2)) == "2 Great Bats, 4 leadership tokens"


@pytest.mark.rule("b5a.7.03")
def test_a_fate_tile_says_where_the_marker_would_go() -> None:
    s = bare()
    s.fate, s.activations = 4, 3
    s.fate_pool = [TILE["plain_2"], TILE["plain_3"]]
    luck(s, 0)
    start(s, Fate())
    assert s.offer is not None
    assert question(s, s.offer) == (
        "Fate phase: the tile shows 2; move the marker to space 6, or draw another tile (2 left)?"
    )


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (Reinforce(side=SHADOW, places=(0, 1), units=((ORC, 2),), leaders=1), "2 Orcs and 1 lead"),
        (Reinforce(side=SHADOW, places=(0, 1), units=((ORC, 1),)), "1 Orc"),
        (Reinforce(side=SHADOW, places=(0, 1), leaders=2), "2 leadership tokens"),
        (Reinforce(side=SHADOW, places=(0, 1), heals=3), "loses up to 3 Damage tokens"),
    ],
)
def test_reinforcements_are_named(card: Reinforce, said: str) -> None:
    s = bare()
    start(s, card)
    assert s.offer is not None
    assert said in question(s, s.offer)
    assert "None" not in question(s, s.offer)


def test_lines_leave_out_what_is_nothing() -> None:
    roll = {"side": "shadow", "target": 5, "bonus": 0, "black": [], "white": [1]}
    assert tale(Event("combat_roll", roll)) == "Shadow roll (hits on 5+): white 1."
    assert tale(Event("bats_called", {"count": 0})) == "No Great Bat comes with the Shadow."
    assert tale(Event("wrath_lost", {"count": 1, "left": 0})) == "Beorn loses 1 Wrath (0 left)."
    assert tale(Event("bilbo_vanished", {"rings": 0})) == "Bilbo vanishes with his last Ring."
    where = next(c for c in CARDS if CARD_TITLES[CARDS.index(c)].endswith("?"))
    assert tale(Event("fate_card", {"card": where})).endswith("?")


def test_refusals_are_sentences() -> None:
    assert reason(Refusal("b5a.9.40", "pass_closed")) == "The mountain pass is closed."
    assert reason(Refusal("", "some_unknown_reason")) == "Some unknown reason."


@pytest.mark.rule("b5a.10.44")
def test_the_army_of_a_round_is_named_before_it_begins() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_south_plain", orc=2)
    put_army(s, "ruins_of_dale", lake_men=3)
    armies = (PLACE["v_east_plain"], PLACE["v_south_plain"])
    start(s, Battle(attacker=SHADOW, armies=armies, region=PLACE["ruins_of_dale"]))
    assert s.offer is not None
    assert question(s, s.offer).startswith("Battle for the Ruins of Dale, round 1: ")


def test_logs_of_earlier_versions_with_sides_by_number_are_told_alike() -> None:
    for kind, more in (
        ("card_played", {"card": "event_01"}),
        ("army_destroyed", {"place": "camp"}),
        ("passed", {}),
    ):
        now = tale(Event(kind, {"side": "shadow", **more}))
        assert now and tale(Event(kind, {"side": 1, **more})) == now
    course = [
        (1, Event("army_destroyed", {"side": side, "place": "camp"})) for side in (1, "shadow")
    ]
    assert [point.side for point in points(GAME.new({}, 1), course)] == [0, 0]
