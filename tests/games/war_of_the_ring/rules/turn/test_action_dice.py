"""Chapter 4, Phase 5: dice, passing, skipping, Elven Rings, what each result offers."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    at_war,
    bare,
    capture,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, FACE
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GOLLUM,
    GONDOR,
    IN_FELLOWSHIP,
    ISENGARD,
    NORTH,
    SAURON,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution


def table(fp: str, shadow: str, first: int = -1, players: int = 2) -> War:
    s = bare(players)
    put_army(s, "minas_tirith", gondor_regular=3, gondor_leader=1)
    put_army(s, "minas_morgul", sauron_regular=5, nazgul=1)
    put_army(s, "orthanc", isengard_regular=4)
    put_army(s, "umbar", southrons_easterlings_regular=3)
    s.decks = [list(range(10, 20)), list(range(30, 40)), list(range(60, 70)), list(range(80, 90))]
    s.dice = [sorted(FACE[f] for f in fp.split()), sorted(FACE[f] for f in shadow.split())]
    s.pools = [4, 7]
    s.rings = [0, 0]
    start(s, ActionResolution(first=first))
    return s


def use(s: War, face: str) -> None:
    """Take a die, unless it was the only choice and has been taken already."""
    assert s.offer is not None
    if s.offer.kind == "choose_die":
        act(s, f"use_die {face}")


def seat(s: War) -> int:
    assert s.offer is not None
    return s.offer.seat


@pytest.mark.rule("wotr.4.17", "wotr.4.06", "wotr.4.18")
def test_players_alternate_one_die_at_a_time_free_peoples_first() -> None:
    s = table("event event", "event event")
    order = []
    while s.offer is not None:
        order.append(seat(s))
        use(s, "event")
        act(s, "skip")
    assert order == [0, 1, 0, 1]
    assert s.dice == [[], []]


@pytest.mark.rule("wotr.4.22")
def test_a_player_alone_with_dice_goes_on() -> None:
    s = table("event", "event event event")
    use(s, "event")
    act(s, "skip")
    for left in (3, 2, 1):
        assert seat(s) == SHADOW and len(s.dice[SHADOW]) == left
        use(s, "event")
        act(s, "skip")
    assert s.offer is None


@pytest.mark.rule("wotr.4.20")
def test_passing_needs_strictly_fewer_dice() -> None:
    s = table("event", "event muster")
    assert "pass" in offered(s)
    act(s, "pass")
    assert seat(s) == SHADOW and s.dice[FREE_PEOPLES] == [FACE["event"]], "no die is spent"
    assert why(s, "pass") == ("wotr.4.20", "not_fewer_dice")
    s = table("event", "event")
    assert why(s, "pass") is not None


@pytest.mark.rule("wotr.4.21")
def test_skipping_uses_up_the_die_without_effect() -> None:
    s = table("event", "event event")
    act(s, "use_die event", "skip")
    assert s.dice[FREE_PEOPLES] == [] and seat(s) == SHADOW
    assert not s.hands[0]


@pytest.mark.rule("wotr.4.21")
def test_a_die_without_any_legal_action_is_skipped_knowingly() -> None:
    s = bare()
    s.dice, s.rings = [[FACE["army"]], []], [0, 0]
    start(s, ActionResolution())
    assert s.offer is not None and s.offer.kind == "choose_action"
    assert offered(s) == ["skip"] and s.dice[FREE_PEOPLES] == [FACE["army"]]
    assert why(s, "act march") is not None, "and the reasons can be read"
    act(s, "skip")
    assert s.dice[FREE_PEOPLES] == [] and s.offer is None


@pytest.mark.rule("wotr.4.40")
def test_a_result_gives_exactly_one_action() -> None:
    s = table("event event", "event")
    use(s, "event")
    act(s, "draw fp_character")
    assert seat(s) == SHADOW and len(s.hands[0]) == 1


def menu(s: War, *acts: str) -> set[str]:
    """What is considered for the result now, legal or not."""
    act(s, *acts)
    frame = s.stack[-1]
    candidates = type(frame).choose_action.candidates(frame, s)  # type: ignore[attr-defined]
    return {" ".join(str(p) for p in a) for a in candidates[1]}


@pytest.mark.rule("wotr.4.23", "wotr.4.25", "wotr.4.26", "wotr.4.27", "wotr.4.28")
def test_what_a_character_result_of_the_free_peoples_offers() -> None:
    s = table("character event", "event")
    assert menu(s, "use_die character") == {
        "act march_led",
        "act attack_led",
        "act move_fellowship",
        "act hide_fellowship",
        "act separate_companions",
        "act move_companions",
        "skip",
    }
    assert why(s, "act move_fellowship") is None
    assert why(s, "act hide_fellowship") is not None, "it is hidden already"


@pytest.mark.rule("wotr.4.29", "wotr.4.23")
def test_what_a_character_result_of_the_shadow_offers() -> None:
    s = table("event", "character event", first=1)
    assert menu(s, "use_die character") == {
        "act march_led",
        "act attack_led",
        "act move_nazgul_and_minions",
        "skip",
    }


@pytest.mark.rule("wotr.4.30", "wotr.4.31")
def test_what_an_army_result_offers() -> None:
    s = table("event", "army event", first=1)
    assert menu(s, "use_die army") == {"act march", "act attack", "skip"}


@pytest.mark.rule("wotr.4.33", "wotr.4.35", "wotr.4.36")
def test_what_a_muster_result_offers() -> None:
    s = table("event", "muster event", first=1)
    assert menu(s, "use_die muster") == {
        "act muster",
        "act bring_minion",
        "act voice_of_saruman",
        "diplomacy isengard",
        "diplomacy sauron",
        "diplomacy southrons_easterlings",
        "skip",
    }


@pytest.mark.rule("wotr.4.39")
def test_a_muster_army_result_is_either() -> None:
    s = table("army_muster event", "event")
    found = menu(s, "use_die army_muster")
    assert {"act march", "act attack", "act muster", "diplomacy gondor"} <= found
    assert not any("fellowship" in text for text in found)


@pytest.mark.rule("wotr.4.37", "wotr.5.04", "wotr.5.06")
def test_an_event_result_draws_from_a_deck_of_ones_choice() -> None:
    s = table("event event event", "event")
    s.decks[1] = []
    start(s, ActionResolution())
    use(s, "event")
    assert "draw fp_character" in offered(s)
    assert why(s, "draw fp_strategy") == ("wotr.5.06", "deck_empty")
    assert why(s, "draw sh_character") is not None
    act(s, "draw fp_character")
    assert s.hands[0] == [19]


@pytest.mark.rule("wotr.4.33", "wotr.7.06", "wotr.7.03")
def test_diplomacy_moves_one_marker_one_step() -> None:
    s = table("muster event", "event")
    s.political[NORTH] = 1
    act(s, "use_die muster")
    assert why(s, "diplomacy north") == ("wotr.7.03", "passive_nation")
    act(s, "diplomacy gondor")
    assert s.political[GONDOR] == 1


def holding(face: str, *cards: str, fp: bool = True) -> War:
    """A player with these cards in hand who has chosen this die."""
    s = bare()
    put_army(s, "minas_tirith", gondor_regular=3, gondor_leader=1)
    s.hands[0 if fp else 1] = [CARD[c] for c in cards]
    s.dice = [[FACE[face]], [FACE["event"]]] if fp else [[FACE["event"]], [FACE[face]]]
    s.rings = [0, 0]
    start(s, ActionResolution(first=0 if fp else 1))
    use(s, face)
    return s


@pytest.mark.rule("wotr.4.24", "wotr.4.32", "wotr.4.34", "wotr.4.38", "wotr.5.07")
@pytest.mark.parametrize(
    ("face", "playable"),
    [
        ("character", {"fp_char_01"}),
        ("muster", {"fp_strat_08"}),
        ("army_muster", {"fp_strat_02", "fp_strat_08"}),
        ("event", {"fp_char_01", "fp_strat_02", "fp_strat_08"}),
    ],
)
def test_which_cards_a_result_plays(face: str, playable: set[str]) -> None:
    # A Character, an Army and a Muster Event; the last two are both Strategy cards.
    s = holding(face, "fp_char_01", "fp_strat_02", "fp_strat_08")
    assert {t.split()[1] for t in offered(s) if t.startswith("play ")} == playable


@pytest.mark.rule("wotr.ex.5.01", "wotr.5.07")
def test_paths_of_the_woses_needs_an_event_or_an_army_banner() -> None:
    for face, plays in (("event", True), ("army_muster", True), ("muster", False)):
        s = bare()
        put_army(s, "edoras", rohan_regular=2)
        at_war(s, "rohan")
        s.hands[0] = [CARD["fp_strat_11"]]
        s.dice = [[FACE[face]], [FACE["event"]]]
        s.rings = [0, 0]
        start(s, ActionResolution())
        if s.offer is not None and s.offer.kind == "choose_die":
            act(s, f"use_die {face}")
        assert ("play fp_strat_11" in offered(s)) is plays


@pytest.mark.rule("wotr.4.41")
def test_will_of_the_west_becomes_any_other_result() -> None:
    s = table("will_of_the_west event", "event")
    act(s, "use_die will_of_the_west")
    assert {t for t in offered(s) if t.startswith("become")} == {
        "become character",
        "become muster",
        "become army_muster",
        "become event",
    }
    act(s, "become event", "draw fp_strategy")
    assert s.hands[0] == [39] and s.dice[FREE_PEOPLES] == [FACE["event"]]
    assert seat(s) == SHADOW, "it costs no additional action"


@pytest.mark.rule("wotr.4.42", "wotr.2.15", "wotr.6.01")
def test_will_of_the_west_crowns_aragorn() -> None:
    s = table("will_of_the_west event", "event")
    act(s, "use_die will_of_the_west")
    assert why(s, "act crown_aragorn") is not None
    s = bare()
    put_army(s, "minas_tirith", gondor_regular=1)
    place_character(s, "strider", "minas_tirith")
    s.dice = [[FACE["will_of_the_west"], FACE["event"]], [FACE["event"]]]
    s.dice[0].sort()
    start(s, ActionResolution())
    act(s, "use_die will_of_the_west", "act crown_aragorn")
    assert told(s, "die_used")


@pytest.mark.rule("wotr.4.19", "wotr.8.15", "wotr.4.25")
def test_the_die_that_moves_the_fellowship_goes_to_the_hunt_box() -> None:
    s = table("character event", "event")
    act(s, "use_die character", "act move_fellowship")
    assert s.progress == 1 and s.hunt_box == [1, 0]


@pytest.mark.rule("wotr.8.24", "wotr.4.26")
def test_the_die_that_hides_the_fellowship_does_not() -> None:
    s = table("character event", "event")
    s.revealed = 1
    act(s, "use_die character", "act hide_fellowship")
    assert s.revealed == 0 and s.hunt_box == [0, 0]


# ---- Elven Rings


def with_rings(fp: str, shadow: str, rings: list[int], first: int = 0) -> War:
    s = bare()
    put_army(s, "minas_tirith", gondor_regular=3, gondor_leader=1)
    put_army(s, "minas_morgul", sauron_regular=5, nazgul=1)
    s.decks = [list(range(10, 20)), list(range(30, 40)), list(range(60, 70)), list(range(80, 90))]
    s.dice = [sorted(FACE[f] for f in fp.split()), sorted(FACE[f] for f in shadow.split())]
    s.rings = rings
    start(s, ActionResolution(first=first))
    return s


@pytest.mark.rule("wotr.4.43", "wotr.4.44")
def test_a_free_peoples_ring_changes_a_die_and_passes_to_the_shadow() -> None:
    s = with_rings("muster muster", "event event", [3, 0])
    act(s, "elven_ring muster event")
    assert s.rings == [2, 1]
    assert sorted(s.dice[0]) == sorted([FACE["muster"], FACE["event"]])
    assert seat(s) == FREE_PEOPLES, "the same player now takes a normal action"
    assert {"use_die muster", "use_die event"} <= set(offered(s)), "with any unused die"


@pytest.mark.rule("wotr.4.44", "wotr.4.20")
def test_after_a_ring_the_player_acts_and_does_not_pass() -> None:
    s = with_rings("muster muster", "event event event", [3, 0])
    assert "pass" in offered(s)
    act(s, "elven_ring muster event")
    assert why(s, "pass") == ("wotr.4.44", "no_pass_after_elven_ring")
    act(s, "use_die muster", "skip")
    act(s, "use_die event", "draw sh_strategy")
    assert seat(s) == FREE_PEOPLES and "pass" in offered(s), "passing is free again"


@pytest.mark.rule("wotr.4.45")
def test_one_ring_a_turn() -> None:
    s = with_rings("muster muster", "event event", [3, 0])
    act(s, "elven_ring muster event")
    assert why(s, "elven_ring muster event") == ("wotr.4.45", "elven_ring_used")


@pytest.mark.rule("wotr.4.46")
def test_no_ring_makes_a_will_of_the_west() -> None:
    s = with_rings("muster muster", "event event", [3, 0])
    assert why(s, "elven_ring muster will_of_the_west") is not None
    assert {t.split()[2] for t in offered(s) if t.startswith("elven_ring")} == {
        "character",
        "army_muster",
        "event",
    }


@pytest.mark.rule("wotr.4.47", "wotr.4.43", "wotr.9.07")
def test_a_shadow_ring_may_make_an_eye_and_leaves_the_game() -> None:
    s = with_rings("muster", "army army", [0, 1], first=1)
    act(s, "elven_ring army eye")
    assert s.rings == [0, 0] and s.hunt_box == [0, 1] and s.dice[1] == [FACE["army"]]
    assert seat(s) == SHADOW, "not an action: the Shadow still acts"


# ---- abilities that let any die do something


@pytest.mark.rule("wotr.8.10", "wotr.6.15")
def test_strider_as_guide_hides_the_fellowship_with_any_die() -> None:
    s = bare()
    s.revealed = 1
    s.guide = STRIDER
    s.dice = [[FACE["muster"]], [FACE["event"]]]
    s.rings = [0, 0]
    start(s, ActionResolution())
    act(s, "act hide_fellowship")
    assert s.revealed == 0
    s.revealed = 1
    s.guide = GOLLUM
    s.characters[STRIDER] = IN_FELLOWSHIP
    s.dice = [[FACE["muster"]], [FACE["event"]]]
    start(s, ActionResolution())
    assert "act hide_fellowship" not in offered(s)


@pytest.mark.rule("wotr.6.15")
@pytest.mark.parametrize(
    ("companion", "home", "elsewhere", "nation"),
    [
        ("boromir", "minas_tirith", "lossarnach", GONDOR),
        ("boromir", "pelargir", "osgiliath", GONDOR),
        ("legolas", "woodland_realm", "dale", ELVES),
        ("gimli", "erebor", "iron_hills", DWARVES),
    ],
)
def test_a_companion_at_home_lets_any_die_advance_his_nation(
    companion: str, home: str, elsewhere: str, nation: int
) -> None:
    for region, works in ((home, True), (elsewhere, False)):
        s = bare()
        place_character(s, companion, region)
        s.dice = [[FACE["character"]], [FACE["event"]]]
        s.rings = [0, 0]
        start(s, ActionResolution())
        assert any(t.startswith("counsel") for t in offered(s)) is works
    s = bare()
    capture(s, home, seat=1)
    place_character(s, companion, home)
    s.dice = [[FACE["character"]], [FACE["event"]]]
    s.rings = [0, 0]
    start(s, ActionResolution())
    assert not any(t.startswith("counsel") for t in offered(s)), "conquered"
    s = bare()
    place_character(s, companion, home)
    s.table = [CARD["sh_strat_05"]]
    before = s.political[nation]
    s.dice = [[FACE["character"]], [FACE["event"]]]
    s.rings = [0, 0]
    start(s, ActionResolution())
    act(s, next(t for t in offered(s) if t.startswith("counsel")))
    assert s.political[nation] == before - 1
    assert not s.table, "a Companion's ability that advances a Nation ends Threats and Promises"


@pytest.mark.rule("wotr.6.15")
def test_the_mouth_of_sauron_turns_one_muster_result_a_turn_into_an_army_result() -> None:
    s = bare()
    put_army(s, "minas_morgul", sauron_regular=5)
    place_character(s, "mouth_of_sauron", "minas_morgul")
    s.dice = [[], [FACE["muster"]] * 3]
    s.rings = [0, 0]
    start(s, ActionResolution(first=1))
    use(s, "muster")
    act(s, "act march")
    assert s.messenger_used == 1
    while s.offer is not None and s.offer.kind not in ("choose_die", "choose_action"):
        act(s, offered(s)[0])
    if s.offer is not None and s.offer.kind == "choose_die":
        act(s, "use_die muster")
    assert "act march" not in offered(s)


@pytest.mark.rule("wotr.11.14", "wotr.6.15")
@pytest.mark.parametrize(("player", "serves"), [(2, True), (3, False)])
def test_only_the_witch_king_player_sends_the_messenger(player: int, serves: bool) -> None:
    s = bare(4)
    put_army(s, "minas_morgul", sauron_regular=5)
    put_army(s, "orthanc", isengard_regular=5)
    place_character(s, "mouth_of_sauron", "minas_morgul")
    s.hands[player] = [CARD["sh_strat_07"]]  # an Army card
    s.dice = [[], [FACE["muster"]]]
    s.rings = [0, 0]
    start(s, ActionResolution(first=player))
    assert seat(s) == player
    assert ("act march" in offered(s)) is serves
    assert ("play sh_strat_07" in offered(s)) is serves


# ---- cards that cost a die to discard


@pytest.mark.rule("wotr.5.12")
def test_the_shadow_pays_off_a_power_too_great_with_a_die_and_two_cards() -> None:
    s = bare()
    s.table = [CARD["fp_strat_02"]]
    s.hands[1] = [CARD["sh_char_01"], CARD["sh_strat_07"], CARD["sh_strat_08"]]
    s.dice = [[FACE["event"]], [FACE["muster"]]]
    s.rings = [0, 0]
    start(s, ActionResolution(first=1))
    act(s, "pay_off fp_strat_02")
    assert set(offered(s)) == {"discard sh_strat_07", "discard sh_strat_08"}
    act(s, "discard sh_strat_07")
    assert s.hands[1] == [CARD["sh_strat_08"]] and s.table == []
    s = bare()
    s.table = [CARD["fp_strat_02"]]
    s.hands[1] = [CARD["sh_char_01"], CARD["sh_char_02"]]
    s.dice = [[FACE["event"]], [FACE["muster"]]]
    start(s, ActionResolution(first=1))
    assert "pay_off fp_strat_02" not in offered(s), "no Army card to pay with"


@pytest.mark.rule("wotr.5.12")
def test_the_free_peoples_pay_off_the_palantir() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    s.table = [CARD["sh_char_21"]]
    s.dice = [[FACE["muster"], FACE["event"]], [FACE["event"]]]
    s.rings = [1, 0]
    start(s, ActionResolution())
    act(s, "use_die muster", "pay_off sh_char_21")
    assert s.rings == [0, 1] and not s.table, "any die together with an Elven Ring"
    s = bare()
    place_character(s, "saruman", "orthanc")
    s.table = [CARD["sh_char_21"]]
    s.dice = [[FACE["will_of_the_west"]], [FACE["event"]]]
    s.rings = [0, 0]
    start(s, ActionResolution())
    act(s, "pay_off sh_char_21")
    assert not s.table, "or a Will of the West alone"


@pytest.mark.rule("wotr.5.12", "wotr.5.11")
def test_denethors_folly_is_paid_off_with_a_hero_in_minas_tirith() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    s.table = [CARD["sh_strat_03"]]
    s.dice = [[FACE["muster"]], [FACE["event"]]]
    s.rings = [0, 0]
    start(s, ActionResolution())
    assert "pay_off sh_strat_03" not in offered(s)
    place_character(s, "gandalf_the_grey", "inside_minas_tirith")
    start(s, ActionResolution())
    act(s, "pay_off sh_strat_03")
    assert not s.table


# ---- three and four players


@pytest.mark.rule("wotr.11.08")
def test_order_of_four_players() -> None:
    s = table("event event event", "event event event", players=4)
    s.leading = [0, 2]
    start(s, ActionResolution())
    order = []
    while s.offer is not None:
        if s.offer.kind == "choose_die":
            act(s, "use_die event")
        else:
            order.append(seat(s))
            act(s, "skip")
    assert order == [1, 3, 0, 2, 1, 3]


@pytest.mark.rule("wotr.11.10")
def test_who_passes_may_take_the_next_action_of_the_side() -> None:
    s = table("event event", "event event event event", players=4)
    s.leading = [0, 2]
    start(s, ActionResolution())
    assert seat(s) == 1
    act(s, "pass")
    assert seat(s) == 3
    use(s, "event")
    act(s, "skip")
    assert seat(s) == 1, "after the opponents have acted"


@pytest.mark.rule("wotr.11.11", "wotr.11.09")
def test_only_the_owner_advances_a_nation() -> None:
    s = table("muster muster muster", "event event event event", players=4)
    s.leading = [1, 2]
    start(s, ActionResolution())
    assert seat(s) == 0
    act(s, "use_die muster")
    assert why(s, "diplomacy rohan") == ("wotr.11.11", "not_own_nation")
    assert why(s, "diplomacy gondor") is None


@pytest.mark.rule("wotr.11.12", "wotr.11.09")
def test_either_free_peoples_player_moves_the_fellowship() -> None:
    for leading in (0, 1):
        s = table("character character", "event event event", players=4)
        s.leading = [leading, 2]
        start(s, ActionResolution())
        assert seat(s) == 1 - leading
        act(s, "use_die character")
        assert why(s, "act move_fellowship") is None


@pytest.mark.rule("wotr.11.22")
def test_a_card_of_the_partner_cannot_be_played() -> None:
    s = table("event event", "event event event", players=4)
    s.hands[0] = [CARD["fp_strat_14"], CARD["fp_strat_17"]]
    s.leading = [1, 2]
    start(s, ActionResolution())
    act(s, "use_die event")
    assert why(s, "play fp_strat_14") is None, "Gondor's Guards of the Citadel"
    assert why(s, "play fp_strat_17") == ("wotr.11.22", "other_players_card")
    s = table("event event", "event event event", players=3)
    s.hands[0] = [CARD["fp_strat_14"], CARD["fp_strat_17"]]
    start(s, ActionResolution())
    act(s, "use_die event")
    assert why(s, "play fp_strat_17") is None, "one player has all the Free Peoples"


@pytest.mark.rule("wotr.11.25", "wotr.11.24")
def test_three_players_no_two_diplomatic_actions_in_a_row_for_one_nation() -> None:
    s = table("muster muster muster", "event event event", players=3)
    start(s, ActionResolution())
    use(s, "muster")
    act(s, "diplomacy elves")
    use(s, "event")
    act(s, "skip")
    use(s, "muster")
    assert why(s, "diplomacy elves") == ("wotr.11.25", "same_nation_twice")
    act(s, "diplomacy gondor")
    assert s.political[ISENGARD] == 1 and s.political[SAURON] == 1


@pytest.mark.rule("wotr.2.26", "wotr.9.07", "wotr.9.09")
def test_the_hunt_box_counts_shadow_dice_and_moves_of_the_fellowship() -> None:
    s = table("character character character", "event")
    s.hunt_box = [0, 0]
    for moves in (1, 2):
        use(s, "character")
        act(s, "act move_fellowship")
        assert s.hunt_box == [moves, 0]
        while s.offer is not None and s.offer.seat == SHADOW:
            use(s, "event")
            act(s, "skip")
    assert s.progress == 2 and len(s.hunt_pool) == 16, "the box is not the bag of tiles"
