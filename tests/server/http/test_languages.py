"""One room in several languages: each viewer is told everything in his own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, together
from westmarch.kernel.texts import language

POLISH = {"accept-language": "pl,en;q=0.5"}


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "LANGUAGES_WHOLE", ("en", "pl", "ru"))
        yield


def everybodys(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the log that everybody may read."""
    return [line for line in frame["events"] if line["to"] is None and line["text"]]


def test_a_game_is_told_in_the_language_asked_for(service: Service) -> None:
    for asked, told in (
        ({}, "en"),
        (POLISH, "pl"),
        ({"accept-language": "de, ru;q=0.3"}, "ru"),
        ({"accept-language": "tlh"}, "en"),
    ):
        answers = [
            httpx.get(f"{service.url}/api/games/war_of_the_ring/{what}{query}", headers=headers)
            for what in ("catalogue", "rules", "names")
            for query, headers in (("", asked), (f"?language={told}", {}))
        ]
        for by_header, by_address in zip(answers[::2], answers[1::2], strict=True):
            assert by_header.json() == by_address.json()
        regions = {region["id"]: region["name"] for region in answers[0].json()["regions"]}
        assert (regions["grey_havens"] == "Grey Havens") == (told == "en")
        assert "vary" in answers[0].headers
    polish = httpx.get(f"{service.url}/api/games", headers=POLISH).json()
    english = httpx.get(f"{service.url}/api/games").json()
    assert all(
        a["title"] and a["summary"] != b["summary"]
        for a, b in zip(polish, english, strict=False)
        if a["id"] != "duel"
    )


def test_two_people_at_one_table_in_two_languages(
    service: Service, ann: Caller, bob: Caller
) -> None:
    room = together(ann, bob, "war_of_the_ring")["id"]
    with ann.look(room) as hers, bob.look(room, language="pl") as his:
        english, polish = hers.state, his.state
        assert english["n"] == polish["n"]
        assert english["decision"]["question"] != polish["decision"]["question"]
        for one, other in zip(everybodys(english), everybodys(polish), strict=True):
            assert one["data"] == other["data"] and one["text"] != other["text"]
        mover, other = (hers, his) if hers.mine else (his, hers)
        mover.act()
        other.next("update")
        told = [everybodys(seen.state) for seen in (hers, his)]
        assert [e["data"] for e in told[0]] == [e["data"] for e in told[1]]
        his.say(type="language", language="ru")
        russian = his.next("hello")
        assert russian["n"] == hers.state["n"]
        assert len(everybodys(russian)) >= len(everybodys(polish))
        assert all("а" <= c <= "я" for c in russian["events"][0]["text"].lower() if c.isalpha())
        his.say(type="language", language="tlh")
        assert his.next("refused")["code"] == "unknown_language"


def test_the_language_is_kept_with_the_person(service: Service, ann: Caller) -> None:
    assert ann.get("/api/me")["language"] is None
    ann.put("/api/me/language", {"language": "pl"}, status=204)
    assert ann.get("/api/me")["language"] == "pl"
    called = f"Pan {ann.me['id'][:6]}"
    ann.post("/api/accounts", {"name": called, "password": "correct horse"})
    phone = Caller(service.url)
    assert phone.get("/api/me")["language"] is None
    told = phone.post("/api/session", {"name": called, "password": "correct horse"})
    assert told["language"] == phone.get("/api/me")["language"] == "pl"
    refused = ann.put("/api/me/language", {"language": "tlh"}, status=400)
    assert refused["error"]["code"] == "unknown_language"


def test_errors_are_told_in_the_language_too(service: Service) -> None:
    told = {
        language: httpx.get(
            f"{service.url}/api/rooms/nowhere", headers={"accept-language": language}
        ).json()["error"]
        for language in ("en", "pl", "ru")
    }
    assert {error["code"] for error in told.values()} == {"not_found"}
    assert told["en"]["message"] == "There is no such room."
    assert len({error["message"] for error in told.values()}) == 3


def test_what_is_wrong_with_texts_is_told_in_the_language_too(
    service: Service, ann: Caller
) -> None:
    """The mistakes of a battle, a position that cannot be, an unknown option; and the page's head
    and manifest, for those who read nothing else of it."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wrong = (
        ("/api/games/battles_of_westeros/battles/check", {"plan": {"title": 3, "rounds": "six"}}),
        ("/api/rooms", {"game": "five_armies", "seats": seats, "position": "turn: many"}),
        ("/api/rooms", {"game": "five_armies", "seats": seats, "options": {"colour": "red"}}),
    )
    for path, body in wrong:
        told = {}
        for asked in ("en", "pl", "ru"):
            found = ann.http.post(path, json=body, headers={"accept-language": asked}).json()
            told[asked] = str(found.get("mistakes") or found["error"]["message"])
        assert len(set(told.values())) == 3, told
        # What the text has to say stays as it is, whatever the language.
        assert all(any(w in one for w in ("'title'", "turn", "colour")) for one in told.values())
    titles = {}
    for asked, headers in (("en", {}), ("pl", POLISH)):
        found = ann.http.get("/api/games/battles_of_westeros/battles", headers=headers).json()
        titles[asked] = [one["plan"]["title"] for one in found["battles"]]
    assert not set(titles["en"]) & set(titles["pl"])
    page = ann.http.get("/", headers=POLISH).text
    assert '<html lang="pl">' in page
