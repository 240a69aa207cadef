/** Odds as the server works them out, and as people read them. */
import { texts } from "../i18n/texts.svelte";

export interface SideOdds {
  side: string;
  strength?: number;
  leadership?: number;
  needed?: number;
  expected_hits?: number;
  hits?: number[];
}

export interface BattleOdds {
  origin: string;
  target: string;
  /** In the open field, against walls, out of them. */
  form?: string;
  round: number;
  attacker: SideOdds;
  defender: SideOdds;
  whole_battle: {
    attacker_wins: number;
    defender_wins: number;
    both_destroyed: number;
    undecided: number;
    attackers_left: number;
    defenders_left: number;
  };
}

/** The battles of an answer, whatever else it holds. */
export function battlesOf(answer: unknown): BattleOdds[] {
  const inner = (answer as { odds?: unknown } | null)?.odds ?? answer;
  const list = (inner as { battles?: unknown } | null)?.battles;
  return Array.isArray(list) ? (list as BattleOdds[]).filter((one) => one?.whole_battle) : [];
}

/** Never "0 %" or "100 %" for what may still happen otherwise. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < 0.01) return "<1 %";
  if (chance > 0.99) return ">99 %";
  return `${even(chance * 100)} %`;
}

/** Rounded, a half to the even number: what adds up to a hundred still does. */
function even(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  // As exact as the server tells it.
  if (Math.abs(rest - 0.5) < 1e-6) return low % 2 ? low + 1 : low;
  return Math.round(value);
}

/** Hits to expect, from what the server says or from the chances of each number. */
export function expected(side: SideOdds): number | null {
  if (typeof side.expected_hits === "number") return side.expected_hits;
  if (Array.isArray(side.hits)) return side.hits.reduce((sum, chance, count) => sum + chance * count, 0);
  return null;
}

export function oneDecimal(value: number): string {
  return new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
