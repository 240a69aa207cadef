"""Finding puzzles: games of self-play are walked back from their end, and where one line seems to
do clearly better than the others all lines are tried out again, much more often and with other
luck, to the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from random import Random
from statistics import median
from time import monotonic

import msgspec

from westmarch import bots
from westmarch.arena.simulate import game_seed
from westmarch.bots.scripts import Script
from westmarch.bots.search.knowledge import Knowledge, knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, stream
from westmarch.kernel.position_text import write_whole
from westmarch.puzzles import difficulty
from westmarch.puzzles.judging import CLOSE
from westmarch.puzzles.lines import NOT_TRIED, Tried, carried_out, outlook, same, tried
from westmarch.puzzles.puzzle import Line, Puzzle, named, texts_of

DECISIONS = 20_000
"""A game with more decisions is given up: a bot goes round in circles."""
LEFT_OUT = frozenset(("mulligan",))
"""Kinds of decisions that come too early for a puzzle."""
MOST_OFFERED = 24
"""A decision with more answers is no puzzle: not all of them could be tried in earnest."""
HINTS = 4
"""Short trials of each line before anything else."""
PER_GAME = 3
"""Puzzles taken from one game at most: its positions are much alike."""


class Recipe(msgspec.Struct, frozen=True):
    """How puzzles are looked for, and what is one."""

    game: str
    seed: int = 1
    players: tuple[str, ...] = ("heuristic", "quick:slips=0.2")
    """Bots that take turns in the seats of self-play: whoever slips leaves something to find."""
    lessons: tuple[int, ...] = ()
    """Which of the game's settings of self-play are played, by their numbers; empty: all."""
    looks: int = 100
    """Decisions looked at in a game, from its end on."""
    width: int = 16
    """Lines that are proposed at a decision; what else is offered is tried as well."""
    hint: float = 0.08
    """How far above the middle one the best line must stand where play first comes to an end, by
    the learned value, to be looked at."""
    looking: tuple[tuple[int, float], ...] = ((4, 0.8), (8, 0.5), (24, 0.3))
    """Trials of each line at first sight and, where one may stand out, at the next; and how much is
    left to doubt."""
    proof: int = 160
    """Trials of the lines that are right in the end; they alone count."""
    least: float = 0.7
    """The chance the best line has at least."""
    gap: float = 0.25
    """By how much every line that is not right is worse than the best."""
    most_right: float = 0.34
    """The share of the lines that may be right."""


RECIPES = {
    # Of the settings only those that the companion wins now and then: Mirkwood with the leadership
    # deck, with the decks of two spheres, and with two players.
    "lotr_card_game": Recipe(
        "lotr_card_game", players=("heuristic",), lessons=(0, 4, 5, 12, 13), hint=0.05
    ),
    # A battle is won by many small advantages: a single choice seldom decides as much.
    "battles_of_westeros": Recipe(
        "battles_of_westeros", looks=60, least=0.62, gap=0.2, most_right=0.4
    ),
    "war_of_the_ring": Recipe("war_of_the_ring", hint=0.06),
}
"""What differs from game to game."""


def recipe_for(game: str) -> Recipe:
    """How puzzles of a game are looked for."""
    return RECIPES.get(game) or Recipe(game)


# ---- self-play


def moments(recipe: Recipe, number: int) -> list[State]:
    """The decisions that matter in one game of self-play, in their order."""
    game = registry.game(recipe.game)
    knowledge = knowledge_of(recipe.game)
    taught = [dict(one) for one in knowledge.lessons()]
    if recipe.lessons:
        taught = [taught[i] for i in recipe.lessons]
    options = game.choose_options(taught[number % len(taught)])
    seed = game_seed(recipe.seed, number)
    s = game.new(options, seed)
    seats = len(game.seats(options))
    names = [recipe.players[(number + seat) % len(recipe.players)] for seat in range(seats)]
    streams = [stream(seed, seat) for seat in range(seats)]
    minds = [bots.make(name, game, rng) for name, rng in zip(names, streams, strict=True)]
    found: list[State] = []
    for _ in range(DECISIONS):
        d = s.offer
        if d is None:
            return found
        if d.kind not in LEFT_OUT and len(d.actions) > 1 and knowledge.matters(s, d):
            found.append(clone(s))
        take(s, ask(minds[d.seat], game, s, streams[d.seat]))
    return []


def lines_at(knowledge: Knowledge[State], s: State, width: int) -> list[Script]:
    """The lines worth trying, the quick policy's first: what is known of the game proposes some,
    and whatever else is offered is tried as well."""
    d = s.offer
    assert d is not None
    plans = knowledge.plans(s, d, width)
    begun = {plan[0] for plan in plans}
    plans += [(action,) for action in d.actions if action not in begun]
    found: list[Script] = []
    for plan in plans:
        line = carried_out(knowledge, s, plan)
        if line and not any(same(line, other) for other in found):
            found.append(line)
    return found


# ---- checking


