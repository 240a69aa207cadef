/** The guided first turns: a game has one when boards/<game>/guide.ts is there. Loaded when somebody wants to learn. */
import type { Script } from "../table/guide/guideScript";

const modules = import.meta.glob<{ default: Script }>("./*/guide.ts");

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in modules;
}

export async function loadGuide(game: string): Promise<Script> {
  const load = modules[`./${game}/guide.ts`];
  if (!load) throw new Error(`There is no guide to ${game}.`);
  return (await load()).default;
}
