/** The log as it is read: turns and phases, and battles gathered into one item that can be folded. */
import { fold } from "../../lib/i18n/fold";
import type { Line } from "../../lib/api/protocol";

export type LogItem =
  | { type: "turn"; key: string; turn: number }
  | { type: "phase"; key: string; phase: string }
  | { type: "line"; key: string; line: Line }
  | { type: "battle"; key: string; lines: Line[]; over: boolean };

/** Kinds of events that open and close a battle, a quest, an attack. */
export interface Folds {
  begins: readonly string[];
  ends: readonly string[];
}

export const BATTLES: Folds = { begins: ["battle_started"], ends: ["battle_over"] };

/** Add new lines to a log: each running number once, in order. */
export function merge(log: Line[], lines: Line[]): Line[] {
  if (!lines.length) return log;
  const last = log.at(-1)?.k ?? -1;
  if (lines[0]!.k > last) return [...log, ...lines];
  const byNumber = new Map(log.map((line) => [line.k, line]));
  for (const line of lines) byNumber.set(line.k, line);
  return [...byNumber.values()].sort((a, b) => a.k - b.k);
}

export function items(log: Line[], folds: Folds = BATTLES): LogItem[] {
  const found: LogItem[] = [];
  let turn = 0;
  let phase = "";
  let battle: Extract<LogItem, { type: "battle" }> | null = null;
  for (const line of log) {
    if (line.turn !== turn) {
      turn = line.turn;
      battle = null;
      phase = "";
      if (turn > 0) found.push({ type: "turn", key: `turn-${line.k}`, turn });
    }
    if (line.kind === "turn_began" || !line.text) continue;
    // A phase in which nothing was told has no heading.
    if (line.phase && line.phase !== phase) {
      phase = line.phase;
      battle = null;
      found.push({ type: "phase", key: `phase-${line.k}`, phase });
    }
    if (folds.begins.includes(line.kind)) {
      battle = { type: "battle", key: `battle-${line.k}`, lines: [line], over: false };
      found.push(battle);
    } else if (battle) {
      battle.lines.push(line);
      if (folds.ends.includes(line.kind)) {
        battle.over = true;
        battle = null;
      }
    } else {
      found.push({ type: "line", key: `line-${line.k}`, line });
    }
  }
  return found;
}

export function filtered(log: Line[], search: string, seat: number | null): Line[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return log.filter((line) => {
    if (seat !== null && line.seat !== seat) return false;
    if (!words.length) return true;
    const text = fold(line.text);
    return words.every((word) => text.includes(word));
  });
}
