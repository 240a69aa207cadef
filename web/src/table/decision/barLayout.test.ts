import { describe, expect, it } from "vitest";

import type { Choice } from "../../lib/api/protocol";
import { isApart, keysOf, ordinary, shapeOf, tailOf } from "./barLayout";

const place = (label: string): Choice => ({ id: 0, action: ["go", label], label, target: { region: label } });
const word = (label: string): Choice => ({ id: 0, action: [label], label, target: {} });
const way = (label: string): Choice => ({ id: 0, action: ["do", label], label, target: {} });
const many = (make: (label: string) => Choice, count: number) => Array.from({ length: count }, (_, i) => make(`choice ${i}`));

describe("decision bar", () => {
  it("is one line for few choices", () => {
    expect(shapeOf([place("Edoras"), place("Bree"), word("pass")])).toBe("line");
    expect(shapeOf([word("yes"), word("no")])).toBe("line");
  });

  it("stays one line where the board can answer, with a list on request", () => {
    expect(shapeOf([...many(place, 20), word("done")])).toBe("list");
  });

  it("grows only where something cannot be answered on the board", () => {
    expect(shapeOf(many(way, 8))).toBe("grown");
    expect(shapeOf([...many(place, 8), way("something else")])).toBe("grown");
  });

  it("never grows where every choice can be made on the stage", () => {
    expect(shapeOf(many(way, 8), true)).toBe("list");
    expect(shapeOf([word("yes"), word("no")], true)).toBe("line");
  });

  it("sets apart what points at nothing", () => {
    expect(isApart(word("pass"))).toBe(true);
    expect(isApart(place("Bree"))).toBe(false);
    expect(isApart(way("recruit"))).toBe(false);
    expect(ordinary([place("Bree"), word("pass")])).toHaveLength(1);
    expect(ordinary([word("yes"), word("no")])).toHaveLength(2);
  });

  it("gives each choice its digit, nine at most, those that stand apart last", () => {
    expect(keysOf([word("pass"), place("Edoras"), place("Bree")], null).map(({ choice, key }) => [choice.label, key])).toEqual([["Edoras", 1], ["Bree", 2], ["pass", 3]]);
    expect(keysOf(many(place, 12), null)).toHaveLength(9);
  });

  it("tells the newest parts of a long sentence, equal ones once", () => {
    const link = (move: number, label: string) => ({ move, label });
    const chain = [link(4, "use the army die"), link(5, "the army in the Broken Lands, Gap Plain"), link(6, "an Orc"), link(7, "an Orc"), link(8, "a Warg")];
    const question = "Army movement: who goes with it";
    expect(tailOf(chain, question)).toEqual([{ move: 6, label: "an Orc", times: 2 }, { move: 8, label: "a Warg", times: 1 }]);
    expect(tailOf(chain, question.repeat(3))).toEqual([{ move: 8, label: "a Warg", times: 1 }]);
    expect(tailOf(chain.slice(0, 1), question)).toEqual([{ move: 4, label: "use the army die", times: 1 }]);
    expect(tailOf(chain.slice(1, 2), question)).toHaveLength(1);
  });
});
