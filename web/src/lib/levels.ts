/** How strong a bot plays, as people choose it. */

/** From the weakest to the strongest; a game has those that were measured there. */
export const LEVELS = ["novice", "easy", "medium", "hard", "expert"];

/** The bot to meet when nobody chose one: a fair opponent that is quick to answer. */
export function bestBot(bots: string[]): string {
  return ["medium", "heuristic"].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? "random";
}

/** What people choose among: the levels of a game; where it has none, its bots, the best first. */
export function offered(bots: string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  if (levels.length) return levels;
  const best = bestBot(bots);
  return [best, ...bots.filter((bot) => bot !== best)];
}