def checked(recipe: Recipe, game: Game, s: State, rng: Random) -> list[tuple[Script, Tried]] | None:
    """The lines at a decision with what came of their trials, in the order of the policy; None when
    no line stands out. Each stage begins anew: what was seen at a glance has chosen what is looked
    at, and would flatter it."""
    knowledge = knowledge_of(recipe.game)
    if s.offer is None or len(s.offer.actions) > MOST_OFFERED:
        return None
    lines = lines_at(knowledge, s, recipe.width)
    if len(lines) < 2:
        return None
    chances = [outlook(game, knowledge, s, line, HINTS, rng) for line in lines]
    if max(chances) - median(chances) < recipe.hint:
        return None
    for times, doubt in recipe.looking:
        chances = [tried(game, knowledge, s, line, times, rng).chance for line in lines]
        if not stands_out(recipe, chances, doubt):
            return None
    top = max(chances)
    likely = [chance >= top - recipe.gap for chance in chances]
    found = [NOT_TRIED] * len(lines)
    for part in range(4):
        for i, line in enumerate(lines):
            # Lines that are far behind need fewer trials to be told apart.
            if likely[i] or part == 0 or found[i].chance > top - 0.4:
                more = tried(game, knowledge, s, line, recipe.proof // 4, rng)
                found[i] = found[i].and_also(more)
        top = max(one.chance for one in found)
        if not stands_out(recipe, [one.chance for one in found], 0.15 if part < 3 else 0.0):
            return None
    return list(zip(lines, found, strict=True))


def stands_out(recipe: Recipe, chances: list[float], doubt: float) -> bool:
    """Whether few lines do clearly better than all others: none lies between right and wrong. With
    `doubt`, whether it could still turn out so."""
    top = max(chances)
    right = sum(chance >= top - CLOSE for chance in chances)
    between = sum(top - recipe.gap < chance < top - CLOSE for chance in chances)
    if top < recipe.least - doubt * 0.25 or right == len(chances):
        return False
    few = max(1, int(recipe.most_right * len(chances)))
    spare = ceil(doubt * len(chances) * 0.6)
    return right <= few + spare and between <= spare


# ---- writing it down


def position_of(game: Game, s: State, seat: int, rng: Random) -> str:
    """The position as a text where a text says all of it; else the whole state. What the seat
    cannot see is dealt at random in either."""
    dealt = game.determinize(s, seat, rng)
    text = game.write_position(dealt)
    try:
        back = game.read_position(text)
    except BadPosition:
        return write_whole(dealt)
    asked, again = dealt.offer, back.offer
    fits = (
        asked is not None
        and again is not None
        and (asked.seat, asked.kind) == (again.seat, again.kind)
        and set(asked.actions) == set(again.actions)
        and game.view(dealt, seat) == game.view(back, seat)
    )
    return text if fits else write_whole(dealt)


def puzzle_at(recipe: Recipe, s: State, seed: str) -> Puzzle | None:
    """The puzzle at a decision, if there is one."""
    game = registry.game(recipe.game)
    rng = Random(f"westmarch:puzzles:{seed}:{s.moves}")
    d = s.offer
    assert d is not None
    position = position_of(game, s, d.seat, rng)
    s = game.read_position(position)
    found = checked(recipe, game, s, rng)
    if found is None:
        return None
    order = sorted(range(len(found)), key=lambda i: (-found[i][1].chance, i))
    best_line, best = found[order[0]]

    def written(i: int) -> Line:
        line, result = found[i]
        return Line(texts_of(line), round(result.chance, 3), result.played)

    right = [i for i in order if found[i][1].chance >= best.chance - CLOSE]
    wrong = [i for i in order if i not in right]
    after = found[wrong[0]][1].chance
    goals = Counter(best.endings).most_common(1)
    return Puzzle(
        id=named(game.id, position),
        game=game.id,
        seat=d.seat,
        side=game.seats(game.options_of(s))[d.seat],
        position=position,
        kind="save" if after < 0.45 else "win",
        goal=goals[0][0] if goals else "",
        themes=difficulty.themes(game.id, d.kind, best_line, len(d.actions)),
        rating=difficulty.rating(
            min(right), len(found), len(right), best.chance - after, len(best_line)
        ),
        easy=min(right) == 0,
        right=tuple(map(written, right)),
        wrong=tuple(map(written, wrong)),
        seed=seed,
    )


def puzzles_in(recipe: Recipe, number: int, until: float = 0.0) -> list[Puzzle]:
    """The puzzles in one game of self-play, looked for from its end on."""
    found: list[Puzzle] = []
    seed = f"{recipe.seed}:{number}"
    turn: object = None
    for s in reversed(moments(recipe, number)[-recipe.looks :]):
        if len(found) == PER_GAME or (until and monotonic() > until):
            break
        if s.moment() == turn:
            continue  # one puzzle of a moment is enough
        puzzle = puzzle_at(recipe, s, seed)
        if puzzle is not None:
            found.append(puzzle)
            turn = s.moment()
    return found


def make(
    recipe: Recipe, jobs: int = 1, first: int = 0, seconds: float = 0.0
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Game after game of self-play, with its puzzles, for as long as one asks; the same for the
    same recipe, however many processes look for them, unless time runs out."""
    until = monotonic() + seconds if seconds else 0.0
    number = first
    if jobs == 1:
        while not until or monotonic() < until:
            yield number, puzzles_in(recipe, number, until)
            number += 1
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = [pool.submit(puzzles_in, recipe, number + i, until) for i in range(2 * jobs)]
        number += len(running)
        begun = first
        try:
            while running:
                yield begun, running.pop(0).result()
                begun += 1
                if not until or monotonic() < until:
                    running.append(pool.submit(puzzles_in, recipe, number, until))
                    number += 1
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
