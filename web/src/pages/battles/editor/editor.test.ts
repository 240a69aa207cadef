import { describe, expect, it } from "vitest";

import { allDrafts, keepDraft, dropDraft, loadDraft } from "./drafts";
import { centre, onward } from "../../../boards/battles_of_westeros/board/hexes";
import { between, grid, hexUnder } from "./field";
import { History } from "./history";
import * as p from "../../../boards/battles_of_westeros/plan";
import type { Plan } from "../../../boards/battles_of_westeros/plan";

const STARK = { kind: "war_host", rank: "green" };
const person = (commander: string) => commander.split("_")[0]!;

function plan(changes: Partial<Plan> = {}): Plan {
  return { ...p.emptyPlan(5, 4), ...changes };
}

describe("the map", () => {
  it("is read, painted and drawn", () => {
    const painted = p.paint(plan(), "c2", "forest");
    expect(p.terrainAt(painted, "c2")).toBe("forest");
    expect(p.rowsOf(painted)[1]).toBe("..f..");
    expect(p.landOf(p.setToken(painted, "c2", "tent"))["c2"]).toEqual({ terrain: "forest", token: "tent" });
    expect(p.paint(painted, "c2", "forest")).toBe(painted);
    expect(p.sizeOfMap({ map: "\n. . .\n . .\n" })).toEqual({ columns: 3, rows: 2 });
  });

  it("grows under the brush, with nothing between", () => {
    const painted = p.paint(plan(), "g6", "road");
    expect(p.rowsOf(painted)).toEqual([".....--", ".....--", ".....--", ".....--", "-------", "------="]);
  });

  it("loses what stood in a hex that leaves the field", () => {
    let one = p.placeUnit(plan(), "b2", STARK);
    one = p.toggleExit(p.toggleObjective(p.setToken(one, "b2", "ford"), "b2"), "b2", "stark");
    one = { ...one, special: [{ rule: "catapults", house: "stark", hexes: ["b2", "c2"] }] };
    const off = p.paint(one, "b2", p.OFF);
    expect(off.unit).toEqual([]);
    expect(off.tokens ?? off.objective ?? off.exit).toBeUndefined();
    expect(off.special![0]!.hexes).toEqual(["c2"]);
  });

  it("is cut and continued", () => {
    const one = p.placeUnit(p.placeUnit(plan(), "e4", STARK), "a1", STARK);
    const small = p.resize(one, 4, 3);
    expect(small.unit.map((unit) => unit.hex)).toEqual(["a1"]);
    expect(p.rowsOf(p.resize(small, 6, 5))).toEqual(Array(5).fill("......"));
    expect(p.resize(one, 5, 4)).toBe(one);
  });
});

describe("units", () => {
  it("are placed instead of each other, a person only once", () => {
    let one = p.placeUnit(plan(), "b2", { commander: "robb_young_wolf", rank: "blue" }, person);
    one = p.placeUnit(one, "c3", { commander: "robb_king_in_the_north", rank: "red" }, person);
    expect(one.unit).toEqual([{ commander: "robb_king_in_the_north", rank: "red", hex: "c3" }]);
    one = p.placeUnit(one, "c3", STARK);
    expect(one.unit).toEqual([{ ...STARK, hex: "c3" }]);
    expect(p.placeUnit(one, "c3", STARK)).toBe(one);
  });

  it("move, change places and arrive later", () => {
    let one = p.placeUnit(p.placeUnit(plan(), "a1", STARK), "b1", { kind: "guard", rank: "red" });
    one = p.moveUnit(one, "a1", "b1");
    expect(one.unit.map((unit) => unit.hex)).toEqual(["b1", "a1"]);
    expect(p.moveUnit(one, "c3", "d3")).toBe(one);
    expect(p.moveUnit(one, "a1", "t20")).toBe(one);
    one = p.setRound(one, 0, 3);
    expect(one.unit[0]).toEqual({ ...STARK, hex: ["b1"], round: 3 });
    expect(p.unitAt(one, "b1")).toBe(-1);
    expect(p.arrivingAt(one, "b1")).toEqual([0]);
    expect(p.setRound(one, 0, 0).unit[0]).toEqual({ ...STARK, hex: "b1" });
  });

  it("keep their numbers in goals when another goes", () => {
    let one = ["a1", "b1", "c1"].reduce((made, hex) => p.addUnit(made, { ...STARK, hex }), plan());
    one = { ...one, score: [{ what: "survive", house: "stark", units: [1, 3] }, { what: "survive", house: "stark", units: [2] }] };
    const left = p.removeUnit(one, 1);
    expect(left.score).toEqual([
      { what: "survive", house: "stark", units: [1, 2] },
      { what: "survive", house: "stark" },
    ]);
  });

  it("are counted for the box", () => {
    let one = p.addUnit(plan(), { ...STARK, hex: "a1" });
    one = p.addUnit(one, { commander: "eddard_lord_of_winterfell", rank: "blue", hex: "b1" });
    expect(p.figuresOf(one, (unit) => unit.kind ?? "war_host", () => 4)).toEqual(new Map([["war_host", 7]]));
  });
});

