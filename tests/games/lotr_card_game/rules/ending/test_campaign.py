"""The expert game: three scenarios in order, and what the nightmare level carries over."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.lotr_card_game.helpers import find, ids
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    deal_damage,
    discard_from_hand,
    raise_threat,
    win,
)
from westmarch.games.lotr_card_game.rules.ending.campaign import ORDER
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    heroes,
    move,
)
from westmarch.kernel import record
from westmarch.kernel.engine.errors import BadOption, BadPosition
from westmarch.kernel.engine.flow import advance, take
from westmarch.kernel.table import Table


def options(level: str, **more: str) -> dict[str, str]:
    return GAME.choose_options({"campaign": level, **more})


def played(chosen: dict[str, str]) -> Adventure:
    """A game played to its second round at random."""
    s = GAME.new(chosen, 4, listen=True)
    rng = Random(2)
    while s.round < 2:
        assert s.offer is not None
        take(s, rng.choice(s.offer.actions))
    return s


def won(chosen: dict[str, str]) -> Adventure:
    s = played(chosen)
    win(s)
    return s


def following(s: Adventure) -> dict[str, str]:
    found = GAME.sequel(s)
    assert found is not None
    return found


@pytest.mark.rule("lcg.16.11", "lcg.16.13")
def test_the_expert_game_plays_all_three_in_order_each_set_up_afresh() -> None:
    chosen = options("expert", players="2")
    order, scores = [], []
    for part in range(3):
        s = won(chosen)
        order.append(chosen["scenario"])
        scores.append(s.score)
        told = GAME.view(s, 0)["campaign"]
        assert told["scores"] == scores and told["score"] == sum(scores)
        assert told["over"] == told["won"] == (part == 2)
        if part < 2:
            chosen = following(s)
            fresh = GAME.new(chosen, 5)
            assert fresh.threat[:2] == [29, 29] and not any(fresh.damage)
            assert all(not fresh.zones[DISCARD[seat]] for seat in (0, 1))
    assert tuple(order) == ORDER
    assert GAME.sequel(s) is None
    assert [e.data["score"] for e in s.events or () if e.kind == "campaign_won"] == [sum(scores)]


@pytest.mark.rule("lcg.16.11")
def test_a_game_without_a_campaign_has_no_sequel() -> None:
    s = won(GAME.choose_options({}))
    assert GAME.sequel(s) is None and GAME.view(s, 0)["campaign"] is None


@pytest.mark.rule("lcg.16.11")
@pytest.mark.parametrize("level", ["expert", "nightmare"])
def test_losing_ends_the_campaign(level: str) -> None:
    s = played(options(level))
    assert GAME.sequel(s) is None, "the game is not over"
    raise_threat(s, 0, 50)
    assert s.ending == "all_eliminated" and GAME.sequel(s) is None
    told = GAME.view(s, 0)["campaign"]
    assert told["over"] and not told["won"] and told["scores"] == []
    assert "campaign_lost" in [e.kind for e in s.events or ()]


@pytest.mark.rule("lcg.16.13")
def test_the_order_of_a_campaign_cannot_be_chosen() -> None:
    with pytest.raises(
        BadOption, match="first scenario of this campaign is passage_through_mirkwood"
    ):
        options("expert", scenario=ORDER[1])
    with pytest.raises(BadOption, match="next scenario of this campaign is escape_from_dol_guldur"):
        options("expert", scenario=ORDER[1], so_far="50+61")
    assert options("expert", so_far="50+61")["scenario"] == ORDER[2]


# ---- nightmare


@pytest.mark.rule("lcg.16.12")
def test_nightmare_carries_threat_damage_killed_heroes_and_discard_piles() -> None:
    s = played(options("nightmare", players="2"))
    raise_threat(s, 0, 4)
    deal_damage(s, find(s, "legolas"), 2)
    deal_damage(s, find(s, "gloin"), 9)
    discard_from_hand(s, s.zones[HAND[0]][0])
    move(s, s.zones[DECK[1]][0], REMOVED)
    advance(s)
    win(s)
    t = GAME.new(following(s), 3)
    assert t.threat[:2] == s.threat[:2] and t.threat[0] > 29
    assert t.damage[find(t, "legolas")] == 2
    for seat in (0, 1):
        assert ids(t, t.zones[DISCARD[seat]]) == ids(s, s.zones[DISCARD[seat]])
        mine = Counter(s.design[c] for c in range(len(s.design)) if s.owner[c] == seat)
        assert mine == Counter(t.design[c] for c in range(len(t.design)) if t.owner[c] == seat)
        assert len(t.zones[HAND[seat]]) == 6
        assert all(t.zone[c] == AREA[seat] for c in heroes(t, seat))
    assert "gloin" in ids(t, t.zones[DISCARD[0]])
    assert len(t.zones[REMOVED]) == 1
    assert not any(t.resources) and not any(t.exhausted)
    assert GAME.broken(t) == []


@pytest.mark.rule("lcg.16.12")
def test_nightmare_threat_is_at_least_that_of_the_heroes() -> None:
    s = GAME.read_position("campaign: nightmare; threat: 12; heroes 1: aragorn, theodred, gloin")
    win(s)
    assert GAME.new(following(s), 3).threat[0] == 29
    s = GAME.read_position("campaign: nightmare; threat: 12; heroes 1: aragorn, gloin")
    win(s)
    assert GAME.new(following(s), 3).threat[0] == 21, "killed heroes do not count"


@pytest.mark.rule("lcg.16.12")
def test_a_hero_whom_only_an_attachment_kept_alive_does_not_survive_the_night() -> None:
    s = GAME.read_position(
        """
        campaign: nightmare; deck 1: tactics; threat: 31
        heroes 1: legolas 5 damage, gimli, thalin
        attachments 1: citadel_plate on legolas
        """
    )
    win(s)
    t = GAME.new(following(s), 3)
    assert ids(t, t.zones[DISCARD[0]]) == ["legolas"] and len(heroes(t, 0)) == 2
    assert t.threat[0] == 31 and GAME.broken(t) == []


@pytest.mark.rule("lcg.16.12", "lcg.12.04")
def test_who_was_eliminated_stays_out() -> None:
    s = played(options("nightmare", players="3"))
    raise_threat(s, 1, 50)
    win(s)
    firsts = set()
    for seed in range(12):
        t = GAME.new(following(s), seed)
        assert t.eliminated[:3] == [0, 1, 0] and t.threat[1] == 50
        assert len(t.zones[DISCARD[1]]) == 33 and not t.zones[HAND[1]]
        assert GAME.broken(t) == []
        firsts.add(t.first_player)
    assert firsts == {0, 2}
    chosen = {**following(s), "first_player": "player_2"}
    assert GAME.new(chosen, 1).first_player == 2, "the next clockwise"


@pytest.mark.rule("lcg.16.12")
def test_a_campaign_whose_last_heroes_fall_with_their_attachments_is_over() -> None:
    s = GAME.read_position(
        """
        campaign: nightmare; deck 1: tactics
        heroes 1: legolas 5 damage
        attachments 1: citadel_plate on legolas
        """
    )
    win(s)
    assert GAME.sequel(s) is None and GAME.view(s, 0)["campaign"]["over"]


# ---- what came before, as an option


def test_the_next_game_is_a_game_like_any_other() -> None:
    s = won(options("nightmare", players="2", deck_1="spirit"))
    chosen = following(s)
    assert GAME.choose_options(chosen) == chosen
    table = Table(GAME, chosen, "night")
    assert GAME.options_of(table.state) == chosen
    rng = Random(1)
    for _ in range(60):
        if table.decision is not None:
            table.act(rng.choice(table.decision.actions))
    saved = record.loads(record.dumps(table.closed_record()))
    assert record.verify(saved).moves == len(saved.entries)
    again = GAME.read_position(GAME.write_position(table.state))
    assert GAME.options_of(again) == chosen


@pytest.mark.parametrize(
    ("level", "so_far", "why"),
    [
        ("none", "52", "is only for a campaign"),
        ("expert", "fifty", "the scores must be numbers joined by +, not 'fifty'"),
        ("expert", "1+2+3", "must list 1 to 2 scenarios, not 3"),
        ("expert", "", "must list 1 to 2 scenarios, not 0"),
        ("expert", "52/34.0+0+0..", "expert level must list no players"),
        ("nightmare", "52", "nightmare level must list every player (1)"),
        (
            "nightmare",
            "52/34",
            "'34' of player 1 does not have the form threat.damage.discard.removed",
        ),
        ("nightmare", "52/x.0+0+0..", "the threat of player 1 must be numbers"),
        ("nightmare", "52/60.0+0+0..", "the threat of player 1 must be a number up to 50"),
        ("nightmare", "52/.0+0+0..", "the threat of player 1 must be a number up to 50"),
        ("nightmare", "52/50.0+0+0..", "so their threat must be below 50"),
        ("nightmare", "52/34.0+0..", "the damage of player 1 must list this number of heroes: 3"),
        ("nightmare", "52/34.0+0+9..", "cannot have 9 damage"),
        ("nightmare", "52/34.-1+0+0..", "cannot have -1 damage"),
        ("nightmare", "52/34.0+0+0.28.", "has fewer than 1 of card 28"),
        ("nightmare", "52/34.0+0+0.13+13.13+13", "has fewer than 4 of card 13"),
        ("nightmare", "52/34.0+0+0.999.", "has fewer than 1 of card 999"),
        ("nightmare", "52/34.0+0+0.1+2+3.", "so all of their cards must be out of the game"),
    ],
)
def test_a_wrong_story_is_refused_with_a_sentence(level: str, so_far: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        options(level, so_far=so_far)
    assert why in str(refused.value)
    if so_far:
        with pytest.raises(BadPosition):
            GAME.read_position(f"campaign: {level}; so far: {so_far}")


def test_a_story_that_leaves_nobody_a_hero_is_refused() -> None:
    s = played(options("nightmare", players="2"))
    raise_threat(s, 0, 50)
    win(s)
    head, out, there = following(s)["so_far"].split("/")
    with pytest.raises(BadOption, match="leaves no player a hero"):
        GAME.choose_options({"campaign": "nightmare", "so_far": f"{head}/{out}"})
    assert there


def test_a_position_of_a_campaign() -> None:
    text = "scenario: journey_along_the_anduin; campaign: expert; so far: 48; round: 2"
    s = GAME.read_position(text)
    assert GAME.options_of(s)["so_far"] == "48"
    assert "Expert campaign: 1 of 3 scenarios won, score 48" in GAME.board(s, 0)
    with pytest.raises(BadPosition, match="first scenario of this campaign is"):
        GAME.read_position("scenario: journey_along_the_anduin; campaign: expert")
