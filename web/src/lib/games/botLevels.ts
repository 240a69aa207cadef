/** How strong a bot plays, as people choose it. */

/** From the weakest to the strongest; a game has those that were measured there. */
export const LEVELS = ["novice", "easy", "medium", "hard", "expert"];

const levelsOf = (bots: string[]) => LEVELS.filter((level) => bots.includes(level));

/** The bot to meet when nobody chose one: of middling strength, or the strongest there is. */
export function bestBot(bots: string[]): string {
  const levels = levelsOf(bots);
  return ["medium", levels.at(-1), "heuristic"].find((bot) => bot && bots.includes(bot)) ?? bots.at(-1) ?? "random";
}

/** What people choose among: the levels of a game; where it has none, its bots, the best first. */
export function offered(bots: string[]): string[] {
  const levels = levelsOf(bots);
  if (levels.length) return levels;
  const best = bestBot(bots);
  return [best, ...bots.filter((bot) => bot !== best)];
}

/** Whether a bot is the strongest level of a game that has no `expert`: nothing that was tried there beats it clearly. */
export function asFarAsItGoes(bots: string[], bot: string): boolean {
  const strongest = levelsOf(bots).at(-1);
  return bot === strongest && strongest !== "expert";
}
