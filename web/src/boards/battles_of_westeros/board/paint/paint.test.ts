import { describe, expect, it } from "vitest";

import { centre, hexAt, paperFor, type Hex } from "../hexes";
import type { Ground, Land } from "../landDrawing";
import { banks, ground, scenery } from "./ground";
import { dice, noise, soft } from "./noise";
import { keyOf } from "./landPainting.svelte";
import { brushed } from "./stroke";
import { distances, flow, rivers, roads } from "./ways";

function land(map: string): Land {
  const letters: Record<string, string> = { ".": "plains", h: "hills", f: "forest", "~": "river", "=": "road" };
  const found: Record<Hex, Ground> = {};
  map.trim().split("\n").forEach((line, row) => [...line.replaceAll(" ", "")].forEach((letter, column) => (found[hexAt(column, row)!] = { terrain: letters[letter]! })));
  return found;
}
const AREA = { left: 0, top: 0, width: 60, height: 40, scale: 1 };

describe("noise", () => {
  it("is the same for the same place, at any scale and from any corner", () => {
    const grain = { seed: 3, size: 20, octaves: 2 };
    const whole = noise(AREA, grain);
    const part = noise({ ...AREA, left: 10, top: 8, width: 20, height: 10 }, grain);
    expect(part[0]).toBeCloseTo(whole[8 * 60 + 10]!, 5);
    const large = noise({ ...AREA, width: 120, height: 80, scale: 2 }, grain);
    expect(large[(16 * 120 + 20)]).toBeCloseTo(whole[8 * 60 + 10]!, 5);
    for (const value of whole) expect(value >= 0 && value <= 1).toBe(true);
  });

  it("gives the same numbers each time", () => {
    const [one, two] = [dice(9), dice(9)];
    for (let i = 0; i < 20; i += 1) expect(one()).toBe(two());
    expect([soft(0, 1, 2), soft(1.5, 1, 2), soft(3, 1, 2)]).toEqual([0, 0.5, 1]);
  });
});

describe("the brush", () => {
  it("keeps edges and flattens what lies between them", () => {
    const width = 20;
    const make = () => Float32Array.from({ length: width * 20 }, (_, i) => (i % width < 10 ? 0.2 : 0.8) + ((i * 7) % 5) * 0.01);
    const colours: [Float32Array, Float32Array, Float32Array] = [make(), make(), make()];
    const before = colours[0].slice();
    brushed(colours, width, 20, 2, 1);
    const spread = (of: Float32Array) => Math.max(...of.filter((_, i) => i % width < 8)) - Math.min(...of.filter((_, i) => i % width < 8));
    expect(spread(colours[0])).toBeLessThan(spread(before));
    expect(colours[0][10 * width + 9]!).toBeLessThan(0.3);
    expect(colours[0][10 * width + 10]!).toBeGreaterThan(0.7);
  });
});

describe("ways", () => {
  const field = land(". = .\n ~ ~ ~\n. = .");
  const paper = paperFor(Object.keys(field));

  it("run through their hexes and on past the edge of the field", () => {
    const all = rivers(field, paper).flat();
    expect(Math.min(...all.map(([x]) => x))).toBeLessThan(-200);
    expect(Math.max(...all.map(([x]) => x))).toBeGreaterThan(paper.width + 200);
    expect(roads(field, paper).length).toBeGreaterThan(0);
  });

  it("know how far a place is from them", () => {
    const [x, y] = centre("b2", paper);
    const far = distances(rivers(field, paper), { left: x - 10, top: y - 40, width: 20, height: 80, scale: 1 }, 60);
    expect(far[40 * 20 + 10]).toBeLessThan(2);
    expect(far[10]).toBeGreaterThan(30);
    expect(Math.abs(Math.sin(flow(field, "b2", paper)!))).toBeLessThan(0.01);
    expect(flow(field, "a1", paper)).toBeNull();
  });
});

describe("the ground", () => {
  const field = land(". h .\n ~ ~ ~\n. . .");
  const paper = paperFor(Object.keys(field));
  const scene = scenery(field, paper);
  const colour = (hex: Hex, dy = 0) => {
    const [x, y] = centre(hex, paper);
    const pixels = ground(scene, { left: x - 4, top: y + dy - 4, width: 8, height: 8, scale: 1 });
    return [0, 1, 2].map((n) => pixels[4 * 36 + n]!);
  };

  it("is blue in the river, green and straw on the plain", () => {
    const [red, , blue] = colour("b2");
    expect(blue).toBeGreaterThan(red!);
    const [r, g, b] = colour("a1");
    expect(Math.min(r!, g!)).toBeGreaterThan(b!);
  });

  it("has reeds on the banks and not in the water", () => {
    const [, middle] = centre("b2", paper);
    for (const [, y] of banks(scene, 60).filter(([x]) => x > 40 && x < paper.width - 40)) expect(Math.abs(y - middle)).toBeGreaterThan(20);
  });

  it("is painted anew when the land changes, not when a fire grows or a tent is put up", () => {
    const with_ = (changes: Partial<Ground>) => keyOf({ ...field, a1: { ...field.a1!, ...changes } }, paper);
    expect(with_({})).toBe(keyOf(field, paper));
    expect(with_({ fire: 2 })).toBe(with_({}));
    expect(with_({ token: "tent" })).toBe(with_({}));
    expect(with_({ token: "ford" })).not.toBe(with_({}));
    expect(with_({ devastated: true })).not.toBe(with_({}));
    expect(keyOf(field, { ...paper, turned: true })).not.toBe(with_({}));
  });
});
