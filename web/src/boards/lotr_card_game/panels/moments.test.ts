import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Line } from "../../../lib/api/protocol";
import { consequences, lastMoment } from "./moments";
import Panels from "./Panels.svelte";

let k = 0;
const line = (kind: string, data: object = {}, text = kind): Line => ({ k: (k += 1), kind, data: { ...data }, text, turn: 1, phase: "", seat: null, to: null });
const quest = () => [
  line("phase", { phase: "quest", round: 1 }),
  line("committed", { card: 1, number: 1, seat: 0 }),
  line("revealed", { card: 11, number: 11 }),
  line("quest_resolved", { willpower: 5, threat: 3 }),
  line("progress", { card: 20, number: 20, n: 2 }, "2 progress on the quest."),
];
const attack = () => [
  line("phase", { phase: "combat", round: 1 }),
  line("attack", { card: 10, number: 10, seat: 0 }),
  line("defends", { card: 1, number: 1 }),
  line("shadow_card", { card: 13, number: 13, enemy: 10, enemy_number: 10 }),
  line("attack_damage", { card: 1, number: 1, attack: 4, defense: 2, n: 2 }),
  line("damaged", { card: 1, number: 1, n: 2 }, "Aragorn takes 2 damage."),
];

describe("moments", () => {
  it("gathers what was revealed for the quest, and what came of it", () => {
    const found = lastMoment(quest())!;
    expect(found).toMatchObject({ kind: "quest", revealed: [{ card: 11 }], result: { willpower: 5, threat: 3 }, over: false });
    expect(consequences(found).map((one) => one.text)).toEqual(["2 progress on the quest."]);
    expect(lastMoment([...quest(), line("phase", { phase: "travel", round: 1 })])!.over).toBe(true);
  });
  it("follows an attack from its declaration to its damage", () => {
    const found = lastMoment([...quest(), ...attack()])!;
    expect(found).toMatchObject({ kind: "attack", enemy: 10, characters: [{ card: 1 }], shadows: [13], result: { attack: 4, defense: 2, n: 2 } });
    expect(consequences(found).map((one) => one.kind)).toEqual(["damaged"]);
  });
  it("has none before anything happened", () => {
    expect(lastMoment([line("phase", { phase: "planning", round: 1 })])).toBeNull();
  });
});

describe("the panel of a moment", () => {
  const catalogue = { cards: [{ number: 1, id: "aragorn", name: "Aragorn", type: "hero" }, { number: 10, id: "forest_spider", name: "Forest Spider", type: "enemy" }, { number: 13, id: "king_spider", name: "King Spider", type: "enemy", shadow: { text: "Exhaust a character." } }] };
  const view = { players: 1, quest: [], staging: [], active_location: [], encounter_discard: [], encounter_deck: { size: 0, known: [] }, resolving: [], set_aside: [], captive: [], victory: [], hand: [], attack: null, player: [{ area: [], engaged: [], discard: [], known_hand: [], deck: { size: 0, known: [] } }] };
  const given = { view: view as never, decision: null, catalogue, you: { id: "u", seats: [0], seat: 0 }, onact: vi.fn() };

  it("stays though other things happen, until the viewer chooses something new", async () => {
    const log = [...attack(), line("phase", { phase: "refresh", round: 1 }), line("readied"), line("readied")];
    const before = log[1]!.k - 1;
    const { rerender } = render(Panels, { ...given, log, acted: before });
    expect(screen.getByRole("heading", { name: "Forest Spider attacks Player 1" })).toBeTruthy();
    expect(screen.getByText("Aragorn takes 2 damage.")).toBeTruthy();
    expect(screen.getByText(/Exhaust a character/)).toBeTruthy();
    await rerender({ ...given, log, acted: log.at(-1)!.k });
    expect(screen.queryByRole("heading", { name: /attacks/ })).toBeNull();
  });
  it("can be closed", async () => {
    render(Panels, { ...given, log: quest().concat(line("phase", { phase: "travel", round: 1 })), acted: -1 });
    screen.getByRole("button", { name: "Close" }).click();
    await Promise.resolve();
    expect(screen.queryByRole("heading", { name: "The quest is resolved" })).toBeNull();
  });
});
