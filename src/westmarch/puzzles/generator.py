"""Finding puzzles: games of self-play are walked back from their end, and where one line seems to
do clearly better than the others all lines are tried out again, much more often and with other
luck, to the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec

from westmarch import bots
from westmarch.arena.simulate import game_seed
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, stream
from westmarch.kernel.position_text import write_whole
from westmarch.kernel.processes.calls import in_order, in_time
from westmarch.puzzles import difficulty
from westmarch.puzzles.lines import Stretch, tried
from westmarch.puzzles.puzzle import Line, Puzzle, Second, named, texts_of
from westmarch.puzzles.screening import MOST_OFFERED, Bounds, Screening, cut_short, lines_at

DECISIONS = 20_000
"""A game with more decisions is given up: a bot goes round in circles."""
LEFT_OUT = frozenset(("mulligan",))
"""Kinds of decisions that come too early for a puzzle."""
PER_GAME = 3
"""Puzzles taken from one game at most: its positions are much alike."""
NEIGHBOURS, SAME_LINE = 25, 8
"""Decisions of a game within which the same kind of decision of a seat, and any decision of it, is
the same puzzle over again."""


class PuzzleRecipe(msgspec.Struct, frozen=True):
    """How puzzles are looked for, and what is one."""

    game: str
    seed: int = 1
    players: tuple[str, ...] = ("quick", "quick:slips=0.2")
    """Bots that take turns in the seats of self-play: whoever slips leaves something to find."""
    settings: tuple[dict[str, str], ...] = ()
    """The options of the games, in turn; empty: those in which the game's players learn."""
    looks: int = 20
    """Decisions looked at in a game, from its end on: there trials are short, and more depends on
    each; another game costs less than to go further back."""
    width: int = 16
    """Lines that are proposed at a decision; what else is offered is tried as well."""
    most_lines: int = 40
    """A decision with more lines is passed over."""
    first_thoughts: int = 5
    """In every so manieth game the policy's first thought may be the answer; in the others such
    decisions are passed over, for there are many of them and they are easy."""
    deep: int = 0
    """Lines that are gone on with choice by choice, as the policy would and otherwise."""
    few: int = 0
    """Decisions with so few answers are looked at whatever they are about."""
    turns: int = 0
    """Only the last turns of a game are looked at; 0: all of it."""
    bounds: Bounds = Bounds()
    second: str = "heuristic"
    """Who goes on after the best line and after the best wrong one, for a second opinion."""
    times: int = 12
    """Games of the second opinion; none: 0."""
    ahead: float = 0.15
    """By how much the best line must be ahead in the second opinion too."""


MIRKWOOD = {"scenario": "passage_through_mirkwood", "deck_1": "leadership"}
RECIPES = {
    # What the quick policy wins about as often as not: elsewhere nearly everything is lost.
    "lotr_card_game": PuzzleRecipe(
        "lotr_card_game",
        players=("quick",),
        settings=(
            MIRKWOOD,
            MIRKWOOD
            | {
                "deck_1": "1+4+7/14x2+21x2+23x2+26x2+27x1+31x1+34x2+35x2+39x2+45x2+48x1"
                "+50x2+51x3+55x2+57x1+73x3"
            },
            MIRKWOOD | {"players": "2", "deck_2": "spirit"},
            MIRKWOOD
            | {
                "deck_1": "5+6+7/31x1+34x2+35x2+38x1+39x2+41x2+43x2+45x2+47x2+48x2+50x2"
                "+51x3+53x1+55x2+57x1+73x3"
            },
            MIRKWOOD,
            MIRKWOOD | {"players": "2", "deck_2": "lore"},
        ),
    ),
    # A battle is won by many small advantages: a single choice seldom decides as much.
    "battles_of_westeros": PuzzleRecipe(
        "battles_of_westeros",
        looks=24,
        most_lines=60,
        first_thoughts=10,
        deep=4,
        bounds=Bounds(
            least=0.62,
            gap=0.2,
            saving=(0.45, 0.3),
            most_right=0.4,
            hint=0.03,
            looking=(1, 5, 20),
        ),
    ),
    # What one die could do, the next one can as well, so that one choice seldom decides much. Weak
    # players never come to where it does: so stronger ones play the games, and looked at is the
    # last turn, where much is done for the last time, and in it every choice within battles and in
    # the Hunt. What only the quick policy thinks of is sorted out by a second opinion of players
    # who bring home what a line has won.
    "war_of_the_ring": PuzzleRecipe(
        "war_of_the_ring",
        players=("heuristic:judgement=learned", "quick:slips=0.2", "heuristic"),
        looks=100,
        width=8,
        most_lines=20,
        first_thoughts=8,
        few=5,
        turns=1,
        second="heuristic:judgement=learned:samples=2",
        times=24,
    ),
}
"""What differs from game to game."""


def recipe_for(game: str) -> PuzzleRecipe:
    """How puzzles of a game are looked for."""
    return RECIPES.get(game) or PuzzleRecipe(game)


# ---- self-play


