/** What a decision points at: which region, card, character, figure or die can be clicked, and what that does. */
import { mark, placeInHand } from "../../lib/marks";
import type { Choice, Decision, Prospect, Refused, Target } from "../../lib/protocol";
import { regionOf, type WarView } from "./types";

export interface Marks {
  regions: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  characters: Map<string, Choice[]>;
  faces: Map<string, Choice[]>;
  decks: Map<string, Choice[]>;
  nations: Map<string, Choice[]>;
  refusedRegions: Map<string, Refused>;
  refusedCards: Map<string, Refused>;
  refusedFaces: Map<string, Refused>;
  refusedNations: Map<string, Refused>;
}

export interface Known {
  regions: ReadonlyMap<string, unknown>;
  cards: ReadonlyMap<string, unknown>;
  characters: ReadonlyMap<string, unknown>;
}

const FACES = new Set(["character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye"]);
const DECK_IDS = new Set(["fp_character", "fp_strategy", "sh_character", "sh_strategy"]);
/** Decisions about the figures of one place: the place itself may be clicked for all of them. */
const OF_A_PLACE = new Set([
  "choose_figures",
  "casualties",
  "rearguard",
  "advance",
  "remove_excess",
  "lose_figure",
  "recruit_type",
  "replace_regular",
]);

/** What an action points at; from its words where the server does not say. */
export function targetOf(choice: { action: (string | number)[]; target?: Target }, known: Known): Target {
  const given = choice.target;
  if (given && Object.keys(given).length) {
    return given.place && !given.region ? { ...given, region: regionOf(given.place) } : given;
  }
  const found: Target = {};
  const verb = choice.action[0];
  for (const part of choice.action.slice(1)) {
    if (typeof part !== "string") continue;
    if (known.regions.has(regionOf(part))) {
      found.place = part;
      found.region = regionOf(part);
    } else if (known.cards.has(part)) found.card = part;
    else if (known.characters.has(part)) found.character = part;
    else if (DECK_IDS.has(part)) found.deck = part;
    else if (FACES.has(part) && (verb === "use_die" || verb === "elven_ring" || verb === "turn_to_eye")) {
      found.face ??= part;
    } else if (verb === "choose_nation" || verb === "diplomacy") found.nation = part;
    else if (/_(regular|elite|leader)$|^nazgul$/.test(part)) found.figure = part;
  }
  return found;
}

export function marksOf(decision: Decision | null, view: WarView, known: Known): Marks {
  const marks: Marks = {
    regions: new Map(),
    cards: new Map(),
    characters: new Map(),
    faces: new Map(),
    decks: new Map(),
    nations: new Map(),
    refusedRegions: new Map(),
    refusedCards: new Map(),
    refusedFaces: new Map(),
    refusedNations: new Map(),
  };
  if (!decision?.mine) return marks;
  const here = placeInHand(view.procedure);
  const shared = OF_A_PLACE.has(decision.kind) && here ? regionOf(here) : null;
  for (const choice of decision.actions) {
    const target = targetOf(choice, known);
    const region = target.region ?? standsAt(target.character, view, known) ?? shared;
    if (region && known.regions.has(region)) mark(marks.regions, region, choice);
    if (target.card) mark(marks.cards, target.card, choice);
    if (target.character) mark(marks.characters, target.character, choice);
    if (target.deck) mark(marks.decks, target.deck, choice);
    if (target.nation) mark(marks.nations, target.nation, choice);
    if (target.face) mark(marks.faces, target.face, choice);
  }
  for (const refused of decision.refused) {
    const target = targetOf(refused, known);
    if (target.region && !marks.regions.has(target.region)) marks.refusedRegions.set(target.region, refused);
    if (target.card && !marks.cards.has(target.card)) marks.refusedCards.set(target.card, refused);
    if (target.face && !marks.faces.has(target.face)) marks.refusedFaces.set(target.face, refused);
    if (target.nation && !marks.nations.has(target.nation)) marks.refusedNations.set(target.nation, refused);
  }
  return marks;
}

function standsAt(character: string | undefined, view: WarView, known: Known): string | undefined {
  const at = character ? view.characters[character] : undefined;
  return at && known.regions.has(regionOf(at)) ? regionOf(at) : undefined;
}

/** What is planned with the figures and Characters of a region stands at that region. */
export function prospectsOf(prospects: readonly Prospect[], view: WarView, known: Known): Map<string, Prospect[]> {
  const found = new Map<string, Prospect[]>();
  for (const prospect of prospects) {
    const { target } = prospect;
    const region = target.region ?? (target.place ? regionOf(target.place) : standsAt(target.character, view, known));
    if (!region || !known.regions.has(region)) continue;
    found.set(region, [...(found.get(region) ?? []), prospect]);
  }
  return found;
}

/** Where those stand who are about to move or to attack, while it is chosen where to. */
export function sourceOf(view: WarView): string | null {
  for (const frame of [...view.procedure].reverse()) {
    const { origin } = frame;
    if (typeof origin === "string" && origin) return regionOf(origin);
  }
  return null;
}

/** What is planned with a card, or with a Character: by its id. */
export function prospectsBy(prospects: readonly Prospect[], what: "card" | "character"): Map<string, Prospect[]> {
  const found = new Map<string, Prospect[]>();
  for (const prospect of prospects) {
    const id = prospect.target[what];
    if (id) found.set(id, [...(found.get(id) ?? []), prospect]);
  }
  return found;
}
