/** Dice outside battles put together from the log: shots, strikes of Eagles, rallies, the Great Dread. */
import type { Line } from "../../../lib/api/protocol";

export interface Strike {
  key: number;
  kind: string;
  place: string | null;
  dice: number[];
  rerolls: number[];
  hits: number;
  /** The lowest number that counted. */
  needed: number;
  /** What came of it, line by line; the first is the roll itself. */
  lines: Line[];
}

const ROLLS = new Set(["shot", "eagle_struck", "rallied", "dread"]);
const AFTER = new Set(["damaged", "damage_removed", "wall_damaged", "unit_eliminated", "army_destroyed", "character_eliminated", "leaders_removed", "bodyguard_used", "tokens_removed", "retreated", "routed"]);

/** The last roll of the log outside a battle, with what came of it. */
export function lastStrike(log: readonly Line[]): Strike | null {
  let start = log.length - 1;
  while (start >= 0 && !ROLLS.has(log[start]!.kind)) start -= 1;
  const line = log[start];
  if (!line) return null;
  const { k, kind, data } = line;
  const dice = (data.dice as number[] | undefined) ?? [];
  let rerolls = (data.rerolls as number[] | undefined) ?? [];
  let hits = Number(data.hits ?? 0);
  const lines = [line];
  for (const next of log.slice(start + 1)) {
    // A rally tells of its re-roll by itself, since the player is asked for it.
    if (kind === "rallied" && next.kind === "rallied_again") {
      rerolls = (next.data.dice as number[] | undefined) ?? [];
      hits += Number(next.data.hits ?? 0);
      continue;
    }
    if (!AFTER.has(next.kind)) break;
    lines.push(next);
  }
  return { key: k, kind, place: data.place ? String(data.place) : null, dice, rerolls, hits, needed: neededOf([...dice, ...rerolls], hits), lines };
}

/** The number from which so many of the dice count. */
function neededOf(dice: readonly number[], hits: number): number {
  return [4, 5, 6, 3, 2, 7].find((least) => dice.filter((die) => die >= least).length === hits) ?? 7;
}
