/** Which emblems the games' tables name, and the text of the modules that hold their paths. Used by npm run emblems and its test. */
import * as westeros from "./battles_of_westeros/pictures";
import { FACES } from "./dice";
import * as five from "./five_armies/pictures";
import * as lotr from "./lotr_card_game/pictures";
import { emblemsOf } from "./recipe";
import * as ring from "./war_of_the_ring/pictures";

export const GAMES = ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"] as const;
type Game = (typeof GAMES)[number];

const recipes = (...tables: Record<string, string>[]) => emblemsOf(tables.flatMap((table) => Object.values(table)));
const signs = (...tables: Record<string, string>[]) => tables.flatMap((table) => Object.values(table));

/** Emblems by game. */
export function namesOf(): Record<Game, string[]> {
  const faces = Object.values(FACES).flat();
  return {
    war_of_the_ring: [...faces, ...recipes(ring.CARDS, ring.CHARACTERS), ...signs(ring.NATIONS, ring.SETTLEMENTS, ring.TILES, ring.SIGNS)],
    five_armies: [
      ...faces,
      ...recipes(five.CARDS, five.MANOEUVRES, five.CHARACTERS),
      ...emblemsOf(Object.values(five.ORDERS).map((order) => `dawn; ${order}`)),
      ...signs(five.UNITS, five.TILES, five.SIGNS),
    ],
    lotr_card_game: [...recipes(lotr.CARDS), ...signs(lotr.SIGNS)],
    battles_of_westeros: [
      ...recipes(westeros.CARDS, westeros.COMMANDERS),
      ...signs(westeros.HOUSES, westeros.UNITS, westeros.SYMBOLS, westeros.TERRAIN, westeros.SIGNS),
    ],
  };
}

/** Shared by several games. */
export function sharedOf(names: Record<Game, string[]>): Set<string> {
  const seen = new Map<string, Set<string>>();
  for (const game of GAMES) for (const name of names[game]) seen.set(name, (seen.get(name) ?? new Set()).add(game));
  return new Set([...seen].filter(([, games]) => games.size > 1).map(([name]) => name));
}

const ARGUMENTS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** Two flags of an arc may stand without a space before and after them. */
const ARC = /([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/g;

/** A path on a field of 512 without the fractions that nobody sees. */
export function shorter(d: string): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const numbers = command.toLowerCase() === "a" ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1)) : (rest.match(ARGUMENTS) ?? []);
    const short = numbers.map((number) => String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1."));
    return command + short.reduce((text, number) => text + (text && !number.startsWith("-") ? " " : "") + number, "");
  });
}

/** The text of each room's paths.ts. */
export function written(names: Record<Game, string[]>, icons: Record<string, { body: string }>): Record<string, string> {
  const shared = sharedOf(names);
  const path = (name: string) => {
    const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? "");
    if (!found) throw new Error(`game-icons has no plain emblem ${name}`);
    return shorter(found[1]!);
  };
  const text = (of: string[], also: boolean) =>
    `// Written by npm run emblems out of @iconify-json/game-icons (CC BY 3.0; authors: NOTICE).\n` +
    (also ? `import { PATHS as SHARED } from "../shared/paths";\n\n` : "\n") +
    `export const PATHS: Record<string, string> = {\n${also ? "  ...SHARED,\n" : ""}` +
    `${[...new Set(of)].sort().map((name) => `  "${name}": "${path(name)}",`).join("\n")}\n};\n`;
  return {
    shared: text([...shared], false),
    ...Object.fromEntries(GAMES.map((game) => [game, text(names[game].filter((name) => !shared.has(name)), true)])),
  };
}
