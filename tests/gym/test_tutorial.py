"""The tutorial does what it says: its Python is run as it stands, and the learner learns."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from westmarch.games.duel.game import GAME
from westmarch.kernel.engine.flow import take
from westmarch.kernel.player import ask

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"


def test_the_tutorial(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    names: dict[str, Any] = {}
    exec("\n".join(blocks), names)
    won = re.search(r"won (\d+) of 500", capsys.readouterr().out)
    assert won is not None and int(won[1]) > 280, "it has learnt nothing"
    bot = names["Learner"](Random(1))
    s = GAME.new(GAME.choose_options({}), 1)
    while s.offer is not None:
        take(s, ask(bot, GAME, s, Random(2)))
    assert s.winners
