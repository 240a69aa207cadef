"""Looking for strong decks of The Card Game by self-play.

Decks of the core set live in generations. In each, all of them play the same deals of a scenario;
the half that wins less is given up, the rest plays twice as many, until a few are left (successive
halving). Those few live on, and the places of the others go to changed copies of them. What was
played is in a journal (journal.py): a search that is begun again with the same plan goes on where
it stopped, and how many processes play changes nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from random import Random

import msgspec

from westmarch.arena.contest.contest import Match
from westmarch.arena.contest.executors import Executor, Job
from westmarch.arena.contest.results import never_finished
from westmarch.arena.contest.tournament import TRIES, Notes
from westmarch.arena.intervals import wilson
from westmarch.arena.simulate import game_seed
from westmarch.bots.lotr_card_game.training_games import built
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    COPIES,
    EVENT,
    HERO,
    IDS,
    NAMES,
    NEUTRAL,
    NUMBERS,
    SCENARIOS,
    SPHERE,
    STAGE,
    STAGES_OF,
    STARTERS,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.decks import (
    MOST_COPIES,
    MOST_HEROES,
    STARTER_SIZE,
    Deck,
    deck_of_option,
    option_of_deck,
)
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption

GAME = "lotr_card_game"
HEROES = tuple(n for n in range(1, NUMBERS) if TYPE[n] == HERO)
POOL = tuple(n for n in range(1, NUMBERS) if TYPE[n] in (ALLY, ATTACHMENT, EVENT))
"""Cards a deck may have."""
FINAL_SEED = 1_000_003
"""The last match of the best decks is played with seeds of its own, this far from the search's:
what won by luck of its deals does not win by it again."""


class DeckSearchPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for, and how long."""

    options: dict[str, str]
    """The scenario, and what else is asked for; `deck_1` is what is looked for."""
    bot: str
    seed: int = 1
    decks: int = 24
    """How many live at a time."""
    generations: int = 4
    games: int = 8
    """Deals that all decks of a generation play; the better half plays twice as many."""
    parents: int = 4
    """How many live on."""
    best: int = 3
    """How many play the last match."""
    final_games: int = 100
    cards: int = STARTER_SIZE
    begin: tuple[str, ...] = ()
    """Decks that are among the first ones, as options."""


class Found(msgspec.Struct, frozen=True):
    """A deck, and how it did."""

    deck: str
    games: int
    won: int
    stages: float
    """The mean share of the quest's stages that were reached."""

    @property
    def merit(self) -> tuple[float, float]:
        return self.won / max(self.games, 1), self.stages

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


# ---- decks


def eligible(heroes: Sequence[int]) -> list[int]:
    """The cards these heroes can pay for, none of them named like a hero."""
    spheres = {NEUTRAL, *(SPHERE[hero] for hero in heroes)}
    named = {NAMES[hero] for hero in heroes}
    return [n for n in POOL if SPHERE[n] in spheres and NAMES[n] not in named]


def filled(heroes: Iterable[int], cards: dict[int, int], size: int, rng: Random) -> Deck:
    """A deck of these heroes: the cards that fit them, then others by chance, until it has its
    size. There are never more copies than in one core set."""
    chosen = tuple(sorted(heroes))
    fits = eligible(chosen)
    kept: dict[int, int] = {}
    for number, copies in sorted(cards.items()):
        if number in fits and copies > 0:
            kept[number] = min(copies, COPIES[number], MOST_COPIES)
    while (total := sum(kept.values())) > size:
        number = rng.choice(sorted(kept))
        kept[number] -= 1
        if not kept[number]:
            del kept[number]
    while total < size:
        free = [n for n in fits if kept.get(n, 0) < min(COPIES[n], MOST_COPIES)]
        if not free:
            break
        number = rng.choice(free)
        kept[number] = kept.get(number, 0) + 1
        total += 1
    return Deck(chosen, tuple(sorted(kept.items())))


def changed(deck: Deck, heroes: Sequence[int], size: int, rng: Random) -> Deck:
    """A changed copy: another hero now and then, some cards out, others in."""
    company = list(deck.heroes)
    if rng.random() < 0.3:
        others = [h for h in heroes if h not in company]
        if others:
            company[rng.randrange(len(company))] = rng.choice(others)
    cards = dict(deck.cards)
    for _ in range(rng.randint(1, 5)):
        number = rng.choice(sorted(cards))
        cards[number] -= 1
        if not cards[number]:
            del cards[number]
    return filled(company, cards, size, rng)


# ---- the search


