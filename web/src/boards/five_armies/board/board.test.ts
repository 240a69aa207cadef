import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { placeInHand } from "../../../table/state/procedure";
import type { Choice, Decision, Line } from "../../../lib/api/protocol";
import { hits, lastBattle } from "../panels/battle";
import Board from "./Board.svelte";
import { FORDS, REGION_IDS, REGION_PATHS, ROOMS, SIZE, SPACES } from "./map";
import { bare, caption, groupOf, layOut, PIECE } from "./regionLayout";
import { marksOf, plansOf } from "../choices/targets";
import { say, tileName, unitsText } from "../texts";
import { factsOf, printed, sideNamed, sideOfDeck, type FieldView, type Standing } from "../types";
import { whereIs } from "../inspector/characterPlace";

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
});

const region = (id: string, terrain: string, territory: string, more = {}) => ({
  id,
  name: id.replaceAll("_", " "),
  terrain,
  territory,
  adjacent: [],
  in_range: [],
  ...more,
});
const unit = (id: string, side: string, people: string, strength = 1) => ({
  id,
  name: id,
  side,
  people,
  figures: 5,
  strength,
  favourite_terrain: [],
});

const catalogue = {
  regions: [
    region("front_gate", "mountains", "eastern_bank", { name: "Front Gate", defence: 6, victory_points: 4 }),
    region("camp", "hills", "eastern_bank", { name: "Camp", settlement: true, victory_points: 2 }),
    region("eb_gate_plain", "plains", "eastern_bank", { name_provenance: "inferred" }),
    region("v_north_swamp", "swamps", "valley", { name_provenance: "inferred" }),
  ],
  spaces: [{ id: "goblin_muster_north", name: "Goblin mustering point", kind: "goblin_mustering_point", leads_to: "mountain_pass_north" }],
  territories: [
    { id: "eastern_bank", name: "The Eastern Bank", colour: "blue" },
    { id: "valley", name: "The Valley", colour: "red" },
  ],
  units: [unit("dwarf_regular", "free_peoples", "dwarves"), unit("orc", "shadow", "orcs"), unit("great_orc", "shadow", "great_orcs", 2)],
  characters: [
    { id: "dain", name: "Dáin Ironfoot", side: "free_peoples", general: true, leadership: 2, movement: 2, text: [] },
    { id: "bolg", name: "Bolg, son of Azog", side: "shadow", leadership: 3, movement: 2, text: [] },
    { id: "beorn", name: "Beorn, the Skin-changer", side: "free_peoples", leadership: 0, movement: 3, fate_space: 11, text: [] },
  ],
  cards: [
    { id: "event_01", deck: "event", order: "blow_the_horns", combat: "battle_fury" },
    { id: "fp_story_01", deck: "fp_story", title: "A Story", type: "army", effect: "Something." },
  ],
  orders: [{ id: "blow_the_horns", title: "Blow the Horns", type: "muster", effect: "Rally." }],
  combat_effects: [{ id: "battle_fury", title: "Battle-fury", effect: "Add 1." }],
  manoeuvres: [{ id: "orc", title: "Wild Rage", unit: "orc", timing: "end_of_round", effect: "A token." }],
  tiles: [
    { id: "plain_1", value: 1, symbol: false, count: 3 },
    { id: "fate_2", value: 2, symbol: true, count: 2 },
    { id: "arkenstone", value: 3, symbol: true, count: 1, special: "blue" },
  ],
  setup: { token: [{ id: "shadow", name: "Shadow", side: "shadow", faces: [] }], army: [], fate: { last: 15 }, victory: { shadow_points: 10 } },
};
const facts = factsOf(catalogue);

const standing = (more: Partial<Standing> = {}): Standing => ({
  units: {},
  characters: [],
  damage: 0,
  leaders: 0,
  tokens: {},
  strength: 0,
  leadership: 0,
  ...more,
});

