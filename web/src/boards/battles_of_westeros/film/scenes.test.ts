import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Line } from "../../../lib/api/protocol";
import type { Scene } from "../../../table/board/scenes";
import { shotsOf } from "../../../table/film/scene";
import Actor from "./Actor.svelte";
import { hittingFaces, isNews, lastCombats } from "../panels/combat";
import events from "./events.json";
import { distance } from "../board/hexes";
import { wayBetween } from "./marchPath";
import { book } from "./scenes";
import { leaving } from "./intermediateViews";
import type { FieldView } from "../types";

afterEach(cleanup);

const catalogue = {
  units: [{ id: "guard", name: "Lannisport Guard", house: "lannister", class: "infantry", strength: 4, attack: "melee", range: 1, valor_hits: true, keywords: {}, orders: [], dice: [2, 3, 4] }],
  commanders: [{ id: "kevan_trusted_captain", person: "kevan", name: "Kevan Lannister", title: "Trusted Captain", house: "lannister", unit: "guard", limit: 2, rating: 1, keywords: {}, ability: "", commit: "" }],
  cards: [{ id: "lannister_26", name: "Steady orders", house: "lannister", commands: [] }],
};
const who = { house: "lannister", rank: "green", kind: "guard", commander: "" };
const land = Object.fromEntries([..."abcdefgh"].flatMap((column) => Array.from({ length: 8 }, (_, i) => [`${column}${i + 1}`, { terrain: "plains" }])));
const view = (more: Partial<FieldView> = {}): FieldView =>
  ({
    field: land,
    morale: -2,
    units: [
      { unit: 0, kind: "guard", house: "lannister", rank: "green", hex: "c3", figures: 3, commander: "kevan_trusted_captain" },
      { unit: 1, kind: "guard", house: "stark", rank: "green", hex: "c5", figures: 4, commander: null },
    ],
    ...more,
  }) as unknown as FieldView;

/** Something for every key that events have. */
const VALUES: Record<string, unknown> = {
  attacker: 0, by: "stark", card: "lannister_26", cards: ["lannister_26"], colours: ["green"], commander: "kevan_trusted_captain", commanders: ["kevan_trusted_captain"],
  commands: [1], commits: false, cost: 1, count: 2, dealt: 1, dice: ["valor"], direction: "ne", ending: "condition", face: "valor", faces: ["green", "valor"], fell: 1, hex: "c3", hexes: ["c3", "d4"], hits: 1,
  house: "lannister", how: "melee", level: 2, levels: 3, marker: 3, objective: 1, origin: "c3", points: 1, real: true, round: 2, target: 1, terrain: "forest", to: "c6",
  token: "green", tokens: ["green", "green", "valor"], total: 1, unit: 0, units: [0], what: "objectives", who, whom: { ...who, house: "stark" },
};
const kinds = events as Record<string, string[]>;
const line = (kind: string, data: Record<string, unknown>, k = 1): Line => ({ k, kind, data, text: kind, turn: 1, phase: "", seat: null, to: null });
function sceneOf(kind: string, more: Record<string, unknown> = {}): Scene {
  const data = Object.fromEntries(kinds[kind]!.map((key) => [key, VALUES[key]]));
  return book.scenes[kind]!(line(kind, { ...data, ...more }), { before: view() as never, after: view() as never, catalogue });
}
const ANCHOR = /^(hex:[a-t]\d+|morale:-?\d+|morale|round:\d+|advantage|momentum|points:[a-z]+|tokens:[a-z]+|token:[a-z]+:[a-z]+|command:[a-z]+|commander:[a-z_]+|hand:[a-z]+|card:[a-z0-9_]+)$/;

