"""Observations show what the view shows, and nothing that a seat cannot see."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from tests.contract.cases import CASES, Case, sampled
from westmarch.games.duel.game import Table
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS as RING_CARDS
from westmarch.gym.observations import OBSERVERS, Layout, Observer, observer
from westmarch.kernel import registry

STRIDE = 61


def told_of_hidden_things(case: Case, look: Observer, seed: int) -> set[str]:
    """The fields by which some seat can tell a state from one that looks the same to it."""
    rng = Random(f"leaks:{case}")
    found = set()
    for s in sampled(case, seed, STRIDE):
        for seat in range(len(case.game.seats(case.options))):
            seen = look(s, seat)
            again = look(case.game.scramble(s, seat, rng), seat)
            for name, field in look.layout.fields.items():
                part = slice(field.start, field.stop)
                if not np.array_equal(seen[part], again[part]):
                    found.add(name)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_see_changes_nothing(case: Case) -> None:
    assert not told_of_hidden_things(case, observer(case.game.id), 3)


def test_a_leak_would_be_found() -> None:
    layout = Layout()
    layout.add("round", 1, means="the round")
    layout.add("top", 1, means="the card on top of the deck, which nobody may know")

    def write(s: Table, seat: int, out: bytearray) -> None:
        out[0], out[1] = s.round, s.deck[-1]

    case = next(c for c in CASES if c.game.id == "duel" and c.options["goal"] == "9")
    leaky = Observer(SimpleNamespace(LAYOUT=layout, write=write))
    assert set().union(*(told_of_hidden_things(case, leaky, seed) for seed in range(5))) == {"top"}


@pytest.mark.parametrize("name", sorted(OBSERVERS))
def test_every_number_has_a_field(name: str) -> None:
    layout = observer(name).layout
    at = 0
    for field in layout.fields.values():
        assert field.start == at and field.means
        at = field.stop
    assert at == layout.size
    both = np.arange(2 * layout.size).reshape(2, -1)
    fields = layout.unpack(both)
    assert all(fields[n].shape == (2, *f.shape) for n, f in layout.fields.items())
    assert sum(field.size for field in fields.values()) == both.size


def test_the_ring_is_observed_as_it_is_viewed() -> None:
    game = registry.game("war_of_the_ring")
    look = observer(game.id)
    case = next(c for c in CASES if c.game is game)
    for s in sampled(case, 5, STRIDE):
        for seat in range(2):
            seen, view = look.layout.unpack(look(s, seat)), game.view(s, seat)
            hand = [RING_CARDS[c] for c in np.flatnonzero(seen["hand"])]
            assert sorted(view["hand"]) == sorted(hand)
            assert list(seen["victory_points"]) == list(view["victory_points"].values())
            assert int(seen["figures"].sum()) == sum(
                sum(place["figures"].values()) for place in view["places"].values()
            )


def test_the_card_game_is_observed_as_it_is_viewed() -> None:
    game = registry.game("lotr_card_game")
    look = observer(game.id)
    for case in (c for c in CASES if c.game is game):
        for s in sampled(case, 5, STRIDE):
            seen, view = look.layout.unpack(look(s, 0)), game.view(s, 0)
            shown = {c["card"]: c for c in (*view["hand"], *view["player"][0]["area"])}
            assert shown, "a player has heroes"
            for number, card in shown.items():
                assert seen["card"][number] == card["number"] + 1
                assert seen["damage"][number] == card.get("damage", 0)
            hidden = view["encounter_deck"]["size"] - len(view["encounter_deck"]["known"])
            assert int((seen["card"][: len(s.design)] == 0).sum()) >= hidden
