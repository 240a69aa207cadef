import { render, screen } from "@testing-library/svelte";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import { factsOf as fiveFacts } from "../boards/five_armies/types";
import type { Printed, TableCard } from "../boards/lotr_card_game/types";
import { factsOf as ringFacts } from "../boards/war_of_the_ring/types";
import { figuresOf } from "./battles_of_westeros/art";
import Card from "./Card.svelte";
import { withIcons, type Face } from "./card";
import Die from "./Die.svelte";
import Figures from "./Figures.svelte";
import * as five from "../boards/five_armies/cards/cardArt";
import { stroke } from "./painting/kuwahara";
import * as lotr from "../boards/lotr_card_game/cards/cardArt";
import * as ring from "../boards/war_of_the_ring/cards/cardArt";

const files = import.meta.glob<string>("../../../src/westmarch/games/*/data/*cards.toml", { query: "?raw", import: "default", eager: true });
const rows = (game: string, file: string) => parse(files[`../../../src/westmarch/games/${game}/data/${file}.toml`]!) as Record<string, unknown>;
const printed = (file: string) => rows("lotr_card_game", file).card as Printed[];

/** Words that are missing show as their key. */
const bad = (face: Face) => [face.title, ...face.foot, face.gem?.label ?? ""].some((text) => /undefined|^(deck|type|sphere|face)-/.test(text));

describe("faces of cards", () => {
  it("of War of the Ring have their combat half", () => {
    const facts = ringFacts({ cards: rows("war_of_the_ring", "event_cards").card, combat_cards: rows("war_of_the_ring", "combat_cards").combat });
    const faces = [...facts.cards.values()].map((card) => ring.cardOf(card, facts));
    expect(faces).toHaveLength(96);
    expect(faces.filter((face) => bad(face) || !face.lower?.text || !face.gem?.sign)).toEqual([]);
  });

  it("of The Battle of Five Armies have theirs where an order is printed", () => {
    const data = rows("five_armies", "cards");
    const facts = fiveFacts({ cards: data.card, orders: data.order, combat_effects: data.combat });
    const faces = [...facts.cards.values()].map((card) => five.cardOf(card, facts));
    expect(faces).toHaveLength(79);
    expect(faces.filter((face) => bad(face) || !face.text[0]?.text || !face.gem?.sign)).toEqual([]);
    expect(faces.filter((face) => face.lower)).toHaveLength(30);
  });

  it("of The Card Game have cost or threat, and numbers where there are some", () => {
    const cards = [...printed("player_cards"), ...printed("encounter_cards")];
    const faces = cards.map((card) => lotr.cardOf(card));
    expect(faces.filter((face) => bad(face) || !face.gem?.sign)).toEqual([]);
    expect(faces.filter((face) => !face.seal).map((face) => face.frame).filter((frame) => !["location", "treachery", "objective"].includes(frame))).toEqual([]);
    const gimli = cards.find(({ id }) => id === "gimli")!;
    const hurt = lotr.cardOf(gimli, { stats: { ...gimli, attack: 5 } } as unknown as TableCard);
    expect(hurt.stats?.find(({ label }) => label === "Attack")).toMatchObject({ value: 5, change: 3 });
  });

  it("show signs for words behind a number, which are still read aloud", () => {
    expect(withIcons("Attached hero has +2 willpower, and willpower grows.", { willpower: "M0" })).toEqual([
      "Attached hero has +2 ",
      { word: "willpower", sign: "M0" },
      ", and willpower grows.",
    ]);
    expect(withIcons("Take 1 damage.", undefined)).toEqual(["Take 1 damage."]);
  });

  it("are shown whole to be read, and in play by picture, name and numbers", async () => {
    const card = printed("player_cards").find(({ id }) => id === "eowyn")!;
    const face = lotr.cardOf(card);
    const { rerender } = render(Card, { face, size: "full" });
    expect(screen.getByRole("article", { name: "Éowyn" })).toBeTruthy();
    expect(screen.getByText(/Discard a card from hand/)).toBeTruthy();
    expect(screen.getByLabelText("Willpower").closest(".stat")?.textContent).toBe("4");
    await rerender({ face, size: "mini", exhausted: true });
    expect(screen.queryByText(/Discard a card from hand/)).toBeNull();
    expect(screen.getByText("Éowyn")).toBeTruthy();
    expect(screen.getByRole("article").classList.contains("exhausted")).toBe(true);
  });
});

describe("units of Westeros", () => {
  it("have as many figures as they have left, and empty places for the fallen", async () => {
    const look = { ...figuresOf("war_host", "stark", "blue"), strength: 4 };
    const { container, rerender } = render(Figures, { ...look, figures: 4, label: "War Host" });
    expect(container.querySelectorAll("use")).toHaveLength(4);
    await rerender({ ...look, figures: 1, label: "War Host" });
    expect(container.querySelectorAll("use")).toHaveLength(1);
    expect(screen.getByRole("img", { name: "War Host" })).toBeTruthy();
  });
});

describe("dice", () => {
  it("show spots or signs under the face's name, and tumble only when rolled", () => {
    const { container, unmount } = render(Die, { colour: "bone", value: 5, label: "5" });
    expect(container.querySelectorAll("circle")).toHaveLength(10);
    expect(screen.getByRole("img", { name: "5" }).classList.contains("rolls")).toBe(false);
    unmount();
    render(Die, { colour: "shadow", signs: ["M0 0"], label: "Eye", rolled: 1 });
    expect(screen.getByRole("img", { name: "Eye" }).classList.contains("rolls")).toBe(true);
  });
});

describe("the brush", () => {
  const field = (colour: (x: number) => number) =>
    Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, i) => (i % 4 === 3 ? 255 : colour(Math.floor(i / 4) % 16)));

  it("leaves flat colour and sharp edges as they are, and calms single points", () => {
    const flat = field(() => 90);
    expect(stroke(flat, 16, 16, 2)).toEqual(flat);
    const edge = field((x) => (x < 8 ? 20 : 220));
    expect(stroke(edge, 16, 16, 2)).toEqual(edge);
    const speck = field(() => 90);
    const middle = (8 * 16 + 8) * 4;
    speck.set([255, 255, 255], middle);
    expect(stroke(speck, 16, 16, 2)[middle]).toBeLessThan(120);
  });
});
