"""The ways input can be wrong. Each carries one line that can be shown to a person as it is."""


class WestmarchError(Exception):
    """Base of every error that is the input's fault and not the program's."""


class BadOption(WestmarchError):
    """An unknown game, bot, option or option value."""


class BadRecord(WestmarchError):
    """A record that cannot be read, or whose replay disagrees with what it says."""


class BadPosition(WestmarchError):
    """A position text that cannot be read or describes an impossible position."""
