"""What several features say of a field that is sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]


Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9 ._:-]+$")]


Position = Annotated[str, Meta(max_length=20_000)]


OptionName = Annotated[str, Meta(max_length=40)]


OptionValue = Annotated[str, Meta(max_length=32_000)]


Text = Annotated[str, Meta(max_length=1000)]
