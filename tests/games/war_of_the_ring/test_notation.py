"""Everything the game can say has a text: actions, questions, refusals, events."""

from __future__ import annotations

from itertools import islice, product
from random import Random

import pytest

from tests.games.said import Said, sections, texts
from tests.games.war_of_the_ring.helpers import bare, put_army, start
from westmarch.games import war_of_the_ring
from westmarch.games.war_of_the_ring import notation
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.notation import PROSE, label, question, reason, tale
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.battle.casualties import Casualties
from westmarch.games.war_of_the_ring.rules.turn.victory import ENDINGS
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import prompt, take
from westmarch.kernel.texts.language import speaking

SAID = Said(war_of_the_ring)
MESSAGES = sections(PROSE)


def test_everything_has_a_text_and_no_text_is_left_over() -> None:
    SAID.check(MESSAGES, SPACE, {"assault_started", "sortie_started"}, tell_roll=1)


def test_lines_of_events_show_what_is_told() -> None:
    roll = {"side", "dice", "needed", "modifier", "hits"}
    SAID.check_lines(MESSAGES, dict.fromkeys(SAID.texts("tell_roll", 1), roll), tell_roll=1)


def test_every_action_has_a_label() -> None:
    s = bare(players=4)
    for verb, domains in SPACE.verbs().items():
        assert verb in MESSAGES["action"], verb
        for args in islice(product(*domains), 3000):
            text = label(s, (verb, *args))
            assert text, verb
            assert "{" not in text


def test_every_word_in_a_slot_is_known() -> None:
    """Values that are words of their own: causes, reasons, endings."""
    for name, at, section in (
        ("over", 1, "battle_end"),
        ("activate", 2, "activation"),
        ("advance", 2, "advance"),
    ):
        assert SAID.texts(name, at) <= set(MESSAGES[section]), name
    for call, tree in SAID.calls("HuntTile"):
        for keyword in call.keywords:
            if keyword.arg == "cause":
                assert set(texts(keyword.value, tree)) <= set(MESSAGES["hunt_cause"])
    assert set(ENDINGS) == set(MESSAGES["ending"])


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_game_can_be_told(players: str) -> None:
    """Everything that comes up in a game at random is said without a slot left open."""
    rng = Random(players)
    s = GAME.new({"players": players}, seed=players, listen=True)
    for _ in range(1500):
        if s.offer is None:
            break
        texts_shown = [question(s, s.offer)]
        texts_shown += [label(s, action) for action in s.offer.actions[:30]]
        shown = prompt(s)
        assert shown is not None
        texts_shown += [reason(refusal) for _, refusal in shown.refused[:30]]
        texts_shown += [tale(event, int(players)) for event in s.events or ()]
        assert all("{" not in text and "_" not in text for text in texts_shown), texts_shown
        s.events = []
        take(s, rng.choice(s.offer.actions))


# ---- how it reads


def test_verbs_agree_with_nations_and_sides() -> None:
    for nation, active, advanced in (
        ("elves", "The Elves become active", "The Elves move on the Political Track to At War."),
        ("gondor", "Gondor becomes active", "Gondor moves on the Political Track to At War."),
        ("southrons_easterlings", "The Southrons & Easterlings become active", ""),
    ):
        told = tale(Event("nation_activated", {"nation": nation, "cause": "attacked"}))
        assert told == f"{active}: the Shadow attacks."
        told = tale(Event("nation_advanced", {"nation": nation, "steps": 0, "cause": "die"}))
        assert told.startswith(advanced)
    hit = {"hits": 1}
    assert tale(Event("automatic_hit", {"side": "free_peoples", **hit})).startswith(
        "The Free Peoples score 1 hit"
    )
    assert tale(Event("automatic_hit", {"side": "shadow", **hit})).startswith("The Shadow scores")


