import { describe, expect, it } from "vitest";

const PARTS = ["Board", "Tracks", "Opponent", "Hand", "Panels", "Ending", "Tip", "Actor"];
const there = Object.keys(import.meta.glob(["./*/*.svelte", "./*/scenes.ts", "./*/steppers.ts", "./*/attacks.ts"]));
const sets = import.meta.glob<Record<string, unknown>>("./*/set.ts");

describe("a game's set", () => {
  for (const [path, load] of Object.entries(sets)) {
    const room = path.replace("set.ts", "");
    it(`names everything that ${room} has for the table`, async () => {
      const set = await load();
      const parts = PARTS.filter((part) => there.includes(`${room}${part}.svelte`));
      expect(parts).toContain("Board");
      const others = [
        ["scenes", "book"],
        ["steppers", "stepperOf"],
        ["attacks", "inspect"],
      ] as const;
      const names = [...parts, ...others.flatMap(([file, name]) => (there.includes(`${room}${file}.ts`) ? [name] : []))];
      expect(Object.keys(set)).toEqual(expect.arrayContaining(names));
    }, 60_000);
  }
});
