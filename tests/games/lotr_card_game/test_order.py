"""Nothing is decided by an order that the rules do not print: how the cards are numbered, how the
lists in the state happen to lie, where at the table the players sit.

A game is played at random, and beside it the same game with its cards numbered otherwise, with the
players moved round the table, and with every list of cards that lie side by side shuffled again and
again. At every step both must offer the same, and both must end the same. What the rules order is
left alone: decks, discard piles, hands (from which cards are drawn at random), shadow cards.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.actions import INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.happenings import Happening, Happenings
from westmarch.games.lotr_card_game.rules.phases.round import Round
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    ATTACHED,
    DECK_HOST,
    ENGAGED,
    SEAT_EFFECTS,
    STAGING,
    VICTORY,
    ZONE_COUNT,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import resume, take
from westmarch.kernel.engine.state import clone

SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))
GAMES = 3000
"""Random games in the soak."""
SIDE_BY_SIDE = (STAGING, ATTACHED, VICTORY, *AREA, *ENGAGED)
"""Zones in which no card is above another."""
LEAST_COMPARED = 30
"""Decisions of each game that are compared, on the average: else the test would prove nothing."""

_DOMAINS = SPACE.verbs()
_NAMES_CARD = {
    v for v, domains in _DOMAINS.items() if domains and len(domains[0]) == len(INSTANCES)
}
_IN_BATCH = {"respond", "trigger"}


class Mirror:
    """A game beside another one: the same cards by other numbers, the same players on other
    chairs."""

    def __init__(self, s: Adventure, rng: Random) -> None:
        self.rng = rng
        self.players = s.players
        self.turn = rng.randrange(s.players)
        """So many chairs everybody moves on."""
        self.to = list(range(len(s.design)))
        """The number of each card in the mirror."""
        rng.shuffle(self.to)
        self.s = self._made(s)
        self.shuffle()

    # ---- what a thing is called there

    def seat(self, seat: int) -> int:
        return seat if seat < 0 else (seat + self.turn) % self.players

    def card(self, card: int) -> int:
        return card if card < 0 else self.to[card]

    def host(self, card: int) -> int:
        if card <= DECK_HOST:
            return DECK_HOST - self.seat(DECK_HOST - card)
        return self.card(card)

    def zone(self, zone: int) -> int:
        if zone < 15 or (zone - 15) // 5 >= self.players:
            return zone
        return 15 + 5 * self.seat((zone - 15) // 5) + zone % 5

    def lasting(self, entry: Any) -> Any:
        what, on, amount, until, source = entry
        on = self.seat(on) if what in SEAT_EFFECTS else self.card(on)
        amount = self.seat(amount) if what in ("no_attack", "attacked") else amount
        # The defender of this attack, and the like, are kept as the number of a card.
        amount = self.card(amount) if what == "no_defense" else amount
        return what, on, amount, until, self.card(source)

    def happening(self, what: Happening) -> Happening:
        kind, subject, player, n, other = what
        return kind, self.card(subject), self.seat(player), n, self.card(other)

    def seats(self, values: list[Any]) -> list[Any]:
        found = list(values)
        for seat in range(self.players):
            found[self.seat(seat)] = values[seat]
        return found

    def seen_by(self, bits: int) -> int:
        return sum(
            1 << (self.seat(p) if p < self.players else p) for p in range(4) if bits & 1 << p
        )

    def of_cards(self, values: Any) -> list[Any]:
        found: list[Any] = [None] * len(values)
        for card, value in enumerate(values):
            found[self.to[card]] = value
        return found

    # ---- the whole state

    def fields(self, s: Adventure) -> dict[str, Any]:
        """The state as it stands there; what has no order, sorted."""
        plain = self.of_cards
        zones: list[Any] = [[] for _ in range(ZONE_COUNT)]
        for zone, cards in enumerate(s.zones):
            zones[self.zone(zone)] = [self.to[c] for c in cards]
        return {
            "design": plain(s.design),
            "owner": plain([self.seat(p) for p in s.owner]),
            "controller": plain([self.seat(p) for p in s.controller]),
            "zone": plain([self.zone(z) for z in s.zone]),
            "exhausted": plain(s.exhausted),
            "damage": plain(s.damage),
            "progress": plain(s.progress),
            "resources": plain(s.resources),
            "committed": plain(s.committed),
            "attached_to": plain([self.host(c) for c in s.attached_to]),
            "guarding": plain([self.card(c) for c in s.guarding]),
            "under": plain([self.card(c) for c in s.under]),
            "seen_by": plain([self.seen_by(bits) for bits in s.seen_by]),
            "zones": zones,
            "live": [self.to[c] for c in s.live],
            "threat": self.seats(s.threat),
            "eliminated": self.seats(s.eliminated),
            "start_threat": self.seats(s.start_threat),
            "silent": self.seats(s.silent),
            "passing": self.seats(
                [[self.to[one // 8] * 8 + one % 8 for one in of] for of in s.passing]
            ),
            "lasting": [self.lasting(entry) for entry in s.lasting],
            "delayed": [(k, go, self.card(c), self.seat(p)) for k, go, c, p in s.delayed],
            "uses": [(self.card(c), i, self.seat(p), until) for c, i, p, until in s.uses],
            "have_attacked": [self.to[c] for c in s.have_attacked],
            "attacks_made": [
                self.seat(one // 1000) * 1000 + self.to[one % 1000] for one in s.attacks_made
            ],
            "captive": self.card(s.captive),
            "first_player": self.seat(s.first_player),
        }

    def _made(self, s: Adventure) -> Adventure:
        made = clone(s)
        made.decks = tuple(self.seats(list(s.decks)))
        for name, value in self.fields(s).items():
            setattr(made, name, type(getattr(s, name))(value))
        made.stack = [frame.copied() for frame in s.stack]
        made.offer = None
        resume(made)
        return made

    def shuffle(self) -> None:
        """Lay what lies side by side in another order."""
        s = self.s
        for zone in SIDE_BY_SIDE:
            self.rng.shuffle(s.zones[zone])
        for cards in (s.live, s.lasting, s.delayed, s.uses, s.have_attacked, s.attacks_made):
            self.rng.shuffle(cards)  # type: ignore[arg-type]

    def compare(self, s: Adventure) -> None:
        """Both stand alike. What is discarded together lies in some order: the mirror takes that of
        the game, so that later shuffles give both the same."""
        wanted, found = self.fields(s), self.s
        for name, value in wanted.items():
            have = getattr(found, name)
            if name == "zones":
                for zone, cards in enumerate(value):
                    assert Counter(cards) == Counter(have[zone]), f"zone {zone}"
                    if zone not in SIDE_BY_SIDE:
                        have[zone] = list(cards)
            elif name in ("live", "lasting", "delayed", "uses", "have_attacked", "attacks_made"):
                assert Counter(value) == Counter(have), name
            elif name == "passing":
                assert [sorted(of) for of in value] == [sorted(of) for of in have], name
            else:
                assert list(value) == list(have) if isinstance(value, list) else value == have, name
        assert (s.ending, s.score, s.round, s.phase) == (
            found.ending,
            found.score,
            found.round,
            found.phase,
        )
        assert sorted(self.seat(p) for p in s.winners) == sorted(found.winners)
        assert s.rng == found.rng, "both have drawn as often"

    # ---- what is offered

    def told(self, s: Adventure, action: Action, there: bool) -> tuple[Any, ...]:
        """An action by what it means: in the game as it is called in the mirror."""
        verb, *rest = action
        found: list[Any] = [verb, *rest]
        if verb in _NAMES_CARD and not there:
            found[1] = self.to[int(rest[0])]
        if verb == "choose_player" and not there:
            found[1] = self.seat(int(rest[0]))
        top = s.stack[-1]
        if verb in _IN_BATCH and isinstance(top, Happenings):
            what = top.what[int(rest[2])]
            found[3] = what if there else self.happening(what)
        return tuple(found)

    def answer(self, s: Adventure, action: Action) -> Action | None:
        """The same action in the mirror, after both offers were compared. Of equal cards only one
        is offered, and it may be another one there: then the two change numbers."""
        assert s.offer is not None and self.s.offer is not None
        ours, theirs = s.offer, self.s.offer
        assert (self.seat(ours.seat), ours.kind, ours.rule) == (
            theirs.seat,
            theirs.kind,
            theirs.rule,
        )
        offered = {self.told(self.s, one, True): one for one in theirs.actions}
        for one in ours.actions:
            told = self.told(s, one, False)
            if told not in offered and not self._change(s, one, set(offered)):
                return None
        assert {self.told(s, one, False) for one in ours.actions} == set(offered)
        return offered[self.told(s, action, False)]

    def _change(self, s: Adventure, action: Action, offered: set[tuple[Any, ...]]) -> bool:
        """Let a card of the game be another, equal one of the mirror. False: the two are not equal
        any more, and the games cannot be followed side by side."""
        card = int(action[1])
        like = [
            c for c, n in enumerate(s.design) if n == s.design[card] and s.zone[c] == s.zone[card]
        ]
        for other in like:
            self._swap(card, other)
            if self.told(s, action, False) in offered:
                return self._alike(s, card, other)
            self._swap(card, other)
        raise AssertionError(f"{action} is not offered there: {offered}")

    def _swap(self, one: int, other: int) -> None:
        self.to[one], self.to[other] = self.to[other], self.to[one]

    @staticmethod
    def _alike(s: Adventure, one: int, other: int) -> bool:
        of = (s.exhausted, s.damage, s.progress, s.resources, s.committed, s.attached_to)
        bare = not any(c in s.attached_to for c in (one, other))
        used = any(e[0] in (one, other) for e in s.uses) or any(
            e[1] in (one, other) for e in s.lasting
        )
        fought = (one in s.have_attacked) == (other in s.have_attacked)
        fought &= not any(made % 1000 in (one, other) for made in s.attacks_made)
        return bare and not used and fought and all(values[one] == values[other] for values in of)


POSITIONS = [
    f"scenario: {scenario}; players: {players}; round: 2; phase: {phase}; first: {players}\n"
    f"{threat}\n{more}\n"
    for scenario, more in (
        ("passage_through_mirkwood", "staging: forest_spider, old_forest_road, king_spider"),
        ("journey_along_the_anduin", "staging: wargs, goblin_sniper, banks_of_the_anduin"),
    )
    for players, phase, threat in (
        (1, "planning", "threat: 30"),
        (2, "planning", "threat: 30 27"),
        (3, "quest", "threat: 31 31 28"),
    )
]


def follow(position: str, seed: int) -> int:
    """Play a game and its mirror; how many decisions were compared."""
    rng = Random(f"order {seed} {position}")
    s = GAME.read_position(position, seed)
    assert isinstance(s, Adventure)
    phase = Round.sequence[s.phase]
    s.stack, s.offer = [Round(step=Round.sequence.index(phase))], None
    mirror = Mirror(s, rng)
    resume(s)
    for compared in range(10_000):
        mirror.compare(s)
        if s.offer is None:
            assert mirror.s.offer is None
            return compared
        action = rng.choice(s.offer.actions)
        answer = mirror.answer(s, action)
        if answer is None:
            return compared
        take(s, action)
        take(mirror.s, answer)
        if rng.random() < 0.3:
            mirror.compare(s)
            mirror.shuffle()
    raise AssertionError("no end")


@pytest.mark.rule("lcg.17.04")
@pytest.mark.parametrize("position", POSITIONS, ids=lambda text: text.split("\n")[0][10:70])
def test_no_unprinted_order_decides(position: str) -> None:
    games = 4
    compared = sum(follow(position, seed) for seed in range(games))
    assert compared >= LEAST_COMPARED * games / 4


@pytest.mark.soak
@pytest.mark.parametrize("position", POSITIONS, ids=lambda text: text.split("\n")[0][10:70])
def test_no_unprinted_order_decides_in_thousands_of_games(position: str) -> None:
    games = max(1, round(GAMES / len(POSITIONS) * SCALE))
    compared = sum(follow(position, seed) for seed in range(1000, 1000 + games))
    assert compared >= LEAST_COMPARED * games / 4
