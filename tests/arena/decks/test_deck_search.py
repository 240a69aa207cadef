"""Looking for strong decks: repeatable, resumable, legal."""

from __future__ import annotations

from pathlib import Path
from random import Random

from westmarch.arena.contest.executors import Job, SerialExecutor
from westmarch.arena.contest.journal import Journal
from westmarch.arena.decks.deck_search import (
    DeckSearch,
    DeckSearchPlan,
    Found,
    changed,
    eligible,
    filled,
)
from westmarch.arena.decks.ready_decks import written
from westmarch.games.lotr_card_game.rules.catalogue import (
    COPIES,
    NUMBER,
    READY_DECKS,
    SCENARIOS,
)
from westmarch.games.lotr_card_game.rules.decks import Deck, deck_of_option, warnings, why_illegal
from westmarch.kernel.texts.language import LANGUAGES

WISHES = DeckSearchPlan(
    options={"scenario": "passage_through_mirkwood", "mode": "easy"},
    bot="quick",
    seed=5,
    decks=6,
    generations=2,
    games=1,
    parents=2,
    best=2,
    final_games=2,
)


class Counting(SerialExecutor):
    """Counts the games it is given, and stops after some."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.games = 0
        self._most = most

    def submit(self, job: Job) -> None:
        self.games += 1
        if self.games > self._most:
            raise KeyboardInterrupt
        super().submit(job)


def test_decks_are_legal_and_within_one_core_set() -> None:
    rng = Random(1)
    heroes = [NUMBER[name] for name in ("aragorn", "eowyn", "beravor", "gimli")]
    deck = filled(heroes[:3], {}, 30, rng)
    for _ in range(40):
        deck = changed(deck, heroes, 30, rng)
        assert deck.size == 30 and why_illegal(deck, tournament=False) is None
        assert not warnings(deck) and all(copies <= COPIES[n] for n, copies in deck.cards)
    assert NUMBER["gandalf"] in eligible(heroes) and NUMBER["feint"] not in eligible(heroes[:3])


def test_a_search_broken_off_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    whole, first, second = Counting(10**6), Counting(7), Counting(10**6)
    with Journal(tmp_path / "whole") as notes:
        found = DeckSearch(WISHES, notes, whole).run()
    try:
        with Journal(tmp_path / "broken") as notes:
            DeckSearch(WISHES, notes, first).run()
    except KeyboardInterrupt:
        pass
    with Journal(tmp_path / "broken") as notes:
        again = DeckSearch(WISHES, notes, second).run()
    assert again == found and len(found) == 2 and found[0].games == 2
    assert second.games == whole.games - 7
    assert Deck(deck_of_option(found[0].deck).heroes, ()).heroes
    assert "[[deck]]" in written(found[0], WISHES)


def test_what_wins_more_is_better_and_then_what_gets_further() -> None:
    three, two, further = Found("", 10, 3, 0.5), Found("", 10, 2, 0.6), Found("", 10, 2, 0.7)
    assert sorted([two, further, three], key=lambda one: one.merit) == [two, further, three]


def test_ready_made_decks_can_be_played_and_have_a_name_in_every_language() -> None:
    for deck in READY_DECKS:
        assert set(deck["names"]) == set(LANGUAGES) and deck["scenario"] in SCENARIOS
        given = Deck(tuple(deck["heroes"]), tuple((n, c) for n, c in deck["cards"]))
        assert why_illegal(given, tournament=False) is None and not warnings(given)
        assert 0 < deck["won"] <= deck["games"]
