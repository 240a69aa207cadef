"""Chapter 6: the quest phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    give,
    offered,
    put,
    put_all,
    run,
    seat_to_act,
    start,
    table,
    told,
    where,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import raise_threat
from westmarch.games.lotr_card_game.rules.phases.quest import Commit, QuestPhase, resolve_quest
from westmarch.games.lotr_card_game.rules.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import (
    Reveal,
    refill_encounter_deck,
    reveal_cards,
)
from westmarch.games.lotr_card_game.rules.table.stats import committed_willpower, staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import ENCOUNTER_DECK, current_quest
from westmarch.kernel.engine.flow import advance


def commit(s: Adventure, *names: str) -> None:
    """Commit characters without asking."""
    for name in names:
        card = find(s, name)
        s.committed[card] = s.exhausted[card] = 1


def questing(players: int = 1) -> Adventure:
    s = table(players, phase="quest")
    return s


@pytest.mark.rule("lcg.6.01", "lcg.17.07")
def test_three_steps_with_windows() -> None:
    s = table(phase="quest", heroes=[["beravor", "eowyn"]])
    put_all(s, "hand", *["gandalf"] * 3)
    put_all(s, "deck", *["gandalf"] * 9)
    put_all(s, "encounter_deck", "old_forest_road", "old_forest_road")
    start(s, QuestPhase())
    seen = []
    while s.offer is not None:
        seen.append((s.offer.kind, len(told(s, "revealed")), len(told(s, "quest_resolved"))))
        act(s, "done" if s.offer.kind == "commit" else "pass")
    assert seen == [
        ("action_window", 0, 0),
        ("commit", 0, 0),
        ("action_window", 0, 0),
        ("action_window", 1, 0),
        ("action_window", 1, 1),
    ]


@pytest.mark.rule("lcg.6.02", "lcg.15.02")
def test_only_ready_characters_commit_and_they_exhaust() -> None:
    s = questing()
    ally = put(s, "guard_of_the_citadel", "play")
    s.exhausted[find(s, "gloin")] = 1
    start(s, Commit(seat=0))
    assert offered(s) == [
        "commit aragorn",
        "commit theodred",
        "commit guard_of_the_citadel",
        "done",
    ]
    act(s, "commit guard_of_the_citadel")
    assert s.exhausted[ally] and s.committed[ally]
    assert "commit guard_of_the_citadel" not in offered(s)
    act(s, "done")
    assert not s.committed[find(s, "aragorn")]


@pytest.mark.rule("lcg.6.03", "lcg.6.08")
def test_players_commit_as_one_team() -> None:
    s = questing(2)
    s.first_player = 1
    start(s, Commit(seat=1), Commit(seat=0))
    assert seat_to_act(s) == 1
    act(s, "commit legolas", "done", "commit gloin", "done")
    assert committed_willpower(s) == 1 + 2


@pytest.mark.rule("lcg.6.04", "lcg.12.06")
def test_one_card_for_each_player_still_in_the_game() -> None:
    s = questing(3)
    put_all(s, "encounter_deck", *["old_forest_road"] * 6)
    raise_threat(s, 2, 50)
    start(s, QuestPhase())
    act(s, "done", "done")
    assert len(told(s, "revealed")) == 2


@pytest.mark.rule("lcg.6.04")
def test_the_number_of_cards_is_fixed_when_staging_begins() -> None:
    s = questing(2)
    s.threat[1] = 49
    put_all(s, "encounter_deck", "cavern_guardian", "old_forest_road", "old_forest_road")
    start(s, QuestPhase())
    act(s, "done", "done")
    assert s.eliminated[1] and len(told(s, "revealed")) == 2


@pytest.mark.rule("lcg.6.05", "lcg.6.06")
def test_cards_are_revealed_and_resolved_one_by_one() -> None:
    s = questing()
    order = ("king_spider", "old_forest_road", "the_necromancers_reach", "forest_gate")
    spider, road, reach, _ = put_all(s, "encounter_deck", *order)
    start(s)
    reveal_cards(s, 3, staging=True)
    advance(s)
    assert s.offer is not None and len(told(s, "revealed")) == 1, "the King Spider comes first"
    act(s, "choose aragorn")
    assert [where(s, c) for c in (spider, road, reach)] == [
        "staging",
        "staging",
        "encounter_discard",
    ]
    assert s.damage[find(s, "aragorn")] == 1, "exhausted when the treachery came"


@pytest.mark.rule("lcg.6.06")
def test_a_revealed_objective_goes_to_the_staging_area() -> None:
    s = questing()
    torch, guard = put_all(s, "encounter_deck", "dungeon_torch", "old_forest_road")
    start(s, Reveal(staging=True))
    assert where(s, torch) == where(s, guard) == "staging"


@pytest.mark.rule("lcg.6.07", "lcg.15.17")
def test_the_encounter_deck_is_rebuilt_in_the_quest_phase_only() -> None:
    s = questing()
    put_all(s, "encounter_discard", "old_forest_road", "forest_gate")
    start(s, Reveal(staging=True))
    assert len(s.zones[ENCOUNTER_DECK]) == 1 and told(s, "encounter_deck_rebuilt")
    s = table(phase="combat")
    put_all(s, "encounter_discard", "old_forest_road")
    refill_encounter_deck(s)
    assert not s.zones[ENCOUNTER_DECK]
    start(s, Reveal())
    assert told(s, "no_encounter_card")
    s.phase = QUEST_PHASE
    s.zones[2].clear()
    start(s, Reveal())
    assert len(told(s, "no_encounter_card")) == 2, "both are empty: nothing is revealed"


@pytest.mark.rule("lcg.6.08", "lcg.7.04")
def test_only_the_staging_area_counts_against_the_players() -> None:
    s = questing()
    put(s, "forest_spider", "staging")
    put(s, "king_spider", "engaged")
    put(s, "necromancers_pass", "active")
    assert staging_threat(s) == 2
    assert committed_willpower(s) == 0


@pytest.mark.rule("lcg.6.09")
def test_success_places_the_difference() -> None:
    s = questing()
    commit(s, "aragorn", "gloin")
    put(s, "old_forest_road", "staging")
    resolve_quest(s)
    run(s)
    assert s.progress[current_quest(s)] == 3


@pytest.mark.rule("lcg.6.10")
def test_the_active_location_takes_progress_first() -> None:
    s = questing()
    gate = put(s, "forest_gate", "active")
    s.progress[gate] = 1
    commit(s, "aragorn", "gloin", "theodred")
    resolve_quest(s)
    run(s)
    assert where(s, gate) == "encounter_discard"
    assert s.progress[current_quest(s)] == 2


@pytest.mark.rule("lcg.6.10")
def test_a_stage_that_cannot_be_left_collects_progress_without_end() -> None:
    s = table(phase="quest", scenario="journey_along_the_anduin")
    put(s, "hill_troll", "staging")
    s.progress[current_quest(s)] = 254
    commit(s, "aragorn", "gloin", "theodred")
    resolve_quest(s)
    run(s)
    assert s.progress[current_quest(s)] == 255


@pytest.mark.rule("lcg.6.11")
def test_failure_raises_every_players_threat_by_the_whole_difference() -> None:
    s = questing(2)
    put_all(s, "staging", "forest_gate", "king_spider")
    commit(s, "theodred")
    resolve_quest(s)
    run(s)
    assert s.threat[:2] == [s.start_threat[0] + 3, s.start_threat[1] + 3]
    assert s.progress[current_quest(s)] == 0


@pytest.mark.rule("lcg.6.12")
def test_a_tie_does_nothing() -> None:
    s = questing()
    put(s, "forest_gate", "staging")
    commit(s, "aragorn")
    resolve_quest(s)
    run(s)
    assert s.threat[0] == s.start_threat[0] and s.progress[current_quest(s)] == 0


@pytest.mark.rule("lcg.6.13")
def test_committed_until_the_end_of_the_phase_and_exhausted_afterwards() -> None:
    s = questing()
    put_all(s, "encounter_deck", "old_forest_road")
    start(s, QuestPhase())
    act(s, "commit gloin", "done")
    assert s.offer is None
    gloin = find(s, "gloin")
    assert told(s, "quest_resolved")[0].data["willpower"] == 2
    assert not s.committed[gloin] and s.exhausted[gloin]


def example() -> Adventure:
    """lcg.ex.6.01: Tom commits Éowyn, Kris Aragorn and a Guard of the Citadel."""
    s = table(2, phase="quest", heroes=[["eowyn"], ["aragorn"]])
    put(s, "guard_of_the_citadel", "play", 1)
    put(s, "gandalf", "hand", 0)
    put(s, "gladden_fields", "staging")
    put_all(s, "encounter_deck", "east_bight_patrol", "hummerhorns")
    start(s, QuestPhase())
    act(s, "pass", "commit eowyn", "commit aragorn", "commit guard_of_the_citadel")
    assert all(s.exhausted[c] for c in (*s.zones[18], *s.zones[23]))
    act(s, "pass")
    return s


@pytest.mark.rule("lcg.ex.6.01")
def test_example_a_tie() -> None:
    s = example()
    assert (committed_willpower(s), staging_threat(s)) == (7, 7)
    assert where(s, find(s, "hummerhorns")) == where(s, find(s, "east_bight_patrol")) == "staging"
    act(s, "pass")
    assert s.progress[current_quest(s)] == 0 and s.threat == s.start_threat


@pytest.mark.rule("lcg.ex.6.02")
def test_example_eowyn_breaks_the_tie() -> None:
    s = example()
    act(s, "use eowyn")
    assert told(s, "quest_resolved")[0].data == {"willpower": 8, "threat": 7}
    assert where(s, find(s, "gandalf")) == "discard_1"
    assert s.progress[current_quest(s)] == 1


def test_willpower_counts_attachments() -> None:
    s = questing()
    attached(s, "celebrians_stone", find(s, "aragorn"))
    give(s, find(s, "aragorn"), 0)
    commit(s, "aragorn")
    assert committed_willpower(s) == 4
