import { describe, expect, it } from "vitest";

import type { Puzzle } from "../../lib/api/protocol";
import { ALL, banded, counts, foremost, keep, kept, ownBand, themesOf, wanted } from "./puzzleList";

const puzzle = (id: string, rating: number, more: Partial<Puzzle> = {}) =>
  ({ id, rating, game: "five_armies", seat: "shadow", kind: "win", goal: "", themes: [], tries: 0, solved: 0, result: "", ...more }) as Puzzle;

const LIST = [
  puzzle("d", 1700, { themes: ["dice"] }),
  puzzle("a", 1010, { kind: "save", themes: ["attack", "dice"], result: "solved" }),
  puzzle("b", 1200, { themes: ["attack"], result: "failed" }),
  puzzle("c", 1199),
];
const ids = (puzzles: Puzzle[]) => puzzles.map((one) => one.id).join("");

describe("the list of puzzles", () => {
  it("shows what is looked for", () => {
    expect(ids(wanted(LIST, ALL))).toBe("dabc");
    expect(ids(wanted(LIST, { ...ALL, result: "untried" }))).toBe("dc");
    expect(ids(wanted(LIST, { ...ALL, theme: "dice" }))).toBe("da");
    expect(ids(wanted(LIST, { kind: "win", theme: "attack", result: "failed" }))).toBe("b");
  });

  it("counts what each answer would leave", () => {
    const tried = { ...ALL, result: "solved" as const };
    expect(counts(LIST, tried, "theme", themesOf(LIST))).toEqual([
      { value: "dice", n: 1 },
      { value: "attack", n: 1 },
    ]);
    expect(counts(LIST, tried, "result", ["untried", "failed"]).map(({ n }) => n)).toEqual([2, 1]);
  });

  it("is cut into bands of difficulty, the easiest first; empty ones are left out", () => {
    expect(banded(LIST).map((band) => `${band.id} ${ids(band.puzzles)}`)).toEqual(["easy ac", "medium b", "hardest d"]);
  });

  it("opens at the band of one's own rating, or at the nearest", () => {
    const bands = banded(LIST);
    expect(ownBand(bands, 1250)?.id).toBe("medium");
    expect(ownBand(bands, 1590)?.id).toBe("hardest");
    expect(ownBand(bands, 1410)?.id).toBe("medium");
    expect(ownBand([], 1500)).toBeUndefined();
  });

  it("shows of a long band what was not tried yet, near to one's own rating", () => {
    const many = Array.from({ length: 9 }, (_, i) => puzzle(`p${i}`, 1400 + 10 * i, i === 4 ? { result: "solved" } : {}));
    const [band] = banded(many);
    expect(foremost(band!, 1440, 3).map((one) => one.rating)).toEqual([1420, 1430, 1450]);
    expect(foremost(band!, 1440, 7)).toHaveLength(9);
  });

  it("is kept while one goes back and forth, and stands what it finds there", () => {
    sessionStorage.clear();
    expect(kept()).toEqual({ want: ALL, open: {}, whole: {}, last: "" });
    keep({ want: { ...ALL, theme: "dice" }, open: { easy: true }, whole: {}, last: "d" });
    expect(kept()).toMatchObject({ want: { kind: "", theme: "dice" }, open: { easy: true }, last: "d" });
    sessionStorage.setItem("westmarch.puzzles", "{nothing");
    expect(kept().want).toEqual(ALL);
    sessionStorage.clear();
  });
});
