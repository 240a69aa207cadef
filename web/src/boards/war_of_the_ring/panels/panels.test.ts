import { describe, expect, it } from "vitest";

import type { Line } from "../../../lib/api/protocol";
import { hits, lastBattle, lossesOf, numbersOf, stageOf } from "./battle";
import { forceAt } from "./armyStrength";
import { huntNeeds, lastHunt, succeeds } from "./hunt";
import { battlesOf, expected, percent } from "../../../lib/inspector/odds";
import { tileGroups } from "../tracks/huntTiles";
import { diceRolled, factsOf, figureOf, type WarView } from "../types";

let k = 0;
const line = (kind: string, data: Record<string, unknown> = {}): Line => ({ k: k++, kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
const idle = { procedure: [] } as unknown as WarView;

describe("the dice of a turn", () => {
  it("are not spent before they are rolled", () => {
    const rolled = (phase: string) => diceRolled({ phase } as WarView);
    expect(["recover_and_draw", "fellowship", "hunt_allocation", "action_roll"].filter(rolled)).toEqual([]);
    expect(["action_resolution", "victory_check"].every(rolled)).toBe(true);
  });
});

describe("a battle", () => {
  const log = [
    line("battle_started", { attacker: "shadow", origin: "moria", target: "inside_lorien", form: "assault", strength: [5, 3], leadership: [1, 2] }),
    line("nation_activated", { nation: "elves" }),
    line("round_started", { round: 1 }),
    line("combat_card_chosen", { side: "shadow", deck: "sh_strategy" }),
    line("combat_card_chosen", { side: "free_peoples", deck: null }),
    line("combat_card_revealed", { side: "shadow", card: "sh_strat_01", combat: "relentless_assault" }),
    line("combat_card_cancelled", { side: "shadow", combat: "relentless_assault" }),
    line("combat_roll", { side: "shadow", dice: [6, 2, 3], needed: 6, modifier: 0, hits: 1 }),
    line("leader_reroll", { side: "shadow", dice: [5], needed: 6, modifier: 1, hits: 1 }),
    line("hits_scored", { attacker: 2, defender: 1 }),
    line("unit_lost", { side: "free_peoples", figure: "elves_regular", count: 1, place: "inside_lorien" }),
    line("elite_reduced", { side: "free_peoples", figure: "elves_elite", count: 1, place: "inside_lorien" }),
    line("round_started", { round: 2 }),
  ];
  it("is put together round by round", () => {
    const battle = lastBattle(log)!;
    expect(battle.region).toBe("lorien");
    expect(battle.rounds).toHaveLength(2);
    const [first] = battle.rounds;
    expect(first!.sides.shadow.card).toEqual({ card: "sh_strat_01", combat: "relentless_assault", cancelled: true });
    expect(first!.sides.free_peoples.chosen).toBe("none");
    expect(first!.sides.shadow.reroll!.dice).toEqual([5]);
    expect(first!.scored).toEqual({ attacker: 2, defender: 1 });
    expect(battle.over).toBeNull();
    expect(lossesOf(battle, "free_peoples")).toEqual({ lost: { elves_regular: 1 }, reduced: { elves_elite: 1 } });
  });
  it("ends, and takes nothing that comes after", () => {
    const over = lastBattle([...log, line("battle_over", { reason: "ceased" }), line("unit_lost", { side: "shadow", figure: "nazgul" })])!;
    expect(over.over).toBe("ceased");
    expect(over.lines.at(-1)!.kind).toBe("battle_over");
  });
  it("is the last of several; none in an empty log", () => {
    expect(lastBattle([])).toBeNull();
    expect(lastBattle([...log, line("battle_started", { attacker: "free_peoples", origin: "a", target: "b" })])!.target).toBe("b");
  });
  it("has odds before its dice, a result after them", () => {
    const fighting = { procedure: [{ name: "Battle" }, { name: "CombatRound" }] } as unknown as WarView;
    const asked = { procedure: [{ name: "Battle" }] } as unknown as WarView;
    const upTo = (kind: string) => lastBattle(log.slice(0, log.findIndex((one) => one.kind === kind) + 1))!;
    expect(stageOf(upTo("battle_started"), asked)).toBe("before");
    expect(stageOf(upTo("combat_card_cancelled"), fighting)).toBe("before");
    expect(stageOf(upTo("combat_roll"), fighting)).toBe("rolled");
    expect(stageOf(upTo("unit_lost"), fighting)).toBe("rolled");
    expect(stageOf(upTo("elite_reduced"), asked)).toBe("between");
    expect(stageOf(lastBattle(log)!, fighting)).toBe("before");
    expect(stageOf(lastBattle([...log, line("battle_over", { reason: "ceased" })])!, asked)).toBe("over");
  });
  it("knows which dice hit", () => {
    expect([1, 4, 5, 6].map((die) => hits(die, 5, 0))).toEqual([false, false, true, true]);
    expect(hits(1, 5, 4)).toBe(false);
    expect(hits(6, 6, -2)).toBe(true);
  });
  it("reads the numbers of the round", () => {
    const view = { procedure: [{ name: "CombatRound", needed: [5, 6], roll_modifier: [1, 0], reroll_modifier: [0, 0] }] } as unknown as WarView;
    expect(numbersOf(view)!.shadow.needed).toBe(6);
    expect(numbersOf(view)!.free_peoples.modifier).toBe(1);
    expect(numbersOf(idle)).toBeNull();
  });
});

describe("a force", () => {
  const facts = factsOf({
    regions: [{ id: "orthanc", name: "Orthanc", adjacent: [] }],
    characters: [
      { id: "boromir", name: "Boromir", side: "free_peoples", leadership: 1, captain: true },
      { id: "saruman", name: "Saruman", side: "shadow", leadership: 1 },
    ],
  });
  const war = {
    players: 2,
    places: {
      field: { figures: { gondor_regular: 3, gondor_leader: 1, nazgul: 1 }, characters: ["boromir"] },
      orthanc: { figures: { isengard_regular: 7, isengard_elite: 2 }, characters: ["saruman"] },
    },
    characters: { saruman: "orthanc" },
  } as unknown as WarView;
  it("counts units, captains and leaders of one side", () => {
    expect(forceAt(war, "field", "free_peoples", facts)).toMatchObject({ units: 3, strength: 4, leadership: 2 });
  });
  it("has at most five dice; Isengard's elites lead with Saruman", () => {
    expect(forceAt(war, "orthanc", "shadow", facts)).toMatchObject({ units: 9, strength: 5, leadership: 3 });
  });
});

describe("a hunt", () => {
  const log = [
    line("die_used"),
    line("fellowship_moves", { progress: 2 }),
    line("hunt_roll", { level: 2, dice: [6, 1], modifier: 1, successes: 1 }),
    line("hunt_reroll", { dice: [2], modifier: 1, successes: 1 }),
    line("hunt_tile_drawn", { tile: "std_2_1" }),
    line("hunt_damage", { tile: "std_2_1", cause: "hunt", damage: 2 }),
    line("hunt_damage_lowered", { by: "gollum", damage: 1 }),
    line("corruption_rose", { amount: 1, corruption: 4 }),
    line("fellowship_revealed", { region: "moria" }),
  ];
  it("is told step by step", () => {
    const hunt = lastHunt(log, idle)!;
    expect(hunt.steps.map((step) => step.step)).toEqual(["level", "roll", "reroll", "tile", "damage", "absorbed", "corruption", "reveal"]);
    expect(hunt.over).toBe(true);
  });
  it("goes on while its procedure does", () => {
    const view = { procedure: [{ name: "HuntTile" }] } as unknown as WarView;
    expect(lastHunt(log.slice(0, 6), view)!.over).toBe(false);
  });
  it("is none where nobody hunted", () => {
    expect(lastHunt([line("die_used"), line("passed")], idle)).toBeNull();
  });
  it("needs less with dice of the Free Peoples in the box", () => {
    expect(huntNeeds(0)).toBe(6);
    expect(huntNeeds(2)).toBe(4);
    expect(succeeds(1, 5)).toBe(false);
    expect(succeeds(4, 2)).toBe(true);
  });
});

describe("odds", () => {
  it("never promise too much", () => {
    expect([0, 0.004, 0.337, 0.997, 1].map(percent)).toEqual(["0 %", "<1 %", "34 %", ">99 %", "100 %"]);
  });
  it("are read from the server's answer", () => {
    const battle = { origin: "a", target: "b", attacker: {}, defender: {}, whole_battle: { attacker_wins: 0.5 } };
    expect(battlesOf({ odds: { exact: true, battles: [battle] } })).toHaveLength(1);
    expect(battlesOf({ odds: null })).toEqual([]);
    expect(battlesOf(null)).toEqual([]);
  });
  it("expect hits from chances", () => {
    expect(expected({ side: "shadow", hits: [0.5, 0.5] })).toBeCloseTo(0.5);
    expect(expected({ side: "shadow", expected_hits: 1.2 })).toBe(1.2);
    expect(expected({ side: "shadow" })).toBeNull();
  });
});

describe("tiles and figures", () => {
  it("are grouped by what they show", () => {
    const tile = (id: string, value: unknown, reveal = false) => ({ id, kind: "standard", value, reveal, stop: false });
    const facts = factsOf({ tiles: [tile("a", 2), tile("b", 2), tile("c", "eye", true), tile("d", 0, true)] });
    expect(tileGroups(["c", "a", "b", "d"], facts).map(({ tile, count }) => [tile.value, count])).toEqual([
      [0, 1],
      [2, 2],
      ["eye", 1],
    ]);
  });
  it("are taken apart", () => {
    expect(figureOf("southrons_easterlings_elite")).toEqual({ nation: "southrons_easterlings", type: "elite", side: "shadow" });
    expect(figureOf("nazgul").type).toBe("nazgul");
  });
});
