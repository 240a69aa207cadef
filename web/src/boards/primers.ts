/** The illustrated primers: a game has one when boards/<game>/primer/primer.ts is there. Loaded when somebody reads how to play. */
import type { Primer } from "./primer/primer";

const modules = import.meta.glob<{ default: Primer }>("./*/primer/primer.ts");

export function hasPrimer(game: string): boolean {
  return `./${game}/primer/primer.ts` in modules;
}

export async function loadPrimer(game: string): Promise<Primer | null> {
  return (await modules[`./${game}/primer/primer.ts`]?.())?.default ?? null;
}
