"""Tables that several features share.

A table of one feature stands in that feature.
"""
