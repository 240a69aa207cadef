"""Every card of the Spirit sphere."""

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
    start,
    table,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.catalogue import THREAT, WILLPOWER
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import destroy
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import engaged_with

HEROES = (("eowyn", "dunhere", "eleanor"),)


def questing(players: int = 1) -> Adventure:
    s = table(players, heroes=HEROES, phase="quest")
    give(s, find(s, "eowyn"), 9)
    return s


def test_eowyn_grows_with_a_discarded_card_of_any_player() -> None:
    s = table(2, heroes=[["eowyn"], ["aragorn"]], phase="quest")
    put(s, "gandalf", "hand", 0)
    put(s, "gandalf", "hand", 1)
    window(s)
    act(s, "use eowyn")
    assert stat(s, find(s, "eowyn"), WILLPOWER) == 5
    assert s.offer is not None and s.offer.seat == 1, "the other player may do it too, once"
    act(s, "use eowyn")
    assert stat(s, find(s, "eowyn"), WILLPOWER) == 6


def test_eleanor_cancels_a_treachery_and_another_card_comes() -> None:
    s = questing()
    s.progress[s.zones[4][0]] = 5
    despair, road, _ = put_all(s, "encounter_deck", "despair", "old_forest_road", "forest_gate")
    start(s, Reveal(staging=True))
    act(s, "respond eleanor")
    assert s.progress[s.zones[4][0]] == 5 and where(s, despair) == "encounter_discard"
    assert where(s, road) == "staging" and s.exhausted[find(s, "eleanor")]


def test_eleanor_does_not_stop_enemies() -> None:
    s = questing()
    start(s, Reveal(card=put(s, "ungoliants_spawn", "encounter_deck"), staging=True))
    assert s.offer is None


def test_dunhere_rides_out_alone() -> None:
    s = table(heroes=HEROES, phase="combat")
    spider = put(s, "forest_spider", "staging")
    start(s, PlayerTurn(seat=0))
    act(s, "attack forest_spider")
    while s.offer is not None and s.offer.kind == "choose_attackers":
        assert "attacker eowyn" not in offered(s)
        act(s, offered(s)[0])
    assert s.damage[spider] == 2, "attack 2, +1 in the staging area, against a defense of 1"


def test_wandering_took_changes_hands() -> None:
    s = table(2, heroes=[["eowyn"], ["aragorn"]])
    took = put(s, "wandering_took", "play", 0)
    before = s.threat[:2]
    window(s)
    act(s, "use wandering_took")
    assert where(s, took) == "area_2"
    assert s.threat[:2] == [before[0] - 3, before[1] + 3]


def test_lorien_guide() -> None:
    s = questing()
    put(s, "lorien_guide", "play")
    start(s, Commit(seat=0))
    act(s, "commit lorien_guide", "done")
    assert "respond lorien_guide" not in offered(s), "no active location"
    s = questing()
    put(s, "lorien_guide", "play")
    mountains = put(s, "mountains_of_mirkwood", "active")
    start(s, Commit(seat=0))
    act(s, "commit lorien_guide", "done", "respond lorien_guide")
    assert s.progress[mountains] == 1


def test_northern_tracker_explores_the_staging_area() -> None:
    s = questing()
    put(s, "northern_tracker", "play")
    road = put(s, "old_forest_road", "staging")
    stream = put(s, "enchanted_stream", "staging")
    s.progress[road] = 2
    start(s, Commit(seat=0))
    act(s, "commit northern_tracker", "done", "respond northern_tracker")
    assert where(s, road) == "encounter_discard", "explored where it lies"
    assert s.progress[stream] == 1


@pytest.mark.parametrize(("option", "change"), [(0, [-6, 0]), (1, [-2, -2])])
def test_the_galadhrims_greeting(option: int, change: list[int]) -> None:
    s = table(2, heroes=[["eowyn"], ["aragorn"]])
    give(s, find(s, "eowyn"), 3)
    put(s, "the_galadhrims_greeting", "hand")
    before = s.threat[:2]
    window(s)
    act(s, "play the_galadhrims_greeting", f"choose_option {option}")
    if option == 0:
        act(s, "choose_player 0")
    assert [a - b for a, b in zip(s.threat[:2], before, strict=True)] == change


