import { describe, expect, it } from "vitest";

import { battleOf } from "./battle";

describe("the battle of a room", () => {
  it("is named", () => {
    expect(battleOf({ options: { battle: "clash_on_the_kingsroad" } })).toBe("Clash on the Kingsroad");
    expect(battleOf({ options: { battle: JSON.stringify({ title: "At the Ford" }) } })).toBe("At the Ford");
    expect(battleOf({ options: { battle: "{" } })).toBe("");
    expect(battleOf({ options: {} })).toBe("");
  });
});
