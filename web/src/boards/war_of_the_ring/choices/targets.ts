/** What a decision points at: which region, card, character, figure or die can be clicked, and what that does. */
import { mark } from "../../shared/choiceMap";
import { placeInHand } from "../../../table/state/procedure";
import type { Choice, Decision, Prospect, Refused, Target } from "../../../lib/api/protocol";
import { answersOf } from "../../../table/decision/answers";
import { frameNamed, regionOf, type WarView } from "../types";

export interface Marks {
  regions: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  characters: Map<string, Choice[]>;
  faces: Map<string, Choice[]>;
  decks: Map<string, Choice[]>;
  nations: Map<string, Choice[]>;
  /** What the Fellowship itself can do. */
  fellowship: Choice[];
  /** What the Elven Rings can do. */
  rings: Choice[];
  /** How many dice may go into the Hunt Box. */
  huntBox: Choice[];
  /** What points at nothing that could be clicked: the answers to a question, to stand where it is asked. */
  answers: Choice[];
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
  "black_breath",
  "heroic_death",
]);
/** What an action of a die does with the Fellowship. */
const OF_THE_FELLOWSHIP = new Set(["move_fellowship", "hide_fellowship", "declare_fellowship", "separate_companions"]);

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
    fellowship: [],
    rings: [],
    huntBox: [],
    answers: [],
    refusedRegions: new Map(),
    refusedCards: new Map(),
    refusedFaces: new Map(),
    refusedNations: new Map(),
  };
  if (!decision?.mine) return marks;
  const here = placeInHand(view.procedure);
  const shared = OF_A_PLACE.has(decision.kind) && here ? regionOf(here) : null;
  /** What can be chosen by a thing. */
  const found = new Set<Choice>();
  const on = (things: Map<string, Choice[]>, id: string | undefined, choice: Choice) => {
    if (!id) return;
    mark(things, id, choice);
    found.add(choice);
  };
  for (const choice of decision.actions) {
    const target = targetOf(choice, known);
    const region = target.region ?? standsAt(target.character, view, known) ?? regionMeant(choice, view) ?? shared;
    if (region && known.regions.has(region)) on(marks.regions, region, choice);
    on(marks.cards, target.card, choice);
    on(marks.decks, target.deck, choice);
    on(marks.nations, target.nation, choice);
    on(marks.faces, faceMeant(choice, target, view), choice);
    if (isInCompany(target.character, view)) on(marks.characters, target.character, choice);
    else if (target.character) mark(marks.characters, target.character, choice);
    for (const thing of [isOfFellowship(choice) && marks.fellowship, choice.action[0] === "elven_ring" && marks.rings, choice.action[0] === "allocate" && marks.huntBox]) {
      if (!thing) continue;
      thing.push(choice);
      found.add(choice);
    }
  }
  const loose = decision.actions.filter((choice) => !found.has(choice));
  marks.answers = answersOf(decision, loose);
  for (const refused of decision.refused) {
    const target = targetOf(refused, known);
    if (target.region && !marks.regions.has(target.region)) marks.refusedRegions.set(target.region, refused);
    if (target.card && !marks.cards.has(target.card)) marks.refusedCards.set(target.card, refused);
    if (target.face && !marks.faces.has(target.face)) marks.refusedFaces.set(target.face, refused);
    if (target.nation && !marks.nations.has(target.nation)) marks.refusedNations.set(target.nation, refused);
  }
  return marks;
}

const isInCompany = (character: string | undefined, view: WarView) => !!character && view.characters[character] === "fellowship";

/** The die a choice is made with. What is done with a die that was taken is chosen at that die. */
function faceMeant({ action }: Choice, target: Target, view: WarView): string | undefined {
  const [verb] = action;
  if (verb === "become" || verb === "act") return takenDie(view) ?? undefined;
  return target.face;
}

/** The die that was taken up, while it is chosen what to do with it. */
export function takenDie(view: WarView): string | null {
  const spent = frameNamed(view, "ActionResolution")?.spent;
  return typeof spent === "string" ? spent : null;
}

function isOfFellowship({ action }: Choice): boolean {
  const [verb, what] = action;
  return OF_THE_FELLOWSHIP.has(String(verb === "act" ? what : verb)) || verb === "another_way" || verb === "reconsider_guide";
}

/** Where something happens that names no place: the Fellowship's last known one, the battle's. */
function regionMeant({ action }: Choice, view: WarView): string | undefined {
  const [verb] = action;
  if (verb === "declare_fellowship") return view.fellowship.region;
  if (verb === "halt") {
    const walk = frameNamed(view, "DeclareFellowship");
    return String((Array.isArray(walk?.path) ? walk.path.at(-1) : undefined) ?? walk?.origin ?? "");
  }
  if (verb === "withdraw_into_stronghold" || verb === "stand_and_fight") return regionOf(String(frameNamed(view, "Battle")?.target ?? ""));
  return undefined;
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
