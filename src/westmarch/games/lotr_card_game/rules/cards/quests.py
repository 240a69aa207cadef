"""The quest cards of the three scenarios."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    no_text,
    passive,
    response,
    setup,
    then,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import (
    Ask,
    choose_card,
    each_player,
    later,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    add_to_staging,
    capture,
    claimed_objectives,
    deal_damage,
    going_on,
    rescue,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.escape_from_dol_guldur import (
    guard_appears,
    nazgul_comes,
)
from westmarch.games.lotr_card_game.rules.catalogue import NUMBER
from westmarch.games.lotr_card_game.rules.ending.stages import win
from westmarch.games.lotr_card_game.rules.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal, reveal_cards
from westmarch.games.lotr_card_game.rules.table.stats import has_trait
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    SET_ASIDE,
    all_heroes,
    enemies_in_play,
    look,
    move,
    named,
    player_order,
    shuffle,
)
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.flow import call


def _in_encounter_deck(s: Adventure, card_id: str) -> list[int]:
    return [c for c in s.zones[ENCOUNTER_DECK] if s.design[c] == NUMBER[card_id]]


# ---- Passage Through Mirkwood


@setup("flies_and_spiders")
def flies_and_spiders(s: Adventure, card: int) -> None:
    """One Forest Spider and one Old Forest Road into the staging area."""
    for wanted in ("forest_spider", "old_forest_road"):
        add_to_staging(s, _in_encounter_deck(s, wanted)[0])
    shuffle(s, ENCOUNTER_DECK)


no_text("a_fork_in_the_road")  # its random next stage is in the data (stages.py)


@when_revealed("dont_leave_the_path")
def dont_leave_the_path(s: Adventure, card: int) -> None:
    """Each player searches the encounter deck and discard pile for a Spider, into staging."""
    later(s, shuffle_encounter_deck, card)
    each_player(s, find_spider, card)


@then
def find_spider(s: Adventure, ask: Ask) -> None:
    """The player chooses a Spider."""
    deck = s.zones[ENCOUNTER_DECK]
    look(s, ask.seat, deck)
    spiders = [c for c in (*deck, *s.zones[ENCOUNTER_DISCARD]) if has_trait(s, c, "Spider")]
    choose_card(s, ask.seat, spiders, spider_comes, ask.card, why="add_to_staging")


@then
def spider_comes(s: Adventure, ask: Ask) -> None:
    """It is added to the staging area, not revealed."""
    add_to_staging(s, ask.chosen)


@then
def shuffle_encounter_deck(s: Adventure, ask: Ask) -> None:
    """After a search the deck is shuffled."""
    shuffle(s, ENCOUNTER_DECK)


@forced(
    "dont_leave_the_path",
    on="destroyed",
    needs=lambda s, u: s.design[u.subject] == NUMBER["ungoliants_spawn"],
)
def spawn_defeated(s: Adventure, u: Use) -> None:
    """The players win when Ungoliant's Spawn is defeated during this stage."""
    win(s)


@passive("beorns_path", "cannot_advance")
def beorns_path(s: Adventure, card: int, quest: int) -> bool:
    """Cannot be defeated while Ungoliant's Spawn is in play."""
    return any(True for _ in named(s, "Ungoliant's Spawn"))


# ---- Journey Along the Anduin


@setup("to_the_river")
def to_the_river(s: Adventure, card: int) -> None:
    """Each player reveals an encounter card."""
    reveal_cards(s, len(player_order(s)))


@when_revealed("to_the_river")
def troll_at_the_river(s: Adventure, card: int) -> None:
    """Without a Hill Troll in play one comes from the encounter deck."""
    if not any(True for _ in named(s, "Hill Troll")):
        for troll in _in_encounter_deck(s, "hill_troll")[:1]:
            add_to_staging(s, troll)
    shuffle(s, ENCOUNTER_DECK)


