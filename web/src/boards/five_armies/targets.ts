/** What a decision points at: which place, territory, card, character, unit or die can be clicked, and what it does. */
import { mark, placeInHand } from "../../lib/marks";
import type { Choice, Decision, Refused, Target } from "../../lib/protocol";
import { REGION_IDS } from "./map";
import type { Facts, FieldView } from "./types";

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
    refusedPlaces: new Map(),
    refusedCards: new Map(),
    refusedFaces: new Map(),
    refusedCharacters: new Map(),
  };
  if (!decision?.mine) return marks;
  const isPlace = (id: string | undefined) => !!id && (facts.regions.has(id) || facts.spaces.has(id));
  const here = OF_A_PLACE.has(decision.kind) ? placeInHand(view.procedure) : null;
  for (const choice of decision.actions) {
    const target = choice.target as Marked;
    const place = target.place ?? target.region;
    const stands = target.character ? view.characters[target.character] : undefined;
    const at = [place, target.territory ? undefined : stands, isOfHere(choice) ? here : undefined].find((one) =>
      isPlace(one ?? undefined),
    );
    if (at) mark(marks.places, at, choice);
    if (target.territory) {
      mark(marks.territories, target.territory, choice);
      for (const id of REGION_IDS) {
        if (facts.regions.get(id)?.territory === target.territory) mark(marks.places, id, choice);
      }
    }
    if (target.card) mark(marks.cards, target.card, choice);
    if (target.manoeuvre) mark(marks.manoeuvres, target.manoeuvre, choice);
    if (target.character) mark(marks.characters, target.character, choice);
    if (target.face) mark(marks.faces, target.face, choice);
    if (target.unit && here) mark(marks.units, `${here} ${target.unit}`, choice);
  }
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

/** Ending a chain is no choice of the place it is about, unless one stops there. */
function isOfHere(choice: Choice): boolean {
  return choice.action[0] !== "done";
}
