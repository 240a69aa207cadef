import { describe, expect, it } from "vitest";

import { bestBot } from "../../lib/games/botLevels";
import { playNowRequest, seatsOf, sidesOf } from "./quickGame";
import type { GameInfo } from "../../lib/api/protocol";

const game: GameInfo = {
  id: "g",
  title: "G",
  summary: "",
  players: [2, 3],
  minutes: "60",
  options: [{ name: "players", text: "", values: ["2", "3"], ruling: false }],
  seats: { "2": ["a", "b"], "3": ["a", "b", "c"] },
  sides: { "2": [0, 1], "3": [0, 0, 0] },
  bots: ["random", "heuristic", "slow"],
};

describe("play now", () => {
  it("seats follow the number of players", () => {
    expect(seatsOf(game, {})).toEqual(["a", "b"]);
    expect(seatsOf(game, { players: "3" })).toEqual(["a", "b", "c"]);
    expect(seatsOf({ ...game, options: [], seats: { "1": ["solo"] } }, {})).toEqual(["solo"]);
    expect(sidesOf(game, { players: "3" })).toEqual([0, 0, 0]);
  });

  it("is me on a random side against the good bot", () => {
    expect(playNowRequest(game)).toEqual({
      game: "g",
      options: {},
      seats: [{ kind: "me" }, { kind: "bot", bot: "heuristic" }],
      listed: false,
      seed: null,
      random_sides: true,
      position: null,
    });
    expect(bestBot(["random"])).toBe("random");
    expect(bestBot([])).toBe("random");
  });
});
