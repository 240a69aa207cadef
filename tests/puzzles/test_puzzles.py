"""Puzzles: found in self-play, checked, kept in files, and judged."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.trial_play import Script
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import take
from westmarch.puzzles import puzzle, solution_check
from westmarch.puzzles.difficulty import EASIEST, HARDEST, rating
from westmarch.puzzles.generator import PuzzleRecipe, make, moments
from westmarch.puzzles.lines import Tried, carried_out, is_over, same, tried
from westmarch.puzzles.puzzle import Puzzle, of_game, wrong_with
from westmarch.puzzles.screening import (
    LONGEST,
    Bounds,
    apart,
    cut_short,
    gone_on_with,
    interval,
    lines_at,
    right_ones,
)
from westmarch.puzzles.selection import PuzzleSelection

GAMES = ("war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros")
TINY = PuzzleRecipe(
    "lotr_card_game",
    players=("quick",),
    settings=({"scenario": "passage_through_mirkwood", "deck_1": "leadership"},),
    looks=4,
    first_thoughts=1,
    bounds=Bounds(least=0.5, looking=(1, 2, 4), proof=8),
    times=1,
    ahead=0.0,
)
PAGE = Path(__file__).parents[2] / "docs/research/puzzles.md"
SHIPPED = [one for game in GAMES for one in of_game(game)]


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    return _first()


def _first() -> list[Puzzle]:
    """The puzzles of a game of self-play that has some; it is the first here, to save time."""
    return next(puzzles for number, puzzles in make(TINY, first=38) if puzzles or number > 120)


def test_the_maker_finds_the_same_again(found: list[Puzzle]) -> None:
    assert found and found == _first()
    game = registry.game("lotr_card_game")
    for one in found:
        assert wrong_with(game, one) == ""
        assert one.best.chance >= TINY.bounds.least
        assert one.next_best <= one.best.chance - TINY.bounds.gap
        assert one.best.chance == max(line.chance for line in (*one.right, *one.wrong))


def test_a_file_of_puzzles_is_read_back(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "more" / "puzzles.jsonl"
    assert puzzle.read_file(path) == []
    puzzle.write_file(path, found)
    assert puzzle.read_file(path) == found
    path.write_text('{"id": "x"}\n')
    with pytest.raises(BadOption):
        puzzle.read_file(path)


def test_a_puzzle_that_cannot_be_set_is_told(found: list[Puzzle]) -> None:
    game, one = registry.game("lotr_card_game"), found[0]
    lost = msgspec.structs.replace(one.best, actions=("nowhere",))
    assert "not offered" in wrong_with(game, msgspec.structs.replace(one, right=(lost,)))
    assert wrong_with(game, msgspec.structs.replace(one, wrong=()))
    assert wrong_with(game, msgspec.structs.replace(one, seat=one.seat + 1))
    assert wrong_with(game, msgspec.structs.replace(one, id="0"))


def test_who_stands_out() -> None:
    bounds = Bounds()
    assert right_ones(bounds, [0.9, 0.5, 0.4], 1) == 1
    assert right_ones(bounds, [0.9, 0.4, 0.85], 2) == 2  # both are as good
    assert not right_ones(bounds, [0.9, 0.85, 0.4], 1)  # too many are right
    assert not right_ones(bounds, [0.9, 0.75, 0.7], 1)  # the others are not bad enough
    assert not right_ones(bounds, [0.9, 0.8, 0.7, 0.6], 3)  # no step between right and wrong
    assert not right_ones(bounds, [0.6, 0.3, 0.1], 1)  # neither won nor saved
    assert right_ones(bounds, [0.6, 0.2, 0.1], 1) == 1  # saved
    assert right_ones(bounds, [0.9, 0.7, 0.4], 1, 0.1) == 1  # may turn out so


def test_lines_are_apart_when_their_intervals_are() -> None:
    low, high = interval(Tried(32.0, 40, ()))
    assert low == pytest.approx(0.652, abs=0.001) and high == pytest.approx(0.895, abs=0.001)
    few = [Tried(8.0, 10, ()), Tried(5.0, 10, ())]
    assert not apart(few, 1)
    assert apart([Tried(one.won * 16, 160, ()) for one in few], 1)
    assert apart([*few, Tried(0.0, 40, ())], 2)  # the second is right as well


def test_a_right_line_is_cut_where_no_wrong_one_goes_along() -> None:
    a, b, c, d = ("a",), ("b",), ("c",), ("d",)
    assert cut_short((a, b, c), [(d,)]) == (a,)
    assert cut_short((a, b, c), [(a, d), (d,)]) == (a, b)
    assert cut_short((a, b), [(a, b, d)]) == (a, b)  # only the whole of it is right


def test_whole_turns_are_compared() -> None:
    """A first choice is gone on with as the policy would, and then with one later choice another;
    each to the end of the turn, and no two alike."""
    knowledge = knowledge_of("battles_of_westeros")
    recipe = PuzzleRecipe("battles_of_westeros", players=("quick",), looks=40)
    several = 0
    for s in moments(recipe, 0):
        plain = lines_at(knowledge, s, 16)
        found = gone_on_with(knowledge, s, plain[0])
        assert found[0][: len(plain[0])] == plain[0] == found[-1][: len(plain[0])]
        for line in found:
            assert len(line) <= LONGEST and carried_out(knowledge, s, line) == line
            assert len(line) == LONGEST or is_over(knowledge, s, line)
        assert len(set(found)) == len(found)
        deep = lines_at(knowledge, s, 16, 1)
        assert deep[0] == found[0] and {line[0] for line in deep} == {line[0] for line in plain}
        several += len(found) > 1
    assert several


def test_only_the_last_turns_are_looked_at() -> None:
    recipe = PuzzleRecipe("war_of_the_ring", players=("quick",), looks=1000, turns=2, few=5)
    found = moments(recipe, 0)
    kinds = {s.offer.kind for s in found if s.offer is not None}
    assert len({getattr(s, "turn", 0) for s in found}) == 2
    knowledge = knowledge_of("war_of_the_ring")
    small = [s for s in found if s.offer is not None and not knowledge.matters(s, s.offer)]
    assert kinds and small and all(s.offer and len(s.offer.actions) <= 5 for s in small)


def test_what_is_claimed_was_tried_in_all_quarters_of_the_proof_twice(found: list[Puzzle]) -> None:
    whole, quarter = 2 * TINY.bounds.proof, TINY.bounds.proof // 4
    for one in found:
        assert [line.trials for line in one.right] == [whole] * len(one.right)
        assert all(2 * quarter <= line.trials <= whole for line in one.wrong)


def test_bots_may_play_the_trials(found: list[Puzzle]) -> None:
    """A second opinion: the same luck comes to the same."""
    one = found[0]
    game, knowledge = registry.game(one.game), knowledge_of(one.game)
    s = game.read_position(one.position)
    twice = [tried(game, knowledge, s, one.best.script, 3, Random(1), "random") for _ in range(2)]
    assert twice[0] == twice[1] and twice[0].played == 3 and s.offer is not None


def test_a_rating_follows_from_who_finds_it() -> None:
    easy = {"random": 0.5, "quick": 1.0, "glance": 1.0, "trials": 1.0}
    ratings = [rating(easy | more) for more in ({}, {"quick": 0.0}, {"quick": 0.0, "glance": 0.0})]
    nobody = rating(dict.fromkeys(easy, 0.0))
    assert EASIEST <= ratings[0] < ratings[1] < ratings[2] < nobody <= HARDEST


def test_a_shelf_is_a_mixture(found: list[Puzzle]) -> None:
    shelf = PuzzleSelection([], 4)
    alike = [msgspec.structs.replace(found[0], id=str(n), easy=False) for n in range(4)]
    assert [shelf.add(one) for one in alike] == [True, True, False, False]
    other = msgspec.structs.replace(alike[0], id="other", themes=("hunt",))
    assert shelf.add(other) and not shelf.add(other)
    assert shelf.added == 3 and not shelf.full


def test_a_line_is_judged_by_its_choices(found: list[Puzzle]) -> None:
    one = found[0]
    assert solution_check.at_once(one, []) == solution_check.SolutionVerdict("open")
    right = solution_check.at_once(one, one.best.actions)
    assert right is not None and right == solution_check.SolutionVerdict("right", one.best.chance)
    backwards = tuple(reversed(one.best.script))
    assert same(one.best.script, backwards)


def test_a_line_nobody_looked_at_is_tried_out(found: list[Puzzle]) -> None:
    """Where the best line is not known any more, it is found to be right by trials, the same each
    time; and a wrong one wrong."""
    one = found[0]
    game, knowledge = registry.game(one.game), knowledge_of(one.game)
    s = game.read_position(one.position)

    def to_its_end(script: Script) -> list[str]:
        """The line with the policy's choices after it, as far as the solver has a say."""
        line = list(script)
        while not is_over(knowledge, s, tuple(line)):
            c = game.read_position(one.position)
            for action in line:
                take(c, action)
            line.append(knowledge.policy(c, c.offer))
        return [text_of(action) for action in carried_out(knowledge, s, tuple(line))]

    best, worst = to_its_end(one.best.script), to_its_end(one.wrong[-1].script)
    forgotten = msgspec.structs.replace(one, right=one.right[:1], wrong=one.wrong[:1])
    verdict = solution_check.by_trials(forgotten, best, 16)
    assert verdict == solution_check.by_trials(forgotten, best, 16)
    assert verdict.chance is not None and verdict.chance > one.next_best
    assert solution_check.by_trials(forgotten, worst, 16).said == "wrong"


