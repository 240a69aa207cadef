"""Leadership cards, commands, tactics, zone of control (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.battles_of_westeros.helpers import (
    act,
    at,
    field,
    offered,
    pool,
    put,
    start,
    told,
    why_not,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    KEYWORD,
    LANNISTER,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack
from westmarch.games.battles_of_westeros.rules.round import commanders, leadership, morale
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard, requirement_met
from westmarch.games.battles_of_westeros.rules.state import Field

MAEGE = "maege_bear_island"
EDDARD = "eddard_lord_of_winterfell"
JAIME = "jaime_kingslayer"
RICKARD = "rickard_lord_of_karhold"
TACTIC_STEPS: list[str] = []


@pytest.fixture(autouse=True)
def _plain_tactics(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tactics that write down what they did, so that this chapter does not depend on the cards;
    no commander has an ability to use."""
    TACTIC_STEPS.clear()
    for card in LEADERSHIP:
        if card.tactic is not None:
            monkeypatch.setitem(leadership.TACTICS, card.tactic.do, _note)
    for window in commanders.WINDOWS:
        monkeypatch.setitem(commanders.OPTIONS, window, {})
    yield


def _note(s: Field, play: PlayCard, tactic: object, unit: int) -> None:
    TACTIC_STEPS.append(at(s, unit) if unit >= 0 else "general")


def give(s: Field, house: int, *cards: str) -> None:
    """Put cards from the box into a hand."""
    for name in cards:
        card = CARD[name]
        if card in s.decks[house]:
            s.decks[house].remove(card)
        s.hands[house].append(card)


def play(s: Field, card: str, house: int = STARK) -> None:
    """Play a card as the next action of a House."""
    give(s, house, card)
    start(s, PlayCard(seat=house, card=CARD[card]))


def choices(s: Field) -> str:
    assert s.offer is not None
    return s.offer.kind


# ---- playing a card


@pytest.mark.rule("bow.5.01", "bow.5.02", "bow.5.07", "bow.5.10", "bow.5.13", "bow.ex.5.01")
def test_a_card_is_played_step_by_step() -> None:
    s = field()
    put(s, "c7", commander=MAEGE)
    put(s, "i7", commander=EDDARD)
    put(s, "d7", "war_host")
    play(s, "stark_13")  # a card with Eddard's portrait
    assert offered(s) == [f"lead {MAEGE}", f"lead {EDDARD}"]
    act(s, f"lead {MAEGE}")
    assert s.command == [2, 3]
    assert s.tokens_on[COMMANDER[MAEGE]] == 1
    assert choices(s) == "choose_units"
    assert offered(s) == ["choose_unit c7", "choose_unit d7"]
    act(s, "choose_unit d7", "done", "move d6")
    assert choices(s) == "tactic"
    act(s, "no")
    assert s.discards[STARK] == [CARD["stark_13"]]
    assert s.in_play == -1 and s.offer is None


@pytest.mark.rule("bow.5.03", "bow.5.21")
def test_the_commanders_own_unit_may_be_inactive() -> None:
    s = field()
    maege = put(s, "c7", commander=MAEGE, active=False)
    unit = put(s, "d7", "war_host")
    s.active[0] = 0
    play(s, "stark_01")
    act(s, "move e7")
    assert at(s, unit) == "e7"
    assert at(s, maege) == "c7"


@pytest.mark.rule("bow.5.04", "bow.5.05", "bow.ex.5.03", "bow.5.11", "bow.ex.5.02")
def test_the_zone_of_control_has_radius_two() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "g7", "war_host")
    put(s, "h7", "northmen_archers")
    put(s, "e4", "war_host")
    play(s, "stark_14")  # order all units, for two tokens: more than her limit
    refusal = why_not(s, f"lead {MAEGE}")
    assert refusal is not None
    s = field()
    eddard = put(s, "e7", commander=EDDARD)
    near = put(s, "g7", "war_host")
    put(s, "h7", "northmen_archers")
    put(s, "e4", "war_host")
    assert army.controlled(s, eddard) == [eddard, near]
    play(s, "stark_14")
    assert offered(s) == ["choose_unit e7", "choose_unit g7"]