@passive("to_the_river", "cannot_advance")
def troll_bars_the_river(s: Adventure, card: int, quest: int) -> bool:
    """Cannot be defeated while a Hill Troll is in play."""
    return any(True for _ in named(s, "Hill Troll"))


@passive("anduin_passage", "extra_reveals")
def anduin_passage(s: Adventure, card: int) -> int:
    """One more encounter card is revealed in each staging."""
    return 1


@passive("anduin_passage", "skip_engagement_checks")
def no_checks_on_the_river(s: Adventure, card: int) -> bool:
    """No engagement checks are made."""
    return True


@when_revealed("ambush_on_the_shore")
def ambush_on_the_shore(s: Adventure, card: int) -> None:
    """Reveal 2 encounter cards for each player."""
    reveal_cards(s, 2 * len(player_order(s)))


@passive("ambush_on_the_shore", "skip_staging")
def no_staging_on_the_shore(s: Adventure, card: int) -> bool:
    """The staging step is skipped."""
    return True


@passive("ambush_on_the_shore", "wins")
def shore_is_clear(s: Adventure, card: int, quest: int) -> bool:
    """The players win when no enemy is in play, once the ambush has been revealed."""
    return not enemies_in_play(s) and going_on(s, Reveal) is None


# ---- Escape from Dol Guldur


@setup("the_necromancers_tower")
def the_necromancers_tower(s: Adventure, card: int) -> None:
    """The objectives are revealed, each with its guard; the Nazgûl is set aside."""
    objectives = [
        c
        for wanted in ("gandalfs_map", "dungeon_torch", "shadow_key")
        for c in _in_encounter_deck(s, wanted)
    ]
    for objective in objectives:
        move(s, objective, SET_ASIDE)
    for nazgul in _in_encounter_deck(s, "nazgul_of_dol_guldur"):
        move(s, nazgul, SET_ASIDE)
    shuffle(s, ENCOUNTER_DECK)
    call(s, *(Reveal(card=objective) for objective in objectives))


@when_revealed("the_necromancers_tower")
def prisoner_taken(s: Adventure, card: int) -> None:
    """A hero of all players, at random, becomes the prisoner."""
    capture(s, choose_one(s, all_heroes(s), "card"))


@passive("the_necromancers_tower", "cannot_advance")
def tower_needs_an_objective(s: Adventure, card: int, quest: int) -> bool:
    """No advancing without a claimed objective."""
    return claimed_objectives(s) < 1


@passive("through_the_caverns", "cannot_advance")
def caverns_need_everything(s: Adventure, card: int, quest: int) -> bool:
    """No advancing until the prisoner is rescued and all three objectives are claimed."""
    return not s.rescued or claimed_objectives(s) < 3


@response("through_the_caverns", on="progress_placed", own=True, needs=lambda s, u: s.captive >= 0)
def prisoner_rescued(s: Adventure, u: Use) -> None:
    """After progress on this card the prisoner may be rescued, with 1 damage; the Nazgûl comes."""
    hero = s.captive
    nazgul_comes(s)
    rescue(s)
    deal_damage(s, hero, 1)


def _ally_played_this_round(s: Adventure, card: int, seat: int) -> bool:
    return s.allies_played > 0


passive("the_necromancers_tower", "cannot_play_ally")(_ally_played_this_round)
passive("through_the_caverns", "cannot_play_ally")(_ally_played_this_round)


@forced("out_of_the_dungeons", on="phase_begins", needs=lambda s, u: u.n == QUEST_PHASE)
def out_of_the_dungeons(s: Adventure, u: Use) -> None:
    """At the beginning of the quest phase an Orc Guard engages each player."""
    each_player(s, guard_appears, u.card)


@passive("out_of_the_dungeons", "cannot_advance")
def nazgul_bars_the_way(s: Adventure, card: int, quest: int) -> bool:
    """Cannot be defeated while the Nazgûl of Dol Guldur is in play."""
    return any(True for _ in named(s, "Nazgûl of Dol Guldur"))
