import { describe, expect, it } from "vitest";

import { caption, CHIP, chipsOf, groupsOf, initials, layOut, settle, shortName, type Chip } from "./stacks";
import { splitRows } from "../../lib/atlas";
import { nameLines } from "./map";

const who = (id: string) => ({ name: id === "strider" ? "Strider" : "The Witch-king", side: id === "strider" ? ("free_peoples" as const) : ("shadow" as const) });
const area = { x: 100, y: 100, width: 70, height: 30 };
const army = (...ids: string[]): Chip[] =>
  chipsOf({ figures: Object.fromEntries(ids.map((id, i) => [id, i + 1])), characters: [] }, who);

describe("chips", () => {
  it("makes one chip for each kind, by Nation and rank, Characters last", () => {
    const chips = chipsOf(
      { figures: { nazgul: 2, sauron_elite: 1, isengard_regular: 3, sauron_regular: 4, gondor_leader: 0 }, characters: ["witch_king"] },
      who,
    );
    expect(chips.map((chip) => chip.id)).toEqual(["isengard_regular", "sauron_regular", "sauron_elite", "nazgul", "witch_king"]);
  });
  it("has none for an empty place", () => {
    expect(chipsOf(undefined, who)).toEqual([]);
  });
  it("groups the besieged, the Free Peoples and the Shadow", () => {
    const groups = groupsOf(army("elves_elite"), [...army("sauron_regular"), ...army("rohan_regular")]);
    expect(groups.map((group) => [group.inside, group.chips[0]!.id])).toEqual([
      [true, "elves_elite"],
      [false, "rohan_regular"],
      [false, "sauron_regular"],
    ]);
  });
});

describe("rows", () => {
  it("splits evenly", () => {
    expect(splitRows([1, 2, 3, 4, 5], 2)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(splitRows([1], 3)).toEqual([[1]]);
  });
});

describe("layOut", () => {
  it("puts a lone kind in the middle of its area", () => {
    const { placed, ring } = layOut(groupsOf([], army("gondor_regular")), area);
    expect(placed).toHaveLength(1);
    expect(placed[0]!.x).toBeCloseTo(135);
    expect(ring).toBeNull();
  });
  it("never lets two chips overlap", () => {
    const crowd = army("dwarves_regular", "dwarves_elite", "elves_regular", "elves_elite", "gondor_regular", "north_leader");
    const { placed, scale } = layOut(groupsOf([], crowd), area);
    for (const [i, one] of placed.entries()) {
      for (const two of placed.slice(i + 1)) {
        const apart =
          Math.abs(one.x - two.x) >= CHIP.width * scale - 0.01 || Math.abs(one.y - two.y) >= CHIP.height * scale - 0.01;
        expect(apart).toBe(true);
      }
    }
  });
  it("rings the besieged and leaves the besiegers outside", () => {
    const { placed, ring } = layOut(groupsOf(army("elves_elite"), army("sauron_regular")), { ...area, height: 60 });
    const [inside, outside] = placed;
    expect(inside!.y).toBeGreaterThan(ring!.y);
    expect(inside!.y).toBeLessThan(ring!.y + ring!.height);
    expect(outside!.y).toBeGreaterThan(ring!.y + ring!.height);
  });
  it("writes names while they fit and initials in a crowd", () => {
    const people = (count: number): Chip[] =>
      Array.from({ length: count }, (_, i) => ({ kind: "character", id: `c${i}`, side: "free_peoples", name: "Meriadoc" }));
    expect(layOut(groupsOf([], people(1)), area).named).toBe(true);
    expect(layOut(groupsOf([], people(6)), area).named).toBe(false);
  });
  it("gives the army the room of the name where it is crowded", () => {
    const room = { x: 0, y: 0, width: 62, height: 48 };
    const of = (brief: boolean) => caption("Ered Luin", room, true, nameLines, brief);
    const groups = groupsOf([], army("dwarves_regular", "dwarves_elite", "dwarves_leader", "elves_regular", "elves_elite"));
    const crowded = settle(groups, of(false), () => of(true));
    expect(crowded.stack.scale).toBeGreaterThan(layOut(groups, of(false).area).scale);
    const alone = settle(groupsOf([], army("dwarves_regular")), of(false), () => of(true));
    expect(alone.caption).toEqual(of(false));
  });
});

describe("names of Characters", () => {
  it("are short", () => {
    expect(shortName("Gandalf the Grey")).toBe("Gandalf");
    expect(shortName("The Witch-king")).toBe("Witch-king");
    expect(initials("witch_king", "The Witch-king")).toBe("WK");
    expect(initials("boromir", "Boromir")).toBe("Bo");
  });
});
