"""Everything the game can say has a text: actions, questions, refusals, events."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.battles_of_westeros.helpers import act, dice, field, pool, put, start
from tests.games.said import Said, sections
from westmarch.games import battles_of_westeros
from westmarch.games.battles_of_westeros.game import BATTLES, GAME
from westmarch.games.battles_of_westeros.notation import (
    PROSE,
    card_text,
    label,
    question,
    reason,
    tale,
)
from westmarch.games.battles_of_westeros.rules.actions import SPACE
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDERS
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.combat.attack import ATTACK_KINDS, Attack
from westmarch.games.battles_of_westeros.rules.plan import vocabulary
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.commanders import OPTIONS
from westmarch.games.battles_of_westeros.rules.round.leadership import TACTICS
from westmarch.games.battles_of_westeros.view import OFF_THE_FIELD
from westmarch.kernel.engine.choice import ONLY_CHOICE
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import prompt, take
from westmarch.kernel.texts.language import LANGUAGES_WHOLE

SAID = Said(battles_of_westeros)
MESSAGES = sections(PROSE)


def test_everything_has_a_text_and_no_text_is_left_over() -> None:
    SAID.check(MESSAGES, SPACE, made={"hits_stopped"}, tell_of=1)


def test_lines_of_events_show_what_is_told() -> None:
    unit = {kind: {"unit", "who"} for kind, _ in SAID.events(tell_of=1)}
    added = {"ability": {"use"}, "catapults_aimed": {"aims"}, "setup_cards": {"number"}}
    SAID.check_lines(
        MESSAGES, {k: names | added.get(k, set()) for k, names in unit.items()}, tell_of=1
    )


def test_every_action_has_a_label() -> None:
    """And no two that can stand side by side read the same."""
    s = field()
    for verb, domains in SPACE.verbs().items():
        actions = [(verb, *args) for args in product(*domains)]
        if verb in ("play", "discard_card"):
            actions = [a for a in actions if LEADERSHIP[CARD[str(a[1])]].house == 0]
        labels = [label(s, action) for action in actions]
        assert all(labels), verb
        assert len(set(labels)) == len(labels), verb
        assert not any("{" in text or "_" in text for text in labels), verb


def test_every_word_in_a_slot_is_known() -> None:
    """Values that are words of their own: kinds of attacks, scores, tactics, abilities, endings."""
    assert set(MESSAGES["how"]) == set(ATTACK_KINDS)
    assert set(MESSAGES["score"]) == {*vocabulary.SCORES, "bystander"}
    assert set(MESSAGES["tactic"]) == set(TACTICS)
    assert set(MESSAGES["ending"]) == SAID.texts("_end", 2)
    for section, commits in (("commit", True), ("ability", False)):
        assert set(MESSAGES[section]) == {
            COMMANDERS[commander]
            for options in OPTIONS.values()
            for commander, chance in options.items()
            if chance.commits == commits
        }


def test_every_card_can_be_read() -> None:
    for card in range(len(CARDS)):
        shown = card_text(card)
        assert "{" not in shown and "_" not in shown, shown
        assert ("Tactic" in shown) == (LEADERSHIP[card].tactic is not None)


@pytest.mark.parametrize("battle", BATTLES)
def test_a_game_can_be_told(battle: str) -> None:
    """Everything that comes up in a game at random is said without a slot left open, and every
    line of the log is a sentence."""
    rng = Random(battle)
    s = GAME.new({"battle": battle}, seed=5, listen=True)
    while s.offer is not None:
        shown = prompt(s)
        assert shown is not None
        texts = [question(s, s.offer)]
        texts += [label(s, action) for action in s.offer.actions]
        texts += [reason(refusal) for _, refusal in shown.refused]
        lines = [tale(event) for event in s.events or () if event.kind != ONLY_CHOICE]
        texts += lines
        assert all("{" not in text and "_" not in text for text in texts), texts
        assert all(line.endswith(".") and line[0].isupper() for line in lines), lines
        s.events = []
        bold = [a for a in s.offer.actions if a != ("pass",)]
        take(s, rng.choice(bold if bold and rng.random() < 0.9 else s.offer.actions))


# ---- how it reads


def test_labels_read_well() -> None:
    s = field()
    put(s, "c5", "riders")
    put(s, "d6", commander="robb_young_wolf", rank="blue")
    pool(s, "stark", green=1, valor=2, morale=1)
    start(s, CommandPhase())
    assert label(s, ("token", "green")) == "Green token: order an active green unit"
    assert label(s, ("pair", "valor")) == "Two valor tokens: order any active unit"
    assert label(s, ("raise_morale",)) == "Morale token: raise your morale by 1"
    act(s, "token valor")
    assert s.offer is not None
    assert label(s, ("choose_unit", "d6")) == "Robb Stark's blue Winterfell Riders at d6"
    act(s, "choose_unit c5")
    assert label(s, ("move", "e6")) == "Green Winterfell Riders at c5: move to e6"
    assert question(s, s.offer) == "Green Winterfell Riders at c5: choose where they go"


def test_cards_read_well() -> None:
    shown = {card_text(card) for card in range(len(CARDS))}
    assert "order up to 2 units (1 token)" in shown
    assert any("if you show a blue token" in text for text in shown)


def test_an_attack_is_told() -> None:
    s = field()
    one = put(s, "e5", "war_host")
    two = put(s, "e4", "guard", figures=2)
    dice(s, "green", "blue")
    start(s, Attack(attacker=one, target=two))
    assert [tale(event) for event in s.events or ()] == [
        "Green War Host of the North at e5 attack green Lannisport Guard at e4.",
        "Green War Host of the North roll 1 green, 1 blue.",
        "Green Lannisport Guard take 1 hit.",
        "Green Lannisport Guard lose 1 figure.",
    ]


def test_hits_stopped_are_told() -> None:
    who = {"house": "stark", "rank": "red", "kind": "war_host", "commander": ""}
    event = Event("hits", {"unit": 1, "who": who, "hits": 1, "dealt": 0})
    assert tale(event) == "Cover and Toughness stop 1 hit against red War Host of the North."


def test_abilities_are_told_apart() -> None:
    """Kevan has one that turns his card and one that does not."""
    data = {"commander": "kevan_trusted_captain"}
    assert tale(Event("ability", {**data, "commits": False})).endswith("two dice for this attack.")
    assert tale(Event("ability", {**data, "commits": True})).endswith(
        "are Stalwart until the end of the round."
    )


def test_refusals_are_sentences() -> None:
    assert reason(Refusal("bow.4.11", "no_inactive_unit")) == "All your units are already active."
    assert reason(Refusal("", "some_unknown_reason")) == "Some unknown reason."


def test_where_units_off_the_field_are_has_words() -> None:
    for where in OFF_THE_FIELD.values():
        for language in LANGUAGES_WHOLE:
            assert f"board-{where}" in PROSE.messages(language).lines
