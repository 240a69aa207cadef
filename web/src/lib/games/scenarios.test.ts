import { describe, expect, it } from "vitest";

import { battleOf, storyOf, editorOf, rememberEditor } from "./scenarios";

describe("the battle of a room", () => {
  it("is named", () => {
    expect(battleOf({ options: { battle: "clash_on_the_kingsroad" } })).toBe("Clash on the Kingsroad");
    expect(battleOf({ options: { battle: JSON.stringify({ title: "At the Ford" }) } })).toBe("At the Ford");
    expect(battleOf({ options: { battle: "{" } })).toBe("");
    expect(battleOf({ options: {} })).toBe("");
  });

  it("and scenarios have names", () => {
    expect(storyOf({ options: { scenario: "passage_through_mirkwood", campaign: "none" } })).toBe("Passage Through Mirkwood");
    expect(storyOf({ options: { scenario: "escape_from_dol_guldur", campaign: "nightmare" } })).toBe("Nightmare campaign: Escape from Dol Guldur");
    expect(storyOf({ options: { battle: "wolf_raiders" } })).toBe("Wolf Raiders");
    expect(storyOf({ options: {} })).toBe("");
  });

  it("is edited where it came from, or as a copy", () => {
    const room = { id: "r1", options: { battle: "{}" } };
    expect(editorOf({ id: "r1", options: { battle: "wolf_raiders" } })).toBe("");
    expect(editorOf(room)).toBe("/battles/new?room=r1");
    rememberEditor("r1", "/battles/abc");
    expect(editorOf(room)).toBe("/battles/abc");
  });
});
