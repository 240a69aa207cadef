import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Action, Choice, Decision, Line, Target } from "../../lib/api/protocol";
import { decision as asked, line } from "../../lib/api/fixtures";
import type { BoardProps } from "../../table/board/contract";
import Board from "./board/Board.svelte";
import { lastCombats } from "./panels/combat";
import Hand from "./hand/Hand.svelte";
import { facing } from "./board/orientation.svelte";
import { centre, paperFor, type Hex } from "./board/hexes";
import type { Ground } from "./board/landDrawing";
import { forecastOf, retreats } from "./panels/odds";
import Opponent from "./tracks/Opponent.svelte";
import Panels from "./panels/Panels.svelte";
import BattlePlan from "./board/BattlePlan.svelte";
import { acting, arrivals, areas, boxOf, engagements, exits, lineBetween, marks, scoredRows } from "./board/fieldState";
import { marksOf, ordersFor } from "./choices/targets";
import Tracks from "./tracks/Tracks.svelte";
import { morale, spacesOf } from "./tracks/moraleTrack";
import { factsOf, fieldView, type FieldView, type UnitView } from "./types";
import { conditionText, hexText, scoreText, terrainLines, unitName } from "./inspector/sentences";

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
beforeEach(() => {
  localStorage.clear();
  facing.read();
});
afterEach(cleanup);

// ---- a small battle

const land: Record<Hex, Ground> = {};
for (let row = 1; row <= 6; row += 1) for (const column of "abcdefgh") land[`${column}${row}`] = { terrain: "plains" };
land.c3 = { terrain: "forest" };
land.d4 = { terrain: "plains", fire: 2 };

