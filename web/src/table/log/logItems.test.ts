import { describe, expect, it } from "vitest";

import { filtered, items, merge } from "./log";
import { namesOf, tokens } from "../../lib/games/entityNames";
import { line } from "../../lib/api/fixtures";

const catalogue = {
  regions: [
    { id: "edoras", name: "Edoras", point: [1, 2] },
    { id: "lorien", name: "Lórien", point: [1, 2] },
    { id: "helms_deep", name: "Helm's Deep", point: [1, 2] },
  ],
  characters: [{ id: "gandalf", name: "Gandalf the Grey", level: 3 }],
  cards: [{ id: "c1", title: "The Red Arrow", effect: "x" }],
  faces: [{ id: "army", name: "Army" }],
  tiles: { t1: { name: "Eye of Sauron", value: 1 } },
  version: 3,
};

describe("names in the log", () => {
  const names = namesOf(catalogue);

  it("are found whole, with their thing", () => {
    const found = tokens("Gandalf the Grey goes from Edoras to Helm's Deep.", names);
    expect(found.map((token) => (typeof token === "string" ? token : token.entity.id))).toEqual([
      "gandalf",
      " goes from ",
      "edoras",
      " to ",
      "helms_deep",
      ".",
    ]);
  });

  it("are not found inside other words, nor where there is nothing to tell", () => {
    expect(tokens("Edorasian Lóriens; the Army die", names)).toEqual(["Edorasian Lóriens; the Army die"]);
  });

  it("come from lists and tables, by name or title", () => {
    expect(names.byId.get("c1")?.kind).toBe("cards");
    expect(names.byId.get("t1")?.name).toBe("Eye of Sauron");
    expect(tokens("x", namesOf(null))).toEqual(["x"]);
  });
});

describe("the log", () => {
  it("merges late and repeated lines", () => {
    const log = [line(3, "c"), line(4, "d")];
    expect(merge(log, [line(1, "a"), line(3, "c")]).map((one) => one.k)).toEqual([1, 3, 4]);
    expect(merge(log, [])).toBe(log);
  });

  it("separates turns and gathers battles", () => {
    const log = [
      line(0, "Turn 1.", { kind: "turn_began" }),
      line(1, "a"),
      line(2, "", { kind: "silent" }),
      line(3, "attack", { kind: "battle_started" }),
      line(4, "roll"),
      line(5, "over", { kind: "battle_over" }),
      line(6, "b"),
      line(7, "Turn 2.", { kind: "turn_began", turn: 2 }),
      line(8, "attack", { kind: "battle_started", turn: 2 }),
    ];
    const found = items(log);
    expect(found.map((item) => item.type)).toEqual(["turn", "line", "battle", "line", "turn", "battle"]);
    expect(found[2]).toMatchObject({ over: true, lines: [{ k: 3 }, { k: 4 }, { k: 5 }] });
    expect(found[5]).toMatchObject({ over: false });
  });

  it("is filtered by words and by seat", () => {
    const log = [line(0, "to Lórien", { seat: 0 }), line(1, "to Bree", { seat: 1 })];
    expect(filtered(log, "lorien", null).map((one) => one.k)).toEqual([0]);
    expect(filtered(log, "to", 1).map((one) => one.k)).toEqual([1]);
  });
});
