import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer } from "./protocol";
import { RoomSocket, socketAddress, type Connection, type SocketLike } from "./socket";
import { decision, hello, update } from "./fixtures";

class Fake implements SocketLike {
  readyState = 0;
  onopen: SocketLike["onopen"] = null;
  onclose: SocketLike["onclose"] = null;
  onerror: SocketLike["onerror"] = null;
  onmessage: SocketLike["onmessage"] = null;
  sent: unknown[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.({});
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let made: Fake[];
let states: Connection[];
let heard: FromServer[];
let socket: RoomSocket;
const last = () => made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  states = [];
  heard = [];
  socket = new RoomSocket({
    url: () => "ws://x",
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    open: () => {
      made.push(new Fake());
      return last();
    },
    random: () => 0.5,
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("room socket", () => {
  it("connects, hands messages on and ignores what is not JSON", () => {
    last().open();
    last().say(hello());
    last().onmessage?.({ data: "{" });
    expect(states).toEqual(["connecting", "open"]);
    expect(heard).toHaveLength(1);
  });

  it("connects again after growing pauses, and starts small after a hello", () => {
    last().open();
    last().drop();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(made).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(999);
    expect(made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(3);
    last().open();
    last().say(hello());
    last().drop();
    vi.advanceTimersByTime(300);
    expect(made).toHaveLength(4);
  });

  it("goes to another process at once when its own is restarted, and is patient when there is none", () => {
    last().open();
    last().say(hello());
    last().drop(1012);
    vi.advanceTimersByTime(75);
    expect(made).toHaveLength(2);
    last().drop(1012);
    vi.advanceTimersByTime(999);
    expect(made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(3);
  });

  it("tries at once when the browser is online again", () => {
    last().drop();
    window.dispatchEvent(new Event("online"));
    expect(made).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(made).toHaveLength(2);
  });

  it("tries at once when the tab is looked at, but not beside an attempt under way", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    expect(made).toHaveLength(1);
    last().drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(made).toHaveLength(2);
    last().open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(made).toHaveLength(2);
  });

  it("tries at once when asked, and gives up an attempt that hangs", () => {
    socket.hurry();
    expect(made).toHaveLength(2);
    expect(made[0]!.closed).toBe(true);
    made[0]!.drop();
    vi.advanceTimersByTime(20_000);
    expect(made).toHaveLength(2);
  });

  it("never waits longer than five seconds", () => {
    for (let i = 0; i < 12; i += 1) {
      last().drop();
      vi.advanceTimersByTime(5000);
      expect(made).toHaveLength(i + 2);
    }
  });

  it("gives up on a room that is not there", () => {
    last().open();
    last().drop(4404);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(made).toHaveLength(1);
  });

  it("repeats a lost move when the same question is still asked", () => {
    last().open();
    last().say(hello());
    socket.send({ type: "act", n: 5, action: ["go", "Bree"] });
    last().drop();
    vi.advanceTimersByTime(300);
    last().open();
    last().say(hello({ decision: decision({ n: 5 }) }));
    expect(last().sent).toEqual([{ type: "act", n: 5, action: ["go", "Bree"] }]);
  });

  it("does not repeat a move that was taken, or answered", () => {
    last().open();
    last().say(hello());
    socket.send({ type: "act", n: 5, action: ["go", "Bree"] });
    last().drop();
    vi.advanceTimersByTime(300);
    last().open();
    last().say(hello({ n: 6, decision: decision({ n: 6 }) }));
    expect(last().sent).toEqual([]);
    socket.send({ type: "act", n: 6, action: ["go", "Edoras"] });
    last().say(update({ n: 7, decision: decision({ n: 7 }) }));
    last().drop();
    vi.advanceTimersByTime(300);
    last().open();
    last().say(hello({ n: 6, decision: decision({ n: 6 }) }));
    expect(last().sent).toEqual([]);
  });

  it("does not repeat a move when the table is told anew in another language", () => {
    last().open();
    last().say(hello());
    socket.send({ type: "language", language: "pl" });
    socket.send({ type: "act", n: 5, action: ["go", "Edoras"] });
    last().say(hello());
    expect(last().sent).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(300);
    last().open();
    last().say(hello());
    expect(last().sent).toEqual([{ type: "act", n: 5, action: ["go", "Edoras"] }]);
  });

  it("sees within five seconds that a connection is silent, and says so", () => {
    last().open();
    last().say(hello());
    vi.advanceTimersByTime(2500);
    expect(last().sent).toEqual([{ type: "ping" }]);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(2500);
    expect(states.at(-1)).toBe("lost");
    expect(last().closed).toBe(false);
    // It was only slow.
    last().say({ type: "pong" });
    expect(states.at(-1)).toBe("open");
    expect(made).toHaveLength(1);
  });

  it("gives a connection up that stays silent", () => {
    last().open();
    last().say(hello());
    vi.advanceTimersByTime(18_000);
    expect(made[0]!.closed).toBe(true);
    expect(made.length).toBeGreaterThan(1);
  });

  it("stays open while every ping is answered", () => {
    last().open();
    last().say(hello());
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      if (last().sent.length) last().say({ type: "pong" });
      last().sent = [];
    }
    expect(made).toHaveLength(1);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("connects anew when asked while the old connection is silent", () => {
    last().open();
    last().say(hello());
    socket.hurry();
    expect(made).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    socket.hurry();
    expect(made).toHaveLength(2);
    expect(made[0]!.closed).toBe(true);
  });

  it("knows at once that the browser is offline", () => {
    last().open();
    last().say(hello());
    window.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    expect(made[0]!.closed).toBe(true);
    expect(socket.send({ type: "ping" })).toBe(false);
    window.dispatchEvent(new Event("online"));
    expect(made).toHaveLength(2);
  });

  describe("in a hidden tab", () => {
    let visibility: DocumentVisibilityState = "visible";
    const turn = (to: DocumentVisibilityState) => {
      visibility = to;
      document.dispatchEvent(new Event("visibilitychange"));
    };
    beforeEach(() => {
      visibility = "visible";
      vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
    });
    afterEach(() => vi.restoreAllMocks());

    it("keeps its connection though its timers fire once a minute", () => {
      visibility = "hidden";
      last().open();
      last().say(hello());
      last().sent = [];
      // The browser answers pings as they come, but runs timers late: many ticks in one.
      for (let minute = 0; minute < 10; minute += 1) {
        vi.setSystemTime(Date.now() + 60_010);
        vi.advanceTimersToNextTimer();
        if (last().sent.length) last().say({ type: "pong" });
        last().sent = [];
      }
      expect(made).toHaveLength(1);
      expect(states.at(-1)).toBe("open");
    });

    it("says in its address that nobody sees it, and in a message when that changes", () => {
      expect(socketAddress("r", "en", null, { protocol: "http:", host: "h" } as Location)).toBe("ws://h/ws/rooms/r?language=en");
      visibility = "hidden";
      expect(socketAddress("r", "en", null, { protocol: "http:", host: "h" } as Location)).toBe("ws://h/ws/rooms/r?language=en&looking=false");
      last().open();
      last().say(hello());
      expect(last().sent).toEqual([{ type: "looking", looking: false }]); // it was visible when the connection was made
      turn("visible");
      expect(last().sent.at(-1)).toEqual({ type: "looking", looking: true });
      turn("hidden");
      last().sent = [];
      last().drop();
      vi.advanceTimersByTime(300);
      last().open();
      last().say(hello());
      expect(last().sent).toEqual([]);
    });
  });

  it("stays closed once closed", () => {
    last().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
  });

  it("knows the address of a room", () => {
    const at = { protocol: "https:", host: "h:1" } as Location;
    expect(socketAddress("a b", "pl", null, at)).toBe("wss://h:1/ws/rooms/a%20b?language=pl");
    expect(socketAddress("r", "en", 1, at)).toBe("wss://h:1/ws/rooms/r?language=en&seat=1");
  });
});
