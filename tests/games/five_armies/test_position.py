"""Positions: a table as a short text, read and written."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.games.five_armies.helpers import army, characters, tokens
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.invariants import broken
from westmarch.games.five_armies.position import read_board, read_position, write_position
from westmarch.games.five_armies.rules.catalogue import CARD, CARDS, DECK_OF, FACES, TILE
from westmarch.games.five_armies.rules.map.board import PLACE, TERRITORY
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    CHARACTER,
    ELIMINATED,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    OUT_OF_PLAY,
)
from westmarch.games.five_armies.rules.setup import new_state
from westmarch.games.five_armies.rules.state import PHASES, Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.flow import take

FLOW = {"stack", "rng", "luck", "rolled", "known", "moves", "events", "offer", "decks"}
"""What a position does not say: what is going on, chance, the order of the decks."""

SIEGE = """
base: empty            # nothing else on the board
camp: 2 dwarf_regular 1 lake_men, dain, 1 damage, 2 leaders, 1 dwarves_men_token
bl_muster_n: 6 orc, bolg, 3 shadow_token
ruins_of_dale: 2 warg ; v_south_plain: beorn
walls front_gate: 1 ; open passes: mountain_pass_north
bats: valley 2 broken_lands 1 ; eagles: eyrie 1 valley 2 ; lord: valley
wrath: 5 ; bodyguards: 2 ; concentration: yes
activated: dain ; activations: 2
fate: 4 ; waiting: thorin 5 ; eliminated: bard ; vanished: bilbo ; rings: 1
fate removed: plain_1 fate_2 ; fate pool: arkenstone
flipped shadow: 2 orc_1 1 warg_1
dice fp: 2 character event ; dice shadow: eye army_muster ; pools: fp 5 shadow 7
hand fp: event_01 fp_story_06 ; hand shadow: event_02
table: fate_09 shadow_story_05 shadow_story_06 ; armour: 2 ; orcs on card: 3 ; troubled: dain
discards: event_04 ; face down fp: event_03
turn 4 ; to act: shadow
"""


def board_of(s: Battlefield) -> object:
    """The fields a position keeps."""
    fields = {f: getattr(s, f) for f in s.__struct_fields__ if f not in FLOW}
    fields["decks"] = [sorted(d) for d in s.decks]
    return msgspec.to_builtins(fields)


def test_reads_armies_and_characters() -> None:
    s = read_board(SIEGE)
    assert army(s, "camp") == {"dwarf_regular": 2, "lake_men": 1}
    assert characters(s, "camp") == ["dain"]
    assert (s.damage[PLACE["camp"]], s.leaders[PLACE["camp"]]) == (1, 2)
    assert tokens(s, "camp", "dwarves_men") == 1
    assert army(s, "bl_muster_n") == {"orc": 6}
    assert s.characters[CHARACTER["bard"]] == ELIMINATED
    assert s.characters[CHARACTER["gandalf"]] == OUT_OF_PLAY
    assert s.characters[CHARACTER["thorin"]] == ON_TRACK
    assert s.fate_space[CHARACTER["thorin"]] == 5
    assert s.fate_space[CHARACTER["beorn"]] == -1
    assert s.characters[LORD_OF_THE_EAGLES] == ALOFT
    assert s.lord_over == TERRITORY["valley"]
    assert (s.wrath, s.rings, s.bodyguards, s.concentration) == (5, 1, 2, 1)
    assert broken(s) == []


def test_reads_tracks_dice_and_cards() -> None:
    s = read_board(SIEGE)
    assert s.shadow_control[PLACE["ruins_of_dale"]] == 1
    assert s.wall_damage[PLACE["front_gate"]] == 1
    assert sum(s.passes_open) == 1
    assert sum(s.bats) == 3
    assert (s.eyrie, sum(s.eagles)) == (1, 2)
    assert s.fate == 4
    assert s.fate_removed == [TILE["plain_1"], TILE["fate_2"]]
    assert TILE["arkenstone"] in s.fate_pool
    played = CARD["fp_story_19"]
    assert played in s.discards[DECK_OF[played]], "the card brought the tile"
    assert not any(played in deck for deck in s.decks)
    assert len(s.faces[2]) == 24
    assert [FACES[f] for f in s.dice[0]] == ["character", "character", "event"]
    assert s.hands[0] == [CARD["event_01"], CARD["fp_story_06"]]
    assert s.hidden_discards[0] == [CARD["event_03"]]
    assert (s.armour, s.orcs_on_card, s.troubled) == (2, 3, CHARACTER["dain"])
    assert (s.turn, PHASES[s.phase], s.to_act) == (4, "action_round", 1)
    assert (s.activations, sum(s.activated)) == (2, 1)


def test_nothing_stated_is_the_set_up() -> None:
    s = read_board("")
    fresh = new_state()
    assert s.units == fresh.units
    assert s.tokens == fresh.tokens
    assert s.characters == fresh.characters
    assert PHASES[s.phase] == "recovery"
    assert broken(s) == []


def test_a_stated_place_replaces_the_set_up() -> None:
    s = read_board("Camp: empty; Ruins of Dale: 3 elf_archers")
    assert army(s, "camp") == {}
    assert tokens(s, "camp", "dwarves_men") == 0
    assert s.characters[CHARACTER["dain"]] == OUT_OF_PLAY
    assert army(s, "ruins_of_dale") == {"elf_archer": 3}
    s = read_board("camp: empty; ruins_of_dale: 1 lake_men, dain")
    assert characters(s, "ruins_of_dale") == ["dain"]
    assert broken(s) == []


def test_characters_come_with_what_their_sheets_give() -> None:
    s = read_board("base: empty; camp: 1 lake_men, bilbo; v_south_plain: beorn; bl_muster_n: bolg")
    assert s.rings > 0
    assert s.wrath > 0
    assert s.bodyguards > 0
    assert broken(s) == []


def test_five_units_open_a_pass() -> None:
    assert sum(read_board("base: empty; goblin_muster_north: 5 goblin").passes_open) == 1


def test_control_may_be_stated_against_the_army() -> None:
    s = read_board("base: empty; ruins_of_dale: 2 warg; control ruins_of_dale: fp")
    assert s.shadow_control[PLACE["ruins_of_dale"]] == 0
    s = read_board("base: empty; control ravenhill: shadow")
    assert s.shadow_control[PLACE["ravenhill"]] == 1


def test_cards_on_top_of_a_deck() -> None:
    s = read_board("deck event: event_07 event_03", seed=8)
    assert [CARDS[c] for c in s.decks[0][:-3:-1]] == ["event_07", "event_03"]
    assert read_board("", seed=8).decks != read_board("", seed=9).decks


def test_a_written_position_reads_back() -> None:
    s = read_board(SIEGE)
    assert board_of(read_board(write_position(s))) == board_of(s)


def test_the_game_goes_on_from_a_position() -> None:
    s = read_position(SIEGE)
    assert s.offer is not None
    assert s.offer.seat == 1
    assert s.offer.kind == "choose_die"
    assert broken(s) == []
    again = read_position(write_position(s))
    assert board_of(again) == board_of(s)
    assert again.offer == s.offer


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games_read_back(seed: int) -> None:
    """Between actions a game is written and read without loss; within one it is refused."""
    rng = Random(seed)
    s = GAME.new({}, seed)
    written = 0
    while s.offer is not None:
        if s.offer.kind in ("choose_die", "activate_generals", "choose_bats"):
            top = s.stack[-1]
            if not (isinstance(top, ActionRound) and top.general_used):
                again = read_position(write_position(s))
                assert board_of(again) == board_of(s)
                assert again.offer == s.offer
                written += 1
        else:
            with pytest.raises(BadPosition, match="between actions"):
                write_position(s)
        take(s, rng.choice(s.offer.actions))
    assert written > 20
    with pytest.raises(BadPosition, match="in progress"):
        write_position(s)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ravenhil: 1 elf_archer", "line 1: there is no place or statement"),
        ("ravenhil: 1 elf_archer", "did you mean ravenhill"),
        ("base: empty\ncamp: 9 dwarf_veteran", "line 2: only 5 of 5 units dwarf_veteran"),
        ("base: empty; camp: 6 lake_men", "more than 5 units at camp"),
        ("camp: 1 lake_men 1 orc", "both sides"),
        ("camp: 1 leader", "without an army"),
        ("camp: 1 lake_men, 2 damage", "more Damage tokens than units"),
        ("camp: 1 lake_men; camp: empty", "is given twice"),
        ("camp: 1 lake_men, dain; ravenhill: dain", "has already been named"),
        ("camp: lord_of_the_eagles", "stands nowhere"),
        ("camp: 1 lake_men, beorn", "keeps apart"),
        ("camp: 2 dain", "only one dain"),
        ("camp: 3", "3 needs the name"),
        ("camp: 3 2 orc", "3 needs the name"),
        ("camp: 3 dragons", "called 'dragons'"),
        ("camp: 3 ork", "did you mean orc"),
        ("goblin_muster_west: 1 lake_men", "inside the mountain"),
        ("goblin_muster_west: gandalf", "inside the mountain"),
        ("goblin_muster_west: 1 shadow_token", "lie in regions"),
        ("camp: 30 elves_token", "elves tokens are left"),
        ("flipped elves: 11 elf_archer_1", "not so many elves tokens"),
        ("flipped elves: orc_1", "no face"),
        ("flipped men: orc_1", "no kind of token"),
        ("control v_south_plain: shadow", "neither settlement nor fortification"),
        ("control camp: nobody", "not a side"),
        ("control camp:", "does not say which side controls"),
        ("walls front_gate: 99", "walls front_gate must be a number from 0 to 6"),
        ("open passes: camp", "no mountain pass"),
        ("bats: valley 99", "Great Bats"),
        ("bats: valley", "number each"),
        ("bats: moria 1", "no territory"),
        ("bats: valley many", "not a number"),
        ("eagles: eyrie 99", "Eagles besides"),
        ("lord: moria", "no territory"),
        ("v_south_plain: beorn; wrath: 0", "without Wrath"),
        ("activated: bolg", "no General"),
        ("activated: bard dain; activations: 1", "2 activation tokens of 1"),
        ("eliminated: smaug", "no character"),
        ("vanished: bard", "only Bilbo"),
        ("waiting: bard 3", "does not wait"),
        ("waiting: beorn 99", "fate track ends"),
        ("fate: 15", "from 0 to 14"),
        ("fate: far", "must be a number"),
        ("fate removed: plain_9", "no fate tile"),
        ("fate removed: fate_1 fate_1 fate_1", "not so many tiles"),
        ("fate pool: plain_1", "is not a special tile"),
        ("fate pool: arkenstone arkenstone", "not so many tiles"),
        ("fate pool: arkenstone; hand fp: fp_story_19", "played for arkenstone"),
        ("dice fp: eye", "no eye"),
        ("dice fp: 7 character", "only 6 dice"),
        ("dice nobody: army", "not a side"),
        ("hand fp: shadow_story_01", "other side"),
        ("hand fp: fate_01", "never held"),
        ("hand fp: event_99", "no card"),
        ("hand fp: event_01; discards: event_01", "has already been named"),
        ("hand fp: event_01 event_02 event_03 event_04 event_05 event_06 event_07", "more than 6"),
        ("table: event_01", "stay on the table"),
        ("deck fate: event_01", "a different deck"),
        ("deck moria: event_01", "no deck"),
        ("armour: 2", "not on the table"),
        ("table: shadow_story_05", "stays only for them"),
        ("table: shadow_story_06", "troubles one General"),
        ("troubled: bolg", "no General"),
        ("phase: lunch", "phase must be"),
        ("to act: everybody else", "one side"),
        ("turn: 1; turn: 2", "is given twice"),
        ("base: full", "base must be"),
        ("hand", "colon"),
        ("dice: army", "needs a name after it"),
    ],
)
def test_impossible_positions_say_why(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as caught:
        read_position(text)
    assert "\n" not in str(caught.value)
