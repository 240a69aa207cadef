import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Choice, Decision, Line } from "../../../lib/api/protocol";
import Panels from "./Panels.svelte";
import { lastStrike } from "./strike";
import type { Fighter, FieldView, Side } from "../types";

const catalogue = {
  regions: ["camp", "eb_gate_plain"].map((id) => ({ id, name: id, terrain: "plains", territory: "eastern_bank", adjacent: [], in_range: [] })),
  units: [
    { id: "orc", name: "Orc", side: "shadow", people: "orcs", figures: 5, strength: 1, favourite_terrain: [] },
    { id: "lake_men", name: "Lake-men", side: "free_peoples", people: "men", figures: 5, strength: 1, favourite_terrain: [] },
  ],
  manoeuvres: [
    { id: "orc", title: "Wild Rage", unit: "orc", timing: "end_of_round", effect: "A token." },
    { id: "lake_men", title: "Hail of Darts", unit: "lake_men", timing: "damage", effect: "One extra Damage." },
  ],
};

const fighter = (more: Partial<Fighter>): Fighter => ({
  place: "camp",
  beorn: false,
  strength: 4,
  dice: 4,
  leadership: 2,
  target: 5,
  why: [],
  bonus: 0,
  reroll_bonus: 0,
  manoeuvres: [],
  used: [],
  ...more,
});

