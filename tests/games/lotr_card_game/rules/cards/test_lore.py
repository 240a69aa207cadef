"""Every card of the Lore sphere, and Gandalf."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    give,
    ids,
    offered,
    put,
    put_all,
    run,
    start,
    table,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import put_into_play
from westmarch.games.lotr_card_game.rules.catalogue import DEFENSE, THREAT, WILLPOWER
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import can_attack
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.phases.round import Phase
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import staging_threat, stat
from westmarch.games.lotr_card_game.rules.table.zones import top

HEROES = (("denethor", "glorfindel", "beravor"),)


def learned(players: int = 1, phase: str = "planning") -> Adventure:
    s = table(players, heroes=HEROES, phase=phase)
    give(s, find(s, "denethor"), 9)
    return s


@pytest.mark.parametrize("bottom", [False, True])
def test_denethor_foresees(bottom: bool) -> None:
    s = learned()
    put_all(s, "encounter_deck", "despair", "old_forest_road", "forest_gate")
    first = find(s, "despair")
    window(s)
    act(s, "use denethor", f"choose_option {int(bottom)}")
    assert s.seen_by[first] & 1, "he knows the card"
    assert s.zones[1].index(first) == (0 if bottom else 2)


def test_glorfindel_heals_for_a_resource_of_his_own() -> None:
    s = learned()
    beravor = find(s, "beravor")
    s.damage[beravor] = 2
    window(s)
    assert "use glorfindel" not in offered(s), "Denethor's resources do not count"
    give(s, find(s, "glorfindel"), 2)
    window(s)
    act(s, "use glorfindel")
    assert s.damage[beravor] == 1 and s.resources[find(s, "glorfindel")] == 1
    assert "use glorfindel" not in offered(s), "once a round"


def test_beravor_lets_a_player_draw_two() -> None:
    s = learned(2)
    put_all(s, "deck", "gandalf", "gandalf", "gandalf", seat=1)
    window(s)
    act(s, "use beravor", "choose_player 1")
    assert len(s.zones[21]) == 2 and s.exhausted[find(s, "beravor")]


def test_daughter_of_the_nimrodel() -> None:
    s = learned()
    put(s, "daughter_of_the_nimrodel", "play")
    s.damage[find(s, "glorfindel")] = 3
    window(s)
    act(s, "use daughter_of_the_nimrodel")
    assert s.damage[find(s, "glorfindel")] == 1


def test_erebor_hammersmith_only_when_played() -> None:
    s = learned()
    put_all(s, "discard", "protector_of_lorien", "gandalf", "forest_snare")
    put(s, "erebor_hammersmith", "hand")
    start(s, PlanningTurn(seat=0))
    while s.offer is not None and "play erebor_hammersmith" not in offered(s):
        act(s, "pass")
    act(s, "play erebor_hammersmith")
    act(s, "respond erebor_hammersmith")
    assert where(s, find(s, "protector_of_lorien")) == "hand_1", "the one nearest the top"
    s = learned()
    put(s, "protector_of_lorien", "discard")
    put_into_play(s, put(s, "erebor_hammersmith", "hand"), 0)
    run(s)
    assert s.offer is None


def test_henamarth_riversong() -> None:
    s = learned(2)
    put(s, "henamarth_riversong", "play")
    card = put(s, "despair", "encounter_deck")
    window(s)
    act(s, "use henamarth_riversong")
    assert s.seen_by[card] == 1, "only his controller has seen it"


def test_miner_of_the_iron_hills() -> None:
    s = learned()
    web = put(s, "caught_in_a_web", "limbo")
    from westmarch.games.lotr_card_game.rules.card_effects.effects import attach_to

    attach_to(s, web, find(s, "beravor"))
    run(s)
    put_into_play(s, put(s, "miner_of_the_iron_hills", "hand"), 0)
    run(s)
    act(s, "respond miner_of_the_iron_hills")
    assert where(s, web) == "encounter_discard"


def test_gleowine() -> None:
    s = learned()
    put(s, "gleowine", "play")
    put(s, "gandalf", "deck")
    window(s)
    act(s, "use gleowine")
    assert ids(s, s.zones[16]) == ["gandalf"]


def test_lore_of_imladris_heals_everything() -> None:
    s = learned()
    s.damage[find(s, "glorfindel")] = 4
    put(s, "lore_of_imladris", "hand")
    window(s)
    act(s, "play lore_of_imladris")
    assert s.damage[find(s, "glorfindel")] == 0


def test_loriens_wealth() -> None:
    s = learned()
    put_all(s, "deck", *["gandalf"] * 4)
    put(s, "loriens_wealth", "hand")
    window(s)
    act(s, "play loriens_wealth")
    assert len(s.zones[16]) == 3


@pytest.mark.parametrize(
    ("event", "card"), [("radagasts_cunning", "forest_spider"), ("secret_paths", "forest_gate")]
)
def test_threat_that_does_not_count(event: str, card: str) -> None:
    s = learned(phase="quest")
    chosen = put(s, card, "staging")
    put(s, "king_spider", "staging")
    put(s, "old_forest_road", "staging")
    before = staging_threat(s)
    put(s, event, "hand")
    window(s)
    act(s, f"play {event}", f"choose {card}")
    assert staging_threat(s) == before - stat(s, chosen, THREAT)


def test_quest_actions_wait_for_the_quest_phase() -> None:
    s = learned(phase="planning")
    put(s, "forest_spider", "staging")
    put(s, "radagasts_cunning", "hand")
    window(s)
    assert "play radagasts_cunning" not in offered(s)


def test_gandalfs_search_takes_one_and_orders_the_rest() -> None:
    s = learned()
    put_all(s, "deck", "gandalf", "gleowine", "beorn", "faramir")
    put(s, "gandalfs_search", "hand")
    window(s)
    act(s, "play gandalfs_search", "choose_number 3", "choose gleowine")
    assert where(s, find(s, "gleowine")) == "hand_1"
    assert sorted(offered(s)) == ["choose beorn", "choose gandalf"]
    act(s, "choose gandalf")
    assert ids(s, top(s, 15, 3)) == ["beorn", "gandalf", "faramir"], "the last one lies uppermost"


def test_beorns_hospitality() -> None:
    s = learned()
    for hero in HEROES[0]:
        s.damage[find(s, hero)] = 2
    put(s, "beorns_hospitality", "hand")
    window(s)
    act(s, "play beorns_hospitality")
    assert [s.damage[find(s, h)] for h in HEROES[0]] == [0, 0, 0]


def test_forest_snare() -> None:
    s = learned(phase="combat")
    enemy = put(s, "forest_spider", "engaged")
    assert can_attack(s, enemy, 0)
    attached(s, "forest_snare", enemy)
    assert not can_attack(s, enemy, 0)


@pytest.mark.parametrize(("option", "which"), [(0, DEFENSE), (1, WILLPOWER)])
def test_protector_of_lorien(option: int, which: int) -> None:
    s = learned()
    beravor = find(s, "beravor")
    attached(s, "protector_of_lorien", beravor)
    put_all(s, "hand", *["gandalf"] * 5)
    before = stat(s, beravor, which)
    window(s)
    for used in (1, 2, 3):
        act(s, "use protector_of_lorien")
        while s.offer is not None and s.offer.kind == "choose_card":
            act(s, offered(s)[0])
        act(s, f"choose_option {option}")
        assert stat(s, beravor, which) == before + used
    assert "use protector_of_lorien" not in offered(s), "three times a phase"
    assert len(s.zones[16]) == 2


def test_dark_knowledge() -> None:
    s = learned(phase="combat")
    beravor = find(s, "beravor")
    attached(s, "dark_knowledge", beravor)
    assert stat(s, beravor, WILLPOWER) == 1
    put(s, "forest_spider", "engaged")
    shadow = put(s, "despair", "encounter_deck")
    start(s, Phase(phase=PHASES.index("combat")))
    act(s, "respond dark_knowledge")
    assert s.seen_by[shadow] & 1


def test_self_preservation() -> None:
    s = learned()
    glorfindel = find(s, "glorfindel")
    attached(s, "self_preservation", glorfindel)
    s.damage[glorfindel] = 3
    window(s)
    act(s, "use self_preservation")
    assert s.damage[glorfindel] == 1


@pytest.mark.parametrize("option", [0, 1, 2])
def test_gandalf_comes(option: int) -> None:
    s = learned()
    put_all(s, "deck", "beorn", "beorn", "beorn")
    enemy = put(s, "hill_troll", "staging")
    threat = s.threat[0]
    put_into_play(s, put(s, "gandalf", "hand"), 0)
    run(s)
    act(s, "respond gandalf", f"choose_option {option}")
    changes = (len(s.zones[16]), s.damage[enemy], threat - s.threat[0])
    assert changes == ((3, 0, 0), (0, 4, 0), (0, 0, 5))[option]


def test_gandalf_leaves_at_the_end_of_the_round() -> None:
    s = learned(phase="refresh")
    gandalf = put(s, "gandalf", "play")
    start(s, Phase(phase=PHASES.index("refresh")))
    while s.offer is not None:
        act(s, "pass")
    from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen

    happen(s, "round_ends")
    run(s)
    assert where(s, gandalf) == "discard_1"
