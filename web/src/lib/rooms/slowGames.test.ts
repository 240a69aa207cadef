import { afterEach, expect, test } from "vitest";

import type { Clock } from "../api/protocol";
import { syncServerTime } from "../api/serverTime";
import { hasCome, leftTo, speedName, timeLeft } from "./slowGames";

const clock: Clock = { days: 3, hours: null, increment: 0, left: [600, 7200], running: 0, ends: "2026-01-01T01:00:00Z", stopped: false };
const noon = Date.parse("2026-01-01T00:00:00Z");

afterEach(() => syncServerTime("2026-01-01T00:00:00Z", noon));

test("the clock of who is to act runs, the others stand", () => {
  syncServerTime("2026-01-01T00:00:00Z", noon);
  expect(leftTo(clock, 0, noon + 1000)).toBe(3599);
  expect(leftTo(clock, 0, noon + 9e9)).toBe(0);
  expect(leftTo(clock, 1, noon + 1000)).toBe(7200);
  expect(leftTo({ ...clock, ends: null, stopped: true }, 0, noon)).toBe(600);
});

test("a machine whose clock is wrong shows the right time", () => {
  syncServerTime("2026-01-01T00:00:00Z", noon - 3600_000);
  expect(leftTo(clock, 0, noon - 3600_000)).toBe(3600);
  expect(hasCome("2026-01-01T00:00:00Z", noon - 3600_000)).toBe(true);
});

test("time in words", () => {
  expect(timeLeft(2 * 86400 + 5 * 3600)).toBe("2 d 5 h");
  expect(timeLeft(3 * 3600 + 720)).toBe("3 h 12 min");
  expect(timeLeft(249)).toBe("4:09");
});

test("a clock in words, also one that no form offers", () => {
  expect(["", "days 1", "days 5", "hours 1 0", "hours 24 30"].map(speedName)).toEqual([
    "No clock",
    "1 day per move",
    "5 days per move",
    "1 hour per side",
    "24 h + 30 min per move",
  ]);
});
