#!/usr/bin/env python3
"""A bot for ``exec:``, without any library: takes the longest text. docs/exec.md."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("ready", flush=True)
    elif message["type"] == "decision":
        print(max(message["actions"], key=len), flush=True)
    elif message["type"] == "quit":
        break
