"""The package as it is installed."""

from importlib import metadata, resources

import westmarch


def test_version_is_that_of_the_distribution():
    assert westmarch.__version__ == metadata.version("westmarch")


def test_package_is_typed():
    assert (resources.files(westmarch) / "py.typed").is_file()


def test_command_is_declared():
    scripts = metadata.distribution("westmarch").entry_points.select(group="console_scripts")
    assert scripts["westmarch"].value == "westmarch.cli:main"