@pytest.mark.rule("bow.5.05")
def test_a_unit_may_be_in_several_zones() -> None:
    s = field()
    one, two = put(s, "c7", commander=MAEGE), put(s, "e7", commander=EDDARD)
    unit = put(s, "d7", "war_host")
    assert unit in army.controlled(s, one)
    assert unit in army.controlled(s, two)


@pytest.mark.rule("bow.5.07")
def test_commands_cost_command_tokens() -> None:
    s = field()
    put(s, "c7", commander=MAEGE)
    give(s, STARK, "stark_01")
    s.command[STARK] = 0
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    refusal = why_not(s, "play stark_01")
    assert refusal is not None and refusal.rule == "bow.5.07"


@pytest.mark.rule("bow.5.08", "bow.2.06")
def test_a_commander_card_holds_tokens_up_to_its_limit() -> None:
    s = field()
    put(s, "c7", commander=MAEGE)
    give(s, STARK, "stark_01")
    s.tokens_on[COMMANDER[MAEGE]] = 1
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    refusal = why_not(s, "play stark_01")
    assert refusal is not None and refusal.rule == "bow.5.08"


@pytest.mark.rule("bow.5.09", "bow.5.06")
def test_several_commands_are_paid_together_and_carried_out_in_either_order() -> None:
    for when in ("first", "last"):
        s = field()
        put(s, "c7", commander=EDDARD, active=False)
        unit = put(s, "d7", "war_host")
        s.active[0] = 0
        play(s, "stark_12")  # order two units; rally one
        assert offered(s) == ["command 1", "command 2"]
        act(s, "command 1")
        assert offered(s) == ["command 2", "done"]
        act(s, "command 2")
        assert s.tokens_on[COMMANDER[EDDARD]] == 2
        assert offered(s) == ["first", "last"]
        act(s, when)
        if when == "first":  # Eddard himself is rallied, so he can be ordered
            assert offered(s) == ["choose_unit c7", "choose_unit d7"]
        else:
            act(s, "move e7")
            assert offered(s) == ["choose_unit c7", "choose_unit e7", "done"]
            act(s, "choose_unit e7")
            assert s.active[unit]
            assert s.offer is None


@pytest.mark.rule("bow.5.09", "bow.4.19")
def test_a_unit_rallied_by_a_card_may_be_ordered_by_it_though_nobody_was_active() -> None:
    """The commands are paid together and carried out in any order: rally first, then order."""
    s = field()
    riders = put(s, "c7", commander=RICKARD, active=False)
    s.active[0] = 0
    play(s, "stark_29")  # rally one cavalry unit; order one
    assert offered(s) == ["command 2", "done"]  # the rally was the only one to begin with
    act(s, "command 2")
    assert s.tokens_on[COMMANDER[RICKARD]] == 2
    assert choices(s) == "move"
    assert s.ordered == [riders] and s.active[riders]
    act(s, "stay")
    assert s.offer is None and not s.active[riders]
    # Both must be paid before anything is carried out.
    s = field()
    put(s, "c7", commander=RICKARD, active=False)
    s.active[0] = 0
    s.command[STARK] = 1
    play(s, "stark_29")
    assert s.tokens_on[COMMANDER[RICKARD]] == 1 and s.offer is None


@pytest.mark.rule("bow.5.09")
def test_each_command_may_be_left_out() -> None:
    s = field()
    put(s, "c7", commander=EDDARD)
    put(s, "d7", "war_host", active=False)
    play(s, "stark_12")
    act(s, "command 2")
    assert offered(s) == ["command 1", "done"]
    act(s, "done")
    assert s.active[-1]
    assert s.command[STARK] == 2
    assert s.offer is None


