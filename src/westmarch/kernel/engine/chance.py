"""All randomness of a game. The generator's state is in the game's state.

The generator is PCG32 (64-bit state, 32-bit output), the same on every platform. Each result is
noted in ``state.rolled``, which the record keeps, so that a replay survives a change of generator.
Results queued in ``state.luck`` come first: replays and tests use that. The generator steps all
the same, so a replay leaves it where the game itself left it.

A result queued as `NAMED` is not known yet: where it is wanted `Wanted` is raised, with what it is
drawn from, for forced_luck.py to find the number that a name stands for. So the helpers are told
what they draw: a word that the game has names for (`Game.result_name`), and the items.

Whatever is rolled, drawn or shuffled is new information, so these helpers raise ``state.known``,
the barrier that undo may not cross. No rule has to remember it.

PCG32 is quick, which simulations need, but who has seen enough of its results can work out the
next ones. Games among people are therefore begun from a strong seed (``strong:`` and 128 bits or
more in hexadecimal digits): their generator keeps 256 bits, and each step is a SHA-512 of the
state, which nobody can follow without the seed. Its states are larger than any of PCG32.

A small number set as ``state.rng`` by hand is taken for a seed and spread over all bits before its
first result: PCG32 begins with the same results for all small states. 0 stands for a state whose
generator nobody has set.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from westmarch.kernel.engine.errors import BadRecord, Wanted

if TYPE_CHECKING:
    from westmarch.kernel.engine.state import State

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1
STRONG = "strong:"
"""How a strong seed begins."""
_STRONG_BIT = 1 << 256
_SMALL = 1 << 20
"""States below, 0 aside, are taken for seeds; the generator comes to one once in 2**44 steps."""


NAMED = -1
"""Stands in ``state.luck`` for a result that is given by name."""
DIE, SHUFFLE = "die", "shuffle"
"""What is drawn where there are no items of their own: a die's number; the order of the items."""


def seed_of(seed: int | str) -> int:
    """A generator state from a seed: a number or any text."""
    digest = hashlib.sha256(f"westmarch:{seed}".encode()).digest()
    if str(seed).startswith(STRONG):
        return _STRONG_BIT | int.from_bytes(digest, "big")
    return int.from_bytes(digest[:8], "big")


def drawn_anew(seed: int | str, time: int) -> int:
    """The generator's state when chance is drawn anew for the first, second .. time, because moves
    were taken back beyond it. It follows from the seed, so that a record still proves it."""
    return seed_of(f"{seed}:anew:{time}")


def begin(
    s: State,
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> None:
    """Make a state ready for its first random result: the generator, the results fixed in advance,
    the events where somebody listens, whether single actions are asked for too, and the rulings
    switched to their other reading."""
    s.rng = seed_of(seed)
    s.luck = list(luck)
    s.rolled = []
    s.events = [] if listen else None
    s.ask_always = int(ask_always)
    s.house_rulings = tuple(house_rulings)


def _strong_below(s: State, n: int) -> int:
    digest = hashlib.sha512(s.rng.to_bytes(33, "big")).digest()
    s.rng = _STRONG_BIT | int.from_bytes(digest[:32], "big")
    return (int.from_bytes(digest[32:], "big") * n) >> 256


def _below(s: State, n: int) -> int:
    old = s.rng
    if old > _MASK:
        return _strong_below(s, n)
    if 0 < old < _SMALL:
        old = seed_of(old)
    s.rng = (old * _MULTIPLIER + _INCREMENT) & _MASK
    top = old >> 27  # All that the result is made from, and small enough to be quick.
    word = ((top >> 18) ^ top) & 0xFFFFFFFF
    turn = top >> 32
    word = ((word >> turn) | (word << (-turn & 31))) & 0xFFFFFFFF
    return (word * n) >> 32


def _fixed(s: State, low: int, high: int, what: str, items: Sequence[Any]) -> int:
    value = s.luck.pop(0)
    if value == NAMED:
        raise Wanted(s, what, items or range(low, high + 1), low)
    if not low <= value <= high:
        raise BadRecord("record-impossible_result", value=value, low=low, high=high)
    return value


def roll(s: State, what: str = DIE, faces: Sequence[Any] = ()) -> int:
    """Roll one six-sided die: 1 to 6, whatever its faces show."""
    s.known += 1
    value = _below(s, 6) + 1
    if s.luck:
        value = _fixed(s, 1, 6, what, faces)
    s.rolled.append(value)
    return value


def roll_dice(s: State, count: int) -> list[int]:
    """Roll several six-sided dice."""
    return [roll(s) for _ in range(count)]


def pick(s: State, n: int, what: str = "", items: Sequence[Any] = ()) -> int:
    """One of 0 .. n-1, all equally likely."""
    s.known += 1
    value = _below(s, n)
    if s.luck:
        value = _fixed(s, 0, n - 1, what, items)
    s.rolled.append(value)
    return value


def draw_one(s: State, pool: list[T], what: str = "") -> T:
    """Take one item out of a pool at random."""
    return pool.pop(pick(s, len(pool), what, pool))


def choose_one(s: State, items: Sequence[T], what: str = "") -> T:
    """One item of a sequence at random; the sequence stays as it is."""
    return items[pick(s, len(items), what, items)]


def shuffle(s: State, cards: list[T], what: str = "") -> None:
    """Shuffle in place (Fisher-Yates from the end): the same as a `pick` for each card."""
    if s.luck and s.luck[0] == NAMED and len(cards) > 1:
        raise Wanted(s, f"{SHUFFLE} {what}", cards, 0)
    if s.luck or s.rng > _MASK:
        for i in range(len(cards) - 1, 0, -1):
            j = pick(s, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return
    # Decks are shuffled often in playouts, so the generator's steps stand here as a loop.
    rng, rolled = s.rng, s.rolled
    if 0 < rng < _SMALL:
        rng = seed_of(rng)
    for i in range(len(cards) - 1, 0, -1):
        top = rng >> 27
        word = ((top >> 18) ^ top) & 0xFFFFFFFF
        turn = top >> 32
        rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK
        j = ((((word >> turn) | (word << (-turn & 31))) & 0xFFFFFFFF) * (i + 1)) >> 32
        rolled.append(j)
        cards[i], cards[j] = cards[j], cards[i]
    s.rng = rng
    s.known += max(len(cards) - 1, 0)


def reveal(s: State) -> None:
    """Mark that something hidden has become known without chance (a drawn card, a shown one)."""
    s.known += 1
