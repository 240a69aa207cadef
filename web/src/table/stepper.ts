/** Choosing how many of each: by − and +, sent as the same small choices the engine asks for. */
import type { Action, Catalogue, Decision, View } from "../lib/protocol";

export interface StepperRow {
  /** The choice that takes one more of it. */
  action: Action;
  label: string;
  /** So many can be taken, the ones taken already not counted. */
  most: number;
  /** At least so many are; it starts there. */
  least?: number;
  /** It does not count towards the number that must be, and may be, taken in all: those who go along with an army. */
  besides?: boolean;
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
  /** What ending it means while nothing is taken, where that is something else. */
  noneLabel?: string;
  /** A single choice for all of them, where there is one: sent when everything is taken. */
  all?: { action: Action; label: string };
  /** Whether what is taken ends it by itself, so that `done` is not asked any more. */
  ends?: (counts: readonly number[]) => boolean;
  /** Whether what is taken will do, besides its number. */
  ok?: (counts: readonly number[]) => boolean;
  /** The choices for what it stands at, where they are not one for each taken: a number that is chosen at once. */
  sends?: (counts: readonly number[]) => Action[];
}

/** The stepper of a decision; null where its choices are no numbers of things. */
export type StepperOf = (decision: Decision, view: View, catalogue?: Catalogue | null) => StepperSpec | null;

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
