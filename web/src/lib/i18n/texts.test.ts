import { describe, expect, it, vi } from "vitest";

import english from "../../texts/en.ftl?raw";
import { named, plain, t, texts } from "./texts.svelte";

const sources = import.meta.glob<string>(["../../**/*.{ts,svelte}", "!../../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ids = new Set([...english.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!));

const files = import.meta.glob<string>("../../**/en.ftl", { query: "?raw", import: "default", eager: true });

describe("texts", () => {
  it("are found and filled in", () => {
    expect(t("turn-n", { game: "war_of_the_ring", n: 4 })).toBe("Turn 4");
    expect(t("players", { from: 2, to: 4 })).toBe("2–4 players");
    expect(t("players-exactly", { n: 1 })).toBe("1 player");
    expect(named("seat", "free_peoples")).toBe("Free Peoples");
    expect(named("seat", "player_1")).toBe("Player 1");
    expect(plain("")).toBe("");
  });

  it("are made ready without a complaint", () => {
    const complaints = vi.spyOn(console, "error");
    texts.warm();
    expect(complaints).not.toHaveBeenCalled();
  });

  it("exist for every id the client uses", () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      for (const match of source.matchAll(/\bt\("([a-z0-9-]+)"/g)) if (!ids.has(match[1]!)) missing.push(`${path}: ${match[1]}`);
    }
    expect(missing).toEqual([]);
  });

  it("are written without slips", () => {
    const slips = [/\ba (?!uni|one\b|use|eu)[aeiou]/i, /\ban (?!hour|honour|heir)[bcdfghjklmnpqrstvwxyz]/i, /\b([a-z]+) \1\b/i, /\S {2,}\S/, /\s[,.;!?](?:\s|$)/];
    const found = Object.entries(files).flatMap(([path, source]) =>
      source
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .flatMap((line) => slips.filter((slip) => slip.test(line.replace(/\{[^}]*\}/g, "§"))).map((slip) => `${path}: ${line} (${slip})`)),
    );
    expect(found).toEqual([]);
  });

  it("fall back to English for a language we lack", async () => {
    await texts.use("xx");
    expect(texts.language).toBe("en");
    expect(t("undo")).toBe("Undo");
  });
});
