"""Every card of the Leadership sphere."""

from __future__ import annotations

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
from westmarch.games.lotr_card_game.rules.card_effects.effects import deal_damage, put_into_play
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    LEADERSHIP,
    SPIRIT,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.round import Phase
from westmarch.games.lotr_card_game.rules.state import PHASES
from westmarch.games.lotr_card_game.rules.table.leaving import destroy, discard
from westmarch.games.lotr_card_game.rules.table.stats import has_icon, has_trait, stat
from westmarch.games.lotr_card_game.rules.table.zones import engaged_with


def test_aragorn() -> None:
    s = table(phase="quest")
    aragorn = find(s, "aragorn")
    give(s, find(s, "aragorn"), 1)
    start(s, Commit(seat=0))
    act(s, "commit aragorn", "done", "respond aragorn")
    assert s.committed[aragorn] and not s.exhausted[aragorn] and s.resources[aragorn] == 0


def test_theodred_feeds_a_committed_hero() -> None:
    s = table(phase="quest")
    start(s, Commit(seat=0))
    act(s, "commit theodred", "commit gloin", "done", "respond theodred")
    assert sorted(offered(s)) == ["choose gloin", "choose theodred"], "Aragorn stayed behind"
    act(s, "choose gloin")
    assert s.resources[find(s, "gloin")] == 1


def test_gloin_turns_damage_into_resources() -> None:
    s = table()
    gloin = find(s, "gloin")
    deal_damage(s, gloin, 2)
    run(s)
    act(s, "respond gloin")
    assert (s.damage[gloin], s.resources[gloin]) == (2, 2)


def test_guard_of_the_citadel_and_silverlode_archer_have_no_text() -> None:
    s = table()
    put(s, "guard_of_the_citadel", "play")
    put(s, "silverlode_archer", "play")
    window(s)
    assert s.offer is None


def test_faramir_strengthens_those_in_play_now() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]], phase="quest")
    put(s, "faramir", "play")
    window(s)
    act(s, "use faramir", "choose_player 1")
    eowyn = find(s, "eowyn")
    assert stat(s, eowyn, WILLPOWER) == 5 and stat(s, find(s, "aragorn"), WILLPOWER) == 2
    late = put(s, "northern_tracker", "play", 1)
    assert stat(s, late, WILLPOWER) == 1, "who comes later gets nothing"


def test_son_of_arnor_engages_an_enemy() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]])
    staged = put(s, "forest_spider", "staging")
    put(s, "king_spider", "engaged", 1)
    put(s, "wargs", "engaged", 0)
    put_into_play(s, put(s, "son_of_arnor", "hand"), 0)
    run(s)
    act(s, "respond son_of_arnor")
    assert sorted(offered(s)) == ["choose forest_spider", "choose king_spider"]
    act(s, "choose forest_spider")
    assert engaged_with(s, staged) == 0


def test_snowbourn_scout_puts_progress_on_any_location() -> None:
    s = table()
    put(s, "old_forest_road", "staging")
    mountains = put(s, "mountains_of_mirkwood", "active")
    put_into_play(s, put(s, "snowbourn_scout", "hand"), 0)
    run(s)
    act(s, "respond snowbourn_scout", "choose mountains_of_mirkwood")
    assert s.progress[mountains] == 1


def test_longbeard_orc_slayer_hits_every_orc() -> None:
    s = table()
    patrol = put(s, "east_bight_patrol", "staging")
    orcs = put(s, "dol_guldur_orcs", "engaged")
    spider = put(s, "forest_spider", "staging")
    put_into_play(s, put(s, "longbeard_orc_slayer", "hand"), 0)
    run(s)
    act(s, "respond longbeard_orc_slayer")
    assert (s.damage[patrol], s.damage[orcs], s.damage[spider]) == (1, 1, 0)


def test_brok_ironfist_comes_when_a_dwarf_hero_falls() -> None:
    s = table()
    brok = put(s, "brok_ironfist", "hand")
    destroy(s, find(s, "gloin"))
    run(s)
    act(s, "respond brok_ironfist")
    assert where(s, brok) == "area_1"
    s = table()
    put(s, "brok_ironfist", "hand")
    destroy(s, find(s, "theodred"))
    run(s)
    assert s.offer is None, "Théodred is no Dwarf"


