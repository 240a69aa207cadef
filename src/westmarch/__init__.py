"""Westmarch: war-and-quest board games by their full rules, to play and to simulate at speed.

The package is layered, and imports point one way only::

    kernel <- games <- bots, gym <- arena <- server <- cli

Start at :mod:`westmarch.kernel` for what every game speaks, and at ``westmarch.games.<id>`` for
one game, whose modules are named after the chapters of its rulebook.
"""

from westmarch import builds

__version__ = "0.2.0"

BUILD, BUILD_NOTE = builds.choose()
"""The build of the engine that is running, and the reason if a compiled build exists but was not
used."""
