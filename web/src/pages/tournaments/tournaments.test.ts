import type { Contest } from "../../lib/api/protocol";
import { expect, test } from "vitest";

import { calledIn, half, houseBot, knockedOut, scoreOf, wonBy } from "./tournaments";

test("points are written with halves", () => {
  expect([0, 0.5, 1, 2.5].map(half)).toEqual(["0", "½", "1", "2½"]);
});

test("a board says how it ended", () => {
  const board = { board: 1, first: "a", second: "b", room: "r" };
  expect(scoreOf({ ...board, result: "second" })).toBe("0 – 1");
  expect(scoreOf({ ...board, result: "" })).toBe("");
});

test("bots of the house are called by their level, bot accounts are marked", () => {
  expect(calledIn({ id: "house.hard", name: "hard", bot: true })).toBe("Hard bot");
  expect(calledIn({ id: "bot.1", name: "Thinker", bot: true })).toBe("Thinker (bot)");
  expect(calledIn({ id: "p1", name: "house.hard" })).toBe("house.hard");
  expect(houseBot({ id: "p1", name: "house.hard" })).toBeNull();
});

test("who rests or draws has not won a board", () => {
  const board = { board: 1, first: "a", second: "b", room: "r" };
  expect((["first", "bye", "second", "draw", "rest", "none", ""] as const).map((result) => wonBy({ ...board, result }))).toEqual([
    "first",
    "first",
    "second",
    null,
    null,
    null,
    null,
  ]);
});

test("who has lost a game of a knock-out is out, and only there", () => {
  const played = (system: string) =>
    ({ tournament: { system }, rounds: [{ number: 1, pairings: [{ board: 1, first: "a", second: "b", room: "r", result: "second" }] }] }) as unknown as Contest;
  expect(["a", "b", "c"].map((entry) => knockedOut(played("knock_out"), entry))).toEqual([true, false, false]);
  expect(knockedOut(played("swiss"), "a")).toBe(false);
});
