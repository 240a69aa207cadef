import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { bundleOf, format } from "./fluent";
import { forms } from "./nameForms.svelte";
import { firstOf, ownName } from "./languages";
import { namesOf, tokens } from "../games/entityNames";

describe("languages", () => {
  it("bear their own names", () => {
    expect(["en", "pl", "ru"].map(ownName)).toEqual(["English", "polski", "русский"]);
  });

  it("are chosen by the first wish that can be met", () => {
    const offered = ["en", "pl", "ru"];
    expect(firstOf(["de-AT", "ru-RU", "pl"], offered)).toBe("ru");
    expect(firstOf(["", "PL"], offered)).toBe("pl");
    expect(firstOf(["de", "fr"], offered)).toBe("en");
    expect(firstOf([], offered)).toBe("en");
  });
});

describe("forms of names", () => {
  beforeEach(() =>
    forms.learn({
      region: { bree: { nom: "Bree", gender: "n" }, dale: { nom: "Dale", gen: "Dale", loc: "Dale" } },
      nation: { gondor: { nom: "Gondor", gen: "Gondoru", ins: "Gondorem", gender: "m" }, rohan: { nom: "Rohan", gen: "Rohanu", gender: "m" } },
    }),
  );
  afterEach(() => forms.learn({}));

  const polish = bundleOf(
    "pl",
    `
army = Armia { FORM($nation, case: "gen") }
falls = { FORM($place, as: "gender") ->
    [f] padła
    [n] padło
   *[other] padł
  }
`,
  );

  it("are found by the name as it stands alone, one by one in a list", () => {
    expect(format([polish], "army", { nation: "Gondor" })).toBe("Armia Gondoru");
    expect(format([polish], "army", { nation: "Gondor, Rohan" })).toBe("Armia Gondoru, Rohanu");
    expect(format([polish], "army", { nation: "Bree" })).toBe("Armia Bree");
    expect(format([polish], "army", { nation: "Narnia" })).toBe("Armia Narnia");
  });

  it("tell the gender", () => {
    expect(format([polish], "falls", { place: "Bree" })).toBe("padło");
    expect(format([polish], "falls", { place: "Narnia" })).toBe("padł");
  });

  it("are links in a line of the log as the name is", () => {
    const names = namesOf({ nations: [{ id: "gondor", name: "Gondor", capital: "minas_tirith" }] });
    expect(tokens("Wojna z Gondorem.", names)).toMatchObject(["Wojna z ", { text: "Gondorem", entity: { id: "gondor" } }, "."]);
  });
});
