import { describe, expect, it } from "vitest";

import {
  balanced,
  borderBetween,
  chainOf,
  lineOf,
  nameLines,
  outlinePath,
  pathOf,
  POINTS,
  REGION_IDS,
  REGION_PATHS,
  ROOMS,
  SIZE,
  within,
} from "./map";

describe("paths", () => {
  it("walks an arc backwards for a negative number", () => {
    expect(lineOf(-1)).toEqual([...lineOf(0)].reverse());
  });
  it("counts joints once", () => {
    const there = lineOf(0);
    const back = chainOf([0, -1]);
    expect(back.length).toBe(there.length * 2 - 1);
    expect(back[0]).toEqual(back.at(-1));
  });
  it("writes closed and open paths", () => {
    expect(pathOf([[0, 0], [1, 2]], false)).toBe("M0 0L1 2");
    expect(pathOf([[0, 0], [1, 2], [3, 4]])).toBe("M0 0L1 2L3 4Z");
    expect(outlinePath([[0, -1]]).endsWith("Z")).toBe(true);
  });
  it("draws every region, its point and its room on the map", () => {
    expect(REGION_IDS).toHaveLength(105);
    for (const id of REGION_IDS) {
      expect(REGION_PATHS[id]).toMatch(/^M[\d. L-]+Z/);
      const [x, y] = POINTS[id]!;
      expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
      expect(ROOMS[id]!.width).toBeGreaterThan(40);
    }
  });
  it("finds a border of neighbours and none of others", () => {
    expect(borderBetween("edoras", "westemnet")).not.toBe("");
    expect(borderBetween("edoras", "lamedon")).toBe("");
  });
});

describe("within", () => {
  const borders: Record<string, string[]> = { a: ["b"], b: ["a", "c"], c: ["b", "d"], d: ["c"] };
  it("reaches so many borders and no further", () => {
    expect([...within("a", 2, (id) => borders[id] ?? [])]).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    expect([...within("a", 0, (id) => borders[id] ?? []).keys()]).toEqual(["a"]);
  });
});

describe("names", () => {
  it("keeps a short name on one line and breaks a long one evenly", () => {
    expect(nameLines("Bree", 60, 14)).toEqual(["Bree"]);
    expect(nameLines("Narrows of the Forest", 75, 14).length).toBeGreaterThan(1);
  });
  it("balances words", () => {
    expect(balanced(["Vale", "of", "the", "Carnen"], 2)).toEqual(["Vale of", "the Carnen"]);
    expect(balanced(["Moria"], 3)).toEqual(["Moria"]);
  });
});