function view(more: Partial<FieldView> = {}): FieldView {
  return {
    seats: ["free_peoples", "shadow"],
    seat: 1,
    turn: 2,
    phase: "action_round",
    to_act: 1,
    ending: "",
    winners: [],
    places: { camp: standing({ units: { dwarf_regular: 2 }, characters: ["dain"], damage: 1 }) },
    marching: [],
    characters: { dain: "camp", bolg: "out_of_play", beorn: "fate_track" },
    supply: {},
    control: { front_gate: "free_peoples", camp: "shadow" },
    walls: { front_gate: { defence: 6, damage: 2 } },
    victory_points: 2,
    passes: {},
    tokens: {},
    bats: { valley: 1 },
    eagles: { eyrie: 0, over: {}, lord_over: null },
    wrath: 0,
    rings: 0,
    bodyguards: 0,
    concentration: false,
    activated: [],
    activations: 0,
    fate: { marker: 3, waiting: { beorn: 11 }, pool: [], aside: [], removed: [] },
    dice: { free_peoples: [], shadow: [] },
    pools: { free_peoples: 5, shadow: 6 },
    hand: [],
    hands: [{}, {}],
    decks: {},
    discards: {},
    hidden_discards: [{}, {}],
    own_hidden_discards: [],
    table: [],
    armour: 0,
    orcs_on_card: 0,
    troubled: null,
    battle: null,
    procedure: [],
    ...more,
  };
}

let id = 0;
const choice = (action: (string | number)[], target: Record<string, string>, label = action.join(" ")): Choice => ({
  id: (id += 1),
  action,
  label,
  target,
});

function decision(kind: string, actions: Choice[], more: Partial<Decision> = {}): Decision {
  return {
    n: 1,
    seat: 1,
    seat_name: "shadow",
    mine: true,
    kind,
    question: "?",
    rule: "b5a.1.01",
    since: null,
    actions,
    refused: [],
    can_undo: false,
    undo_needs_consent: false,
    purpose: null,
    ...more,
  };
}

describe("the map", () => {
  it("draws every region with room for an army", () => {
    expect(REGION_IDS).toHaveLength(46);
    for (const one of REGION_IDS) {
      expect(REGION_PATHS[one]).toMatch(/^M[\d. L-]+Z$/);
      expect(ROOMS[one]!.x + ROOMS[one]!.width).toBeLessThan(SIZE.width);
    }
    expect(FORDS).toHaveLength(5);
    expect(Object.keys(SPACES)).toContain("eyrie");
  });
});

describe("armies", () => {
  const area = { x: 0, y: 0, width: 90, height: 60 };
  const laid = (more: Partial<Standing>, wrath = 0) => layOut(groupOf(standing(more), facts, wrath), area);

  it("have units first, then characters, then the recruitment tokens that lie there", () => {
    const group = groupOf(standing({ units: { great_orc: 1, orc: 3 }, characters: ["bolg"], damage: 2, leaders: 1, tokens: { shadow: 2 } }), facts);
    expect(group.chips.map((chip) => chip.id)).toEqual(["orc", "great_orc", "bolg", "shadow"]);
    expect(group.marks).toEqual([
      { id: "leaders", count: 1 },
      { id: "damage", count: 2 },
    ]);
    expect(group.side).toBe("shadow");
    expect(groupOf(standing({ tokens: { shadow: 2 } }), facts).side, "tokens are no army").toBeNull();
  });
  it("stand on a base of their side that carries their tokens; recruitment tokens lie on the ground", () => {
    const stack = laid({ units: { orc: 1 }, leaders: 1, damage: 2 });
    expect(stack.base).toMatchObject({ side: "shadow" });
    for (const mark of stack.base!.marks) expect(mark.x > stack.base!.x && mark.x < stack.base!.x + stack.base!.width).toBe(true);
    expect(laid({ tokens: { shadow: 1 } }).base).toBeNull();
  });
  it("keep their size in a small room and stand closer, nobody hidden behind another", () => {
    const few = laid({ units: { orc: 1 }, characters: ["bolg"] });
    const many = laid({ units: { orc: 3, great_orc: 2 }, characters: ["bolg", "dain"], damage: 1, leaders: 1, tokens: { shadow: 3 } });
    for (const stack of [few, many]) {
      for (const { x, y } of stack.placed) expect(x > -12 && x < area.width + 12 && y > 0 && y < area.height + 12).toBe(true);
      for (const [i, one] of stack.placed.entries()) {
        for (const two of stack.placed.slice(i + 1)) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(PIECE * 0.6);
      }
    }
    expect(new Set(many.placed.map(({ y }) => y)).size).toBe(2);
  });
  it("are drawn so that the number of each can be read: those at the left before those at the right", () => {
    const xs = laid({ units: { orc: 3, great_orc: 2 } }).placed.map(({ x }) => x);
    expect(xs[0]).toBeGreaterThan(xs[1]!);
  });
  it("count Beorn's Wrath where he stands", () => {
    expect(groupOf(standing({ characters: ["beorn"] }), facts, 7).marks).toEqual([{ id: "wrath", count: 7 }]);
  });
  it("stand under the name of their region", () => {
    const room = { x: 10, y: 20, width: 90, height: 70 };
    const named = caption("Front Gate", room, true, (name) => [name]);
    expect(named.area.y).toBeGreaterThan(named.y);
    expect(named.area.y + named.area.height).toBe(90);
    expect(named.walls).not.toBeNull();
    expect(bare(room).area).toBe(room);
  });
});