@pytest.mark.rule("bow.5.09")
def test_units_of_two_order_commands_are_chosen_together() -> None:
    s = field()
    put(s, "c3", commander=JAIME)
    for place in ("b3", "d3", "c4"):
        put(s, place, "guard")
    play(s, "lannister_25", LANNISTER)  # order two; order one
    act(s, "command 1", "command 2", "choose_unit b3", "choose_unit d3", "choose_unit c4")
    assert choices(s) == "choose_mover"
    assert len(s.ordered) == 3


@pytest.mark.rule("bow.5.10")
def test_units_are_chosen_before_the_first_moves() -> None:
    s = field()
    maege = put(s, "c7", commander=MAEGE)
    far = put(s, "e7", "war_host")
    play(s, "stark_01")
    act(s, f"choose_unit {at(s, maege)}", "choose_unit e7")
    act(s, "move_unit c7", "move b7")
    assert offered(s) == ["move_unit e7", "done"]
    act(s, "move_unit e7", "move g7")
    assert at(s, far) == "g7"


@pytest.mark.rule("bow.5.10")
def test_units_must_be_as_the_command_describes() -> None:
    s = field()
    put(s, "c7", commander=MAEGE, rank="blue")
    put(s, "d7", "war_host", "red")
    put(s, "c8", "war_host", "green")
    put(s, "d8", "riders", "green")
    put(s, "b7", "northmen_archers", "green", active=False)
    play(s, "stark_06")  # all green units
    assert offered(s) == ["choose_unit c8", "choose_unit d8"]
    s = field()
    put(s, "c7", commander=MAEGE)
    put(s, "d7", "riders")
    put(s, "d8", "northmen_archers")
    play(s, "stark_09")  # one of each class
    act(s, "choose_unit c7")
    assert offered(s) == ["choose_unit d7", "done"]
    act(s, "choose_unit d7")
    assert offered(s) == ["choose_unit d8", "done"]
    act(s, "done")
    assert len(s.ordered) == 2


@pytest.mark.rule("bow.5.12")
def test_a_command_may_reach_a_stray_next_to_a_chosen_unit_if_it_says_so() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "g7", "war_host")
    put(s, "h7", "war_host")
    put(s, "i7", "war_host")
    play(s, "stark_21")
    act(s, "choose_unit g7")
    assert offered(s) == ["choose_unit h7", "done"]


@pytest.mark.rule("bow.5.14")
def test_a_card_needs_a_command_with_a_legal_unit() -> None:
    s = field()
    put(s, "e5", commander=MAEGE, active=False)
    give(s, STARK, "stark_01", "stark_10")
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    refusal = why_not(s, "play stark_01")
    assert refusal is not None and refusal.rule == "bow.5.14"
    assert "play stark_10" in offered(s)


@pytest.mark.rule("bow.5.24", "bow.10.04")
def test_without_a_commander_no_card_is_played() -> None:
    s = field()
    give(s, STARK, "stark_01")
    pool(s, "stark", green=1, morale=1)
    start(s, CommandPhase())
    refusal = why_not(s, "play stark_01")
    assert refusal is not None and refusal.rule == "bow.5.24"
    assert "token green" in offered(s)


# ---- tactics


@pytest.mark.rule("bow.5.14", "bow.5.15", "bow.5.20")
def test_a_tactic_is_optional_and_comes_at_its_time() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "e6", "guard")
    play(s, "stark_17")
    assert choices(s) == "move"  # Lannister's morale is too good for the tactic
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "e6", "guard")
    s.morale = 4
    play(s, "stark_17")
    assert offered(s) == ["tactic", "no"]
    act(s, "no")
    assert TACTIC_STEPS == []
    assert choices(s) == "move"


