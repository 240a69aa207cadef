import { describe, expect, it } from "vitest";

import type { Line, View } from "../../../lib/api/protocol";
import { shotsOf } from "../../../table/film/scene";
import { book } from "./scenes";
import { leaving, step } from "./intermediateViews";
import { warView } from "../types";

const view = (more: object = {}) =>
  ({
    sides: ["free_peoples", "shadow"],
    places: { edoras: { figures: { rohan_regular: 3, rohan_elite: 1 }, characters: ["boromir"] }, folde: { figures: {}, characters: [] } },
    characters: { boromir: "edoras", strider: "fellowship" },
    fellowship: { region: "rivendell", progress: 1, hidden: true, corruption: 2, guide: "strider", companions: ["strider", "gimli"], mordor: null },
    nations: { rohan: { steps: 2, active: false } },
    dice: { free_peoples: ["army", "event", "army"], shadow: [] },
    control: {},
    victory_points: { free_peoples: 0, shadow: 0 },
    hunt: { box: { free_peoples: 0, shadow: 0 }, pool: ["t1", "t2"], drawn: [], removed: [], waiting: [] },
    procedure: [],
    ...more,
  }) as unknown as View;
const line = (kind: string, data: Record<string, unknown>, k = 1): Line => ({ k, turn: 1, kind, text: "It happens.", data }) as unknown as Line;
const after = (kind: string, data: Record<string, unknown>, last = view()) => warView(step(view(), line(kind, data), { before: view(), after: last, catalogue: null }));

describe("the table after one event", () => {
  it("has fewer figures after a loss, and a regular for a reduced elite", () => {
    expect(after("unit_lost", { place: "edoras", figure: "rohan_regular", count: 2 }).places["edoras"]!.figures["rohan_regular"]).toBe(1);
    expect(after("elite_reduced", { place: "edoras", figure: "rohan_elite", count: 1 }).places["edoras"]!.figures).toEqual({ rohan_regular: 4, rohan_elite: 0 });
  });
  it("has the army where it went", () => {
    const last = view({ places: { folde: { figures: { rohan_regular: 3 }, characters: [] } } });
    expect(after("army_moved", { origin: "edoras", to: "folde" }, last).places).toEqual({ folde: { figures: { rohan_regular: 3 }, characters: [] } });
  });
  it("has a Character where he went, or not any more", () => {
    expect(after("companion_moved", { character: "boromir", to: "folde" }).places["folde"]!.characters).toEqual(["boromir"]);
    const lost = after("hunt_casualty", { character: "strider" });
    expect(lost.fellowship.companions).toEqual(["gimli"]);
    expect(lost.characters["strider"]).toBe("eliminated");
  });
  it("has markers where they stepped", () => {
    expect(after("corruption_rose", { amount: 2, corruption: 4 }).fellowship.corruption).toBe(4);
    expect(after("nation_advanced", { nation: "rohan", steps: 1 }).nations.rohan).toEqual({ steps: 1, active: false });
    expect(after("nation_activated", { nation: "rohan" }).nations.rohan.active).toBe(true);
    expect(after("hunt_tile_drawn", { tile: "t1" }).hunt).toMatchObject({ drawn: ["t1"], pool: ["t2"] });
  });
  it("has one die less after its use", () => {
    expect(after("die_used", { seat: 0, face: "army" }).dice.free_peoples).toEqual(["event", "army"]);
  });
  it("is as it was where the event says nothing of it", () => {
    const before = view();
    expect(step(before, line("hits_scored", {}), { before, after: view(), catalogue: null })).toBe(before);
  });
});

describe("a move that brings several events", () => {
  it("is shown one after the other, the last as the table is", () => {
    const last = view({ fellowship: { ...warView(view()).fellowship, progress: 2, corruption: 3 } });
    const lines = [line("fellowship_moves", { progress: 2 }, 1), line("corruption_rose", { amount: 1, corruption: 3 }, 2)];
    const shots = shotsOf({ seat: 0, before: view(), after: last, lines }, book, null);
    expect(shots.map((shot) => warView(shot.after).fellowship).map(({ progress, corruption }) => [progress, corruption])).toEqual([
      [2, 2],
      [2, 3],
    ]);
  });
});

describe("the table while pieces are on their way", () => {
  it("has only those who stay, and not yet who comes", () => {
    const next = view({ places: { edoras: { figures: { rohan_regular: 1, rohan_elite: 1 }, characters: [] }, folde: { figures: { rohan_regular: 2 }, characters: ["boromir"] } } });
    const { places, fellowship } = warView(leaving(view(), next));
    expect(places.edoras).toEqual({ figures: { rohan_regular: 1, rohan_elite: 1 }, characters: [] });
    expect(places.folde).toEqual({ figures: {}, characters: [] });
    expect(fellowship.away).toBe(false);
  });
  it("is without the Ring-bearers while they go", () => {
    const next = view({ fellowship: { ...warView(view()).fellowship, region: "hollin" } });
    expect(warView(leaving(view(), next)).fellowship).toMatchObject({ region: "rivendell", away: true });
  });
});
