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
    start,
    table,
    where,
)
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.card_effects.effects import capture, claim, quest_progress
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.ending.stages import AdvanceStage
from westmarch.games.lotr_card_game.rules.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table import zones
from westmarch.games.lotr_card_game.rules.table.leaving import destroy
from westmarch.games.lotr_card_game.rules.table.zones import current_quest, engaged_with
from westmarch.kernel.engine.chance import seed_of


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
    run(s)
    assert s.ending == "victory"


# ---- what the stages do not do, and how their searches end


def first_stage_of(scenario: str, *deck: str) -> Adventure:
    """The first stage as it is set up with this encounter deck, whose cards player 1 knows."""
    s = table(scenario=scenario, heroes=[["aragorn", "gloin"]], phase="resource")
    zones.move(s, current_quest(s), zones.QUEST_DECK)
    for card in put_all(s, "encounter_deck", *deck):
        s.seen_by[card] = 1
    start(s, AdvanceStage(quest=-1))
    return s


@pytest.mark.rule("lcg.3.09")
@pytest.mark.parametrize(
    ("scenario", "deck"),
    [
        ("passage_through_mirkwood", ["forest_spider", "old_forest_road"]),
        ("journey_along_the_anduin", ["forest_gate", "hill_troll"]),
        ("escape_from_dol_guldur", ["gandalfs_map", "dungeon_torch", "shadow_key"]),
    ],
)
def test_a_searched_encounter_deck_is_shuffled(scenario: str, deck: list[str]) -> None:
    s = first_stage_of(scenario, *deck, *["enchanted_stream"] * 6)
    left = s.zones[zones.ENCOUNTER_DECK]
    assert left and not any(s.seen_by[card] for card in left)


@pytest.mark.rule("lcg.3.09", "lcg.13.10")
def test_each_player_reveals_a_card_at_the_river() -> None:
    for players in (1, 3):
        s = GAME.new({"scenario": "journey_along_the_anduin", "players": str(players)}, 4, (), True)
        while s.offer is not None and not s.round:
            act(s, offered(s)[0])
        revealed = [e for e in s.events or [] if e.kind == "revealed"]
        assert len(revealed) >= players


@pytest.mark.rule("lcg.13.10")
@pytest.mark.parametrize("top", ["hill_troll", "forest_gate"])
def test_one_hill_troll_is_enough(top: str) -> None:
    deck = [top, "enchanted_stream", "hill_troll", "hill_troll"]
    s = first_stage_of("journey_along_the_anduin", *deck)
    assert ids(s, s.zones[zones.STAGING]).count("hill_troll") == 1


@pytest.mark.rule("lcg.13.10")
def test_who_looks_for_a_spider_sees_the_deck_and_it_is_shuffled() -> None:
    s = table(stage="a_fork_in_the_road")
    zones.move(s, find(s, "beorns_path"), zones.REMOVED)
    deck = put_all(s, "encounter_deck", "ungoliants_spawn", "forest_gate", "king_spider")
    quest_progress(s, 2)
    run(s)
    assert all(s.seen_by[card] & 1 for card in deck)
    act(s, "choose king_spider")
    assert [s.seen_by[card] for card in s.zones[zones.ENCOUNTER_DECK]] == [0, 0]
    destroy(s, find(s, "king_spider"))
    run(s)
    assert not s.ending, "Ungoliant's Spawn is the one to defeat"


@pytest.mark.rule("lcg.12.01")
def test_the_shore_is_not_clear_before_all_of_the_ambush_is_revealed() -> None:
    s = table(1, "journey_along_the_anduin", [["thalin", "gimli"]], stage="anduin_passage")
    s.phase = QUEST_PHASE
    s.committed[find(s, "thalin")] = 1
    put_all(s, "encounter_deck", "eastern_crows", "marsh_adder", "wargs")
    quest_progress(s, 16)
    run(s)
    assert not s.ending, "the crows fell at once, but more was to come"


@pytest.mark.rule("lcg.12.07")
def test_all_objectives_without_the_prisoner_do_not_open_the_dungeons() -> None:
    s = table(1, "escape_from_dol_guldur", stage="through_the_caverns")
    capture(s, find(s, "gloin"))
    s.progress[current_quest(s)] = 15
    for name, hero in (
        ("gandalfs_map", "aragorn"),
        ("dungeon_torch", "theodred"),
        ("shadow_key", "theodred"),
    ):
        claim(s, put(s, name, "staging"), find(s, hero))
        run(s)
    assert stage(s) == "through_the_caverns"


@pytest.mark.rule("lcg.13.07")
def test_a_prisoner_is_rescued_once_and_only_by_progress_on_the_quest() -> None:
    s = table(1, "escape_from_dol_guldur", stage="through_the_caverns")
    capture(s, find(s, "gloin"))
    put(s, "enchanted_stream", "active")
    quest_progress(s, 1)
    run(s)
    assert s.offer is None, "the active location took it"
    quest_progress(s, 2)
    run(s)
    act(s, "respond through_the_caverns")
    while s.offer is not None:
        act(s, "pass")
    quest_progress(s, 1)
    run(s)
    assert s.offer is None, "nobody is left to rescue"


@pytest.mark.rule("lcg.13.09")
def test_orc_guards_come_with_the_quest_phase_only_one_for_each_player() -> None:
    s = table(2, "escape_from_dol_guldur", stage="out_of_the_dungeons")
    for seat in (0, 1):
        put_all(s, "deck", "gandalf", "gandalf", seat=seat)
    for phase in range(7):
        happen(s, "phase_begins", n=phase)
        run(s)
    assert [len(s.zones[zones.ENGAGED[seat]]) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("lcg.5.01")
def test_allies_are_not_limited_outside_the_tower_and_the_caverns() -> None:
    s = table(2, "escape_from_dol_guldur", stage="out_of_the_dungeons")
    s.allies_played = 3
    assert not holds(s, "cannot_play_ally", 0)
