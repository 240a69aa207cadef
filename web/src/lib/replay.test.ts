import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReplayStep } from "./protocol";
import { ReplayStore } from "./replay.svelte";

const step = (at: number): ReplayStep => ({
  at,
  last: 40,
  seat: null,
  view: { at },
  events: [],
  decision: null,
  chosen: null,
  turns: [
    { turn: 1, at: 0 },
    { turn: 2, at: 10 },
    { turn: 3, at: 25 },
  ],
});

describe("replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("starts at the newest and stays within the game", async () => {
    const load = vi.fn(async (at: number | null) => step(at ?? 40));
    const replay = new ReplayStore(load);
    await replay.go(null);
    expect([replay.at, replay.last]).toEqual([40, 40]);
    await replay.go(99);
    expect(replay.at).toBe(40);
    await replay.go(-3);
    expect(replay.step?.view).toEqual({ at: 0 });
  });

  it("fetches a position once, with the log from the turn before", async () => {
    const load = vi.fn(async (at: number | null, _since: number) => step(at ?? 40));
    const replay = new ReplayStore(load);
    await replay.go(null);
    await replay.go(27);
    await replay.go(12);
    await replay.go(27);
    const asked = load.mock.calls.filter(([at]) => at === 27);
    expect(asked).toEqual([[27, 10]]);
    expect(load.mock.calls.find(([at]) => at === 12)).toEqual([12, 0]);
  });

  it("a fast slider skips what it passed", async () => {
    const load = vi.fn(async (at: number | null) => step(at ?? 40));
    const replay = new ReplayStore(load);
    await replay.go(0);
    load.mockClear();
    await Promise.all([5, 6, 7, 8].map((at) => replay.go(at)));
    expect(replay.step?.at).toBe(8);
    expect(load.mock.calls.map((call) => call[0])).toEqual([5, 8, 9]);
  });

  it("plays to the end and stops", async () => {
    const replay = new ReplayStore(async (at) => step(at ?? 40));
    await replay.go(38);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(900 * 3);
    expect(replay.at).toBe(40);
    expect(replay.playing).toBe(false);
  });

  it("says what went wrong and goes on from there", async () => {
    const load = vi.fn(async (at: number | null) => step(at ?? 40));
    const replay = new ReplayStore(load);
    await replay.go(0);
    load.mockRejectedValueOnce(new Error("The server does not answer."));
    await replay.go(3);
    expect(replay.trouble).toBe("The server does not answer.");
    await replay.go(3);
    expect(replay.step?.at).toBe(3);
    expect(replay.trouble).toBe("");
  });
});
