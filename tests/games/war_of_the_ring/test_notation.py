"""Everything the game can say has a text: actions, questions, refusals, events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from tests.games.war_of_the_ring.helpers import bare, put_army, start
from westmarch.games import war_of_the_ring
from westmarch.games.war_of_the_ring import notation
from westmarch.games.war_of_the_ring.actions import SPACE
from westmarch.games.war_of_the_ring.casualties import Casualties
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.notation import MESSAGES, label, question, reason, slots, tale
from westmarch.games.war_of_the_ring.victory import ENDINGS
from westmarch.kernel import table
from westmarch.kernel.decision import GAME_OVER, NOT_OFFERED, Refusal
from westmarch.kernel.events import Event
from westmarch.kernel.flow import prompt, take
from westmarch.kernel.state import FRAMES

PACKAGE = Path(war_of_the_ring.__file__).parent


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        dotted = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        import_module(f"{war_of_the_ring.__name__}.{dotted}".removesuffix(".__init__"))
        yield dotted, ast.parse(path.read_text(encoding="utf-8"))


TREES = list(modules())


def name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def texts(node: ast.expr, tree: ast.Module) -> list[str]:
    """The strings an argument can be: a constant, one of two, or a variable set to such."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return texts(node.body, tree) + texts(node.orelse, tree)
    found = []
    if isinstance(node, ast.Name):
        for other in ast.walk(tree):
            if isinstance(other, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == node.id for t in other.targets
            ):
                found += texts(other.value, tree)
    return found


def calls(*names: str) -> Iterator[tuple[ast.Call, ast.Module]]:
    for _, tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) in names:
                yield node, tree


def event_calls() -> Iterator[tuple[str, set[str]]]:
    """Every kind of event told, and the names of its data."""
    for call, tree in calls("tell", "tell_only", "tell_roll"):
        at = 2 if name_of(call) == "tell_only" else 1
        names = {k.arg for k in call.keywords if k.arg is not None}
        if name_of(call) == "tell_roll":
            names = {"side", "dice", "needed", "modifier", "hits"}
        for kind in texts(call.args[at], tree):
            yield kind, names


def test_every_event_has_a_line() -> None:
    missing = {kind for kind, _ in event_calls()} - set(MESSAGES["event"])
    assert not missing


def test_lines_of_events_show_what_is_told() -> None:
    for kind, names in event_calls():
        options = MESSAGES["event"][kind]
        options = [options] if isinstance(options, str) else options
        assert any(set(slots(t)) <= names for t in options), kind


def test_every_decision_has_a_question() -> None:
    kinds = {kind for call, tree in calls("choice") for kind in texts(call.args[0], tree)}
    missing = {kind for kind in kinds if "question" not in MESSAGES["decision"].get(kind, {})}
    assert not missing


def test_every_refusal_has_a_sentence() -> None:
    keys = {key for call, tree in calls("Refusal") for key in texts(call.args[1], tree)}
    keys |= {NOT_OFFERED, GAME_OVER.key, table.NOT_YOUR_TURN.key}
    assert not keys - set(MESSAGES["refusal"])


def test_every_action_has_a_label() -> None:
    s = bare(players=4)
    for verb, domains in SPACE.verbs().items():
        assert verb in MESSAGES["action"], verb
        for args in islice(product(*domains), 3000):
            text = label(s, (verb, *args))
            assert text, verb
            assert "{" not in text


def test_no_text_for_what_does_not_exist() -> None:
    """Neither typing errors nor leftovers in the messages."""
    kinds = {kind for call, tree in calls("choice") for kind in texts(call.args[0], tree)}
    assert not set(MESSAGES["decision"]) - kinds
    keys = {key for call, tree in calls("Refusal") for key in texts(call.args[1], tree)}
    undo = {"nothing_to_undo", "undo_new_information", "undo_other_seat", "not_your_turn"}
    assert not set(MESSAGES["refusal"]) - keys - undo - {NOT_OFFERED, GAME_OVER.key}
    assert not set(MESSAGES["event"]) - {kind for kind, _ in event_calls()} - {table.UNDONE}
    assert not set(MESSAGES["action"]) - set(SPACE.verbs())
    frames = {name for home, name in FRAMES if home == war_of_the_ring.__name__}
    assert not set(MESSAGES["procedure"]) - frames
    for kind, texts_of_kind in MESSAGES["decision"].items():
        assert not set(texts_of_kind) - {"question"} - set(SPACE.verbs()), kind


def test_every_word_in_a_slot_is_known() -> None:
    """Values that are words of their own: causes, reasons, endings."""
    for name, at, section in (
        ("over", 1, "battle_end"),
        ("activate", 2, "activation"),
        ("advance", 2, "advance"),
    ):
        for call, tree in calls(name):
            if len(call.args) > at:
                assert set(texts(call.args[at], tree)) <= set(MESSAGES[section]), name
    for call, tree in calls("HuntTile"):
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
        "Sauron's army marches from Morannon to Dagorlad: 5 regulars, 1 elite."
    )
    mixed = ["sauron_regular", "isengard_regular", "isengard_regular", "nazgul"]
    led = {**data, "figures": mixed, "characters": ["witch_king"]}
    assert tale(Event("army_moved", led)) == (
        "An army of the Shadow marches from Morannon to Dagorlad: 2 Isengard regulars, "
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
    assert question(s, s.offer) == "Casualties at Osgiliath, 2 hits left"


def test_refusals_name_what_is_missing() -> None:
    refusal = Refusal("wotr.5.09", "not_in_play", (("characters", "strider/aragorn"),))
    assert reason(refusal) == "Strider or Aragorn must be in play."
    alone = (("characters", "boromir"), ("nations", ""))
    assert reason(Refusal("wotr.5.09", "character_without_army", alone)) == (
        "Boromir must be with an army."
    )
    assert reason(Refusal("", "some_unknown_reason")) == "Some unknown reason."


def test_tiles_show_their_value_and_icons() -> None:
    assert tale(Event("hunt_tile_drawn", {"tile": "std_2r"})) == ("Hunt tile drawn: 2 with Reveal.")
    assert "Elven Rope (0)" in tale(Event("special_tile_in_play", {"tile": "fp_elven_rope"}))
