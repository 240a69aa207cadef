/**
 * The film of The Battle of Five Armies: how each event is shown. Anchors: "place:camp" (regions and the spaces within the
 * mountain), "territory:valley", "eyrie", "walls:camp", "control:camp", "fate:3", "fate:tile",
 * "sheet:bard" (a character's line among the tracks), "dice:shadow", "hand:shadow", "card:event_01", "decks", "stage" (the
 * middle of the map). A way from place to place leaves an arrow behind, so that only what goes over the map has one: what
 * comes out of a box, a pile or a hand just comes, and what goes there falls.
 */
import type { Line, View } from "../../../lib/api/protocol";
import type { Anchor, Motion, Scene, SceneBook, SceneContext, SceneMaker } from "../../../table/board/scenes";
import { stayed } from "../../../table/film/scene";
import { armyActor, personActor, tokenActor, unitActor, type FilmActor } from "./actors";
import { say, unitsText, word } from "../texts";
import { factsOf, fieldView, placeName, sideNamed, sideOfDeck, type Facts, type FieldView, type Side } from "../types";

interface Told {
  data: Record<string, unknown>;
  before: FieldView;
  after: FieldView;
  facts: Facts;
  /** What a key of the event says. */
  word: (key: string) => string;
  count: number;
  side: Side;
}

/** A scene by what the event tells, with the table's facts at hand. */
function scene(make: (told: Told) => Scene): SceneMaker {
  return ({ data }: Line, context: SceneContext) =>
    make({
      data,
      before: fieldView(context.before),
      after: fieldView(context.after),
      facts: factsOf(context.catalogue),
      word: (key) => String(data[key] ?? ""),
      count: Number(data.count ?? 1),
      side: sideNamed(data.side),
    });
}

const at = (place: unknown): Anchor => `place:${String(place)}`;
const OFF_THE_BOARD = new Set(["out_of_play", "eliminated", "vanished", "marching"]);

/** Where a character is to be seen. */
export function whereabouts(id: string, field: FieldView): Anchor {
  const place = field.characters[id];
  if (!place || OFF_THE_BOARD.has(place)) return `sheet:${id}`;
  if (place === "fate_track") return `fate:${field.fate.waiting[id] ?? 0}`;
  if (place === "eyrie") return "eyrie";
  if (place === "aloft") return `territory:${field.eagles.lord_over ?? ""}`;
  return at(place);
}

/** The battle that an event belongs to: it may be over after the move that brought it. */
const battleOf = ({ before, after }: Told) => after.battle ?? before.battle;
const field = (told: Told): Anchor[] => {
  const battle = battleOf(told);
  return battle ? [at(battle.region)] : [];
};
/** Where one side of the battle stands. */
function stand(told: Told, side: Side): Anchor[] {
  const place = battleOf(told)?.sides[side].place;
  return place ? [at(place)] : field(told);
}

const comes = (actor: FilmActor, to: Anchor, count?: number): Motion => ({ actor, to, from: null, count });
const falls = (actor: FilmActor, from: Anchor, count?: number): Motion => ({ actor, from, to: null, count });
const goes = (actor: FilmActor, from: Anchor, to: Anchor, count?: number): Motion => ({ actor, from, to, count });

/** Somebody comes into play, from the fate track or from nowhere that is drawn. */
function enters(id: string, place: string, before: FieldView, facts: Facts): Motion {
  const from = whereabouts(id, before);
  return from.startsWith("sheet:") ? comes(personActor(id, facts), at(place)) : goes(personActor(id, facts), from, at(place));
}

function cardActor(id: string, facts: Facts): FilmActor {
  const card = facts.cards.get(id);
  if (!card) return { kind: "card", id, manoeuvre: true, side: facts.manoeuvres.get(id)?.side ?? "both" };
  return { kind: "card", id, side: sideOfDeck(card.deck) ?? "both", order: card.order, combat: card.combat };
}

