import { describe, expect, it } from "vitest";

import type { Decision } from "../../lib/protocol";
import { choicesOf } from "../../table/stepper";
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
  const frame = { name: "SelectFigures", origin: "orthanc", to: "fords_of_isen", seat: 1, taken: [] as string[] };
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
    expect([spec.least, spec.most]).toEqual([1, 6]);
    expect(choicesOf(spec, [2, 1, 0])).toEqual([["take", "isengard_regular"], ["take", "isengard_regular"], ["take", "isengard_elite"], ["done"]]);
    expect(choicesOf(spec, [4, 1, 1])).toEqual([["take_all"]]);
    expect(spec.ok!([0, 0, 1])).toBe(false);
    expect(spec.ok!([1, 0, 1])).toBe(true);
  });
  it("does not count again who was taken already", () => {
    const spec = asStepper(decision("choose_figures", ["done"], ["take", "isengard_regular"]), view({ ...frame, taken: ["isengard_regular"] }, { isengard_regular: 4 }))!;
    expect(spec.rows[0]!.most).toBe(3);
    expect(spec.least).toBe(0);
  });
  it("is no question of numbers where one figure is all there is", () => {
    expect(asStepper(decision("choose_figures", ["take", "isengard_regular"]), view(frame, { isengard_regular: 1 }))).toBeNull();
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
