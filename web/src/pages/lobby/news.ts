/** What is new for players, the latest first; told by the messages `news-<id>`. */
export interface News {
  /** The day, as ISO 8601 has it. */
  date: string;
  id: string;
  /** Where it can be tried. */
  href: string;
}

export const NEWS: News[] = [
  { date: "2026-11-16", id: "rated", href: "/leaderboard" },
  { date: "2026-11-16", id: "calls", href: "/me" },
  { date: "2026-11-16", id: "puzzles", href: "/puzzles" },
  { date: "2026-11-16", id: "shelf", href: "/shared/decks" },
  { date: "2026-11-16", id: "your-file", href: "/me" },
];