def test_strength_of_will() -> None:
    s = table(heroes=HEROES, phase="travel")
    give(s, find(s, "eowyn"), 1)
    put(s, "strength_of_will", "hand")
    mountains = put(s, "great_forest_web", "staging")
    s.exhausted[find(s, "dunhere")] = 1
    start(s, Travel())
    act(s, "travel great_forest_web", "choose eowyn", "respond strength_of_will")
    assert s.progress[mountains] == 2 or where(s, mountains) == "encounter_discard"
    assert s.exhausted[find(s, "eleanor")], "a Spirit character paid"


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    s = table(heroes=HEROES, phase="combat")
    give(s, find(s, "eowyn"), 1)
    put(s, "hasty_stroke", "hand")
    enemy = put(s, "east_bight_patrol", "engaged")
    shadow = put(s, "dol_guldur_orcs", "shadow")
    s.attached_to[shadow] = enemy
    start(s, EnemyAttack(enemy=enemy, seat=0))
    act(s, "pass", "defend eleanor", "pass", "respond hasty_stroke")
    assert s.damage[find(s, "eleanor")] == 1, "3 against 2: the +1 of the shadow was cancelled"


def test_will_of_the_west() -> None:
    s = questing()
    destroy(s, find(s, "dunhere"))
    run(s)
    put_all(s, "discard", "gandalf", "gleowine")
    card = put(s, "will_of_the_west", "hand")
    window(s)
    act(s, "play will_of_the_west")
    assert len(s.zones[15]) == 2 and where(s, card) == "removed"
    assert not any(s.seen_by[c] for c in s.zones[15]), "shuffled: nobody knows their places"
    assert where(s, find(s, "dunhere")) == "discard_1", "a hero stays in the discard pile"


def test_a_test_of_will() -> None:
    s = questing()
    put(s, "a_test_of_will", "hand")
    s.exhausted[find(s, "eleanor")] = 1
    for hero in ("eowyn", "dunhere"):
        s.committed[find(s, hero)] = 1
    spawn = put(s, "ungoliants_spawn", "encounter_deck")
    start(s, Reveal(card=spawn, staging=True))
    act(s, "respond a_test_of_will")
    assert stat(s, find(s, "eowyn"), WILLPOWER) == 4 and where(s, spawn) == "staging"


def test_stand_and_fight_brings_an_ally_of_cost_x() -> None:
    s = questing()
    put_all(s, "discard", "gandalf", "guard_of_the_citadel", "northern_tracker")
    put(s, "stand_and_fight", "hand")
    window(s)
    act(s, "play stand_and_fight")
    assert offered(s) == ["choose_number 2", "choose_number 4"], "no neutral ally: not Gandalf's 5"
    act(s, "choose_number 2")
    assert where(s, find(s, "guard_of_the_citadel")) == "area_1"
    assert s.resources[find(s, "eowyn")] == 7


def test_stand_and_fight_needs_somebody_to_bring() -> None:
    s = questing()
    give(s, find(s, "eowyn"), 1)
    put(s, "guard_of_the_citadel", "discard")
    put(s, "stand_and_fight", "hand")
    window(s)
    assert "play stand_and_fight" not in offered(s)


def test_a_light_in_the_dark() -> None:
    s = questing()
    enemy = put(s, "forest_spider", "engaged")
    s.damage[enemy] = 1
    put(s, "a_light_in_the_dark", "hand")
    window(s)
    act(s, "play a_light_in_the_dark")
    assert where(s, enemy) == "staging" and engaged_with(s, enemy) < 0 and s.damage[enemy] == 1


def test_dwarven_tomb() -> None:
    s = questing()
    put_all(s, "discard", "northern_tracker", "gandalf")
    destroy(s, find(s, "dunhere"))
    run(s)
    put(s, "dwarven_tomb", "hand")
    window(s)
    act(s, "play dwarven_tomb")
    assert where(s, find(s, "northern_tracker")) == "hand_1", "the only Spirit card, no hero"


def test_fortune_or_fate() -> None:
    s = questing()
    dunhere = find(s, "dunhere")
    destroy(s, dunhere)
    run(s)
    put(s, "fortune_or_fate", "hand")
    window(s)
    act(s, "play fortune_or_fate")
    assert where(s, dunhere) == "area_1"
    assert (s.damage[dunhere], s.resources[dunhere], s.exhausted[dunhere]) == (0, 0, 0)


def test_the_favor_of_the_lady() -> None:
    s = questing()
    attached(s, "the_favor_of_the_lady", find(s, "dunhere"))
    assert stat(s, find(s, "dunhere"), WILLPOWER) == 2


def test_power_in_the_earth() -> None:
    s = questing()
    road = put(s, "old_forest_road", "staging")
    before = stat(s, road, THREAT)
    attached(s, "power_in_the_earth", road)
    attached(s, "power_in_the_earth", road)
    assert stat(s, road, THREAT) == max(before - 2, 0)


def test_unexpected_courage() -> None:
    s = questing()
    eowyn = find(s, "eowyn")
    courage = attached(s, "unexpected_courage", eowyn)
    window(s)
    assert "use unexpected_courage" not in offered(s), "she is ready"
    s.exhausted[eowyn] = 1
    window(s)
    act(s, "use unexpected_courage")
    assert not s.exhausted[eowyn] and s.exhausted[courage]
