"""Positions: a table as a short text, read and written."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.war_of_the_ring.helpers import army, characters
from westmarch.games.war_of_the_ring.invariants import broken
from westmarch.games.war_of_the_ring.position import read_board, read_position, write_position
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECK_OF,
    FACES,
    STANDARD_TILES,
    TILE,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    GOLLUM,
    IN_FELLOWSHIP,
    NATION,
    SET_ASIDE,
)
from westmarch.games.war_of_the_ring.rules.setup import new_state
from westmarch.games.war_of_the_ring.rules.state import PHASES, War
from westmarch.kernel.engine.errors import BadPosition

FLOW = {"stack", "rng", "luck", "rolled", "known", "moves", "events", "offer", "decks", "pools"}
FLOW |= {"limits_kept"}
"""What a position does not say: what is going on, chance, the order of the decks; and what follows
from the rest."""

SIEGE = """
base: empty            # nothing else on the map
osgiliath: gondor 2 regular 1 elite 1 leader, boromir
inside minas_tirith: gondor 3 regular ; minas_tirith: sauron 5 regular, 2 nazgul, witch_king
gondor: active, at war
north: 2 steps from war
control pelargir: shadow
fellowship: lorien, progress 3, hidden, corruption 2, guide strider, companions strider gimli
hunt box: fp 1 shadow 3 ; hunt drawn: std_3_1 ; hunt removed: std_eye_1
hunt waiting: fp_elven_rope
dice fp: character character event ; dice shadow: army muster
rings fp 2 shadow 1
hand fp: fp_char_05 fp_strat_01 ; hand shadow: sh_char_10 ; table: fp_strat_02
discards: sh_char_04 ; face down: sh_char_05
casualties: gondor 4 regular
turn 4 ; to act: shadow ; players: 2
"""


def board_of(s: War) -> dict[str, object]:
    """The fields a position keeps."""
    fields = {f: getattr(s, f) for f in s.__struct_fields__ if f not in FLOW}
    fields["decks"] = [sorted(d) for d in s.decks]
    fields["hunt_pool"] = sorted(s.hunt_pool)
    return msgspec.to_builtins(fields)


def test_reads_armies_characters_and_control() -> None:
    s = read_board(SIEGE)
    assert army(s, "osgiliath") == {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1}
    assert characters(s, "osgiliath") == ["boromir"]
    assert army(s, "inside_minas_tirith") == {"gondor_regular": 3}
    assert army(s, "minas_tirith") == {"sauron_regular": 5, "nazgul": 2}
    assert characters(s, "minas_tirith") == ["witch_king"]
    assert s.control[REGION["pelargir"]] == 1
    assert s.captor[REGION["pelargir"]] == 1
    assert s.victory_points == [0, 1]
    assert broken(s) == []


def test_reads_tracks_dice_and_cards() -> None:
    s = read_board(SIEGE)
    assert s.political[NATION["gondor"]] == 0
    assert s.active[NATION["gondor"]] == 1
    assert s.political[NATION["north"]] == 2
    assert (s.ring_bearers, s.progress, s.revealed, s.corruption) == (REGION["lorien"], 3, 0, 2)
    assert s.characters[CHARACTER["strider"]] == IN_FELLOWSHIP
    assert s.characters[CHARACTER["legolas"]] == ELIMINATED
    assert s.guide == CHARACTER["strider"]
    assert s.hunt_box == [1, 3]
    assert TILE["std_3_1"] in s.hunt_drawn
    assert TILE["std_3_1"] not in s.hunt_pool
    assert s.hunt_waiting == [TILE["fp_elven_rope"]]
    assert [FACES[f] for f in s.dice[0]] == ["character", "character", "event"]
    assert s.rings == [2, 1]
    assert s.hands[0] == [CARD["fp_char_05"], CARD["fp_strat_01"]]
    assert s.table == [CARD["fp_strat_02"]]
    assert (s.turn, PHASES[s.phase], s.to_act) == (4, "action_resolution", 1)
    assert len(s.decks[0]) == 22, "one in hand, one played for its tile"


def test_nothing_stated_is_the_set_up() -> None:
    s = read_board("")
    fresh = new_state()
    assert s.figures == fresh.figures
    assert s.characters == fresh.characters
    assert s.political == fresh.political
    assert PHASES[s.phase] == "recover_and_draw"


def test_a_stated_region_replaces_the_set_up() -> None:
    s = read_board("minas_tirith: empty; Osgiliath: gondor 15 regulars".replace("15", "10"))
    assert army(s, "minas_tirith") == {}
    assert army(s, "osgiliath") == {"gondor_regular": 10}
    assert broken(s) == []


def test_names_as_on_the_map() -> None:
    s = read_board("base: empty\nHelm's Deep: rohan 1 elite\nBarad-dûr: sauron 2 regular")
    assert army(s, "helms_deep") == {"rohan_elite": 1}
    assert army(s, "barad_dur") == {"sauron_regular": 2}


def test_an_enemy_army_holds_the_settlement_it_stands_in() -> None:
    s = read_board("base: empty; dale: southrons_easterlings 2 regular; umbar: gondor 1 elite")
    assert s.control[REGION["dale"]] == 1
    assert s.victory_points == [2, 1]
    assert broken(s) == []


def test_the_kings_return_takes_strider_away() -> None:
    s = read_board("base: empty; minas_tirith: gondor 1 regular, aragorn")
    assert s.characters[CHARACTER["strider"]] == SET_ASIDE


def test_gollum_guides_the_ring_bearers_alone() -> None:
    s = read_board("fellowship: companions none ; mordor: step 2")
    assert s.guide == GOLLUM
    assert s.mordor == 2
    assert s.ring_bearers in (REGION["morannon"], REGION["minas_morgul"])


def test_cards_on_top_of_a_deck() -> None:
    s = read_board("deck fp_strategy: fp_strat_07 fp_strat_03", seed=8)
    assert [CARDS[c] for c in s.decks[1][:-3:-1]] == ["fp_strat_07", "fp_strat_03"]
    assert read_board("", seed=8).decks != read_board("", seed=9).decks


def test_other_ways_to_say_it() -> None:
    s = read_board(
        "hunt pool removed: std_eye_1; rings fp 1 shadow 2; mordor step 3; dice fp: 2 will"
    )
    assert TILE["std_eye_1"] in s.hunt_removed
    assert s.rings == [1, 2]
    assert s.mordor == 3
    assert [FACES[f] for f in s.dice[0]] == ["will_of_the_west"] * 2


@pytest.mark.parametrize("stated", ["", "; discards: fp_char_02"])
def test_a_special_tile_has_used_up_its_card(stated: str) -> None:
    s = read_position(f"hunt waiting: fp_elven_rope{stated}")
    card = CARD["fp_char_02"]
    assert s.discards[DECK_OF[card]] == [card]
    assert not any(card in pile for pile in (*s.decks, *s.hands))


def test_four_players() -> None:
    s = read_board("players: 4; turn 2; leading: rohan saruman; dice fp: event; dice shadow: army")
    assert s.leading == [1, 3]
    assert s.to_act == 0
    s = read_board(
        "players: 4; to act: saruman; hand rohan: fp_char_01; dale: empty\ncontrol dale: saruman"
    )
    assert s.to_act == 3
    assert s.captor[REGION["dale"]] == 3
    assert s.hands[1] == [CARD["fp_char_01"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_written_position_reads_back(players: int) -> None:
    text = SIEGE.replace("players: 2", f"players: {players}")
    if players == 3:
        text = text.replace("hand shadow", "hand saruman") + "last nations: gondor\n"
    if players == 4:
        text = text.replace("hand shadow", "hand saruman").replace("hand fp", "hand rohan")
        text += "next: gondor saruman; separate: osgiliath\n"
    text += "ring used: "
    text += "shadow" if players == 2 else "saruman"
    s = read_board(text)
    again = read_board(write_position(s))
    assert board_of(again) == board_of(s)


def test_the_game_goes_on_from_a_position() -> None:
    s = read_position(SIEGE)
    assert s.offer is not None
    assert s.offer.seat == 1
    assert s.offer.kind == "choose_die"
    assert broken(s) == []
    again = read_position(write_position(s))
    assert board_of(again) == board_of(s)
    assert again.offer == s.offer


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("osgilith: gondor 1 regular", "line 1: there is no region, Nation or statement"),
        ("osgilith: gondor 1 regular", "did you mean osgiliath"),
        ("base: empty\nedoras: rohan 11 regular", "line 2: only 10 of 10 figures rohan_regular"),
        ("base: empty; edoras: sauron 11 regular", "more than 10 units at edoras"),
        ("edoras: rohan 1 regular, sauron 1 regular", "both sides"),
        ("edoras: rohan 1 leader", "Leaders without an Army"),
        ("edoras: rohan 1 regular; edoras: empty", "is given twice"),
        ("edoras: gimli; dale: gimli", "has already been named"),
        ("edoras: gollum", "Gollum"),
        ("edoras: saruman", "never leaves Orthanc"),
        ("edoras: 3 regular", "of which Nation"),
        ("edoras: rohan 3", "3 needs the name"),
        ("edoras: rohan 3 dragons", "called 'dragons'"),
        ("edoras: isengard 1 leader", "isengard has no leader"),
        ("inside edoras: rohan 1 regular", "no Stronghold"),
        ("inside helms_deep: rohan 1 regular", "besieges"),
        (
            "base: empty; helms_deep: isengard 1 regular; inside helms_deep: rohan 6 regular",
            "more than 5 units",
        ),
        ("inside helms_deep: isengard 1 regular", "does not control"),
        ("base: empty; inside helms_deep: gimli", "no units inside"),
        ("fellowship: shire", "there is no region called 'shire'"),
        ("fellowship: rivendell, guide gimli", "cannot be Guide"),
        ("fellowship: corruption 12", "over"),
        ("fellowship: companions saruman", "no Companion"),
        ("minas_tirith: gondor 1 regular, aragorn; edoras: strider", "takes the place"),
        ("mordor: step 5", "step 0 to 4"),
        ("fellowship: lorien; mordor: step 1", "entered from"),
        ("gondor: passive, at war", "passive"),
        ("gondor: 5 steps from war", "1 to 3 steps"),
        ("control osgiliath: shadow", "no Settlement"),
        ("dale: sauron 1 regular; control dale: fp", "cannot control dale"),
        ("dice fp: eye", "no eye"),
        ("dice fp: 7 character", "only 6 dice"),
        ("dice shadow: eye", "hunt box"),
        ("dice nobody: army", "not a side"),
        ("rings: fp 3 shadow 1", "3 Elven Rings"),
        ("rings: fp many", "not a number"),
        ("hand fp: sh_char_01", "other side"),
        ("hand fp: fp_char_99", "no card"),
        ("hand fp: fp_char_01; discards: fp_char_01", "has already been named"),
        ("hand nobody: fp_char_01", "no seat"),
        ("table: fp_char_01", "stay on the table"),
        ("deck fp_strategy: fp_char_01", "a different deck"),
        ("hunt drawn: std_9", "no hunt tile"),
        ("hunt drawn: std_3_1; hunt removed: std_3_1", "has already been named"),
        ("hunt waiting: std_3_1", "is not a special tile"),
        ("hunt waiting: fp_elven_rope; hand fp: fp_char_02", "played for fp_elven_rope"),
        ("hunt drawn: fp_elven_rope; face down: fp_char_02", "played for fp_elven_rope"),
        ("hunt waiting: fp_elven_rope; deck fp_character: fp_char_02", "has already been named"),
        (f"hunt removed: {' '.join(TILES[t] for t in STANDARD_TILES)}", "no hunt tile is left"),
        ("players: 5", "players must be"),
        ("phase: lunch", "phase must be"),
        ("turn: 1; turn: 2", "is given twice"),
        ("base: full", "base must be"),
        ("casualties: sauron 1 regular", "return to the reinforcements"),
        ("eliminated: bilbo", "no Character"),
        ("hand", "colon"),
        ("dice: army", "needs a name after it"),
    ],
)
def test_impossible_positions_say_why(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as caught:
        read_position(text)
    assert "\n" not in str(caught.value)
