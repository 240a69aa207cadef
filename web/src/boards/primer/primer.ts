/**
 * A primer: a game on two pages. The first says what it is about and what lies on the table, the second shows a turn in
 * pictures, how one wins and how to begin. The words stand in the primer's own Fluent file by these ids:
 *
 *   goal, goal-more                  what it is about
 *   side-<side>, side-<side>-line    who plays, and with what
 *   table                            the picture of the table in words
 *   pin-<pin>                        what a number on that picture points at
 *   turn                             the title of the second page
 *   step-<step>, -line, -picture     a step of the turn: its title, what happens, its picture in words
 *   win-<ending>                     how the game ends
 *   plan-<side>-<n>, -line           a first plan: its title, and how
 */
import type { Component } from "svelte";

import type { Catalogue } from "../../lib/api/protocol";
import type { GameTexts } from "../../lib/i18n/gameTexts";

export interface PictureProps {
  /** `table`, or a step. */
  of: string;
  /** For the faces of cards; null until it has come. */
  catalogue: Catalogue | null;
}

export interface Pin {
  id: string;
  /** In hundredths of the picture's width and height. */
  x: number;
  y: number;
}

export interface Primer {
  say: GameTexts["say"];
  Picture: Component<PictureProps>;
  /** What the picture of the table is made of. */
  pins: readonly Pin[];
  steps: readonly string[];
  /** Who plays: two sides, or those who go on the quest together. */
  sides: readonly { id: string; colour: string }[];
  /** The endings, and for whom each is good; "all" and "none" where the players stand together. */
  wins: readonly { id: string; side: string }[];
}

export const PLANS = [1, 2, 3] as const;
/** Measures of the pictures, in their own units. */
export const TABLE = { width: 900, height: 540 } as const;
export const STEP = { width: 440, height: 160 } as const;

/** Every text a primer shows. */
export function textsOf({ pins, steps, sides, wins }: Omit<Primer, "say" | "Picture">): string[] {
  return [
    "goal",
    "goal-more",
    "table",
    "turn",
    ...sides.flatMap(({ id }) => [`side-${id}`, `side-${id}-line`, ...PLANS.flatMap((n) => [`plan-${id}-${n}`, `plan-${id}-${n}-line`])]),
    ...pins.map(({ id }) => `pin-${id}`),
    ...steps.flatMap((step) => [`step-${step}`, `step-${step}-line`, `step-${step}-picture`]),
    ...wins.map(({ id }) => `win-${id}`),
  ];
}
