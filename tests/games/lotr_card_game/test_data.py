"""The data files, and that every card of the box does what it says."""

from __future__ import annotations

import pytest

from westmarch.games.lotr_card_game.rules import cards
from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    ABILITIES,
    REGISTERED,
    SETUPS,
    SHADOWS,
    TEXTLESS,
    TRAVEL,
    WHEN_REVEALED,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    CARDS,
    HAS_SHADOW,
    HAS_WHEN_REVEALED,
    IDS,
    NAMES,
    NUMBERS,
    ORC_GUARD,
    PRINTED,
    STATS,
)
from westmarch.games.lotr_card_game.rules.state import PHASES

DESIGNS = [n for n in range(NUMBERS) if n != ORC_GUARD]


@pytest.mark.parametrize("number", DESIGNS, ids=lambda n: IDS[n])
def test_every_card_is_registered(number: int) -> None:
    assert cards.__path__ and number in REGISTERED
    kinds = {a["kind"] for a in CARDS[number].get("ability", ())}
    if number in TEXTLESS:
        assert number not in ABILITIES
    assert (number in SHADOWS) == HAS_SHADOW[number]
    assert (number in WHEN_REVEALED) == HAS_WHEN_REVEALED[number]
    assert (number in TRAVEL) == ("travel" in kinds)
    assert (number in SETUPS) == ("setup" in CARDS[number])
    registered = {a.kind for a in ABILITIES.get(number, ())}
    assert kinds & {"action", "response"} == registered & {"action", "response"}


def test_ids_and_names() -> None:
    assert len(set(IDS)) == NUMBERS == 129
    assert all(NAMES)
    assert len({c["ringsdb_code"] for c in CARDS if "ringsdb_code" in c}) == 73


def test_values_named_in_the_rulebook() -> None:
    expected = {
        "king_spider": {"engagement_cost": 20},
        "forest_spider": {"engagement_cost": 25, "attack": 2},
        "ungoliants_spawn": {"engagement_cost": 32, "attack": 5},
        "hummerhorns": {"engagement_cost": 40, "threat": 1},
        "dol_guldur_beastmaster": {"hit_points": 5, "defense": 1},
        "enchanted_stream": {"quest_points": 2},
        "gladden_fields": {"threat": 3},
        "eowyn": {"willpower": 4},
        "aragorn": {"willpower": 2, "hit_points": 5},
    }
    for name, stats in expected.items():
        for stat, value in stats.items():
            assert PRINTED[STATS.index(stat)][IDS.index(name)] == value, name


def test_inferred_readings_are_marked() -> None:
    marked = {c["id"] for c in CARDS if c.get("provenance") == "inferred"}
    assert {
        "stand_together",
        "fortune_or_fate",
        "wargs",
        "orc_guard",
    } <= marked
    assert all(c.get("uncertain") for c in CARDS if c.get("provenance") == "inferred")


@pytest.mark.parametrize("number", DESIGNS, ids=lambda n: IDS[n])
def test_phases_and_limits_said_are_those_in_force(number: int) -> None:
    for kind in ("action", "response", "forced"):
        said = [a for a in CARDS[number].get("ability", ()) if a["kind"] == kind]
        done = [a for a in ABILITIES.get(number, ()) if a.kind == kind]
        if len(said) != len(done):
            assert kind == "forced", "some forced effects are rules of their own (stages.py)"
            continue
        for text, ability in zip(said, done, strict=True):
            assert text.get("phase") == (PHASES[ability.phase] if ability.phase >= 0 else None)
            limit = text.get("limit", "once per trigger")
            if limit == "once per trigger":
                assert not ability.limit
                continue
            times, _, period, *each = limit.replace("(", "").split()
            assert ability.limit == (1 if times == "once" else int(times))
            assert ability.period == period
            assert ability.per_player == (each == ["per", "player"])


def test_attachments_say_what_they_are_attached_to() -> None:
    for card in CARDS:
        assert ("attach_to" in card) == (card["type"] == "attachment"), card["id"]


def test_texts_name_the_moment_of_their_forced_effects() -> None:
    moments = ("After", "When", "If", "Every time", "Each time", "At the", "While", "On defeating")
    for card in CARDS:
        for ability in card.get("ability", ()):
            if ability["kind"] == "forced":
                assert ability["text"].startswith(moments), card["id"]
