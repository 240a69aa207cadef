import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import regionsText from "../../../../../src/westmarch/games/war_of_the_ring/data/regions.toml?raw";
import setupText from "../../../../../src/westmarch/games/war_of_the_ring/data/setup.toml?raw";
import polish from "../../../../../src/westmarch/games/war_of_the_ring/texts/pl/data.toml?raw";
import russian from "../../../../../src/westmarch/games/war_of_the_ring/texts/ru/data.toml?raw";
import { fitView, smallest } from "../../../table/widgets/panzoom";
import { apart, overlap, partsOf, type Kind, type Part } from "./labelLayout";
import { nameLines, REGION_IDS, ROOMS, SIZE } from "./map";
import { PAINTING } from "./paintedMap";
import { blockOf, DOCK, SHIELD, tokensOf, unitAt, type Block, type Place, type Token } from "./regionLayout";
import type { RegionFacts } from "../types";

const who = (id: string) => ({ name: id, side: id === "witch_king" ? ("shadow" as const) : ("free_peoples" as const) });
const tokens = (figures: Record<string, number>, ...characters: string[]) => tokensOf({ figures, characters }, who);

describe.each([
  ["English", "[regions]"],
  ["Polish", polish],
  ["Russian", russian],
])("the map as a game opens, in %s", (language, source) => {
  const translated = parse(source).regions as Record<string, { name: string }>;
  const regions = new Map((parse(regionsText).region as unknown as RegionFacts[]).map((region) => [region.id, region]));
  const armies = parse(setupText).army as unknown as ({ region: string; nation: string } & Record<string, number | string>)[];
  const fellowship: Token = { kind: "bearers", id: "bearers", side: "free_peoples", progress: 0, hidden: true };
  function standing(id: string): Token[] {
    const figures: Record<string, number> = {};
    for (const army of armies.filter(({ region }) => region === id)) {
      for (const kind of ["regular", "elite", "leader"]) figures[`${army.nation}_${kind}`] = Number(army[kind] ?? 0);
      figures.nazgul = (figures.nazgul ?? 0) + Number(army.nazgul ?? 0);
    }
    return [...(id === "rivendell" ? [fellowship] : []), ...tokens(figures)];
  }
  /** The board of a window: all of it under the header. */
  const board = (width: number, height: number) => ({ width, height: height - 44 });
  function laid(unit: number): Record<string, Block> {
    const blocks = REGION_IDS.map((id) => {
      const { name: english, settlement } = regions.get(id)!;
      const name = translated[id]?.name ?? english;
      return [id, blockOf({ name, room: ROOMS[id]!, settlement, inside: [], outside: standing(id) }, unit, nameLines)] as const;
    });
    return apart(Object.fromEntries(blocks), unit);
  }
  /** Which parts of two regions lie over each other. */
  function clashes(blocks: Record<string, Block>, unit: number, bad: (one: Kind, two: Kind) => boolean): string[] {
    const all = Object.entries(blocks).flatMap(([id, block]) => partsOf(block, unit).map((part): Part & { id: string } => ({ ...part, id })));
    return all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((two) => (one.id !== two.id && bad(one.kind, two.kind) && overlap(one.box, two.box) ? [`${one.kind} ${one.id} / ${two.kind} ${two.id}`] : [])),
    );
  }

  it("has names and armies in it", () => {
    expect(Object.keys(translated)).toHaveLength(language === "English" ? 0 : REGION_IDS.length);
    expect(armies.length).toBeGreaterThan(20);
    expect(standing("minas_morgul").map(({ kind }) => kind)).toEqual(["army", "nazgul"]);
  });

  describe.each([
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ])("in a window of %i × %i", (width, height) => {
    const size = board(width, height);
    const unit = unitAt(size);
    const blocks = laid(unit);
    it("writes no name over another, over a settlement or over an army", () => {
      expect(clashes(blocks, unit, (one, two) => one === "name" || two === "name")).toEqual([]);
    });
    it("lays no army over another, or over a settlement", () => {
      expect(clashes(blocks, unit, (one, two) => one === "token" || two === "token")).toEqual([]);
    });
    it("writes every name at 12 pixels or more, and draws every token at 28 or more", () => {
      const scale = Math.max(fitView(SIZE, size, "fit", { left: 0, top: 0, right: 0, bottom: DOCK }).scale, smallest(SIZE, size, PAINTING));
      expect(Math.min(...Object.values(blocks).map((block) => block.size)) * scale).toBeGreaterThanOrEqual(12);
      expect(SHIELD.width * unit * scale).toBeGreaterThanOrEqual(28);
    });
    it("leaves names near the middle of their regions", () => {
      for (const [id, { x, y, lines, step, placed }] of Object.entries(blocks)) {
        const room = ROOMS[id]!;
        const middle = y + ((lines.length - 1) * step) / 2;
        expect(Math.abs(x - room.x - room.width / 2), id).toBeLessThanOrEqual(30 * unit);
        if (!placed.length) expect(Math.abs(middle - room.y - room.height / 2), id).toBeLessThanOrEqual(46 * unit);
      }
    });
  });
});

