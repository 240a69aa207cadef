"""Contests: what is played, and what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from westmarch.arena.contest.config import expanded, read_contest, read_test, taught
from westmarch.arena.contest.contest import GAUNTLET, Contest, setting_of
from westmarch.arena.simulate import game_seed
from westmarch.kernel.engine.errors import BadOption

DUEL = setting_of("duel", {})
THREE = ("random", "tests.toy.bots.First", "tests.toy.bots.First:last=true")


def contest(**changes: object) -> Contest:
    return Contest(**{"settings": (DUEL,), "bots": THREE, "games": 6, **changes})  # type: ignore[arg-type]


def test_everybody_meets_everybody_on_both_sides_with_equal_seeds() -> None:
    fixtures = list(contest().fixtures())
    assert len(fixtures) == contest().count() == 3 * 6
    assert set(Counter(f.sides for f in fixtures).values()) == {3}
    seeds = {f.number: f.match.seed for f in fixtures}
    assert len(set(seeds.values())) == 3
    assert all(f.match.seed == seeds[f.number] for f in fixtures)
    assert len({f.match.id for f in fixtures}) == len(fixtures)


def test_in_a_gauntlet_only_the_first_meets_the_others() -> None:
    fixtures = list(contest(form=GAUNTLET).fixtures())
    assert {frozenset(f.sides) for f in fixtures} == {frozenset((0, 1)), frozenset((0, 2))}


def test_sides_of_several_seats_and_teams() -> None:
    war = setting_of("war_of_the_ring", {"players": "3"})
    quest = setting_of("lotr_card_game", {"players": "2"})
    assert war.sides == (0, 1, 1) and not war.together and quest.together
    found = contest(settings=(war, quest), bots=("heuristic", "random"), games=2)
    players = [f.match.players for f in found.fixtures()]
    assert players == [
        ("heuristic", "random", "random"),
        ("random", "heuristic", "heuristic"),
        ("heuristic", "heuristic"),
        ("random", "random"),
        ("heuristic", "heuristic"),
        ("random", "random"),
    ]


def test_other_seeds_and_settings_share_no_game() -> None:
    one, two, nine = (
        {f.match.seed for f in contest(seed=seed, settings=(setting,)).fixtures()}
        for seed, setting in ((1, DUEL), (2, DUEL), (1, setting_of("duel", {"goal": "9"})))
    )
    assert not one & two and not one & nine


def test_lessons_of_self_play_are_settings_with_one_row_of_seeds() -> None:
    """Battle after battle, both Houses: the seeds are those of `westmarch simulate`, one for each
    pair of games."""
    settings = tuple(taught("battles_of_westeros", {}))
    battles = [setting.options["battle"] for setting in settings]
    assert len(settings) == len(set(battles)) == 10
    found = contest(settings=settings, bots=("heuristic", "random"), games=4, seed=9, lessons=True)
    fixtures = list(found.fixtures())
    assert len(fixtures) == 40 and fixtures[0].match.players == ("heuristic", "random")
    for number, fixture in enumerate(fixtures):
        assert fixture.match.seed == game_seed(9, number // 2)
        assert fixture.match.options["battle"] == battles[number // 2 % 10]
        assert fixture.sides == ((0, 1), (1, 0))[number % 2]
    (alone,) = taught("war_of_the_ring", {"players": "3"})
    assert alone.options["players"] == "3"


def test_a_file_tells_a_contest(tmp_path: Path) -> None:
    path = tmp_path / "contest.toml"
    path.write_text(
        """
bots = ["heuristic", "random"]
form = "gauntlet"
games = 20
test = { elo0 = 0, elo1 = 30 }

[[setting]]
game = "battles_of_westeros"
each = { battle = "all" }

[[setting]]
game = "lotr_card_game"
options = { players = 1 }
each = { deck_1 = ["leadership", "lore"], mode = ["easy", "standard"] }
"""
    )
    found = read_contest(path)
    names = [setting.name for setting in found.settings]
    assert len(names) > 10 and "battles_of_westeros battle=wolf_raiders" in names
    assert sum(name.startswith("lotr_card_game players=1 deck_1=lore") for name in names) == 2
    assert found.form == GAUNTLET and found.test is not None and found.test.elo1 == 30
    found.check()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("bots = [", "contest.toml: "),
        ("bots = ['random']\nsetings = []", "setings"),
        ("bots = ['random']\nsetting = [{game = 'chess'}]", "there is no game called 'chess'"),
        ("bots = 3\nsetting = [{game = 'duel'}]", "$.bots"),
        ("bots = ['a']\n[[setting]]\ngame = 'duel'\neach = {goal = ['7']}", "goal cannot be '7'"),
        ("bots = ['a']\n[[setting]]\ngame = 'duel'\neach = {aim = 'all'}", "no option 'aim'"),
        ("bots = ['a']\ntest = {elo0 = 5, elo1 = 5}\nsetting = [{game = 'duel'}]", "elo0 < elo1"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "contest.toml"
    path.write_text(text)
    with pytest.raises(BadOption) as refused:
        read_contest(path)
    assert named in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"bots": ("random",)}, "two bots"),
        ({"bots": ("random", "random")}, "named twice"),
        ({"bots": ("random", "nobody")}, "there is no bot called 'nobody' for duel"),
        ({"form": "swiss"}, "form cannot be 'swiss'"),
        ({"settings": (DUEL, DUEL)}, "is listed twice"),
        ({"settings": ()}, "no game"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], named: str) -> None:
    with pytest.raises(BadOption, match=named):
        contest(**changes).check()


def test_more_than_two_sides_are_refused() -> None:
    with pytest.raises(BadOption, match="games with one or two sides"):
        list(expanded("duel", {"players": "3"}, {}))


@pytest.mark.parametrize("text", ["", "1", "0,x", "5,0", "0,5,0.9,0.1", "0,5,0.05"])
def test_bad_tests_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_test(text)
