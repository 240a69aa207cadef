import { describe, expect, it } from "vitest";

import { outcomeOf } from "./outcome";
import type { Room, Seat } from "../api/protocol";

const seat = (number: number, side: number, mine: boolean): Seat => ({
  seat: number,
  name: ["free_peoples", "shadow", "player_1", "player_2"][number]!,
  side,
  kind: "person",
  bot: null,
  player: null,
  mine,
  online: true,
  challenged: null,
  vacation: null,
});
const game = (seats: Seat[], winners: number[], ending = "victory"): Pick<Room, "seats" | "winners" | "ending"> => ({ seats, winners, ending });

describe("how a game ended", () => {
  const together = [seat(0, 0, true), seat(1, 0, false)];
  const against = [seat(0, 0, true), seat(1, 1, false)];

  it("is lost by all when those who play together have no winner", () => {
    expect(outcomeOf(game(together, [], "all_eliminated"))).toBe("You lost");
    expect(outcomeOf(game(together, [0, 1]))).toBe("You won");
    expect(outcomeOf(game(together, [], "resigned"))).toBe("Resigned");
    expect(outcomeOf(game([seat(0, 0, true)], []))).toBe("You lost");
  });

  it("is told to who looks on", () => {
    expect(outcomeOf(game([seat(0, 0, false), seat(1, 0, false)], []))).toBe("The players lost");
    expect(outcomeOf(game([seat(0, 0, false), seat(1, 0, false)], [0, 1]))).toBe("The players won");
    expect(outcomeOf(game([seat(0, 0, false), seat(1, 1, false)], [1]))).toBe("Shadow won");
  });

  it("is won or lost from one's own seat", () => {
    expect(outcomeOf(game(against, [0]))).toBe("You won");
    expect(outcomeOf(game(against, [1]))).toBe("You lost");
    expect(outcomeOf(game(against, [1], "resigned"))).toBe("You resigned");
    expect(outcomeOf(game(against, [0], "resigned"))).toBe("You won by resignation");
    expect(outcomeOf(game(against, []))).toBe("Nobody won");
    expect(outcomeOf(game([seat(0, 0, true), seat(1, 1, true)], [1]))).toBe("Shadow won");
  });
});
