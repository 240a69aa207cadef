/** What is learned of a game with its catalogue. */
import { afterEach, describe, expect, it } from "vitest";

import type { Api } from "../api/client";
import type { Catalogue } from "../api/protocol";
import { forms } from "../i18n/nameForms.svelte";
import { catalogueOf } from "./catalogue";

describe("the catalogue of a game", () => {
  afterEach(() => forms.learn({}));

  it("comes with the articles of English names", async () => {
    const catalogue = {} as Catalogue;
    const server = {
      catalogue: () => Promise.resolve(catalogue),
      names: () => Promise.resolve({ place: { eastern_spur: { nom: "Eastern Spur", the: "the Eastern Spur" } } }),
    };
    expect(await catalogueOf("five_armies", server as unknown as Api)).toBe(catalogue);
    expect(forms.form("Eastern Spur", "the")).toBe("the Eastern Spur");
  });
});
