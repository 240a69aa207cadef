"""Why a WebSocket is closed, by its code: a client tells from it whether to come back."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Those up to 1015 are of RFC 6455, the others of Westmarch (docs/reference/protocol.md)."""

    DONE = 1000
    REFUSED = 1008
    """Too much was sent that could not be taken, or too often."""
    RESTARTING = 1012
    """What was looked at is read anew, here or by another process: come back at once."""
    OVERLOADED = 1013
    """Come back later."""
    LOGGED_OUT = 4401
    """The session or the token is no good any more."""
    NOT_THERE = 4404
    """What was looked at is gone, or another's."""
