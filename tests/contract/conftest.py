"""The contract suite runs on every game and set of options, and on the made-up game Duel."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES, GAMES_PER_CASE, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    return request.param


@pytest.fixture(params=range(GAMES_PER_CASE), ids=lambda n: f"seed{n}")
def seed(request: pytest.FixtureRequest) -> int:
    return request.param
