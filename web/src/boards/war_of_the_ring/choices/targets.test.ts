import { describe, expect, it } from "vitest";

import { placeInHand } from "../../../table/state/procedure";
import type { Action, Decision } from "../../../lib/api/protocol";
import { marksOf, targetOf, type Known } from "./targets";
import type { WarView } from "../types";

const known: Known = {
  regions: new Map([["edoras", 1], ["folde", 1], ["lorien", 1]]),
  cards: new Map([["fp_char_05", 1]]),
  characters: new Map([["strider", 1], ["gimli", 1]]),
};
const view = { procedure: [], characters: { strider: "folde", gimli: "fellowship" } } as unknown as WarView;

function decision(kind: string, actions: Action[], more: Partial<Decision> = {}): Decision {
  return {
    n: 1,
    seat: 0,
    seat_name: "free_peoples",
    mine: true,
    kind,
    question: "",
    rule: "",
    since: null,
    actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })),
    refused: [],
    can_undo: true,
    undo_needs_consent: false,
    purpose: null,
    ...more,
  };
}

describe("targetOf", () => {
  it("takes what the server says", () => {
    expect(targetOf({ action: ["x"], target: { region: "edoras" } }, known)).toEqual({ region: "edoras" });
    expect(targetOf({ action: ["x"], target: { place: "inside_lorien" } }, known).region).toBe("lorien");
  });
  it("reads the action where the server says nothing", () => {
    expect(targetOf({ action: ["recruit", "rohan_regular", "edoras"] }, known)).toEqual({
      figure: "rohan_regular",
      place: "edoras",
      region: "edoras",
    });
    expect(targetOf({ action: ["attack", "inside_lorien"] }, known).region).toBe("lorien");
    expect(targetOf({ action: ["play", "fp_char_05"] }, known)).toEqual({ card: "fp_char_05" });
    expect(targetOf({ action: ["use_die", "muster"] }, known)).toEqual({ face: "muster" });
    expect(targetOf({ action: ["draw", "fp_strategy"] }, known)).toEqual({ deck: "fp_strategy" });
    expect(targetOf({ action: ["diplomacy", "north"] }, known)).toEqual({ nation: "north" });
  });
});

describe("marksOf", () => {
  it("gathers several choices of one region", () => {
    const marks = marksOf(
      decision("recruit", [["recruit", "rohan_regular", "edoras"], ["recruit", "rohan_elite", "edoras"], ["recruit", "rohan_regular", "folde"]]),
      view,
      known,
    );
    expect(marks.regions.get("edoras")).toHaveLength(2);
    expect(marks.regions.get("folde")).toHaveLength(1);
  });
  it("finds a Character on the map, and leaves those with the Fellowship to the track", () => {
    const marks = marksOf(decision("choose_companion", [["gather", "strider"], ["gather", "gimli"]]), view, known);
    expect([...marks.regions.keys()]).toEqual(["folde"]);
    expect([...marks.characters.keys()]).toEqual(["strider", "gimli"]);
  });
  it("offers the figures of the place in hand at that place", () => {
    const going = { ...view, procedure: [{ name: "Turn" }, { name: "SelectFigures", origin: "edoras", to: "folde" }] } as unknown as WarView;
    const marks = marksOf(decision("choose_figures", [["take_all"], ["take", "rohan_regular"], ["done"]]), going, known);
    expect(marks.regions.get("edoras")).toHaveLength(3);
    expect(placeInHand(going.procedure)).toBe("edoras");
  });
  it("offers what a die can do at the die that was taken up, and at the Fellowship what is about it", () => {
    const taken = { ...view, procedure: [{ name: "ActionResolution", face: "army", spent: "will_of_the_west" }] } as unknown as WarView;
    const marks = marksOf(decision("choose_action", [["act", "march"], ["act", "move_fellowship"], ["become", "army"], ["draw", "fp_strategy"], ["skip"]]), taken, known);
    expect([...marks.faces.keys()]).toEqual(["will_of_the_west"]);
    expect(marks.faces.get("will_of_the_west")).toHaveLength(3);
    expect(marks.fellowship.map(({ action }) => action[1])).toEqual(["move_fellowship"]);
    expect([...marks.decks.keys()]).toEqual(["fp_strategy"]);
    expect(marks.answers).toEqual([]);
  });
  it("gives the Elven Rings and the Hunt Box their choices", () => {
    const rings = marksOf(decision("choose_die", [["use_die", "army"], ["elven_ring", "army", "muster"], ["pass"]]), view, known);
    expect(rings.rings.map(({ action }) => action[2])).toEqual(["muster"]);
    const box = marksOf(decision("hunt_allocation", [["allocate", 0], ["allocate", 1]]), view, known);
    expect(box.huntBox).toHaveLength(2);
    expect(box.answers).toEqual([]);
  });
  it("leaves to the question what no thing can answer: those who are not in play, numbers, yes and no", () => {
    const minions = marksOf(decision("bring_minion", [["bring", "saruman"], ["bring", "strider"]]), { ...view, characters: { saruman: "set_aside", strider: "folde" } } as unknown as WarView, {
      ...known,
      characters: new Map([["saruman", 1], ["strider", 1]]),
    });
    expect(minions.answers.map(({ action }) => action[1])).toEqual(["saruman"]);
    expect(marksOf(decision("onslaught", [["choose_number", 0], ["choose_number", 1]]), view, known).answers).toHaveLength(2);
    expect(marksOf(decision("sorcerer", [["yes"], ["no"]]), view, known).answers).toHaveLength(2);
  });
  it("dims what is refused unless something else there may be chosen", () => {
    const no = { label: "", reason: "Too far.", rule: "wotr.6.01", target: {}, ruling: "" };
    const marks = marksOf(
      decision("choose_destination", [["move_to", "edoras"]], {
        refused: [
          { ...no, action: ["move_to", "folde"] },
          { ...no, action: ["move_to", "edoras"] },
        ],
      }),
      view,
      known,
    );
    expect([...marks.refusedRegions.keys()]).toEqual(["folde"]);
  });
  it("marks nothing while others decide", () => {
    expect(marksOf(decision("x", [["move_to", "edoras"]], { mine: false }), view, known).regions.size).toBe(0);
    expect(marksOf(null, view, known).regions.size).toBe(0);
  });
});