describe("blocks beside each other", () => {
  const room = { x: 100, y: 100, width: 76, height: 58 };
  const lay = (more: Partial<Place> = {}, unit = 1.2) =>
    blockOf({ name: "Edoras", room, settlement: "city", inside: [], outside: [], ...more }, unit, nameLines);
  const stacked = lay({ settlement: "stronghold", inside: tokens({ gondor_regular: 3 }, "strider"), outside: tokens({ sauron_regular: 5, nazgul: 2 }, "witch_king") });
  const lowest = Math.max(...stacked.placed.map(({ y }) => y)) + (SHIELD.height / 2) * 1.2;
  const under = (more: Partial<Place> = {}) => lay({ name: "Lossarnach", settlement: "town", room: { ...room, y: lowest - 30, height: 40 }, ...more });
  it("leave a name in sight that a neighbour's besiegers would cover", () => {
    const found = apart({ siege: stacked, below: under() }, 1.2);
    expect(under().y).toBeLessThan(lowest);
    expect(found.below!.y).toBeGreaterThan(lowest);
    expect(found.below!.icon!.y - under().icon!.y).toBeCloseTo(found.below!.y - under().y);
    expect(found.siege).toBe(stacked);
  });
  it("stay where they are when nothing covers them", () => {
    const far = under({ room: { ...room, x: 400 } });
    expect(apart({ siege: stacked, far }, 1.2)).toEqual({ siege: stacked, far });
  });
  it("hardly move where somebody stands: the name goes farther than they do", () => {
    const held = under({ outside: tokens({ gondor_regular: 1 }) });
    const found = apart({ siege: stacked, held }, 1.2).held!;
    const [before, after] = [held.placed[0]!, found.placed[0]!];
    expect(after).not.toEqual(before);
    expect(Math.abs(after.x - before.x)).toBeLessThan(16 * 1.2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(13 * 1.2);
    expect(found.icon!.x - held.icon!.x).toBeCloseTo(after.x - before.x);
  });
  it("are the same again when they step aside as before, so that they are not drawn anew", () => {
    const below = under();
    expect(apart({ siege: stacked, below }, 1.2).below).toBe(apart({ siege: stacked, below }, 1.2).below);
  });
  it("write a name in more lines where it would else lie over its neighbour's", () => {
    const beside = lay({ name: "Old Forest Road", settlement: undefined, room: { ...room, width: 130 } });
    const wall = (x: number) => lay({ outside: tokens({ rohan_regular: 1 }), room: { ...room, x, width: 20, y: 60, height: 130 }, inside: tokens({ gondor_regular: 1 }) });
    const found = apart({ beside, left: wall(90), right: wall(218) }, 1.2);
    expect(beside.lines).toHaveLength(1);
    expect(found.beside!.lines.length).toBeGreaterThan(1);
  });
});
