import { describe, expect, it } from "vitest";

import type { Decision } from "../../../lib/api/protocol";
import { choicesOf, isEnough, roomFor } from "../../../table/decision/stepper";
import { stepperOf } from "./steppers";

const asStepper = (asked: Decision, seen: object) => stepperOf(asked, seen as never);

const decision = (kind: string, ...actions: (string | number)[][]): Decision =>
  ({ n: 1, kind, seat: 1, mine: true, question: "", refused: [], actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })) }) as unknown as Decision;
const view = (frame: object, figures: Record<string, number>) => ({
  sides: ["free_peoples", "shadow"],
  procedure: [frame],
  places: { orthanc: { figures, characters: ["saruman"] } },
});

describe("who marches", () => {
  const frame = { name: "SelectFigures", origin: "orthanc", to: "fords_of_isen", seat: 1, taken: [] as string[], free: { isengard_regular: 4, isengard_elite: 1 }, room: 9, needed: [] as string[][] };
  it("is so many of each kind, and each Character", () => {
    const spec = asStepper(
      decision("choose_figures", ["take_all"], ["take", "isengard_regular"], ["take", "isengard_elite"], ["take_character", "witch_king"]),
      view(frame, { isengard_regular: 4, isengard_elite: 1 }),
    )!;
    expect(spec.rows.map((row) => [row.action[1], row.most])).toEqual([
      ["isengard_regular", 4],
      ["isengard_elite", 1],
      ["witch_king", 1],
    ]);
    expect([spec.least, spec.most]).toEqual([1, 5]);
    expect(choicesOf(spec, [2, 1, 0])).toEqual([["take", "isengard_regular"], ["take", "isengard_regular"], ["take", "isengard_elite"], ["done"]]);
    expect(choicesOf(spec, [4, 1, 1])).toEqual([["take_all"]]);
    expect(isEnough(spec, [0, 0, 1])).toBe(false);
    expect(isEnough(spec, [1, 0, 1])).toBe(true);
  });
  it("does not count again who was taken already, nor who moved already", () => {
    const spec = asStepper(decision("choose_figures", ["done"], ["take", "isengard_regular"]), view({ ...frame, taken: ["isengard_regular"], free: { isengard_regular: 3 } }, { isengard_regular: 6 }))!;
    expect(spec.rows[0]!.most).toBe(3);
    expect(spec.least).toBe(0);
  });
  it("is no question of numbers where one figure is all there is", () => {
    expect(asStepper(decision("choose_figures", ["take", "isengard_regular"]), view({ ...frame, free: { isengard_regular: 1 } }, { isengard_regular: 1 }))).toBeNull();
  });
  it("stops at the limit of ten, which Leaders and Characters do not count towards", () => {
    const asked = decision("choose_figures", ["take", "isengard_regular"], ["take", "isengard_elite"], ["take_character", "saruman"]);
    const spec = asStepper(asked, view({ ...frame, room: 2 }, { isengard_regular: 4, isengard_elite: 1 }))!;
    expect(spec.most).toBe(2);
    expect([roomFor(spec, [2, 0, 0], 0), roomFor(spec, [2, 0, 0], 1), roomFor(spec, [2, 0, 0], 2)]).toEqual([0, 0, 1]);
    expect(isEnough(spec, [2, 0, 1])).toBe(true);
    expect(isEnough(spec, [2, 1, 0])).toBe(false);
  });
  it("has those along who must lead", () => {
    const asked = decision("choose_figures", ["take", "isengard_regular"], ["take_character", "saruman"]);
    const spec = asStepper(asked, view({ ...frame, needed: [["nazgul", "saruman"]] }, { isengard_regular: 4 }))!;
    expect([spec.ok!([2, 0]), spec.ok!([2, 1])]).toEqual([false, true]);
  });
  it("leaves no Leader of the Free Peoples without a unit", () => {
    const seen = view({ ...frame, seat: 0, free: { rohan_regular: 2, rohan_leader: 1 } }, { rohan_regular: 2, rohan_leader: 1 });
    const spec = asStepper(decision("choose_figures", ["take_all"], ["take", "rohan_regular"], ["take", "rohan_leader"]), seen)!;
    expect([spec.ok!([2, 0]), spec.ok!([1, 0]), spec.ok!([2, 1])]).toEqual([false, true, true]);
  });
  it("is chosen figure by figure where partners have a say", () => {
    const seen = { ...view(frame, { isengard_regular: 4 }), sides: ["free_peoples", "shadow", "shadow"] };
    const asked = decision("choose_figures", ["take", "isengard_regular"], ["take", "sauron_regular"]);
    expect(asStepper(asked, { ...seen, procedure: [{ ...frame, free: { isengard_regular: 4, sauron_regular: 2 } }] })).toBeNull();
    expect(asStepper(decision("choose_figures", ["take", "isengard_regular"]), seen)).not.toBeNull();
  });
});

describe("who stays behind", () => {
  const frame = { name: "Attack", origin: "orthanc", target: "helms_deep", seat: 1, needed: [["saruman", "nazgul"]] };
  const asked = { ...decision("rearguard", ["done"], ["leave_behind", "isengard_regular"]), refused: [["leave_behind", "nazgul"], ["leave_behind_character", "saruman"]].map((action) => ({ action, label: "", reason: "", rule: "wotr.6.50", target: {} })) } as Decision;
  const spec = asStepper(asked, view(frame, { isengard_regular: 3, nazgul: 1 }))!;
  it("is nobody, or units first and then others, but not the last who attacks or leads", () => {
    expect(spec.rows.map((row) => row.action[1])).toEqual(["isengard_regular", "nazgul", "saruman"]);
    expect(spec.most).toBe(2);
    expect([[0, 0, 0], [2, 1, 0], [0, 1, 0], [1, 1, 1]].map((counts) => isEnough(spec, counts))).toEqual([true, true, false, false]);
    expect(choicesOf(spec, [1, 1, 0])).toEqual([["leave_behind", "isengard_regular"], ["leave_behind", "nazgul"], ["done"]]);
    expect(choicesOf(spec, [0, 0, 0])).toEqual([["done"]]);
    expect(spec.noneLabel).toBe("Attack with all");
  });
});

