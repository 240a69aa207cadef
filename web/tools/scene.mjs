/** Prints a painted ground as an SVG: node tools/scene.mjs SCENE KEY (art/painting/scenes.ts). */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)))).module;
const [scene = "mount", key = "lobby"] = process.argv.slice(2);
const [{ paint }, { backdrop }] = [await load("../src/art/painting/paint.ts"), await load("../src/art/painting/pictureCache.ts")];
process.stdout.write(paint(backdrop(scene, key), "stage"));
