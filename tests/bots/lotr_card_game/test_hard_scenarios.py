"""The companion of the Card Game against what is too strong for it: the Hill Troll by the Anduin,
the prisoner of Dol Guldur. A position for each mistake that lost games."""

from __future__ import annotations

from tests.games.lotr_card_game.helpers import attached, find, give, put, start, table, window
from westmarch.bots.lotr_card_game.battle import Fight, Fighter, foe_of, threat_price
from westmarch.bots.lotr_card_game.events import (
    action_score,
    is_time_to_rescue,
    need_of_sphere,
    option_of,
)
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.knowledge import KNOWLEDGE
from westmarch.bots.lotr_card_game.policies import by_thumb
from westmarch.bots.lotr_card_game.questing import Outlook
from westmarch.games.lotr_card_game.rules.phases.encounter import OptionalEngagement
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import CAPTIVE, current_quest, move
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import call

COMPANY = ("theodred", "eowyn", "beravor")


def river(
    *heroes: str, phase: str = "planning", threat: int = 27, stage: str = "to_the_river"
) -> Adventure:
    s = table(
        scenario="journey_along_the_anduin",
        heroes=[heroes or COMPANY],
        phase=phase,
        stage=stage,
    )
    s.threat[0] = threat
    return s


def answer(s: Adventure) -> Action:
    assert s.offer is not None
    return by_thumb(s, s.offer)


def test_saves_for_the_steward_and_plays_him_first() -> None:
    s = river()
    steward, _, scout = (
        put(s, n, "hand") for n in ("steward_of_gondor", "gandalf", "snowbourn_scout")
    )
    for name, n in (("theodred", 2), ("eowyn", 2), ("beravor", 1)):
        give(s, find(s, name), n)
    start(s, PlanningTurn(seat=0))
    assert answer(s) == ("play", steward)
    s = river()
    put(s, "steward_of_gondor", "hand")
    scout = put(s, "snowbourn_scout", "hand")
    give(s, find(s, "theodred"), 1)
    start(s, PlanningTurn(seat=0))
    assert answer(s) != ("play", scout)


def test_gives_the_steward_to_whose_cards_cost_most() -> None:
    s = river()
    for name in ("northern_tracker", "northern_tracker", "snowbourn_scout"):
        put(s, name, "deck")
    assert need_of_sphere(s, 0, find(s, "eowyn")) > need_of_sphere(s, 0, find(s, "theodred"))


def test_saves_for_the_snare_when_the_troll_is_about_to_come() -> None:
    s = river("theodred", "eowyn", "denethor", threat=28)
    put(s, "hill_troll", "staging")
    put(s, "forest_snare", "hand")
    minstrel = put(s, "gleowine", "hand")
    give(s, find(s, "denethor"), 3)
    start(s, PlanningTurn(seat=0))
    assert answer(s) != ("play", minstrel)
    s.threat[0] = 20
    assert answer(s) == ("play", minstrel)


def test_snares_the_troll_and_nothing_small() -> None:
    s = river("theodred", "eowyn", "denethor", threat=31)
    snare = put(s, "forest_snare", "hand")
    orcs = put(s, "dol_guldur_orcs", "engaged")
    give(s, find(s, "denethor"), 3)
    start(s, PlanningTurn(seat=0))
    assert answer(s) != ("play", snare)
    move(s, orcs, 0)
    put(s, "hill_troll", "engaged")
    assert answer(s) == ("play", snare)


def test_damage_that_becomes_threat_counts() -> None:
    """At threat 45 the least ally is no longer who should fall: four points are too many."""
    s = river(phase="combat", threat=45)
    scout = put(s, "snowbourn_scout", "play")
    tracker = put(s, "northern_tracker", "play")
    for name in COMPANY:
        s.exhausted[find(s, name)] = 1
    troll = put(s, "hill_troll", "engaged")
    start(s, EnemyAttack(enemy=troll, seat=0))
    assert answer(s) == ("defend", tracker)
    s.threat[0] = 30
    assert answer(s) == ("defend", scout)
    assert threat_price(45, 4) > 100 > threat_price(30, 4) > threat_price(20, 4) > 0


def test_calls_the_troll_when_it_can_be_killed() -> None:
    s = river("theodred", "eowyn", "legolas", phase="encounter")
    troll = put(s, "hill_troll", "staging")
    put(s, "snowbourn_scout", "play")
    s.damage[troll] = 8
    start(s, OptionalEngagement(seat=0))
    assert answer(s) == ("engage", troll)
    s.damage[troll] = 0
    assert answer(s) != ("engage", troll)


