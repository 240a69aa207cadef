import { describe, expect, it } from "vitest";

import { battleOf, editorOf, rememberEditor } from "./battle";

describe("the battle of a room", () => {
  it("is named", () => {
    expect(battleOf({ options: { battle: "clash_on_the_kingsroad" } })).toBe("Clash on the Kingsroad");
    expect(battleOf({ options: { battle: JSON.stringify({ title: "At the Ford" }) } })).toBe("At the Ford");
    expect(battleOf({ options: { battle: "{" } })).toBe("");
    expect(battleOf({ options: {} })).toBe("");
  });

  it("is edited where it came from, or as a copy", () => {
    const room = { id: "r1", options: { battle: "{}" } };
    expect(editorOf({ id: "r1", options: { battle: "wolf_raiders" } })).toBe("");
    expect(editorOf(room)).toBe("/battles/new?room=r1");
    rememberEditor("r1", "/battles/abc");
    expect(editorOf(room)).toBe("/battles/abc");
  });
});
