/** What a decision points at: which place, territory, card, character, unit or die can be clicked, and what it does. */
import { mark } from "../../shared/choiceMap";
import { placeInHand } from "../../../table/state/procedure";
import type { Choice, Decision, Prospect, Refused, Target } from "../../../lib/api/protocol";
import { answersOf } from "../../../table/decision/answers";
import { REGION_IDS } from "../board/map";
import { frameNamed, type Facts, type FieldView } from "../types";

export interface Marks {
  /** Regions and the spaces within the mountain. */
  places: Map<string, Choice[]>;
  territories: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  manoeuvres: Map<string, Choice[]>;
  characters: Map<string, Choice[]>;
  faces: Map<string, Choice[]>;
  /** Units of the place in hand: "place unit". */
  units: Map<string, Choice[]>;
  /** What is done with the fate tile that was drawn. */
  fate: Choice[];
  /** What points at nothing that could be clicked: the answers to a question, to stand where it is asked. */
  answers: Choice[];
  refusedPlaces: Map<string, Refused>;
  refusedCards: Map<string, Refused>;
  refusedFaces: Map<string, Refused>;
  refusedCharacters: Map<string, Refused>;
}

/** Decisions about those who stand at one place: the place itself may be clicked for all of them. */
const OF_A_PLACE = new Set([
  "choose_group",
  "divide_damage",
  "casualties",
  "army_limit",
  "substitute",
  "captain_of_war",
  "fell_race",
  "march_on",
]);

type Marked = Target & { territory?: string; manoeuvre?: string; unit?: string; token?: string };

export function marksOf(decision: Decision | null, view: FieldView, facts: Facts): Marks {
  const marks: Marks = {
    places: new Map(),
    territories: new Map(),
    cards: new Map(),
    manoeuvres: new Map(),
    characters: new Map(),
    faces: new Map(),
    units: new Map(),
    fate: decision?.mine && decision.kind === "fate_tile" ? decision.actions : [],
    answers: [],
    refusedPlaces: new Map(),
    refusedCards: new Map(),
    refusedFaces: new Map(),
    refusedCharacters: new Map(),
  };
  if (!decision?.mine) return marks;
  const isPlace = (id: string | undefined) => !!id && (facts.regions.has(id) || facts.spaces.has(id));
  const here = OF_A_PLACE.has(decision.kind) ? placeInHand(view.procedure) : null;
  /** What can be chosen by a thing. */
  const found = new Set<Choice>();
  const on = (things: Map<string, Choice[]>, id: string | undefined, choice: Choice) => {
    if (!id) return;
    mark(things, id, choice);
    found.add(choice);
  };
  for (const choice of decision.actions) {
    const target = choice.target as Marked;
    const place = target.place ?? target.region;
    const stands = target.character ? view.characters[target.character] : undefined;
    const at = [place, target.territory ? undefined : stands, isOfHere(choice) ? here : undefined].find((one) =>
      isPlace(one ?? undefined),
    );
    const meant = placeMeant(choice, decision.kind, view);
    on(marks.places, at ?? (meant && isPlace(meant) ? meant : undefined), choice);
    on(marks.territories, target.territory, choice);
    for (const id of REGION_IDS) {
      if (target.territory && facts.regions.get(id)?.territory === target.territory) on(marks.places, id, choice);
    }
    on(marks.cards, target.card, choice);
    on(marks.manoeuvres, target.manoeuvre, choice);
    on(marks.characters, target.character ?? personMeant(choice, decision.kind, view), choice);
    // What is done with a die that was taken is chosen at that die.
    on(marks.faces, target.face ?? (choice.action[0] === "act" ? (takenDie(view) ?? undefined) : undefined), choice);
    if (here) on(marks.units, target.unit && `${here} ${target.unit}`, choice);
  }
  const loose = decision.actions.filter((choice) => !found.has(choice));
  marks.answers = marks.fate.length ? [] : answersOf(decision, loose);
  for (const refused of decision.refused) {
    const target = (refused.target ?? {}) as Marked;
    const place = target.place ?? target.region;
    if (place && !marks.places.has(place)) marks.refusedPlaces.set(place, refused);
    if (target.card && !marks.cards.has(target.card)) marks.refusedCards.set(target.card, refused);
    if (target.face && !marks.faces.has(target.face)) marks.refusedFaces.set(target.face, refused);
    if (target.character && !marks.characters.has(target.character)) {
      marks.refusedCharacters.set(target.character, refused);
    }
  }
  return marks;
}

