import { describe, expect, it } from "vitest";

import type { Choice } from "../../lib/api/protocol";
import { decision } from "../../lib/api/fixtures";
import { answersOf, partsOf } from "./answers";

const choice = (id: number, action: (string | number)[], target = {}): Choice => ({ id, action, label: action.join(" "), target });
const labels = (choices: Choice[]) => choices.map((one) => one.label);

describe("the answers to a question", () => {
  it("are all of them where it is a plain one, whatever can be clicked besides", () => {
    const actions = [choice(0, ["withdraw"]), choice(1, ["fight"])];
    expect(labels(answersOf(decision({ actions }), [actions[1]!]))).toEqual(["withdraw", "fight"]);
  });
  it("leave out what stands apart beside things that can be clicked", () => {
    const actions = [choice(0, ["use", "staff"], { card: "staff" }), choice(1, ["take_number", 2]), choice(2, ["done"])];
    expect(labels(answersOf(decision({ actions }), actions.slice(1)))).toEqual(["take_number 2"]);
    expect(answersOf(decision({ actions: [actions[0]!, actions[2]!] }), [actions[2]!])).toEqual([]);
  });
  it("are all of them where nothing can be clicked", () => {
    const actions = [choice(0, ["choose_number", 0]), choice(1, ["choose_number", 1]), choice(2, ["no"])];
    expect(answersOf(decision({ actions }), actions)).toEqual(actions);
  });
});

describe("a question", () => {
  it("is told by its step and what is asked", () => {
    expect(partsOf("battle for Dale, round 1: cease the attack or go on?")).toEqual({ step: "Battle for Dale, round 1", asked: "Cease the attack or go on?" });
    expect(partsOf("exchange cards?")).toEqual({ step: "", asked: "Exchange cards?" });
  });
});