function unit(changes: Partial<UnitView>): UnitView {
  return {
    unit: 0,
    kind: "war_host",
    house: "stark",
    rank: "green",
    hex: "c5",
    figures: 4,
    commander: null,
    active: true,
    engaged: null,
    engaged_by: null,
    turn: 0,
    keywords: { advance: 1 },
    moves: ["c4", "b5"],
    marches: [],
    sees: [],
    ...changes,
  };
}
const pool = (changes = {}) => ({ green: 0, blue: 0, red: 0, valor: 0, morale: 0, ...changes });
const house = (changes = {}) => ({ command: 3, pool: pool(), checked: pool(), hand: 2, deck: 17, discards: [], passed: false, ...changes });
const view = {
  battle: "clash",
  title: "Clash",
  plan: {
    provenance: "reconstruction",
    top: "lannister",
    ratings: { stark: { command: 3, order: 3, leadership: 3 }, lannister: { command: 3, order: 4, leadership: 3 } },
    exits: { stark: ["a1"], lannister: [] },
    scores: [
      { what: "eliminate", house: "stark", when: "at_once", points: 1 },
      { what: "eliminate", house: "lannister", when: "at_once", points: 1 },
      { what: "rows", house: "stark", when: "end", rows: [[2, 3]] },
    ],
    victory: null,
    instant: [{ house: "lannister", conditions: [{ what: "controls", house: "lannister", count: 2 }] }],
    special: [{ rule: "bystander", hex: "h6", by: "lannister", points: 5 }],
  },
  round: 2,
  rounds: 5,
  phase: "command",
  first: "stark",
  to_act: "stark",
  momentum: "lannister",
  morale: -5,
  rout: { stark: true, lannister: false },
  points: { stark: 2, lannister: 0 },
  houses: { stark: house({ pool: pool({ green: 2, morale: 1 }) }), lannister: house({ pool: pool({ red: 1 }), passed: true }) },
  field: land,
  setting_up: null,
  objectives: [{ hex: "e3", name: "Mill", control: "stark" }],
  strategy: [{ hex: "b2", token: "hidden" }],
  captive: null,
  targets: [],
  taken: [],
  units: [
    unit({}),
    unit({ unit: 1, kind: "guard", house: "lannister", hex: "c4", rank: "blue", engaged: 2, engaged_by: "stark", figures: 2, keywords: { heavy_armor: 1 } }),
    unit({ unit: 2, hex: "d5", rank: "blue", commander: "maege", engaged: 1, engaged_by: "stark", active: false }),
    unit({ unit: 3, kind: "archers", house: "lannister", hex: "f2", sees: [{ unit: 0, through: ["e3"], blocked: [] }, { unit: 2, through: ["e4"], blocked: ["e4"] }] }),
    unit({ unit: 4, hex: "eliminated", figures: 0 }),
    unit({ unit: 5, kind: "guard", house: "lannister", hex: "waiting" }),
  ],
  waiting: [{ unit: 5, round: 3, hexes: ["a1", "b1"] }],
  commanders: [{ commander: "maege", house: "stark", tokens: 1, fresh: false, captured_by: null }],
  effects: [],
  ordered: [],
  playing: null,
  hand: ["s1", "s2"],
  procedure: [],
  to_decide: "stark",
  ending: "",
  winners: [],
};
const zone = (first: number, last: number, break_point?: number) => ({ first, last, ...(break_point ? { break_point } : {}) });
const catalogue = {
  units: ["war_host:War Host:stark:infantry", "guard:Guard:lannister:infantry", "archers:Archers:lannister:ranged"].map((text) => {
    const [id, name, own, kind] = text.split(":");
    return { id, name, house: own, class: kind, strength: 4, attack: kind === "ranged" ? "ranged" : "melee", range: 4, valor_hits: true, keywords: { advance: 1 }, orders: [[[2, true]], [[1, true], [2, false]], [[1, true]]], dice: [2, 3, 4], provenance: { orders_blue: "inferred" } };
  }),
  commanders: [{ id: "maege", person: "maege", name: "Maege Mormont", title: "Lady", house: "stark", unit: "war_host", limit: 1, rating: 2, keywords: {}, ability: "Stalwart.", commit: "Rally.", provenance: {} }],
  cards: [
    { id: "s1", name: "Two companies I", house: "stark", provenance: "proposed", commands: [{ cost: 1, do: "order", text: "order up to 2 units" }] },
    { id: "s2", name: "Hold the line", house: "stark", commander: "maege", provenance: "proposed", commands: [{ cost: 2, do: "order", text: "order all units" }], tactic: { timing: "before", pool: ["green"], text: "Tactic, before the orders, if you show a green token: hold" } },
  ],
  terrain: [
    { id: "plains", name: "Plains", kind: "hex", burns: 4 },
    { id: "forest", name: "Forest", kind: "hex", blocks: true, stop: true, cap_against: 2, cap_from: 2, burns: 3, burned: "devastation" },
  ],
  battles: [{ id: "clash", title: "Clash", summary: "They clash." }],
  skirmishes: [],
  setup_cards: [],
  morale: { spaces: 11, grey: zone(1, 3), green: zone(4, 6, 4), yellow: zone(7, 9, 7), red: zone(10, 11, 10) },
};
const field = fieldView(view as never);
const facts = factsOf(catalogue as never);

const choice = (id: number, action: Action, target: Target, label = action.join(" ")): Choice => ({ id, action, label, target });
function turn(...actions: Choice[]): Decision {
  return asked({ kind: "choose_action", actions, refused: [{ action: ["play", "s2"], label: "play s2", reason: "It costs too much.", rule: "bow.5.07", target: { card: "s2" }, ruling: "" }] });
}
function props(changes: Partial<BoardProps> = {}): BoardProps {
  return { view: view as never, decision: null, catalogue: catalogue as never, you: { id: "u", seats: [0], seat: 0 }, onact: () => {}, log: [], ...changes };
}
const hex = (name: Hex) => document.querySelector(`path[data-hex="${name}"]`)!;

describe("what a decision points at", () => {
  const decision = turn(choice(1, ["token", "green"], { symbol: "green" }), choice(2, ["pair", "green"], { symbol: "green" }), choice(3, ["play", "s1"], { card: "s1" }), choice(4, ["rally_for_morale"], { symbol: "morale" }), choice(5, ["pass"], {}));

  it("sorts choices by the thing", () => {
    const found = marksOf(decision);
    expect(found.symbols.get("green")!.map((one) => one.id)).toEqual([1, 2]);
    expect(found.cards.get("s1")).toHaveLength(1);
    expect(found.refusedCards.get("s2")!.reason).toBe("It costs too much.");
    expect(found.others.map((one) => one.id)).toEqual([5]);
    expect(marksOf({ ...decision, mine: false }).symbols.size).toBe(0);
  });

  it("knows which tokens order a unit that is clicked first", () => {
    expect(ordersFor(field.units[0]!, decision).map((one) => one.id)).toEqual([1, 2]);
    expect(ordersFor(unit({ rank: "red" }), decision).map((one) => one.id)).toEqual([2]);
    expect(ordersFor(field.units[2]!, decision).map((one) => one.id)).toEqual([4]);
    expect(ordersFor(field.units[0]!, { ...decision, kind: "move" })).toEqual([]);
  });
});

