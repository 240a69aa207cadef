/**
 * Rims of what may be chosen stand out on every ground, in both themes, also for the three common colour-vision
 * deficiencies: measured, by the colours of the style sheets themselves.
 */
import { describe, expect, it } from "vitest";

import { simulated, type Vision, VISIONS } from "../art/colourBlindness";

const SHEETS = import.meta.glob<string>(["../styles/app.css", "./*/board/board.css"], { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["./*/**/*.svelte", "./*/board/board.css", "!./**/primer/**"], { query: "?raw", import: "default", eager: true });
const ENOUGH = 3;

type Colour = [number, number, number];
const THEMES = ["light", "dark"] as const;

/** The plain colours that the style sheets name, for a theme. */
function named(theme: (typeof THEMES)[number]): Map<string, Colour> {
  const found = new Map<string, Colour>();
  const read = (dark: boolean) => {
    for (const sheet of Object.values(SHEETS)) {
      for (const [, selector, body] of sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
        if (selector!.includes("dark") !== dark) continue;
        for (const [, name, hex] of body!.matchAll(/--([\w-]+):\s*#([0-9a-f]{6});/g)) found.set(name!, [0, 2, 4].map((at) => parseInt(hex!.slice(at, at + 2), 16)) as Colour);
      }
    }
  };
  read(false);
  if (theme === "dark") read(true);
  return found;
}

const mixed = (one: Colour, two: Colour, part: number): Colour => one.map((value, i) => value * part + two[i]! * (1 - part)) as Colour;
const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"];
const LANDS = ["sea", "wild", ...["plain", "hill", "mountain", "ruin", "swamp", "water", "rock", "rock-dark", "broken-lands", "valley", "eastern-bank", "southern-spur"].map((one) => `b5a-${one}`), ...["plains", "hills", "wood", "built", "river", "road", "table", "stark", "lannister"].map((one) => `bow-${one}`), "paper", "paper-raised", "wood"];
/** Of a Nation's colour in the tint of the land. */
const TINTS = { light: 0.34, dark: 0.42 };

function grounds(theme: (typeof THEMES)[number]): [string, Colour][] {
  const colours = named(theme);
  const of = (name: string): Colour => colours.get(name) ?? expect.fail(`no colour is called --${name}`);
  return [
    ...NATIONS.flatMap((nation): [string, Colour][] => [[nation, of(nation)], [`land of ${nation}`, mixed(of(nation), of("wild"), TINTS[theme])]]),
    ...LANDS.map((land): [string, Colour] => [land, of(land)]),
    // Cards and painted ground may be of any lightness.
    ...Array.from({ length: 18 }, (_, i): [string, Colour] => [`grey ${i * 15}`, [i * 15, i * 15, i * 15]]),
  ];
}

const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
function luminance(colour: Colour, vision: Vision): number {
  const [red, green, blue] = simulated(colour.map(linear) as Colour, vision);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: Colour, two: Colour, vision: Vision): number {
  const [low, high] = [luminance(one, vision), luminance(two, vision)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(VISIONS)("to %s eyes", (vision) => {
  describe.each(THEMES)("in the %s theme", (theme) => {
    const colours = named(theme);
    const outline = colours.get("rim-outline")!;
    it.each(["rim", "rim-soft", "rim-source"])("--%s or its outline stands out on every ground", (name) => {
      const rim = colours.get(name)!;
      const faint = grounds(theme).filter(([, ground]) => Math.max(contrast(rim, ground, vision), contrast(outline, ground, vision)) < ENOUGH);
      expect(faint.map(([ground]) => ground)).toEqual([]);
    });
    it("the dashes of an attack are seen on its rim", () => {
      expect(contrast(colours.get("rim-attack")!, colours.get("rim")!, vision)).toBeGreaterThanOrEqual(ENOUGH);
    });
  });
});

describe("the boards", () => {
  it("draw a rim of shadows within its outline", () => {
    const bare = Object.entries(SOURCES).flatMap(([path, source]) => [...source.matchAll(/0 0 0 \dpx var\(--rim(?:-soft)?\)[,;]\s*([^\n]*)/g)].filter(([, next]) => !next!.includes("var(--rim-outline)")).map(() => path));
    expect(bare).toEqual([]);
  });
  it("let no rim fade", () => {
    const faded = Object.entries(SOURCES).flatMap(([path, source]) => [...source.matchAll(/\.rim[\w.]*\s*\{([^}]*)\}/g)].filter(([, body]) => /opacity|rgb\(/.test(body!)).map(() => path));
    expect(faded).toEqual([]);
  });
  it("all draw them in these colours", () => {
    for (const game of ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"]) {
      expect(Object.entries(SOURCES).some(([path, source]) => path.startsWith(`./${game}/`) && source.includes("var(--rim)")), game).toBe(true);
    }
  });
});
