"""The reference of each game: it says what the source says, and random games keep to it."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from tools.reference.__main__ import NAMES, read
from tools.reference.contents import contents
from tools.reference.offers import Met, type_of, walk
from tools.reference.page import page
from westmarch.kernel.registry import game

OUT_OF_DATE = "the game asks, tells or draws otherwise: run `python -m tools.reference`"
MET = ("verbs", "fields", "only_some")
"""What is known from random games only."""


def of_the_source(found: dict[str, Any]) -> dict[str, Any]:
    """The reference without what only random games tell."""
    parts = {
        part: {
            kind: {key: value for key, value in one.items() if key not in MET}
            for kind, one in found[part].items()
        }
        for part in ("decisions", "events")
    }
    return {**found, **parts}


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_is_what_the_source_says(name: str) -> None:
    found = read(name)
    now = json.loads(json.dumps(contents(game(name), Met(game(name)))))
    assert of_the_source(found) == of_the_source(now), OUT_OF_DATE
    assert {k: sorted(v["fields"]) for k, v in found["events"].items()} == {
        k: sorted(v["fields"]) for k, v in now["events"].items()
    }
    for one in found["decisions"].values():
        assert set(one["verbs"]) <= found["verbs"].keys()


@pytest.mark.parametrize("name", NAMES)
def test_random_games_ask_and_tell_what_is_written(name: str) -> None:
    """Each decision met offers verbs that are listed for its kind; each event has one of the sets
    of fields of its kind, and in them values of the types written down."""
    found = read(name)
    met = Met(game(name))
    # Everything is asked, so that no event tells of a single action that was taken by itself.
    for s in islice(walk(met.game, 3), 500):
        if s.offer is not None:
            verbs = {str(action[0]) for action in s.offer.actions}
            assert verbs <= set(found["decisions"][s.offer.kind]["verbs"]), OUT_OF_DATE
        for event in s.events or ():
            told = found["events"][event.kind]
            assert sorted(event.data) in told["sets"], OUT_OF_DATE
            assert told["only_some"] or event.seats is None
            for field, value in event.data.items():
                called = type_of(value, met.words)
                written_types = set(told["fields"][field].split(" or "))
                if "yes or no" in told["fields"][field]:
                    written_types.add("yes or no")
                assert not called or called & written_types, f"{event.kind}.{field}: {value!r}"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_names_all_that_is_asked_and_told(name: str) -> None:
    found = read(name)
    text = page(found)
    for part in ("decisions", "verbs", "events"):
        assert all(f"| `{kind}`" in text for kind in found[part])
    assert all(f"- {procedure}: " in text for procedure in found["procedures"])


def test_one_name_for_each_thing() -> None:
    """The Will of the West has one name, in actions, events and views; sides are told by name."""
    for name in ("war_of_the_ring", "five_armies"):
        found = read(name)
        text = json.dumps(found)
        assert '"will"' not in text
        for kind, one in found["events"].items():
            assert one["fields"].get("side", "side") in ("side", ""), kind
