import { describe, expect, it } from "vitest";

const PARTS = ["Board", "Tracks", "Opponent", "Hand", "Panels", "Ending", "Tip", "Actor"];
const there = Object.keys(import.meta.glob(["./*/**/*.svelte", "./*/**/{scenes,steppers,attacks}.ts"]));
/** What their module scripts say beside the component itself is named too. */
const telling = import.meta.glob<Record<string, unknown>>("./*/**/{Board,Tracks,Panels}.svelte");
const sets = import.meta.glob<Record<string, unknown>>("./*/set.ts");

describe("a game's set", () => {
  for (const [path, load] of Object.entries(sets)) {
    const room = path.replace("set.ts", "");
    const find = (file: string) => there.find((one) => one.startsWith(room) && one.endsWith(`/${file}`));
    it(`names everything that ${room} has for the table`, async () => {
      const set = await load();
      const parts = PARTS.filter((part) => find(`${part}.svelte`));
      expect(parts).toContain("Board");
      const others = [
        ["scenes", "book"],
        ["steppers", "stepperOf"],
        ["attacks", "inspect"],
      ] as const;
      const names = [...parts, ...others.flatMap(([file, name]) => (find(`${file}.ts`) ? [name] : []))];
      for (const part of ["Board", "Tracks", "Panels"]) {
        const { default: _, ...said } = (await telling[find(`${part}.svelte`) ?? ""]?.()) ?? {};
        names.push(...Object.keys(said));
      }
      expect(Object.keys(set)).toEqual(expect.arrayContaining(names));
    }, 60_000);
  }
});
