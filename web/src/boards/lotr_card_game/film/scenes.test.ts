import { describe, expect, it } from "vitest";

import type { Line, View } from "../../../lib/api/protocol";
import { shotsOf } from "../../../table/film/scene";
import events from "./events.json";
import { book } from "./scenes";
import { adventureView, freshCard, type AdventureView, type TableCard } from "../types";

const card = (instance: number, type: TableCard["type"], more: Partial<TableCard> = {}) => freshCard(instance, { number: instance, id: `c${instance}`, name: `Card ${instance}` }, type, more);
const hero = card(1, "hero", { stats: { willpower: 2, attack: 3, defense: 2, hit_points: 5 }, resources: 2 });
const spider = card(10, "enemy", { stats: { threat: 2, attack: 2, defense: 1, hit_points: 4 } });
const road = card(12, "location", { stats: { threat: 1, quest_points: 3 } });

function view(changes: object = {}): View {
  return {
    players: 2,
    seat: 0,
    phase: "quest",
    round: 3,
    first_player: 0,
    quest: [card(20, "quest", { stats: { quest_points: 8 } })],
    stages_left: 2,
    staging: [spider, road],
    staging_threat: 3,
    committed_willpower: 0,
    active_location: [],
    encounter_deck: { size: 30, known: [] },
    encounter_discard: [],
    resolving: [],
    player: [
      { threat: 29, hand: 2, deck: { size: 20, known: [] }, discard: [], area: [hero], engaged: [] },
      { threat: 31, hand: 4, deck: { size: 18, known: [] }, discard: [], area: [card(2, "hero")], engaged: [] },
    ],
    hand: [{ card: 30, number: 30, id: "c30", name: "Card 30" }],
    attack: null,
    ...changes,
  };
}
const catalogue = {
  cards: [
    { number: 1, id: "c1", name: "Card 1", type: "hero", sphere: "leadership" },
    { number: 10, id: "c10", name: "Card 10", type: "enemy" },
    { number: 11, id: "c11", name: "Card 11", type: "enemy", threat: 4, attack: 1 },
    { number: 12, id: "c12", name: "Card 12", type: "location" },
    { number: 13, id: "c13", name: "Card 13", type: "treachery" },
    { number: 30, id: "c30", name: "Card 30", type: "ally", sphere: "lore" },
  ],
};
let k = 0;
const line = (kind: string, data: object = {}, text = kind): Line => ({ k: (k += 1), kind, data: { ...data }, text, turn: 1, phase: "", seat: null, to: null });
const film = (before: View, after: View, ...lines: Line[]) => shotsOf({ seat: 0, before, after, lines }, book, catalogue);
const table = (shown: View): AdventureView => adventureView(shown);

describe("the book of scenes", () => {
  it("has a scene for every kind of event, or says that it needs none", () => {
    const kinds = Object.keys(events).sort();
    expect([...Object.keys(book.scenes), ...book.quiet].sort()).toEqual(kinds);
  });
  it("makes a scene of each from what the event tells, whatever the table is", () => {
    for (const [kind, keys] of Object.entries(events)) {
      if (book.quiet.includes(kind)) continue;
      const data = Object.fromEntries(keys.map((key) => [key, ["number", "card"].includes(key) ? 10 : key === "phase" ? "travel" : 1]));
      expect(film(view(), view(), line(kind, data)), kind).toHaveLength(1);
    }
  });
});

