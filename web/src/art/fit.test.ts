import { beforeEach, describe, expect, it, vi } from "vitest";

import { fit } from "./fit";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
});

/** A box whose words fit from a size on; it counts how often it is measured. */
function box(largest: number) {
  const element = document.createElement("div");
  let measured = 0;
  Object.defineProperty(element, "clientHeight", { value: 100 });
  Object.defineProperty(element, "scrollHeight", {
    get: () => {
      measured += 1;
      return Number(element.style.getPropertyValue("--fit")) <= largest + 1e-9 ? 100 : 140;
    },
  });
  return { element, size: () => element.style.getPropertyValue("--fit"), measured: () => measured };
}

describe("letters that fit", () => {
  it("stay as they are where there is room", () => {
    const one = box(1);
    fit("words")(one.element);
    frames.shift()!();
    expect(one.size()).toBe("1.00");
    expect(one.measured()).toBe(1);
  });

  it("are as large as there is room for", () => {
    const boxes = [0.98, 0.84, 0.64, 0.62].map(box);
    for (const one of boxes) fit("words")(one.element);
    expect(frames).toHaveLength(1);
    frames.shift()!();
    expect(boxes.map((one) => one.size())).toEqual(["0.98", "0.84", "0.64", "0.62"]);
    expect(Math.max(...boxes.map((one) => one.measured()))).toBeLessThan(7);
  });

  it("never become too small to read", () => {
    const one = box(0.3);
    fit("words")(one.element);
    frames.shift()!();
    expect(one.size()).toBe("0.62");
  });

  it("are left alone when their card is gone", () => {
    const one = box(0.5);
    const gone = fit("words")(one.element);
    if (gone) gone();
    frames.shift()!();
    expect(one.measured()).toBe(0);
  });
});
