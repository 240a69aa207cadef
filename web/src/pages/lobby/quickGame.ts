/** One click to a table: this person on a random side, a good bot on the others. */
import { api, type Api } from "../../lib/api/client";
import { bestBot } from "../../lib/games/botLevels";
import type { GameInfo, Room, RoomRequest } from "../../lib/api/protocol";

/** The seats a game has with these options, by the number of players where that is one of them. */
export function seatsOf(game: GameInfo, options: Record<string, string>): string[] {
  return ofTable(game, options, game.seats) ?? [];
}

/** For whom each of those seats plays. */
export function sidesOf(game: GameInfo, options: Record<string, string>): number[] {
  return ofTable(game, options, game.sides) ?? [];
}

function ofTable<T>(game: GameInfo, options: Record<string, string>, tables: Record<string, T>): T | undefined {
  const players = options.players ?? game.options.find((option) => option.name === "players")?.values[0];
  return tables[players ?? ""] ?? Object.values(tables)[0];
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