describe("who advances", () => {
  const frame = { name: "AdvanceAfterBattle", origin: "orthanc", region: "helms_deep", side: "shadow", seat: 1, moved: 0 };
  const spec = asStepper(decision("advance", ["advance_with_all"], ["done"], ["advance_with", "isengard_regular"]), view(frame, { isengard_regular: 3, nazgul: 2 }))!;
  it("is nobody, or units and who goes along with them", () => {
    expect(spec.rows.map((row) => [row.action[1], row.most])).toEqual([["isengard_regular", 3], ["nazgul", 2]]);
    expect([[0, 0], [1, 2], [0, 1]].map((counts) => isEnough(spec, counts))).toEqual([true, true, false]);
    expect(choicesOf(spec, [3, 2])).toEqual([["advance_with_all"]]);
  });
});

describe("what else is a number", () => {
  it("units above the limit, just as many as must go", () => {
    const asked = decision("remove_excess", ["disband", "isengard_regular"], ["disband", "isengard_elite"]);
    const spec = asStepper(asked, view({ name: "EnforceLimits", place: "orthanc" }, { isengard_regular: 10, isengard_elite: 2 }))!;
    expect([spec.least, spec.most, spec.done]).toEqual([2, 2, null]);
    expect(asStepper(asked, view({ name: "EnforceLimits", place: "orthanc" }, { isengard_regular: 9, isengard_elite: 2 }))).toBeNull();
  });
  it("Dunlendings, four at most and as far as there is room", () => {
    const asked = decision("dunlendings", ["done"], ["from_dunland", "north_dunland", "isengard_regular"], ["from_dunland", "south_dunland", "isengard_elite"]);
    const seen = view({ name: "RageOfTheDunlendings", region: "orthanc", moved: 0 }, { isengard_regular: 7 });
    const places = { ...seen.places, north_dunland: { figures: { isengard_regular: 3 }, characters: [] }, south_dunland: { figures: { isengard_elite: 2 }, characters: [] } };
    expect(asStepper(asked, { ...seen, places })!.most).toBe(3);
  });
  it("recruits where too few can come", () => {
    const asked = decision("recruit", ["recruit", "isengard_regular", "north_dunland"], ["recruit", "isengard_regular", "orthanc"], ["recruit", "isengard_elite", "orthanc"]);
    const frame = { name: "RecruitInEach", regular: ["north_dunland", "north_dunland"], either: ["orthanc", "orthanc"], room: 3 };
    const spec = asStepper(asked, { ...view(frame, {}), reinforcements: { isengard_regular: 2, isengard_elite: 1 } })!;
    expect(spec.rows.map((row) => row.most)).toEqual([2, 2, 1]);
    expect([[2, 0, 1], [1, 1, 1], [2, 1, 0], [1, 2, 0]].map((counts) => isEnough(spec, counts))).toEqual([true, true, false, false]);
  });
  it("dice that turn to Eyes", () => {
    const seen = { ...view({ name: "LidlessEye", left: 3 }, {}), dice: { shadow: ["army", "army", "muster", "eye"], free_peoples: [] } };
    const spec = asStepper(decision("lidless_eye", ["turn_to_eye", "army"], ["turn_to_eye", "muster"], ["done"]), seen)!;
    expect(spec.rows.map((row) => row.most)).toEqual([2, 1]);
    expect([spec.least, spec.most]).toEqual([0, 3]);
  });
  it("not the two figures of a Muster die: each is a place on the map", () => {
    expect(asStepper(decision("recruit", ["recruit", "isengard_regular", "orthanc"], ["recruit", "sauron_regular", "barad_dur"]), view({ name: "MusterFigures" }, {}))).toBeNull();
  });
});

describe("who falls", () => {
  const frame = { name: "Casualties", place: "orthanc", hits: 3, seat: 1 };
  const asked = decision("casualties", ["lose", "isengard_regular"], ["reduce", "isengard_elite"], ["lose", "isengard_elite"]);
  it("takes exactly the hits, one for each", () => {
    const spec = asStepper(asked, view(frame, { isengard_regular: 2, isengard_elite: 2 }))!;
    expect(spec.rows.map((row) => [row.action[0], row.action[1], row.most])).toEqual([
      ["lose", "isengard_regular", 2],
      ["reduce", "isengard_elite", 2],
    ]);
    expect([spec.least, spec.most, spec.done]).toEqual([3, 3, null]);
  });
  it("takes no more than there are; what is left is asked anew", () => {
    expect(asStepper(asked, view({ ...frame, hits: 5 }, { isengard_regular: 1, isengard_elite: 2 }))!.most).toBe(3);
  });
  it("is one choice where there is one hit or one kind", () => {
    expect(asStepper(asked, view({ ...frame, hits: 1 }, { isengard_regular: 2, isengard_elite: 2 }))).toBeNull();
    expect(asStepper(decision("casualties", ["lose", "isengard_regular"]), view(frame, { isengard_regular: 5 }))).toBeNull();
  });
});
