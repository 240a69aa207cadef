"""What a moderator sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.server.common.schemas import Text


class Handled(Struct):
    """What a moderator did, in a few words."""

    note: Text = ""


class NewMute(Struct):
    """Somebody is muted on the whole site, for some days; 0: for good."""

    days: Annotated[int, Meta(ge=0, le=365)] = 7
    why: Text = ""
