"""A thief who reads the old mailbox, and the server as a relay for letters to many."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.attacks.conftest import PASSWORD, Serve, account
from tests.server.identity.test_mail import SITE, Mailbox, code_in, confirm, mail_server, set_mail
from tests.server.support.server_process import Process
from tools.harness.site_client import Caller, until

OTHER = "mellon mellon mellon"


def code(server: Process, box: Mailbox, name: str) -> str:
    """One more code that is mailed."""
    box.letters.clear()
    Caller(server.url).post("/api/session/forgotten", {"name": name}, 202)
    until(lambda: box.letters)
    return code_in(box.letters[-1])


def tried(server: Process, name: str, code: str, status: int | None = None) -> Any:
    body = {"name": name, "code": code, "password": OTHER}
    return Caller(server.url).post("/api/session/recover", body, status)


@pytest.mark.parametrize("change", ["address", "password", "another code"])
def test_a_code_of_before_opens_nothing_after(serve: Serve, change: str) -> None:
    with mail_server() as box:
        server = serve("--smtp", f"smtp://127.0.0.1:{box.port}", "--site", SITE)
        owner = account(server, "Samwise", mail="old@shire.example")
        confirm(box, owner)
        first, second = code(server, box, "Samwise"), code(server, box, "Samwise")
        if change == "address":
            set_mail(owner, "new@shire.example")
        elif change == "password":
            owner.put("/api/me/password", {"password": PASSWORD, "new": OTHER})
        else:
            tried(server, "Samwise", first)
        tried(server, "Samwise", second, 401)


def test_a_link_leads_to_the_site_whatever_the_host_header_says(serve: Serve) -> None:
    with mail_server() as box:
        server = serve("--smtp", f"smtp://127.0.0.1:{box.port}", "--site", SITE)
        eve = Caller(server.url)
        eve.http.headers["Host"] = "evil.example"
        body = {"name": "Grima", "password": PASSWORD, "mail": "victim@shire.example"}
        eve.post("/api/accounts", body)
        eve.put("/api/me/calls", {"letters": "now", "webhook": None})
        until(lambda: len(box.letters) == 2)
        for letter in box.letters:
            links = re.findall(r"https?://\S+", letter.get_content())  # type: ignore[attr-defined]
            assert links and all(link.startswith(f"{SITE}/") for link in links)


def test_one_mailbox_gets_few_letters_whoever_asks(serve: Serve) -> None:
    """Many accounts with the address of a victim, and many with several addresses in one."""
    with mail_server() as box:
        server = serve("--smtp", f"smtp://127.0.0.1:{box.port}", "--site", SITE)
        for number in range(5):
            account(server, f"Straw man {number}", mail="victim@shire.example")
        several = {"name": "Relay", "password": PASSWORD, "mail": "a@x.example,b@y.example"}
        Caller(server.url).post("/api/accounts", several, 400)
        account(server, "The last", mail="other@shire.example")
        until(lambda: any(letter["To"] == "other@shire.example" for letter in box.letters))
        assert sum(letter["To"] == "victim@shire.example" for letter in box.letters) == 3
