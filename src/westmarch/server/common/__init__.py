"""What every feature may use: time, errors, ids.

It imports nothing of the server.
"""
