import { describe, expect, it } from "vitest";

import { RenderQueue } from "./renderQueue.svelte";

/** Frames that come when they are told to. */
function frames() {
  const queue: (() => void)[] = [];
  return { frame: (then: () => void) => void queue.push(then), go: () => queue.shift()?.(), left: () => queue.length };
}

describe("turns", () => {
  it("draws one part in each frame, in order", () => {
    const { frame, go } = frames();
    const turns = new RenderQueue(frame);
    const drawn: string[] = [];
    for (const part of ["land", "pieces"]) turns.take(() => void drawn.push(part));
    expect(drawn).toEqual([]);
    go();
    expect(drawn).toEqual(["land"]);
    go();
    expect(drawn).toEqual(["land", "pieces"]);
    expect(turns.over).toBe(false);
    go();
    expect(turns.over).toBe(true);
  });

  it("draws what a part brings before the parts after it", () => {
    const { frame, go } = frames();
    const turns = new RenderQueue(frame);
    const drawn: string[] = [];
    turns.take(() => {
      drawn.push("board");
      turns.take(() => void drawn.push("armies"));
    });
    turns.take(() => void drawn.push("hand"));
    for (let i = 0; i < 4; i += 1) go();
    expect(drawn).toEqual(["board", "armies", "hand"]);
    expect(turns.over).toBe(true);
  });

  it("draws at once what comes after", () => {
    const { frame, go, left } = frames();
    const turns = new RenderQueue(frame);
    turns.take(() => {});
    go();
    go();
    let drawn = false;
    turns.take(() => (drawn = true));
    expect(drawn).toBe(true);
    expect(left()).toBe(0);
  });

  it("forgets what is gone before its turn", () => {
    const { frame, go } = frames();
    const turns = new RenderQueue(frame);
    let drawn = false;
    const gone = turns.take(() => (drawn = true));
    gone();
    go();
    expect(drawn).toBe(false);
    expect(turns.over).toBe(true);
  });
});
