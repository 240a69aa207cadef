/** One click to a table: this person on a random side, a good bot on the others. */
import { api, type Api } from "./api";
import type { GameInfo, Room, RoomRequest } from "./protocol";

/** The bot to meet when nobody chose one: strong, and quick to answer. */
export function bestBot(bots: string[]): string {
  return bots.includes("heuristic") ? "heuristic" : (bots.at(-1) ?? "random");
}

/** The seats a game has with its first options; the key of the table of seats is the value of an option. */
export function seatsOf(game: GameInfo, options: Record<string, string>): string[] {
  const tables = Object.entries(game.seats);
  const chosen = game.options.map((option) => options[option.name] ?? option.values[0] ?? "");
  return (tables.find(([key]) => chosen.includes(key)) ?? tables[0])?.[1] ?? [];
}

export function playNowRequest(game: GameInfo): RoomRequest {
  const bot = bestBot(game.bots);
  return {
    game: game.id,
    options: {},
    seats: seatsOf(game, {}).map((_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", bot })),
    listed: false,
    seed: null,
    random_sides: true,
    position: null,
  };
}

export function playNow(game: GameInfo, server: Api = api): Promise<Room> {
  return server.createRoom(playNowRequest(game));
}
