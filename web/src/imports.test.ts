/** Which folder may import which. Tests, and what is there for tests alone, may reach anywhere. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte,css}", "!./**/*.test.ts", "!./boards/testing/**"], { query: "?raw", import: "default", eager: true });
const everything = Object.keys(import.meta.glob("./**/*")).map((path) => path.slice(2));

/** From the top down: a folder imports what is below it. Those of a line know nothing of each other. */
const LAYERS: Record<string, string> = {
  "": "main > App > pages > boards > table > art > lib > styles texts",
  lib: "inspector layout rooms > rules > games people preferences > api ui > i18n router settings",
  table: "Table TableLoading battle > keys widgets > decision > hints > layout > people > state > film > board > end guide log",
  pages: "new_table > about archive battles decks lobby moderation people puzzles replay review room rules tournaments > account publishing seeks",
  boards: "guides primers registry seats > war_of_the_ring five_armies lotr_card_game battles_of_westeros plain > primer > shared",
};

/** What of a path lies right in a folder: another folder, or a file without its ending. */
const under = (folder: string, path: string) => path.slice(folder ? folder.length + 1 : 0).split(/[/.]/)[0]!;

/** What a file imports by a relative path, as paths from here. */
function imported(path: string, source: string): string[] {
  const specs = [...source.matchAll(/(?:\bfrom|\bimport|\bURL)\s*\(?\s*"(\.[^"?]+)/g)].map((match) => match[1]!);
  return specs.map((spec) => new URL(spec, `http://x/${path}`).pathname.slice(1));
}

/** Without what is no file of ours: a text that will be a source, data beside this folder. */
const imports = Object.entries(sources).flatMap(([key, source]) => {
  const path = key.slice(2);
  return imported(path, source).map((to) => [path, to] as const);
}).filter(([, to]) => everything.some((path) => path.startsWith(to)));

describe.each(Object.entries(LAYERS))("%s/", (folder, text) => {
  const layers = text.split(" > ").map((layer) => layer.split(" "));
  const level = (name: string) => layers.findIndex((layer) => layer.includes(name));
  const within = folder ? imports.filter((both) => both.every((path) => path.startsWith(`${folder}/`))) : imports;

  it("has a layer for everything in it", () => {
    const names = new Set(within.flat().map((path) => under(folder, path)));
    expect([...names].filter((name) => level(name) < 0)).toEqual([]);
  });

  it("imports from the top down alone", () => {
    const up = within.filter(([from, to]) => {
      const [above, below] = [under(folder, from), under(folder, to)];
      return above !== below && level(above) >= level(below);
    });
    expect(up.map((both) => both.join(" -> "))).toEqual([]);
  });
});

it("sees the imports of the client", () => {
  expect(imports).toContainEqual(["App.svelte", "pages/lobby/Lobby.svelte"]);
  expect(imports).toContainEqual(["table/Table.svelte", "lib/api/client"]);
});

it("no two files of a folder differ in capitals alone", () => {
  // `./tip.svelte` is `tip.svelte.ts`, and `Tip.svelte` too where the file system knows no capitals.
  const names = everything.map((path) => path.replace(/\.svelte\.ts$/, ".svelte").toLowerCase());
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
