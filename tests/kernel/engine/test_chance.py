"""Chance: one generator in the state, results noted, luck first, the barrier raised."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.kernel.engine import chance
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.state import State, decode, encode


def state(seed: int | str = 1) -> State:
    return State(rng=chance.seed_of(seed))


@pytest.mark.pure
def test_the_generator_is_pcg32(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first numbers of the authors' own demonstration (seed 42, stream 54)."""
    monkeypatch.setattr(chance, "_INCREMENT", 54 << 1 | 1)
    monkeypatch.setattr(chance, "_SMALL", 0)  # with this stream it begins with small states
    s = State(rng=0)
    chance.pick(s, 2)
    s.rng += 42
    chance.pick(s, 2)
    words = [chance.pick(s, 1 << 32) for _ in range(4)]
    assert words == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293]


def test_the_generator_is_the_same_everywhere() -> None:
    assert chance.roll_dice(state(1), 12) == [2, 5, 1, 4, 4, 5, 4, 6, 2, 2, 4, 6]


def test_a_strong_seed_keeps_all_its_bits() -> None:
    s = state("strong:00112233445566778899aabbccddeeff")
    assert chance.roll_dice(s, 12) == [5, 5, 5, 6, 3, 6, 4, 1, 6, 6, 3, 6]
    for _ in range(3):
        assert s.rng.bit_length() > 256
        chance.shuffle(s, list(range(60)))
    one, two = (state(f"strong:{end}") for end in "ab")
    assert one.rng >> 128 != two.rng >> 128 and one.rng & (1 << 128) - 1 != two.rng & (1 << 128) - 1
    # It is saved and read back like any other.
    assert decode(encode(s), State).rng == s.rng


def test_a_shuffle_is_a_pick_for_each_card_whatever_the_seed() -> None:
    for seed in (1, "strong:1"):
        one, two = state(seed), state(seed)
        cards = list(range(20))
        chance.shuffle(one, cards)
        assert one.rolled == [chance.pick(two, i + 1) for i in range(19, 0, -1)]
        assert (one.rng, one.known) == (two.rng, two.known)


@pytest.mark.parametrize("seed", [1, "strong:1"])
def test_rolls_are_fair_enough(seed: int | str) -> None:
    counts = Counter(chance.roll_dice(state(seed), 6000))
    assert set(counts) == set(range(1, 7))
    assert all(850 < count < 1150 for count in counts.values())


def test_results_are_noted_and_raise_the_barrier() -> None:
    s = state()
    rolls = chance.roll_dice(s, 3)
    pool = list("abc")
    drawn = chance.draw_one(s, pool)
    assert drawn not in pool and len(pool) == 2
    chance.choose_one(s, pool)
    assert s.rolled[:3] == rolls and len(s.rolled) == 5
    assert s.known == 5
    chance.reveal(s)
    assert s.known == 6 and len(s.rolled) == 5


def test_luck_comes_first_and_the_generator_steps_all_the_same() -> None:
    fixed, free = state(), state()
    fixed.luck = [6, 6, 0]
    assert chance.roll_dice(fixed, 2) == [6, 6]
    assert chance.pick(fixed, 9) == 0
    chance.roll_dice(free, 3)
    assert fixed.rng == free.rng and fixed.luck == []


@pytest.mark.parametrize("value", [0, 7])
def test_impossible_luck_is_refused(value: int) -> None:
    s = state()
    s.luck = [value]
    with pytest.raises(BadRecord, match=f"random result {value} is not between 1 and 6"):
        chance.roll(s)


def test_shuffle_replays_from_its_results() -> None:
    s, again = state(), state("other")
    cards = list(range(20))
    chance.shuffle(s, cards)
    assert sorted(cards) == list(range(20)) != cards
    again.luck = list(s.rolled)
    same = list(range(20))
    chance.shuffle(again, same)
    assert same == cards


def test_a_small_number_set_by_hand_is_spread() -> None:
    first = set()
    for small in range(1, 61):
        s, cards = state(), list(range(30))
        s.rng = small
        first.add(tuple(chance.roll_dice(s, 6)))
        again, same = state(), list(range(30))
        s.rng = again.rng = small
        chance.shuffle(s, cards)
        for i in range(29, 0, -1):
            j = chance.pick(again, i + 1)
            same[i], same[j] = same[j], same[i]
        assert cards == same and s.rng == again.rng
    assert len(first) == 60


def test_seeds_differ() -> None:
    assert len({chance.seed_of(seed) for seed in (0, 1, "0", "a", "b")}) == 4


def test_a_state_begins_with_its_own_chance() -> None:
    s = State(rolled=[3])
    chance.begin(s, "a word", (4, 5))
    assert s.rng == chance.seed_of("a word") and s.events is None
    assert [chance.roll(s), chance.roll(s)] == [4, 5] and s.rolled == [4, 5]
    chance.begin(s, 1, listen=True)
    assert s.rng == chance.seed_of(1) and not s.luck and not s.rolled and s.events == []