const sideOfUnit = (unit: string, facts: Facts): Side => facts.units.get(unit)?.side ?? "shadow";
const sideOfPerson = (id: string, facts: Facts): Side => facts.characters.get(id)?.side ?? "free_peoples";
/** Whose army stands, or stood, at a place. */
function holder(place: string, { before, after, facts }: Told): Side {
  const standing = after.places[place] ?? before.places[place];
  const unit = Object.keys(standing?.units ?? {})[0];
  const person = standing?.characters[0];
  return unit ? sideOfUnit(unit, facts) : person ? sideOfPerson(person, facts) : "free_peoples";
}

function told(units: Record<string, number>, people: readonly string[]): string {
  return [...people.map((id) => word("called", id)), unitsText(units)].filter(Boolean).join(", ");
}

function marched(from: string, to: string, units: Record<string, number>, people: string[], side: Side, facts: Facts): Scene {
  return {
    motions: [goes(armyActor(units, people, side, facts), at(from), at(to))],
    side,
    sound: "march",
    caption: say("film-march", { who: told(units, people), from: placeName(from, facts), to: placeName(to, facts) }),
  };
}

const mark = (id: "leaders" | "damage" | "wrath"): FilmActor => ({ kind: "mark", id });
/** Something about a character, where he is. */
const about = (id: string, more: Scene = {}): SceneMaker =>
  scene(({ before, after, facts }) => ({ at: [whereabouts(id, after.characters[id] ? after : before)], side: sideOfPerson(id, facts), ...more }));

const armies: Record<string, SceneMaker> = {
  army_moved: scene(({ data, word, side, facts }) =>
    marched(word("origin"), word("to"), data.units as Record<string, number>, data.characters as string[], side, facts),
  ),
  retreated: scene((told) => {
    const { word, side, facts, before } = told;
    const standing = before.places[word("origin")];
    const people = (standing?.characters ?? []).filter((id) => sideOfPerson(id, facts) === side);
    return { ...marched(word("origin"), word("to"), standing?.units ?? {}, people, side, facts), caption: undefined };
  }),
  recruited: scene(({ word, count, facts }) => ({
    motions: [comes(unitActor(word("unit"), facts), at(word("place")), count)],
    at: [at(word("place"))],
    side: sideOfUnit(word("unit"), facts),
    sound: "march",
  })),
  unit_eliminated: scene(({ word, facts }) => ({
    motions: [falls(unitActor(word("unit"), facts), at(word("place")))],
    side: sideOfUnit(word("unit"), facts),
    sound: "loss",
  })),
  unit_withdrawn: scene(({ word, facts }) => ({
    motions: [falls(unitActor(word("unit"), facts), at(word("place")))],
    side: sideOfUnit(word("unit"), facts),
  })),
  army_destroyed: scene(({ word, side }) => ({ at: [at(word("place"))], side, sound: "loss", beats: 1.5 })),
  damaged: scene((told) => ({
    motions: [comes(mark("damage"), at(told.word("place")), told.count)],
    at: [at(told.word("place"))],
    side: holder(told.word("place"), told),
  })),
  damage_removed: scene((told) => ({ motions: [falls(mark("damage"), at(told.word("place")), told.count)], side: holder(told.word("place"), told) })),
  leaders_placed: scene((told) => ({ motions: [comes(mark("leaders"), at(told.word("place")), told.count)], side: holder(told.word("place"), told) })),
  leaders_removed: scene((told) => ({ motions: [falls(mark("leaders"), at(told.word("place")), told.count)], side: holder(told.word("place"), told) })),
  wall_damaged: scene(({ word, count }) => ({
    motions: [falls({ kind: "stones" }, `walls:${word("place")}`, count)],
    at: [at(word("place"))],
    side: "free_peoples",
    sound: "battle",
  })),
  walls_mended: scene(({ word }) => ({ motions: [comes({ kind: "stones" }, `walls:${word("place")}`)], at: [at(word("place"))], side: "free_peoples" })),
  control_changed: scene(({ word, side }) => ({
    motions: [comes({ kind: "banner", side }, `control:${word("place")}`)],
    at: [at(word("place"))],
    side,
    beats: 1.6,
    sound: "battle",
  })),
  pass_opened: scene(({ word }) => ({ at: [at(word("place"))], side: "shadow", beats: 1.5 })),
  rallied: scene((told) => ({ at: [at(told.word("place"))], side: holder(told.word("place"), told), sound: "dice", beats: 1.4 })),
  rallied_again: scene((told) => ({ at: [at(told.word("place"))], side: holder(told.word("place"), told), sound: "dice", beats: 1.4 })),
  token_placed: scene(({ word, facts }) => ({
    motions: [comes(tokenActor(word("token"), facts), at(word("place")))],
    side: tokenActor(word("token"), facts).side,
  })),
  token_flipped: scene(({ word, count, facts }) => ({
    motions: [comes(unitActor(word("unit"), facts), at(word("place")), count)],
    at: [at(word("place"))],
    side: sideOfUnit(word("unit"), facts),
    sound: "card",
    beats: 1.4,
  })),
  tokens_removed: scene(({ word, count, facts }) => ({ motions: [falls(tokenActor(word("token"), facts), at(word("place")), count)], side: tokenActor(word("token"), facts).side })),
};

