import { describe, expect, it } from "vitest";

import { asFarAsItGoes, bestBot, offered } from "./botLevels";

describe("the bots a person chooses among", () => {
  it("are the levels, from the weakest on, where a game has them", () => {
    const bots = ["random", "heuristic", "search", "expert", "novice", "medium"];
    expect(offered(bots)).toEqual(["novice", "medium", "expert"]);
    expect(bestBot(bots)).toBe("medium");
    expect(bestBot(["random", "heuristic", "easy", "hard"])).toBe("hard");
  });

  it("say where there is none stronger than the last of them", () => {
    expect(asFarAsItGoes(["easy", "hard"], "hard")).toBe(true);
    expect(asFarAsItGoes(["easy", "hard"], "easy")).toBe(false);
    expect(asFarAsItGoes(["hard", "expert"], "expert")).toBe(false);
    expect(asFarAsItGoes(["heuristic", "random"], "heuristic")).toBe(false);
  });

  it("are the bots themselves, the best first, where it has none", () => {
    expect(offered(["random", "heuristic"])).toEqual(["heuristic", "random"]);
    expect(offered(["random"])).toEqual(["random"]);
  });
});
