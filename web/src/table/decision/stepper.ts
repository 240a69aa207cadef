/** Choosing how many of each: by − and +, sent as the same small choices the engine asks for. */
import type { Action } from "../../lib/api/protocol";
import type { StepperSpec } from "../board/steppers";

/** The small choices for what the stepper stands at. */
export function choicesOf(spec: StepperSpec, counts: readonly number[]): Action[] {
  if (spec.sends) return spec.sends(counts);
  if (spec.all && isFull(spec, counts)) return [spec.all.action];
  const taken = spec.rows.flatMap((row, i) => Array.from({ length: counts[i] ?? 0 }, () => row.action));
  return spec.done && !spec.ends?.(counts) ? [...taken, spec.done] : taken;
}

/** Everything is taken. */
export function isFull(spec: StepperSpec, counts: readonly number[]): boolean {
  return spec.rows.every((row, i) => (counts[i] ?? 0) >= row.most);
}

/** How many are taken of those that count. */
export function takenOf(spec: StepperSpec, counts: readonly number[]): number {
  return spec.rows.reduce((sum, row, i) => sum + (row.besides ? 0 : (counts[i] ?? 0)), 0);
}

/** Whether it can be ended where it stands. */
export function isEnough(spec: StepperSpec, counts: readonly number[]): boolean {
  const taken = takenOf(spec, counts);
  return taken >= spec.least && taken <= spec.most && (spec.ok?.(counts) ?? true);
}

/** How many more of a row may be taken. */
export function roomFor(spec: StepperSpec, counts: readonly number[], row: number): number {
  const { most, besides } = spec.rows[row]!;
  const left = most - (counts[row] ?? 0);
  return besides ? left : Math.min(left, spec.most - takenOf(spec, counts));
}