describe("the scene", () => {
  it("puts an engagement on the shared edge, pointing at who was attacked", () => {
    const [one, ...rest] = engagements(field);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ key: "2-1", by: "stark" });
    // d5 attacks c4, up to the left.
    expect(one!.turn).toBeCloseTo(-120, 0);
  });

  it("names who acts by the innermost procedure", () => {
    const during = (...procedure: FieldView["procedure"]) => acting({ ...field, procedure });
    expect(during({ name: "Orders", seat: 0 }, { name: "Attack", attacker: 2, target: 1 })).toEqual({ unit: 2, target: 1 });
    expect(during({ name: "Attack", attacker: 2, target: 1 }, { name: "Retreat", unit: 1 })).toEqual({ unit: 1, target: null });
    expect(during({ name: "Round" })).toEqual({ unit: null, target: null });
  });

  it("shows tokens of the plan, arrivals, exits and rows", () => {
    expect(marks(field).map((one) => `${one.kind} ${one.hex} ${one.state}`)).toEqual(["strategy b2 hidden", "person h6 lannister", "arrival a1 ", "arrival b1 "]);
    expect(marks({ ...field, taken: ["h6"] }).some((one) => one.kind === "person")).toBe(false);
    expect(arrivals(field)[0]).toEqual({ hex: "a1", rounds: [3] });
    expect(exits(field, "stark")).toHaveLength(1);
    expect(exits(field, "lannister")).toEqual([]);
    expect(scoredRows(field)).toHaveLength(1);
  });

  it("lays out what is chosen before a battle", () => {
    const aimed = marks({ ...field, procedure: [{ name: "AimCatapults", hexes: ["a1", "b2"], colours: ["red"] }] });
    expect(aimed.filter((one) => ["target", "place"].includes(one.kind)).map((one) => `${one.kind} ${one.hex} ${one.state}`)).toEqual(["target a1 red", "place b2 next"]);
    const walls = marks({ ...field, procedure: [{ name: "Palisades", walls: ["b3"], strength: { b3: { green: 1, blue: 0, red: 2 } } }] });
    expect(walls.find((one) => one.kind === "strength")).toMatchObject({ hex: "b3", text: "1 0 2" });
  });
});

describe("the morale track", () => {
  it("runs from Stark's last space to Lannister's", () => {
    const spaces = spacesOf(facts);
    expect(spaces).toHaveLength(23);
    expect(spaces[0]).toEqual({ at: -11, zone: "red", breaks: false });
    expect(spaces[11]).toEqual({ at: 0, zone: "", breaks: false });
    expect(spaces.filter((one) => one.breaks).map((one) => one.at)).toEqual([-10, -7, -4, 4, 7, 10]);
    expect(morale(field, facts)).toEqual({ house: "stark", space: 5, zone: "green" });
    expect(morale({ ...field, morale: 0 }, facts).house).toBeNull();
  });
});

describe("words", () => {
  it("name units, hexes and goals", () => {
    expect(unitName(field.units[0]!, facts)).toBe("green War Host");
    expect(unitName(field.units[2]!, facts)).toBe("Maege Mormont's blue War Host");
    expect(hexText("d5", field, facts)).toContain("inactive, engaged");
    expect(hexText("e3", field, facts)).toContain("Objective Mill (e3), held by House Stark");
    expect(hexText("d4", field, facts)).toContain("fire of level 2");
    expect(scoreText(field.plan.scores[0]!, field, facts)).toBe("Each enemy unit eliminated: 1 point");
    expect(conditionText(field.plan.instant[0]!.conditions[0]!, field, facts)).toBe("it controls 2 objectives");
    expect(terrainLines(facts.terrain.get("forest")!, facts)).toContain("At most 2 dice against a unit here.");
    expect(terrainLines(facts.terrain.get("forest")!, facts, false).join()).not.toContain("Burns");
  });
});

