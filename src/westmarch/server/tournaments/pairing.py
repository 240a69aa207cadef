"""Who plays whom in the next round of a tournament, and who has the first seat.

Pure functions of what has been played. Somebody is called by an entry's id; a pairing whose second
is None is a round without a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import networkx as nx


class Pairing(NamedTuple):
    """Two who meet, the first at the first seat; or one who has nobody to meet."""

    first: str
    second: str | None = None


class Played(NamedTuple):
    """What a pairing needs to know of the rounds before."""

    met: Counter[frozenset[str]]
    byes: Counter[str]
    balance: Mapping[str, int]
    """How much oftener somebody had the first seat than the second."""


def played(before: Sequence[Pairing]) -> Played:
    """The pairings of all rounds before, summed up."""
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    balance: Counter[str] = Counter()
    for first, second in before:
        if second is None:
            byes[first] += 1
            continue
        met[frozenset((first, second))] += 1
        balance[first] += 1
        balance[second] -= 1
    return Played(met, byes, balance)


def seated(one: str, other: str, balance: Mapping[str, int]) -> Pairing:
    """Two who meet: the first seat is for whoever has had it less, else for the one named first."""
    if balance.get(other, 0) < balance.get(one, 0):
        return Pairing(other, one)
    return Pairing(one, other)


# ---- round robin


def round_robin(players: Sequence[str]) -> list[list[Pairing]]:
    """Everybody meets everybody once, by Berger's tables. Nobody has one seat oftener than the
    other by more than one; of an odd number each rests once."""
    size = len(players) + len(players) % 2
    rounds: list[list[Pairing]] = [[] for _ in range(size - 1)]
    for one in range(1, size):
        for other in range(one + 1, size):
            low_first = (one + other) % 2 == 1
            pair = (one, other) if low_first else (other, one)
            rounds[(one + other) % (size - 1)].append(_of(players, *pair))
        last = (one, size) if one <= size // 2 else (size, one)
        rounds[2 * one % (size - 1)].append(_of(players, *last))
    # The tables' own order of rounds, in which the seats alternate.
    return rounds[2:] + rounds[:2] if size > 2 else rounds


def _of(players: Sequence[str], first: int, second: int) -> Pairing:
    if max(first, second) > len(players):
        return Pairing(players[min(first, second) - 1])
    return Pairing(players[first - 1], players[second - 1])


# ---- knock-out


def bracket(players: Sequence[str]) -> list[Pairing]:
    """The first round of a knock-out, the best seeded first in `players`: the two best can meet in
    the last round only, and where places are empty the best have a round without a game."""
    order = [0]
    while len(order) < len(players):
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    found = []
    for board, (one, other) in enumerate(zip(order[::2], order[1::2], strict=True)):
        best, worst = sorted((one, other))
        if worst >= len(players):
            found.append(Pairing(players[best]))
        elif board % 2:
            found.append(Pairing(players[worst], players[best]))
        else:
            found.append(Pairing(players[best], players[worst]))
    return found


def next_round(winners: Sequence[str | None], balance: Mapping[str, int]) -> list[Pairing]:
    """The next round of a knock-out: the winners in the order of the boards, None where both are
    gone."""
    found = []
    for one, other in zip(winners[::2], winners[1::2], strict=True):
        if one is not None and other is not None:
            found.append(seated(one, other, balance))
        elif one is not None or other is not None:
            found.append(Pairing(str(one or other)))
        else:
            found.append(Pairing(""))  # the place stays, so that the bracket keeps its shape
    return found


# ---- Swiss

NOBODY: Final = ""
AGAIN: Final = 10**15
"""What it costs when two meet again, or somebody has a second bye."""
LOPSIDED: Final = 10**11
"""What it costs when somebody would have one seat three times oftener than the other."""
APART: Final = 10**6
"""What a half point between two costs, squared."""
LEANING: Final = 10**4
"""What it costs when two want the same seat."""


def swiss(
    players: Sequence[str], scores: Mapping[str, float], before: Sequence[Pairing]
) -> list[Pairing]:
    """The next round of a Swiss tournament for `players`, the best seeded first: those with like
    scores meet, nobody meets the same twice while that can be, nobody has a second bye while that
    can be, and the bye goes down as far as it can. The cheapest of all ways to pair everybody."""
    past = played(before)
    ranked = sorted(players, key=lambda one: -scores.get(one, 0.0))
    groups = Counter(scores.get(one, 0.0) for one in ranked)
    graph = nx.Graph()
    for place, one in enumerate(ranked):
        for far, other in enumerate(ranked[place + 1 :], start=1):
            half = groups[scores.get(one, 0.0)] // 2
            price = _price(one, other, scores, past) + (far - half) ** 2
            graph.add_edge(one, other, weight=-price)
        if len(ranked) % 2:
            above = round(2 * (scores.get(one, 0.0) - scores.get(ranked[-1], 0.0)))
            price = past.byes[one] * AGAIN + above**2 * APART + (len(ranked) - place)
            graph.add_edge(one, NOBODY, weight=-price)
    rank = {one: place for place, one in enumerate(ranked)}
    found = []
    for pair in nx.max_weight_matching(graph, maxcardinality=True):
        if NOBODY in pair:
            found.append(Pairing(max(pair)))
        else:
            one, other = sorted(pair, key=rank.__getitem__)
            found.append(_with_seats(one, other, rank, past))
    return sorted(found, key=lambda one: (one.second is None, _board(one, rank)))


def _board(one: Pairing, rank: Mapping[str, int]) -> int:
    return min(rank[player] for player in one if player is not None)


def _with_seats(one: str, other: str, rank: Mapping[str, int], past: Played) -> Pairing:
    if past.balance.get(one, 0) == past.balance.get(other, 0) and rank[one] % 2:
        one, other = other, one
    return seated(one, other, past.balance)


def _price(one: str, other: str, scores: Mapping[str, float], past: Played) -> int:
    apart = round(2 * (scores.get(one, 0.0) - scores.get(other, 0.0)))
    price = past.met[frozenset((one, other))] * AGAIN + apart**2 * APART
    mine, theirs = past.balance.get(one, 0), past.balance.get(other, 0)
    if mine * theirs > 0:
        price += LOPSIDED if min(abs(mine), abs(theirs)) >= 2 else LEANING
    return price


def usual_rounds(players: int) -> int:
    """So many rounds of a Swiss tournament find a single winner where nothing is drawn. With no
    more than these, two need never meet again."""
    return max(1, (players - 1).bit_length())