@pytest.mark.rule("bow.ex.5.04", "bow.5.15", "bow.5.18", "bow.5.20")
def test_a_before_tactic_names_its_unit_before_the_commands() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "e6", "guard")
    put(s, "d6", "guard")
    s.morale = 7
    play(s, "stark_17")
    act(s, "tactic")
    assert choices(s) == "tactic_target"
    assert offered(s) == ["choose_unit e6", "choose_unit d6"]
    act(s, "choose_unit d6")
    assert TACTIC_STEPS == ["d6"]
    assert choices(s) in ("choose_units", "disengage", "move")


@pytest.mark.rule("bow.5.12")
def test_a_tactic_reaches_enemies_in_the_zone_only() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "e4", "guard")
    s.morale = 7
    play(s, "stark_17")
    assert choices(s) != "tactic"


@pytest.mark.rule("bow.5.16", "bow.5.17", "bow.ex.5.05")
def test_checked_tokens_stay_in_the_pool() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    pool(s, "stark", green=2)
    play(s, "stark_32")  # needs two green shields
    act(s, "tactic")
    assert s.pool[0] == 2
    assert s.checked[0] == 2
    tactic = LEADERSHIP[CARD["stark_32"]].tactic
    assert tactic is not None
    assert not requirement_met(s, STARK, tactic)


@pytest.mark.rule("bow.5.17")
def test_two_tokens_of_a_kind_need_two_tokens() -> None:
    s = field()
    pool(s, "stark", green=1)
    tactic = LEADERSHIP[CARD["stark_32"]].tactic
    assert tactic is not None
    assert not requirement_met(s, STARK, tactic)
    pool(s, "stark", green=2)
    assert requirement_met(s, STARK, tactic)


@pytest.mark.rule("bow.5.18", "bow.ex.5.06", "bow.ex.5.07")
@pytest.mark.parametrize(
    ("marker", "better", "worse"),
    [
        (8, True, False),
        (0, True, False),
        (-3, True, False),
        (-4, True, True),
        (-6, True, True),
        (-7, False, True),
        (-11, False, True),
    ],
)
def test_morale_requirements(marker: int, better: bool, worse: bool) -> None:
    s = field()
    s.morale = marker
    assert morale.meets(s, STARK, "green", "better") == better
    assert morale.meets(s, STARK, "green", "worse") == worse


@pytest.mark.rule("bow.5.19", "bow.5.20")
def test_an_after_tactic_is_tested_when_it_is_applied() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    play(s, "stark_13")  # after: own morale green or better
    s.morale = -8
    act(s, "move e6")
    assert s.offer is None
    s = field()
    put(s, "e7", commander=MAEGE)
    s.morale = -8
    play(s, "stark_13")
    s.morale = -6
    act(s, "move e6")
    assert choices(s) == "tactic"


@pytest.mark.pure
@pytest.mark.rule("bow.5.20", "bow.5.14")
def test_a_tactic_of_either_timing_is_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    number = CARD["stark_17"]
    card = LEADERSHIP[number]
    assert card.tactic is not None
    either = card._replace(tactic=card.tactic._replace(timing="either"))
    deck = tuple(either if i == number else one for i, one in enumerate(LEADERSHIP))
    monkeypatch.setattr(leadership, "LEADERSHIP", deck)
    for before in (True, False):
        s = field()
        put(s, "c7", commander=MAEGE)
        put(s, "d6", "guard")
        s.morale = 5
        play(s, "stark_17")
        act(s, "tactic" if before else "no")
        assert choices(s) == "move"
        act(s, "stay")
        assert (s.offer is None) == before  # used before, it is not offered again


@pytest.mark.rule("bow.5.20")
def test_a_tactic_on_ordered_units_works_once_they_are_chosen() -> None:
    s = field()
    put(s, "e7", commander=MAEGE)
    put(s, "d7", "war_host")
    pool(s, "stark", red=1)
    play(s, "stark_16")
    act(s, "tactic")
    assert choices(s) == "choose_units"
    act(s, "choose_unit e7", "choose_unit d7")
    assert choices(s) == "tactic_target"
    act(s, "choose_unit d7")
    assert TACTIC_STEPS == ["d7"]
    assert choices(s) == "choose_mover"