const people: Record<string, SceneMaker> = {
  activated: scene(({ word, after, facts }) => ({
    motions: [comes(mark("leaders"), whereabouts(word("general"), after))],
    at: [whereabouts(word("general"), after)],
    side: sideOfPerson(word("general"), facts),
  })),
  general_used: scene(({ word, before, facts }) => ({
    motions: [falls(mark("leaders"), whereabouts(word("general"), before))],
    at: [whereabouts(word("general"), before)],
    side: sideOfPerson(word("general"), facts),
  })),
  general_troubled: scene(({ word, after, facts }) => ({ at: [whereabouts(word("character"), after)], side: sideOfPerson(word("character"), facts) })),
  general_returned: scene(({ word, facts }) => ({
    motions: [comes(personActor(word("character"), facts), at(word("place")))],
    side: sideOfPerson(word("character"), facts),
  })),
  character_entered: scene(({ word, before, facts }) => ({
    motions: [enters(word("character"), word("place"), before, facts)],
    at: [at(word("place"))],
    side: sideOfPerson(word("character"), facts),
    beats: 1.6,
  })),
  character_moved: scene(({ word, facts }) => ({
    motions: [goes(personActor(word("character"), facts), at(word("origin")), at(word("to")))],
    side: sideOfPerson(word("character"), facts),
    sound: "step",
  })),
  character_eliminated: scene(({ word, before, facts }) => ({
    motions: [falls(personActor(word("character"), facts), whereabouts(word("character"), before))],
    at: [whereabouts(word("character"), before)],
    side: sideOfPerson(word("character"), facts),
    sound: "loss",
    beats: 2,
  })),
  beorn_moved: scene(({ word, before, facts }) => ({
    motions: [goes(personActor("beorn", facts), whereabouts("beorn", before), at(word("to")))],
    side: "free_peoples",
    sound: "march",
  })),
  bilbo_appeared: scene(({ word, facts }) => ({ motions: [comes(personActor("bilbo", facts), at(word("place")))], at: [at(word("place"))], side: "free_peoples" })),
  bilbo_vanished: scene(({ before, facts }) => ({ motions: [falls(personActor("bilbo", facts), whereabouts("bilbo", before))], side: "free_peoples" })),
  wrath_added: scene(({ after, count }) => ({ motions: [comes(mark("wrath"), whereabouts("beorn", after), count)], side: "free_peoples" })),
  wrath_lost: scene(({ before, count }) => ({ motions: [falls(mark("wrath"), whereabouts("beorn", before), count)], at: [whereabouts("beorn", before)], side: "free_peoples" })),
  bodyguard_added: about("bolg"),
  bodyguard_used: about("bolg", { beats: 1.4 }),
  armour_damaged: about("thorin"),
};

