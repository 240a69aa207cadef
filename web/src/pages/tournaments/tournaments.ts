/** Tournaments (docs/guides/tournaments.md): made, entered, started and followed. */
import { api } from "../../lib/api/client";
import { botName } from "../../lib/games/seatHolder";
import type { Contest, Pairing, Player, Tournament, TournamentRequest } from "../../lib/api/protocol";
import { named, t } from "../../lib/i18n/texts.svelte";

export const SYSTEMS: readonly Tournament["system"][] = ["swiss", "round_robin", "knock_out"];

const at = (id: string, what = "") => `/api/tournaments/${encodeURIComponent(id)}${what}`;

export const tournaments = {
  list: () => api.ask<Tournament[]>("GET", "/api/tournaments"),
  make: (request: TournamentRequest) => api.ask<Contest>("POST", "/api/tournaments", request),
  one: (id: string) => api.ask<Contest>("GET", at(id)),
  /** Enter, or enter a bot: an account of one's own by its id, or one of the house by its name. */
  enter: (id: string, bot: string | null = null) => api.ask<Contest>("POST", at(id, "/entry"), { bot }),
  leave: (id: string, bot: string | null = null) => api.ask<void>("DELETE", at(id, bot ? `/entry?bot=${encodeURIComponent(bot)}` : "/entry")),
  start: (id: string) => api.ask<Contest>("POST", at(id, "/start")),
  callOff: (id: string) => api.ask<void>("DELETE", at(id)),
};

/** Before the name of a bot of the house that plays in a tournament. */
export const HOUSE = "house.";

/** The bot of the house that an entrant is; null: a person, or a bot account. */
export const houseBot = (player: Player): string | null => (player.id.startsWith(HOUSE) ? player.id.slice(HOUSE.length) : null);

/** What an entrant is called. */
export function calledIn(player: Player): string {
  const bot = houseBot(player);
  if (bot) return t("bot-named", { bot: named("bot-short", bot) });
  return player.bot ? botName(player.name) : player.name;
}

/** Which of the two has won a board; null: neither, or not yet. */
export function wonBy({ result }: Pairing): "first" | "second" | null {
  return result === "first" || result === "bye" ? "first" : result === "second" ? "second" : null;
}

/** Whether an entry has lost its place in a knock-out. */
export const knockedOut = ({ tournament, rounds }: Contest, entry: string): boolean =>
  tournament.system === "knock_out" &&
  rounds.some(({ pairings }) => pairings.some((one) => (one.result === "first" && one.second === entry) || (one.result === "second" && one.first === entry)));

/** Points as they are written: 2½ rather than 2.5. */
export function half(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** What stands between the two of a board: 1–0, ½–½, nothing while they play. */
export const scoreOf = (pairing: Pairing): string => ({ first: "1 – 0", second: "0 – 1", draw: "½ – ½", none: "0 – 0", bye: "1", rest: "", "": "" })[pairing.result];
