import { expect, test } from "vitest";

import type { PublicTable, Rulebook, Ruling } from "../api/protocol";
import { houseRulings, reportOf, rulingsOfCard, rulingsOfRule, searched } from "./rulings";

function ruling(id: string, more: Partial<Ruling> = {}): Ruling {
  return { id, rules: [], cards: [], names: [], question: `${id}?`, reading: "Yes.", reason: "", sources: [], other: "", switch: false, ...more };
}

const rulings = [
  ruling("engaged_anew", { rules: ["lcg.9.02"], cards: ["son_of_arnor"], names: ["Syn Arnoru"], question: "Does it attack again?" }),
  ruling("equal_costs", { rules: ["lcg.9.02", "lcg.8.04"], reading: "Wybiera gracz, który świętuje." }),
  ruling("no_rule", { cards: ["wargs"] }),
];
const book: Rulebook = { rules: [], examples: [], rulings };
const ids = (found: readonly Ruling[]) => found.map((one) => one.id);

test("a table's options name only the rulings it has switched", () => {
  expect(houseRulings({ players: "2", engaged_anew: "alternative" })).toEqual(["engaged_anew"]);
  expect(houseRulings({ players: "2" })).toEqual([]);
});

test("rulings stand under their rules and cards, the one asked for first", () => {
  expect(ids(rulingsOfRule(book, "lcg.9.02"))).toEqual(["engaged_anew", "equal_costs"]);
  expect(ids(rulingsOfRule(book, "lcg.9.02", "equal_costs"))).toEqual(["equal_costs", "engaged_anew"]);
  expect(ids(rulingsOfRule(book, "lcg.1.01", "no_rule"))).toEqual(["no_rule"]);
  expect(ids(rulingsOfCard(book, "wargs"))).toEqual(["no_rule"]);
});

test("they are found by words, whatever the accents, and by what they belong to", () => {
  expect(ids(searched(rulings, "attack again"))).toEqual(["engaged_anew"]);
  expect(ids(searched(rulings, "swietuje"))).toEqual(["equal_costs"]);
  expect(ids(searched(rulings, "lcg.8.04"))).toEqual(["equal_costs"]);
  expect(ids(searched(rulings, "syn arnoru"))).toEqual(["engaged_anew"]);
  expect(searched(rulings, "")).toHaveLength(3);
});

test("a report names the ruling and the version, and of a table only what everybody sees", () => {
  const shown: PublicTable = { n: 12, version: "1.0", rules: "abc", view: { hand: [] } as unknown as PublicTable["view"], position: null };
  const plain = reportOf({ game: "lotr_card_game", ruling: rulings[0]!, version: "1.0", rules: "abc" });
  expect(plain).toContain("Ruling: engaged_anew");
  expect(plain).toContain("Rules: lcg.9.02");
  expect(plain).toContain("Version: 1.0, rules abc");
  expect(plain).not.toContain("Table:");
  const at = { address: "https://a.test/room/x", house: ["engaged_anew"] };
  const told = reportOf({ game: "g", ruling: rulings[0]!, version: "1.0", rules: "abc", table: { ...at, shown } });
  expect(told).toContain("https://a.test/room/x, after move 12");
  expect(told).toContain('What everybody sees:\n{"hand":[]}');
  const over = reportOf({ game: "g", ruling: rulings[0]!, version: "1.0", rules: "abc", table: { ...at, shown: { ...shown, position: "turn: 2\n" } } });
  expect(over).toContain("Position:\nturn: 2");
  expect(over).not.toContain("What everybody sees");
});