const skies: Record<string, SceneMaker> = {
  bat_placed: scene(({ word }) => ({ motions: [comes({ kind: "flyer", id: "great_bat" }, `territory:${word("territory")}`)], side: "shadow" })),
  bat_removed: scene(({ word }) => ({ motions: [falls({ kind: "flyer", id: "great_bat" }, `territory:${word("territory")}`)], side: "shadow" })),
  eagles_came: scene(({ count }) => ({ motions: [comes({ kind: "flyer", id: "eagle" }, "eyrie", count)], at: ["eyrie"], side: "free_peoples" })),
  eagle_flew: scene(({ word }) => ({ motions: [goes({ kind: "flyer", id: "eagle" }, "eyrie", `territory:${word("territory")}`)], side: "free_peoples" })),
  eagle_struck: scene(({ word, facts }) => ({
    motions: [goes({ kind: "flyer", id: "eagle" }, `territory:${facts.regions.get(word("place"))?.territory ?? ""}`, at(word("place")))],
    at: [at(word("place"))],
    side: "free_peoples",
    sound: "dice",
    beats: 1.6,
  })),
};

const fate: Record<string, SceneMaker> = {
  turn_began: scene(({ word }) => ({ caption: say("turn", { turn: word("turn") }), beats: 1.2, sound: "turn" })),
  fate_tile_drawn: scene(({ word, facts }) => ({
    motions: [comes({ kind: "tile", value: facts.tiles.get(word("tile"))?.value ?? 0 }, "fate:tile")],
    at: ["fate:tile"],
    side: "shadow",
    sound: "card",
    beats: 1.3,
  })),
  fate_moved: scene(({ word, before }) => ({
    motions: [goes({ kind: "marker" }, `fate:${before.fate.marker}`, `fate:${word("to")}`)],
    at: [`fate:${word("to")}`],
    side: "free_peoples",
    sound: "step",
    beats: 1.3,
  })),
  fate_card: scene(() => ({ side: "free_peoples", sound: "card", beats: 2 })),
  moved_on_track: scene(({ word, before, facts }) => ({
    motions: [goes(personActor(word("character"), facts), whereabouts(word("character"), before), `fate:${word("space")}`)],
    side: "free_peoples",
  })),
  game_ended: scene(({ side }) => ({ side, beats: 2 })),
};

const cards: Record<string, SceneMaker> = {
  cards_drawn: scene(({ word, count, side }) => ({
    motions: [comes({ kind: "back", side: sideOfDeck(word("deck")) ?? "both" }, `hand:${side}`, count)],
    side,
    sound: "card",
  })),
  drew: scene(({ data }) => ({ at: (data.cards as string[]).map((card) => `card:${card}`), sound: "card" })),
  discarded_face_down: scene(({ word, side }) => ({ motions: [falls({ kind: "back", side: sideOfDeck(word("deck")) ?? "both" }, `hand:${side}`)], side })),
  card_discarded: scene(({ word, side, facts }) => ({ motions: [falls(cardActor(word("card"), facts), `hand:${side}`)], side, sound: "card" })),
  // The card itself turns over in the middle of the table (Panels.svelte).
  card_played: scene(({ side }) => ({ at: [`hand:${side}`], side, sound: "card", beats: 2 })),
  table_card_discarded: scene(({ word, facts }) => ({ motions: [falls(cardActor(word("card"), facts), "stage")], sound: "card" })),
  event_deck_renewed: scene(() => ({ at: ["decks"], sound: "card" })),
};

