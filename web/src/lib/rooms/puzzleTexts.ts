/** What is said of a puzzle. */
import type { Puzzle } from "../api/protocol";
import { known, named, t } from "../i18n/texts.svelte";

/** The question, in one sentence: whose move it is, and what is to be found. */
export function asks(puzzle: Puzzle): string {
  if (puzzle.game === "lotr_card_game") return t(`puzzle-ask-${puzzle.kind}-quest`);
  return t(`puzzle-ask-${puzzle.kind}`, { side: named("seat", puzzle.seat) });
}

/** The same in a list, where every line says it. */
export function asksBriefly(puzzle: Puzzle): string {
  if (puzzle.game === "lotr_card_game") return t(`puzzle-brief-${puzzle.kind}-quest`);
  return t(`puzzle-brief-${puzzle.kind}`, { side: named("seat", puzzle.seat) });
}

/** Between two things that are said: no line begins with it. */
export const DOT = "\u00a0· ";

/** What it is about, in a few words. */
export function about(puzzle: Puzzle): string {
  return puzzle.themes.map((theme) => known("theme", theme) ?? theme).join(DOT);
}
