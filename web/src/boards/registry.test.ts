import { describe, expect, it } from "vitest";

const PARTS = ["Board", "Tracks", "Opponent", "Hand", "Panels", "Ending", "Tip", "Actor"];
const there = Object.keys(import.meta.glob(["./*/*.svelte", "./*/scenes.ts", "./*/steppers.ts"]));
const sets = import.meta.glob<Record<string, unknown>>("./*/set.ts");

describe("a game's set", () => {
  for (const [path, load] of Object.entries(sets)) {
    const room = path.replace("set.ts", "");
    it(`names everything that ${room} has for the table`, async () => {
      const set = await load();
      const parts = PARTS.filter((part) => there.includes(`${room}${part}.svelte`));
      expect(parts).toContain("Board");
      const names = [...parts, ...(there.includes(`${room}scenes.ts`) ? ["book"] : []), ...(there.includes(`${room}steppers.ts`) ? ["stepperOf"] : [])];
      expect(Object.keys(set)).toEqual(expect.arrayContaining(names));
    }, 60_000);
  }
});
