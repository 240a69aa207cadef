import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReplayStep } from "../../lib/api/protocol";
import { ReplayStore } from "./replayStore.svelte";

const step = (at: number): ReplayStep => ({
  at,
  shown: at,
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
  can_continue: true,
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

  it("shows the old position, and that it is loading, until the new one is there", async () => {
    let answer: (step: ReplayStep) => void = () => {};
    const replay = new ReplayStore((at) => (at === 20 ? new Promise((done) => (answer = done)) : Promise.resolve(step(at ?? 40))));
    await replay.go(5);
    expect(replay.busy).toBe(false);
    const going = replay.go(20);
    expect([replay.at, replay.step?.at, replay.busy]).toEqual([20, 5, true]);
    answer(step(20));
    await going;
    expect([replay.step?.at, replay.busy]).toEqual([20, false]);
  });

  it("begins where it was asked to, whatever is touched meanwhile", async () => {
    const load = vi.fn(async (at: number | null) => step(at ?? 40));
    load.mockRejectedValueOnce(new Error("The server does not answer."));
    const replay = new ReplayStore(load);
    const opening = replay.go(30);
    void replay.go(0);
    replay.toggle();
    await opening;
    expect(replay.trouble).toBe("The server does not answer.");
    await replay.go(0);
    expect([replay.at, replay.playing, replay.trouble]).toEqual([30, false, ""]);
    expect(load.mock.calls.map((call) => call[0])).toEqual([30, 30]);
  });

  it("never shows what was fetched for other eyes", async () => {
    let seat = "a";
    const replay = new ReplayStore(async (at) => ({ ...step(at ?? 40), view: { seat } }));
    await replay.go(5);
    const going = replay.go(6);
    seat = "b";
    replay.forget();
    await Promise.all([going, replay.go(6)]);
    expect(replay.step?.view).toEqual({ seat: "b" });
  });

  it("says what went wrong and goes on from there", async () => {
    const load = vi.fn(async (at: number | null) => step(at ?? 40));
    const replay = new ReplayStore(load);
    await replay.go(0);
    load.mockRejectedValueOnce(new Error("The server does not answer."));
    await replay.go(3);
    expect(replay.trouble).toBe("The server does not answer.");
    expect([replay.at, replay.busy]).toEqual([0, false]);
    await replay.go(3);
    expect(replay.step?.at).toBe(3);
    expect(replay.trouble).toBe("");
  });
});
