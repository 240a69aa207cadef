import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { View } from "../../../lib/api/protocol";
import { decision } from "../../../lib/api/fixtures";
import Board from "./Board.svelte";
import CardFace from "../cards/CardFace.svelte";
import { ApiError, type Api } from "../../../lib/api/client";
import type { DeckRequest } from "../../../lib/api/protocol";
import { copiesOf, EMPTY, optionOf, sizeOf, withCopies } from "../decks/deck";
import { deckOfOption, moveOldDecks } from "../decks/shelf";
import { blow, defended, engagementForecast, playerOrder, questForecast, strongest } from "../panels/forecast";
import Hand from "../hand/Hand.svelte";
import { choicesOf } from "../../../table/decision/stepper";
import { stepperOf } from "../choices/steppers";
import { hiddenChoices, marksOf, spread } from "../choices/targets";
import { cardOn, factsOf, freshCard, lookOf, type AdventureView, type Printed, type TableCard } from "../types";

const card = (instance: number, type: TableCard["type"], more: Partial<TableCard> = {}) => freshCard(instance, { number: instance, id: `c${instance}`, name: `Card ${instance}` }, type, more);

const hero = card(1, "hero", { stats: { willpower: 2, attack: 3, defense: 2, hit_points: 5 }, resources: 2 });
const tired = card(2, "hero", { stats: { willpower: 1, attack: 2, defense: 1, hit_points: 4 }, exhausted: true, damage: 3 });
const spider = card(10, "enemy", { stats: { engagement_cost: 25, threat: 2, attack: 2, defense: 1, hit_points: 4 } });
const troll = card(11, "enemy", { stats: { engagement_cost: 34, threat: 2, attack: 5, defense: 2, hit_points: 9 } });
const road = card(12, "location", { stats: { threat: 1, quest_points: 3 }, progress: 1 });

function player(threat: number, more: object = {}) {
  return { threat, eliminated: false, hand: 3, known_hand: [], deck: { size: 20, known: [] }, discard: [], area: [], engaged: [], ...more };
}

function view(changes: Partial<AdventureView> = {}): AdventureView {
  return {
    players: 1,
    campaign: null,
    seats: ["player_1"],
    seat: 0,
    scenario: "passage_through_mirkwood",
    mode: "standard",
    round: 1,
    phase: "quest",
    first_player: 0,
    ending: "",
    score: 0,
    quest: [card(20, "quest", { stats: { quest_points: 8 }, progress: 5 })],
    stages_left: 3,
    stage_blocked: false,
    staging: [spider, troll],
    staging_threat: 4,
    engagement_checks: true,
    committed_willpower: 7,
    active_location: [road],
    encounter_deck: { size: 30, known: [] },
    encounter_discard: [],
    victory: [],
    victory_points: 0,
    removed: [],
    set_aside: [],
    captive: [],
    resolving: [],
    player: [player(29, { area: [hero, tired] })],
    hand: [
      { card: 30, number: 30, id: "c30", name: "Card 30" },
      { card: 31, number: 30, id: "c30", name: "Card 30" },
    ],
    attack: null,
    ...changes,
  };
}

const catalogue = {
  cards: [
    { number: 1, id: "c1", name: "Card 1", type: "hero", sphere: "leadership" },
    { number: 30, id: "c30", name: "Card 30", type: "ally", sphere: "lore", cost: 2, willpower: 1, attack: 0, defense: 1, hit_points: 2 },
  ],
};

describe("the quest", () => {
  it("fills the active location before the quest", () => {
    const cast = questForecast(view());
    expect(cast).toMatchObject({ margin: 3, location: 2, quest: 1, explores: true, advances: false });
    expect(cast.tilt).toBeGreaterThan(0);
  });
  it("completes the stage", () => {
    expect(questForecast(view({ active_location: [] }))).toMatchObject({ quest: 3, advances: true });
  });
  it("does not complete a stage that is blocked", () => {
    expect(questForecast(view({ active_location: [], stage_blocked: true }))).toMatchObject({ quest: 3, advances: false });
  });
  it("fails", () => {
    expect(questForecast(view({ committed_willpower: 1 }))).toMatchObject({ margin: -3, location: 0, quest: 0 });
  });
  it("stands level", () => {
    expect(questForecast(view({ committed_willpower: 4 })).tilt).toBe(0);
  });
});

describe("engagement", () => {
  it("takes the enemies within a player's threat", () => {
    expect([...engagementForecast(view())]).toEqual([[10, 0]]);
  });
  it("goes round the table, the dearest first", () => {
    const two = view({ players: 2, first_player: 1, player: [player(40), player(30)] });
    expect(playerOrder(two)).toEqual([1, 0]);
    expect([...engagementForecast(two)]).toEqual([[10, 1], [11, 0]]);
  });
  it("does not come at a stage without checks", () => {
    expect(engagementForecast(view({ engagement_checks: false })).size).toBe(0);
  });
  it("passes over players who are out", () => {
    expect(engagementForecast(view({ player: [player(50, { eliminated: true })] })).size).toBe(0);
  });
});

