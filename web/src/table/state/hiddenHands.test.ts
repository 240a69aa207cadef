import { expect, it } from "vitest";

import { covered } from "./hiddenHands";

it("empties what only one seat may see, and leaves the rest", () => {
  const view = { turn: 3, hand: ["a", "b"], own_hands: { 0: ["a"] }, plan: { secret: 1 }, chosen: "card" };
  expect(covered(view, ["hand", "plan", "chosen"])).toEqual({ turn: 3, hand: [], own_hands: undefined, plan: {}, chosen: null });
});
