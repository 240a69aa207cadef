/** Prints a painted ground as an SVG: node tools/scene.mjs SCENE KEY (art/scenes.ts). */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)))).module;
const [scene = "mount", key = "lobby"] = process.argv.slice(2);
const [{ paint }, { backdrop }] = [await load("../src/art/paint.ts"), await load("../src/art/keep.ts")];
process.stdout.write(paint(backdrop(scene, key), "stage"));
