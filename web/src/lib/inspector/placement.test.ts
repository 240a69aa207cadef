import { describe, expect, it } from "vitest";

import { dock, docks, overlap, type Rect } from "./placement";

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 300, height: 200 };
const at = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });

describe("inspector", () => {
  it("docks at the lower right edge when nothing is there", () => {
    expect(dock(SIZE, WINDOW, [], [], [])).toEqual(docks(SIZE, WINDOW)[0]);
  });

  it("never covers what it speaks of, wherever that is", () => {
    for (let x = 0; x < WINDOW.width; x += 60) {
      for (let y = 60; y < WINDOW.height; y += 60) {
        const thing = at(x, y, 50, 50);
        expect(overlap(dock(SIZE, WINDOW, [thing], [], []), thing)).toBe(0);
      }
    }
  });

  it("leaves what can be chosen in sight where some dock is free of it", () => {
    const targets = [at(1200, 750, 100, 100), at(1250, 400, 90, 90)];
    const place = dock(SIZE, WINDOW, [], targets, []);
    expect(targets.some((one) => overlap(place, one) > 0)).toBe(false);
  });

  it("would rather cover a panel than a choice, and a choice than a dialog", () => {
    const panel = at(0, 0, 1440, 900);
    const target = at(1300, 800, 60, 60);
    expect(overlap(dock(SIZE, WINDOW, [], [target], [panel]), target)).toBe(0);
    const everywhere = docks(SIZE, WINDOW).slice(1);
    expect(dock(SIZE, WINDOW, everywhere, [at(1140, 690, 280, 190)], [])).toEqual(docks(SIZE, WINDOW)[0]);
  });
});
