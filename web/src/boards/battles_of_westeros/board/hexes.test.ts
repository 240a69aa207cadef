import { describe, expect, it } from "vitest";

import { centre, corners, directionTo, distance, DIRECTIONS, edge, edgeAngle, hexAt, hexPath, neighbours, onward, outline, paperFor, placeOf, RADIUS, step, WIDTH, within, type Hex } from "./hexes";

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
    const { width, height } = paperFor(FIELD);
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

describe("turned by half a circle", () => {
  const paper = paperFor(FIELD, true);
  const about = ([x, y]: readonly [number, number]) => [paper.width - x, paper.height - y];
  const points = (path: string) => new Set(path.split(/[MLZ]/).filter(Boolean));

  it("lies about the middle of the same paper", () => {
    const { width, height } = paperFor(FIELD);
    expect([paper.width, paper.height]).toEqual([width, height]);
    for (const hex of FIELD) expect(centre(hex, paper)).toEqual(about(centre(hex)));
    // The corners of the field change places, and no hex lies off the paper.
    expect(centre("a1", paper)[0]).toBeGreaterThan(centre("o1", paper)[0]);
    expect(centre("a1", paper)[1]).toBeGreaterThan(centre("a11", paper)[1]);
    for (const hex of FIELD) {
      for (const [x, y] of corners(centre(hex, paper))) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
    }
  });

  it("keeps neighbours and their shared edges together", () => {
    for (const hex of ["e9", "e10", "h6"]) {
      const [x, y] = centre(hex, paper);
      for (const next of neighbours(hex)) {
        const direction = directionTo(hex, next);
        const [nx, ny] = centre(next, paper);
        const [ex, ey] = edge(hex, direction, 1, paper);
        expect(ex).toBeCloseTo((x + nx) / 2, 5);
        expect(ey).toBeCloseTo((y + ny) / 2, 5);
        const turn = edgeAngle(direction, paper) - Math.atan2(ny - y, nx - x);
        expect(Math.cos(turn)).toBeCloseTo(1, 5);
      }
    }
  });

  it("draws the same borders, turned", () => {
    const shore = new Set(["c2", "d2", "d3"]);
    // The border of two hexes of three: no edge inside may show.
    expect(outline(shore, paper).match(/M/g)).toHaveLength(outline(shore).match(/M/g)!.length);
    const turned = [...points(outline(shore))].map((point) => about(point.split(" ").map(Number) as [number, number]));
    const drawn = [...points(outline(shore, paper))].map((point) => point.split(" ").map(Number));
    for (const [x, y] of turned) expect(drawn.some(([dx, dy]) => Math.hypot(dx! - x!, dy! - y!) < 0.3)).toBe(true);
    const inner = edge("c2", directionTo("c2", "d2"), 1, paper);
    const middles = outline(shore, paper)
      .split("M")
      .filter(Boolean)
      .map((line) => line.split("L").map((point) => point.split(" ").map(Number)))
      .map(([a, b]) => [(a![0]! + b![0]!) / 2, (a![1]! + b![1]!) / 2]);
    expect(middles.some(([x, y]) => Math.hypot(x! - inner[0], y! - inner[1]) < 1)).toBe(false);
  });

  it("lets arrow keys lead where they point on the screen", () => {
    for (const turned of [false, true]) {
      const lie = paperFor(FIELD, turned);
      for (const hex of ["e9", "e10", "h6"]) {
        const [x, y] = centre(hex, lie);
        const to = (key: string) => centre(onward(hex, key, turned)!, lie);
        expect(to("ArrowRight")[0]).toBeGreaterThan(x);
        expect(to("ArrowLeft")[0]).toBeLessThan(x);
        expect(to("ArrowUp")[1]).toBeLessThan(y);
        expect(to("ArrowDown")[1]).toBeGreaterThan(y);
        expect(onward(onward(hex, "ArrowUp", turned)!, "ArrowDown", turned)).toBe(hex);
      }
    }
    expect(onward("a1", "ArrowUp")).toBeNull();
    expect(onward("a1", "ArrowDown", true)).toBeNull();
    expect(onward("e9", "Enter", true)).toBeNull();
  });
});
