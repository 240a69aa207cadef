"""The wheel with the compiled engine in it; without this hook's variable the wheel is pure.

``make wheel`` compiles into a folder, names it in ``WESTMARCH_WHEEL_WITH`` and builds the wheel a
second time: the folder goes beside the package, where `westmarch.builds` finds it, and the wheel is
tagged for this Python and this machine.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "WESTMARCH_WHEEL_WITH"
FOLDER = "westmarch_compiled"


class WithCompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled engine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get(VARIABLE)
        if folder and version == "standard":
            build_data["force_include"][folder] = FOLDER
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
