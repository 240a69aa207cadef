/** Makers of protocol objects for tests. */
import type { Choice, Decision, Hello, Line, Room, Update } from "./protocol";

export function room(changes: Partial<Room> = {}): Room {
  const seat = { bot: null, player: null, online: true, challenged: null, vacation: null };
  return {
    id: "r1",
    game: "war_of_the_ring",
    options: {},
    seats: [
      { ...seat, seat: 0, name: "free_peoples", side: 0, kind: "person", player: { id: "u1", name: "Ann" }, mine: true },
      { ...seat, seat: 1, name: "shadow", side: 1, kind: "bot", bot: "heuristic", mine: false },
    ],
    status: "playing",
    turn: 1,
    to_act: [0],
    since: null,
    listed: false,
    owner: "u1",
    mine: true,
    seed_hash: "ab",
    seed_given: false,
    arranged: [],
    rateable: true,
    rated: false,
    seed: null,
    ending: "",
    winners: [],
    n: 5,
    moves: 5,
    created: "2026-01-01T00:00:00Z",
    updated: "2026-01-01T00:00:00Z",
    rematch_of: null,
    rematch: null,
    sequel_of: null,
    sequel: null,
    goes_on: false,
    continued_from: null,
    clock: null,
    claim: null,
    draw: [],
    nudge: null,
    puzzle: null,
    tournament: null,
    hints: false,
    abortable: false,
    uploaded: false,
    ...changes,
  };
}

export function choices(...labels: string[]): Choice[] {
  return labels.map((label, id) => ({ id, action: ["go", label], label, target: { region: label } }));
}

export function decision(changes: Partial<Decision> = {}): Decision {
  return {
    n: 5,
    seat: 0,
    seat_name: "free_peoples",
    mine: true,
    kind: "choose_army",
    question: "Army movement: choose an army",
    rule: "wotr.6.32",
    since: null,
    actions: choices("Edoras", "Bree", "Lórien"),
    refused: [{ action: ["go", "Dale"], label: "Dale", reason: "A leader must go along.", rule: "wotr.6.34", target: {}, ruling: "" }],
    can_undo: true,
    undo_needs_consent: false,
    purpose: null,
    ...changes,
  };
}

export function line(k: number, text: string, changes: Partial<Line> = {}): Line {
  return { k, kind: "x", data: {}, text, turn: 1, phase: "", seat: null, to: null, ...changes };
}

export function hello(changes: Partial<Hello> = {}): Hello {
  return {
    type: "hello",
    room: room(),
    you: { id: "u1", seats: [0] },
    n: 5,
    at: new Date().toISOString(),
    seat: null,
    steps: [],
    view: { turn: 1 },
    decision: decision(),
    events: [line(0, "Turn 1.")],
    chat: [],
    presence: ["Ann"],
    undo_offer: null,
    thinking: null,
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  return {
    type: "update",
    n: 6,
    at: new Date().toISOString(),
    seat: null,
    steps: [],
    view: { turn: 1 },
    decision: decision({ n: 6 }),
    events: [],
    room: { moves: 6, n: 6 },
    ...changes,
  };
}
