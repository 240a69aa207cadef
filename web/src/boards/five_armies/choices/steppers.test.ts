import { describe, expect, it } from "vitest";

import type { Action, Decision } from "../../../lib/api/protocol";
import { choicesOf } from "../../../table/decision/stepper";
import { stepperOf } from "./steppers";

const unit = (id: string, side: string) => ({ id, name: id, side, people: "orcs", figures: 9, strength: 1, favourite_terrain: [] });
const catalogue = {
  units: [unit("orc", "shadow"), unit("warg", "shadow"), unit("great_orc", "shadow")],
  characters: [{ id: "bolg", name: "Bolg, son of Azog", side: "shadow", leadership: 3, movement: 2, text: [] }],
  setup: { token: [], army: [], armies: { limit: 5 } },
};
const decision = (kind: string, actions: Action[]): Decision => ({
  n: 1, seat: 1, seat_name: "shadow", mine: true, kind, question: "?", rule: "", since: null, refused: [], can_undo: false, undo_needs_consent: false, purpose: null,
  actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })),
});
const view = (units: Record<string, number>, frame: Record<string, unknown>, more: { damage?: number; leaders?: number; supply?: Record<string, number> } = {}) => ({
  places: { camp: { units, characters: [], damage: more.damage ?? 0, leaders: more.leaders ?? 0, tokens: {}, strength: 0, leadership: 0 } },
  supply: more.supply ?? {},
  procedure: [frame],
});

describe("a part of an army sets out", () => {
  const march = { name: "March", origin: "camp", to: "front_gate", taken: [0, 0, 0], leaders: 0, people: [], led: 1 };
  const actions: Action[] = [["take_all"], ["take", "orc"], ["take", "warg"], ["take_leader"], ["take_character", "bolg"]];
  const spec = stepperOf(decision("choose_group", actions), view({ orc: 3, warg: 1 }, march, { leaders: 2 }), catalogue)!;

  it("by how many of each are there", () => {
    expect(spec.rows.map((row) => [row.label, row.most])).toEqual([["Orcs", 3], ["Warg", 1], ["Leadership", 2], ["Bolg", 1]]);
    expect(choicesOf(spec, [2, 0, 1, 0])).toEqual([["take", "orc"], ["take", "orc"], ["take_leader"], ["done"]]);
  });
  it("or all of it at once, which is one choice", () => {
    expect(choicesOf(spec, [3, 1, 2, 1])).toEqual([["take_all"]]);
  });
  it("with a unit, and with a leader where one must lead", () => {
    expect([spec.ok!([0, 0, 1, 0]), spec.ok!([1, 0, 0, 0]), spec.ok!([1, 0, 1, 0]), spec.ok!([1, 0, 0, 1])]).toEqual([false, false, true, true]);
  });
  it("and what was taken before is not taken again; the last one ends it", () => {
    const begun = stepperOf(decision("choose_group", [["take", "orc"], ["take", "warg"], ["done"]]), view({ orc: 3, warg: 1 }, { ...march, taken: [1, 0, 0] }), catalogue)!;
    expect(begun.rows.map((row) => row.most)).toEqual([2, 1]);
    expect(choicesOf(begun, [2, 1])).toEqual([["take", "orc"], ["take", "orc"], ["take", "warg"]]);
    expect(choicesOf(begun, [0, 0])).toEqual([["done"]]);
  });
});

describe("casualties", () => {
  const asked = (units: Record<string, number>, damage: number, frame = {}) =>
    stepperOf(
      decision("casualties", [...Object.keys(units).map((one): Action => ["eliminate", one]), ["done"]]),
      view(units, { name: "Casualties", place: "camp", at_most: 99, voluntary: 1, ...frame }, { damage }),
      catalogue,
    )!;
  it("are as many as Damage demands, and as it can be taken along", () => {
    // 5 Damage on 4 units: one falls with two, then 3 are on 3.
    expect(asked({ orc: 3, warg: 1 }, 5)).toMatchObject({ least: 1, most: 3 });
    expect(asked({ orc: 2, warg: 2 }, 1)).toMatchObject({ least: 0, most: 1 });
    expect(asked({ orc: 2, warg: 2 }, 3, { at_most: 1 })).toMatchObject({ least: 1, most: 2 });
  });
  it("end with the last Damage token, else by saying so", () => {
    const spec = asked({ orc: 3, warg: 1 }, 4);
    expect(choicesOf(spec, [1, 0])).toEqual([["eliminate", "orc"], ["done"]]);
    expect(choicesOf(spec, [1, 1])).toEqual([["eliminate", "orc"], ["eliminate", "warg"]]);
  });
  it("end by themselves where nobody may fall who need not", () => {
    const spec = asked({ orc: 3, warg: 1 }, 6, { voluntary: 0 });
    expect(spec).toMatchObject({ least: 2, most: 2 });
    expect(choicesOf(spec, [2, 0])).toEqual([["eliminate", "orc"], ["eliminate", "orc"]]);
  });
});

