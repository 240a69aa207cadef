import { beforeEach, describe, expect, it } from "vitest";

import type { FromServer, ToServer } from "../../lib/api/protocol";
import type { Connection } from "../../lib/api/socket";
import { TableStore, chainAfter } from "./tableStore.svelte";
import { decision, hello, line, room, update } from "../../lib/api/fixtures";

let sent: ToServer[];
let say: (message: FromServer) => void;
let link: (state: Connection) => void;

function open(id = "r1"): TableStore {
  sent = [];
  return new TableStore(id, (message, state) => {
    say = message;
    link = state;
    return {
      send: (given) => {
        sent.push(given);
        return true;
      },
      close: () => {},
    };
  });
}

beforeEach(() => localStorage.clear());

describe("table store", () => {
  it("shows what the hello says", () => {
    const table = open();
    link("open");
    say(hello());
    expect(table.connection).toBe("open");
    expect(table.view).toEqual({ turn: 1 });
    expect(table.mine).toBe(true);
    expect(table.you).toEqual({ id: "u1", seats: [0], seat: 0 });
    expect(table.log.map((one) => one.text)).toEqual(["Turn 1."]);
  });

  it("sends a move with the number of its decision, once", () => {
    const table = open();
    say(hello());
    expect(table.act(["go", "Bree"])).toBe(true);
    expect(table.act(["go", "Bree"])).toBe(false);
    expect(sent).toEqual([{ type: "act", n: 5, action: ["go", "Bree"] }]);
    say(update());
    expect(table.busy).toBe(false);
    expect(table.n).toBe(6);
  });

  it("is told anew in another language without losing the film, what is read or what is being chosen", () => {
    const table = open();
    table.film.book = { ...table.film.book, scenes: { x: ({ text }) => ({ caption: `Scene: ${text}` }) } };
    say(hello());
    say(update({ seat: 1, events: [line(1, "The Shadow moves."), line(2, "The Shadow draws.")] }));
    table.film.walk(-1);
    table.away = [line(1, "The Shadow moves.")];
    expect(table.film.shots).toHaveLength(2);
    table.speak("en");
    expect(sent).toEqual([]);
    table.speak("pl");
    expect(sent).toEqual([{ type: "language", language: "pl" }]);
    const polish = decision({ n: 6, question: "Wybierz armię" });
    say(hello({ n: 6, decision: polish, room: room({ moves: 6 }), events: [line(0, "Tura 1."), line(1, "Cień rusza."), line(2, "Cień dobiera.")] }));
    expect(table.film.at).toBe(0);
    expect(table.film.shots.map((shot) => shot.scene.caption)).toEqual(["Scene: Cień rusza.", "Scene: Cień dobiera."]);
    expect(table.away.map((one) => one.text)).toEqual(["Cień rusza."]);
    expect(table.log.map((one) => one.text)).toEqual(["Tura 1.", "Cień rusza.", "Cień dobiera."]);
    expect(table.decision).toBe(polish);
    // A greeting that nobody asked for is one of a new connection, and begins anew.
    say(hello({ n: 6, decision: polish }));
    expect(table.film.shots).toEqual([]);
  });

  it("makes the choices of a plan one by one, and stops where another kind of question is asked", () => {
    const table = open();
    const ask = (n: number, kind: string) => decision({ n, kind, actions: [{ id: 0, action: ["take", "orc"], label: "an Orc", target: {} }, { id: 1, action: ["done"], label: "done", target: {} }] });
    say(hello({ n: 5, decision: ask(5, "choose_group") }));
    table.follow([["take", "orc"], ["take", "orc"], ["done"]], "choose_group");
    say(update({ n: 6, decision: ask(6, "choose_group") }));
    expect(sent.map((one) => "action" in one && one.action)).toEqual([["take", "orc"], ["take", "orc"]]);
    // The last one ended the question by itself: its "done" is not for the next.
    say(update({ n: 7, decision: ask(7, "choose_army") }));
    expect(sent).toHaveLength(2);
    expect(table.plan).toEqual([]);
  });

  it("sends nothing that is not offered and says why where it is known", () => {
    const table = open();
    say(hello());
    expect(table.act(["go", "Dale"])).toBe(false);
    expect(table.refused).toMatchObject({ message: "A leader must go along.", rule: "wotr.6.34" });
    expect(table.act(["fly"])).toBe(false);
    say(update({ decision: decision({ n: 6, seat: 1, mine: false, actions: [], refused: [] }) }));
    expect(table.act(["go", "Bree"])).toBe(false);
    expect(sent).toEqual([]);
  });

  it("a refusal frees the table again", () => {
    const table = open();
    say(hello());
    table.act(["go", "Bree"]);
    say({ type: "refused", n: 6, code: "stale", message: "The table has moved on since.", rule: null, ruling: null });
    expect(table.busy).toBe(false);
    expect(table.chain).toEqual([]);
    expect(table.refused?.code).toBe("stale");
  });

  it("keeps each line of the log once, in order, over a reconnection", () => {
    const table = open();
    say(hello({ events: [line(0, "a"), line(1, "b")] }));
    say(update({ events: [line(2, "c")] }));
    say(hello({ n: 7, events: [line(1, "b"), line(2, "c"), line(3, "d")] }));
    expect(table.log.map((one) => one.text)).toEqual(["a", "b", "c", "d"]);
  });

  it("starts the log anew when the seats change, as their lines are numbered for them", () => {
    const table = open();
    say(hello({ you: { id: "u1", seats: [] }, events: [line(0, "seen by all")] }));
    say(hello({ events: [line(0, "secret"), line(1, "seen by all")] }));
    expect(table.log.map((one) => one.text)).toEqual(["secret", "seen by all"]);
  });

  it("takes back the parts of the sentence one by one", () => {
    const table = open();
    say(hello());
    table.act(["go", "Bree"]);
    say(update({ n: 6, room: { moves: 6 }, decision: decision({ n: 6, kind: "to" }) }));
    table.act(["go", "Edoras"]);
    say(update({ n: 7, room: { moves: 7 }, decision: decision({ n: 7, kind: "who" }) }));
    expect(table.chain.map((part) => part.label)).toEqual(["Bree", "Edoras"]);
    table.undoUntil(5);
    say(update({ n: 8, room: { moves: 6 }, decision: decision({ n: 8, kind: "to" }) }));
    expect(table.chain.map((part) => part.label)).toEqual(["Bree"]);
    say(update({ n: 9, room: { moves: 5 }, decision: decision({ n: 9 }) }));
    expect(table.chain).toEqual([]);
    expect(sent.filter((one) => one.type === "undo")).toEqual([
      { type: "undo", n: 7 },
      { type: "undo", n: 8 },
    ]);
  });

  it("waits for consent to its own undo and lets others' be answered", () => {
    const table = open();
    say(hello({ decision: decision({ can_undo: false, undo_needs_consent: true }) }));
    table.undo();
    say({ type: "undo_offer", from: "Ann", seat: 0 });
    expect(table.undoAsked).toBe(true);
    expect(table.undoOffer).toBeNull();
    say({ type: "undo_answer", agree: false, from: "Bob" });
    expect(table.undoAsked).toBe(false);
    expect(table.undoDeclined).toBe("Bob");

    say({ type: "undo_offer", from: "Bob", seat: 1 });
    expect(table.undoOffer).toEqual({ from: "Bob", seat: 1 });
    table.answerUndo(true);
    expect(sent.at(-1)).toEqual({ type: "undo_answer", agree: true });
    say({ type: "undo_offer", from: "Bob", seat: 1 });
    say(update());
    expect(table.undoOffer).toBeNull();
  });

  it("takes from each hello whether an undo is asked for, though no move was made meanwhile", () => {
    const table = open();
    say(hello());
    say({ type: "undo_offer", from: "Ann", seat: 0 });
    expect(table.undoAsked).toBe(true);
    say(hello()); // declined, or forgotten by a server that was restarted
    expect(table.undoAsked).toBe(false);
    say({ type: "undo_offer", from: "Bob", seat: 1 });
    say(hello());
    expect(table.undoOffer).toBeNull();
    say(hello({ undo_offer: { from: "Bob", seat: 1 } }));
    expect(table.undoOffer).toEqual({ from: "Bob", seat: 1 });
    // An answer that did not go out is no answer: the question is still there after the reconnection.
    table.answerUndo(true);
    say(hello({ undo_offer: { from: "Bob", seat: 1 } }));
    expect(table.undoOffer).toEqual({ from: "Bob", seat: 1 });
  });

  describe("without a connection", () => {
    const chatted = (text: string) => ({ from: "Ann", by: "u1", text, at: "2026-01-01T00:00:00Z", bot: false });

    it("keeps what is said until the server has it", () => {
      const table = open();
      say(hello());
      table.say("hello");
      table.say("anybody?");
      expect(table.unsaid).toEqual(["hello", "anybody?"]);
      say({ type: "chat", ...chatted("hello") });
      expect(table.unsaid).toEqual(["anybody?"]);
      sent = [];
      say(hello({ chat: [chatted("hello")] }));
      expect(sent).toEqual([{ type: "chat", text: "anybody?" }]);
      say({ type: "chat", ...chatted("anybody?") });
      expect(table.unsaid).toEqual([]);
    });

    it("does not say again what had arrived before the connection broke", () => {
      const table = open();
      say(hello());
      table.say("hello");
      sent = [];
      say(hello({ chat: [chatted("hello")] }));
      expect(table.unsaid).toEqual([]);
      expect(sent).toEqual([]);
    });

    it("resigns once the connection is back, unless taken back or too late", () => {
      const table = open();
      say(hello());
      table.resign(0);
      sent = [];
      say(hello());
      expect(sent).toEqual([{ type: "resign", seat: 0 }]);
      say(update({ room: { status: "finished" } }));
      expect(table.resigning).toBeNull();
      const second = open();
      say(hello());
      second.resign(0);
      second.keepPlaying();
      sent = [];
      say(hello());
      expect(sent).toEqual([]);
      second.resign(0);
      sent = [];
      say(hello({ room: room({ status: "finished" }) }));
      expect(second.resigning).toBeNull();
      expect(sent).toEqual([]);
    });

    it("aborts once the connection is back", () => {
      const table = open();
      say(hello());
      table.resign(0, true);
      expect(sent).toEqual([{ type: "abort", seat: 0 }]);
      sent = [];
      say(hello());
      expect(sent).toEqual([{ type: "abort", seat: 0 }]);
      say(update({ room: { status: "aborted" } }));
      expect(table.resigning).toBeNull();
    });

    it("gives up what the server refuses", () => {
      const table = open();
      say(hello());
      table.say("hello");
      say({ type: "refused", n: 5, code: "too_fast", message: "Others talk too.", rule: null, ruling: null });
      expect(table.unsaid).toEqual([]);
    });
  });

  it("a spectator answers no undo and makes none", () => {
    const table = open();
    say(hello({ you: { id: "u9", seats: [] }, decision: decision({ mine: false, can_undo: false, actions: [], refused: [] }) }));
    say({ type: "undo_offer", from: "Bob", seat: 1 });
    expect(table.undoOffer).toBeNull();
    table.undo();
    expect(sent).toEqual([]);
    expect(table.you.seat).toBeNull();
  });

  it("covers the screen when it changes hands in hot-seat play", () => {
    const table = open();
    const events = [line(0, "You draw X.", { to: [0] }), line(1, "b"), line(2, "Both look.", { to: [0, 1] })];
    say(hello({ you: { id: "u1", seats: [0, 1] }, events }));
    expect(table.handover).toBeNull();
    expect(table.lines.map((one) => one.text)).toEqual(["b", "Both look."]);
    say(update({ decision: decision({ n: 6, seat: 1 }) }));
    expect(table.handover).toBe(1);
    expect(table.act(["go", "Bree"])).toBe(false);
    table.takeOver();
    expect(table.you.seat).toBe(1);
    expect(table.act(["go", "Bree"])).toBe(true);
  });

  it("leaves the screen open for one who runs several hands of one side, unless it is to be covered", () => {
    const seats = room().seats.map((seat) => ({ ...seat, side: 0 }));
    const events = [line(0, "You draw X.", { to: [0] }), line(1, "b")];
    const table = open();
    say(hello({ you: { id: "u1", seats: [0, 1] }, room: room({ seats }), events }));
    say(update({ decision: decision({ n: 6, seat: 1 }) }));
    expect(table.handover).toBeNull();
    expect(table.lines.map((one) => one.text)).toEqual(["You draw X.", "b"]);
    table.setCurtain("always");
    expect(table.lines.map((one) => one.text)).toEqual(["b"]);
    say(update({ decision: decision({ n: 7, seat: 0 }) }));
    expect(table.handover).toBe(0);
    table.setCurtain("never");
    expect(table.handover).toBeNull();
    table.setCurtain("auto");
  });

  it("tells what happened since this browser last looked", () => {
    const first = open();
    say(hello({ events: [line(0, "a"), line(1, "b")] }));
    expect(first.away).toEqual([]);
    first.close();
    const second = open();
    say(hello({ events: [line(0, "a"), line(1, "b"), line(2, "c")] }));
    expect(second.away.map((one) => one.text)).toEqual(["c"]);
    second.readAway();
    expect(second.away).toEqual([]);
  });

  it("summarises for hot-seat play what both may read, for one seat also its own", () => {
    const events = [line(0, "a"), line(1, "Yours.", { to: [0] }), line(2, "c")];
    const told = (seats: number[]) => {
      localStorage.setItem("westmarch.seen.r1", "0");
      const table = open();
      say(hello({ you: { id: "u1", seats }, events }));
      return table.away.map((one) => one.text);
    };
    expect(told([0, 1])).toEqual(["c"]);
    expect(told([0])).toEqual(["Yours.", "c"]);
  });

  it("keeps presence, chat and thinking", () => {
    const table = open();
    say(hello({ thinking: { seat: 1, bot: "heuristic" } }));
    expect(table.thinking).toEqual({ seat: 1, bot: "heuristic" });
    say({ type: "presence", presence: ["Ann", "Bob"], seats: room().seats });
    say({ type: "chat", from: "Bob", by: "u2", text: "hail", at: "" });
    say(update());
    expect(table.presence).toEqual(["Ann", "Bob"]);
    expect(table.chat.map((one) => one.text)).toEqual(["hail"]);
    expect(table.unreadChat).toBe(1);
    expect(table.thinking).toBeNull();
    table.say("  ");
    table.say(` ${"x".repeat(600)}`);
    expect(sent).toEqual([{ type: "chat", text: "x".repeat(500) }]);
  });
});