class DeckSearch:
    """A search in progress; `tell` hears of every generation."""

    def __init__(
        self,
        plan: DeckSearchPlan,
        notes: Notes,
        executor: Executor,
        tell: Callable[[int, list[Found]], None] = lambda generation, found: None,
    ) -> None:
        self._game = registry.game(GAME)
        self.plan = plan
        self._notes = notes
        self._executor = executor
        self._tell = tell
        players = int(plan.options.get("players", "1"))
        others = [plan.options[f"deck_{seat}"] for seat in range(2, players + 1)]
        taken = {hero for other in others for hero in deck_of_option(other).heroes}
        self._heroes = [hero for hero in HEROES if hero not in taken]

    def run(self) -> list[Found]:
        """The best decks, the best first, by a last match on deals of their own."""
        plan = self.plan
        rng = Random(f"westmarch:decks:{plan.seed}")
        living = self._first(rng)
        for generation in range(plan.generations):
            ranked = self._halve(living, generation)
            self._tell(generation + 1, ranked)
            parents = [one.deck for one in ranked[: plan.parents]]
            living = parents if generation == plan.generations - 1 else self._next(parents, rng)
        final = living[: max(plan.best, 1)]
        seed = plan.seed + FINAL_SEED
        return self._play(final, range(plan.final_games), seed)

    def _first(self, rng: Random) -> list[str]:
        found: dict[str, None] = {}
        for name in (*STARTERS, *self.plan.begin):
            deck = deck_of_option(name)
            if set(deck.heroes) <= set(self._heroes):
                found[option_of_deck(deck)] = None
        while len(found) < self.plan.decks:
            company = rng.sample(self._heroes, min(MOST_HEROES, len(self._heroes)))
            # Every other one of the cards that are worth most for their cost, the rest by chance.
            begun = dict(deck_of_option(built([IDS[hero] for hero in company])).cards)
            cards = begun if len(found) % 2 else {}
            found[option_of_deck(filled(company, cards, self.plan.cards, rng))] = None
        return list(found)

    def _next(self, parents: list[str], rng: Random) -> list[str]:
        found = dict.fromkeys(parents)
        while len(found) < self.plan.decks:
            deck = deck_of_option(rng.choice(parents))
            child = changed(deck, self._heroes, self.plan.cards, rng)
            found[option_of_deck(child)] = None
        return list(found)

    def _halve(self, living: list[str], generation: int) -> list[Found]:
        """All decks of a generation, the best first. Every generation has deals of its own."""
        seed = self.plan.seed + 1000 * generation
        games, begun = self.plan.games, 0
        alive, out = living, list[Found]()
        while True:
            begun += games
            ranked = self._play(alive, range(begun), seed)
            if len(ranked) <= self.plan.parents:
                return ranked + out
            keep = max(self.plan.parents, len(ranked) // 2)
            if keep == len(ranked):
                return ranked + out
            out = ranked[keep:] + out
            alive = [one.deck for one in ranked[:keep]]
            games *= 2

    def _play(self, decks: Sequence[str], numbers: range, seed: int) -> list[Found]:
        """How some decks do on the same deals, the best first."""
        matches = {deck: [self._match(deck, seed, n) for n in numbers] for deck in decks}
        self._carry_out([match for some in matches.values() for match in some])
        found = [self._found(deck, some) for deck, some in matches.items()]
        return sorted(found, key=lambda one: one.merit, reverse=True)

    def _match(self, deck: str, seed: int, number: int) -> Match:
        options = self._game.choose_options({**self.plan.options, "deck_1": deck})
        seats = len(self._game.seats(options))
        return Match(GAME, options, (self.plan.bot,) * seats, game_seed(seed, number))

    def _carry_out(self, matches: list[Match]) -> None:
        """Play what is not in the journal yet."""
        waiting = deque(Job((m,)) for m in matches if m.id not in self._notes.games)
        running = 0
        while waiting or running:
            while waiting and running < self._executor.size:
                self._executor.submit(waiting.popleft())
                running += 1
            done = self._executor.wait()
            running -= 1
            (match,) = done.job.matches
            if done.played is not None:
                self._notes.add([(match, done.played[0])])
            elif done.job.tries < TRIES:
                waiting.append(Job((match,), done.job.tries + 1))
            else:
                self._notes.add([(match, never_finished(match, done.why))])

    def _found(self, deck: str, matches: list[Match]) -> Found:
        won = games = 0
        reached = 0.0
        for match in matches:
            played = self._notes.games[match.id]
            if played.score is None:
                continue
            games += 1
            won += played.score > 0
            stages = STAGES_OF[SCENARIOS.index(match.options["scenario"])]
            before = int(played.reached.get("stage", 1)) - 1
            reached += 1.0 if played.score else before / max(STAGE[n] for n in stages)
        return Found(deck, games, won, round(reached / max(games, 1), 4))


def check(plan: DeckSearchPlan) -> None:
    """Whether such a search can be made. Raises `BadOption`."""
    if plan.parents > plan.decks:
        raise BadOption("decks-parents", parents=plan.parents, decks=plan.decks)
    for deck in plan.begin:
        deck_of_option(deck)
