"""The ``westmarch`` command."""

from westmarch.cli.app import main

__all__ = ["main"]
