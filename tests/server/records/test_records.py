"""Fair dice, records down and up, replay, going on from elsewhere, problem reports, odds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.support.live_server import Service
from tests.server.support.old_releases import LONG, mend_a_rule, raise_first
from tools.harness.site_client import Caller, Json, play_on, together
from westmarch.cli.app import run
from westmarch.kernel import record as records


def last(decision: Json) -> object:
    return decision["actions"][-1]["action"]


def finished(ann: Caller, bob: Caller) -> Json:
    """A game two people have played to its end."""
    room = together(ann, bob)
    with ann.look(room["id"]) as red, bob.look(room["id"]) as blue:
        play_on([red, blue], 500, last)
    over: Json = ann.room(room["id"])
    assert over["status"] == "finished"
    return over


# ---- fair dice


def test_the_dice_are_proved_fair(
    ann: Caller, bob: Caller, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The hash shown at the start is that of the seed shown at the end, from which all dice and
    draws of the record follow; the command line checks it."""
    room = together(ann, bob)
    promised = room["seed_hash"]
    assert room["seed"] is None and room["seed_given"] is False
    with ann.look(room["id"]) as red, bob.look(room["id"]) as blue:
        play_on([red, blue], 500, last)
    over = ann.room(room["id"])
    assert hashlib.sha256(over["seed"].encode()).hexdigest() == promised == over["seed_hash"]
    file = tmp_path / "game.jsonl"
    file.write_text(ann.get(f"/api/rooms/{room['id']}/record"))
    assert run(["replay", str(file), "--verify", "--seed-hash", promised]) == 0
    assert "dice follow from the seed" in capsys.readouterr().out
    assert run(["replay", str(file), "--verify", "--seed-hash", "0" * 64]) == 2

    # Loaded dice: another card first, everything else made to fit.
    lines = file.read_text().splitlines()
    header = json.loads(lines[0])
    header["seed"] = "another seed"
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    capsys.readouterr()
    assert run(["replay", str(file), "--verify"]) == 0
    assert "dice do not follow from the seed" in capsys.readouterr().out
    loaded = hashlib.sha256(b"another seed").hexdigest()
    assert run(["replay", str(file), "--verify", "--seed-hash", loaded]) == 2


def test_a_chosen_seed_is_marked(ann: Caller) -> None:
    room = ann.make("me", "me", seed="my lucky seed")
    assert room["seed_given"] is True and room["seed"] is None
    assert room["seed_hash"] == hashlib.sha256(b"my lucky seed").hexdigest()


def test_seeds_differ(ann: Caller) -> None:
    assert len({ann.make("me", "me")["seed_hash"] for _ in range(5)}) == 5


# ---- records


def test_a_record_comes_down_only_after_the_end(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)["id"]
    for caller in (ann, bob, eve):
        refused = caller.get(f"/api/rooms/{room}/record", 409)
        assert refused["error"]["code"] == "not_finished"


def test_a_record_goes_down_and_up_again(ann: Caller, bob: Caller, eve: Caller) -> None:
    over = finished(ann, bob)
    text = ann.get(f"/api/rooms/{over['id']}/record")
    saved = records.loads(text)
    assert records.verify(saved).ending == over["ending"]
    assert saved.header.players == (ann.me["name"], bob.me["name"])
    answer = eve.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert copy["id"] != over["id"] and copy["status"] == "finished"
    for key in ("game", "ending", "winners", "moves", "turn", "seed", "seed_hash"):
        assert copy[key] == over[key]
    assert [seat["player"]["name"] for seat in copy["seats"]] == list(saved.header.players)
    assert not any(seat["mine"] for seat in copy["seats"])
    assert eve.get(f"/api/rooms/{copy['id']}/replay", at=3)["at"] == 3
    assert eve.get(f"/api/rooms/{copy['id']}/record") == text


@pytest.mark.parametrize("text", ["", "{}", "nonsense\n", '{"format":9}\n{}', "\x00" * 50])
def test_a_record_that_cannot_be_read(ann: Caller, text: str) -> None:
    answer = ann.http.post("/api/records", content=text.encode())
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_input"


def test_a_record_with_an_illegal_move_is_refused(ann: Caller, bob: Caller) -> None:
    lines = ann.get(f"/api/rooms/{finished(ann, bob)['id']}/record").splitlines()
    entry = json.loads(lines[3])
    entry["action"] = ["stake", "more"]
    lines[3] = json.dumps(entry)
    answer = ann.http.post("/api/records", content="\n".join(lines))
    assert answer.status_code == 400 and "Line 4" in answer.json()["error"]["message"]


# ---- replay


