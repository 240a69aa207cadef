import { describe, expect, it } from "vitest";

import type { Choice, Decision, Prospect } from "../../../lib/api/protocol";
import { decision as asked } from "../../../lib/api/fixtures";
import { allOf, cardsFor, choicesByHex, prospectsByHex } from "./choicesByHex";
import { marksOf } from "./targets";
import { factsOf, type FieldView, type UnitView } from "../types";

const choice = (id: number, action: Choice["action"], target: Choice["target"] = {}, label = action.join(" ")): Choice => ({ id, action, label, target });
const unit = (changes: Partial<UnitView>) => ({ unit: 0, kind: "war_host", house: "stark", rank: "green", hex: "c5", figures: 4, commander: null, active: true, ...changes }) as UnitView;
const units = [unit({}), unit({ unit: 1, hex: "d5", rank: "blue", commander: "maege" }), unit({ unit: 2, hex: "a1" })];
const field = { units, field: { c5: {}, d5: {}, a1: {} } } as unknown as FieldView;
const facts = factsOf({
  commanders: [{ id: "maege", person: "maege", name: "Maege Mormont", house: "stark" }],
  cards: [{ id: "s1", name: "Levies forward", house: "stark", commands: [] }, { id: "s2", name: "Den mother", house: "stark", commander: "maege", commands: [] }, { id: "s3", name: "Grim revenge", house: "stark", commander: "rickard", commands: [] }],
} as never);
const cards = [choice(5, ["play", "s1"], { card: "s1" }), choice(6, ["play", "s2"], { card: "s2" }), choice(7, ["play", "s3"], { card: "s3" })];
const turn = (...actions: Choice[]): Decision => asked({ kind: "choose_action", seat: 0, actions, refused: [] });

describe("things first", () => {
  it("offers a unit the cards of those who could lead it", () => {
    const decision = turn(...cards);
    expect(cardsFor(units[0]!, decision, field, facts).map((one) => one.target.card)).toEqual(["s1", "s2"]);
    expect(cardsFor(units[2]!, decision, field, facts)).toEqual([]);
    expect(cardsFor(units[0]!, asked({ ...decision, kind: "order_unit" }), field, facts)).toEqual([]);
  });

  it("gathers tokens, abilities and cards of one unit, the token's own choice left to its prospect", () => {
    const decision = turn(choice(1, ["token", "green"], { symbol: "green" }), choice(2, ["use_ability", "maege"], { commander: "maege" }), ...cards);
    const at = choicesByHex(decision, marksOf(decision), units, undefined);
    expect(at.get("c5")!.map((one) => one.id)).toEqual([1]);
    expect(at.get("d5")!.map((one) => one.id)).toEqual([2]);
    const later: Prospect[] = [{ label: "Green token", target: { hex: "c5" }, actions: [["token", "green"], ["choose_unit", "c5"]] }];
    expect(prospectsByHex(later, units).get("c5")).toEqual(later);
    expect(prospectsByHex([{ label: "", target: { commander: "maege" }, actions: [] }], units).has("d5")).toBe(true);
    const all = allOf(later, at.get("c5")!, cardsFor(units[0]!, decision, field, facts));
    expect(all.map((one) => one.actions)).toEqual([[["token", "green"], ["choose_unit", "c5"]], [["play", "s1"]], [["play", "s2"]]]);
  });
});