describe("attacks in the log", () => {
  const named = (kind: string, own: string) => ({ house: own, rank: "green", kind, commander: "" });
  const attack = (k: number, how = "melee") => line(k, "", { kind: "attack", data: { attacker: 2, target: 1, who: named("war_host", "stark"), whom: named("guard", "lannister"), origin: "d5", to: "c4", how } });
  const told = (k: number, kind: string, data: Record<string, unknown>): Line => line(k, "", { kind, data });

  it("are put together until something else happens", () => {
    const log = [
      attack(1),
      told(2, "rolled", { faces: ["green", "morale"] }),
      told(3, "rolled", { faces: ["blue", "morale"] }),
      told(4, "hits", { hits: 2, dealt: 1 }),
      told(5, "figures_lost", { unit: 1, count: 1 }),
      told(6, "retreated", { unit: 1 }),
      told(7, "retreated", { unit: 1 }),
      attack(8, "counterattack"),
      told(9, "eliminated", { unit: 2 }),
    ];
    const [first, second] = lastCombats(log);
    expect(first).toMatchObject({ how: "melee", rolls: [["green", "morale"], ["blue", "morale"]], hits: { hits: 2, dealt: 1 } });
    expect(first!.ends.map((one) => `${one.kind} ${one.count}`)).toEqual(["lost 1", "retreated 2"]);
    expect(second!.ends[0]).toMatchObject({ kind: "eliminated", unit: 2 });
    expect(lastCombats([...log, told(10, "passed", {}), attack(11)]).map((one) => one.key)).toEqual([11]);
  });

  it("have odds only where the server gives them", () => {
    expect(forecastOf({ odds: null }).attacks).toEqual([]);
    expect(retreats({ hits: [1], expected_hits: 0, morale: [0.5, 0.25, 0.25], eliminates: 0 })).toBeCloseTo(0.75);
  });
});

describe("the board", () => {
  it("draws every hex, unit, engagement and objective, and reads them out", () => {
    render(Board, props());
    expect(document.querySelectorAll("path[data-hex]")).toHaveLength(48);
    expect(document.querySelectorAll("[data-unit]")).toHaveLength(4);
    expect(document.querySelectorAll("[data-engaged]")).toHaveLength(1);
    expect(hex("c5").getAttribute("aria-label")).toContain("House Stark, green War Host, 4 of 4 figures, active");
    // As many figures as are left: 4 + 2 + 4 + 4.
    expect(document.querySelectorAll("[data-figure]")).toHaveLength(field.units.filter((one) => one.hex in land).reduce((sum, one) => sum + one.figures, 0));
  });

  it("acts when a hex is clicked", async () => {
    const onact = vi.fn();
    const decision = asked({ kind: "move", actions: [choice(1, ["move", "c4"], { hex: "b4" }), choice(2, ["stay"], {})], refused: [] });
    render(Board, props({ decision, onact }));
    expect(hex("b4").getAttribute("role")).toBe("button");
    await fireEvent.click(hex("a1"));
    expect(onact).not.toHaveBeenCalled();
    await fireEvent.click(hex("b4"));
    expect(onact).toHaveBeenCalledWith(["move", "c4"]);
  });

  it("lets a unit stay by a click on itself", async () => {
    const onact = vi.fn();
    const decision = asked({ kind: "move", actions: [choice(1, ["move", "b4"], { hex: "b4" }), choice(2, ["stay"], {})], refused: [] });
    render(Board, props({ decision, onact, view: { ...view, procedure: [{ name: "MoveUnit", unit: 0 }] } as never }));
    await fireEvent.click(hex("c5"));
    expect(onact).toHaveBeenCalledWith(["stay"]);
  });

  it("offers several choices in a menu, and remembers the unit clicked first", async () => {
    const onact = vi.fn();
    const decision = turn(choice(1, ["token", "green"], { symbol: "green" }), choice(2, ["pair", "green"], { symbol: "green" }));
    const { rerender } = render(Board, props({ decision, onact }));
    await fireEvent.click(hex("c5"));
    await fireEvent.click(screen.getByRole("menuitem", { name: "Token green" }));
    expect(onact).toHaveBeenLastCalledWith(["token", "green"]);
    const order = asked({ n: 6, kind: "order_unit", actions: [choice(1, ["choose_unit", "c5"], { hex: "c5" }), choice(2, ["choose_unit", "d5"], { hex: "d5" })], refused: [] });
    await rerender(props({ decision: order, onact }));
    expect(onact).toHaveBeenLastCalledWith(["choose_unit", "c5"]);
  });

  it("shows lines of sight and the zone of control of what is looked at", async () => {
    render(Board, props());
    await fireEvent.pointerEnter(hex("f2"));
    expect(document.querySelectorAll(".sight")).toHaveLength(2);
    expect(document.querySelectorAll(".sight.blocked")).toHaveLength(1);
    await fireEvent.pointerLeave(hex("f2"));
    await fireEvent.pointerEnter(hex("d5"));
    expect(document.querySelectorAll(".zone.stark")).toHaveLength(1);
    expect(document.querySelector("path.move")!.getAttribute("d")).not.toBe("");
  });
});

