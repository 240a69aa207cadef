/** The position of the day: a moment of a game between bots, to be played on against a bot. */
import moments from "./daily/moments.json";
import { api, type Api } from "../../lib/api/client";
import { bestBot } from "../../lib/games/botLevels";
import type { GameInfo, Room } from "../../lib/api/protocol";

export interface Moment {
  id: string;
  game: string;
  /** How many play. */
  seats: number;
  /** Whose turn it is: the person's. */
  seat: number;
}

const texts = import.meta.glob<string>("./daily/*.txt", { query: "?raw", import: "default" });

export const MOMENTS: readonly Moment[] = moments;

/** The same for everybody on a day of the calendar, another on the next. */
export function momentOf(day: Date): Moment {
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  return MOMENTS[days % MOMENTS.length]!;
}

/** A table with that position, at the seat whose turn it is. */
export async function playMoment(moment: Moment, game: GameInfo, server: Api = api): Promise<Room> {
  const position = await texts[`./daily/${moment.id}.txt`]!();
  const bot = bestBot(game.bots);
  return server.createRoom({
    game: moment.game,
    options: {},
    seats: Array.from({ length: moment.seats }, (_, seat) => (seat === moment.seat ? { kind: "me" } : { kind: "bot", bot })),
    listed: false,
    seed: null,
    random_sides: false,
    position,
  });
}
