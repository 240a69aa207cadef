"""What the tactics of the Leadership cards do: every word of the deck at work (bow.5.14 ff.)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    act,
    at,
    dice,
    field,
    ground,
    offered,
    offered_hexes,
    pool,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules import cards
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    INFANTRY,
    KEYWORDS,
    LANNISTER,
    SCORCH,
    SORT,
    STALWART,
    STARK,
    TOUGHNESS,
)
from westmarch.games.battles_of_westeros.rules.catalogue import (
    CARD,
    LEADERSHIP,
    Card,
    Command,
    Group,
    Tactic,
)
from westmarch.games.battles_of_westeros.rules.round import leadership
from westmarch.games.battles_of_westeros.rules.round.command_phase import finish_turn
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard
from westmarch.games.battles_of_westeros.rules.state import Field

MAEGE = "maege_bear_island"
RICKARD = "rickard_lord_of_karhold"
ADDAM = "addam_ashemark"
TYWIN = "tywin_casterly_rock"


def play(s: Field, name: str, house: int = STARK) -> None:
    """Play a card as the next action of a House."""
    card = CARD[name]
    if card in s.decks[house]:
        s.decks[house].remove(card)
    s.hands[house].append(card)
    start(s, PlayCard(seat=house, card=card))


def choices(s: Field) -> str:
    assert s.offer is not None
    return s.offer.kind


def rolled(s: Field) -> int:
    """Dice of the last roll."""
    return len(told(s, "rolled")[-1].data["faces"])


def two_hosts(rank: str = "green") -> tuple[Field, int, int]:
    """Maege at e7 and a War Host at d7, nothing else near."""
    s = field()
    return s, put(s, "e7", commander=MAEGE, rank=rank), put(s, "d7", "war_host", rank)


# ---- the deck


def test_every_word_of_the_deck_is_known() -> None:
    assert cards.tactics
    for card in LEADERSHIP:
        if card.tactic is not None:
            assert card.tactic.do in leadership.TACTICS, card.id
            assert not card.tactic.keyword or card.tactic.keyword in KEYWORDS
        for command in card.commands:
            assert command.do == "order" or command.do in leadership.COMMANDS


@pytest.mark.rule("bow.5.01", "bow.5.14")
@pytest.mark.parametrize("card", LEADERSHIP, ids=lambda card: card.id)
def test_every_card_can_be_played_with_all_it_offers(card: Card) -> None:
    """Each card with every command and its tactic, in front of an enemy, down to its discard."""
    s = field()
    house = card.house
    names = (("war_host", "riders", "northmen_archers"), ("guard", "cavaliers", "guard"))[house]
    leader = ("robb_young_wolf", "jaime_kingslayer")[house]
    put(s, "e5", commander=leader, rank="blue")
    put(s, "d5", names[1], "red")
    put(s, "f5", names[0], "green")
    put(s, "e6", names[2], "green", active=False)
    foe = put(s, "e4", ("guard", "war_host")[house], "red")
    army.engage(s, foe, s.unit_at[HEX["e5"]])
    pool(s, ("stark", "lannister")[house], green=2, blue=2, red=2, valor=2, morale=2)
    tactic = card.tactic
    if tactic is not None and tactic.morale is not None:
        other, _, test = tactic.morale
        tested = 1 - house if other else house
        toward = 1 if tested == LANNISTER else -1
        s.morale = 5 * toward if test == "worse" else 0
    play(s, card.id, house)
    used = False
    for _ in range(200):
        if s.offer is None:
            break
        texts = offered(s)
        used = used or "tactic" in texts
        act(s, "done" if choices(s) == "choose_attacker" else texts[0])
    assert s.offer is None
    assert CARD[card.id] in s.discards[house]
    # One that needs an attack before it has tests of its own.
    assert used == (tactic is not None and not tactic.attacked)


# ---- words that grant something


@pytest.mark.rule("bow.5.20", "bow.12.01", "bow.12.18")
def test_gain_keyword_for_the_round() -> None:
    s, maege, host = two_hosts()
    archers, far = put(s, "f7", "northmen_archers"), put(s, "i7", "war_host")
    pool(s, "stark", green=1)
    play(s, "stark_11")  # controlled infantry has Stalwart until the end of the round
    act(s, "tactic")
    assert army.keyword(s, host, STALWART)
    assert army.keyword(s, maege, STALWART) == 2
    assert not army.keyword(s, archers, STALWART)
    assert not army.keyword(s, far, STALWART)
    finish_turn(s)
    assert army.keyword(s, host, STALWART)
    effects.expire(s, effects.ROUND)
    assert not army.keyword(s, host, STALWART)


@pytest.mark.rule("bow.5.20", "bow.12.05")
def test_gain_keyword_with_a_value_for_one_unit() -> None:
    s, _, host = two_hosts()
    pool(s, "stark", green=1)
    play(s, "stark_22")  # afterwards one controlled unit gains Toughness 1
    act(s, "choose_unit d7", "done", "stay", "tactic")
    assert choices(s) == "tactic_target"
    act(s, "choose_unit d7")
    assert army.keyword(s, host, TOUGHNESS) == 1
    assert s.offer is None


@pytest.mark.rule("bow.12.14")
def test_gain_scorch_the_earth_for_the_turn() -> None:
    s = field()
    put(s, "e5", commander=TYWIN)
    guard = put(s, "d5", "guard")
    pool(s, "lannister", green=1)
    play(s, "lannister_18", LANNISTER)
    act(s, "tactic", "choose_unit d5", "done")
    assert army.keyword(s, guard, SCORCH)
    act(s, "stay")
    assert "set_fire c5" in offered(s)
    dice(s, "green", "red")
    act(s, "set_fire c5")
    assert s.fire[HEX["c5"]] == 1
    finish_turn(s)
    assert not army.keyword(s, guard, SCORCH)


@pytest.mark.rule("bow.7.16", "bow.5.20")
def test_dice_bonus_comes_after_the_limits_of_terrain() -> None:
    s, _, _ = two_hosts("red")
    ground(s, "forest", "d6")
    put(s, "d6", "guard", "red")
    pool(s, "stark", red=1)
    play(s, "stark_16")  # one ordered infantry unit rolls a die more
    act(s, "tactic", "choose_unit d7", "done", "stay")
    dice(s, "green", "green", "green")
    act(s, "attack d6")
    assert rolled(s) == 3
    finish_turn(s)
    assert not s.effects


@pytest.mark.rule("bow.8.07", "bow.5.20")
def test_flank_dice_count_only_for_a_flank_attack() -> None:
    for flanked, expected in ((True, 3), (False, 2)):
        s, _, _ = two_hosts()
        foe = put(s, "d6", "guard", "red")
        other = put(s, "c6", "war_host")
        if flanked:
            army.engage(s, other, foe)
        pool(s, "stark", blue=1)
        play(s, "stark_31")
        act(s, "tactic", "choose_unit d7", "done", "stay")
        dice(s, *["green"] * expected)
        act(s, "attack d6")
        assert rolled(s) == expected


@pytest.mark.rule("bow.ex.5.04", "bow.5.12", "bow.8.18")
def test_no_counterattack_by_the_enemy_named() -> None:
    for use in (True, False):
        s, _, _ = two_hosts()
        foe = put(s, "d6", "guard", "red")
        effects.grant(s, STALWART, foe)
        s.morale = 5
        play(s, "stark_17")
        act(s, "tactic" if use else "no", "choose_unit d7", "done", "stay")
        dice(s, "green", "green")
        act(s, "attack d6")
        assert (s.offer is None) == use
        if not use:
            assert choices(s) == "counterattack"


@pytest.mark.rule("bow.9.01", "bow.5.20")
def test_extra_retreat() -> None:
    s, _, _ = two_hosts()
    foe = put(s, "d6", "guard", "red")
    pool(s, "stark", blue=1)
    play(s, "stark_18")
    act(s, "tactic", "choose_unit d7", "done", "stay")
    dice(s, "morale", "green")
    act(s, "attack d6", "retreat d5", "retreat d4")
    assert at(s, foe) == "d4"
    assert s.retreated == 2


@pytest.mark.rule("bow.6.02", "bow.5.20")
def test_move_bonus_for_cavalry_only() -> None:
    s = field()
    put(s, "e7", commander=RICKARD, rank="red")
    pool(s, "stark", blue=1)
    play(s, "stark_26")
    act(s, "tactic")
    assert "h7" in offered_hexes(s, "move")
    assert "i7" not in offered_hexes(s, "move")
    act(s, "move h7")
    assert s.offer is None


@pytest.mark.rule("bow.5.06")
def test_reroll_up_to_two_dice_of_the_next_attack() -> None:
    s, _, _ = two_hosts()
    foe = put(s, "d6", "guard")
    pool(s, "stark", valor=1)
    play(s, "stark_27")
    act(s, "tactic", "choose_unit d7", "done", "stay")
    dice(s, "red", "blue")
    act(s, "attack d6")
    assert choices(s) == "reroll"
    assert offered(s) == ["reroll_one blue", "reroll_one red", "done"]
    dice(s, "green", "green")
    act(s, "reroll_one blue", "reroll_one red")
    assert s.figures[foe] == 2
    assert not effects.has(s, effects.REROLL, s.ordered[0])


@pytest.mark.rule("bow.12.09", "bow.12.10")
def test_ignore_heavy_armor() -> None:
    s, _, _ = two_hosts()
    foe = put(s, "d6", "heavy_infantry")
    pool(s, "stark", valor=1)
    play(s, "stark_33")
    act(s, "tactic", "choose_unit d7", "done", "stay")
    dice(s, "green", "blue")
    act(s, "attack d6")
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.13.03", "bow.6.02")
def test_ignore_terrain_stop() -> None:
    for use in (True, False):
        s = field()
        ground(s, "forest", "e4", "f4", "d5", "f5", "e6", "f6")
        ground(s, "forest", "d4", "d6")
        put(s, "e5", commander=ADDAM)
        pool(s, "lannister", green=1)
        play(s, "lannister_12", LANNISTER)
        act(s, "tactic" if use else "no")
        assert ("e3" in offered_hexes(s, "move")) == use


@pytest.mark.rule("bow.13.03", "bow.12.12", "bow.5.20")
def test_ignore_terrain_stop_holds_for_a_pursuit_too() -> None:
    """A stop ends an ordered move, an advance or a pursuit: none of them for units of the card."""
    for tokens, further in ((0, False), (1, True)):
        s = field()
        addam = put(s, "e5", commander=ADDAM)
        put(s, "e6", "war_host", figures=1)
        ground(s, "forest", "e6")
        pool(s, "lannister", green=tokens)
        play(s, "lannister_12", LANNISTER)
        if tokens:
            act(s, "tactic")
        act(s, "stay")
        dice(s, "green", "green")
        act(s, "attack e6")
        assert choices(s) == "follow_up"
        assert ("e7" in offered_hexes(s, "advance")) == further
        act(s, "advance e7" if further else "advance e6")
        assert at(s, addam) == ("e7" if further else "e6")


@pytest.mark.rule("bow.12.12")
def test_pursue_bonus() -> None:
    s = field()
    put(s, "e5", commander=ADDAM)
    put(s, "e6", "war_host", figures=1)
    pool(s, "lannister", valor=1)
    play(s, "lannister_14", LANNISTER)
    act(s, "tactic", "stay")
    dice(s, "green", "red")
    act(s, "attack e6")
    assert "e8" in offered_hexes(s, "advance")  # three hexes on instead of two


@pytest.mark.rule("bow.12.03", "bow.12.12")
def test_pursue_bonus_and_a_road_make_three_hexes_together() -> None:
    s = field()
    ground(s, "road", "d5", "e5", "f5", "g5", "h5", "i5")
    put(s, "d5", commander=ADDAM)
    put(s, "e5", "war_host", figures=1)
    pool(s, "lannister", valor=1)
    play(s, "lannister_14", LANNISTER)
    act(s, "tactic", "stay")
    dice(s, "green", "red")
    act(s, "attack e5")
    found = offered_hexes(s, "advance")
    assert "g5" in found and "h5" not in found


# ---- a tactic after its commander was captured


def captured(card: str, **tokens: int) -> Field:
    """A card played with Eddard for the War Host at d7; he is captured before it has moved."""
    s = field()
    eddard = put(s, "e7", commander="eddard_lord_of_winterfell", figures=1)
    put(s, "d7", "war_host")
    pool(s, "stark", **tokens)
    play(s, card)
    while choices(s) != "choose_units":
        act(s, "no")
    act(s, "choose_unit d7", "done")
    army.capture(s, eddard)
    act(s, "stay")
    return s


@pytest.mark.rule("bow.5.14", "bow.5.15", "bow.10.04")
def test_a_captured_commander_leaves_the_tactic_that_names_no_unit() -> None:
    """The requirement is met, and the effect needs neither him nor his zone of control."""
    s = captured("stark_13")
    before = s.morale
    assert choices(s) == "tactic"
    act(s, "tactic")
    assert s.morale == before + 1
    s = captured("stark_15", morale=1)
    assert choices(s) == "tactic"
    act(s, "tactic")
    assert len(s.hands[STARK]) == 1


@pytest.mark.rule("bow.5.12", "bow.5.14", "bow.10.04")
def test_a_captured_commander_takes_the_tactic_that_names_units_along() -> None:
    """There is no zone of control any more in which they could stand."""
    s = captured("stark_22", green=1)
    assert s.offer is None


# ---- words that do something


@pytest.mark.rule("bow.8.01", "bow.8.13")
def test_remove_engagement_needs_an_engaged_unit_and_draws_no_blow() -> None:
    s, maege, host = two_hosts()
    foe, other = put(s, "d6", "guard"), put(s, "e6", "guard")
    put(s, "c7", "war_host")
    pool(s, "stark", morale=1)
    play(s, "stark_35")
    assert choices(s) == "choose_units"  # nobody is engaged: no tactic
    s, maege, host = two_hosts()
    foe, other = put(s, "d6", "guard"), put(s, "e6", "guard")
    put(s, "c7", "war_host")
    army.engage(s, foe, host)
    army.engage(s, other, maege)
    pool(s, "stark", morale=1)
    play(s, "stark_35")
    act(s, "tactic")
    assert set(offered(s)) == {"choose_unit d7", "choose_unit e7"}
    act(s, "choose_unit d7")
    assert s.foe[host] == s.foe[foe] == -1
    assert s.foe[maege] == other
    assert choices(s) == "choose_units"


def hit_and_away(*faces: str, figures: int = 4) -> tuple[Field, int]:
    """Addam at e5 is ordered by the card, stays and attacks a War Host at e6."""
    s = field()
    addam = put(s, "e5", commander=ADDAM, rank="red")
    put(s, "e6", "war_host", "red", figures=figures)
    pool(s, "lannister", blue=1)
    play(s, "lannister_13", LANNISTER)
    act(s, "stay")
    dice(s, *faces)
    act(s, "attack e6")
    return s, addam


@pytest.mark.rule("bow.6.01", "bow.5.20")
def test_move_after_the_attack() -> None:
    s, addam = hit_and_away("red", "red", "green", "green", figures=2)
    act(s, "stay")  # no pursuit
    act(s, "tactic")
    assert choices(s) == "move"
    found = offered_hexes(s, "move")
    assert "e3" in found and "e2" not in found
    act(s, "move e3")
    assert s.offer is None
    assert at(s, addam) == "e3"
    assert not s.active[addam]


@pytest.mark.rule("bow.5.12", "bow.5.15")
def test_move_after_the_attack_is_for_a_unit_out_of_its_fight() -> None:
    """The card: one ordered cavalry unit that attacked and is not engaged."""
    s, addam = hit_and_away("green", "green", "green", "green")
    assert s.foe[addam] >= 0
    assert s.offer is None  # he is still engaged: no tactic


@pytest.mark.rule("bow.5.12", "bow.5.15")
def test_move_after_the_attack_is_for_a_unit_that_attacked() -> None:
    s = field()
    put(s, "e5", commander=ADDAM)
    pool(s, "lannister", blue=1)
    play(s, "lannister_13", LANNISTER)
    act(s, "move e4")
    assert s.offer is None


@pytest.mark.rule("bow.5.12")
def test_an_after_tactic_reaches_ordered_units_only_in_the_zone() -> None:
    """The zone is measured when the tactic is applied."""
    for target, goes, within in (("h5", "g5", False), ("f5", "stay", True)):
        s = field()
        put(s, "c5", commander=ADDAM)
        put(s, "e5", "cavaliers")
        put(s, target, "war_host", figures=1)
        pool(s, "lannister", blue=1)
        play(s, "lannister_13", LANNISTER)
        act(s, "choose_unit e5", "done", goes if goes == "stay" else f"move {goes}")
        dice(s, "green", "green")
        act(s, f"attack {target}", "stay")  # no pursuit
        assert (s.offer is not None and choices(s) == "tactic") == within


@pytest.mark.rule("bow.6.01")
def test_a_second_move_may_be_declined_and_needs_room() -> None:
    s, addam = hit_and_away("red", "green", "green", "green", figures=1)
    act(s, "stay", "tactic", "stay")
    assert s.offer is None
    assert at(s, addam) == "e5"
    s = field()
    put(s, "e5", commander=ADDAM, rank="red")
    put(s, "e6", "war_host", "red", figures=1)
    ground(s, "river", "d4", "e4", "d5", "f5", "d6", "e6")
    pool(s, "lannister", blue=1)
    play(s, "lannister_13", LANNISTER)
    dice(s, "red", "green", "green", "green")
    act(s, "attack e6")
    assert s.offer is None  # no hex to move to: the tactic is not offered


@pytest.mark.rule("bow.10.08", "bow.5.20")
def test_morale_for_each_long_retreat_of_an_enemy() -> None:
    s = field()
    put(s, "e5", commander=TYWIN)
    put(s, "d5", "guard")
    first, second = put(s, "e6", "war_host", "red"), put(s, "d6", "war_host", "red")
    pool(s, "lannister", blue=1)
    play(s, "lannister_16", LANNISTER)
    act(s, "tactic", "choose_unit e5", "choose_unit d5", "done")
    dice(s, "morale", "morale")
    act(s, "attack_with e5", "attack e6")
    while choices(s) == "retreat":
        act(s, offered(s)[0])
    assert s.retreated == 2
    assert s.morale == -1
    act(s, "stay")
    dice(s, "morale", "green")
    act(s, "attack_with d5", "attack d6")
    while s.offer is not None and choices(s) == "retreat":
        act(s, offered(s)[0])
    assert s.morale == -1  # one hex is not enough
    assert at(s, first) and at(s, second)


@pytest.mark.rule("bow.10.08", "bow.5.19")
def test_morale_rises() -> None:
    s, _, _ = two_hosts()
    play(s, "stark_13")
    act(s, "choose_unit d7", "done", "stay", "tactic")
    assert s.morale == 1
    s = field()
    put(s, "e5", commander=TYWIN)
    play(s, "lannister_33", LANNISTER)
    act(s, "stay", "tactic")
    assert s.morale == -1


@pytest.mark.rule("bow.5.15", "bow.3.04")
def test_draw_a_card() -> None:
    s, _, _ = two_hosts()
    s.decks[STARK] = [CARD["stark_01"]]
    pool(s, "stark", morale=1)
    play(s, "stark_15")
    act(s, "choose_unit d7", "done", "stay", "tactic")
    assert s.hands[STARK] == [CARD["stark_01"]]


@pytest.mark.rule("bow.3.02", "bow.5.16")
def test_roll_order_tokens() -> None:
    s = field()
    put(s, "e5", commander=TYWIN)
    pool(s, "lannister", morale=1)
    play(s, "lannister_32", LANNISTER)
    dice(s, "green", "valor")
    act(s, "stay", "tactic")
    assert s.pool[5:] == [1, 0, 0, 1, 1]


@pytest.mark.pure
@pytest.mark.rule("bow.5.09")
@pytest.mark.parametrize("used", [(0, 1), (1, 0)])
def test_other_commands_are_carried_out_in_the_order_chosen(
    used: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that rallies one foot unit and one mounted unit."""
    card = CARD["stark_13"]
    kinds = (INFANTRY, CAVALRY)
    commands = tuple(Command(1, "rally", (sorts_of(kind),)) for kind in kinds)
    changed = (*LEADERSHIP[:card], LEADERSHIP[card]._replace(commands=commands, tactic=None))
    monkeypatch.setattr(leadership, "LEADERSHIP", (*changed, *LEADERSHIP[card + 1 :]))
    s = field()
    maege = put(s, "e7", commander=MAEGE)
    foot = [put(s, h, "war_host", active=False) for h in ("d7", "f7")]
    horse = [put(s, h, "riders", active=False) for h in ("e6", "f6")]
    step = PlayCard.sequence.index("others_first")
    start(s, PlayCard(seat=STARK, card=card, leader=maege, used=used, step=step))
    first = (foot, horse)[used[0]]
    assert offered(s) == [*(f"choose_unit {at(s, u)}" for u in first), "done"]


def sorts_of(unit_class: int) -> Group:
    """One unit of a class."""
    bits = {bit for k, row in enumerate(SORT) if CLASS_OF[k] == unit_class for bit in row}
    return Group(1, unit_class, sorts=sum(bits))


@pytest.mark.pure
@pytest.mark.rule("bow.5.12", "bow.5.15")
def test_a_tactic_that_moves_several_units_moves_them_as_the_player_names_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = CARD["stark_13"]
    tactic = Tactic(
        "after", (), None, "move", "controlled", sorts_of(INFANTRY)._replace(most=0), 1, "", "turn"
    )
    changed = (*LEADERSHIP[:card], LEADERSHIP[card]._replace(tactic=tactic))
    monkeypatch.setattr(leadership, "LEADERSHIP", (*changed, *LEADERSHIP[card + 1 :]))
    s, maege, host = two_hosts()
    step = PlayCard.sequence.index("tactic_after")
    start(s, PlayCard(seat=STARK, card=card, leader=maege, step=step))
    act(s, "tactic")
    assert offered(s) == ["choose_unit e7", "choose_unit d7"]
    act(s, "choose_unit d7", "move d6")
    assert choices(s) == "move" and at(s, host) == "d6"
