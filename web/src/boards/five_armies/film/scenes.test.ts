import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Line } from "../../../lib/api/protocol";
import type { Scene } from "../../../table/board/scenes";
import Actor from "./Actor.svelte";
import events from "./events.json";
import { book, leaving, whereabouts } from "./scenes";
import type { FieldView } from "../types";

const catalogue = {
  regions: [{ id: "camp", name: "Camp", territory: "eastern_bank", terrain: "hills", adjacent: [], in_range: [] }],
  units: [
    { id: "orc", name: "Orc", side: "shadow", people: "orcs", figures: 5, strength: 1, favourite_terrain: [] },
    { id: "great_orc", name: "Great Orc", side: "shadow", people: "great_orcs", figures: 5, strength: 2, favourite_terrain: [] },
    { id: "lake_men", name: "Lake-men", side: "free_peoples", people: "men", figures: 5, strength: 1, favourite_terrain: [] },
  ],
  characters: [
    { id: "bolg", name: "Bolg, son of Azog", side: "shadow", leadership: 3, movement: 2, text: [] },
    { id: "bard", name: "Bard the Bowman", side: "free_peoples", leadership: 1, movement: 2, text: [] },
    { id: "beorn", name: "Beorn", side: "free_peoples", leadership: 0, movement: 3, text: [] },
  ],
  cards: [{ id: "event_01", deck: "event", order: "blow_the_horns", combat: "battle_fury" }],
  manoeuvres: [{ id: "orc", title: "Wild Rage", unit: "orc", side: "shadow", timing: "roll", effect: "" }],
  tiles: [{ id: "fate_2", value: 2, symbol: true, count: 2 }],
  setup: { token: [{ id: "elves", name: "Elves", side: "free_peoples", faces: [] }] },
};
const standing = (units: Record<string, number>, characters: string[] = []) => ({ units, characters, damage: 0, leaders: 0, tokens: {}, strength: 0, leadership: 0 });
const view = (more: Partial<FieldView> = {}): FieldView =>
  ({
    places: { camp: standing({ lake_men: 2 }, ["bard"]), bl_gap_plain: standing({ orc: 3 }, ["bolg"]) },
    characters: { bard: "camp", bolg: "bl_gap_plain", beorn: "fate_track", lord_of_the_eagles: "aloft", bilbo: "vanished" },
    fate: { marker: 4, waiting: { beorn: 11 }, pool: [], aside: [], removed: [] },
    eagles: { eyrie: 0, over: {}, lord_over: "valley" },
    battle: null,
    ...more,
  }) as FieldView;