describe("the board turned for who sits at the upper edge", () => {
  const [stark, lannister] = [0, 1].map((seat) => ({ id: "u", seats: [seat], seat }));
  const [both, nobody] = [{ id: "u", seats: [0, 1], seat: 0 }, { id: "u", seats: [], seat: null }];
  const edges = () => ["top", "bottom"].map((side) => document.querySelector(`[data-edge=${side}]`)!.textContent);
  const placed = (number: number) => /translate\(([\d.]+) ([\d.]+)\)/.exec(document.querySelector<SVGElement>(`[data-unit="${number}"]`)!.getAttribute("transform")!)!.slice(1).map(Number);
  const button = () => screen.getByRole("button", { name: "Turn the board" });
  const paper = paperFor(Object.keys(land), true);
  const about = ([x, y]: readonly number[]) => [paper.width - x!, paper.height - y!];
  const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

  it("has one's own edge below; as planned for both Houses at one screen and for spectators", () => {
    expect([stark, lannister, both, { ...both, seat: 1 }, nobody].map((you) => facing.turned(you as never, field))).toEqual([false, true, false, false, false]);
    const starkOnTop = { ...field, plan: { ...field.plan, top: "stark" as const } };
    expect([stark, lannister, both].map((you) => facing.turned(you as never, starkOnTop))).toEqual([true, false, false]);
    render(Board, props({ you: lannister as never }));
    expect(edges()).toEqual(["House Stark", "House Lannister"]);
  });

  it("moves hexes, units, tokens and names, and keeps them upright", () => {
    localStorage.setItem("westmarch.westeros.names", "on");
    const { unmount } = render(Board, props());
    const [unit, name] = [placed(0), document.querySelector("text.name")!];
    const hexNames = () => [...document.querySelectorAll("text.name")].map((one) => one.textContent);
    expect(name.textContent).toBe("a1");
    const all = hexNames();
    unmount();
    render(Board, props({ you: lannister as never }));
    placed(0).forEach((value, i) => expect(value).toBeCloseTo(about(unit)[i]!, 3));
    expect(hexNames().sort()).toEqual(all.sort());
    const [x, y] = centre("a1", paper);
    const a1 = [...document.querySelectorAll("text.name")].find((one) => one.textContent === "a1")!;
    expect(Number(a1.getAttribute("x"))).toBeCloseTo(x, 3);
    expect(Number(a1.getAttribute("y"))).toBeGreaterThan(y);
    expect(document.querySelector("[data-unit]")!.outerHTML).not.toContain("rotate(180");
    const [first] = document.querySelectorAll("path[data-hex]");
    expect(first!.getAttribute("data-hex"), "Tab goes down the screen").toBe("h6");
  });

  it("is turned on demand, and this browser remembers it for each way of sitting", async () => {
    render(Board, props({ you: lannister as never }));
    await fireEvent.click(button());
    expect(edges()).toEqual(["House Lannister", "House Stark"]);
    facing.read();
    expect([stark, lannister, both, nobody].map((you) => facing.turned(you as never, field))).toEqual([false, false, false, false]);
    expect(localStorage.getItem("westmarch.westeros.turned")).toBe("lannister");
    await fireEvent.click(button());
    expect(edges()).toEqual(["House Stark", "House Lannister"]);
    expect(localStorage.getItem("westmarch.westeros.turned")).toBe("");
  });

  it("stays as it is while one screen changes hands", async () => {
    const { rerender } = render(Board, props({ you: both as never }));
    await fireEvent.click(button());
    expect(edges()[1]).toBe("House Lannister");
    await rerender(props({ you: { ...both, seat: 1 } as never }));
    expect(edges()[1]).toBe("House Lannister");
  });

  it("lets arrow keys walk as one sees it", async () => {
    render(Board, props({ you: lannister as never }));
    const start = hex("c5") as SVGElement;
    start.focus();
    for (const [key, to] of [["ArrowRight", "b5"], ["ArrowUp", "b6"], ["ArrowLeft", "c6"], ["ArrowDown", "c5"], ["ArrowDown", "c4"]] as const) {
      await fireEvent.keyDown(document.activeElement!, { key });
      await vi.waitFor(() => expect((document.activeElement as SVGElement).dataset.hex).toBe(to));
    }
    // Beyond the field there is nothing.
    (hex("f2") as SVGElement).focus();
    await fireEvent.keyDown(hex("f2"), { key: "ArrowDown" });
    await vi.waitFor(() => expect((document.activeElement as SVGElement).dataset.hex).toBe("f1"));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect((document.activeElement as SVGElement).dataset.hex).toBe("f1");
  });

  it("keeps the panel of an attack away from it", () => {
    const log = [line(1, "", { kind: "attack", data: { attacker: 2, target: 1, who: {}, whom: {}, origin: "d5", to: "c4", how: "melee" } })];
    const procedure = [{ name: "Attack", attacker: 2, target: 1, kind: "melee", dice: 3, flank: 0, results: { green: 0, blue: 0, red: 0, valor: 0, morale: 0 } }];
    for (const [you, right] of [[stark, true], [lannister, false]] as const) {
      const { unmount } = render(Panels, props({ you: you as never, log, view: { ...view, procedure } as never }));
      // c4 lies left of the middle as planned, right of it when turned.
      expect(screen.getByRole("region", { name: "Attack: d5 → c4" }).classList.contains("right")).toBe(right);
      unmount();
    }
  });

  it("turns engagements, rows that score, exits, areas and arrows with it", () => {
    const [one] = engagements(field);
    const [turned] = engagements(field, paper);
    expect(about([one!.x, one!.y])[0]).toBeCloseTo(turned!.x, 0);
    expect(about([one!.x, one!.y])[1]).toBeCloseTo(turned!.y, 0);
    // d5 attacks c4, now down to the right.
    expect(turned!.turn).toBeCloseTo(60, 0);
    expect(scoredRows(field, paper)[0]!.y).toBeCloseTo(paper.height - scoredRows(field)[0]!.y, 3);
    const [out] = exits(field, "stark");
    const [turnedOut] = exits(field, "stark", paper);
    const tip = (path: string) => numbers(path).slice(6, 8);
    expect(tip(turnedOut!.path)[0]).toBeCloseTo(about(tip(out!.path))[0]!, 0);
    expect(tip(turnedOut!.path)[1]).toBeCloseTo(about(tip(out!.path))[1]!, 0);
    const area = { ...field, plan: { ...field.plan, scores: [{ what: "area", house: "stark" as const, hexes: ["a1", "b1"] }] } };
    expect(areas(area, paper)[0]!.line.match(/M/g)).toHaveLength(10);
    const line = numbers(lineBetween("c5", "f2", 30));
    numbers(lineBetween("c5", "f2", 30, paper)).forEach((value, i) => expect(value).toBeCloseTo((i % 2 ? paper.height : paper.width) - line[i]!, 0));
    const [box, other] = [boxOf(["a1", "b2"])!, boxOf(["a1", "b2"], paper)!];
    expect([other.x, other.y]).toEqual([box.x + box.width, box.y + box.height].map((value, i) => expect.closeTo((i ? paper.height : paper.width) - value, 3)));
  });
});

