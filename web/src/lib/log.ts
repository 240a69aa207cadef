/** The log as it is read: turns, and battles gathered into one item that can be folded. */
import { fold } from "./choices";
import type { Line } from "./protocol";

export type LogItem =
  | { type: "turn"; key: string; turn: number }
  | { type: "line"; key: string; line: Line }
  | { type: "battle"; key: string; lines: Line[]; over: boolean };

const BATTLE_BEGINS = new Set(["battle_started"]);
const BATTLE_ENDS = new Set(["battle_over"]);

/** Add new lines to a log: each running number once, in order. */
export function merge(log: Line[], lines: Line[]): Line[] {
  if (!lines.length) return log;
  const last = log.at(-1)?.k ?? -1;
  if (lines[0]!.k > last) return [...log, ...lines];
  const byNumber = new Map(log.map((line) => [line.k, line]));
  for (const line of lines) byNumber.set(line.k, line);
  return [...byNumber.values()].sort((a, b) => a.k - b.k);
}

export function items(log: Line[]): LogItem[] {
  const found: LogItem[] = [];
  let turn = 0;
  let battle: Extract<LogItem, { type: "battle" }> | null = null;
  for (const line of log) {
    if (line.turn !== turn) {
      turn = line.turn;
      battle = null;
      if (turn > 0) found.push({ type: "turn", key: `turn-${line.k}`, turn });
    }
    if (line.kind === "turn_began" || !line.text) continue;
    if (BATTLE_BEGINS.has(line.kind)) {
      battle = { type: "battle", key: `battle-${line.k}`, lines: [line], over: false };
      found.push(battle);
    } else if (battle) {
      battle.lines.push(line);
      if (BATTLE_ENDS.has(line.kind)) {
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