def test_a_running_game_is_seen_again_as_one_saw_it(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)["id"]
    path = f"/api/rooms/{room}/replay"
    with ann.look(room) as red, bob.look(room) as blue:
        views = {0: red.state["view"]}
        for at in range(1, 12):
            play_on([red, blue], 1, last)
            views[at] = red.caught_up(at)["view"]
    for at, view in views.items():
        found = ann.get(path, at=at)
        assert (found["at"], found["last"], found["seat"]) == (at, 11, 0)
        assert found["view"] == view
    assert ann.get(path)["at"] == 11
    assert ann.get(path, at=12, status=404)["error"]["code"] == "not_found"
    assert found["turns"][0] == {"turn": 1, "at": 0}
    assert [mark["turn"] for mark in found["turns"]] == list(range(1, len(found["turns"]) + 1))
    # Others see their own side only.
    assert bob.get(path, at=5)["view"]["hand"] != views[5]["hand"]
    assert eve.get(path, at=5)["view"]["hand"] == []
    for caller, seat in ((ann, "1"), (eve, "0"), (ann, "all"), (eve, "all")):
        assert caller.get(path, at=5, seat=seat, status=403)["error"]["code"] == "hidden"
    for seat in ("7", "x", "-1"):
        ann.get(path, seat=seat, status=404)


def test_the_lines_of_a_replay_are_those_of_the_game(ann: Caller) -> None:
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        play_on([seen], 15, last)
        told = [line for frame in seen.frames for line in frame.get("events", ())]
    path = f"/api/rooms/{room}/replay"
    assert [line for at in range(16) for line in ann.get(path, at=at)["events"]] == told
    start = len(ann.get(path, at=0)["events"])
    assert ann.get(path, at=15, since=0)["events"] == told[start:]


def test_a_finished_game_shows_everything(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = finished(ann, bob)
    path = f"/api/rooms/{room['id']}/replay"
    everything = eve.get(path, at=4, seat="all")
    hands = [eve.get(path, at=4, seat=str(seat))["view"]["hand"] for seat in (0, 1)]
    assert everything["view"]["hands_shown"] == hands
    assert everything["chosen"]["label"] and everything["decision"]["question"]
    assert eve.get(path)["decision"] is None


# ---- going on from elsewhere


def test_going_on_from_a_position_of_a_finished_game(ann: Caller, bob: Caller, eve: Caller) -> None:
    over = finished(ann, bob)
    path = f"/api/rooms/{over['id']}"
    then = eve.get(f"{path}/replay", at=6, seat="1")
    room = eve.post(f"{path}/continue", {"at": 6, "seat": 1, "bot": "random"})
    assert room["status"] == "playing" and room["moves"] >= 6
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "person"]
    with eve.look(room["id"]) as seen:
        assert seen.state["you"]["seats"] == [1]
        if seen.state["n"] == 6:
            assert seen.state["view"] == then["view"]
        while not seen.mine:
            seen.next("update")
        assert seen.act()["type"] == "update"
    assert eve.post(f"{path}/continue", {"at": 9999, "seat": 1, "bot": "random"}, 404)
    assert eve.post(f"{path}/continue", {"at": 1, "seat": 5, "bot": "random"}, 404)
    assert eve.post(f"{path}/continue", {"at": 1, "seat": 1, "bot": "os.system"}, 400)


def test_going_on_from_a_running_game(ann: Caller, bob: Caller, eve: Caller) -> None:
    """Only one's own against bots; and what it reveals waits until both are over."""
    shared = together(ann, bob)["id"]
    wish = {"at": 0, "seat": 0, "bot": "random"}
    assert ann.post(f"/api/rooms/{shared}/continue", wish, 403)["error"]["code"] == "running"
    solo = ann.make("me", "random")["id"]
    eve.post(f"/api/rooms/{solo}/continue", wish, 403)
    ann.post(f"/api/rooms/{solo}/continue", {**wish, "seat": 1}, 403)
    fork = ann.post(f"/api/rooms/{solo}/continue", wish)["id"]
    over = ann.post(f"/api/rooms/{fork}/resign", {"seat": 0})
    assert over["status"] == "finished" and over["seed"] is None
    ann.get(f"/api/rooms/{fork}/record", 409)
    ann.get(f"/api/rooms/{fork}/replay", 403, seat="all")
    ann.post(f"/api/rooms/{solo}/resign", {"seat": 0})
    assert ann.room(fork)["seed"] == ann.room(solo)["seed"] is not None
    ann.get(f"/api/rooms/{fork}/record")


# ---- problems and odds


