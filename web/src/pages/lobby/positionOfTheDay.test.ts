import { describe, expect, it, vi } from "vitest";

import { MOMENTS, momentOf, playMoment } from "./positionOfTheDay";
import type { Api } from "../../lib/api/client";
import type { GameInfo } from "../../lib/api/protocol";
import { known } from "../../lib/i18n/texts.svelte";

describe("the position of the day", () => {
  it("is one for the whole day and another on the next, until all were shown", () => {
    const from = new Date(2026, 2, 28, 0, 5);
    const late = new Date(2026, 2, 28, 23, 55);
    expect(momentOf(late)).toBe(momentOf(from));
    const days = MOMENTS.map((_, i) => momentOf(new Date(2026, 2, 28 + i, 12)).id);
    expect(new Set(days).size).toBe(MOMENTS.length);
  });

  it("has words for each of its moments", () => {
    for (const { id } of MOMENTS) expect(known("moment", id), id).toBeTruthy();
  });

  it("is played from the seat whose turn it is, against a bot", async () => {
    const createRoom = vi.fn().mockResolvedValue({ id: "x" });
    const moment = MOMENTS.find(({ id }) => id === "ring_in_mordor")!;
    await playMoment(moment, { bots: ["random", "heuristic"] } as unknown as GameInfo, { createRoom } as unknown as Api);
    const [asked] = createRoom.mock.calls[0]!;
    expect(asked.game).toBe("war_of_the_ring");
    expect(asked.seats).toEqual([{ kind: "bot", bot: "heuristic" }, { kind: "me" }]);
    expect(asked.position).toContain("to act: shadow");
  });
});
