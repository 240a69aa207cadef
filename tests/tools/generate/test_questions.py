"""The questions the browser's stages are tried with."""

from __future__ import annotations

import gzip
import json

import pytest

from tools.generate.questions import BEGINNINGS, BOARDS, asked_in, played

OUT_OF_DATE = "the game asks otherwise: run `python -m tools.generate.questions`"


@pytest.mark.parametrize("game", BEGINNINGS)
def test_the_questions_are_what_the_game_asks(game: str) -> None:
    """Those of the first game from each beginning, as the server would send them today."""
    written = json.loads(gzip.decompress((BOARDS / game / "questions.json.gz").read_bytes()))
    tried = 0
    for beginning in range(len(BEGINNINGS[game])):
        questions = {
            one["decision"]["n"]: one
            for one in written["questions"]
            if one["game"] == [beginning, 0]
        }
        tried += len(questions)
        for table in played(game, beginning, 0) if questions else ():
            if found := questions.pop(len(table.record.entries), None):
                asked = {"game": [beginning, 0], **asked_in(table)}
                assert json.loads(json.dumps(asked)) == found, OUT_OF_DATE
        assert not questions, OUT_OF_DATE
    assert tried > 2