const dice: Record<string, SceneMaker> = {
  dice_rolled: scene(({ side }) => ({ at: [`dice:${side}`], side, sound: "dice", beats: 1.3 })),
  die_used: scene(({ word, side }) => ({ motions: [falls({ kind: "die", face: word("face"), side }, `dice:${side}`)], side, sound: "dice" })),
  die_discarded: scene(({ word, side }) => ({ motions: [falls({ kind: "die", face: word("face"), side }, `dice:${side}`)], side })),
  die_rolled_again: scene(({ word }) => ({ motions: [comes({ kind: "die", face: word("after"), side: "free_peoples" }, "dice:free_peoples")], side: "free_peoples", sound: "dice" })),
  passed: scene(({ side }) => ({ at: [`dice:${side}`], side })),
};

const battle: Record<string, SceneMaker> = {
  battle_began: scene(({ data, word, side }) => ({
    motions: (data.armies as string[]).slice(0, 1).map((army) => goes({ kind: "arrow" }, at(army), at(word("region")))),
    at: [at(word("region"))],
    side,
    sound: "battle",
    beats: 1.6,
  })),
  round_began: scene((told) => ({ at: field(told) })),
  terrain_superiority: scene((told) => ({ at: stand(told, told.side), side: told.side })),
  manoeuvre_revealed: scene((told) => ({ at: stand(told, told.side), side: told.side, sound: "card" })),
  manoeuvre_played: scene((told) => ({ at: stand(told, told.side), side: told.side, sound: "card" })),
  ability_used: scene((told) => ({ at: stand(told, told.side), side: told.side })),
  combat_roll: scene((told) => ({ at: stand(told, told.side), side: told.side, sound: "dice", beats: 1.6 })),
  leader_reroll: scene((told) => ({ at: stand(told, told.side), side: told.side, sound: "dice", beats: 1.4 })),
  hits: scene((told) => ({ at: field(told), beats: 1.4 })),
  dread: scene((told) => ({ at: field(told), side: "shadow", sound: "dice" })),
  shot: scene((told) => ({ motions: [comes({ kind: "arrow" }, at(told.word("place")))], at: [at(told.word("place"))], side: "free_peoples", sound: "dice", beats: 1.6 })),
  attack_ceased: scene((told) => ({ at: field(told), side: told.side })),
  routed: scene(({ word, side }) => ({ at: [at(word("place"))], side, sound: "loss" })),
  battle_ended: scene(({ word }) => ({ at: [at(word("region"))] })),
};

/** While an army marches or Eagles fly, they are not where they were. */
export function leaving(view: View, next: View): View {
  const [before, after] = [fieldView(view), fieldView(next)];
  const places = Object.entries(before.places).map(([place, standing]) => {
    const there = after.places[place];
    return [place, { ...standing, units: stayed(standing.units, there?.units), characters: standing.characters.filter((one) => there?.characters.includes(one)), leaders: Math.min(standing.leaders, there?.leaders ?? 0), damage: Math.min(standing.damage, there?.damage ?? 0) }];
  });
  const eagles = { ...before.eagles, eyrie: Math.min(before.eagles.eyrie, after.eagles.eyrie), over: stayed(before.eagles.over, after.eagles.over) };
  const marching = before.marching.filter((group) => after.marching.some((other) => other.place === group.place));
  return { ...view, places: Object.fromEntries(places), eagles, marching } as View;
}

export const book: SceneBook = {
  scenes: { ...armies, ...people, ...skies, ...fate, ...cards, ...dice, ...battle },
  leaving,
  quiet: [
    // Each Great Bat is shown as it flies out.
    "bats_called",
    // The same as discarded_face_down, told to the one who knows the card: it leaves the hand before his eyes.
    "discarded_own",
    // Counted on a card that is not on the table; the Orcs are shown when they join an army.
    "orcs_on_card",
  ],
  folds: { begins: ["battle_began"], ends: ["battle_ended"] },
  secrets: ["hand", "own_hidden_discards"],
};
