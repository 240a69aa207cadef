"""All randomness of a game. The state of the generator is part of the game's state.

The generator is PCG32 (64-bit state, 32-bit output), which gives the same results on every
platform. Each result is added to ``state.rolled``, which the record keeps, so a replay survives a
change of generator. Results queued in ``state.luck`` are used first; replays and tests rely on
this. The generator steps even then, so a replay leaves it in the state in which the game itself
left it.

A result queued as `NAMED` is not known yet. When such a result is due, the helpers raise `Wanted`
with a description of the draw, and forced_luck.py finds the number that the name means. Callers
therefore tell the helpers what they draw: a word that the game has names for (`Game.result_name`),
and the items.

Every roll, draw or shuffle is new information, so these helpers raise ``state.known``, the barrier
that undo may not cross. Rules need not do so themselves.

PCG32 is quick, which simulations need, but anybody who has seen enough of its results can work out
the next ones. Games among people therefore begin from a strong seed (``strong:`` followed by 128
bits or more in hexadecimal digits). Their generator keeps 256 bits, and each step is a SHA-512 of
the state, which nobody can predict without the seed. The states of this generator are larger than
any state of PCG32.

A small number that is set as ``state.rng`` by hand is used as a seed: it is spread over all bits
before the first result, because PCG32 begins with the same results for all small states. 0 means
that nobody has set the generator.
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
"""The beginning of a strong seed."""
_STRONG_BIT = 1 << 256
_SMALL = 1 << 20
"""States below this number, except 0, are used as seeds. The generator itself reaches one of them
only once in 2**44 steps."""


NAMED = -1
"""In ``state.luck``, marks a result that is given by name."""
DIE, SHUFFLE = "die", "shuffle"
"""What is drawn when a draw has no items of its own: the number on a die, or the order of the
items."""


def seed_of(seed: int | str) -> int:
    """Return the state of a generator for a seed, which may be a number or any text."""
    digest = hashlib.sha256(f"westmarch:{seed}".encode()).digest()
    if str(seed).startswith(STRONG):
        return _STRONG_BIT | int.from_bytes(digest, "big")
    return int.from_bytes(digest[:8], "big")


def drawn_anew(seed: int | str, time: int) -> int:
    """Return the state of the generator for a new draw of chance, after moves were taken back
    beyond the old one. `time` counts these draws from 1. The state follows from the seed, so a
    record still proves it."""
    return seed_of(f"{seed}:anew:{time}")


def begin(
    s: State,
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> None:
    """Prepare a state for its first random result. This sets the generator, the results fixed in
    advance, the list of events if somebody listens, whether players are asked even when they have a
    single legal action, and the rulings that are switched to their other reading."""
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
    """Roll one six-sided die. The result is 1 to 6, whatever the faces of the die show."""
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
    """Return a number from 0 to n - 1. All numbers are equally likely."""
    s.known += 1
    value = _below(s, n)
    if s.luck:
        value = _fixed(s, 0, n - 1, what, items)
    s.rolled.append(value)
    return value


def draw_one(s: State, pool: list[T], what: str = "") -> T:
    """Take a random item out of a pool."""
    return pool.pop(pick(s, len(pool), what, pool))


def choose_one(s: State, items: Sequence[T], what: str = "") -> T:
    """Return a random item of a sequence. The sequence does not change."""
    return items[pick(s, len(items), what, items)]


def shuffle(s: State, cards: list[T], what: str = "") -> None:
    """Shuffle in place (Fisher-Yates from the end). The result is the same as with a `pick` for
    each card."""
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
    """Mark that hidden information has become known without chance, such as a card drawn or
    shown."""
    s.known += 1
