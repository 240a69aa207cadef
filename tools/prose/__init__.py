"""A net for prose that a native technical writer would not have written."""
