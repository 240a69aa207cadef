/** The odds of attacks as the server works them out: of the one in progress, or of each that could be made. */
import { oneDecimal, percent } from "../../../lib/inspector/odds";
import type { Decision } from "../../../lib/api/protocol";
import type { Hex } from "../board/hexes";
import { say } from "../texts";
import type { UnitView } from "../types";

export interface Chances {
  hits: number[];
  expected_hits: number;
  morale: number[];
  eliminates: number;
}

export interface AttackOdds extends Chances {
  attacker: number;
  target: number;
  from: Hex;
  to: Hex;
  how: string;
  flank: boolean;
  dice: number | null;
  rerolls: number;
  hit_by: string[];
  protection: number;
  rolled: Record<string, number> | null;
  choices: (Chances & { action: (string | number)[] })[];
}

export interface Forecast {
  in_progress: boolean;
  attacks: AttackOdds[];
}

export const NOTHING: Forecast = { in_progress: false, attacks: [] };

export function forecastOf(answer: unknown): Forecast {
  const odds = (answer as { odds?: Forecast | null } | null)?.odds;
  return odds && Array.isArray(odds.attacks) ? odds : NOTHING;
}

/** Retreats to expect: hexes, one for each morale result. */
export function retreats(chances: Chances): number {
  return chances.morale.reduce((sum, chance, count) => sum + chance * count, 0);
}

/** "1.3 hits, 12 % eliminated". */
export function short(odds: Chances): string {
  return say("odds-short", { hits: oneDecimal(odds.expected_hits), percent: percent(odds.eliminates) });
}

/** "2 dice, hit by green or valor: 1.3 hits..." */
export function long(odds: AttackOdds): string {
  const dice = odds.dice === null ? say("odds-dogs") : say("odds-dice", { count: odds.dice });
  const parts = [
    odds.flank ? `${dice}, ${say("odds-flank")}` : dice,
    say("odds-expected", { hits: oneDecimal(odds.expected_hits) }),
    say("odds-none", { percent: percent(odds.hits[0] ?? 0) }),
    say("odds-eliminates", { percent: percent(odds.eliminates) }),
    say("odds-retreats", { hexes: oneDecimal(retreats(odds)) }),
  ];
  return parts.join(" · ");
}

const CHOSEN = new Set(["attack", "pursuit_attack", "direwolf"]);

/** Attacks to show: of the hex the moving unit could go to, of the unit that is to attack, of the one looked at. */
export function attacksShown(decision: Decision, attacks: readonly AttackOdds[], at: { actor?: UnitView; looked?: UnitView; from?: Hex }): AttackOdds[] {
  const { actor, looked, from } = at;
  if (decision.kind === "move") return attacks.filter((one) => one.attacker === actor?.unit && one.from === from);
  if (CHOSEN.has(decision.kind)) return best(attacks);
  return looked ? best(attacks.filter((one) => one.attacker === looked.unit || one.target === looked.unit)) : [];
}

/** Of dogs and swords against the same target, the swords: the dogs have their place in the menu. */
function best(list: readonly AttackOdds[]): AttackOdds[] {
  return list.filter((one) => one.how !== "dogs_of_war" || !list.some((two) => two.target === one.target && two.attacker === one.attacker && two.how !== "dogs_of_war"));
}