describe("what spectators say", () => {
  it("comes to the players with the end of a rated game", () => {
    const table = open();
    const line = (text: string, watching: boolean) => ({ from: "Eve", by: "u9", text, at: "2026-01-01T00:00:00Z", watching });
    say(hello({ chat: [line("good luck", false)] }));
    say({ type: "chat", ...line("thanks", false) });
    expect(table.chat).toEqual([line("good luck", false), line("thanks", false)]);
    say({ ...update({ room: { status: "finished" } }), chat: [line("take the ford", true), line("good luck", false)] });
    expect(table.chat.map((one) => one.text)).toEqual(["take the ford", "good luck"]);
    expect(table.chat[0]!.watching).toBe(true);
  });
});

describe("the growing sentence", () => {
  const link = (move: number, kind: string) => ({ move, seat: 0, kind, label: kind });

  it("ends when another seat has moved, or undo is not free", () => {
    const chain = [link(5, "die"), link(6, "army")];
    expect(chainAfter(chain, 7, decision())).toEqual(chain);
    expect(chainAfter(chain, 9, decision())).toEqual([]);
    expect(chainAfter(chain, 7, decision({ can_undo: false }))).toEqual([]);
    expect(chainAfter(chain, 7, decision({ mine: false }))).toEqual([]);
    expect(chainAfter(chain, 7, decision({ seat: 1 }))).toEqual([]);
  });

  it("starts anew when its first kind of choice comes round again", () => {
    const chain = [link(5, "die"), link(6, "army")];
    expect(chainAfter(chain, 7, decision({ kind: "die" }))).toEqual([]);
    const takes = [link(5, "take"), link(6, "take")];
    expect(chainAfter(takes, 7, decision({ kind: "take" }))).toEqual(takes);
  });
});