def moments(recipe: PuzzleRecipe, number: int) -> list[State]:
    """The decisions that matter in one game of self-play, in their order; of several of a kind in
    one line only the first."""
    game = registry.game(recipe.game)
    knowledge = knowledge_of(recipe.game)
    settings = recipe.settings or knowledge.lessons()
    options = game.choose_options(dict(settings[number % len(settings)]))
    seed = game_seed(recipe.seed, number)
    s = game.new(options, seed)
    seats = len(game.seats(options))
    names = [recipe.players[(number + seat) % len(recipe.players)] for seat in range(seats)]
    streams = [stream(seed, seat) for seat in range(seats)]
    minds = [bots.make(name, game, rng) for name, rng in zip(names, streams, strict=True)]
    found: list[State] = []
    kind, stretch = "", None
    for _ in range(DECISIONS):
        d = s.offer
        if d is None:
            return _worth_a_look(recipe, found)
        begins = kind != d.kind or stretch is None or stretch.over(s)
        if begins:
            kind, stretch = d.kind, Stretch(knowledge, s, d.seat)
        fits = d.kind not in LEFT_OUT and 1 < len(d.actions) <= MOST_OFFERED
        matters = knowledge.matters(s, d) or len(d.actions) <= recipe.few
        if begins and fits and matters:
            found.append(clone(s))
        take(s, ask(minds[d.seat], game, s, streams[d.seat]))
    return []


def _worth_a_look(recipe: PuzzleRecipe, found: list[State]) -> list[State]:
    """The decisions of a game's last turns; the last of them, as many as are looked at."""
    if recipe.turns and found:
        before = _turn(found[-1]) - recipe.turns
        found = [s for s in found if _turn(s) > before]
    return found[-recipe.looks :]


def _turn(s: Any) -> int:
    return int(s.turn)


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


def puzzle_at(recipe: PuzzleRecipe, s: State, seed: str, first_thought: bool) -> Puzzle | None:
    """The puzzle at a decision, if there is one; without `first_thought` only if the answer is not
    what the policy thinks of first."""
    game, knowledge = registry.game(recipe.game), knowledge_of(recipe.game)
    moves = s.moves
    rng = Random(f"westmarch:puzzles:{seed}:{moves}")
    d = s.offer
    assert d is not None
    screening = Screening(recipe.bounds, game, knowledge, s, rng)
    lines = lines_at(knowledge, s, recipe.width, recipe.deep)
    if not 2 <= len(lines) <= recipe.most_lines:
        return None
    best = screening.promising(lines, first_thought)
    if not best:
        return None
    position = position_of(game, s, d.seat, rng)
    s = game.read_position(position)
    lines = lines_at(knowledge, s, recipe.width, recipe.deep)
    screening = Screening(recipe.bounds, game, knowledge, s, rng)
    found = screening.proved(lines, best, first_thought)
    if found is None:
        return None
    few, results = found
    order = sorted(range(len(results)), key=lambda i: (-results[i].chance, i))
    right, wrong = order[:few], order[few:]
    second = None
    if recipe.times:
        rates = [
            tried(game, knowledge, s, lines[i], recipe.times, rng, recipe.second).chance
            for i in (order[0], wrong[0])
        ]
        second = Second(recipe.second, round(rates[0], 3), round(rates[1], 3), recipe.times)
        if second.best - second.other < recipe.ahead:
            return None
    if recipe.deep:
        for i in right:
            lines[i] = cut_short(lines[i], [lines[other] for other in wrong])
        right = [i for n, i in enumerate(right) if lines[i] not in [lines[j] for j in right[:n]]]
    chances = [one.chance for one in results]
    finders = difficulty.found_by(game, knowledge, s, lines, chances, right, rng)
    goals = Counter(results[order[0]].endings).most_common(1)
    goal = goals[0][0] if goals else ""

    def written(i: int) -> Line:
        return Line(texts_of(lines[i]), round(results[i].chance, 3), results[i].played)

    return Puzzle(
        id=named(game.id, position),
        game=game.id,
        seat=d.seat,
        side=game.seats(game.options_of(s))[d.seat],
        position=position,
        kind="save" if chances[wrong[0]] < 0.45 else "win",
        goal=goal,
        themes=difficulty.themes(game.id, d.kind, lines[order[0]], len(d.actions), goal),
        rating=difficulty.rating(finders),
        easy=min(right) == 0,
        right=tuple(map(written, right)),
        wrong=tuple(map(written, wrong)),
        seed=f"{seed}:{moves}",
        found_by={who: round(share, 3) for who, share in finders.items()},
        second=second,
    )


def _alike(here: tuple[int, str, int], other: tuple[int, str, int]) -> bool:
    """Whether two decisions of a game (seat, kind, number) make much the same puzzle."""
    near = NEIGHBOURS if here[1] == other[1] else SAME_LINE
    return here[0] == other[0] and abs(other[2] - here[2]) < near


def puzzles_in(recipe: PuzzleRecipe, number: int) -> list[Puzzle]:
    """The puzzles in one game of self-play, looked for from its end on."""
    found: list[Puzzle] = []
    taken: list[tuple[int, str, int]] = []
    first_thought = number % recipe.first_thoughts == 0
    for s in reversed(moments(recipe, number)):
        if len(found) == PER_GAME:
            break
        assert s.offer is not None
        here = s.offer.seat, s.offer.kind, s.moves
        if any(_alike(here, other) for other in taken):
            continue
        puzzle = puzzle_at(recipe, s, f"{recipe.seed}:{number}", first_thought)
        if puzzle is not None:
            found.append(puzzle)
            taken.append(here)
    return found


def make(
    recipe: PuzzleRecipe, jobs: int = 1, first: int = 0, seconds: float = 0.0
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Game after game of self-play, with its puzzles, for as long as one asks; the same for the
    same recipe, however many processes look for them and however long they take: a game that was
    begun is looked through."""
    numbers = in_time(count(first), seconds)
    yield from enumerate(in_order(puzzles_in, numbers, jobs, recipe), start=first)
