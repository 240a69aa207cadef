import { render, screen, cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Action, Decision, Line } from "../../../lib/api/protocol";
import type { BoardProps } from "../../../table/board/contract";
import Board from "./Board.svelte";
import Hand from "../hand/Hand.svelte";
import Opponent from "../tracks/Opponent.svelte";
import Panels from "../panels/Panels.svelte";
import Tracks from "../tracks/Tracks.svelte";

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(cleanup);

const nation = (steps: number, active: boolean) => ({ steps, active });
const view = {
  players: 2,
  seats: ["free_peoples", "shadow"],
  sides: ["free_peoples", "shadow"],
  seat: 0,
  turn: 1,
  phase: "action_resolution",
  places: {
    edoras: { figures: { rohan_regular: 2, rohan_leader: 1 }, characters: ["strider"] },
    lorien: { figures: { sauron_regular: 5 }, characters: [] },
    inside_lorien: { figures: { elves_elite: 2 }, characters: [] },
  },
  characters: { strider: "edoras", boromir: "fellowship", gollum: "set_aside" },
  reinforcements: {},
  casualties: {},
  control: { edoras: "shadow" },
  captor: {},
  victory_points: { free_peoples: 1, shadow: 3 },
  nations: {
    dwarves: nation(3, false),
    elves: nation(3, true),
    gondor: nation(2, false),
    north: nation(3, false),
    rohan: nation(0, true),
    isengard: nation(0, true),
    sauron: nation(0, true),
    southrons_easterlings: nation(1, true),
  },
  fellowship: { region: "moria", progress: 1, hidden: true, corruption: 3, guide: "boromir", companions: ["boromir"], mordor: null, mordor_effort: false },
  hunt: { box: { free_peoples: 1, shadow: 2 }, pool: ["t1"], drawn: ["t1"], removed: [], waiting: [] },
  dice: { free_peoples: ["muster", "event"], shadow: ["eye", "army"] },
  pools: { free_peoples: 4, shadow: 7 },
  rings: { free_peoples: 2, shadow: 1 },
  hand: ["fp_char_05"],
  hands: [{ fp_character: 1 }, { sh_strategy: 4 }],
  decks: { fp_character: 20, fp_strategy: 20, sh_character: 20, sh_strategy: 20 },
  discards: { fp_character: [], fp_strategy: [], sh_character: [], sh_strategy: [] },
  hidden_discards: { fp_character: 0, fp_strategy: 0, sh_character: 0, sh_strategy: 0 },
  own_hidden_discards: [],
  table: [],
  procedure: [] as unknown[],
};
const catalogue = {
  regions: [
    { id: "edoras", name: "Edoras", nation: "rohan", settlement: "city", adjacent: ["folde", "westemnet"] },
    { id: "folde", name: "Folde", nation: "rohan", settlement: "town", adjacent: ["edoras"] },
    { id: "lorien", name: "Lórien", nation: "elves", settlement: "stronghold", adjacent: [] },
    { id: "moria", name: "Moria", nation: "sauron", settlement: "stronghold", adjacent: ["lorien"] },
  ],
  characters: [
    { id: "strider", name: "Strider", side: "free_peoples", kind: "companion", level: 3, leadership: 1 },
    { id: "boromir", name: "Boromir", side: "free_peoples", kind: "companion", level: 2, leadership: 1 },
    { id: "gollum", name: "Gollum", side: "free_peoples", kind: "gollum", level: 0, leadership: 0 },
  ],
  cards: [
    { id: "fp_char_05", deck: "fp_character", number: 5, title: "Mithril Coat and Sting", type: "character", effect: "Draw again.", combat: "blade" },
  ],
  combat_cards: [{ id: "blade", title: "Blade of Westernesse", initiative: [6], effect: "A hit." }],
  tiles: [{ id: "t1", kind: "standard", value: 2, reveal: false, stop: false }],
};

function asked(kind: string, actions: Action[], refused: Action[] = []): Decision {
  return {
    n: 3,
    seat: 0,
    seat_name: "free_peoples",
    mine: true,
    kind,
    question: "",
    rule: "",
    since: null,
    actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })),
    refused: refused.map((action) => ({ action, label: action.join(" "), reason: "It is too far.", rule: "wotr.6.01", target: {}, ruling: "" })),
    can_undo: true,
    undo_needs_consent: false,
    purpose: null,
  };
}

