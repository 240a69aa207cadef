import { describe, expect, it } from "vitest";

import type { Line } from "../../../lib/api/protocol";
import type { Motion, SceneContext } from "../../../table/board/scenes";
import events from "./events.json";
import { book, placeAnchor } from "./scenes";
import type { Token } from "../board/regionLayout";

const fellowship = { region: "rivendell", progress: 2, hidden: true, corruption: 3, guide: "strider", companions: ["strider"], mordor: null };
const view = (more: object = {}) => ({
  sides: ["free_peoples", "shadow"],
  places: {} as Record<string, unknown>,
  characters: { strider: "fellowship", boromir: "edoras", witch_king: "minas_morgul" },
  fellowship,
  procedure: [],
  ...more,
});
const catalogue = {
  characters: [
    { id: "strider", name: "Strider", side: "free_peoples" },
    { id: "boromir", name: "Boromir", side: "free_peoples" },
    { id: "witch_king", name: "The Witch-king", side: "shadow" },
  ],
  regions: [{ id: "osgiliath", name: "Osgiliath", adjacent: [] }],
  tiles: [{ id: "std_2_1", kind: "standard", value: 2, reveal: false, stop: false }],
};
const line = (kind: string, data: Record<string, unknown>): Line => ({ k: 1, turn: 1, phase: "", kind, text: "It happens.", data }) as unknown as Line;
const scene = (kind: string, data: Record<string, unknown>, context: Partial<SceneContext> = {}) =>
  book.scenes[kind]!(line(kind, data), { before: view(), after: view(), catalogue, ...context } as unknown as SceneContext);
const tokens = (motion: Motion | undefined) => (motion?.actor.tokens as Token[]).map((token) => token.id);

describe("the book of scenes", () => {
  it("has a scene for every kind of event, or names it as quiet", () => {
    const kinds = Object.keys(events).sort();
    expect([...Object.keys(book.scenes), ...book.quiet].sort()).toEqual(kinds);
  });
  it("makes a scene of whatever the data may be", () => {
    for (const [kind, keys] of Object.entries(events)) {
      if (book.quiet.includes(kind)) continue;
      const data = Object.fromEntries((keys as string[]).map((key) => [key, key === "seat" ? 0 : key === "side" ? "shadow" : key]));
      expect(() => scene(kind, data), kind).not.toThrow();
      expect(() => scene(kind, {}), kind).not.toThrow();
    }
  });
});

describe("where things happen", () => {
  it("tells the inside of a siege from the region", () => {
    expect(placeAnchor("inside_edoras")).toBe("inside:edoras");
    expect(placeAnchor("edoras")).toBe("region:edoras");
  });
});

describe("moves", () => {
  it("carry an army with all who are in it", () => {
    const { motions, side } = scene("army_moved", { seat: 1, origin: "orthanc", to: "fords_of_isen", figures: ["isengard_regular", "isengard_regular", "isengard_elite", "nazgul"], characters: ["witch_king"] });
    expect(side).toBe("shadow");
    expect(motions).toHaveLength(1);
    expect(motions![0]).toMatchObject({ from: "region:orthanc", to: "region:fords_of_isen" });
    expect(tokens(motions![0])).toEqual(["isengard", "nazgul", "witch_king"]);
    expect((motions![0]!.actor.tokens as Token[])[0]).toMatchObject({ units: 3, elites: 1 });
  });
  it("of a retreat carry those who arrived", () => {
    const before = view({ places: { edoras: { figures: { rohan_regular: 1 }, characters: [] } } });
    const after = view({ places: { edoras: { figures: { rohan_regular: 3, sauron_regular: 1 }, characters: ["boromir"] } } });
    const { motions } = scene("army_retreated", { side: "free_peoples", origin: "westemnet", to: "edoras" }, { before, after });
    expect(tokens(motions![0])).toEqual(["rohan", "boromir"]);
    expect((motions![0]!.actor.tokens as Token[])[0]).toMatchObject({ units: 2 });
  });
  it("into a stronghold end within its walls", () => {
    const after = view({ places: { inside_minas_tirith: { figures: { gondor_regular: 2 }, characters: [] } } });
    const { motions } = scene("army_withdrew", { side: "free_peoples", region: "minas_tirith" }, { after });
    expect(motions![0]).toMatchObject({ from: "region:minas_tirith", to: "inside:minas_tirith" });
  });
  it("of Nazgûl and Minions are flights of their own", () => {
    expect(tokens(scene("flew", { who: "nazgul", origin: "morannon", to: "edoras", seat: 1 }).motions![0])).toEqual(["nazgul"]);
    expect(tokens(scene("flew", { who: "witch_king", origin: "morannon", to: "edoras", seat: 1 }).motions![0])).toEqual(["witch_king"]);
  });
  it("of Companions begin where they were", () => {
    expect(scene("companion_moved", { character: "boromir", seat: 0, to: "folde" }).motions![0]).toMatchObject({ from: "region:edoras", to: "region:folde" });
    expect(scene("companion_separated", { character: "strider", to: "folde" }).motions![0]).toMatchObject({ from: "character:strider", to: "region:folde" });
  });
});

