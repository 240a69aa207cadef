"""Building decks (lcg.16.07 to lcg.16.09) and deck files."""

from __future__ import annotations

import json

import pytest

from westmarch.games.lotr_card_game.deck_files import (
    BadDeck,
    Reading,
    Unknown,
    octgn_id,
    read_deck,
    write_codes,
    write_octgn,
    write_ringsdb,
    write_text,
)
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.catalogue import NUMBER, STARTERS
from westmarch.games.lotr_card_game.rules.decks import (
    Deck,
    deck_of_option,
    option_of_deck,
    warnings,
    why_illegal,
)
from westmarch.kernel.engine.errors import BadOption

FIFTY = (
    "1+7+11/" + "+".join(f"{n}x3" for n in (*range(13, 20), *range(43, 49), 58, 61, 62)) + "+73x2"
)


@pytest.mark.rule("lcg.16.07", "lcg.2.18")
def test_a_tournament_deck_has_50_cards_and_3_copies() -> None:
    deck = deck_of_option(FIFTY)
    assert deck.size == 50 and why_illegal(deck) is None
    smaller = Deck(deck.heroes, deck.cards[:-1])
    refusal = why_illegal(smaller)
    assert refusal is not None and (refusal.rule, refusal.key) == ("lcg.16.07", "too_few_cards")
    assert why_illegal(smaller, tournament=False) is None
    four = Deck(deck.heroes, (*deck.cards[:-1], (73, 4)))
    refusal = why_illegal(four)
    assert refusal is not None and refusal.key == "too_many_copies"


@pytest.mark.rule("lcg.16.08", "lcg.2.12")
def test_one_to_three_heroes_all_different() -> None:
    cards = deck_of_option(FIFTY).cards
    for heroes, key in (
        ((), "wrong_number_of_heroes"),
        ((1, 2, 3, 4), "wrong_number_of_heroes"),
        ((1, 1), "hero_twice"),
    ):
        refusal = why_illegal(Deck(heroes, cards))
        assert refusal is not None and refusal.key == key
    assert why_illegal(Deck((5,), cards)) is None


@pytest.mark.rule("lcg.16.08")
def test_no_two_players_have_the_same_hero() -> None:
    with pytest.raises(BadOption, match="deck_2 has a hero that another player has"):
        GAME.choose_options({"players": "2", "deck_1": "leadership", "deck_2": FIFTY})
    chosen = GAME.choose_options({"players": "2", "deck_1": "tactics"})
    assert chosen["deck_2"] != "tactics", "the next free deck is taken"


@pytest.mark.rule("lcg.16.09")
def test_cards_no_hero_can_pay_for_are_warned_of() -> None:
    deck = deck_of_option("7+9/13x2+44x2+73x1")
    warning, small = warnings(deck)
    assert small.key == "small_deck"
    assert warning.key == "no_hero_of_sphere"
    assert dict(warning.params) == {"card": "Guard of the Citadel", "sphere": "leadership"}
    assert why_illegal(deck, tournament=False) is None, "a warning only"


def test_a_built_deck_is_an_option() -> None:
    s = GAME.new({"deck_1": FIFTY}, 1)
    assert GAME.options_of(s)["deck_1"] == FIFTY
    assert s.threat[0] == 12 + 9 + 12
    assert option_of_deck(deck_of_option(FIFTY)) == FIFTY
    for bad in ("nonsense", "1/", "13/14x1", "1/2x1", "1/13x9", "1/999x1", "1+1/13x1"):
        with pytest.raises(BadOption):
            GAME.choose_options({"deck_1": bad})


@pytest.mark.parametrize("name", [*STARTERS, FIFTY])
@pytest.mark.parametrize("write", [write_text, write_ringsdb, write_octgn, write_codes])
def test_decks_survive_every_form(name: str, write: object) -> None:
    deck = deck_of_option(name)
    assert callable(write)
    back = read_deck(write(deck)).deck
    assert (sorted(back.heroes), back.cards) == (sorted(deck.heroes), tuple(sorted(deck.cards)))


