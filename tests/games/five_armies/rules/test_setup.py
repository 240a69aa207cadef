"""Chapters 1 and 2: what is in the box, and how the game starts."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    characters,
    fresh,
    offered,
    put_army,
    start,
    tokens,
)
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.rules.catalogue import (
    CARDS,
    DECK_OF,
    DECKS,
    DIE_FACES,
    MANOEUVRES,
    START_DICE,
    TILE_COUNT,
    TILE_SPECIAL,
)
from westmarch.games.five_armies.rules.map.board import HOLDINGS, PLACES
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTERS,
    EAGLES,
    FACES_IN_BOX,
    FATE_SPACE,
    FIGURES,
    GREAT_BATS,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    OUT_OF_PLAY,
    THORIN,
    TOKEN_KINDS,
    TOKENS_OF_SIDE,
    UNITS,
)
from westmarch.games.five_armies.rules.setup import new_state
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left
from westmarch.games.five_armies.rules.turn.turn import PlaceLeaders


@pytest.mark.rule("b5a.1.01")
def test_two_players_one_for_each_side() -> None:
    assert GAME.players == (2, 2)
    assert GAME.seats({}) == ("free_peoples", "shadow")
    assert GAME.sides({}) == (0, 1)


@pytest.mark.rule("b5a.1.03", "b5a.2.08", "b5a.5.05")
def test_action_dice_and_their_faces() -> None:
    assert START_DICE == (5, 6)
    faces = [list(DIE_FACES[side]) for side in (FP, SHADOW)]
    assert [len(f) for f in faces] == [6, 6]
    names = ("character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye")
    assert sorted(names[f] for f in faces[FP]) == [
        "army_muster",
        "character",
        "character",
        "event",
        "muster",
        "will_of_the_west",
    ]
    assert sorted(names[f] for f in faces[SHADOW]) == [
        "army",
        "army_muster",
        "character",
        "event",
        "eye",
        "muster",
    ]


@pytest.mark.rule("b5a.1.04")
def test_ninety_two_cards() -> None:
    counts = {deck: sum(DECK_OF[c] == d for c in range(len(CARDS))) for d, deck in enumerate(DECKS)}
    assert counts == {"event": 30, "fp_story": 20, "shadow_story": 20, "fate": 9}
    # Nine unit cards, two special manoeuvres, and a Regroup card for each player.
    assert len(MANOEUVRES) + 1 == 13
    assert sum(counts.values()) + 13 == 92


@pytest.mark.rule("b5a.1.05")
def test_the_figures_in_the_box() -> None:
    assert dict(zip(UNITS, FIGURES, strict=True)) == {
        "dwarf_regular": 5,
        "dwarf_veteran": 5,
        "lake_men": 10,
        "elf_archer": 10,
        "elf_spearman": 10,
        "orc": 36,
        "warg": 12,
        "goblin": 12,
        "great_orc": 6,
    }
    assert (EAGLES, GREAT_BATS) == (5, 6)
    assert sum(FIGURES) + EAGLES + GREAT_BATS + len(CHARACTERS) == 126


@pytest.mark.rule("b5a.1.07")
def test_leadership_tokens_do_not_run_out() -> None:
    s = bare()
    for n, place in enumerate(PLACES[:16]):
        put_army(s, place, orc=1, leaders=2 if n < 9 else 0)
    start(s, PlaceLeaders(side=SHADOW, count=6))
    while s.offer is not None:
        act(s, offered(s)[0])
    assert sum(s.leaders) == 24


@pytest.mark.rule("b5a.2.01", "b5a.2.02")
def test_three_piles_of_recruitment_tokens() -> None:
    assert [sum(faces) for faces in FACES_IN_BOX] == [17, 20, 27]
    s = new_state()
    on_board = [sum(s.tokens[k::TOKEN_KINDS]) for k in range(TOKEN_KINDS)]
    assert on_board == [3, 4, 12]
    assert [tokens_left(s, k) for k in range(TOKEN_KINDS)] == [14, 16, 15]
    assert TOKENS_OF_SIDE == ((0, 1), (2,))


@pytest.mark.rule("b5a.2.03")
def test_free_peoples_start() -> None:
    s = new_state()
    assert army(s, "front_gate") == {"dwarf_veteran": 1}
    assert army(s, "eb_heights_centre") == {"dwarf_veteran": 1}
    assert army(s, "eastern_spur") == {"lake_men": 1}
    assert army(s, "camp") == {"dwarf_regular": 1}
    assert army(s, "ss_heights_pass") == {"elf_spearman": 1}
    assert army(s, "fallen_bridge") == {}
    assert army(s, "ruins_of_dale") == {"lake_men": 1}
    assert army(s, "v_east_swamp") == {"lake_men": 2}
    assert army(s, "ravenhill") == {"elf_spearman": 1}
    assert army(s, "lower_slopes") == {"elf_archer": 2}
    assert sum(s.fp_units) == 11
    assert [tokens(s, p, "dwarves_men") for p in ("eastern_spur", "camp", "ruins_of_dale")] == [
        1
    ] * 3
    assert [tokens(s, p, "elves") for p in ("fallen_bridge", "ravenhill", "lower_slopes")] == [
        1,
        2,
        1,
    ]


@pytest.mark.rule("b5a.2.04")
def test_shadow_start() -> None:
    s = new_state()
    assert army(s, "goblin_muster_west") == {"goblin": 1}
    assert army(s, "goblin_muster_north") == {"goblin": 2}
    assert army(s, "bl_muster_nw") == {"orc": 1, "great_orc": 1, "warg": 1}
    assert army(s, "bl_muster_n") == {"orc": 2, "great_orc": 1}
    assert army(s, "bl_muster_ne") == {"orc": 3, "warg": 1}
    assert army(s, "bl_muster_e") == {"warg": 3}
    for place in ("bl_muster_nw", "bl_muster_n", "bl_muster_ne", "bl_muster_e"):
        assert tokens(s, place, "shadow") == 3
    assert s.characters[BOLG] == OUT_OF_PLAY


@pytest.mark.rule("b5a.2.05")
def test_both_passes_start_closed() -> None:
    assert new_state().passes_open == [0, 0]


@pytest.mark.rule("b5a.2.06")
def test_four_decks_are_shuffled_and_no_cards_are_dealt() -> None:
    s = new_state()
    assert [len(d) for d in s.decks] == [30, 20, 20, 9]
    assert s.hands == [[], []]
    a, b = fresh(1), fresh(2)
    assert [sorted(d) for d in a.decks[3:]] == [sorted(d) for d in b.decks[3:]]
    assert a.decks != b.decks
    # The first cards come in the Recovery phase of turn 1.
    assert [len(h) for h in a.hands] == [2, 2]


@pytest.mark.rule("b5a.2.07")
def test_fate_track_and_pool() -> None:
    s = new_state()
    assert s.fate == 0
    assert FATE_SPACE[BILBO] == 2
    assert FATE_SPACE[THORIN] == 6
    assert FATE_SPACE[LORD_OF_THE_EAGLES] == 8
    assert FATE_SPACE[BEORN] == 11
    assert len(s.fate_pool) == 12 and not any(TILE_SPECIAL[t] for t in s.fate_pool)
    assert sum(TILE_COUNT) == 14


@pytest.mark.rule("b5a.2.09")
def test_who_is_in_play_at_the_start() -> None:
    s = new_state()
    assert characters(s, "eastern_spur") == ["bard"]
    assert characters(s, "camp") == ["dain"]
    assert characters(s, "ravenhill") == ["gandalf", "thranduil"]
    for c in (BILBO, THORIN, LORD_OF_THE_EAGLES, BEORN):
        assert s.characters[c] == ON_TRACK
    assert s.bats == [0, 0, 0, 0]


@pytest.mark.rule("b5a.2.10")
def test_everything_starts_under_free_peoples_control() -> None:
    s = new_state()
    assert len(HOLDINGS) == 7 and not any(s.shadow_control)


@pytest.mark.rule("b5a.2.08", "b5a.4.02")
def test_pools_of_the_first_turn() -> None:
    s = fresh()
    assert s.pools == [5, 6]
    assert asked(s) == "activate_generals"
