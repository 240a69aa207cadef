import { beforeEach, describe, expect, it, vi } from "vitest";

import script from "../../boards/war_of_the_ring/guide";
import type { Api } from "../../lib/api/client";
import { acted, begun, closed, fits, next, saw, suggestion, type Progress } from "./guideScript";
import { createGuidedRoom, Guide } from "./guideProgress.svelte";
import type { Action } from "../../lib/api/protocol";
import { decision, room } from "../../lib/api/fixtures";

const { steps } = script;

function asked(kind: string, ...actions: Action[]) {
  return { mine: true, kind, actions: actions.map((action, id) => ({ id, action, label: action.join(" "), target: {} })) };
}

const dice = (...faces: string[]) => asked("choose_die", ...faces.map((face): Action => ["use_die", face]), ["pass"]);
const idOf = (progress: Progress) => steps[progress.at]!.id;

/** What the game asks when every suggestion is followed. */
const FOLLOWED = [
  dice("character", "muster", "event", "army_muster"),
  asked("choose_action", ["act", "march_led"], ["act", "move_fellowship"], ["skip"]),
  asked("hunt_casualty", ["lose_guide"], ["use_the_ring"]),
  dice("muster", "event", "army_muster"),
  asked("choose_action", ["diplomacy", "dwarves"], ["diplomacy", "gondor"]),
  dice("event", "army_muster"),
  asked("choose_action", ["draw", "fp_character"], ["draw", "fp_strategy"]),
  dice("army_muster"),
];

describe("the script", () => {
  it("has ten steps, each with words", () => {
    expect(steps.length).toBe(10);
    for (const { id } of steps) {
      expect(script.title(id)).not.toMatch(/^guide-/);
      expect(script.text(id)).not.toMatch(/^guide-/);
    }
  });
});

describe("the guide", () => {
  const read = next(next(begun(), steps), steps);

  it("is read, then done, step by step", () => {
    let progress = begun();
    const shown: string[] = [];
    let moves = 0;
    for (const one of FOLLOWED) {
      progress = saw(progress, script, one, moves, 1);
      while (!steps[progress.at]!.wait && progress.at < 9) {
        shown.push(idOf(progress));
        progress = next(progress, steps);
      }
      shown.push(idOf(progress));
      const action = suggestion(steps[progress.at], one);
      if (!action) break;
      progress = acted(progress, steps, one.kind, action, moves++);
    }
    expect(shown).toEqual(steps.map((step) => step.id));
    expect(progress.astray).toBe(false);
    expect(next(progress, steps).closed).toBe(true);
  });

  it("does not pass a step that is to be done", () => {
    expect(next(read, steps)).toBe(read);
  });

  it("goes along when somebody acts without reading on", () => {
    expect(idOf(acted(begun(), steps, "choose_die", ["use_die", "character"], 0))).toBe("move");
  });

  it("lets one choose otherwise, and comes back with the lesson that is left", () => {
    // Another die first: the guide waits, and then offers the same lesson again.
    let progress = acted(read, steps, "choose_die", ["use_die", "army_muster"], 0);
    expect(progress.astray).toBe(true);
    const march = asked("choose_action", ["act", "march"], ["diplomacy", "gondor"]);
    progress = saw(progress, script, march, 1, 1);
    expect(fits(steps[progress.at], march)).toBe(false);
    progress = acted(progress, steps, "choose_action", ["act", "march"], 1);
    progress = saw(progress, script, dice("character", "muster"), 2, 1);
    expect(idOf(progress)).toBe("die");
    // The Character die for something else: on with the next lesson.
    progress = acted(progress, steps, "choose_die", ["use_die", "character"], 2);
    expect(progress.astray).toBe(false);
    progress = acted(progress, steps, "choose_action", ["skip"], 3);
    progress = saw(progress, script, dice("muster", "event"), 4, 1);
    expect([idOf(progress), progress.astray]).toEqual(["shadow", true]);
  });

  it("takes lessons in another order without repeating one", () => {
    let progress = acted(read, steps, "choose_die", ["use_die", "character"], 0);
    progress = saw(progress, script, dice("muster", "event"), 1, 1);
    expect(idOf(progress)).toBe("shadow");
    progress = acted(progress, steps, "choose_die", ["use_die", "event"], 1);
    progress = saw(progress, script, dice("muster"), 2, 1);
    expect(idOf(progress)).toBe("shadow");
  });

  it("follows undo", () => {
    let progress = acted(read, steps, "choose_die", ["use_die", "character"], 0);
    progress = acted(progress, steps, "choose_action", ["skip"], 1);
    const back = saw(progress, script, FOLLOWED[1]!, 1, 1);
    expect([idOf(back), back.astray]).toEqual(["move", false]);
    expect(idOf(saw(back, script, FOLLOWED[0]!, 0, 1))).toBe("die");
  });

  it("stays at a step of several choices until the last of them", () => {
    const several = [{ id: "quest", wait: "commit", suggest: [["commit", 0], ["commit", 1], ["done"]], until: ["done"], point: "board" as const }, ...steps.slice(-1)];
    let progress = acted(begun(), several, "commit", ["commit", 0], 0);
    expect([progress.at, progress.done, progress.astray]).toEqual([0, [], false]);
    progress = acted(progress, several, "commit", ["commit", 5], 1);
    expect([progress.at, progress.astray]).toEqual([0, true]);
    progress = acted(progress, several, "commit", ["done"], 2);
    expect([progress.at, progress.done, progress.astray]).toEqual([1, [0], false]);
  });

  it("says goodbye when the turn is over", () => {
    const progress = saw({ ...read, astray: true }, script, dice("character"), 20, 2);
    expect([idOf(progress), progress.astray]).toEqual(["end", false]);
  });

  it("shows nothing to do while the other side acts", () => {
    const waiting = { ...dice("character"), mine: false };
    expect(suggestion(steps[2], waiting)).toBeNull();
    expect(saw(read, script, waiting, 3, 1)).toBe(read);
    expect(closed(read).closed).toBe(true);
  });
});

describe("a guided room", () => {
  const load = () => Promise.resolve(script);

  beforeEach(() => localStorage.clear());

  it("is made from the position and remembered", async () => {
    const createRoom = vi.fn(async () => room({ id: "g1" }));
    await createGuidedRoom("war_of_the_ring", script, { createRoom } as unknown as Api);
    expect(createRoom).toHaveBeenCalledWith(
      expect.objectContaining({
        seats: [{ kind: "me" }, { kind: "bot", bot: "heuristic" }],
        seed: script.seed,
        position: script.position,
        random_sides: false,
      }),
    );
    const guide = (await Guide.of(room({ id: "g1" }), load))!;
    guide.next();
    guide.next();
    const first = decision({ kind: "choose_die", actions: FOLLOWED[0]!.actions });
    expect(guide.suggested(first)).toEqual(["use_die", "character"]);
    guide.acted(first, ["use_die", "character"], 0);
    // Loading the page again goes on from there.
    expect((await Guide.of(room({ id: "g1" }), load))!.step.id).toBe("move");
    guide.close();
    expect(await Guide.of(room({ id: "g1" }), load)).toBeNull();
    expect(await Guide.of(room({ id: "other" }), load)).toBeNull();
  });
});