def test_ringsdb_json() -> None:
    data = {
        "name": "Riders",
        "heroes": {"01007": 1},
        "slots": {"01007": 1, "01073": 3, "01044": 2},
        "other": 1,
    }
    deck = read_deck(json.dumps(data)).deck
    assert deck == Deck((7,), ((44, 2), (73, 3)), "Riders")


def test_plain_text_in_several_ways() -> None:
    deck = read_deck(
        "# My deck\n\nMain Deck\nHero (2)\nÉowyn\n1x Dunhere\n\nAlly: (5)\n3x Lórien Guide "
        "(Core Set)\nGandalf x2\n\nEvents\n2 the galadhrims greeting\n01050\n"
    ).deck
    numbers = (NUMBER["lorien_guide"], NUMBER["the_galadhrims_greeting"], 50, 73)
    assert deck.name == "My deck"
    assert deck.heroes == (7, 9)
    assert deck.cards == tuple(zip(numbers, (3, 2, 1, 2), strict=True))


def test_octgn_by_id_or_name() -> None:
    text = (
        '<?xml version="1.0"?><deck game="x"><section name="Hero">'
        f'<card qty="1" id="{octgn_id(7)}">Éowyn</card></section><section name="Ally">'
        '<card qty="2" id="unknown">Gandalf</card></section></deck>'
    )
    assert read_deck(text) == Reading(Deck((7,), ((73, 2),)))


def test_cards_of_other_sets_are_listed_and_the_rest_is_read() -> None:
    text = "# Mixed\nHeroes\nAragorn\nFrodo Baggins\n\n3x Gandalf\n2x Rivendell Blade\n1x 02999\n"
    assert read_deck(text) == Reading(
        Deck((1,), ((73, 3),), "Mixed"),
        (Unknown("Frodo Baggins", 4), Unknown("Rivendell Blade", 7), Unknown("02999", 8)),
    )
    of_codes = {"name": "Mixed", "heroes": {"04002": 1}, "slots": {"04002": 1, "01073": 3}}
    assert read_deck(json.dumps(of_codes)) == Reading(
        Deck((), ((73, 3),), "Mixed"), (Unknown("04002"),)
    )
    octgn = '<deck><card id="x">Frodo Baggins</card><card qty="3">Gandalf</card></deck>'
    assert read_deck(octgn) == Reading(Deck((), ((73, 3),)), (Unknown("Frodo Baggins"),))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9" * 5000 + "x Gandalf",
        "100x Gandalf",
        '{"slots":' * 20_000,
        '{"slots": {"01001": ' + "9" * 5000 + "}}",
        '{"slots": {"01001": true}}',
        '{"slots": [], "heroes": 7}',
        '{"slots": {"01001": 1}, "heroes": ["01001"]}',
        '<!DOCTYPE deck [<!ENTITY a "Aragorn">]><deck><card>&a;</card></deck>',
        '<deck><card qty="²">Aragorn</card></deck>',
        "<deck>\x00</deck>",
        "3x Gandalf",
        "1x Frodo Baggins",
        "{",
        "{}",
        '{"slots": {"99999": 1}}',
        '{"slots": {"01001": "x"}}',
        "<deck",
        "<deck/>",
        '<deck><card qty="x">Gandalf</card></deck>',
        "Aragorn\nAragorn",
    ],
)
def test_bad_deck_files_say_what_is_wrong(text: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    assert "\n" not in str(error.value)


def test_names_of_files_are_harmless() -> None:
    named = {
        "name": "\ud800\u0000 Riders\n of\u202e Rohan" + "!" * 500,
        "slots": {"01007": 1, "01073": 1},
    }
    deck = read_deck(json.dumps(named)).deck
    assert deck.name.startswith("Riders of Rohan!") and len(deck.name) == 80
    strange = read_deck(json.dumps({"name": {"a": 1}, "slots": {"01007": 1, "01073": 1}})).deck
    assert strange.name == ""