describe("the film", () => {
  it("has a scene for every kind of event, or says that it is quiet; and for nothing else", () => {
    for (const kind of Object.keys(kinds)) expect(kind in book.scenes, kind).toBe(!book.quiet.includes(kind));
    for (const kind of [...Object.keys(book.scenes), ...book.quiet]) expect(kind in kinds, kind).toBe(true);
    for (const kind of [...book.folds.begins, ...book.folds.ends]) expect(kind in kinds, kind).toBe(true);
  });

  it("makes every scene of what its event tells, and draws every piece in it", () => {
    for (const kind of Object.keys(book.scenes)) {
      for (const key of kinds[kind]!) expect(key in VALUES, key).toBe(true);
      const { motions = [], at = [] } = sceneOf(kind);
      for (const anchor of [...at, ...motions.flatMap(({ from, to, via = [] }) => [from, to, ...via])]) expect(anchor === null || ANCHOR.test(anchor), `${kind}: ${anchor}`).toBe(true);
      for (const { actor, count } of motions) {
        const { container, unmount } = render(Actor, { actor, count });
        expect(container.querySelector("path, rect, circle, image"), `${kind} draws ${actor.kind}`).not.toBeNull();
        unmount();
      }
    }
  });

  it("marches a unit hex by hex, with the figures it has, and says from where to where", () => {
    const scene = sceneOf("moved");
    const [motion] = scene.motions!;
    expect(motion).toMatchObject({ actor: { kind: "unit", of: "guard", figures: 3, strength: 4 }, from: "hex:c3", to: "hex:c6" });
    expect(motion!.via).toHaveLength(2);
    expect(scene).toMatchObject({ side: "lannister", caption: "Green Lannisport Guard: c3 → c6" });
  });

  it("lets figures and units fall where they stood, and rings the space of the marker", () => {
    // A unit that stands lets its figures fall by itself.
    expect(sceneOf("figures_lost").motions).toEqual([]);
    expect(sceneOf("figures_lost", { unit: 7 }).motions![0]).toMatchObject({ from: "hex:c3", to: null, count: 2, actor: { kind: "figure" } });
    expect(sceneOf("eliminated").motions![0]).toMatchObject({ from: "hex:c3", to: null, actor: { kind: "unit" } });
    expect(sceneOf("morale").at).toEqual(["morale:3"]);
  });

  it("tells a move step by step: the dice fall before the figures, the figures before the unit is gone", () => {
    const lines = [
      line("attack", { attacker: 1, target: 0, who, whom: who, origin: "c4", to: "c3", how: "melee" }, 1),
      line("rolled", { faces: ["green"], unit: 1, who }, 2),
      line("figures_lost", { unit: 0, count: 3, hex: "c3", who }, 3),
      line("eliminated", { unit: 0, who, house: "lannister", hex: "c3" }, 4),
      line("morale", { house: "lannister", fell: 1, marker: -1 }, 5),
      line("control", { hex: "c3", house: "stark", objective: 0 }, 6),
    ];
    const objectives = (control: string) => [{ hex: "c3", name: "c3", control }] as FieldView["objectives"];
    const before = view({ objectives: objectives("lannister"), procedure: [] });
    const after = view({ objectives: objectives("stark"), procedure: [], morale: -1, units: [{ ...before.units[0]!, hex: "eliminated", figures: 0 }, before.units[1]!] });
    const shots = shotsOf({ seat: 0, before: before as never, after: after as never, lines }, book, catalogue);
    const seen = shots.map((shot) => shot.after as unknown as FieldView);
    expect(seen.map((field) => field.units[0]!.figures)).toEqual([3, 3, 0, 0, 0, 0]);
    expect(seen.map((field) => field.units[0]!.hex)).toEqual(["c3", "c3", "c3", "eliminated", "eliminated", "eliminated"]);
    expect(seen.map((field) => field.morale)).toEqual([-2, -2, -2, -2, -1, -1]);
    expect(seen.map((field) => field.objectives[0]!.control)).toEqual(["lannister", "lannister", "lannister", "lannister", "lannister", "stark"]);
    expect(seen.at(-1)).toEqual(after);
  });

  it("names both hexes of every kind of attack", () => {
    for (const how of ["melee", "ranged", "dogs_of_war", "counterattack"]) {
      expect(sceneOf("attack", { how }).caption).toContain("at c3");
      expect(sceneOf("attack", { how }).caption).toContain("c6");
    }
    expect(sceneOf("attack", { how: "parting_blow" }).caption).toBe("Green Lannisport Guard at c3 strike a parting blow at Green Lannisport Guard");
  });

  it("gives tokens by kind, and leads a captured commander away to his captor", () => {
    expect(sceneOf("order_tokens").motions!.map(({ to, count }) => [to, count])).toEqual([["token:lannister:green", 2], ["token:lannister:valor", 1]]);
    expect(sceneOf("captured").motions![0]).toMatchObject({ from: "hex:c3", to: "tokens:stark", actor: { kind: "commander" } });
    expect(sceneOf("captured").side).toBe("stark");
  });
});

describe("the way of a march", () => {
  it("goes from hex to neighbouring hex, around enemies", () => {
    const way = ["c3", ...wayBetween("c3", "c6", view(), "lannister"), "c6"];
    for (let i = 1; i < way.length; i += 1) expect(distance(way[i - 1]!, way[i]!)).toBe(1);
    expect(way).not.toContain("c5");
    expect(wayBetween("c3", "c4", view(), "lannister")).toEqual([]);
    expect(wayBetween("waiting", "c4", view(), "lannister")).toEqual([]);
  });
});

describe("a moment", () => {
  const log = [
    line("attack", { attacker: 0, target: 1, who, whom: { ...who, house: "stark" }, origin: "c3", to: "c4", how: "melee" }, 10),
    line("rolled", { faces: ["green", "valor", "blue"], unit: 0, who }, 11),
    line("hits", { hits: 2, dealt: 2, unit: 1, who }, 12),
    line("figures_lost", { unit: 1, count: 2, hex: "c4", who }, 13),
  ];

  it("lights the dice that hit, as the hits tell", () => {
    const [combat] = lastCombats(log);
    expect([...hittingFaces(combat!)]).toEqual(["green", "valor"]);
    expect([...hittingFaces({ ...combat!, hits: { hits: 1, dealt: 1 }, rolls: [["green", "valor", "valor"]] })]).toEqual(["green"]);
    expect(hittingFaces({ ...combat!, hits: null }).size).toBe(0);
  });

  it("stays until this viewer has chosen something new, however much was told after it", () => {
    const more = [...log, ...Array.from({ length: 12 }, (_, i) => line("ordered", { hexes: [], units: [], who: [] }, 14 + i))];
    expect(isNews(lastCombats(more), 9)).toBe(true);
    expect(isNews(lastCombats(more), 13)).toBe(false);
  });
});

describe("the field while a unit marches", () => {
  it("is without it where it was", () => {
    const [first, second] = view().units;
    const shown = leaving(view() as never, view({ units: [{ ...first!, hex: "d3" }, second!] }) as never) as unknown as FieldView;
    expect(shown.units.map((unit) => unit.hex)).toEqual(["waiting", "c5"]);
  });
});
