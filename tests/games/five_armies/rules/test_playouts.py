"""Random play: whole games, and battles and cards on a crowded board. Nothing may break."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.five_armies.helpers import start
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.rules.catalogue import D_EVENT, DIE_FACES, STORY_OF
from westmarch.games.five_armies.rules.map.armies import recruit
from westmarch.games.five_armies.rules.map.board import REGION_COUNT
from westmarch.games.five_armies.rules.map.pieces import (
    BARD,
    BILBO,
    BOLG,
    DAIN,
    FREE_PEOPLES,
    GANDALF,
    KINDS_OF_SIDE,
    SHADOW,
    THORIN,
    THRANDUIL,
)
from westmarch.games.five_armies.rules.setup import new_battlefield
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.kernel.engine import flow

BOLD = ("play", "attack", "yes", "lead", "fight_on", "sacrifice", "dismiss_leaders", "manoeuvre")


def play_out(s: Battlefield, rng: Random, most: int = 100_000) -> int:
    """Play at random, boldly, and look for broken states at every decision."""
    made = 0
    while s.offer is not None and made < most:
        actions = s.offer.actions
        bold = [a for a in actions if a[0] in BOLD]
        flow.take(s, rng.choice(bold if bold and rng.random() < 0.6 else actions))
        made += 1
        assert GAME.broken(s) == []
    return made


def crowded(rng: Random) -> Battlefield:
    """Armies everywhere, characters among them, six cards in each hand, five dice each."""
    s = new_battlefield(rng.getrandbits(32))
    s.turn, s.phase = 3, P_ACTIONS
    places = [p for p in range(REGION_COUNT) if not s.fp_units[p] and not s.shadow_units[p]]
    for place in rng.sample(places, 20):
        side = rng.randrange(2)
        for _ in range(rng.randint(1, 4)):
            recruit(s, place, rng.choice(KINDS_OF_SIDE[side]))
        units = s.fp_units[place] + s.shadow_units[place]
        s.damage[place] = rng.randint(0, units)
        s.leaders[place] = rng.randint(0, 2) if units else 0
    own = [p for p in range(REGION_COUNT) if s.fp_units[p]]
    for character in (BARD, DAIN, GANDALF, THRANDUIL, BILBO, THORIN):
        s.characters[character] = rng.choice(own)
        s.fate_space[character] = -1
    s.rings = 5
    s.characters[BOLG] = rng.choice([p for p in range(REGION_COUNT) if s.shadow_units[p]])
    s.bodyguards = 1
    s.bats = [2, 2, 1, 1]
    for side in (FREE_PEOPLES, SHADOW):
        for deck in (D_EVENT, STORY_OF[side]):
            while len(s.hands[side]) < (4 if deck == D_EVENT else 6):
                s.hands[side].append(s.decks[deck].pop())
        s.dice[side] = sorted(rng.choices(DIE_FACES[side], k=5))
    start(s, ActionRound())
    return s


@pytest.mark.rule("b5a.1.01")
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end(seed: int) -> None:
    s = GAME.new({}, seed)
    play_out(s, Random(seed))
    assert s.ending


@pytest.mark.rule("b5a.6.09")
@pytest.mark.parametrize("seed", range(20))
def test_cards_on_a_crowded_board(seed: int) -> None:
    rng = Random(seed)
    assert play_out(crowded(rng), rng) > 5