def test_a_problem_report(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        play_on([red, blue], 5, last)
    answer = ann.http.post(f"/api/rooms/{room}/problem", json={"text": "the dice hate me"})
    assert "attachment" in answer.headers["content-disposition"]
    report = answer.json()
    assert report["text"] == "the dice hate me" and report["seats"] == [0]
    assert report["view"]["hand"] and report["decision"]["question"] and report["log"]
    assert report["record"] is None and report["room"]["seed"] is None
    assert {move["seat"] for move in report["own_moves"]} == {0}
    over = finished(ann, bob)["id"]
    report = ann.post(f"/api/rooms/{over}/problem", {})
    assert records.loads(report["record"]) and report["position"]


def test_odds_of_a_battle(ann: Caller) -> None:
    room = ann.make("me", "me", game="war_of_the_ring", seed="odds")["id"]
    rng = Random(5)
    path = f"/api/rooms/{room}/odds"
    assert ann.get(path) == {"odds": None}
    with ann.look(room) as seen:
        for _ in range(1500):
            if seen.state["decision"]["kind"] == "combat_card":
                break
            seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
    (battle,) = ann.get(path)["odds"]["battles"]
    ways = ("attacker_wins", "defender_wins", "both_destroyed", "undecided")
    assert sum(battle["whole_battle"][way] for way in ways) == pytest.approx(1)
    assert sum(battle["attacker"]["hits"]) == pytest.approx(1)


def test_no_odds_before_the_game(service: Service, ann: Caller) -> None:
    assert ann.get(f"/api/rooms/{ann.make('me', 'open')['id']}/odds") == {"odds": None}


def test_prospects_are_for_who_decides(ann: Caller, bob: Caller, eve: Caller) -> None:
    """Things first: the army before the die. Made one after the other, the choices are legal."""
    room = together(ann, bob, game="war_of_the_ring", seed="prospects")["id"]
    path = f"/api/rooms/{room}/prospects"
    with ann.look(room) as red, bob.look(room) as blue:
        for _ in range(200):
            if red.state["decision"]["kind"] == "choose_die":
                break
            play_on([red, blue], 1, lambda decision: decision["actions"][0]["action"])
            blue.caught_up(red.caught_up(max(red.state["n"], blue.state["n"]))["n"])
        asked = red.state["decision"]
        decides, waits, seen = (ann, bob, red) if asked["seat"] == 0 else (bob, ann, blue)
        assert waits.get(path)["prospects"] == [] == eve.get(path)["prospects"]
        found = decides.get(path)
        assert found["n"] == asked["n"]
        army = next(one for one in found["prospects"] if "region" in one["target"])
        assert len(army["actions"]) > 1
        for action in army["actions"]:
            seen.act(action)


# ---- the story of a finished game


def test_the_story_is_told_when_the_game_is_over(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob, game="five_armies")["id"]
    rng = Random(3)
    with ann.look(room) as red, bob.look(room) as blue:
        play_on([red, blue], 60, lambda d: rng.choice(d["actions"])["action"])
        assert ann.get(f"/api/rooms/{room}/story", status=409)["error"]["code"] == "not_finished"
        ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    for caller in (ann, bob):
        story = caller.get(f"/api/rooms/{room}/story")
        assert story["how"].startswith("The Free Peoples gave the battle up in turn ")
        assert {"kind", "what", "name", "value", "of", "seat", "side"} == set(story["score"][0])
        assert story["lengths"]["moves"] == ann.room(room)["moves"] >= 60
        assert story["lengths"]["turns"] == ann.room(room)["turn"]
        assert isinstance(story["lengths"]["seconds"], int)
        places = [point["at"] for point in story["points"]]
        # Sixty moves with dice of their own may have no turning point at all.
        assert places == sorted(set(places))
        assert all(place <= story["lengths"]["moves"] for place in places)
        for point in story["points"]:
            replay = caller.get(f"/api/rooms/{room}/replay", at=point["at"])
            assert point["kind"] in [line["kind"] for line in replay["events"]]


def test_the_story_of_an_uploaded_game(ann: Caller) -> None:
    path = Path(__file__).parents[2] / "contract/golden/war_of_the_ring/heuristic.jsonl"
    answer = ann.http.post("/api/records", content=path.read_bytes())
    room = answer.json()["id"]
    story = ann.get(f"/api/rooms/{room}/story")
    assert story["lengths"]["seconds"] is None and story["how"]
    assert 4 <= len(story["points"]) <= 8


def test_a_replay_says_where_a_new_game_can_begin(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it says of a position is what happens to who asks for it."""
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 5, raise_first)
    first.stop()
    mend_a_rule(monkeypatch)
    ann = ann.at(serve().url)
    with ann.look(room) as seen:
        play_on([seen], 2)
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    said = []
    for at in range(8):
        said.append(ann.get(f"/api/rooms/{room}/replay", at=at)["can_continue"])
        wish = {"at": at, "seat": 0, "bot": "random"}
        ann.post(f"/api/rooms/{room}/continue", wish, 201 if said[-1] else 409)
    assert said[0] is True and said[5:] == [False] * 3
