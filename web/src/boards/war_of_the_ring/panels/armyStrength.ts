/** What an Army counts for in a battle. */
import { figureOf, type Facts, type Side, type Standing, type WarView } from "../types";

export interface Force {
  figures: Record<string, number>;
  characters: string[];
  units: number;
  /** Dice, at most five. */
  strength: number;
  leadership: number;
}

const MOST = 5;

/** The Army of one side at a place. */
export function forceAt(war: WarView, place: string, side: Side, facts: Facts): Force {
  const standing: Standing = war.places[place] ?? { figures: {}, characters: [] };
  const figures = Object.fromEntries(Object.entries(standing.figures).filter(([id]) => figureOf(id).side === side));
  const characters = standing.characters.filter((id) => facts.characters.get(id)?.side === side);
  let units = 0;
  let leadership = 0;
  const saruman = facts.regions.has((war.characters["saruman"] ?? "").replace(/^inside_/, ""));
  for (const [id, count] of Object.entries(figures)) {
    const { type } = figureOf(id);
    if (type === "regular" || type === "elite") units += count;
    else leadership += count;
    if (saruman && (id === "isengard_elite" || (war.players > 2 && id === "southrons_easterlings_elite"))) {
      leadership += count;
    }
  }
  let captains = 0;
  for (const id of characters) {
    const character = facts.characters.get(id);
    leadership += character?.leadership ?? 0;
    if (character?.captain) captains += 1;
  }
  return { figures, characters, units, strength: Math.min(MOST, units + captains), leadership };
}
