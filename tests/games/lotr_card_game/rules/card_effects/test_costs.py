"""Every cost of every card, paid exactly: resources of matching heroes, exhausting, discarding."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    offered,
    put,
    put_all,
    start,
    table,
    told,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.abilities import EVENT_ACTIONS
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    COST,
    IDS,
    SPHERE,
    TYPE,
    X,
)
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table import zones
from westmarch.games.lotr_card_game.rules.table.stats import has_icon

HEROES = ["theodred", "gloin", "legolas", "gimli", "thalin", "eowyn", "dunhere", "beravor"]
EVENTS = sorted({n for phase in EVENT_ACTIONS for n, event in enumerate(phase) if event})
PLAYED = [n for n in range(1, 74) if TYPE[n] in (ALLY, ATTACHMENT)]


def busy_table(phase: str) -> Adventure:
    """A table on which every card has something to do, and every hero five resources."""
    s = table(2, heroes=[HEROES, ["aragorn", "glorfindel"]], phase=phase)
    for hero in s.zones[zones.AREA[0]]:
        s.resources[hero] = 5
    put_all(s, "staging", "forest_spider", "forest_gate")
    put_all(s, "engaged", "king_spider", "wargs")
    put_all(s, "hand", "horseback_archer", "guard_of_the_citadel")
    put(s, "silverlode_archer", "play")
    s.exhausted[put(s, "veteran_axehand", "play")] = 1
    s.damage[find(s, "gloin")] = 2
    put_all(s, "discard", "lorien_guide", "wandering_took", "citadel_plate", "denethor")
    put_all(s, "deck", "gandalf", "gandalf", "gandalf", "gandalf")
    put_all(s, "encounter_deck", "forest_gate", "forest_gate")
    return s


def finish_use(s: Adventure) -> None:
    """Answer everything with the first choice until nothing is being played any longer."""
    while s.offer is not None and (s.offer.kind != "action_window" or s.zones[zones.LIMBO]):
        window_open = s.offer.kind == "action_window"
        act(s, "pass" if window_open else " ".join(map(str, s.offer.actions[0])))


def paid(s: Adventure) -> dict[int, int]:
    """By hero the resources paid so far."""
    found: dict[int, int] = {}
    for event in told(s, "paid"):
        hero = int(event.data["card"])
        found[hero] = found.get(hero, 0) + int(event.data["n"])
    return found


@pytest.mark.rule("lcg.5.03", "lcg.5.04", "lcg.2.21")
@pytest.mark.parametrize("number", EVENTS, ids=lambda n: IDS[n])
def test_an_event_costs_what_it_says_from_heroes_of_its_sphere(number: int) -> None:
    phase = next(p for p, events in enumerate(EVENT_ACTIONS) if events[number])
    s = busy_table(PHASES[phase if phase else 1])
    card = put(s, IDS[number], "hand")
    window(s)
    act(s, f"play {IDS[number]}")
    chosen = 0
    if s.offer is not None and s.offer.kind == "choose_x":
        chosen = int(s.offer.actions[-1][1])
        act(s, f"choose_number {chosen}")
    finish_use(s)
    spent = paid(s)
    assert sum(spent.values()) == (chosen if COST[number] == X else COST[number])
    assert all(has_icon(s, hero, SPHERE[number]) for hero in spent)
    assert where(s, card) == ("removed" if IDS[number] == "will_of_the_west" else "discard_1")


@pytest.mark.rule("lcg.5.03", "lcg.5.09", "lcg.5.08")
@pytest.mark.parametrize("number", PLAYED, ids=lambda n: IDS[n])
def test_an_ally_or_attachment_costs_what_it_says_from_heroes_of_its_sphere(number: int) -> None:
    s = busy_table("planning")
    zones.move_all(s, zones.HAND[0], zones.REMOVED)
    card = put(s, IDS[number], "hand")
    start(s, PlanningTurn(seat=0))
    act(s, f"play {IDS[number]}")
    while s.offer is not None and s.offer.kind in ("pay", "choose_card"):
        act(s, offered(s)[0])
    assert sum(paid(s).values()) == COST[number]
    assert all(has_icon(s, hero, SPHERE[number]) for hero in paid(s))
    assert where(s, card) == ("area_1" if TYPE[number] == ALLY else "attached")
    assert not s.exhausted[card], "cards enter play ready"


EXHAUSTED = [
    ("beravor", ""),
    ("denethor", ""),
    ("faramir", ""),
    ("gleowine", ""),
    ("henamarth_riversong", ""),
    ("daughter_of_the_nimrodel", ""),
    ("steward_of_gondor", "gloin"),
    ("unexpected_courage", "gloin"),
    ("self_preservation", "gloin"),
]


@pytest.mark.rule("lcg.15.02", "lcg.15.06")
@pytest.mark.parametrize(("name", "host"), EXHAUSTED)
def test_a_card_exhausts_for_its_action_and_cannot_act_exhausted(name: str, host: str) -> None:
    s = busy_table("planning")
    s.exhausted[find(s, "gloin")] = 1
    if name == "beravor":
        card = find(s, "beravor")
    else:
        card = attached(s, name, find(s, host)) if host else put(s, name, "play")
    s.exhausted[card] = 1
    window(s)
    assert f"use {name}" not in offered(s)
    s.exhausted[card] = 0
    window(s)
    act(s, f"use {name}")
    assert s.exhausted[card] == 1
    finish_use(s)
    assert not paid(s), "and nothing else"


@pytest.mark.rule("lcg.15.06", "lcg.15.07")
@pytest.mark.parametrize(
    ("name", "candidates"),
    [
        ("common_cause", set(HEROES)),
        ("rain_of_arrows", {"legolas", "silverlode_archer"}),
        ("quick_strike", {*HEROES, "silverlode_archer"}),
    ],
)
def test_a_character_of_the_player_exhausts_for_an_event(name: str, candidates: set[str]) -> None:
    s = busy_table("combat")
    put(s, name, "hand")
    window(s)
    act(s, f"play {name}")
    while s.offer is not None and s.offer.kind == "pay":
        act(s, offered(s)[0])
    assert set(offered(s)) == {f"choose {who}" for who in candidates}, "the ready ones that may"
    act(s, "choose legolas")
    assert s.exhausted[find(s, "legolas")]


@pytest.mark.rule("lcg.15.06")
@pytest.mark.parametrize("name", ["eowyn", "protector_of_lorien"])
def test_a_card_from_hand_is_discarded_for_an_action(name: str) -> None:
    s = busy_table("quest")
    if name != "eowyn":
        attached(s, name, find(s, "gloin"))
    window(s)
    act(s, f"use {name}", "choose horseback_archer")
    assert where(s, find(s, "horseback_archer")) == "discard_1"
    for card in list(s.zones[zones.HAND[0]]):
        zones.move(s, card, zones.DISCARD[0])
    s.uses = []
    window(s)
    assert f"use {name}" not in offered(s), "no card to discard"


@pytest.mark.rule("lcg.15.06", "lcg.13.04")
def test_limits_are_for_each_copy_and_period() -> None:
    s = busy_table("quest")
    one = attached(s, "protector_of_lorien", find(s, "gloin"))
    two = attached(s, "protector_of_lorien", find(s, "eowyn"))
    put_all(s, "hand", *["gandalf"] * 8)
    for turn in range(3):
        window(s)
        act(s, f"use {one}", "choose gandalf", "choose_option 1")
        assert len(s.uses) == turn + 1
    window(s)
    assert s.offer is not None
    usable = {int(a[1]) for a in s.offer.actions if a[0] == "use"}
    assert one not in usable and two in usable
