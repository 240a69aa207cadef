"""An account: made, lost, found again by a code; a room that was arranged."""

from __future__ import annotations

import uuid

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Table

PASSWORD, OTHER = "speak friend and enter", "mellon mellon mellon"


def open_me(who: Table) -> None:
    who.go("/me")
    expect(who.page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()


def test_a_forgotten_password_is_no_lost_account(visit: Open) -> None:
    ann, bob = visit(), visit()
    called = f"Sam {uuid.uuid4().hex[:8]}"
    open_me(ann)
    page = ann.page
    page.get_by_label("Account name").first.fill(called)
    page.get_by_label("Password, at least 8 characters", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    codes = page.get_by_role("region", name="Your recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(8)
    code = codes.get_by_role("listitem").first.inner_text()
    page.get_by_role("button", name="I have saved them").click()
    expect(codes).to_have_count(0)
    expect(page.get_by_text("You have 8 recovery codes left.")).to_be_visible()

    # Elsewhere, without the password.
    open_me(bob)
    bob.page.get_by_text("Forgot your password?").click()
    lost = bob.page.get_by_role("group").filter(has_text="Forgot your password?")
    lost.get_by_label("Account name").fill(called.upper())
    lost.get_by_label("Code").fill(code.upper())
    lost.get_by_label("New password").fill(OTHER)
    lost.get_by_role("button", name="Set the new password").click()
    expect(bob.page.get_by_text(f"Your account: {called}.")).to_be_visible()
    expect(bob.page.get_by_text("You have 7 recovery codes left.")).to_be_visible()
    expect(bob.page.get_by_text("This browser", exact=True)).to_be_visible()

    # Whoever was logged in no longer is, until the new password is known there too.
    open_me(ann)
    expect(page.get_by_text("You are playing as a guest in this browser.")).to_be_visible()
    page.get_by_label("Account name").first.fill(called)
    page.get_by_label("Password, at least 8 characters", exact=True).fill(OTHER)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.get_by_text("That session has been logged out.")).to_be_visible()
    open_me(bob)
    expect(bob.page.get_by_text("You are playing as a guest in this browser.")).to_be_visible()


def test_a_room_that_was_arranged_says_so_to_everybody(visit: Open) -> None:
    ann, bob = visit(), visit()
    room = ann.make("me", "open", seed="known to ann", listed=True)
    bob.go("/")
    expect(bob.page.get_by_text("Dice chosen by the host").first).to_be_visible()
    bob.go(f"/room/{room}")
    expect(bob.page.get_by_text("may know every future roll and card")).to_be_visible()
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    bob.sit(room)
    expect(bob.page.get_by_text("Dice chosen by the host")).to_be_visible()