describe("what can be clicked", () => {
  it("is nothing when it is another's turn", () => {
    const marks = marksOf(decision("choose_die", [choice(["use_die", "army"], { face: "army" })], { mine: false }), view(), facts);
    expect(marks.faces.size).toBe(0);
  });
  it("is a whole territory, region by region", () => {
    const marks = marksOf(decision("place_bats", [choice(["place_bat", "eastern_bank"], { territory: "eastern_bank" })]), view(), facts);
    expect([...marks.places.keys()].sort()).toEqual(["camp", "eb_gate_plain", "front_gate"]);
    expect(marks.territories.has("eastern_bank")).toBe(true);
  });
  it("is a character where he stands, and the units of the army in hand", () => {
    const actions = [
      choice(["take", "dwarf_regular"], { unit: "dwarf_regular" }),
      choice(["take_character", "dain"], { character: "dain" }),
      choice(["done"], {}),
    ];
    const marks = marksOf(decision("choose_group", actions), view({ procedure: [{ name: "March", origin: "camp", to: "eb_gate_plain" }] }), facts);
    expect(marks.places.get("camp")).toHaveLength(2);
    expect(marks.units.get("camp dwarf_regular")).toHaveLength(1);
    expect(marks.characters.get("dain")).toHaveLength(1);
  });
  it("is a space within the mountain, a manoeuvre and a card", () => {
    const actions = [
      choice(["choose_place", "goblin_muster_north"], { place: "goblin_muster_north" }),
      choice(["manoeuvre", "orc"], { manoeuvre: "orc" }),
      choice(["manoeuvre", "event_01"], { card: "event_01" }),
    ];
    const marks = marksOf(decision("manoeuvre", actions), view(), facts);
    expect([...marks.places.keys()]).toEqual(["goblin_muster_north"]);
    expect(marks.manoeuvres.has("orc") && marks.cards.has("event_01")).toBe(true);
  });
  it("and what cannot says why, unless something else can be done there", () => {
    const refused = [
      { action: ["move_to", "camp"], label: "to Camp", reason: "No.", rule: "b5a.9.09", target: { place: "camp", region: "camp" }, ruling: "" },
      { action: ["move_to", "front_gate"], label: "", reason: "No.", rule: "", target: { place: "front_gate" }, ruling: "" },
    ];
    const marks = marksOf(decision("move_or_attack", [choice(["attack", "camp"], { region: "camp" })], { refused }), view(), facts);
    expect([...marks.refusedPlaces.keys()]).toEqual(["front_gate"]);
  });
  it("is he whom an action is about without naming him", () => {
    const actions = [
      choice(["act", "bring_beorn"], {}),
      choice(["act", "draw_cards"], {}),
      choice(["bilbo_appears"], {}),
      choice(["clear_mind"], {}),
    ];
    const marks = marksOf(decision("choose_action", actions), view({ troubled: "dain" }), facts);
    expect([...marks.characters.keys()]).toEqual(["beorn", "bilbo", "dain"]);
    expect(marks.places.size, "a region is not clicked by mistake for somebody there").toBe(0);
    const yes = choice(["yes"], {});
    const no = choice(["no"], {});
    expect(marksOf(decision("bodyguard", [yes, no]), view(), facts).characters.get("bolg")).toEqual([yes]);
    const used = view({ procedure: [{ name: "UseGeneral", general: "dain" }] });
    const abilities = [choice(["ability", "place_token"], {}), choice(["ability", "move_and_attack"], {})];
    expect(marksOf(decision("general_ability", abilities), used, facts).characters.get("dain")).toHaveLength(2);
  });
  it("is the place where those on the move may stop", () => {
    const stop = choice(["done"], {}, "stop here");
    const on = choice(["move_to", "front_gate"], { place: "front_gate", region: "front_gate" });
    const marching = [{ place: "camp", units: { orc: 1 }, damage: 0, leaders: 0, characters: [] }];
    const marks = marksOf(decision("march_on", [stop, on]), view({ marching }), facts);
    expect(marks.places.get("camp")).toEqual([stop]);
    const bear = view({ characters: { beorn: "camp" } });
    expect(marksOf(decision("beorn_moves", [stop]), bear, facts).places.get("camp")).toEqual([stop]);
    const rescue = view({ procedure: [{ name: "Rescue", at: "camp" }] });
    const rally = [choice(["yes"], {}), choice(["no"], {})];
    expect(marksOf(decision("rescue_rally", rally), rescue, facts).places.get("camp")).toEqual([rally[0]]);
  });
  it("is grasped before its die where one's own pieces are, unless it can be chosen at once", () => {
    const field = view({
      places: { camp: standing({ units: { orc: 2 } }), front_gate: standing({ units: { dwarf_regular: 1 } }), eb_gate_plain: standing({ tokens: { shadow: 1 } }) },
    });
    const prospects = ["camp", "front_gate", "eb_gate_plain", "v_north_swamp", "goblin_muster_north"].map((place) => ({
      label: `Army die: ${place}`,
      target: { place },
      actions: [["use_die", "army"], ["move_from", place]],
    }));
    const none = marksOf(decision("choose_die", []), field, facts);
    expect([...plansOf(prospects, none, field, facts).places.keys()]).toEqual(["camp", "eb_gate_plain", "goblin_muster_north"]);
    const marks = marksOf(decision("choose_army", [choice(["move_from", "camp"], { place: "camp" })]), field, facts);
    expect(plansOf(prospects, marks, field, facts).places.has("camp")).toBe(false);
  });
  it("knows the place in hand by the innermost procedure", () => {
    expect(placeInHand([{ name: "A", origin: "camp" }, { name: "B", place: "front_gate" }])).toBe("front_gate");
    expect(placeInHand([{ name: "Turn" }])).toBeNull();
  });
});

