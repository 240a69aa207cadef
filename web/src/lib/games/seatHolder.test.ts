import { expect, test } from "vitest";

import { seatHolderText } from "./seatHolder";
import type { Seat } from "../api/protocol";

const seat = (more: Partial<Seat>): Seat => ({ seat: 0, name: "shadow", side: 0, kind: "person", bot: null, player: null, mine: false, online: false, challenged: null, vacation: null, ...more });

test("a bot account is marked wherever its name stands", () => {
  expect(seatHolderText(seat({ player: { id: "a", name: "Ann" } }))).toBe("Ann");
  expect(seatHolderText(seat({ player: { id: "bot.a", name: "Grond", bot: true } }))).toBe("Grond (bot)");
  expect(seatHolderText(seat({ challenged: { id: "bot.a", name: "Grond" } }))).toBe("Grond (bot)");
  expect(seatHolderText(seat({ kind: "bot", bot: "random" }))).toBe("Random bot");
  expect(seatHolderText(seat({}))).toBe("free");
});
