"""Templates and what their slots show."""

from __future__ import annotations

from typing import Any, ClassVar

from westmarch.kernel.engine.decision import Decision, Refusal
from westmarch.kernel.engine.state import Frame, State
from westmarch.kernel.prose import Prose, ended, filled, sentence, slots

MESSAGES: dict[str, Any] = {
    "grammar": {"plural": ["elves"]},
    "name": {"and": "and", "or": "or"},
    "mood": {"True": "gladly", "sad_song": "sadly"},
    "action": {"march": ["march to {0:place}", "march"], "wait": "wait"},
    "decision": {"choose": {"question": "who goes?", "wait": "nobody goes"}},
    "procedure": {"ProseTestBattle": "battle for {region:place}"},
    "refusal": {"too_far": "{region:place} is too far."},
    "event": {"lost": "{count:man|men} lost at {region:place}.", "silent": ""},
}
PROSE = Prose(
    MESSAGES,
    {"place": (("camp", "dale"), ("Camp", "the Dale"))},
    {"loud": lambda value, values: str(value).upper(), "of*": lambda n, thing: f"{n} of {thing}"},
)


class ProseTestBattle(Frame):
    sequence: ClassVar[tuple[str, ...]] = ()
    region: int


def test_types_of_slots() -> None:
    fill = PROSE.fill
    assert fill("{n:man|men}", {"n": 1}) == "1 man"
    assert fill("{n:man|men} {n:noun:goes|go}", {"n": 2}) == "2 men go"
    assert fill("{n:signed}", {"n": 2}) == "+2"
    assert fill("{n:dice}", {"n": [1, 6]}) == "1, 6"
    assert fill("{a:place}, {b:place}", {"a": "camp", "b": 1}) == "Camp, the Dale"
    assert fill("{a:place}", {"a": ["camp", "dale", "camp"]}) == "Camp, the Dale and Camp"
    assert fill("{a:loud}", {"a": "hey"}) == "HEY"
    assert fill("{a:of*b}", {"a": 2, "b": "them"}) == "2 of them"
    assert fill("{a:mood} {b:mood} {c:mood}", {"a": True, "b": "sad_song", "c": "in_vain"}) == (
        "gladly sadly in vain"
    )


def test_verbs_agree_with_what_is_named() -> None:
    verb = "{who:verb:goes|go}"
    assert PROSE.fill(verb, {"who": "gondor"}) == "goes"
    assert PROSE.fill(verb, {"who": "elves"}) == "go"
    assert PROSE.fill(verb, {"who": ["gondor", "rohan"]}) == "go"
    assert PROSE.fill(verb, {"who": ["gondor"]}) == "goes"


def test_a_sentence_has_one_end() -> None:
    assert ended("You draw For Gondor!.") == "You draw For Gondor!"
    assert ended("Where are the Eagles?.") == "Where are the Eagles?"
    assert ended("Stage 1: To the River....") == "Stage 1: To the River..."
    assert ended("It goes on.") == "It goes on."


def test_the_first_template_that_can_be_filled() -> None:
    templates = ["{a} with {b}", "{a} alone", "nobody"]
    assert PROSE.fill(templates, {"a": "Bard", "b": "Dain"}) == "Bard with Dain"
    assert PROSE.fill(templates, {"a": "Bard", "b": []}) == "Bard alone"
    assert PROSE.fill(templates, {}) == "nobody"
    assert slots("{0:card} {a:of*b}") == ("0", "a", "b")
    assert filled("n", {"n": 0}, ()) and not filled("0", {}, ())


def test_the_four_surfaces() -> None:
    s = State(stack=[ProseTestBattle(region=1)])
    assert PROSE.label("", ("march", "dale"), {}) == "march to the Dale"
    assert PROSE.label("choose", ("wait",), {}) == "nobody goes"
    assert PROSE.label("", ("unknown", 3), {}) == "unknown 3"
    assert PROSE.question(s, Decision(0, "choose", []), {}) == "Battle for the Dale: who goes?"
    assert PROSE.question(State(), Decision(0, "no_text", []), {}) == "No text?"
    assert PROSE.reason(Refusal("x.1", "too_far", (("region", "camp"),))) == "Camp is too far."
    assert PROSE.reason(Refusal("x.1", "some_reason")) == "Some reason."
    assert PROSE.tale("lost", {"count": 3, "region": "dale"}) == "3 men lost at the Dale."
    assert PROSE.tale("silent", {}) == PROSE.tale("unknown", {}) == ""
    assert sentence("the end") == "The end"
