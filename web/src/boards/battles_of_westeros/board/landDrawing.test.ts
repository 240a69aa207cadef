import { describe, expect, it } from "vitest";

import { centre, edge, hexAt, paperFor, type Hex } from "./hexes";
import { chances, draw, isRiver, isRoad, links, type Ground, type Land } from "./landDrawing";

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

describe("turned by half a circle", () => {
  const field = land("f . b\n ~ ~ ~\n. = =", { stone_bridge: ["b2"], palisade: ["a3"] });
  const paper = paperFor(Object.keys(field), true);
  const [as, turned] = [draw(field), draw(field, paper)];
  const ends = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  it("roads and rivers run through the same hexes, from edge to edge", () => {
    for (const way of ["river", "road", "grid"] as const) {
      expect(ends(turned[way])).toHaveLength(ends(as[way]).length);
      const all = ends(turned[way]);
      for (const [x, y] of ends(as[way])) expect(all.some(([tx, ty]) => Math.hypot(paper.width - x - tx, paper.height - y - ty) < 0.3)).toBe(true);
    }
    const [x, y] = edge("b2", 1, 1.01, paper);
    expect(ends(turned.river).some(([rx, ry]) => Math.hypot(rx - x, ry - y) < 0.3)).toBe(true);
  });

  it("trees, houses and stakes stand upright in their own hexes", () => {
    // Every tree is drawn from its top down; none is beyond its hex.
    const [fx, fy] = centre("a1", paper);
    const trees = turned.trees.split("Z").filter(Boolean).map(ends);
    expect(trees.length).toBeGreaterThan(5);
    for (const [top, left, right] of trees) {
      expect(top![1]).toBeLessThan(Math.min(left![1], right![1]));
      expect(Math.hypot(top![0] - fx, top![1] - fy)).toBeLessThan(60);
    }
    const [bx] = centre("c1", paper);
    for (const [x] of ends(turned.roofs)) expect(Math.abs(x - bx)).toBeLessThan(46);
    for (const stake of turned.stakes.split("Z").filter(Boolean)) expect(stake).toMatch(/v-17l3\.4\d* -6/);
  });

  it("tokens lie where their hexes lie, bridges along their road", () => {
    const [before] = as.tokens;
    const [bridge] = turned.tokens;
    const [x, y] = centre("b2", paper);
    expect([bridge!.x, bridge!.y]).toEqual([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
    expect(Math.abs(Math.sin(((bridge!.turn - before!.turn) * Math.PI) / 180))).toBeLessThan(0.01);
  });

  it("what stands nearer is drawn later", () => {
    const rows = ends(turned.grid).map(([, y]) => y);
    expect(rows.at(-1)!).toBeGreaterThan(rows[0]!);
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
