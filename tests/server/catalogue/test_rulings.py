"""Rulings over the net: with the rules, at a refusal, as options of a room and in its record."""

from __future__ import annotations

from tools.harness.site_client import Caller, Json
from westmarch.kernel import record

CARD_GAME = "/api/games/lotr_card_game"
STEWARDS = """
scenario: passage_through_mirkwood; players: 1; round: 2; phase: planning; deck 1: leadership
heroes 1: aragorn 5 resources, theodred 5 resources, gloin 5 resources
attachments 1: steward_of_gondor on gloin
hand 1: steward_of_gondor, faramir
house rulings: points_for_rounds
"""


def ids(found: Json, what: str = "rulings") -> set[str]:
    return {one["id"] for one in found[what]}


def test_they_come_with_the_rules(ann: Caller) -> None:
    everything = ann.get(f"{CARD_GAME}/rules")
    assert {"points_for_rounds", "enemy_engaged_anew"} <= ids(everything)
    of_rule = ann.get(f"{CARD_GAME}/rules", q="lcg.12.11")
    assert ids(of_rule, "rules") == {"lcg.12.11"} and "points_for_rounds" in ids(of_rule)
    assert "enemy_engaged_anew" not in ids(of_rule)
    assert ids(ann.get(f"{CARD_GAME}/rules", q="rounds add score")) == {"points_for_rounds"}
    assert ids(ann.get(f"{CARD_GAME}/rules", q="points_for_rounds")) == {"points_for_rounds"}
    polish = ann.http.get(f"{CARD_GAME}/rules", headers={"accept-language": "pl"}).json()
    (told,) = (one for one in polish["rulings"] if one["id"] == "points_for_rounds")
    assert told["question"] == "Czy rozegrane rundy wliczają się do wyniku?" and told["switch"]


def test_they_are_found_by_the_names_of_their_cards(ann: Caller) -> None:
    """Which need not occur in their words."""
    snare = "shadow_card_for_an_enemy_that_cannot_attack"
    for language, name in (("en", "Forest Snare"), ("pl", "Leśne sidła"), ("ru", "Лесной силок")):
        answer = ann.http.get(
            f"{CARD_GAME}/rules", params={"q": name}, headers={"accept-language": language}
        )
        (found,) = answer.json()["rulings"]
        assert (found["id"], found["cards"], found["names"]) == (snare, ["forest_snare"], [name])


def test_the_switches_are_options(ann: Caller) -> None:
    options = {one["name"]: one for one in ann.get(CARD_GAME)["options"]}
    assert options["points_for_rounds"]["ruling"] and not options["players"]["ruling"]
    given = {"points_for_rounds": "alternative", "enemy_engaged_anew": "standard"}
    room = ann.make("me", game="lotr_card_game", options=given)
    assert room["options"]["points_for_rounds"] == "alternative"
    assert "enemy_engaged_anew" not in room["options"]
    ann.post(f"/api/rooms/{room['id']}/resign", {"seat": 0})
    again = ann.post(f"/api/rooms/{room['id']}/rematch", {})
    assert again["options"] == room["options"]
    kept = record.loads(ann.http.get(f"/api/rooms/{room['id']}/record").text)
    assert kept.header.options["points_for_rounds"] == "alternative"


def test_a_refusal_names_the_ruling_that_causes_it(ann: Caller) -> None:
    room = ann.make("me", game="lotr_card_game", options={}, position=STEWARDS)
    assert room["options"]["points_for_rounds"] == "alternative"
    with ann.look(room["id"]) as seen:
        seen.act(["pass"])
        decision = seen.state["decision"]
        (steward,) = decision["refused"]
        assert (steward["rule"], steward["ruling"]) == ("lcg.2.13", "second_copy_of_a_unique_card")
        thing = {kind: str(id) for kind, id in steward["target"].items()}
        seen.say(type="why", n=decision["n"], thing=thing)
        assert seen.next("why")["ruling"] == "second_copy_of_a_unique_card"
        seen.say(type="act", n=decision["n"], action=steward["action"])
        assert seen.next("refused")["ruling"] == "second_copy_of_a_unique_card"


def test_what_everybody_sees_of_a_table(ann: Caller) -> None:
    room = ann.make("me", game="lotr_card_game", options={}, position=STEWARDS)["id"]
    public = ann.get(f"/api/rooms/{room}/public")
    assert public["version"] and public["position"] is None
    assert public["view"]["hand"] == []
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    assert ann.get(f"/api/rooms/{room}/public")["position"]
