import { describe, expect, it } from "vitest";

import { clampView, fitView, smallest, zoomAt } from "./panzoom";

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
});