def test_ever_vigilant_readies_an_ally() -> None:
    s = table()
    give(s, find(s, "aragorn"), 1)
    guard = put(s, "guard_of_the_citadel", "play")
    put(s, "ever_vigilant", "hand")
    window(s)
    assert s.offer is None, "nobody to ready"
    s.exhausted[guard] = 1
    window(s)
    act(s, "play ever_vigilant")
    assert not s.exhausted[guard] and s.resources[find(s, "aragorn")] == 0


def test_common_cause() -> None:
    s = table()
    aragorn, gloin = find(s, "aragorn"), find(s, "gloin")
    s.exhausted[gloin] = 1
    put(s, "common_cause", "hand")
    window(s)
    act(s, "play common_cause", "choose aragorn")
    assert "choose aragorn" not in offered(s), "another hero"
    act(s, "choose gloin")
    assert s.exhausted[aragorn] and not s.exhausted[gloin]


def test_for_gondor() -> None:
    s = table(2, heroes=[["aragorn"], ["eleanor"]])
    give(s, find(s, "aragorn"), 2)
    put(s, "for_gondor", "hand")
    window(s)
    act(s, "play for_gondor")
    aragorn, eleanor = find(s, "aragorn"), find(s, "eleanor")
    assert (stat(s, aragorn, ATTACK), stat(s, aragorn, DEFENSE)) == (4, 2)
    assert (stat(s, eleanor, ATTACK), stat(s, eleanor, DEFENSE)) == (2, 3), "Eleanor is of Gondor"


def test_sneak_attack_returns_the_ally_at_the_end_of_the_phase() -> None:
    s = table(phase="combat")
    give(s, find(s, "aragorn"), 1)
    put_all(s, "hand", "sneak_attack", "guard_of_the_citadel")
    guard = find(s, "guard_of_the_citadel")
    put(s, "gleowine", "play")
    put(s, "gandalf", "deck")
    start(s, Phase(phase=PHASES.index("combat")))
    while s.offer is not None and "play sneak_attack" not in offered(s):
        act(s, "pass")
    act(s, "play sneak_attack")
    assert where(s, guard) == "area_1" and not s.exhausted[guard]
    while s.offer is not None:
        act(s, "pass")
    assert where(s, guard) == "hand_1"


def test_valiant_sacrifice() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]])
    give(s, find(s, "aragorn"), 1)
    put(s, "valiant_sacrifice", "hand", 0)
    put_all(s, "deck", "gandalf", "gandalf", seat=1)
    guard = put(s, "guard_of_the_citadel", "play", 1)
    discard(s, guard)
    run(s)
    act(s, "respond valiant_sacrifice")
    assert len(s.zones[21]) == 2, "the player who controlled the ally draws"


def test_grim_resolve_readies_everybody() -> None:
    s = table(2, heroes=[["aragorn", "theodred", "gloin"], ["eowyn"]])
    for hero in ("aragorn", "theodred", "gloin"):
        give(s, find(s, hero), 2)
    for hero in ("aragorn", "eowyn"):
        s.exhausted[find(s, hero)] = 1
    put(s, "grim_resolve", "hand")
    window(s)
    act(s, "play grim_resolve")
    while s.offer is not None and s.offer.kind != "action_window":
        act(s, offered(s)[0])
    assert not s.exhausted[find(s, "aragorn")] and not s.exhausted[find(s, "eowyn")]


def test_steward_of_gondor() -> None:
    s = table()
    gloin = find(s, "gloin")
    steward = attached(s, "steward_of_gondor", gloin)
    assert has_trait(s, gloin, "Gondor")
    window(s)
    act(s, "use steward_of_gondor")
    assert s.resources[gloin] == 2 and s.exhausted[steward]
    assert s.offer is None, "exhausted"


def test_celebrians_stone() -> None:
    s = table()
    aragorn, gloin = find(s, "aragorn"), find(s, "gloin")
    attached(s, "celebrians_stone", gloin)
    assert stat(s, gloin, WILLPOWER) == 4 and not has_icon(s, gloin, SPIRIT)
    attached(s, "celebrians_stone", aragorn)
    assert stat(s, aragorn, WILLPOWER) == 4
    assert has_icon(s, aragorn, SPIRIT) and has_icon(s, aragorn, LEADERSHIP)
