"""A program for the tests of ``exec:``: plays, or fails in the way its argument says."""

import json
import sys
import time

how = sys.argv[1]
told = open(sys.argv[2], "a") if len(sys.argv) > 2 else None  # noqa: SIM115


def say(text: str) -> None:
    print(text, flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if told:
        told.write(line)
        told.flush()
    if message["type"] == "hello":
        if how == "mute":
            time.sleep(60)
        say("# a comment\n\nready Tester" if how != "rude" else "what?")
    elif message["type"] == "decision":
        actions = message["actions"]
        if how == "index":
            say(str(len(actions) - 1))
        elif how == "text":
            say(actions[0])
        elif how == "json":
            say(json.dumps({"text": actions[-1]}))
        elif how == "dies":
            print("Traceback: I am lost", file=sys.stderr, flush=True)
            sys.exit(3)
        elif how == "hangs":
            time.sleep(60)
        elif how == "rubbish":
            say("pass the salt")
        elif how == "illegal":
            say("play 9" if message["kind"] == "stake" else actions[0])
        elif how == "floods":
            say("x" * 100_000)
        elif how == "far":
            say("99")
    elif message["type"] == "quit":
        break