describe("attacks", () => {
  it("tells what a defender takes", () => {
    const fight = view({ attack: { by: "enemy", seat: 0, enemy: 10, number: 10, characters: [], attack: 3, defense: 0, shadow_cards: [] } });
    expect(defended(fight, hero, "defend")).toMatchObject({ damage: 1, kills: false });
    expect(defended(fight, tired, "take_damage")).toMatchObject({ damage: 3, left: 1, kills: true });
    expect(defended(view(), hero, "defend")).toBeNull();
  });
  it("counts only those who are ready", () => {
    expect(strongest(view(), 0, spider)).toMatchObject({ attack: 3, damage: 2, kills: false });
    expect(blow(1, 3, spider).damage).toBe(0);
  });
});

describe("targets", () => {
  const asked = decision({
    actions: [
      { id: 0, action: ["commit", 1], label: "Commit Card 1", target: { card: "1" } },
      { id: 1, action: ["choose_player", 0], label: "Player 1", target: { player: "0" } },
      { id: 2, action: ["choose", 77], label: "Card 77", target: { card: "77" } },
      { id: 3, action: ["play", 30], label: "Play Card 30", target: { card: "30" } },
    ],
    refused: [{ action: ["commit", 2], label: "Commit", reason: "It is exhausted.", rule: "x", target: { card: "2" }, ruling: "" }],
  });
  it("finds cards and players", () => {
    const marks = marksOf(asked);
    expect([...marks.cards.keys()]).toEqual([1, 77, 30]);
    expect(marks.players.has(0)).toBe(true);
    expect(marks.refused.get(2)?.reason).toBe("It is exhausted.");
    expect(marksOf({ ...asked, mine: false }).cards.size).toBe(0);
  });
  it("lets every equal card in the hand be clicked", () => {
    expect(spread(view().hand, marksOf(asked)).map((one) => one.choices?.length)).toEqual([1, 1]);
  });
  it("keeps what takes several choices apart from what can be chosen at once", () => {
    const plan = { label: "Play Card 30, Card 1 pays", target: { card: "30" }, actions: [["play", 30], ["pay", 1]] };
    const marks = marksOf({ ...asked, actions: asked.actions.slice(0, 1) }, [plan]);
    expect(marks.cards.has(30)).toBe(false);
    expect(spread(view().hand, marks).map((one) => one.prospects)).toEqual([[plan], [plan]]);
  });
  it("shows cards to choose that lie in a pile", () => {
    const searched = view({ encounter_discard: [{ card: 77, number: 5, id: "x", name: "Found" }] });
    expect(hiddenChoices(asked, searched).map((one) => one.card.name)).toEqual(["Found"]);
    expect(cardOn(searched, 10)?.name).toBe("Card 10");
  });
});

describe("paying from several pools", () => {
  const actions = [1, 2].map((card, id) => ({ id, action: ["pay", card], label: `Pay 1 from Card ${card}'s pool`, target: { card: String(card) } }));
  const asked = decision({ kind: "pay", actions, refused: [] });
  const rich = { ...tired, resources: 3 };
  const due = (left: number, distinct = false) => view({ player: [player(29, { area: [hero, rich] })], to_pay: { left, distinct, taken: [] } }) as unknown as View;

  it("is a stepper with a row for each pool that ends by itself", () => {
    const spec = stepperOf(asked, due(3), catalogue)!;
    expect(spec.rows.map((row) => [row.label, row.most])).toEqual([["Card 1", 2], ["Card 2", 3]]);
    expect(spec).toMatchObject({ least: 3, most: 3, done: null });
    expect(choicesOf(spec, [2, 1])).toEqual([["pay", 1], ["pay", 1], ["pay", 2]]);
  });
  it("takes one of each where a card says so", () => {
    expect(stepperOf(asked, due(2, true), catalogue)!.rows.map((row) => row.most)).toEqual([1, 1]);
  });
  it("is a click for a single resource, and nothing for other questions", () => {
    expect(stepperOf(asked, due(1), catalogue)).toBeNull();
    expect(stepperOf({ ...asked, kind: "commit" }, due(3), catalogue)).toBeNull();
  });
});

