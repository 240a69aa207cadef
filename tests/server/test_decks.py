"""Decks of The Card Game over HTTP: legality, files in and out, a room with a built deck."""

from __future__ import annotations

from tests.server.service import Caller, Service

PATH = "/api/games/lotr_card_game/decks"
DECK = {"heroes": [1, 3, 2], "cards": [[13, 3], [73, 3]], "name": "Citadel"}


def test_check_says_what_is_wrong_with_a_deck(service: Service) -> None:
    ann = Caller(service.url)
    good = ann.post(f"{PATH}/check", DECK)
    assert good["illegal"] is None and good["size"] == 6 and good["threat"] == 29
    assert good["tournament"]["rule"] == "lcg.16.07" and "50" in good["tournament"]["text"]
    assert good["option"] == "1+3+2/13x3+73x3"
    many = ann.post(f"{PATH}/check", {**DECK, "cards": [[13, 4]]})
    assert many["option"] is None and "4 times" in many["illegal"]["text"]
    sphere = ann.post(f"{PATH}/check", {**DECK, "cards": [[28, 1]]})
    assert any("Tactics" in one["text"] for one in sphere["warnings"])
    assert ann.post(f"{PATH}/check", {**DECK, "cards": []})["option"] is None
    ann.post(f"{PATH}/check", {**DECK, "heroes": [13]}, status=400)


def test_every_form_is_read_back(service: Service) -> None:
    ann = Caller(service.url)
    for form in ("text", "ringsdb", "codes", "octgn"):
        file = ann.post(f"{PATH}/write", {**DECK, "form": form})
        assert file["name"].startswith("citadel.")
        back = ann.post(f"{PATH}/read", {"text": file["text"]})
        assert sorted(back["heroes"]) == [1, 2, 3] and back["cards"] == DECK["cards"]


def test_what_is_no_deck_is_refused(service: Service) -> None:
    ann = Caller(service.url)
    for text in ("3x Balrog of Moria", "{}", "<deck/>", "<!DOCTYPE x><deck/>", ""):
        answer = ann.post(f"{PATH}/read", {"text": text}, status=400)
        assert answer["error"]["code"] == "bad_deck"


def test_a_room_is_played_with_a_built_deck(service: Service) -> None:
    ann = Caller(service.url)
    option = ann.post(f"{PATH}/check", DECK)["option"]
    wish = {
        "game": "lotr_card_game",
        "options": {"players": "1", "deck_1": option},
        "seats": [{"kind": "me"}],
    }
    assert ann.post("/api/rooms", wish)["options"]["deck_1"] == option
