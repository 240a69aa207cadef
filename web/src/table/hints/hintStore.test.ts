import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../lib/api/client";
import type { Hint } from "../../lib/api/protocol";
import { decision, room } from "../../lib/api/fixtures";
import { Hinting } from "./hintStore.svelte";

const choice = (label: string) => ({ action: ["go", label], labels: [label], targets: [], chance: 0.5, error: 0.1, trials: 8, why: "" }) as Hint["choices"][number];
const found = (n: number): Hint => ({ n, seat: 0, judged: "learned", alike: false, looked_at: 3, choices: [choice("Bree"), choice("Dale")] });

describe("a hint", () => {
  let n: number;
  let hinting: Hinting;
  beforeEach(() => {
    n = 7;
    hinting = new Hinting(() => ({ room: room(), decision: decision({ n }) }));
    vi.restoreAllMocks();
  });

  it("is shown while its question stands", async () => {
    vi.spyOn(api, "hint").mockResolvedValue(found(7));
    const asked = hinting.ask();
    expect([hinting.asking, hinting.open, hinting.shown]).toEqual([true, true, null]);
    await asked;
    expect([hinting.asking, hinting.shown?.n]).toEqual([false, 7]);
    hinting.walk(-1);
    hinting.walk(1);
    hinting.walk(1);
    expect(hinting.place).toBe(1);
    n = 8;
    const later = new Hinting(() => ({ room: room(), decision: decision({ n }) }));
    await later.ask();
    expect([later.shown, later.open]).toEqual([null, false]);
  });

  it("that is given up comes to nothing, even if it is answered", async () => {
    let answer: (hint: Hint) => void = () => {};
    let given: AbortSignal | undefined;
    vi.spyOn(api, "hint").mockImplementation((_room, _n, signal) => {
      given = signal;
      return new Promise((resolve) => (answer = resolve));
    });
    const asked = hinting.ask();
    expect(hinting.close()).toBe(true);
    expect(given?.aborted).toBe(true);
    answer(found(7));
    await asked;
    expect([hinting.open, hinting.shown, hinting.close()]).toEqual([false, null, false]);
  });

  it("that fails says so", async () => {
    vi.spyOn(api, "hint").mockRejectedValue(new Error("gone"));
    await hinting.ask();
    expect([hinting.asking, hinting.open]).toEqual([false, true]);
    expect(hinting.trouble).not.toBe("");
  });
});
