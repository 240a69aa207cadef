"""Hidden is hidden: every frame and answer is searched for what its receiver may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Seen, together
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import take

TURNS = 3


def hidden_from(s: War, seat: int | None) -> set[str]:
    """Cards whose faces a seat may not know: in other hands, in the decks, face down."""
    cards = [c for other, hand in enumerate(s.hands) if other != seat for c in hand]
    cards += [c for deck in s.decks for c in deck]
    for deck, pile in enumerate(s.hidden_discards):
        if seat is None or (deck < 2) != (seat == 0):
            cards += pile
    return {CARDS[c] for c in cards}


def cards_in(text: str) -> set[str]:
    return {card for card in CARDS if f'"{card}"' in text}


def words_in(data: Any) -> set[str]:
    """Every key and text in a piece of JSON."""
    if isinstance(data, dict):
        return set(data) | {w for value in data.values() for w in words_in(value)}
    if isinstance(data, list):
        return {w for value in data for w in words_in(value)}
    return {data} if isinstance(data, str) else set()


def test_two_turns_of_war_of_the_ring(service: Service, ann: Caller, bob: Caller) -> None:
    """Two players and a spectator: nobody receives another's hand, the decks or the seed."""
    eve = Caller(service.url)
    room = together(ann, bob, game="war_of_the_ring")["id"]
    live = service.room(room)
    rng = Random(7)
    with ann.look(room) as red, bob.look(room) as blue, eve.look(room) as other:
        lookers: list[tuple[Seen, int | None]] = [(red, 0), (blue, 1), (other, None)]
        checked = {seen: 0 for seen, _ in lookers}
        while live.row.turn <= TURNS and live.row.status == "playing":
            n = live.row.seq
            assert live.table is not None and isinstance(live.table.state, War)
            for seen, seat in lookers:
                seen.caught_up(n)
                hidden = hidden_from(live.table.state, seat)
                for text in seen.texts[checked[seen] :]:
                    assert not cards_in(text) & hidden
                    assert live.row.seed not in text
                checked[seen] = len(seen.texts)
                decision = seen.state["decision"]
                assert decision["mine"] or not decision["actions"] + decision["refused"]
            actor = red if red.mine else blue
            actor.act(rng.choice(actor.state["decision"]["actions"])["action"])
        assert live.row.moves > 30
        forbidden = {"rng", "seed_secret", "decks_order", "luck", "rolled"}
        for seen, _ in lookers:
            for frame in seen.frames:
                assert not words_in(frame) & forbidden
                assert frame.get("room", {}).get("seed") is None
        # The other ways in show no more.
        state = live.table.state
        for caller, seat in ((ann, 0), (bob, 1), (eve, None)):
            hidden = hidden_from(state, seat)
            for path in ("", "/replay", "/odds"):
                text = caller.http.get(f"/api/rooms/{room}{path}").text
                assert not cards_in(text) & hidden and live.row.seed not in text
            public = caller.http.get(f"/api/rooms/{room}/public").text
            assert not cards_in(public) & hidden_from(state, None), "no hand, not even one's own"
            assert live.row.seed not in public and '"position":null' in public
            text = caller.http.post(f"/api/rooms/{room}/problem", json={"text": "?"}).text
            assert not cards_in(text) & hidden and live.row.seed not in text
            assert caller.http.get(f"/api/rooms/{room}/record").status_code == 409
            assert live.row.seed not in caller.http.get("/api/rooms").text


def test_the_question_put_to_another_tells_nothing() -> None:
    """What everybody reads about a decision does not depend on what only some may know."""
    game = registry.game("war_of_the_ring")
    rng = Random(3)
    s = game.new({"players": "2"}, "questions")
    for number in range(1500):
        if s.offer is None:
            break
        if number % 5 == 0:
            seat = 1 - s.offer.seat
            other = game.scramble(s, seat, rng)
            assert other.offer is not None
            assert game.question(other, other.offer) == game.question(s, s.offer)
        take(s, rng.choice(s.offer.actions))


def test_a_secret_choice_stays_secret(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        red.act(["stake", "done"])
        chosen = red.state["decision"]["actions"][0]["action"][1]
        red.act(["play", chosen])
        assert red.state["view"]["chosen"] == chosen
        blue.caught_up(2)
        assert blue.state["view"]["chosen"] == 0
        assert blue.state["decision"]["kind"] == "card"
        replay = bob.get(f"/api/rooms/{room}/replay", at=1)
        assert replay["chosen"] is None and replay["view"]["chosen"] == 0
        mine = ann.get(f"/api/rooms/{room}/replay", at=1)
        assert mine["chosen"]["action"] == ["play", chosen]


def test_a_bot_is_sent_only_what_its_seat_knows(service: Service, ann: Caller) -> None:
    """What goes to the worker: dealt anew, without the generator's state or results."""
    from westmarch.tabletop.play.bot_turns import _thought

    room = ann.make("me", "random", game="war_of_the_ring")["id"]
    live = service.room(room)
    assert live.table is not None
    truth = live.table.state
    thought = json.loads(_thought(live, 1, 0).state)
    assert thought["rng"] != truth.rng and thought["luck"] == [] and thought["rolled"] == []
    assert isinstance(truth, War)
    assert thought["hands"][1] == truth.hands[1]
    assert thought["decks"] != truth.decks
