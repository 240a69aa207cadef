import { afterEach, describe, expect, it, vi } from "vitest";

import { profiles } from "./profiles.svelte";
import { society } from "./people";

describe("who has a profile", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("is asked once for each who is not known yet", async () => {
    const asked = vi.spyOn(society, "withProfiles").mockResolvedValue([{ id: "a1", name: "Ann" }]);
    await profiles.ask(["a1", "g1", "a1", "gone.r1.0", ""]);
    await profiles.ask(["a1", "g1"]);
    expect(asked.mock.calls).toEqual([[["a1", "g1"]]]);
    expect([profiles.has("a1"), profiles.has("g1"), profiles.has("nobody")]).toEqual([true, false, false]);
  });

  it("is nobody as long as that cannot be asked", async () => {
    vi.spyOn(society, "withProfiles").mockRejectedValue(new Error("away"));
    await profiles.ask(["b1"]);
    expect(profiles.has("b1")).toBe(false);
  });
});