def test_keeps_back_who_can_kill_the_troll() -> None:
    s = river("theodred", "eowyn", "legolas", phase="quest")
    troll = put(s, "hill_troll", "staging")
    put(s, "snowbourn_scout", "play")
    s.progress[current_quest(s)] = 8
    legolas, theodred = find(s, "legolas"), find(s, "theodred")
    start(s, Commit(seat=0))
    away = frozenset((legolas, theodred, find(s, "eowyn")))

    def loss() -> float:
        outlook = Outlook(s, 0, ())
        return outlook.worth(frozenset((find(s, "eowyn"),))) - outlook.worth(away)

    unhurt = loss()
    s.damage[troll] = 8
    assert loss() > unhurt


def test_does_not_let_threat_wake_the_troll() -> None:
    """To fail by four costs more where the Troll waits than where nobody does."""
    s = river(phase="quest", threat=27)
    empty = Outlook(s, 0, ())._loss(4.0)
    put(s, "hill_troll", "staging")
    assert Outlook(s, 0, ())._loss(4.0) > empty + MANNER.sooner
    assert Outlook(s, 0, ())._loss(1.0) < empty


def test_gandalf_sends_the_troll_to_sleep_or_finishes_it() -> None:
    s = river(threat=29)
    troll = put(s, "hill_troll", "staging")
    assert option_of(s, 0, "gandalf", -1) == ("choose_option", 2)
    s.damage[troll] = 5
    assert option_of(s, 0, "gandalf", -1) == ("choose_option", 1)


def test_sneak_attack_is_for_the_fight_with_the_troll() -> None:
    s = river(phase="combat", threat=31)
    put(s, "gandalf", "hand")
    sneak = put(s, "sneak_attack", "hand")
    put(s, "hill_troll", "engaged")
    give(s, find(s, "theodred"), 1)
    call(s, ActionWindow(name="shadow_cards", seat=0, step=1))
    assert action_score(s, 0, sneak) > 0.0
    s.phase = QUEST_PHASE
    call(s, ActionWindow(name="commit", seat=0, step=1))
    assert action_score(s, 0, sneak) == 0.0


def test_whoever_is_missed_least_is_never_left_out_of_a_fight() -> None:
    s = river(phase="combat", threat=31)
    scout = put(s, "snowbourn_scout", "play")
    for _ in range(8):
        put(s, "guard_of_the_citadel", "play")
    troll = put(s, "hill_troll", "engaged")
    fighters = [Fighter(s, c) for c in s.zones[18]]
    fight = Fight(s, 0, [foe_of(s, troll, 0, True, True)], fighters)
    assert scout in [f.card for f in fight.fighters]


def test_what_stays_in_staging_is_called_on_the_river() -> None:
    s = river("theodred", "legolas", "beravor", phase="encounter", stage="anduin_passage")
    wargs = put(s, "wargs", "staging")
    put(s, "snowbourn_scout", "play")
    start(s, OptionalEngagement(seat=0))
    assert answer(s) == ("engage", wargs)


def test_objectives_that_cost_every_round_wait() -> None:
    s = table(
        scenario="escape_from_dol_guldur",
        players=2,
        stage="the_necromancers_tower",
        phase="planning",
    )
    key, chart = put(s, "shadow_key", "staging"), put(s, "gandalfs_map", "staging")
    window(s, "planning")
    assert action_score(s, 0, key) == 0.0 and action_score(s, 0, chart) > 0.0
    s.progress[current_quest(s)] = 8
    assert action_score(s, 0, key) > 0.0
    attached(s, "dungeon_torch", find(s, "aragorn"))
    window(s, "planning")
    assert action_score(s, 0, key) == 0.0  # One is all the tower asks for.


def test_the_prisoner_is_freed_when_the_way_is_nearly_open() -> None:
    s = table(scenario="escape_from_dol_guldur", players=2, stage="through_the_caverns")
    s.captive = find(s, "theodred")
    move(s, s.captive, CAPTIVE)
    assert not is_time_to_rescue(s)
    for name in ("gandalfs_map", "dungeon_torch", "shadow_key"):
        attached(s, name, find(s, "aragorn"))
    assert not is_time_to_rescue(s)
    s.progress[current_quest(s)] = 15
    assert is_time_to_rescue(s)


def test_the_anduin_has_weights_of_its_own() -> None:
    alone, wood = river(), table()
    together = table(scenario="journey_along_the_anduin", players=2)
    assert KNOWLEDGE.network(alone) is not KNOWLEDGE.network(wood)
    assert KNOWLEDGE.network(together) is KNOWLEDGE.network(wood)
