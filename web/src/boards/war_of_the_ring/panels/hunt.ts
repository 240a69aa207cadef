/** The last Hunt of the log, step by step. */
import type { Line } from "../../../lib/api/protocol";
import type { WarView } from "../types";

export type HuntStep =
  | { step: "level"; level: number; modifier: number }
  | { step: "roll"; dice: number[]; modifier: number; successes: number }
  | { step: "reroll"; dice: number[]; modifier: number; successes: number }
  | { step: "nothing"; text: string }
  | { step: "tile"; tile: string; note: string }
  | { step: "damage"; damage: number; cause: string }
  | { step: "absorbed"; text: string; left: number | null }
  | { step: "corruption"; amount: number; corruption: number }
  | { step: "reveal"; text: string }
  | { step: "mordor"; text: string };

export interface Hunt {
  key: number;
  steps: HuntStep[];
  over: boolean;
  /** The number of its last line. */
  last: number;
}

const BEGINS = new Set(["fellowship_moves", "hunt_roll"]);
const PARTS = new Set([
  "hunt_roll",
  "hunt_reroll",
  "hunt_failed",
  "no_hunt",
  "hunt_tile_drawn",
  "hunt_tile_returned",
  "hunt_tile_ignored",
  "hunt_tile_prevented",
  "hunt_tile_die",
  "hunt_damage",
  "hunt_damage_lowered",
  "hunt_casualty",
  "corruption_rose",
  "corruption_healed",
  "fellowship_revealed",
  "companion_eliminated",
  "companion_separated",
  "mordor_step",
  "guide_changed",
  "table_card_discarded",
]);

/** A number that must be rolled: 6, lowered by the modifier; a natural 1 never succeeds. */
export function huntNeeds(modifier: number): number {
  return Math.max(2, 6 - modifier);
}

export function succeeds(die: number, modifier: number): boolean {
  return die !== 1 && die + modifier >= 6;
}

/** The lines of the last Hunt: from the Fellowship's move, or a tile drawn for another reason. */
export function huntLines(log: readonly Line[]): Line[] {
  let last = log.length - 1;
  while (last >= 0 && !PARTS.has(log[last]!.kind) && !BEGINS.has(log[last]!.kind)) last -= 1;
  if (last < 0) return [];
  let first = last;
  while (first > 0 && !BEGINS.has(log[first]!.kind) && PARTS.has(log[first - 1]!.kind)) first -= 1;
  if (first > 0 && log[first - 1]!.kind === "fellowship_moves") first -= 1;
  return log.slice(first, last + 1);
}

export function lastHunt(log: readonly Line[], view: WarView): Hunt | null {
  const lines = huntLines(log);
  const real = lines.some((line) => line.kind.startsWith("hunt_") || line.kind === "no_hunt");
  if (!real) return null;
  const steps: HuntStep[] = [];
  for (const line of lines) add(steps, line);
  const going = view.procedure.some((frame) => frame.name === "Hunt" || frame.name === "HuntTile");
  return { key: lines[0]!.k, steps, over: !going, last: lines.at(-1)!.k };
}

function add(steps: HuntStep[], line: Line): void {
  const { kind, data, text } = line;
  const n = (name: string) => Number(data[name] ?? 0);
  switch (kind) {
    case "hunt_roll":
      steps.push({ step: "level", level: n("level"), modifier: n("modifier") });
      steps.push({ step: "roll", dice: data.dice as number[], modifier: n("modifier"), successes: n("successes") });
      return;
    case "hunt_reroll":
      steps.push({ step: "reroll", dice: data.dice as number[], modifier: n("modifier"), successes: n("successes") });
      return;
    case "no_hunt":
    case "hunt_failed":
    case "hunt_tile_prevented":
      steps.push({ step: "nothing", text });
      return;
    case "hunt_tile_drawn":
      steps.push({ step: "tile", tile: String(data.tile), note: "" });
      return;
    case "hunt_tile_returned":
    case "hunt_tile_ignored":
    case "hunt_tile_die": {
      const tile = [...steps].reverse().find((step) => step.step === "tile");
      if (tile?.step === "tile") tile.note = text;
      return;
    }
    case "hunt_damage":
      steps.push({ step: "damage", damage: n("damage"), cause: String(data.cause ?? "hunt") });
      return;
    case "hunt_damage_lowered":
      steps.push({ step: "absorbed", text, left: n("damage") });
      return;
    case "hunt_casualty":
    case "companion_eliminated":
    case "companion_separated":
    case "guide_changed":
    case "table_card_discarded":
      if (steps.length) steps.push({ step: "absorbed", text, left: null });
      return;
    case "corruption_rose":
      steps.push({ step: "corruption", amount: n("amount"), corruption: n("corruption") });
      return;
    case "corruption_healed":
      steps.push({ step: "corruption", amount: -n("amount"), corruption: n("corruption") });
      return;
    case "fellowship_revealed":
      steps.push({ step: "reveal", text });
      return;
    case "mordor_step":
      steps.push({ step: "mordor", text });
      return;
  }
}
