import { expect, test } from "vitest";

import { half, scoreOf } from "./tournaments";

test("points are written with halves", () => {
  expect([0, 0.5, 1, 2.5].map(half)).toEqual(["0", "½", "1", "2½"]);
});

test("a board says how it ended", () => {
  const board = { board: 1, first: "a", second: "b", room: "r" };
  expect(scoreOf({ ...board, result: "second" })).toBe("0 – 1");
  expect(scoreOf({ ...board, result: "" })).toBe("");
});
