import { expect, test } from "vitest";

import { holderOf } from "./seatHolder";
import type { Seat } from "../api/protocol";

const seat = (more: Partial<Seat>): Seat => ({ seat: 0, name: "shadow", side: 0, kind: "person", bot: null, player: null, mine: false, online: false, ...more });

test("a bot account is marked wherever its name stands", () => {
  expect(holderOf(seat({ player: { id: "a", name: "Ann" } }))).toBe("Ann");
  expect(holderOf(seat({ player: { id: "bot.a", name: "Grond", bot: true } }))).toBe("Grond (bot)");
  expect(holderOf(seat({ challenged: { id: "bot.a", name: "Grond" } }))).toBe("Grond (bot)");
  expect(holderOf(seat({ kind: "bot", bot: "random" }))).toBe("Random bot");
  expect(holderOf(seat({}))).toBe("free");
});
