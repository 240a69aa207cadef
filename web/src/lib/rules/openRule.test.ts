import { describe, expect, it } from "vitest";

import { gist } from "./openRule.svelte";

describe("the gist of a rule", () => {
  it("is its first sentences, about a line", () => {
    expect(gist("FP acts first. Then sides alternate (see wotr.4.18). Each takes one die.", 60)).toBe("FP acts first. Then sides alternate (see wotr.4.18).");
    expect(gist("One long sentence that goes on. Another.", 5)).toBe("One long sentence that goes on.");
    expect(gist("No stop\n- a list")).toBe("No stop");
    expect(gist("")).toBe("");
  });
});
