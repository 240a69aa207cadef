"""The ten quest cards: set-up, text, and how each scenario is won."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    find,
    ids,
    offered,
    put,
    put_all,
    run,
    table,
    where,
)
from westmarch.games.lotr_card_game.effects import claim, quest_progress
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.happenings import happen
from westmarch.games.lotr_card_game.leaving import destroy
from westmarch.games.lotr_card_game.passives import holds, total
from westmarch.games.lotr_card_game.stages import check_stage
from westmarch.games.lotr_card_game.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.zones import current_quest, engaged_with
from westmarch.kernel.chance import seed_of


def begun(seed: int, **options: str) -> Adventure:
    """A new game after the mulligans."""
    s = GAME.new(options, seed)
    while s.offer is not None and "keep" in offered(s):
        act(s, "keep")
    return s


def stage(s: Adventure) -> str:
    return ids(s, [current_quest(s)])[0]


def test_flies_and_spiders() -> None:
    s = begun(3, scenario="passage_through_mirkwood")
    assert sorted(ids(s, s.zones[0])) == ["forest_spider", "old_forest_road"]
    assert len(s.zones[1]) == 34


def test_a_fork_in_the_road_leads_to_either_stage_three() -> None:
    seen = set()
    for seed in range(12):
        s = table(stage="a_fork_in_the_road")
        s.rng = seed_of(seed)
        put_all(s, "encounter_deck", "king_spider", "forest_spider")
        quest_progress(s, 2)
        run(s)
        seen.add(stage(s))
    assert seen == {"dont_leave_the_path", "beorns_path"}


def test_dont_leave_the_path() -> None:
    s = table(2, stage="a_fork_in_the_road")
    for card in [c for c in s.zones[3] if ids(s, [c]) == ["beorns_path"]]:
        s.zones[3].remove(card)
        s.zones[7].append(card)
        s.zone[card] = 7
    put_all(s, "encounter_deck", "ungoliants_spawn", "forest_gate", "king_spider")
    put(s, "forest_spider", "encounter_discard")
    quest_progress(s, 2)
    run(s)
    assert stage(s) == "dont_leave_the_path"
    assert set(offered(s)) == {
        "choose ungoliants_spawn",
        "choose king_spider",
        "choose forest_spider",
    }
    act(s, "choose ungoliants_spawn", "choose forest_spider")
    spawn = find(s, "ungoliants_spawn")
    assert where(s, spawn) == "staging"
    quest_progress(s, 30)
    run(s)
    assert not s.ending, "progress does not win this stage"
    destroy(s, spawn)
    run(s)
    assert s.ending == "victory"


def test_beorns_path() -> None:
    s = table(stage="beorns_path")
    spawn = put(s, "ungoliants_spawn", "staging")
    quest_progress(s, 10)
    run(s)
    assert not s.ending, "not while Ungoliant's Spawn is in play"
    destroy(s, spawn)
    run(s)
    assert s.ending == "victory"


def test_to_the_river() -> None:
    s = table(2, "journey_along_the_anduin")
    troll = put(s, "hill_troll", "staging")
    quest_progress(s, 8)
    run(s)
    assert stage(s) == "to_the_river", "a Hill Troll is in play"
    destroy(s, troll)
    run(s)
    assert stage(s) == "anduin_passage"


@pytest.mark.parametrize("players", [1, 2])
def test_to_the_river_set_up(players: int) -> None:
    s = begun(5, scenario="journey_along_the_anduin", players=str(players))
    trolls = [c for c in range(len(s.design)) if ids(s, [c]) == ["hill_troll"]]
    assert any(where(s, t) == "staging" or engaged_with(s, t) >= 0 for t in trolls)


def test_anduin_passage() -> None:
    s = table(1, "journey_along_the_anduin", stage="anduin_passage")
    assert total(s, "extra_reveals") == 1 and holds(s, "skip_engagement_checks")
    put_all(s, "encounter_deck", *["forest_spider"] * 4)
    quest_progress(s, 16)
    run(s)
    assert stage(s) == "ambush_on_the_shore"


def test_ambush_on_the_shore() -> None:
    s = table(1, "journey_along_the_anduin", stage="anduin_passage")
    put_all(s, "encounter_deck", "forest_spider", "marsh_adder", "forest_gate")
    quest_progress(s, 16)
    run(s)
    assert sorted(ids(s, s.zones[0])) == ["forest_spider", "marsh_adder"], "two cards a player"
    assert holds(s, "skip_staging")
    for name in ("forest_spider", "marsh_adder"):
        assert not s.ending
        destroy(s, find(s, name))
        run(s)
    assert s.ending == "victory"


def test_an_ambush_without_enemies_is_won_at_once() -> None:
    s = table(1, "journey_along_the_anduin", stage="anduin_passage")
    put_all(s, "encounter_deck", "forest_gate", "old_forest_road")
    quest_progress(s, 16)
    run(s)
    assert s.ending == "victory"


def test_the_necromancers_tower() -> None:
    s = begun(11, scenario="escape_from_dol_guldur")
    objectives = [find(s, name) for name in ("gandalfs_map", "dungeon_torch", "shadow_key")]
    assert all(where(s, o) == "staging" for o in objectives)
    assert where(s, find(s, "nazgul_of_dol_guldur")) == "set_aside"
    assert len(s.zones[14]) == 1, "one hero is a prisoner"
    s = table(1, "escape_from_dol_guldur")
    quest_progress(s, 9)
    run(s)
    assert stage(s) == "the_necromancers_tower", "no objective claimed"
    claim(s, put(s, "shadow_key", "staging"), find(s, "gloin"))
    run(s)
    assert stage(s) == "through_the_caverns"


def test_one_ally_a_round_for_all_players() -> None:
    s = table(2, "escape_from_dol_guldur")
    assert not holds(s, "cannot_play_ally", 0)
    s.allies_played = 1
    assert holds(s, "cannot_play_ally", 0) and holds(s, "cannot_play_ally", 1)


def test_through_the_caverns() -> None:
    s = table(1, "escape_from_dol_guldur", stage="through_the_caverns")
    from westmarch.games.lotr_card_game.effects import capture

    gloin = find(s, "gloin")
    capture(s, gloin)
    nazgul = put(s, "nazgul_of_dol_guldur", "set_aside")
    quest_progress(s, 2)
    run(s)
    act(s, "respond through_the_caverns")
    assert where(s, gloin) == "area_1" and s.damage[gloin] == 1
    assert where(s, nazgul) == "staging"
    quest_progress(s, 13)
    run(s)
    assert stage(s) == "through_the_caverns", "the objectives are missing"
    for name, hero in (
        ("gandalfs_map", "aragorn"),
        ("dungeon_torch", "theodred"),
        ("shadow_key", "theodred"),
    ):
        claim(s, put(s, name, "staging"), find(s, hero))
        run(s)
        while s.offer is not None and "decline" in offered(s):
            act(s, "decline")
    assert stage(s) == "out_of_the_dungeons"


def test_out_of_the_dungeons() -> None:
    s = table(1, "escape_from_dol_guldur", stage="out_of_the_dungeons")
    put(s, "gandalf", "deck")
    happen(s, "phase_begins", n=QUEST_PHASE)
    run(s)
    assert any(s.design[c] == 0 and engaged_with(s, c) == 0 for c in range(len(s.design)))
    nazgul = put(s, "nazgul_of_dol_guldur", "staging")
    quest_progress(s, 7)
    run(s)
    assert not s.ending, "not while the Nazgûl is in play"
    destroy(s, nazgul)
    check_stage(s)
    run(s)
    assert s.ending == "victory"
