import { describe, expect, it } from "vitest";

import { askedOf, rulingsOf, toSend } from "./tableForm";
import type { GameInfo } from "../../lib/api/protocol";

const PLAYERS = ["player_1", "player_2", "player_3", "player_4"];
const STARTERS = ["leadership", "tactics", "spirit", "lore"];
const game = {
  id: "lotr_card_game",
  options: [
    { name: "players", text: "", values: ["1", "2", "3", "4"] },
    { name: "campaign", text: "", values: ["none", "expert"] },
    { name: "scenario", text: "", values: ["here", "there"] },
    ...[1, 2, 3, 4].map((n) => ({ name: `deck_${n}`, text: "", values: STARTERS })),
    { name: "first_player", text: "", values: ["random", ...PLAYERS] },
    { name: "so_far", text: "", values: ["nothing"] },
    { name: "enemy_engaged_anew", text: "", values: ["standard", "alternative"], ruling: true },
    { name: "points_for_rounds", text: "", values: ["standard", "alternative"], ruling: true },
  ],
  seats: Object.fromEntries([1, 2, 3, 4].map((n) => [String(n), PLAYERS.slice(0, n)])),
  sides: {},
  bots: [],
} as unknown as GameInfo;
const names = (options: Record<string, string>) => askedOf(game, options).map((option) => option.name);

describe("a new table asks", () => {
  it("for as many decks as there are players", () => {
    expect(names({ players: "1" })).toEqual(["players", "campaign", "scenario", "deck_1"]);
    expect(names({ players: "3" })).toEqual(["players", "campaign", "scenario", "deck_1", "deck_2", "deck_3", "first_player"]);
  });

  it("for a first player of those who play", () => {
    const first = askedOf(game, { players: "2" }).find((option) => option.name === "first_player");
    expect(first?.values).toEqual(["random", "player_1", "player_2"]);
    expect(toSend(game, { players: "2", first_player: "player_4" }).first_player).toBe("random");
    expect(toSend(game, { players: "4", first_player: "player_4" }).first_player).toBe("player_4");
  });

  it("for no scenario of a campaign", () => {
    expect(names({ players: "1", campaign: "expert" })).not.toContain("scenario");
  });

  it("and sends decks that have no name", () => {
    expect(toSend(game, { players: "1", deck_1: "1/13x3" }).deck_1).toBe("1/13x3");
  });

  it("for house rulings apart from the options, and sends only those that are switched", () => {
    expect(rulingsOf(game)).toEqual(["enemy_engaged_anew", "points_for_rounds"]);
    expect(names({ players: "1" })).not.toContain("points_for_rounds");
    const sent = toSend(game, { players: "1", enemy_engaged_anew: "standard", points_for_rounds: "alternative" });
    expect(sent).toMatchObject({ points_for_rounds: "alternative" });
    expect(sent).not.toHaveProperty("enemy_engaged_anew");
  });
});
