import { describe, expect, it } from "vitest";

import type { Decision } from "../../../lib/api/protocol";
import { choicesOf, isEnough } from "../../../table/decision/stepper";
import { stepperOf } from "./steppers";

const decision = (kind: string, ...actions: (string | number)[][]): Decision =>
  ({ n: 1, kind, seat: 0, mine: true, question: "", refused: [], actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })) }) as unknown as Decision;
const asked = (what: Decision, frame: object, more: object = {}) => stepperOf(what, { procedure: [frame], ...more } as never, { keep: { tokens: 1 } } as never);

describe("steppers of Westeros", () => {
  it("give up all tokens but one", () => {
    const houses = { stark: { pool: { green: 2, blue: 0, red: 0, valor: 1, morale: 1 } } };
    const spec = asked(decision("discard_token", ["discard_token", "green"], ["discard_token", "valor"], ["discard_token", "morale"]), { name: "DiscardSurplus" }, { houses })!;
    expect(spec.rows.map((row) => row.most)).toEqual([2, 1, 1]);
    expect([spec.least, spec.most]).toEqual([3, 3]);
    expect(choicesOf(spec, [2, 1, 0])).toEqual([["discard_token", "green"], ["discard_token", "green"], ["discard_token", "valor"]]);
    const two = { stark: { pool: { green: 1, blue: 0, red: 0, valor: 1, morale: 0 } } };
    expect(asked(decision("discard_token", ["discard_token", "green"], ["discard_token", "valor"]), { name: "DiscardSurplus" }, { houses: two })).toBeNull();
  });

  it("roll dice again, as many as a card allows", () => {
    const frame = { name: "Attack", rerolls: 2, again: [], results: { green: 2, blue: 0, red: 1, valor: 0, morale: 0 } };
    const spec = asked(decision("reroll", ["reroll_one", "green"], ["reroll_one", "red"], ["done"]), frame)!;
    expect([spec.least, spec.most]).toEqual([0, 2]);
    expect(choicesOf(spec, [1, 0])).toEqual([["reroll_one", "green"], ["done"]]);
    expect(choicesOf(spec, [1, 1])).toEqual([["reroll_one", "green"], ["reroll_one", "red"]]);
  });

  it("give up two dice for a token of a palisade", () => {
    const frame = { name: "Palisades", owed: 2, results: { green: 2, blue: 1, red: 0, valor: 0, morale: 0 } };
    const spec = asked(decision("give_up_die", ["choose_symbol", "green"], ["choose_symbol", "blue"]), frame)!;
    expect([spec.rows.map((row) => row.most), spec.least]).toEqual([[2, 1], 2]);
  });

  it("strengthen palisades colour by colour, none left empty in the end", () => {
    const none = { green: 0, blue: 0, red: 0 };
    const frame = { name: "Palisades", walls: ["f6", "h6", "j6"], left: { green: 1, blue: 0, red: 2 }, strength: { f6: none, h6: none, j6: none } };
    const place = decision("strengthen_palisade", ["choose_hex", "f6"], ["choose_hex", "h6"], ["choose_hex", "j6"]);
    expect(asked(place, { ...frame, left: { green: 2, blue: 0, red: 2 } })!.rows.map((row) => row.action[1])).toEqual(["f6", "h6", "j6"]);
    const spec = asked(place, { ...frame, left: { green: 2, blue: 0, red: 2 } })!;
    expect([spec.least, spec.most]).toEqual([2, 2]);
    // Four tokens for three palisades: two may lie together.
    expect([isEnough(spec, [2, 0, 0]), isEnough(spec, [1, 1, 0])]).toEqual([true, true]);
    // Three tokens for three palisades: each takes one.
    expect(isEnough(asked(place, frame)!, [2, 0, 0])).toBe(false);
    expect(asked(decision("strengthen_palisade", ["choose_hex", "h6"], ["choose_hex", "j6"]), frame)).toBeNull();
  });
});