# ---- the puzzles of the package


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_of_the_package_can_be_set(game_id: str) -> None:
    game = registry.game(game_id)
    puzzles = of_game(game_id)
    assert len({one.id for one in puzzles}) == len(puzzles)
    for one in puzzles:
        assert wrong_with(game, one) == "", one.id
        solved = solution_check.at_once(one, one.best.actions)
        assert solved is not None and solved.said == "right", one.id
        refused = solution_check.at_once(one, one.wrong[0].actions)
        assert refused is None or refused.said != "right", one.id


@pytest.mark.parametrize(
    ("game_id", "name"),
    [
        ("war_of_the_ring", "War of the Ring"),
        ("five_armies", "The Battle of Five Armies"),
        ("lotr_card_game", "The Card Game"),
        ("battles_of_westeros", "Battles of Westeros"),
    ],
)
def test_the_page_counts_the_puzzles_of_the_package(game_id: str, name: str) -> None:
    puzzles = of_game(game_id)
    rows = [row for row in PAGE.read_text().splitlines() if row.startswith("| ")]
    cells = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]
    counts, ratings, about = (row for row in cells if row[0] == name)
    assert int(counts[1]) == len(puzzles)
    assert counts[3].split()[0] == str(sum(one.easy for one in puzzles))
    assert sum(map(int, ratings[1:6])) == len(puzzles)
    themes = Counter(theme.replace("_", " ") for one in puzzles for theme in one.themes)
    assert about[1] == ", ".join(f"{theme} {n}" for theme, n in themes.most_common())
    assert f"\n{len(SHIPPED)} puzzles" in PAGE.read_text()


def _again(one: Puzzle, trials: int) -> tuple[float, float]:
    game, knowledge = registry.game(one.game), knowledge_of(one.game)
    s = game.read_position(one.position)
    rng = Random(f"again:{one.id}")
    best, other = (
        tried(game, knowledge, s, line.script, trials, rng).chance
        for line in (one.best, one.wrong[0])
    )
    return best, other


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_line_is_best_again(game_id: str) -> None:
    """One of each game, with other luck; the soak looks at all."""
    for one in of_game(game_id)[:1]:
        best, other = _again(one, 12)
        assert best > other, one.id


@pytest.mark.soak
@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: f"{one.game}-{one.id}")
def test_every_best_line_is_best_again(one: Puzzle) -> None:
    best, other = _again(one, 60)
    assert best > other
