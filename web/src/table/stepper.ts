/** Choosing how many of each: by − and +, sent as the same small choices the engine asks for. */
import type { Action, Catalogue, Decision, View } from "../lib/protocol";

export interface StepperRow {
  /** The choice that takes one more of it. */
  action: Action;
  label: string;
  /** So many can be taken, the ones taken already not counted. */
  most: number;
  /** A piece that shows it, for the game's Actor.svelte. */
  actor?: { kind: string; [more: string]: unknown };
}

export interface StepperSpec {
  rows: StepperRow[];
  /** How many must be, and may be, taken in all. */
  least: number;
  most: number;
  /** The choice that ends it; null where the last one taken ends it by itself. */
  done: Action | null;
  doneLabel: string;
  /** A single choice for all of them, where there is one: sent when everything is taken. */
  all?: { action: Action; label: string };
  /** Whether what is taken ends it by itself, so that `done` is not asked any more. */
  ends?: (counts: readonly number[]) => boolean;
  /** Whether what is taken will do, besides its number. */
  ok?: (counts: readonly number[]) => boolean;
}

/** The stepper of a decision; null where its choices are no numbers of things. */
export type StepperOf = (decision: Decision, view: View, catalogue?: Catalogue | null) => StepperSpec | null;

/** The small choices for what the stepper stands at. */
export function choicesOf(spec: StepperSpec, counts: readonly number[]): Action[] {
  if (spec.all && isFull(spec, counts)) return [spec.all.action];
  const taken = spec.rows.flatMap((row, i) => Array.from({ length: counts[i] ?? 0 }, () => row.action));
  return spec.done && !spec.ends?.(counts) ? [...taken, spec.done] : taken;
}

/** Everything is taken. */
export function isFull(spec: StepperSpec, counts: readonly number[]): boolean {
  return spec.rows.every((row, i) => (counts[i] ?? 0) >= row.most);
}

/** How many more of a row may be taken. */
export function roomFor(spec: StepperSpec, counts: readonly number[], row: number): number {
  const taken = counts.reduce((sum, one) => sum + one, 0);
  return Math.min(spec.rows[row]!.most - (counts[row] ?? 0), spec.most - taken);
}