describe("a battle in the log", () => {
  let k = 0;
  const line = (kind: string, data: Record<string, unknown>): Line => ({ k: (k += 1), kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
  const log = [
    line("battle_began", { side: "shadow", armies: ["eb_gate_plain"], region: "camp" }),
    line("terrain_superiority", { side: "free_peoples" }),
    line("round_began", { number: 1, army: "eb_gate_plain" }),
    line("manoeuvre_revealed", { side: 1, card: "orc" }),
    line("manoeuvre_revealed", { side: 0, card: "event_01" }),
    line("combat_roll", { side: "shadow", black: [6, 2], white: [5], target: 6, bonus: 0 }),
    line("combat_roll", { side: "free_peoples", black: [], white: [4, 1], target: 5, bonus: 1 }),
    line("leader_reroll", { side: "shadow", black: true, dice: [6], hits: 1, target: 6, bonus: 0 }),
    line("hits", { free_peoples: 1, shadow: 2 }),
    line("ability_used", { side: "shadow", card: "orc" }),
    line("unit_eliminated", { unit: "dwarf_regular", place: "camp" }),
  ];
  const battle = lastBattle(log, (one) => (one === "orc" ? "shadow" : "free_peoples"))!;

  it("is told round by round, black dice apart", () => {
    expect(battle).toMatchObject({ attacker: "shadow", region: "camp", superiority: "free_peoples", over: false });
    const round = battle.rounds[0]!;
    expect(round.sides.shadow).toMatchObject({ card: "orc", ability: true });
    expect(round.sides.shadow.rolls.map((roll) => [roll.black, roll.again, roll.dice])).toEqual([
      [true, false, [6, 2]],
      [false, false, [5]],
      [true, true, [6]],
    ]);
    expect(round.sides.free_peoples.rolls).toHaveLength(1);
    expect(round.hits).toEqual({ free_peoples: 1, shadow: 2 });
    expect(battle.losses.free_peoples).toEqual({ dwarf_regular: 1 });
  });
  it("ends, and the next one begins anew", () => {
    expect(lastBattle([...log, line("battle_ended", { region: "camp" })], () => "shadow")!.over).toBe(true);
    expect(lastBattle([...log, line("battle_began", { side: 0, armies: [], region: "camp" })], () => "shadow")!.rounds).toEqual([]);
    expect(lastBattle([], () => "shadow")).toBeNull();
  });
  it("hits with a six always, with a one never", () => {
    expect([hits(6, 6, -1), hits(1, 2, 3), hits(4, 5, 1), hits(5, 6, 0)]).toEqual([true, false, true, false]);
  });
});

describe("words", () => {
  it("say what is on cards, tiles and sheets", () => {
    expect(printed(facts.cards.get("event_01")!, facts)).toEqual({ title: "Blow the Horns", type: "muster", effect: "Rally." });
    expect(printed(facts.cards.get("fp_story_01")!, facts).title).toBe("A Story");
    expect([sideOfDeck("event"), sideOfDeck("fate"), sideOfDeck("shadow_story")]).toEqual([null, "free_peoples", "shadow"]);
    expect([sideNamed(0), sideNamed("shadow")]).toEqual(["free_peoples", "shadow"]);
    expect(tileName("fate_2", facts)).toBe("2 with the fate symbol");
    expect(tileName("arkenstone", facts)).toContain("Arkenstone");
    expect(unitsText({ orc: 2, great_orc: 1 })).toBe("2 Orcs, 1 Great Orc");
  });
  it("say where somebody is", () => {
    expect(whereIs("dain", view(), facts)).toBe("Camp");
    expect(whereIs("bolg", view(), facts)).toBe("not yet in play");
    expect(whereIs("beorn", view(), facts)).toBe("on the fate track, space 11");
    expect(whereIs("beorn", view({ fate: { ...view().fate, marker: 11 } }), facts)).toBe("ready to enter play");
  });
  it("are there for every reason a target number can have", () => {
    for (const reason of ["walls", "ford", "uphill", "fierce-defence", "roaring-voice"]) {
      expect(say(`why-${reason}`)).not.toBe(`why-${reason}`);
    }
  });
});

describe("the board", () => {
  const given = (asked: Decision | null, onact = vi.fn()) => ({
    view: view() as never,
    decision: asked,
    catalogue,
    you: { id: "me", seats: [1], seat: 1 },
    onact,
    log: [],
  });

  it("acts on a click of a region, and says who is there", async () => {
    const onact = vi.fn();
    const attack = choice(["attack", "camp"], { region: "camp" }, "attack Camp");
    render(Board, given(decision("choose_target", [attack]), onact));
    const camp = screen.getByRole("button", { name: /^Camp\. Hills\. Held by the Shadow\. 2 Dwarf Regulars\. Dáin Ironfoot\. 1 Damage token\. Attack Camp$/ });
    await fireEvent.click(camp);
    expect(onact).toHaveBeenCalledWith(["attack", "camp"]);
  });
  it("offers what can be done with an army in several steps, and sends them in a row", async () => {
    const onplan = vi.fn();
    const plan = [["use_die", "army"], ["move_from", "camp"]];
    const prospects = [{ label: "Army die: move this army", target: { place: "camp" }, actions: plan }];
    const props = { ...given(decision("choose_die", [])), prospects, onplan };
    props.view = view({ seat: 0 }) as never;
    render(Board, props);
    await fireEvent.click(screen.getByRole("button", { name: /^Camp\..*Army die: move this army$/ }));
    await fireEvent.click(screen.getByRole("menuitem", { name: "Army die: move this army" }));
    expect(onplan).toHaveBeenCalledExactlyOnceWith(plan);
  });
  it("names both places of an attack", () => {
    const props = given(decision("move_or_attack", [choice(["attack", "camp"], { region: "camp" }, "attack Camp")]));
    props.view = view({ procedure: [{ name: "MoveOrAttack", origin: "eb_gate_plain" }] }) as never;
    render(Board, props);
    expect(screen.getByRole("button", { name: /Attack Camp from eb gate plain$/ })).toBeTruthy();
  });
  it("opens a menu where a region has several choices", async () => {
    const onact = vi.fn();
    const flips = ["elves", "dwarves_men"].map((token) => choice(["flip", "camp", token], { place: "camp", region: "camp", token }, `flip ${token}`));
    render(Board, given(decision("flip_tokens", flips), onact));
    await fireEvent.click(screen.getByRole("button", { name: /^Camp/ }));
    await fireEvent.click(screen.getByRole("menuitem", { name: "Flip dwarves_men" }));
    expect(onact).toHaveBeenCalledWith(["flip", "camp", "dwarves_men"]);
  });
  it("shows the fate track with those who wait, the tile with its two answers, and where it leads", async () => {
    const onact = vi.fn();
    const asked = decision("fate_tile", [choice(["apply_tile"], {}, "apply the tile"), choice(["draw_again"], {}, "draw another tile")]);
    const props = given(asked, onact);
    props.view = view({ procedure: [{ name: "Fate", tile: "fate_2" }] }) as never;
    render(Board, props);
    expect(screen.getByRole("img", { name: "Beorn, the Skin-changer" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "2 with the fate symbol" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Draw another tile" }));
    expect(onact).toHaveBeenLastCalledWith(["draw_again"]);
    const there = screen.getByRole("button", { name: "The tile would bring the marker here. Apply the tile" });
    expect(there.closest("li")!.textContent).toContain("5");
    await fireEvent.click(there);
    expect(onact).toHaveBeenLastCalledWith(["apply_tile"]);
    expect(marksOf(asked, view(), facts).answers, "it is asked nowhere else").toEqual([]);
  });
  it("brings somebody into play by a click on him on the fate track", async () => {
    const onact = vi.fn();
    render(Board, given(decision("choose_action", [choice(["act", "bring_beorn"], {}, "bring Beorn into play")]), onact));
    await fireEvent.click(screen.getByRole("button", { name: /^Beorn, the Skin-changer\. . Bring Beorn into play$/ }));
    expect(onact).toHaveBeenCalledWith(["act", "bring_beorn"]);
  });
  it("chooses units within the mountain by themselves", async () => {
    const onact = vi.fn();
    const props = given(decision("casualties", [choice(["eliminate", "orc"], { unit: "orc" }), choice(["done"], {})]), onact);
    props.view = view({
      places: { goblin_muster_north: standing({ units: { orc: 2 }, damage: 2 }) },
      procedure: [{ name: "Casualties", place: "goblin_muster_north" }],
    }) as never;
    const { container } = render(Board, props);
    await fireEvent.click(container.querySelector("g.choose[data-chip=orc]")!);
    expect(onact).toHaveBeenCalledWith(["eliminate", "orc"]);
  });
});
