/** The public archive of rated games (docs/guides/sharing.md): a file per game and complete month. */
import { api } from "../../lib/api/client";
import type { Archive, ArchiveFile } from "../../lib/api/protocol";

export const archive = () => api.ask<Archive>("GET", "/api/archive").then(({ files }) => files);
export const fileAddress = (one: ArchiveFile): string => `/api/archive/${encodeURIComponent(one.file)}`;

/** The files of each game, the game of which most is there first; those of one as they came, the latest first. */
export function byGame(files: ArchiveFile[]): { game: string; games: number; files: ArchiveFile[] }[] {
  const found = new Map<string, ArchiveFile[]>();
  for (const one of files) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  return [...found]
    .map(([game, list]) => ({ game, games: list.reduce((sum, one) => sum + one.games, 0), files: list }))
    .sort((a, b) => b.games - a.games || a.game.localeCompare(b.game));
}

/** A month as people call it. */
export const monthName = (month: string, language: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, { year: "numeric", month: "long", timeZone: "UTC" });
