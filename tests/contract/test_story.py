"""The story of a finished game: how it ended, the score, the turning points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.contract.cases import CASES, Case, told
from tools.generate.events import BOARDS
from westmarch.games.war_of_the_ring.rules.turn.victory import ENDINGS as WAR_OF_THE_RING
from westmarch.kernel import record, registry
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.record import Record
from westmarch.kernel.story import FEWEST, MOST, RESIGNED, UNFINISHED, Story
from westmarch.kernel.table import Table

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "war_of_the_ring": WAR_OF_THE_RING,
    "five_armies": ("front_gate", "conquest", "fate", "beorn", "bolg_slain"),
    "lotr_card_game": ("victory", "all_eliminated", "prisoner_lost"),
    "battles_of_westeros": ("rout", "instant", "condition", "points", "morale", "momentum"),
}
OF_THE_HOUSE = [case for case in CASES if case.game.id in ENDINGS]
GOLDEN = [p for game in ENDINGS for p in sorted((FOLDER / game).glob("*.jsonl"))]
SHORT = 40
"""A game of fewer moves may have nothing to tell."""


def retold(game: Game, saved: Record) -> tuple[State, list[list[Event]], Story]:
    moves: list[list[Event]] = []
    s = record.replay(saved, watch=lambda s, _: moves.append(list(s.events or ())))
    ending, winners = (s.ending, s.winners) if s.ending else (UNFINISHED, [])
    return s, moves, game.story(s, moves, ending, winners)


def check(game: Game, saved: Record) -> Story:
    _, moves, story = retold(game, saved)
    sides = set(game.sides(saved.header.options))
    in_words(story.how)
    assert story.how.count(". ") <= 1, "more than two sentences"
    listed = json.loads((BOARDS / game.id / "film/events.json").read_text())
    places = [point.at for point in story.points]
    assert places == sorted(set(places)), "two points of one move, or out of order"
    assert len(places) <= MOST
    assert len(places) >= FEWEST or len(moves) < SHORT
    for point in story.points:
        assert 0 <= point.at < len(moves)
        of_its_move = [e for e in moves[point.at] if e.kind == point.kind]
        assert (point.turn, point.phase) in {(e.turn, e.phase) for e in of_its_move}
        assert point.kind in listed and point.weight > 0
        assert point.side is None or point.side in sides
        in_words(point.text)
    assert story.score
    for row in story.score:
        assert row.name and row.what and row.kind
        assert row.value >= 0 or row.kind == "score"
        assert row.of is None or row.value <= row.of
        assert row.seat is not None or row.side in sides
    assert retold(game, saved)[2] == story
    return story


def in_words(text: str) -> None:
    """A whole sentence without an empty slot."""
    assert text[0].isupper() or not text[0].isalpha(), text
    assert text.endswith((".", "!", "?", "…")), text
    assert not set("{}_\n") & set(text) and "None" not in text and "  " not in text, text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_the_story_of_a_golden_game(path: Path) -> None:
    saved = record.loads(path.read_bytes())
    check(registry.game(saved.header.game), saved)


@pytest.mark.parametrize("case", OF_THE_HOUSE, ids=str)
def test_the_story_of_a_random_game(case: Case) -> None:
    check(case.game, told(case, 0).table.closed_record())


@pytest.mark.parametrize("game", ENDINGS)
def test_every_ending_has_its_words(game: str) -> None:
    """Also those that random games never reach, and games given up or broken off; each says
    something of its own."""
    found = registry.game(game)
    case = next(case for case in OF_THE_HOUSE if case.game is found)
    table = Table(found, case.options, seed=8)
    while table.decision is not None and len(table.record.entries) < SHORT:
        table.act(table.decision.actions[0])
    s, moves = table.state, [list(table.log)]
    told = {}
    for ending in (*ENDINGS[game], RESIGNED, UNFINISHED):
        winners = [] if ending in (UNFINISHED, "all_eliminated", "prisoner_lost") else [0]
        told[ending] = found.story(s, moves, ending, winners).how
        in_words(told[ending])
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("game", ENDINGS)
def test_the_endings_are_those_of_the_source(game: str) -> None:
    """Every ending that random and golden games come to is known here."""
    golden = [record.loads(path.read_bytes()) for path in GOLDEN]
    closing = {saved.closing.ending for saved in golden if saved.header.game == game}
    assert closing - {""} <= set(ENDINGS[game])


def how(game: str, ending: str, winners: list[int], **fields: object) -> str:
    """How a game ended, of a state at its beginning with some numbers changed."""
    found = registry.game(game)
    s = found.new({}, 1)
    for name, value in fields.items():
        assert hasattr(s, name)
        setattr(s, name, value)
    return found.story(s, [[]], ending, winners).how


def test_how_a_war_ended() -> None:
    numbers = {"turn": 9, "victory_points": [1, 6]}
    assert how("war_of_the_ring", "ring_bearers_fail", [1], corruption=12, mordor=3, **numbers) == (
        "In turn 9 the corruption of the Ring-bearers reached 12: the Ring has mastered them and "
        "the Shadow wins. They had come as far as step 3 of the Mordor Track."
    )
    assert how("war_of_the_ring", "ring_bearers_fail", [1], corruption=13, **numbers).endswith(
        "They had come no further than Rivendell."
    )
    assert how("war_of_the_ring", "ring_destroyed", [0], corruption=7, mordor=5, **numbers) == (
        "In turn 9 the Ring-bearers reached the Crack of Doom with 7 of 12 corruption: the Ring is "
        "destroyed and the Free Peoples win. The Shadow had 6 of 10 victory points."
    )
    assert how("war_of_the_ring", RESIGNED, [1], corruption=2, **numbers) == (
        "The Free Peoples resigned in turn 9, with 1 victory point for the Free Peoples and "
        "6 for the Shadow, and corruption at 2 of 12."
    )


def test_how_the_battle_of_five_armies_ended() -> None:
    assert how("five_armies", "fate", [0], turn=6, fate=15) == (
        "In turn 6 the fate marker reached space 15: the Free Peoples have held out. The Shadow "
        "had 0 of 10 victory points."
    )
    assert how("five_armies", RESIGNED, [0], turn=2, fate=4) == (
        "The Shadow resigned in turn 2: the Shadow had 0 of 10 victory points, and the "
        "fate marker was on space 4 of 15."
    )


def test_how_a_quest_ended() -> None:
    won = how("lotr_card_game", "victory", [0], round=5, score=44, threat=[40, 0, 0, 0])
    assert won == (
        "The quest was won in round 5 with a score of 44: 40 threat, 0 for destroyed heroes and 0 "
        "damage on the others, minus 0 victory points."
    )
    out = {"round": 8, "eliminated": [1, 0, 0, 0]}
    at_50 = how("lotr_card_game", "all_eliminated", [], threat=[50, 0, 0, 0], **out)
    assert at_50.startswith("In round 8 threat reached 50 and nobody was left in the game.")
    alone = how("lotr_card_game", "all_eliminated", [], threat=[38, 0, 0, 0], **out)
    assert alone.startswith(
        "In round 8 the last hero was destroyed and nobody was left in the game."
    )


def test_how_a_battle_of_westeros_ended() -> None:
    assert how("battles_of_westeros", "condition", [0], round=5) == (
        "After round 5 House Lannister had not reached its goal, and House Stark wins. The goal "
        "was: 2 objectives controlled (it had 0)."
    )
    assert how("battles_of_westeros", "rout", [1], round=3, points=[2, 4]) == (
        "In round 3 the morale of House Stark was broken: its army is routed and House Lannister "
        "wins. The victory points were 2 for Stark and 4 for Lannister."
    )
    assert how("battles_of_westeros", "morale", [0], round=5, points=[3, 3], morale=2) == (
        "After round 5 both Houses had 3 victory points; the morale of House Lannister was lower "
        "by 2 spaces, and House Stark wins."
    )


def test_an_ending_names_its_game() -> None:
    """A list of games of several kinds can say by the ending alone what happened."""
    all_endings = [ending for endings in ENDINGS.values() for ending in endings]
    assert len(set(all_endings)) == len(all_endings)
    assert not {RESIGNED, UNFINISHED} & set(all_endings)