def test_how_a_battle_begins() -> None:
    def began(form: str, origin: str, target: str) -> str:
        data = {"seat": 0, "form": form, "origin": origin, "target": target}
        return tale(Event("battle_started", data))

    assert began("field", "edoras", "westemnet") == (
        "The Free Peoples player attacks Westemnet from Edoras."
    )
    assert began("assault", "lorien", "inside_lorien") == (
        "The Free Peoples player assaults the besieged stronghold of Lórien."
    )
    assert began("sortie", "inside_helms_deep", "helms_deep") == (
        "The Free Peoples player makes a sortie from the stronghold of Helm's Deep."
    )


def test_labels_read_well() -> None:
    s = bare()
    assert label(s, ("move_to", "edoras")) == "to Edoras"
    assert label(s, ("play", "fp_char_05")) == "play Mithril Coat and Sting"
    assert label(s, ("act", "hide_fellowship")) == "hide the Fellowship"
    assert label(s, ("allocate", 1)) == "1 die"


def test_a_march_names_the_army() -> None:
    data = {"seat": 1, "origin": "morannon", "to": "dagorlad", "characters": []}
    figures = ["sauron_regular"] * 5 + ["sauron_elite"]
    assert tale(Event("army_moved", {**data, "figures": figures})) == (
        "Sauron's army marches from the Morannon to Dagorlad: 5 regulars, 1 elite."
    )
    mixed = ["sauron_regular", "isengard_regular", "isengard_regular", "nazgul"]
    led = {**data, "figures": mixed, "characters": ["witch_king"]}
    assert tale(Event("army_moved", led)) == (
        "An army of the Shadow marches from the Morannon to Dagorlad: 2 Isengard regulars, "
        "1 Sauron regular, 1 Nazgûl, with the Witch-king."
    )


def test_events_name_the_seats_of_the_game() -> None:
    event = Event("passed", {"seat": 1})
    assert tale(event) == "The Shadow player passes."
    assert tale(event, players=4) == "The Rohan player passes."


def test_questions_name_the_step() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=2, gondor_elite=1)
    start(s, Casualties(seat=0, side=0, place=notation.PLACES.index("osgiliath"), hits=2))
    assert s.offer is not None
    assert question(s, s.offer) == "Choose casualties in Osgiliath; 2 hits left"


def test_refusals_name_what_is_missing() -> None:
    refusal = Refusal("wotr.5.09", "not_in_play", (("characters", "strider/aragorn"),))
    assert reason(refusal) == "Strider or Aragorn must be in play."
    alone = (("characters", "boromir"), ("nations", ""))
    assert reason(Refusal("wotr.5.09", "character_without_army", alone)) == (
        "Boromir must be with an army."
    )
    assert reason(Refusal("", "some_unknown_reason")) == "Some unknown reason."


def test_tiles_show_their_value_and_icons() -> None:
    assert tale(Event("hunt_tile_drawn", {"tile": "std_2r"})) == (
        "The Hunt tile drawn is 2 Reveal."
    )
    assert "Elven Rope (0)" in tale(Event("special_tile_in_play", {"tile": "fp_elven_rope"}))


def test_places_have_their_article_and_preposition() -> None:
    """With the name, as no message can know it: on Mount Gram, inside a besieged Stronghold."""

    def destroyed(place: str) -> str:
        return tale(Event("army_destroyed", {"side": "shadow", "place": place}))

    assert destroyed("woodland_realm") == "The Shadow army in the Woodland Realm is destroyed."
    assert destroyed("mount_gram") == "The Shadow army on Mount Gram is destroyed."
    assert destroyed("fords_of_isen") == "The Shadow army at the Fords of Isen is destroyed."
    assert destroyed("inside_helms_deep") == "The Shadow army inside Helm's Deep is destroyed."
    attack = {"seat": 1, "form": "field", "origin": "old_forest_road", "target": "the_shire"}
    assert tale(Event("battle_started", attack)) == (
        "The Shadow player attacks the Shire from the Old Forest Road."
    )


def test_a_tile_below_zero_has_a_minus_sign() -> None:
    for language in ("en", "pl", "ru"):
        with speaking(language):
            assert "(−2)" in tale(Event("special_tile_in_play", {"tile": "fp_phial_of_galadriel"}))