describe("marks", () => {
  it("come and go, and objectives are renumbered", () => {
    let one = ["a1", "b1", "c1"].reduce(p.toggleObjective, plan());
    one = { ...one, victory: { house: "stark", conditions: [{ what: "controls", objectives: [2, 3] }] } };
    one = p.changeObjective(one, 2, { name: "the ford", control: "stark" });
    one = p.toggleObjective(one, "b1");
    expect(one.objective).toEqual([{ hex: "a1" }, { hex: "c1", name: "the ford", control: "stark" }]);
    expect(one.victory!.conditions[0]!.objectives).toEqual([2]);
    expect(p.changeObjective(one, 1, { name: "" }).objective![1]).toEqual({ hex: "c1", control: "stark" });
    expect(p.toggleExit(p.toggleExit(one, "a1", "stark"), "a1", "stark").exit).toBeUndefined();
  });

  it("are erased from the top", () => {
    let one = p.paint(plan(), "b2", "river");
    one = p.toggleExit(p.placeUnit(p.toggleObjective(p.setToken(one, "b2", "ford"), "b2"), "b2", STARK), "b2", "stark");
    one = p.erase(one, "b2");
    expect(one.unit).toEqual([]);
    one = p.erase(one, "b2");
    expect(one.objective).toBeUndefined();
    one = p.erase(one, "b2");
    expect(one.tokens).toBeUndefined();
    one = p.erase(p.erase(one, "b2"), "b2");
    expect(one.exit).toBeUndefined();
    expect(p.terrainAt(one, "b2")).toBe("plains");
    expect(p.erase(one, "t20")).toBe(one);
  });
});

describe("a plan", () => {
  it("is copied under another name", () => {
    const copy = p.copyOf({ ...plan(), number: 3, provenance: "reconstruction" }, "Żelazna Brama!");
    expect(copy).toMatchObject({ id: "zelazna_brama", title: "Żelazna Brama!" });
    expect(copy.number ?? copy.provenance).toBeUndefined();
    expect(p.idOf("???")).toBe("own_battle");
  });

  it("is changed at a place", () => {
    const one = plan({ special: [{ rule: "catapults", hexes: ["a1"] }], victory: { house: "stark", conditions: [{ what: "occupies", hexes: [] }] } });
    expect(p.lookUp(one, "special.0.hexes")).toEqual(["a1"]);
    expect(p.lookUp(one, "special.1.hexes")).toBeUndefined();
    const two = p.put(p.put(one, "special.0.hexes", ["b1"]), "victory.conditions.0.hexes", ["c1"]);
    expect(two.special).toEqual([{ rule: "catapults", hexes: ["b1"] }]);
    expect(two.victory!.conditions).toEqual([{ what: "occupies", hexes: ["c1"] }]);
    expect(one.special![0]!.hexes).toEqual(["a1"]);
  });

  it("is told from other things", () => {
    expect(p.isPlan(plan())).toBe(true);
    for (const odd of [null, {}, { ...plan(), unit: [3] }, { ...plan(), ratings: {} }, { ...plan(), map: 3 }]) expect(p.isPlan(odd)).toBe(false);
  });
});

describe("history", () => {
  it("goes back and forth, strokes as one", () => {
    let time = 0;
    const history = new History("a", 3, () => time);
    history.push("b");
    history.push("c", "stroke 1");
    time = 5000;
    history.push("d", "stroke 1");
    expect([history.undo(), history.now]).toEqual([true, "b"]);
    expect([history.redo(), history.now]).toEqual([true, "d"]);
    history.push("t", "title");
    history.push("ti", "title");
    time = 9000;
    history.push("tit", "title");
    history.undo();
    expect(history.now).toBe("ti");
    expect(history.canRedo).toBe(true);
    history.push("x");
    expect(history.redo()).toBe(false);
    for (const _ of "1234") history.undo();
    expect([history.now, history.canUndo]).toEqual(["b", false]);
    history.push("pinch", "stroke 2");
    expect([history.revert("stroke 1"), history.revert("stroke 2"), history.now, history.canRedo]).toEqual([false, true, "b", false]);
  });
});

describe("drafts", () => {
  it("are kept by battle and forgotten", () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    expect(loadDraft("new", store)).toBeNull();
    expect(keepDraft("new", { plan: plan(), revision: 0 }, store)).toBe(true);
    expect(loadDraft("new", store)?.plan).toEqual(plan());
    keepDraft("from-wolf_raiders", { plan: plan(), revision: 0 }, store);
    keepDraft("copy-abc", { plan: plan(), revision: 0 }, store);
    keepDraft("xyz", { plan: plan(), revision: 3 }, store);
    kept.set("other", "{}");
    const keys = { ...store, length: kept.size, key: (i: number) => [...kept.keys()][i] ?? null };
    expect(allDrafts(keys).map(({ id, address }) => [id, address])).toEqual([
      ["new", "/battles/new"],
      ["from-wolf_raiders", "/battles/new?from=wolf_raiders"],
      ["copy-abc", "/battles/abc"],
      ["xyz", "/battles/xyz"],
    ]);
    kept.set("westmarch.battle.bad", "{}");
    expect(loadDraft("bad", store)).toBeNull();
    dropDraft("new", store);
    expect(loadDraft("new", store)).toBeNull();
    expect(keepDraft("new", { plan: plan(), revision: 0 }, null)).toBe(false);
  });
});

describe("the field", () => {
  it("finds the hex under a point, and every hex of a stroke", () => {
    for (const hex of ["a1", "c2", "t20", "e5"]) {
      const [x, y] = centre(hex);
      expect(hexUnder([x + 20, y - 20])).toBe(hex);
    }
    expect(hexUnder([-90, 10])).toBeNull();
    expect(between(centre("a1"), centre("d1"))).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("leads a cursor everywhere and back", () => {
    expect(["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"].reduce<string | null>((hex, key) => onward(hex!, key), "b2")).toBe("b2");
    expect(onward("a1", "ArrowUp")).toBeNull();
    expect(grid(2, 2)).toEqual(["a1", "b1", "a2", "b2"]);
  });
});
