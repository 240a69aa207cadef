/** The table's words. */
import { gameTexts } from "../../lib/i18n/gameTexts";
import type { Facts } from "./types";
import english from "./texts/en.ftl?raw";

export const { say, word } = gameTexts("boards/five_armies", english);

/** "2 Orcs, 1 Warg". */
export function unitsText(units: Record<string, number>): string {
  return Object.entries(units)
    .map(([unit, count]) => `${count} ${unitName(unit, count)}`)
    .join(", ");
}

export function unitName(unit: string, count = 1): string {
  return say(`unit-${unit.replaceAll("_", "-")}`, { count });
}

/** "2 with the fate symbol". */
export function tileName(id: string, facts: Facts): string {
  const tile = facts.tiles.get(id);
  if (!tile) return id;
  if (tile.special) return word("tile", id);
  return say(tile.symbol ? "tile-fate" : "tile-plain", { value: tile.value });
}
