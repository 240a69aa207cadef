/** The primers of all games: every text they show is there, and they cite only rules there are. */
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import { ruleLinks } from "../../lib/rules/openRule.svelte";
import { hasPrimer, loadPrimer } from "../primers";
import { textsOf } from "./primer";

const GAMES = ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"];

const files = import.meta.glob<string>("../../../../src/westmarch/games/*/data/rules.toml", { query: "?raw", import: "default", eager: true });

function rulesOf(game: string): Set<string> {
  const { rule } = parse(files[`../../../../src/westmarch/games/${game}/data/rules.toml`]!) as unknown as { rule: { id: string }[] };
  return new Set(rule.map(({ id }) => id));
}

const cited = (text: string) => ruleLinks(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece.rule]));

describe.each(GAMES)("the primer of %s", (game) => {
  it("has every text it shows", async () => {
    expect(hasPrimer(game)).toBe(true);
    const primer = (await loadPrimer(game))!;
    for (const id of textsOf(primer)) expect(primer.say(id), id).not.toBe(id);
  });

  it("cites only rules there are, and some with everything it says about play", async () => {
    const primer = (await loadPrimer(game))!;
    const rules = rulesOf(game);
    for (const id of textsOf(primer)) {
      const found = cited(primer.say(id));
      expect(found.filter((rule) => !rules.has(rule)), id).toEqual([]);
      if (/^(goal|pin-.*|win-.*|.*-line)$/.test(id)) expect(found, `${id} cites nothing`).not.toEqual([]);
    }
  });

  it("shows a turn in four to six pictures, and numbers within its picture of the table", async () => {
    const { steps, pins, sides } = (await loadPrimer(game))!;
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect([1, 2]).toContain(sides.length);
    for (const { id, x, y } of pins) expect(Math.min(x, y, 100 - x, 100 - y), id).toBeGreaterThan(0);
  });
});