describe("others", () => {
  it("fall for nothing above the limit of an army, just as many as must", () => {
    const spec = stepperOf(decision("army_limit", [["eliminate", "orc"], ["eliminate", "warg"]]), view({ orc: 5, warg: 2 }, { name: "KeepLimit", place: "camp" }), catalogue)!;
    expect(spec).toMatchObject({ least: 2, most: 2, done: null });
  });
  it("come for those who are missing, as long as there are some", () => {
    const given = view({}, { name: "Substitute", missing: 2 }, { supply: { orc: 1, warg: 4 } });
    const spec = stepperOf(decision("substitute", [["choose_unit", "orc"], ["choose_unit", "warg"], ["done"]]), given, catalogue)!;
    expect(spec.rows.map((row) => row.most)).toEqual([1, 2]);
    expect(choicesOf(spec, [0, 2])).toEqual([["choose_unit", "warg"], ["choose_unit", "warg"]]);
    expect(choicesOf(spec, [1, 0])).toEqual([["choose_unit", "orc"], ["done"]]);
  });
  it("are no numbers: nothing to step", () => {
    expect(stepperOf(decision("choose_die", [["use_die", "army"]]), view({}, { name: "Turn" }), catalogue)).toBeNull();
    expect(stepperOf(decision("casualties", [["eliminate", "orc"], ["done"]]), view({ orc: 1 }, { name: "Casualties", place: "camp" }, { damage: 1 }), catalogue)).toBeNull();
  });
});

describe("Damage that is divided", () => {
  it("is a number, chosen at once, within what both parts can bear", () => {
    const spec = stepperOf(decision("divide_damage", [["take_damage", 1], ["take_damage", 2], ["take_damage", 3]]), view({ orc: 3 }, { name: "March", origin: "camp" }), catalogue)!;
    expect(spec.rows.map((row) => [row.least, row.most])).toEqual([[1, 3]]);
    expect(choicesOf(spec, [2])).toEqual([["take_damage", 2]]);
  });
});

describe("who flies", () => {
  const over = (eagles: object, frame: Record<string, unknown> = { name: "Turn", bats: 3 }) => ({ ...view({}, frame), eagles });
  const territories: Action[] = [["choose_territory", "valley"], ["choose_territory", "eastern_bank"]];
  it("all Bats that were called", () => {
    const spec = stepperOf(decision("place_bats", [["place_bat", "valley"], ["place_bat", "eastern_bank"]]), over({}), catalogue)!;
    expect([spec.least, spec.most, spec.rows.map((row) => row.most)]).toEqual([3, 3, [3, 3]]);
    expect(choicesOf(spec, [1, 2])).toEqual([["place_bat", "valley"], ["place_bat", "eastern_bank"], ["place_bat", "eastern_bank"]]);
  });
  it("all Eagles, their Lord when they have gone", () => {
    expect(stepperOf(decision("fly", territories), over({ eyrie: 4, over: {}, lord_over: null }), catalogue)!.least).toBe(4);
    expect(stepperOf(decision("fly", territories), over({ eyrie: 0, over: {}, lord_over: null }), catalogue)).toBeNull();
  });
  it("any number of Eagles to strike in the mountains, the Lord among them", () => {
    const spec = stepperOf(decision("send_eagles", territories), over({ eyrie: 0, over: { valley: 1, eastern_bank: 1 }, lord_over: "valley" }, { name: "MountainAttack", count: 0 }), catalogue)!;
    expect([spec.rows.map((row) => row.most), spec.least, spec.most]).toEqual([[2, 1], 1, 3]);
  });
});
