"""The life of a room: made, joined, started, resigned, played again, removed."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Json, Seen, play_on, together, until


def code(answer: dict[str, dict[str, str]]) -> str:
    return answer["error"]["code"]


def test_a_room_without_anybody_to_wait_for_starts_at_once(ann: Caller) -> None:
    room = ann.make("me", "random")
    assert room["status"] == "playing"
    assert [seat["kind"] for seat in room["seats"]] == ["person", "bot"]
    assert room["seats"][0]["mine"] and not room["seats"][1]["mine"]
    assert room["seed"] is None and len(room["seed_hash"]) == 64
    assert room["id"] in [r["id"] for r in ann.get("/api/rooms")["mine"]]


def test_a_friend_joins_by_link(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = ann.make("me", "person")
    path = f"/api/rooms/{room['id']}"
    assert room["status"] == "waiting" and room["seats"][1]["player"] is None
    assert code(ann.post(f"{path}/start", status=409)) == "seats_free"
    assert code(eve.post(f"{path}/start", status=403)) == "not_at_the_table"
    joined = bob.post(f"{path}/seats/1")
    assert joined["seats"][1]["mine"] and joined["seats"][1]["player"]["id"] == bob.me["id"]
    assert code(eve.post(f"{path}/seats/1", status=409)) == "seat_taken"
    assert code(eve.delete(f"{path}/seats/1", status=403)) == "not_your_seat"
    assert bob.post(f"{path}/seats/1")["status"] == "waiting"  # twice is once
    bob.delete(f"{path}/seats/1")
    bob.post(f"{path}/seats/1")
    ann.delete(f"{path}/seats/1")  # who made the room may free a seat
    bob.post(f"{path}/seats/1")
    assert bob.post(f"{path}/start")["status"] == "playing"
    assert bob.post(f"{path}/start")["status"] == "playing"
    assert code(bob.delete(f"{path}/seats/1", status=409)) == "started"
    assert code(eve.post(f"{path}/seats/9", status=404)) == "not_found"
    assert room["id"] in [r["id"] for r in bob.get("/api/rooms")["mine"]]


def test_only_listed_rooms_with_a_free_seat_are_shown(ann: Caller, bob: Caller) -> None:
    hidden = ann.make("me", "open")
    listed = ann.make("me", "open", listed=True)
    running = ann.make("me", "random", listed=True)

    def shown() -> list[str]:
        return [room["id"] for room in bob.get("/api/rooms")["open"]]

    assert listed["id"] in shown()
    assert hidden["id"] not in shown() and running["id"] not in shown()
    bob.post(f"/api/rooms/{listed['id']}/seats/1")
    assert listed["id"] not in shown()


def test_random_sides(ann: Caller) -> None:
    sat = {ann.make("me", "random", random_sides=True)["seats"][0]["kind"] for _ in range(24)}
    assert sat == {"person", "bot"}


def test_hot_seat(ann: Caller) -> None:
    room = ann.make("me", "me")
    assert room["status"] == "playing"
    with ann.look(room["id"]) as seen:
        assert seen.state["you"]["seats"] == [0, 1]
        views = set()
        for _ in range(8):
            views.add(seen.state["decision"]["seat"])
            assert seen.mine
            seen.act(seen.state["decision"]["actions"][-1]["action"])
            assert "own_hands" not in seen.state["view"], "they are against each other"
        assert views == {0, 1}


def test_one_person_runs_several_hands_of_one_side(ann: Caller) -> None:
    options = {"players": "3"}
    room = ann.make("me", "me", "random", game="lotr_card_game", options=options, seed="hands")
    assert [seat["side"] for seat in room["seats"]] == [0, 0, 0]
    with ann.look(room["id"]) as seen:
        while not seen.mine:
            seen.next("update")
        view = seen.state["view"]
        assert set(view["own_hands"]) == {"0", "1"}
        assert view["own_hands"][str(view["seat"])] == view["hand"]
        held = [{card["card"] for card in hand} for hand in view["own_hands"].values()]
        assert all(len(hand) == 6 for hand in held) and not held[0] & held[1]


def test_who_runs_allied_seats_sees_the_others_cards_from_behind(ann: Caller) -> None:
    options = {"players": "4"}
    room = ann.make("me", "me", "random", "random", game="war_of_the_ring", options=options)
    sides = [seat["side"] for seat in room["seats"]]
    assert sides == [0, 0, 1, 1]
    with ann.look(room["id"]) as seen:
        while not seen.mine:
            seen.next("update")
        view = seen.state["view"]
        assert set(view["own_hands"]) == {"0", "1"}
        assert [sum(backs.values()) > 0 for backs in view["hands"]] == [True] * 4


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess"}, "bad_input"),
        ({"game": "duel", "options": {"colour": "red"}}, "bad_input"),
        ({"game": "duel", "options": {"players": "9"}}, "bad_input"),
        ({"game": "duel", "seats": [{"kind": "me"}]}, "wrong_seats"),
        ({"game": "duel", "seats": [{"kind": "king"}]}, "bad_request"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown_bot"),
        ({"game": "duel", "position": "nonsense"}, "bad_input"),
        ({"game": "duel", "seed": "\u0000"}, "bad_request"),
        ({"seats": []}, "bad_request"),
    ],
)
def test_a_room_that_cannot_be(ann: Caller, body: object, said: str) -> None:
    assert code(ann.post("/api/rooms", body, 400)) == said


@pytest.mark.parametrize("bot", ["tests.toy.bots.Tuned", "random:x=1", "os.system", "", "nobody"])
def test_a_bot_s_name_from_outside_loads_nothing(ann: Caller, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    assert code(ann.post("/api/rooms", {"game": "duel", "seats": seats}, 400)) == "unknown_bot"


def test_a_room_from_a_position(ann: Caller) -> None:
    position = "goal 9; score 4 1; last 3 4; hands 1 2 3 / 4 5 6"
    room = ann.make("me", "me", position=position)
    assert room["options"]["goal"] == "9"
    with ann.look(room["id"]) as seen:
        assert seen.state["view"]["score"] == [4, 1]
        assert seen.state["view"]["hand"] == [1, 2, 3]


def test_resigning(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)
    path = f"/api/rooms/{room['id']}/resign"
    assert code(eve.post(path, {"seat": 0}, 403)) == "not_your_seat"
    assert code(bob.post(path, {"seat": 0}, 403)) == "not_your_seat"
    with ann.look(room["id"]) as seen:
        over = bob.post(path, {"seat": 1})
        assert (over["status"], over["ending"], over["winners"]) == ("finished", "resigned", [0])
        assert over["seed"]
        seen.next("update")
        assert seen.state["room"]["status"] == "finished" and seen.state["decision"] is None
    assert code(bob.post(path, {"seat": 1}, 409)) == "finished"


def test_in_a_team_the_other_side_wins(ann: Caller) -> None:
    room = ann.make(*["me"] * 4, game="war_of_the_ring", options={"players": "4"})
    over = ann.post(f"/api/rooms/{room['id']}/resign", {"seat": 1})
    assert over["winners"] == [2, 3]


def test_a_rematch_of_two_people(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)
    path = f"/api/rooms/{room['id']}"
    assert code(ann.post(f"{path}/rematch", status=409)) == "not_finished"
    ann.post(f"{path}/resign", {"seat": 0})
    assert code(eve.post(f"{path}/rematch", status=403)) == "not_at_the_table"
    with bob.look(room["id"]) as seen:
        again = ann.post(f"{path}/rematch")
        assert again["status"] == "waiting" and again["rematch_of"] == room["id"]
        assert seen.next("update")["room"]["rematch"] == again["id"]
    joined = bob.post(f"{path}/rematch")
    assert joined["id"] == again["id"] and joined["status"] == "playing"
    assert joined["seed_hash"] != room["seed_hash"]
    assert [seat["player"]["id"] for seat in joined["seats"]] == [ann.me["id"], bob.me["id"]]


def test_a_rematch_against_a_bot_starts_at_once(ann: Caller) -> None:
    room = ann.make("me", "random")
    ann.post(f"/api/rooms/{room['id']}/resign", {"seat": 0})
    assert ann.post(f"/api/rooms/{room['id']}/rematch")["status"] == "playing"


NEAR_THE_END = """
players: 2; campaign: {campaign}; round: 3; phase: quest; threat: 30 31
quest: beorns_path 9 progress
heroes 1: aragorn 1 damage, theodred, gloin; heroes 2: legolas, gimli, thalin
"""
"""The last stage of the first scenario: whoever is sent to the quest wins it."""


def campaign(ann: Caller, bob: Caller, level: str) -> Json:
    """A game of two that the first quest wins."""
    position = NEAR_THE_END.format(campaign=level)
    room = ann.make("me", "open", game="lotr_card_game", position=position, seed="go on")
    bob.post(f"/api/rooms/{room['id']}/seats/1")
    started: Json = ann.post(f"/api/rooms/{room['id']}/start")
    return started


def quest(*looking: Seen) -> None:
    """Send everybody to the quest, and play the rest of the game by its first choices."""
    while looking[0].state["room"]["status"] == "playing":
        n = looking[0].state["n"]
        seen = next(one for one in looking if one.mine)
        actions = [choice["action"] for choice in seen.state["decision"]["actions"]]
        seen.act(next((a for a in actions if a[0] == "commit"), actions[-1]))
        for one in looking:
            one.caught_up(n + 1)


def test_a_campaign_goes_on_at_the_same_table(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = campaign(ann, bob, "nightmare")
    path = f"/api/rooms/{room['id']}"
    assert not room["goes_on"]
    assert code(ann.post(f"{path}/sequel", status=409)) == "not_finished"
    with ann.look(room["id"]) as hers, bob.look(room["id"]) as his:
        quest(hers, his)
        assert his.state["room"]["ending"] == "victory" and his.state["room"]["goes_on"]
        assert code(eve.post(f"{path}/sequel", status=403)) == "not_at_the_table"
        following = bob.post(f"{path}/sequel")
        assert following["status"] == "waiting" and following["sequel_of"] == room["id"]
        assert following["options"]["scenario"] == "journey_along_the_anduin"
        assert hers.next("update")["room"]["sequel"] == following["id"]
    joined = ann.post(f"{path}/sequel")
    assert joined["id"] == following["id"] and joined["status"] == "playing"
    assert [seat["player"]["id"] for seat in joined["seats"]] == [ann.me["id"], bob.me["id"]]
    with ann.look(following["id"]) as seen:
        view = seen.state["view"]
        assert view["campaign"]["scores"] == [hers.state["view"]["score"]]
        assert [one["damage"] for one in view["player"][0]["area"]] == [1, 0, 0]


def test_a_lost_campaign_and_a_game_without_one_do_not_go_on(ann: Caller, bob: Caller) -> None:
    lost = campaign(ann, bob, "expert")
    ann.post(f"/api/rooms/{lost['id']}/resign", {"seat": 0})  # bob could go on alone
    bob.post(f"/api/rooms/{lost['id']}/resign", {"seat": 1})
    assert code(bob.post(f"/api/rooms/{lost['id']}/sequel", status=409)) == "no_sequel"
    alone = campaign(ann, bob, "none")
    with ann.look(alone["id"]) as hers, bob.look(alone["id"]) as his:
        quest(hers, his)
        assert hers.state["room"]["ending"] == "victory" and not hers.state["room"]["goes_on"]
    assert code(ann.post(f"/api/rooms/{alone['id']}/sequel", status=409)) == "no_sequel"


def test_removing_a_room(ann: Caller, bob: Caller, eve: Caller) -> None:
    alone = ann.make("me", "random")
    assert code(eve.delete(f"/api/rooms/{alone['id']}", status=403)) == "not_yours"
    ann.delete(f"/api/rooms/{alone['id']}", status=204)
    assert code(ann.get(f"/api/rooms/{alone['id']}", 404)) == "not_found"
    shared = together(ann, bob)
    assert code(ann.delete(f"/api/rooms/{shared['id']}", status=409)) == "running"
    bob.post(f"/api/rooms/{shared['id']}/resign", {"seat": 1})
    ann.delete(f"/api/rooms/{shared['id']}", status=204)
    assert shared["id"] in [room["id"] for room in bob.get("/api/rooms")["mine"]], "it is his too"
    bob.delete(f"/api/rooms/{shared['id']}", status=204)
    assert code(bob.get(f"/api/rooms/{shared['id']}", 404)) == "not_found"


def test_a_game_to_its_end(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)
    with ann.look(room["id"]) as red, bob.look(room["id"]) as blue:
        play_on([red, blue], 500, lambda decision: decision["actions"][-1]["action"])
        assert red.caught_up(blue.state["n"])["room"]["status"] == "finished"
    over = ann.room(room["id"])
    assert over["status"] == "finished" and over["ending"] in ("goal", "deck_empty")
    assert over["seed"] and over["winners"]


def test_idle_rooms_are_let_go_and_come_back(service: Service, ann: Caller) -> None:
    room = ann.make("me", "me")
    with ann.look(room["id"]) as seen:
        play_on([seen], 7)
        before = seen.state
    live = service.room(room["id"])
    until(lambda: not live.lookers)
    live.used -= 10_000
    assert service.hall.sweep() and room["id"] not in service.hall.rooms
    with ann.look(room["id"]) as seen:
        for key in ("n", "view", "decision"):
            assert seen.state[key] == before[key]


def test_a_lost_cooperative_game_can_be_told_from_a_won_one(ann: Caller) -> None:
    """All seats are on one side: it is lost when nobody won, however it ended."""
    room = ann.make("me", game="lotr_card_game", options={"players": "1"}, seed="lost")["id"]
    rng = Random(1)
    with ann.look(room) as seen:
        play_on([seen], 2000, lambda decision: rng.choice(decision["actions"])["action"])
    given_up = ann.make("me", game="lotr_card_game", options={"players": "1"})["id"]
    ann.post(f"/api/rooms/{given_up}/resign", {"seat": 0})
    mine = {one["id"]: one for one in ann.get("/api/rooms")["mine"]}
    for id_, ending in ((room, "all_eliminated"), (given_up, "resigned")):
        for found in (mine[id_], ann.room(id_)):
            assert (found["status"], found["winners"], found["ending"]) == ("finished", [], ending)
            assert {seat["side"] for seat in found["seats"]} == {0}
