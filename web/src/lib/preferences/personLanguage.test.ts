import { afterEach, expect, it } from "vitest";

import { createApi } from "../api/client";
import { personLanguage, rememberPerson } from "./personLanguage.svelte";
import type { Person } from "../api/protocol";

const ann: Person = { id: "u1", name: "Ann", guest: false, language: "pl" };

afterEach(() => rememberPerson({ ...ann, language: null }));

it("learns the person's language from whatever answer tells who it is", async () => {
  await createApi(async () => new Response(JSON.stringify(ann))).me();
  expect(personLanguage.code).toBe("pl");
});
