/**
 * Writes the paths of the emblems that the games' tables name, out of @iconify-json/game-icons: npm run emblems
 *
 * One file for each game, so that a table loads its own alone; what several games show is in the shared one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { GAMES, namesOf, written } = (await runnerImport(here("../src/art/emblems.ts"))).module;

const icons = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
const files = written(namesOf(), icons);
for (const [room, text] of Object.entries(files)) writeFileSync(here(`../src/art/${room}/paths.ts`), text);
console.log(`${GAMES.length} games, ${Object.values(files).reduce((sum, text) => sum + text.length, 0)} bytes`);