/** The die that was taken up, while it is chosen what to do with it. */
export function takenDie(view: FieldView): string | null {
  const face = frameNamed(view, "ActionRound")?.face;
  return typeof face === "string" ? face : null;
}

/** An attack on the place, or a shot at it: its rim is red. */
export function isAttack(choice: Choice): boolean {
  return ["attack", "shoot", "strike"].includes(String(choice.action[0]));
}

/** What can be done with things in several small choices: by place, character, card and die. */
export interface Plans {
  places: Map<string, Prospect[]>;
  territories: Map<string, Prospect[]>;
  characters: Map<string, Prospect[]>;
  cards: Map<string, Prospect[]>;
  faces: Map<string, Prospect[]>;
}

/** Whether one's own pieces are at a place, or may muster there: else nothing is there to be grasped. */
function isOwn(place: string, view: FieldView, facts: Facts): boolean {
  if (facts.spaces.has(place)) return true;
  const side = view.seats[view.seat ?? 0];
  const standing = view.places[place];
  const own = (id: string) => (facts.units.get(id) ?? facts.characters.get(id) ?? facts.tokens.get(id))?.side === side;
  return !!standing && [...Object.keys(standing.units), ...standing.characters, ...Object.keys(standing.tokens)].some(own);
}

/** The plans of things that cannot be chosen at once. */
export function plansOf(prospects: readonly Prospect[], marks: Marks, view: FieldView, facts: Facts): Plans {
  const plans: Plans = { places: new Map(), territories: new Map(), characters: new Map(), cards: new Map(), faces: new Map() };
  for (const prospect of prospects) {
    const { place, region, territory, character, card, face } = prospect.target as Marked;
    const at = place ?? region;
    if (at && !marks.places.has(at) && isOwn(at, view, facts)) mark(plans.places, at, prospect);
    if (territory && !marks.territories.has(territory)) mark(plans.territories, territory, prospect);
    if (character && !marks.characters.has(character)) mark(plans.characters, character, prospect);
    if (card && !marks.cards.has(card)) mark(plans.cards, card, prospect);
    if (face && !marks.faces.has(face)) mark(plans.faces, face, prospect);
  }
  return plans;
}

/** Ending a chain is no choice of the place it is about. */
function isOfHere(choice: Choice): boolean {
  return choice.action[0] !== "done";
}

/** Where those on the move are who may stop there; where the army is that may be rallied, or is. */
function placeMeant({ action }: Choice, kind: string, view: FieldView): string | undefined {
  if (action[0] === "done" && kind === "march_on") return view.marching.at(-1)?.place;
  if (action[0] === "done" && kind === "beorn_moves") return view.characters.beorn;
  if (action[0] === "reroll_failed") return String(frameNamed(view, "Rally")?.place ?? "");
  if (action[0] === "yes" && kind === "rescue_rally") return String(frameNamed(view, "Rescue")?.at ?? "");
  return undefined;
}

/** Whom an action is about that does not name him: he can be clicked for it. */
function personMeant({ action, target }: Choice, kind: string, view: FieldView): string | undefined {
  const [verb, what] = action;
  if (kind === "general_ability") return String(frameNamed(view, "UseGeneral")?.general ?? "");
  if (kind === "bodyguard") return verb === "yes" ? "bolg" : undefined;
  if (kind === "bilbo_vanishes") return verb === "yes" ? "bilbo" : undefined;
  if (verb === "bilbo_appears" && !target.region) return "bilbo";
  if (verb === "clear_mind") return view.troubled ?? undefined;
  if (verb !== "act") return undefined;
  if (what === "move_beorn" || what === "unleash_beorn") return "beorn";
  return /^bring_(.+)$/.exec(String(what))?.[1];
}
