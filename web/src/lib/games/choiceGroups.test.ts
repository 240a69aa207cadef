import { describe, expect, it } from "vitest";

import { capital, digits, groups, matching, sameAction, spotOf } from "./choiceGroups";
import type { Choice } from "../api/protocol";

const made = (list: [string, ...(string | number)[]][], label: (action: (string | number)[]) => string): Choice[] =>
  list.map((action, id) => ({ id, action, label: label(action), target: {} }));

describe("choices", () => {
  it("few stay as they are", () => {
    const few = made([["yes"], ["no"]], (action) => String(action[0]));
    expect(groups(few)).toEqual([{ heading: "", options: [{ choice: few[0], text: "Yes" }, { choice: few[1], text: "No" }] }]);
  });

  it("many of one verb and two things are gathered by the first, said once", () => {
    const places = ["Lórien", "Rivendell", "Grey Havens", "Woodland Realm"];
    const list = ["regular", "elite"].flatMap((kind) => places.map((place): [string, string, string] => ["recruit", kind, place]));
    const found = groups(made(list, (action) => `an Elven ${action[1]} in ${action[2]}`));
    expect(found.map((group) => group.heading)).toEqual(["An Elven regular in", "An Elven elite in"]);
    expect(found[0]!.options.map((option) => option.text)).toEqual(places);
  });

  it("single choices keep their place before or after the groups", () => {
    const regions = Array.from({ length: 8 }, (_, i): [string, string] => ["move_to", `r${i}`]);
    const label = (action: (string | number)[]) => (action[0] === "done" ? "done" : `to ${action[1]}`);
    expect(groups(made([["done"], ...regions], label)).map((group) => group.heading)).toEqual(["", "To"]);
    expect(groups(made([...regions, ["done"]], label)).map((group) => group.heading)).toEqual(["To", ""]);
  });

  it("a heading leaves no choice that begins in the middle", () => {
    const list: [string, number, number][] = [["reroll", 2, 0], ["reroll", 1, 1], ["reroll", 1, 0], ["reroll", 0, 1], ["reroll", 0, 0]];
    const labels: Record<string, string> = { "1,1": "roll 1 black die and 1 white die again", "1,0": "roll 1 black die again", "0,0": "keep all dice" };
    const found = groups(made(list, (action) => labels[action.slice(1).join()] ?? `roll ${action.slice(1).join()}`));
    const texts = found.flatMap((group) => group.options.map((option) => option.text));
    expect(texts).toContain("Roll 1 black die and 1 white die again");
    expect(texts).toContain("Roll 1 black die again");
  });

  it("hexes keep their small letter", () => {
    const hexes = ["c10", "d9", "j4", "j5", "k4", "k5", "l6", "m7"];
    const found = groups(made(hexes.map((hex): [string, string] => ["move", hex]), (action) => `Green Archers at b8: move to ${action[1]}`));
    expect(found.flatMap((group) => group.options.map((option) => option.text))).toEqual(hexes);
    expect(capital("j4: hills")).toBe("j4: hills");
    expect(capital("judge")).toBe("Judge");
  });

  it("an article stays with its name", () => {
    const list = Array.from({ length: 7 }, (_, i): [string, string] => ["move_from", `r${i}`]);
    const found = groups(made(list, (action) => `the army in ${action[1]}`));
    expect(found[0]!.heading).toBe("The army in");
    const nations = groups(made(list, (action) => `the ${action[1]}`));
    expect(nations[0]!.heading).toBe("");
    expect(nations[0]!.options[0]!.text).toBe("The r0");
  });

  it("are found by words, without accents or case", () => {
    const list = made([["a", "1"], ["a", "2"]], (action) => (action[1] === "1" ? "to Lórien" : "to Bree"));
    expect(matching(list, "LORIEN to")).toEqual([list[0]]);
    expect(matching(list, " ")).toEqual(list);
    expect(matching(list, "moria")).toEqual([]);
  });

  it("are chosen by their place, or by the number they are", () => {
    const numbered = groups(made([["put", 0], ["put", 1], ["put", 2]], (action) => `${action[1]} dice`))[0]!.options;
    expect(digits(numbered)).toEqual([0, 1, 2]);
    const places = groups(made([["a"], ["b"]], (action) => String(action[0])))[0]!.options;
    expect(digits(places)).toEqual([1, 2]);
    const many = Array.from({ length: 12 }, () => places[0]!);
    expect(digits(many).slice(8)).toEqual([9, undefined, undefined, undefined]);
  });

  it("actions are compared part by part", () => {
    expect(sameAction(["a", 1], ["a", 1])).toBe(true);
    expect(sameAction(["a", 1], ["a", "1"])).toBe(false);
    expect(sameAction(["a"], ["a", 1])).toBe(false);
  });

  it("light up their region, else what they name first", () => {
    expect(spotOf({ figure: "gondor_regular", region: "dol_amroth" })).toEqual({ kind: "region", id: "dol_amroth" });
    expect(spotOf({ card: "fp_char_01", deck: "fp_character" })).toEqual({ kind: "card", id: "fp_char_01" });
    expect(spotOf({})).toBeNull();
    expect(spotOf(undefined)).toBeNull();
  });
});