describe("a move with many events", () => {
  it("reveals card by card, and the balance follows", () => {
    const goblin = card(11, "enemy", { stats: { threat: 4 } });
    const after = view({ staging: [spider, road, goblin], staging_threat: 7, encounter_deck: { size: 28, known: [] } });
    const shots = film(view(), after, line("revealed", { card: 11, number: 11 }), line("revealed", { card: 13, number: 13 }), line("quest_resolved", { willpower: 0, threat: 7 }));
    expect(shots.map((shot) => table(shot.before).staging.length)).toEqual([2, 3, 3]);
    expect(shots.map((shot) => table(shot.after).staging_threat)).toEqual([7, 7, 7]);
    expect(table(shots[0]!.after).encounter_deck.size).toBe(29);
    expect(shots[0]!.scene.motions![0]).toMatchObject({ from: "encounter", to: "staging", actor: { id: "c11", turns: true } });
    expect(shots[1]!.scene.motions![0]!.to).toBe("balance");
    expect(shots[0]!.late).toBe(true);
    expect(shots.at(-1)!.after).toBe(after);
  });

  it("sends characters to the quest one by one", () => {
    const [first, second] = film(view(), view(), line("exhausted", { card: 1, number: 1 }, ""), line("committed", { card: 1, number: 1, seat: 0 }), line("phase", { phase: "travel", round: 3 }));
    expect(first!.line.kind).toBe("committed");
    expect(table(first!.after)).toMatchObject({ committed_willpower: 2, player: [{ area: [{ exhausted: true, committed: true }] }, {}] });
    expect(first!.scene.motions![0]).toMatchObject({ from: "card:1", to: "balance", actor: { token: "willpower", value: 2 } });
    expect(second!.line.kind).toBe("phase");
  });

  it("lets an enemy cross the line, attack, and be struck down", () => {
    const shots = film(
      view(),
      view({ staging: [road] }),
      line("engaged", { card: 10, number: 10, seat: 0 }),
      line("shadow_dealt", { card: 10, number: 10 }, ""),
      line("attack", { card: 10, number: 10, seat: 0 }),
      line("defends", { card: 1, number: 1 }),
      line("shadow_card", { card: 13, number: 13, enemy: 10, enemy_number: 10 }),
      line("attack_damage", { card: 1, number: 1, attack: 3, defense: 2, n: 1 }),
      line("damaged", { card: 1, number: 1, n: 1 }),
      line("player_attack", { card: 10, number: 10, seat: 0 }),
      line("attacker", { card: 1, number: 1 }),
      line("destroyed", { card: 10, number: 10 }),
      line("phase", { phase: "refresh", round: 3 }),
    );
    const [engaged, dealt, attack, , shadow, blow, damaged, , attacker, destroyed] = shots;
    expect(engaged!.scene.motions![0]).toMatchObject({ from: "card:10", to: "engaged:0" });
    expect(table(engaged!.after).player[0]!.engaged.map((one) => one.card)).toEqual([10]);
    expect(dealt!.scene.caption).toContain("Card 10");
    expect(table(dealt!.after).player[0]!.engaged[0]!.shadow_cards).toMatchObject([{ card: null }]);
    expect(table(attack!.after).attack).toMatchObject({ by: "enemy", enemy: 10, attack: 2 });
    expect(table(shadow!.after).player[0]!.engaged[0]!.shadow_cards).toMatchObject([{ card: 13 }]);
    expect(blow!.scene.motions).toMatchObject([{ from: "card:10", to: "card:1", actor: { token: "attack", value: 1 } }]);
    expect(table(damaged!.after).player[0]!.area[0]!.damage).toBe(1);
    expect(attacker!.scene.motions).toMatchObject([{ from: "card:1", to: "card:10" }]);
    expect(destroyed!).toMatchObject({ late: true, scene: { motions: [{ from: "card:10", to: null }] } });
    expect(table(destroyed!.after).encounter_discard.map((one) => one.card)).toEqual([10]);
  });

  it("plays a card from the hand, and pays for it", () => {
    const ally = card(30, "ally");
    const after = view({ hand: [], player: [{ ...table(view()).player[0]!, hand: 1, area: [{ ...hero, resources: 0 }, ally] }, table(view()).player[1]!] });
    const shots = film(view(), after, line("played", { card: 30, number: 30, seat: 0 }), line("paid", { card: 1, number: 1, n: 2 }), line("used", { card: 1, number: 1, seat: 0, ability: "response", on: "", subject: -1 }));
    expect(shots[0]!.scene.motions![0]).toMatchObject({ from: "card:30", to: "area:0" });
    expect(table(shots[0]!.after)).toMatchObject({ hand: [], player: [{ hand: 1, area: [{ card: 1 }, { card: 30 }] }, {}] });
    expect(table(shots[1]!.after).player[0]!.area[0]!.resources).toBe(0);
  });

  it("turns the dial to what the event says, and travels", () => {
    const shots = film(view(), view({ staging: [spider], active_location: [road] }), line("threat_raised", { seat: 1, n: 2, threat: 33 }), line("travelled", { card: 12, number: 12 }), line("progress", { card: 12, number: 12, n: 1 }));
    expect(table(shots[0]!.after).player[1]!.threat).toBe(33);
    expect(shots[1]!.scene.motions![0]).toMatchObject({ from: "card:12", to: "active" });
    expect(table(shots[1]!.after).active_location.map((one) => one.card)).toEqual([12]);
  });

  it("keeps others' hands closed: a card that another plays comes from where the hand is", () => {
    const [shot] = film(view(), view(), line("played", { card: 55, number: 30, seat: 1 }), line("phase", { phase: "quest", round: 3 }));
    expect(shot!.scene.motions![0]!.from).toBe("hand:1");
    expect(table(shot!.after).player[1]!.hand).toBe(3);
  });
});