function props(decision: Decision | null, more: Partial<BoardProps> = {}): BoardProps & { onact: ReturnType<typeof vi.fn> } {
  return { view, decision, catalogue, you: { id: "me", seats: [0], seat: 0 }, onact: vi.fn(), log: [] as Line[], ...more } as never;
}

describe("the board", () => {
  it("acts on a click of a region that is a target, and says what it does", async () => {
    const given = props(asked("choose_destination", [["move_to", "folde"]], [["move_to", "moria"]]));
    render(Board, given);
    const folde = screen.getByRole("button", { name: /^Folde.*Town of Rohan.*Move_to folde/ });
    await fireEvent.click(folde);
    expect(given.onact).toHaveBeenCalledWith(["move_to", "folde"]);
    expect(screen.getByLabelText(/^Moria.*Not possible: It is too far/)).toBeTruthy();
  });
  it("acts on Enter", async () => {
    const given = props(asked("choose_destination", [["move_to", "folde"]]));
    render(Board, given);
    await fireEvent.keyDown(screen.getByRole("button", { name: /^Folde/ }), { key: "Enter" });
    expect(given.onact).toHaveBeenCalledOnce();
  });
  it("opens a menu where a region has several choices", async () => {
    const given = props(asked("recruit", [["recruit", "rohan_regular", "edoras"], ["recruit", "rohan_elite", "edoras"]]));
    render(Board, given);
    await fireEvent.click(screen.getByRole("button", { name: /^Edoras.*2 choices/ }));
    expect(given.onact).not.toHaveBeenCalled();
    await fireEvent.click(screen.getAllByRole("menuitem")[1]!);
    expect(given.onact).toHaveBeenCalledWith(["recruit", "rohan_elite", "edoras"]);
  });
  it("tells who is there, besieged ones too", () => {
    render(Board, props(null));
    expect(screen.getByLabelText(/^Edoras.*2 Rohan regulars, 1 Rohan leader.*Strider/)).toBeTruthy();
    expect(screen.getByLabelText(/^Lórien.*5 Sauron regulars.*Inside, besieged.*2 Elven elites/)).toBeTruthy();
  });
  it("has nothing to click while others decide", () => {
    const { container } = render(Board, props({ ...asked("x", [["move_to", "folde"]]), mine: false }));
    expect(container.querySelectorAll(".region.target")).toHaveLength(0);
    expect(container.querySelectorAll("[data-region]")).toHaveLength(105);
  });
});

describe("beside the board", () => {
  it("plays a card from the hand and uses a die", async () => {
    const given = props(asked("choose_die", [["use_die", "muster"], ["play", "fp_char_05"]]));
    render(Hand, given);
    await fireEvent.click(screen.getByRole("button", { name: /^Muster/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Mithril Coat/ }));
    expect(given.onact.mock.calls).toEqual([[["use_die", "muster"]], [["play", "fp_char_05"]]]);
  });
  it("shows the tracks and lets a Nation be chosen", async () => {
    const given = props(asked("choose_action", [["diplomacy", "gondor"]]));
    render(Tracks, given);
    expect(screen.getByText("Hidden")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Gondor: 2 steps from At War, passive/ }));
    expect(given.onact).toHaveBeenCalledWith(["diplomacy", "gondor"]);
  });
  it("shows the other side's dice and only the backs of its cards", () => {
    render(Opponent, props(null));
    expect(screen.getByLabelText("Army")).toBeTruthy();
    expect(screen.getByLabelText("4 Shadow Strategy")).toBeTruthy();
  });
  it("shows a battle that is going on", () => {
    const line = (k: number, kind: string, data: Record<string, unknown>): Line => ({ k, kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
    const log = [
      line(1, "battle_started", { attacker: "shadow", origin: "lorien", target: "inside_lorien", form: "assault", strength: [5, 2], leadership: [0, 0] }),
      line(2, "round_started", { round: 1 }),
      line(3, "combat_roll", { side: "shadow", dice: [6, 1], needed: 6, modifier: 0, hits: 1 }),
    ];
    const fought = { ...view, procedure: [{ name: "Battle", origin: "lorien", target: "inside_lorien" }] };
    render(Panels, props(null, { view: fought, log }));
    expect(screen.getByRole("heading", { name: "Battle for Lórien" })).toBeTruthy();
    expect(screen.getByText("1 hit")).toBeTruthy();
  });
});
