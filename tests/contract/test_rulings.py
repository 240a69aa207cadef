"""The rulings of every game are whole, and point at things that exist."""

from __future__ import annotations

import re

import pytest

from westmarch.kernel import registry
from westmarch.kernel.game import READINGS, Game
from westmarch.kernel.packaged_game import PackagedGame
from westmarch.kernel.rulebook import rulebook
from westmarch.kernel.rulings import Ruling, names_of_cards, ruling, rulings
from westmarch.kernel.texts.completeness import missing
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES

GAMES = list(registry.games())
RULINGS = [(game, one) for game in GAMES for one in rulings(game, ENGLISH)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ids_are_unique_and_no_other_option_has_them(game: Game) -> None:
    ids = [one.id for one in rulings(game, ENGLISH)]
    assert len(ids) == len(set(ids))
    names = [option.name for option in game.options]
    assert len(names) == len(set(names))
    assert not [id for id in ids if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id)]


@pytest.mark.parametrize(
    ("game", "one"), RULINGS, ids=[f"{game.id}-{one.id}" for game, one in RULINGS]
)
def test_a_ruling_is_whole(game: Game, one: Ruling) -> None:
    assert isinstance(game, PackagedGame)
    assert one.question.strip().endswith("?"), "a question"
    assert one.reading.strip() and one.reason.strip()
    assert one.rules or one.cards, "what it belongs to"
    assert set(one.rules) <= {rule.id for rule in rulebook(game, ENGLISH).rules}
    things = {id for table in game.names(ENGLISH).values() for id in table}
    assert set(one.cards) <= things
    prose = game.modules.notation.PROSE
    assert [key for key in one.refusals if f"refusal-{key}" not in prose] == []
    if one.switch:
        assert one.other.strip(), "a house ruling says how else it is played"
        option = next(o for o in game.options if o.name == one.id)
        assert (option.values, option.text, option.ruling) == (READINGS, one.question, True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_language_has_all_of_them(game: Game) -> None:
    assert isinstance(game, PackagedGame)
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        prose = game.modules.notation.PROSE
        lines = [text for text in missing(game, prose, language) if text.startswith("rulings.toml")]
        assert lines == []
        for english, told in zip(rulings(game, ENGLISH), rulings(game, language), strict=True):
            assert (english.id, english.switch) == (told.id, told.switch)
            assert english.question != told.question and english.reading != told.reading
            assert len(english.sources) == len(told.sources)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_they_name_their_cards_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        names = names_of_cards(game, language)
        for one in rulings(game, language):
            assert len(names[one.id]) == len(one.cards) and all(names[one.id])
            assert all(one.has(name.casefold().split(), names[one.id]) for name in names[one.id])


def test_a_ruling_is_found_by_its_id() -> None:
    for game, one in RULINGS:
        assert ruling(game, one.id, ENGLISH) == one
    assert ruling(GAMES[0], "no_such_ruling") is None
