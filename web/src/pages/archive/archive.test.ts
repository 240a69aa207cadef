import { expect, test } from "vitest";

import { byGame, fileAddress, monthName } from "./archive";

const file = (game: string, month: string, games: number) => ({ game, month, games, moves: games * 100, file: `${game}-${month}.zip` });

test("files stand by game, the most played first, each with its latest month on top", () => {
  const found = byGame([file("five_armies", "2026-10", 2), file("war_of_the_ring", "2026-10", 1), file("war_of_the_ring", "2026-09", 4)]);
  expect(found.map((one) => [one.game, one.games])).toEqual([
    ["war_of_the_ring", 5],
    ["five_armies", 2],
  ]);
  expect(found[0]?.files.map((one) => one.month)).toEqual(["2026-10", "2026-09"]);
});

test("a month is called by its name wherever one is", () => {
  expect(monthName("2026-01", "en")).toBe("January 2026");
  expect(monthName("2026-12", "pl")).toBe("grudzień 2026");
  expect(fileAddress(file("five_armies", "2026-10", 2))).toBe("/api/archive/five_armies-2026-10.zip");
});
