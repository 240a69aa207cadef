import { describe, expect, it } from "vitest";

import { nameLines } from "./map";
import { blockOf, DISC, SHIELD, tokensOf, type Place, type Token } from "./regionLayout";

const who = (id: string) => ({ name: id, side: id === "witch_king" ? ("shadow" as const) : ("free_peoples" as const) });
const tokens = (figures: Record<string, number>, ...characters: string[]) => tokensOf({ figures, characters }, who);
const room = { x: 100, y: 100, width: 76, height: 58 };
const place = (more: Partial<Place> = {}): Place => ({ name: "Edoras", room, settlement: "city", inside: [], outside: [], ...more });
const lay = (more: Partial<Place> = {}, unit = 1.2) => blockOf(place(more), unit, nameLines);

describe("tokens", () => {
  it("are one shield for each Nation, in their order, then Nazgûl, then Characters", () => {
    const found = tokens({ nazgul: 2, sauron_elite: 1, isengard_regular: 3, sauron_regular: 4, gondor_leader: 0 }, "witch_king");
    expect(found.map((token) => token.id)).toEqual(["isengard", "sauron", "nazgul", "witch_king"]);
    expect(found[1]).toMatchObject({ units: 5, elites: 1, leaders: 0 });
    expect(found[2]).toMatchObject({ kind: "nazgul", count: 2 });
  });
  it("count units without their leaders", () => {
    expect(tokens({ rohan_regular: 2, rohan_elite: 1, rohan_leader: 2 })[0]).toMatchObject({ units: 3, elites: 1, leaders: 2 });
  });
  it("are none for an empty place", () => {
    expect(tokensOf(undefined, who)).toEqual([]);
  });
});

describe("a region's block", () => {
  it("keeps its sizes on the screen, whatever the scale", () => {
    expect(lay({}, 1.2).size / 1.2).toBeCloseTo(lay({}, 1.5).size / 1.5);
    expect(lay({}, 1.2).size / 1.2).toBeGreaterThanOrEqual(12);
    expect(lay({ settlement: undefined }, 1.2).size / 1.2).toBeGreaterThanOrEqual(12);
    expect(Math.min(SHIELD.width, SHIELD.height, DISC)).toBeGreaterThanOrEqual(28);
  });
  it("has the name over the settlement and the shield beside it", () => {
    const block = lay({ outside: tokens({ rohan_regular: 2 }) });
    const [army] = block.placed;
    expect(block.y).toBeLessThan(army!.y);
    expect(block.icon!.x).toBeLessThan(army!.x);
    expect(block.icon!.y).toBe(army!.y);
    expect(block.middle).toEqual({ x: army!.x, y: army!.y });
  });
  it("puts the settlement beside the name where tokens need the room", () => {
    const block = lay({ outside: tokens({ rohan_regular: 2, gondor_regular: 1 }, "strider", "gimli") });
    expect(block.icon!.y).toBeLessThan(block.placed[0]!.y - SHIELD.height / 2);
  });
  it("lays tokens closer where there are many, and both sides apart where they cannot stand in one row", () => {
    const both: Token[] = [...tokens({ rohan_regular: 2 }, "strider", "gimli"), ...tokens({ sauron_regular: 3, nazgul: 1 }, "witch_king")];
    const { placed } = lay({ outside: both });
    const rows = new Map<number, string[]>();
    for (const { y, token } of placed) rows.set(y, [...(rows.get(y) ?? []), token.side]);
    expect([...rows.values()]).toEqual([
      ["free_peoples", "free_peoples", "free_peoples"],
      ["shadow", "shadow", "shadow"],
    ]);
    const xs = placed.filter(({ token }) => token.side === "shadow").map(({ x }) => x);
    expect(xs[1]! - xs[0]!).toBeLessThan(SHIELD.width * 1.2);
    expect(xs[1]! - xs[0]!).toBeGreaterThan(SHIELD.width * 0.4);
  });
  it("walls the besieged in and leaves the besiegers outside", () => {
    const block = lay({ settlement: "stronghold", inside: tokens({ gondor_regular: 3 }, "strider"), outside: tokens({ sauron_regular: 5 }) });
    const ring = block.ring!;
    for (const { x, y, inside } of block.placed) {
      const within = x > ring.x && x < ring.x + ring.width && y > ring.y && y < ring.y + ring.height;
      expect(within).toBe(inside);
    }
    expect(block.icon).toBeNull();
    expect(ring.y - block.y - block.size / 2, "battlements stand between them").toBeGreaterThan(5);
  });
  it("never leaves the top of the map", () => {
    const block = lay({ room: { ...room, y: 0 }, inside: tokens({ gondor_regular: 3 }), outside: tokens({ sauron_regular: 5 }) });
    expect(block.y - block.size / 2).toBeGreaterThanOrEqual(3);
  });
});