describe("beside the board", () => {
  it("uses tokens, cards and commanders by a click, and says why not", async () => {
    const onact = vi.fn();
    const decision = turn(choice(1, ["token", "green"], { symbol: "green" }), choice(2, ["play", "s1"], { card: "s1" }), choice(3, ["use_ability", "maege"], { commander: "maege" }));
    render(Hand, props({ decision, onact }));
    render(Tracks, props({ decision, onact }));
    await fireEvent.click(document.querySelector("[data-symbol=green]")!);
    expect(onact).toHaveBeenLastCalledWith(["token", "green"]);
    await fireEvent.click(document.querySelector("[data-card=s1]")!);
    expect(onact).toHaveBeenLastCalledWith(["play", "s1"]);
    await fireEvent.click(document.querySelector("[data-commander=maege]")!);
    expect(onact).toHaveBeenLastCalledWith(["use_ability", "maege"]);
    expect(document.querySelector("[data-card=s2]")!.classList.contains("refused")).toBe(true);
    await fireEvent.click(document.querySelector("[data-card=s2]")!);
    expect(onact).toHaveBeenCalledTimes(3);
  });

  it("offers the commands of the card in play", async () => {
    const onact = vi.fn();
    const decision = asked({ kind: "choose_commands", actions: [choice(1, ["command", 1], { command: 1 }, "order all units")], refused: [] });
    const given = props({ decision, onact, view: { ...view, playing: "s2", hand: ["s1"] } as never });
    render(Panels, given);
    await fireEvent.click(screen.getByRole("button", { name: "Order all units" }));
    expect(onact).toHaveBeenCalledWith(["command", 1]);
    // And the card itself.
    render(Hand, given);
    await fireEvent.click(document.querySelector("[data-card=s2]")!);
    expect(onact).toHaveBeenCalledTimes(2);
  });

  it("shows morale and rounds over the field, points, objectives and what wins in the plan", () => {
    const { unmount } = render(Board, props());
    expect(screen.getByRole("img", { name: "Morale: House Stark: 5, green zone" })).toBeTruthy();
    expect(document.querySelector("[data-morale]")!.textContent).toBe("5");
    expect(screen.getByRole("img", { name: /^Round \d of \d$/ })).toBeTruthy();
    unmount();
    render(BattlePlan, { field, facts });
    expect(screen.getByText(/House Lannister wins at once if it controls 2 objectives/)).toBeTruthy();
    // What both score alike is said once.
    expect(screen.getAllByText(/Each enemy unit eliminated/)).toHaveLength(1);
    expect(screen.getByText(/Mill/)).toBeTruthy();
    expect(screen.getByText("Stark 0")).toBeTruthy();
  });

  it("shows the other House at the right; a spectator has one at each side", () => {
    const { unmount } = render(Opponent, props());
    expect(screen.getByRole("region", { name: "House Lannister" }).textContent).toContain("has passed");
    expect(screen.queryByRole("region", { name: "House Stark" })).toBeNull();
    unmount();
    const watching = props({ you: { id: "u", seats: [], seat: null } });
    render(Opponent, watching);
    render(Tracks, watching);
    expect(screen.getAllByRole("region", { name: /^House/ }).map((one) => one.getAttribute("aria-label")).sort()).toEqual(["House Lannister", "House Stark"]);
  });

  it("lets dice be re-rolled in the panel of the attack", async () => {
    const onact = vi.fn();
    const log = [
      line(1, "", { kind: "attack", data: { attacker: 2, target: 1, who: {}, whom: {}, origin: "d5", to: "c4", how: "melee" } }),
      line(2, "", { kind: "rolled", data: { faces: ["green", "blue", "blue"] } }),
    ];
    const decision = asked({ kind: "flank_reroll", actions: [choice(1, ["reroll", "green"], { symbol: "green" }), choice(2, ["reroll", "blue"], { symbol: "blue" }), choice(3, ["done"], {}, "keep the dice")], refused: [] });
    render(Panels, props({ log, decision, onact, view: { ...view, procedure: [{ name: "Attack", attacker: 2, target: 1, kind: "melee", dice: 3, flank: 1, results: { green: 1, blue: 2, red: 0, valor: 0, morale: 0 } }] } as never }));
    expect(screen.getByRole("region", { name: "Attack: d5 → c4" })).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "Reroll blue" })[0]!);
    expect(onact).toHaveBeenLastCalledWith(["reroll", "blue"]);
    await fireEvent.click(screen.getByRole("button", { name: /Keep the dice/ }));
    expect(onact).toHaveBeenLastCalledWith(["done"]);
  });
});