# ---- commanders


@pytest.mark.rule("bow.5.22", "bow.12.01")
def test_a_commanders_keywords_belong_to_his_unit() -> None:
    s = field()
    unit = put(s, "e5", commander="greatjon_last_hearth")
    plain = put(s, "g5", "war_host")
    assert army.keyword(s, unit, KEYWORD["toughness"]) == 1
    assert army.keyword(s, unit, KEYWORD["advance"]) == 1
    assert army.keyword(s, plain, KEYWORD["toughness"]) == 0
    s.fresh[COMMANDER["greatjon_last_hearth"]] = 0
    assert army.keyword(s, unit, KEYWORD["toughness"]) == 1


@pytest.mark.rule("bow.5.23")
def test_a_commit_ability_is_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    eddard = COMMANDER[EDDARD]
    used: list[int] = []
    chance = commanders.Option(lambda s, leader: True, lambda s, leader: used.append(leader), True)
    monkeypatch.setitem(commanders.OPTIONS, "turn", {eddard: chance})
    s = field()
    leader = put(s, "e5", commander=EDDARD)
    s.tokens_on[eddard] = 1
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    act(s, f"use_ability {EDDARD}")
    assert used == [leader]
    assert s.fresh[eddard] == 0
    assert s.tokens_on[eddard] == 1
    assert f"use_ability {EDDARD}" not in offered(s)
    assert s.to_act == STARK
    assert told(s, "ability")


@pytest.mark.rule("bow.5.23", "bow.16.06")
def test_windows_open_for_the_house_concerned(monkeypatch: pytest.MonkeyPatch) -> None:
    eddard = COMMANDER[EDDARD]
    chance = commanders.Option(lambda s, leader: True, lambda s, leader: None, False)
    for window in ("before_roll", "after_roll", "after_attack"):
        monkeypatch.setitem(commanders.OPTIONS, window, {eddard: chance})
        s = field()
        unit = put(s, "e5", commander=EDDARD)
        foe = put(s, "e4", "guard", "red")
        start(s, Attack(attacker=unit, target=foe))
        assert offered(s) == [f"use_ability {EDDARD}", "done"]
        act(s, "done")
        monkeypatch.setitem(commanders.OPTIONS, window, {})


@pytest.mark.rule("bow.5.06")
def test_effects_last_as_long_as_they_say() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    effects.grant(s, effects.DICE, unit, 1)
    effects.grant(s, effects.DICE, unit, 2, effects.ROUND)
    effects.grant(s, effects.DICE, unit, 4, effects.BATTLE)
    assert effects.total(s, effects.DICE, unit) == 7
    effects.expire(s, effects.TURN)
    assert effects.total(s, effects.DICE, unit) == 6
    effects.expire(s, effects.ROUND)
    assert effects.total(s, effects.DICE, unit) == 4
    assert effects.use_up(s, effects.DICE, unit) == 4
    assert not effects.has(s, effects.DICE, unit)


@pytest.mark.rule("bow.5.06", "bow.4.19")
def test_rallying_all_units_of_the_zone() -> None:
    s = field()
    put(s, "e7", commander=MAEGE, active=False)
    near, far = put(s, "g7", "war_host", active=False), put(s, "i7", "war_host", active=False)
    play(s, "stark_10")
    assert s.active[near] and not s.active[far]
    assert s.morale == 0
    assert s.offer is None


@pytest.mark.rule("bow.1.11", "bow.5.02")
def test_every_card_is_for_one_house_and_has_a_command() -> None:
    for card in LEADERSHIP:
        assert card.commands
        assert all(command.cost >= 1 for command in card.commands)
    assert not {c.id for c in LEADERSHIP if c.house == STARK and "lannister" in c.id}