describe("losses and gains", () => {
  it("fall where they stood, within the walls too", () => {
    expect(scene("unit_lost", { side: "free_peoples", place: "inside_edoras", figure: "rohan_regular", count: 2 }).motions![0]).toMatchObject({ from: "inside:edoras", to: null });
    expect(scene("character_eliminated", { character: "boromir" }).motions![0]).toMatchObject({ from: "region:edoras", to: null });
    expect(scene("hunt_casualty", { character: "strider" }).motions![0]).toMatchObject({ from: "character:strider", to: null });
  });
  it("come from nowhere", () => {
    expect(scene("recruited", { seat: 0, figure: "rohan_elite", count: 1, place: "edoras" }).motions![0]).toMatchObject({ from: null, to: "region:edoras" });
  });
});

describe("tracks", () => {
  it("are walked step by step", () => {
    expect(scene("fellowship_moves", { progress: 3 }).motions![0]).toMatchObject({ from: "progress:2", to: "progress:3" });
    expect(scene("fellowship_moves", { progress: 1 }).motions![0]).toMatchObject({ from: "fellowship", to: "progress:1" });
    expect(scene("corruption_rose", { amount: 2, corruption: 5 }).motions![0]).toMatchObject({ from: "corruption:3", to: "corruption:5" });
    expect(scene("corruption_healed", { amount: 1, corruption: 0 }).motions![0]).toMatchObject({ from: "corruption:1", to: "fellowship" });
    expect(scene("nation_advanced", { nation: "rohan", steps: 1, cause: "" }).motions![0]).toMatchObject({ from: "politics:2", to: "politics:1" });
    expect(scene("mordor_step", { step: 2 }).motions![0]).toMatchObject({ from: "mordor:1", to: "mordor:2" });
  });
  it("show the Fellowship where it is revealed, coming from where it was known", () => {
    const after = view({ fellowship: { ...fellowship, region: "moria", hidden: false } });
    expect(scene("fellowship_revealed", { region: "moria", path: ["rivendell", "hollin", "moria"] }, { after }).motions![0]).toMatchObject({ from: "region:rivendell", via: ["region:hollin"], to: "region:moria" });
  });
});

describe("battles", () => {
  it("name both places", () => {
    const begun = scene("battle_started", { attacker: "shadow", origin: "south_ithilien", target: "inside_minas_tirith", form: "assault", seat: 1 });
    expect(begun.motions![0]).toMatchObject({ from: "region:south_ithilien", to: "inside:minas_tirith" });
    expect(begun.at).toEqual(["region:minas_tirith"]);
  });
  it("are fought where the battle is", () => {
    const after = view({ procedure: [{ name: "Battle", origin: "orthanc", target: "edoras" }] });
    expect(scene("combat_roll", { side: "shadow", dice: [5], hits: 1, needed: 5, modifier: 0 }, { after }).at).toEqual(["region:edoras"]);
  });
  it("end in a few words", () => {
    const over = scene("battle_over", { target: "osgiliath", reason: "ceased", rounds: 1 });
    expect(over.caption).toBe("Battle for Osgiliath: The attacker ceases the attack");
  });
});