let k = 0;
const line = (kind: string, data: Record<string, unknown>): Line => ({ k: (k += 1), kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
const log = [
  line("battle_began", { side: "shadow", armies: ["eb_gate_plain"], region: "camp" }),
  line("round_began", { number: 1, army: "eb_gate_plain" }),
  line("manoeuvre_revealed", { side: 1, card: "orc" }),
  line("manoeuvre_revealed", { side: 0, card: "lake_men" }),
  line("combat_roll", { side: "shadow", black: [2, 5], white: [3, 4], target: 5, bonus: 0 }),
  line("combat_roll", { side: "free_peoples", black: [1], white: [6], target: 5, bonus: 0 }),
];

const choice = (id: number, action: (string | number)[], label: string): Choice => ({ id, action, label, target: {} }) as never;
const decision = (kind: string, seat: number, actions: Choice[]): Decision => ({
  n: 7,
  seat,
  seat_name: "",
  mine: true,
  kind,
  question: "",
  rule: "",
  since: null,
  actions,
  refused: [],
  can_undo: false,
  undo_needs_consent: false,
  purpose: null,
});

/** Every way to pick failed dice, as the server offers them. */
const rerolls = (black: number, white: number, most: number) =>
  Array.from({ length: black + 1 }, (_, b) => Array.from({ length: white + 1 }, (_, w) => [b, w] as const))
    .flat()
    .filter(([b, w]) => b + w <= most)
    .map(([b, w], i) => choice(i, ["reroll", b, w], `roll ${b} black and ${w} white again`));

function open(asked: Decision, sides: Partial<Record<Side, Partial<Fighter>>> = {}) {
  const onact = vi.fn();
  const view = {
    seats: ["free_peoples", "shadow"],
    places: {},
    characters: {},
    control: {},
    walls: {},
    marching: [],
    wrath: 0,
    rings: 2,
    bodyguards: 1,
    armour: 0,
    battle: {
      attacker: "shadow",
      region: "camp",
      armies: ["eb_gate_plain"],
      round: 1,
      dice_thrown: true,
      sides: {
        free_peoples: fighter({ ...sides.free_peoples }),
        shadow: fighter({ place: "eb_gate_plain", ...sides.shadow }),
      },
    },
    procedure: [{ name: "Battle" }, { name: "CombatRound", manoeuvre: ["lake_men", "orc"] }],
  } as unknown as FieldView;
  render(Panels, { view: view as never, decision: asked, catalogue, you: { id: "me", seats: [0, 1], seat: asked.seat }, onact, log });
  return onact;
}
const miss = (name: string) => screen.getByRole("button", { name });
const pressed = (name: string) => miss(name).getAttribute("aria-pressed");

describe("the leader re-roll in the battle panel", () => {
  it("takes black and white dice by a click on them, and says how many are chosen", async () => {
    const onact = open(decision("leader_reroll", 1, rerolls(1, 2, 2)));
    const box = screen.getByRole("group", { name: "Click up to 2 dice that missed to re-roll them." });
    const status = within(box).getByRole("status");
    expect(within(box).getByRole<HTMLButtonElement>("button", { name: "No die is chosen" }).disabled).toBe(true);
    expect(within(box).getAllByRole("button", { pressed: false })).toHaveLength(3);

    await fireEvent.click(miss("Black die, 2, a miss"));
    expect(pressed("Black die, 2, a miss")).toBe("true");
    expect(status.textContent).toBe("Chosen: 1 black, 0 white · 1 of at most 2");
    await fireEvent.click(miss("White die, 3, a miss"));
    await fireEvent.click(miss("White die, 4, a miss"));
    expect(pressed("White die, 4, a miss"), "no more than the leadership").toBe("false");
    expect(miss("White die, 4, a miss").getAttribute("aria-disabled")).toBe("true");
    expect(status.textContent).toBe("Chosen: 1 black, 1 white · 2 of at most 2");

    await fireEvent.click(miss("White die, 3, a miss"));
    await fireEvent.click(miss("White die, 4, a miss"));
    expect(onact).not.toHaveBeenCalled();
    await fireEvent.click(within(box).getByRole("button", { name: "Roll 1 black and 1 white again" }));
    expect(onact).toHaveBeenCalledExactlyOnceWith(["reroll", 1, 1]);
  });
  it("leaves hits alone, counts what is added to the dice, and shows the dice once", () => {
    open(decision("leader_reroll", 1, rerolls(1, 1, 2)), { shadow: { bonus: 1, reroll_bonus: 1 } });
    const box = screen.getByRole("group", { name: /^Click up to 2/ });
    expect(within(box).queryByRole("button", { name: "White die, 4, a miss" })).toBeNull();
    expect(within(box).getAllByRole("button", { pressed: false })).toHaveLength(2);
    expect(box.textContent).toContain("Each hits on 5+ (+1): 50 %");
    expect(screen.getAllByRole("img", { name: "5" })).toHaveLength(1);
  });
  it("changes its mind where one die may be rolled again", async () => {
    const onact = open(decision("leader_reroll", 1, rerolls(1, 2, 1)));
    await fireEvent.click(miss("Black die, 2, a miss"));
    await fireEvent.click(miss("White die, 4, a miss"));
    expect([pressed("Black die, 2, a miss"), pressed("White die, 4, a miss")]).toEqual(["false", "true"]);
    await fireEvent.click(screen.getByRole("button", { name: "Roll 0 black and 1 white again" }));
    expect(onact).toHaveBeenCalledExactlyOnceWith(["reroll", 0, 1]);
  });
  it("chooses all misses at once, or none", async () => {
    const onact = open(decision("leader_reroll", 1, rerolls(1, 2, 3)));
    await fireEvent.click(screen.getByRole("button", { name: "Choose all 3 misses" }));
    await fireEvent.click(screen.getByRole("button", { name: "Roll 1 black and 2 white again" }));
    expect(onact).toHaveBeenLastCalledWith(["reroll", 1, 2]);
    await fireEvent.click(screen.getByRole("button", { name: "Roll 0 black and 0 white again" }));
    expect(onact).toHaveBeenLastCalledWith(["reroll", 0, 0]);
  });
  it("is of the side that is asked", () => {
    open(decision("leader_reroll", 0, rerolls(1, 0, 1)));
    expect(screen.getAllByRole("button", { name: /a miss$/ }).map((die) => die.getAttribute("aria-label"))).toEqual(["Black die, 1, a miss"]);
  });
});

describe("other questions of a battle", () => {
  const yesNo = [choice(0, ["yes"], "use the ability"), choice(1, ["no"], "do not use it")];
  it("show the card they are about, and take the answer", async () => {
    const onact = open(decision("use_ability", 0, yesNo));
    const box = screen.getByRole("group", { name: "Hail of Darts" });
    expect(box.textContent).toContain("One extra Damage.");
    await fireEvent.click(within(box).getByRole("button", { name: "Use the ability" }));
    expect(onact).toHaveBeenCalledExactlyOnceWith(["yes"]);
  });
  it("tell a rout from a retreat, and how many Rings are left", () => {
    open(decision("leave_battle", 0, [choice(0, ["stand"], "stand and fight"), choice(1, ["rout"], "flee in rout")]));
    expect(screen.getByRole("group", { name: "Rout" }).textContent).toContain("units are eliminated until at most one Damage token");
  });
  it("are not asked of those who wait", () => {
    open({ ...decision("use_ability", 0, []), mine: false });
    expect(screen.queryByRole("group", { name: "Hail of Darts" })).toBeNull();
  });
});

describe("what has happened", () => {
  const view = { seats: ["free_peoples", "shadow"], places: {}, characters: {}, control: {}, walls: {}, marching: [], battle: null, procedure: [] } as never;
  const given = { view, catalogue, you: { id: "me", seats: [0], seat: 0 }, onact: vi.fn(), decision: decision("choose_die", 0, [{ ...choice(0, ["use_die", "army"], "use it"), target: { face: "army" } }]) };
  const over = [...log, line("hits", { free_peoples: 1, shadow: 1 }), line("battle_ended", { region: "camp" })];
  const later = [...over, ...Array.from({ length: 30 }, () => line("token_placed", { place: "camp", token: "shadow" }))];
  const title = () => screen.queryByRole("region", { name: "Battle for camp" });

  it("keeps its dice on show however much happens after, until one chooses something new or closes it", async () => {
    const { rerender } = render(Panels, { ...given, log: later, acted: log[0]!.k - 1 });
    expect(title()).not.toBeNull();
    await rerender({ acted: later.at(-1)!.k });
    expect(title()).toBeNull();
    await rerender({ acted: log[0]!.k - 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(title()).toBeNull();
  });
  it("is told step by step while the film runs: numbers, then dice, then what came of it", async () => {
    const film = { ...given, decision: null, acted: -1 };
    const { rerender } = render(Panels, { ...film, log: over.slice(0, 2) });
    expect(title()!.querySelectorAll("svg.black, svg.white")).toHaveLength(0);
    await rerender({ log: over.slice(0, 6) });
    expect(title()!.querySelectorAll("svg.black, svg.white").length).toBeGreaterThan(3);
    expect(title()!.textContent).not.toContain("The battle is over");
    await rerender({ log: over });
    expect(title()!.textContent).toContain("The battle is over");
  });
  it("shows dice outside battles with what counted and what came of it", () => {
    const strike = [line("eagle_struck", { place: "camp", dice: [2, 4, 6], rerolls: [5], hits: 3 }), line("damaged", { place: "camp", count: 3 })];
    render(Panels, { ...given, log: [...over, ...strike], acted: over.at(-1)!.k });
    const panel = screen.getByRole("region", { name: "An Eagle strikes" });
    expect(panel.textContent).toContain("4+");
    expect(panel.textContent).toContain("2 hits");
    expect(panel.textContent).toContain("1 hit");
    expect(panel.textContent).toContain("damaged");
  });

  it("puts a rally and its re-roll together", () => {
    const rally = [
      line("rallied", { place: "camp", dice: [5, 4, 1], hits: 1 }),
      line("rallied_again", { place: "camp", dice: [6], hits: 1 }),
      line("damage_removed", { place: "camp", count: 2 }),
    ];
    expect(lastStrike(rally)).toMatchObject({ dice: [5, 4, 1], rerolls: [6], hits: 2, needed: 5 });
    expect(lastStrike(rally)!.lines.map(({ kind }) => kind)).toEqual(["rallied", "damage_removed"]);
  });
});
