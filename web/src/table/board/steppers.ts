/** Choices that are made by − and +, as a board describes them. */
import type { Action, Catalogue, Decision, View } from "../../lib/api/protocol";

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