/** Something for every key that events have. */
const VALUES: Record<string, unknown> = {
  ability: "place_token", action: "recruit", after: "army", armies: ["bl_gap_plain"], army: "bl_gap_plain", before: "eye", black: [1], bonus: 0, by: "archery",
  card: "event_01", cards: ["event_01"], character: "bard", characters: ["bolg"], count: 2, damage: 0, deck: "event", dice: [1], ending: "fate", face: "army",
  faces: ["army"], forced: false, free_peoples: 1, general: "bard", hits: 1, leaders: 0, left: 1, number: 1, origin: "bl_gap_plain", place: "camp", region: "camp",
  rerolls: [], rings: 1, shadow: 1, side: "shadow", space: 7, target: 5, territory: "valley", tile: "fate_2", to: "camp", token: "elves", turn: 2, unit: "orc",
  units: { orc: 2 }, white: [2], wrath: 3,
};
const kinds = events as Record<string, string[]>;
const line = (kind: string, data: Record<string, unknown>): Line => ({ k: 1, kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
function sceneOf(kind: string, more: Record<string, unknown> = {}, before = view(), after = view()): Scene {
  const data = Object.fromEntries(kinds[kind]!.map((key) => [key, VALUES[key]]));
  return book.scenes[kind]!(line(kind, { ...data, ...more }), { before: before as never, after: after as never, catalogue });
}

describe("the film", () => {
  it("has a scene for every kind of event, or says that it is quiet; and for nothing else", () => {
    for (const kind of Object.keys(kinds)) expect(kind in book.scenes, kind).toBe(!book.quiet.includes(kind));
    for (const kind of [...Object.keys(book.scenes), ...book.quiet]) expect(kind in kinds, kind).toBe(true);
  });
  it("makes every scene of what its event tells, and draws every piece in it", () => {
    for (const kind of Object.keys(book.scenes)) {
      for (const key of kinds[kind]!) expect(key in VALUES, key).toBe(true);
      const { motions = [], at = [] } = sceneOf(kind);
      for (const anchor of [...at, ...motions.flatMap(({ from, to }) => [from, to])]) {
        expect(anchor === null || /^(place|territory|walls|control|fate|sheet|dice|hand|card):[a-z0-9_]+$|^(eyrie|decks|stage)$/.test(anchor), `${kind}: ${anchor}`).toBe(true);
      }
      for (const { actor, count } of motions) {
        const { container, unmount } = render(Actor, { actor, count });
        expect(container.querySelector("path, rect, circle, image"), `${kind} draws ${actor.kind}`).not.toBeNull();
        unmount();
      }
    }
  });
  it("slides an army with all who go, and says who", () => {
    const scene = sceneOf("army_moved");
    expect(scene.motions).toEqual([
      {
        actor: { kind: "army", side: "shadow", units: [{ id: "orc", people: "orcs", strength: 1, count: 2 }], people: [{ id: "bolg", side: "shadow" }] },
        from: "place:bl_gap_plain",
        to: "place:camp",
        count: undefined,
      },
    ]);
    expect(scene.caption).toContain("Bolg, 2 Orcs");
    expect(scene.side).toBe("shadow");
  });
  it("lets losses fall where they stood, and recruits come in", () => {
    expect(sceneOf("unit_eliminated").motions![0]).toMatchObject({ from: "place:camp", to: null, actor: { kind: "unit", id: "orc" } });
    expect(sceneOf("recruited").motions![0]).toMatchObject({ from: null, to: "place:camp", count: 2 });
    expect(sceneOf("retreated").motions![0]!.actor).toMatchObject({ kind: "army", units: [{ id: "orc", count: 3 }], people: [{ id: "bolg" }] });
  });
  it("steps the marker from where it was, and brings in those who waited from their space", () => {
    expect(sceneOf("fate_moved", { to: 6 }).motions![0]).toMatchObject({ from: "fate:4", to: "fate:6" });
    expect(sceneOf("character_entered", { character: "beorn" }).motions![0]).toMatchObject({ from: "fate:11", to: "place:camp" });
  });
  it("leaves arrows on the map alone: what comes out of a box, a pile or a hand comes from nowhere", () => {
    for (const kind of ["token_placed", "cards_drawn", "bat_placed", "general_returned"]) expect(sceneOf(kind).motions![0]!.from, kind).toBeNull();
    for (const kind of ["die_used", "card_discarded", "bat_removed"]) expect(sceneOf(kind).motions![0]!.to, kind).toBeNull();
    expect(sceneOf("character_entered", { character: "bilbo" }).motions![0]!.from).toBeNull();
  });
  it("knows where everybody is to be seen", () => {
    const where = (id: string) => whereabouts(id, view());
    expect([where("bard"), where("beorn"), where("lord_of_the_eagles"), where("bilbo")]).toEqual(["place:camp", "fate:11", "territory:valley", "sheet:bilbo"]);
  });
  it("tells whose armies are hurt by who stands there", () => {
    expect(sceneOf("damaged").side).toBe("free_peoples");
    expect(sceneOf("damaged", { place: "bl_gap_plain" }).side).toBe("shadow");
  });
  it("flies Eagles from the Eyrie over a territory, and down from there", () => {
    expect(sceneOf("eagle_flew").motions![0]).toMatchObject({ from: "eyrie", to: "territory:valley" });
    expect(sceneOf("eagle_struck").motions![0]).toMatchObject({ from: "territory:eastern_bank", to: "place:camp" });
  });
});

describe("the table while an army marches", () => {
  it("has only those who stay where it was", () => {
    const eagles = { eyrie: 3, over: {}, lord_over: null };
    const before = view({ places: { camp: { ...standing({ orc: 3 }, ["bolg"]), leaders: 2 } }, eagles, marching: [] });
    const after = view({ places: { camp: standing({ orc: 1 }) }, eagles: { ...eagles, eyrie: 2 }, marching: [] });
    const shown = leaving(before as never, after as never) as unknown as FieldView;
    expect(shown.places.camp).toMatchObject({ units: { orc: 1 }, characters: [], leaders: 0 });
    expect(shown.eagles.eyrie).toBe(2);
  });
});
