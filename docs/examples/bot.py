"""A bot at a server (docs/bot-api.md), in Python without any library. Put your own `choose`, and
WESTMARCH_BOT_TOKEN=wmb_... python bot.py http://localhost:8000"""

import json
import os
import random
import sys
import time
from http.client import HTTPException
from threading import Thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, token, started = sys.argv[1], os.environ["WESTMARCH_BOT_TOKEN"], set()


def choose(state):
    """Any of the legal actions; state["view"] is all that your seat may know."""
    return random.choice(state["decision"]["actions"])


def ask(method, path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = body and json.dumps(body).encode()
    try:
        return urlopen(Request(f"{server}/api/bot{path}", data, headers, method=method), timeout=30)
    except HTTPError as error:
        if method == "GET" or error.code not in (404, 409):  # too late: the stream tells of it
            raise


def follow(path, take):
    """Take each message of a stream until one was the last; after a break, connect again."""
    while True:
        try:
            if any(take(json.loads(line)) for line in ask("GET", path) if line.strip()):
                return
        except (OSError, HTTPException, ValueError) as error:
            if isinstance(error, HTTPError) and error.code < 500 and error.code != 429:
                raise
        time.sleep(1)


def play(room, message):
    if message["type"] == "undo_offer":
        ask("POST", f"/games/{room}/undo", {"agree": True})
    elif message["type"] == "state" and (message["decision"] or {}).get("mine"):
        ask("POST", f"/games/{room}/act", {"n": message["n"], "id": choose(message)["id"]})
    return message.get("status") in ("finished", "aborted")


def hear(event):
    if event["type"] == "challenge":
        ask("POST", f"/games/{event['room']}/accept")
    elif event["type"] == "game_start" and (room := event["room"]) not in started:
        started.add(room)
        Thread(target=follow, args=(f"/games/{room}/stream", lambda said: play(room, said))).start()


follow("/events", hear)
