import { describe, expect, it } from "vitest";

import { centred, clampView, fitView, inSight, smallest, viewOf, zoomAt } from "./panzoom";

const size = { width: 1000, height: 500 };
const box = { width: 500, height: 500 };

describe("pan and zoom", () => {
  it("fits all of it in the middle, or covers the window", () => {
    expect(fitView(size, box)).toEqual({ scale: 0.5, x: 0, y: 125 });
    expect(fitView(size, box, "auto").scale).toBeCloseTo(Math.SQRT1_2);
    expect(fitView(size, { width: 1000, height: 600 }, "auto").scale).toBe(1);
    expect(fitView(size, box, "cover")).toEqual({ scale: 1, x: -250, y: 0 });
  });

  it("keeps what is under the pointer under it", () => {
    const at = { x: 10, y: 20, scale: 1 };
    const next = zoomAt(at, 2, 100, 80, size, box, 4);
    expect((100 - next.x) / next.scale).toBeCloseTo((100 - at.x) / at.scale);
    expect((80 - next.y) / next.scale).toBeCloseTo((80 - at.y) / at.scale);
  });

  it("zooms no further than allowed either way", () => {
    expect(zoomAt({ x: 0, y: 0, scale: 3 }, 9, 0, 0, size, box, 4).scale).toBe(4);
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, 0.01, 0, 0, size, box, 4).scale).toBe(smallest(size, box));
  });

  it("never lets the content leave the window", () => {
    const gone = clampView({ x: 9999, y: -9999, scale: 2 }, size, box, 4);
    expect(gone.x).toBeLessThan(box.width);
    expect(gone.y + size.height * gone.scale).toBeGreaterThan(0);
    const small = clampView({ x: -50, y: 900, scale: 0.5 }, size, box, 4);
    expect(small.x).toBe(0);
    expect(small.y).toBe(250);
  });

  it("fits what is not under panels, and looks at a part of it there", () => {
    const under = { left: 100, top: 20, right: 100, bottom: 80 };
    expect(fitView({ width: 600, height: 300 }, { width: 800, height: 400 }, "fit", under)).toEqual({ scale: 1, x: 100, y: 20 });
    const area = { x: 0, y: 0, width: 100, height: 50 };
    expect(inSight(area, { x: 100, y: 20, scale: 1 }, box, under)).toBe(true);
    expect(inSight(area, { x: 90, y: 20, scale: 1 }, box, under)).toBe(false);
    const seen = viewOf(area, { width: 800, height: 400 }, under, 2);
    expect(seen.scale).toBe(2);
    expect(seen.x + 50 * 2).toBe(400);
    expect(seen.y + 25 * 2).toBe(170);
    expect(centred({ ...area, x: 10 }, 1, box, { ...under, right: 0 }).x + 60).toBe(300);
  });

  it("always fills the window with what is painted around the content", () => {
    const sheet = { x: -200, y: -100, width: 1400, height: 700 };
    const window = { width: 1400, height: 600 };
    expect(smallest(size, window, sheet)).toBe(1);
    const far = clampView({ x: 9999, y: -9999, scale: 2 }, size, window, 4, sheet);
    expect(far.x + sheet.x * 2).toBe(0);
    expect(far.y + (sheet.y + sheet.height) * 2).toBe(600);
  });
});
