import { describe, expect, it } from "vitest";

import { centre, corners, directionTo, distance, DIRECTIONS, edge, hexAt, hexPath, neighbours, outline, placeOf, RADIUS, sizeOf, step, WIDTH, within, type Hex } from "./hexes";

const FIELD: Hex[] = Array.from({ length: 11 }, (_, row) => Array.from({ length: 15 }, (_, column) => hexAt(column, row)!)).flat();

describe("the grid, as the engine has it", () => {
  it("names hexes by column and row", () => {
    expect(placeOf("a1")).toEqual({ column: 0, row: 0 });
    expect(placeOf("t20")).toEqual({ column: 19, row: 19 });
    expect(hexAt(4, 8)).toBe("e9");
    expect(hexAt(20, 0)).toBeNull();
    expect(hexAt(0, -1)).toBeNull();
  });

  it("has even-numbered rows half a hex to the right", () => {
    const round = (hex: Hex) => DIRECTIONS.map((_, direction) => step(hex, direction));
    expect(round("e9")).toEqual(["e8", "f9", "e10", "d10", "d9", "d8"]);
    expect(round("e10")).toEqual(["f9", "f10", "f11", "e11", "d10", "e9"]);
    expect(round("a1")).toEqual([null, "b1", "a2", null, null, null]);
  });

  it("is the same there and back", () => {
    for (const hex of FIELD) {
      for (const next of neighbours(hex)) {
        expect(neighbours(next)).toContain(hex);
        expect(distance(hex, next)).toBe(1);
        expect(step(next, (directionTo(hex, next) + 3) % 6)).toBe(hex);
      }
    }
  });

  it("counts steps", () => {
    expect(distance("e9", "e9")).toBe(0);
    expect(distance("e9", "e3")).toBe(6);
    expect(distance("a1", "o11")).toBe(19);
    expect(within("h6", 2, FIELD).size).toBe(19);
    expect(within("a1", 2, FIELD).size).toBe(7);
  });
});

describe("on paper", () => {
  it("puts neighbours a hex apart, edge to edge", () => {
    for (const hex of ["e9", "e10", "h6"]) {
      const [x, y] = centre(hex);
      neighbours(hex).forEach((next) => {
        const [nx, ny] = centre(next);
        expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(WIDTH, 5);
        const [ex, ey] = edge(hex, directionTo(hex, next));
        expect([ex, ey].map((value, i) => value - (i ? (y + ny) / 2 : (x + nx) / 2)).every((off) => Math.abs(off) < 1e-6)).toBe(true);
      });
    }
  });

  it("stands every hex on a point", () => {
    const [top, , , bottom] = corners([100, 100]);
    expect(top).toEqual([100, 100 - RADIUS]);
    expect(bottom).toEqual([100, 100 + RADIUS]);
    expect(hexPath([0, 0]).match(/L/g)).toHaveLength(5);
  });

  it("holds all hexes", () => {
    const { width, height } = sizeOf(FIELD);
    for (const hex of FIELD) {
      for (const [x, y] of corners(centre(hex))) {
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
      }
    }
  });

  it("draws a border round a set of hexes and nowhere inside", () => {
    expect(outline(new Set(["e9"])).match(/M/g)).toHaveLength(6);
    expect(outline(new Set(["e9", "f9"])).match(/M/g)).toHaveLength(10);
    expect(outline(within("h6", 1, FIELD)).match(/M/g)).toHaveLength(18);
  });
});
