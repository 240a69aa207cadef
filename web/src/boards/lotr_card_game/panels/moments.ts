/** The moments of a game as the log tells them: the quest being resolved, an enemy's attack, an attack of players. */
import type { Line } from "../../../lib/api/protocol";

export interface QuestMoment {
  kind: "quest";
  /** The line it begins with. */
  key: number;
  lines: Line[];
  over: boolean;
  /** Cards revealed for it, by instance and number. */
  revealed: { card: number; number: number }[];
  result: { willpower: number; threat: number } | null;
}

export interface AttackMoment {
  kind: "attack" | "player_attack";
  key: number;
  lines: Line[];
  over: boolean;
  seat: number;
  enemy: number;
  number: number;
  /** Defenders, or attackers. */
  characters: { card: number; number: number }[];
  undefended: boolean;
  /** Numbers of the shadow cards turned up. */
  shadows: number[];
  result: { card: number; number: number; attack: number; defense: number; n: number } | null;
}

export type Moment = QuestMoment | AttackMoment;

const one = ({ data }: Line) => ({ card: Number(data.card), number: Number(data.number) });

/** The last moment the log tells of. */
export function lastMoment(log: readonly Line[]): Moment | null {
  let found: Moment | null = null;
  let phase = "";
  for (const line of log) {
    const { kind, data, k } = line;
    if (kind === "phase" || kind === "round") {
      phase = String(data.phase ?? "");
      if (found) found.over = true;
      continue;
    }
    if (kind === "attack" || kind === "player_attack") {
      if (found) found.over = true;
      found = { kind, key: k, lines: [line], over: false, seat: Number(data.seat), enemy: Number(data.card), number: Number(data.number), characters: [], undefended: false, shadows: [], result: null };
      continue;
    }
    const questing = found?.kind === "quest" && !found.over;
    if ((kind === "revealed" && phase === "quest" && !questing) || (kind === "quest_resolved" && !questing)) {
      found = { kind: "quest", key: k, lines: [], over: false, revealed: [], result: null };
    }
    if (!found || found.over) continue;
    found.lines.push(line);
    if (found.kind === "quest") {
      if (kind === "revealed" && !found.result) found.revealed.push(one(line));
      else if (kind === "quest_resolved") found.result = { willpower: Number(data.willpower), threat: Number(data.threat) };
    } else if (kind === "defends" || kind === "attacker") found.characters.push(one(line));
    else if (kind === "undefended") found.undefended = true;
    else if (kind === "shadow_card") found.shadows.push(Number(data.number));
    else if (kind === "attack_damage" && !found.result) {
      found.result = { ...one(line), attack: Number(data.attack), defense: Number(data.defense), n: Number(data.n) };
    }
  }
  return found;
}

const CONSEQUENCES = new Set([
  "progress",
  "explored",
  "stage_defeated",
  "stage_revealed",
  "threat_raised",
  "damaged",
  "destroyed",
  "discarded",
  "eliminated",
  "won",
]);

/** What came of it, in words. */
export function consequences(moment: Moment): Line[] {
  const at = moment.lines.findIndex((line) => line.kind === "quest_resolved" || line.kind === "attack_damage");
  return at < 0 ? [] : moment.lines.slice(at + 1).filter((line) => CONSEQUENCES.has(line.kind) && line.text);
}