describe("decks", () => {
  const ally = { number: 30, type: "ally" } as Printed;
  const leader = { number: 1, type: "hero" } as Printed;
  it("grows and shrinks", () => {
    const deck = withCopies(withCopies(EMPTY, leader, 1), ally, 3);
    expect([copiesOf(deck, 1), copiesOf(deck, 30), sizeOf(deck), optionOf(deck)]).toEqual([1, 3, 3, "1/30x3"]);
    expect(withCopies(withCopies(deck, ally, 0), leader, 0)).toEqual(EMPTY);
  });
  it("from the time of the browser goes to the server once", async () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const one = { name: "x".repeat(100), heroes: [1], cards: [[30, 2]] as [number, number][] };
    store.setItem("westmarch.decks", JSON.stringify([one, { name: 1 }, null, { ...one, name: "Refused" }, { ...one, name: "Later" }]));
    const sent: string[] = [];
    let away = true;
    const server = {
      keepDeck: async (deck: DeckRequest) => {
        if (deck.name === "Refused") throw new ApiError("bad_deck", "No.", 400);
        if (deck.name === "Later" && away) throw new ApiError("offline", "Not now.", 0);
        sent.push(deck.name);
      },
    } as unknown as Api;
    expect(await moveOldDecks(server, store)).toBe(1);
    expect(sent).toEqual(["x".repeat(80)]);
    away = false;
    expect(await moveOldDecks(server, store)).toBe(1);
    expect(await moveOldDecks(server, store)).toBe(0);
    expect(sent.at(-1)).toBe("Later");
    expect(kept.size).toBe(0);
  });
  it("of a room has a name", () => {
    const facts = factsOf({
      cards: [{ number: 1, id: "aragorn", name: "Aragorn", type: "hero", sphere: "leadership", threat_cost: 12 }],
      decks: [{ id: "leadership", heroes: [1], cards: [[30, 2]], starting_threat: 29 }],
    } as never);
    expect(deckOfOption("leadership", [], facts)).toMatchObject({ name: "Leadership", threat: 29, own: false });
    expect(deckOfOption("1/30x3", [], facts)).toMatchObject({ name: "Aragorn", threat: 12 });
    expect(deckOfOption("1/30x3", [{ id: "d", name: "Mine", option: "1/30x3", heroes: [1], cards: [[30, 3]], threat: 12, illegal: null } as never], facts)).toMatchObject({ name: "Mine", own: true });
    expect(deckOfOption("nonsense", [], facts)).toBeNull();
  });
});

it("tells spheres and types apart", () => {
  expect([lookOf({ type: "hero", sphere: "lore" }), lookOf({ type: "enemy" }), lookOf({ type: "ally" })]).toEqual(["lore", "enemy", "neutral"]);
  expect(factsOf(catalogue).ids.get("c30")?.cost).toBe(2);
});

describe("the table", () => {
  beforeAll(() => {
    vi.stubGlobal("ResizeObserver", class {
      observe() {}
      unobserve() {}
      disconnect() {}
    });
  });
  const given = { catalogue, you: { id: "u", seats: [0], seat: 0 }, log: [] };
  it("acts when a card is clicked and says what it shows", () => {
    const onact = vi.fn();
    const asked = decision({ actions: [{ id: 0, action: ["commit", 1], label: "Commit Card 1", target: { card: "1" } }], refused: [] });
    render(Board, { ...given, view: view() as never, decision: asked, onact });
    const button = screen.getByRole("button", { name: /^Card 1\s*\. Hero.*Commit Card 1/ });
    button.click();
    expect(onact).toHaveBeenCalledWith(["commit", 1]);
    expect(screen.getAllByText("will engage you").length).toBe(1);
    screen.getByRole("button", { name: /^Card 2\s*\..*exhausted/ }).click();
    expect(onact).toHaveBeenCalledTimes(1);
  });
  it("plays from the hand", () => {
    const onact = vi.fn();
    const asked = decision({ actions: [{ id: 0, action: ["play", 30], label: "Play Card 30", target: { card: "30" } }], refused: [] });
    render(Hand, { ...given, view: view() as never, decision: asked, onact });
    screen.getAllByRole("button", { name: /Play Card 30/ })[1]!.click();
    expect(onact).toHaveBeenCalledWith(["play", 30]);
  });
  it("offers what a hero can do in several choices, and makes them as a plan", async () => {
    const onplan = vi.fn();
    const prospects = [{ label: "Ready Card 2, Card 1 pays 1", target: { card: "2" }, actions: [["use", 2], ["pay", 1]] }];
    const asked = decision({ actions: [{ id: 0, action: ["pass"], label: "Pass", target: {} }], refused: [] });
    render(Board, { ...given, view: view() as never, decision: asked, onact: vi.fn(), prospects, onplan });
    screen.getByRole("button", { name: /^Card 2\s*\..*Ready Card 2/ }).click();
    (await screen.findByRole("menuitem", { name: "Ready Card 2, Card 1 pays 1" })).click();
    expect(onplan).toHaveBeenCalledWith([["use", 2], ["pay", 1]]);
  });
});

describe("a whole card", () => {
  const printed = { number: 1, id: "x", name: "X" } as Printed;

  it("says in which phase alone an action can be used", () => {
    const ability = [{ kind: "action", phase: "combat", text: "It cannot attack." }];
    render(CardFace, { card: { ...printed, type: "event", ability } });
    expect(screen.getByText("Combat action:")).toBeTruthy();
  });

  it("says what an attachment is attached to", () => {
    render(CardFace, { card: { ...printed, type: "attachment", attach_to: "enemy engaged with a player" } });
    expect(screen.getByText("Attaches to: enemy engaged with a player.")).toBeTruthy();
  });
});
