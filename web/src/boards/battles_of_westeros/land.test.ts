import { describe, expect, it } from "vitest";

import { hexAt, type Hex } from "./hexes";
import { chances, draw, isRiver, isRoad, links, type Ground, type Land } from "./land";

/** A land from a map like those of the battle files. */
function land(map: string, tokens: Record<string, Hex[]> = {}): Land {
  const letters: Record<string, string> = { ".": "plains", h: "hills", f: "forest", "~": "river", "=": "road", b: "building", "#": "forest_road", w: "forest_river" };
  const found: Record<Hex, Ground> = {};
  map.trim().split("\n").forEach((line, row) =>
    [...line.replaceAll(" ", "")].forEach((letter, column) => {
      found[hexAt(column, row)!] = { terrain: letters[letter]! };
    }),
  );
  for (const [token, hexes] of Object.entries(tokens)) for (const hex of hexes) found[hex]!.token = token;
  return found;
}

describe("roads and rivers", () => {
  const crossing = land(`
    . = . .
     . = . .
    ~ ~ ~ ~
     . = . .
  `, { stone_bridge: ["b3"] });

  it("run on into the next hex, and off the field at its edge", () => {
    expect(links(crossing, "b3", isRiver).sort()).toEqual([1, 4]);
    expect(links(crossing, "a3", isRiver).sort()).toEqual([1, 4]);
    expect(links(crossing, "d3", isRiver).sort()).toEqual([1, 4]);
    expect(links(crossing, "b1", isRoad).sort()).toEqual([2, 5]);
  });

  it("cross where there is a bridge, which lies along the road", () => {
    expect(isRoad(crossing.b3)).toBe(true);
    const [bridge] = draw(crossing).tokens;
    expect(bridge).toMatchObject({ hex: "b3", token: "stone_bridge" });
    expect(Math.abs(Math.abs(bridge!.turn) - 60)).toBeLessThan(31);
  });

  it("ford a river across its flow", () => {
    const [ford] = draw(land("~ ~ ~", { ford: ["b1"] })).tokens;
    expect(Math.abs(ford!.turn)).toBeCloseTo(90, 0);
  });

  it("end where the ground is burned bare", () => {
    expect(isRoad({ terrain: "road", devastated: true })).toBe(false);
  });
});

describe("the drawing", () => {
  it("is the same each time for the same land", () => {
    const field = land("f h b . = w #\n . f h b . ~ .");
    expect(draw(field)).toEqual(draw(field));
    const one = chances("e9");
    const two = chances("e9");
    for (let i = 0; i < 20; i += 1) {
      const value = one.next().value;
      expect(value).toBe(two.next().value);
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it("draws each ground by its own signs", () => {
    expect(draw(land("f")).trees).not.toBe("");
    expect(draw(land("h")).crests).not.toBe("");
    expect(draw(land("b")).roofs).not.toBe("");
    expect(draw(land("~")).river).not.toBe("");
    expect(draw(land(". .", { palisade: ["a1"] })).stakes).not.toBe("");
    expect(draw(land(".")).trees).toBe("");
  });

  it("keeps trees off the road through a wood", () => {
    expect(draw(land("f f f\n f f f")).trees.length).toBeGreaterThan(draw(land("# # #\n # # #")).trees.length);
  });
});
