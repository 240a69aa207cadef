/**
 * The scenes of War of the Ring: what is to be seen of every event. Places are anchored as "region:edoras" and, within the
 * walls of a siege, "inside:edoras"; tracks by their steps ("progress:3", "corruption:4", "politics:1", "mordor:2"); dice,
 * hands and the Hunt by whom they belong to.
 */
import type { Line } from "../../../lib/api/protocol";
import type { Actor, Anchor, Motion, Scene, SceneBook, SceneContext, SceneMaker } from "../../../table/board/scenes";
import { tokensOf, type Token } from "../board/regionLayout";
import { leaving, step } from "./intermediateViews";
import { placeName, say, word } from "../texts";
import { factsOf, figureOf, regionOf, warView, type Side, type Standing } from "../types";

// ---- where

export function placeAnchor(place: unknown): Anchor {
  const id = String(place);
  return id.startsWith("inside_") ? `inside:${id.slice(7)}` : `region:${id}`;
}
const regionAnchor = (place: unknown): Anchor => `region:${String(place).replace(/^inside_/, "")}`;

// ---- who

const who = (context: SceneContext) => (id: string) => {
  const character = factsOf(context.catalogue).characters.get(id);
  return { name: character?.name ?? id, side: (character?.side ?? "free_peoples") as Side };
};
const tallied = (figures: readonly unknown[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const figure of figures) found[String(figure)] = (found[String(figure)] ?? 0) + 1;
  return found;
};
const army = (tokens: Token[]): Actor => ({ kind: "army", tokens });
const armyOf = (figures: Record<string, number>, characters: readonly string[], context: SceneContext): Actor => army(tokensOf({ figures, characters: [...characters] }, who(context)));
const figures = (line: Line, context: SceneContext): Actor => armyOf({ [String(line.data.figure)]: Number(line.data.count ?? 1) }, [], context);
const person = (id: unknown, context: SceneContext): Actor => armyOf({}, [String(id)], context);
const nazgul = (count: number, context: SceneContext): Actor => armyOf({ nazgul: count }, [], context);
const bearers = (context: SceneContext): Actor => {
  const { progress, hidden } = warView(context.after).fellowship;
  return army([{ kind: "bearers", id: "bearers", side: "free_peoples", progress, hidden }]);
};

/** Whoever came to a place with a move, of one side: the events of advances and retreats do not name them. */
function newcomers(to: string, side: Side, context: SceneContext): Actor {
  const [before, after] = [warView(context.before).places[to], warView(context.after).places[to]];
  const came: Standing = { figures: {}, characters: [] };
  for (const [id, count] of Object.entries(after?.figures ?? {})) {
    const more = count - (before?.figures[id] ?? 0);
    if (more > 0 && figureOf(id).side === side) came.figures[id] = more;
  }
  came.characters = (after?.characters ?? []).filter((id) => !before?.characters.includes(id) && who(context)(id).side === side);
  return army(tokensOf(came, who(context)));
}

// ---- whose

const sideOfSeat = (seat: unknown, context: SceneContext): Side | undefined => (typeof seat === "number" ? warView(context.after).sides[seat] : undefined);
const sideOfLine = (line: Line, context: SceneContext): Side | undefined => (line.data.side as Side | undefined) ?? sideOfSeat(line.data.seat, context);
/** The Nazgûl and their masters, and everybody else. */
const sideOfPerson = (id: unknown, context: SceneContext): Side => who(context)(String(id)).side;

/** The place that is fought for. */
function fieldOf(context: SceneContext): Anchor[] {
  for (const view of [context.after, context.before]) {
    const frame = [...(warView(view).procedure ?? [])].reverse().find((one) => one.name === "Battle");
    if (frame) return [regionAnchor(frame.target)];
  }
  return [];
}

// ---- scenes of a kind

type Part = (line: Line, context: SceneContext) => Partial<Scene>;
/** A scene of the side that the event names. */
const told =
  (part: Part = () => ({})): SceneMaker =>
  (line, context) => ({ side: sideOfLine(line, context), ...part(line, context) });
const at = (anchor: (line: Line) => Anchor, more: Partial<Scene> = {}): SceneMaker => told((line) => ({ at: [anchor(line)], ...more }));
const fought = (more: Partial<Scene>): SceneMaker => told((_, context) => ({ at: fieldOf(context), ...more }));
const move = (actor: Actor, from: Anchor | null, to: Anchor | null): Motion[] => [{ actor, from, to }];

const lost: SceneMaker = told((line, context) => ({
  motions: move(figures(line, context), placeAnchor(line.data.place), null),
  at: [regionAnchor(line.data.place)],
  sound: "loss",
}));
const personLost: SceneMaker = (line, context) => {
  const id = String(line.data.character);
  const place = warView(context.before).characters[id];
  const with_ = !place || ["fellowship", "set_aside", "eliminated"].includes(place);
  return {
    side: sideOfPerson(id, context),
    motions: move(person(id, context), with_ ? `character:${id}` : placeAnchor(place), null),
    sound: "loss",
    beats: 1.5,
  };
};
const entered: SceneMaker = (line, context) => ({
  side: sideOfPerson(line.data.character, context),
  motions: move(person(line.data.character, context), null, placeAnchor(line.data.place)),
  at: [regionAnchor(line.data.place)],
  sound: "march",
  beats: 1.5,
});
const tile: Part = (line, context) => ({ side: "shadow", motions: move(tileActor(line.data.tile, context), null, "tiles"), at: ["hunt"] });
const tileActor = (id: unknown, context: SceneContext): Actor => ({ kind: "tile", tile: factsOf(context.catalogue).tiles.get(String(id)) });
const die = (side: Side | undefined, face: unknown): Actor => ({ kind: "die", side: side ?? "free_peoples", face: String(face) });
const deck = (id: unknown): Actor => ({ kind: "back", deck: String(id) });

/** The last known region of the Fellowship, or its step in Mordor. */
function fellowshipAt(view: SceneContext["after"]): Anchor {
  const { region, mordor } = warView(view).fellowship;
  return mordor === null ? `region:${region}` : `mordor:${mordor}`;
}
const placed: SceneMaker = (line, context) => {
  const [from, to] = [fellowshipAt(context.before), fellowshipAt(context.after)];
  const via = list(line.data.path).slice(1, -1).map(regionAnchor);
  return { side: "free_peoples", motions: from === to ? [] : [{ actor: bearers(context), from, to, via }], at: [to], sound: "march", beats: 1.6 };
};
const corruption = (fell: boolean): SceneMaker => (line) => {
  const now = Number(line.data.corruption);
  const before = Math.max(0, now + (fell ? 1 : -1) * Number(line.data.amount));
  const step = (n: number): Anchor => (n > 0 ? `corruption:${Math.min(12, n)}` : "fellowship");
  return { side: fell ? "free_peoples" : "shadow", motions: move({ kind: "corruption", value: now }, step(before), step(now)), sound: "step", beats: 1.3 };
};
const politics = (back: boolean): SceneMaker => (line) => {
  const { nation, steps } = line.data;
  const now = Number(steps);
  return { motions: move({ kind: "nation", nation: String(nation) }, `politics:${Math.min(3, Math.max(0, now + (back ? -1 : 1)))}`, `politics:${now}`), at: [`nation:${nation}`], sound: "step" };
};
const taken: SceneMaker = (line) => ({
  side: String(line.data.side),
  motions: move({ kind: "flag", side: String(line.data.side) }, null, regionAnchor(line.data.region)),
  at: [regionAnchor(line.data.region), `victory:${line.data.side}`],
  sound: "battle",
  beats: 1.6,
});

const BRIEF = { beats: 0.7 };

const scenes: Record<string, SceneMaker> = {
  // ---- the turn, dice
  turn_began: (line) => ({ caption: say("film-turn", { turn: Number(line.data.turn) }), ...BRIEF }),
  hunt_allocated: (line) => ({ side: "shadow", motions: Number(line.data.dice) ? move(die("shadow", "eye"), "dice:shadow", "huntbox") : [], at: ["huntbox"], sound: "dice" }),
  dice_rolled: at((line) => `dice:${line.data.side}`, { sound: "dice", beats: 1.3 }),
  die_used: (line, context) => {
    const side = sideOfSeat(line.data.seat, context);
    return { side, motions: move(die(side, line.data.face), `dice:${side}`, null), at: [`dice:${side}`], ...BRIEF };
  },
  die_changed: told((line, context) => ({ at: [`dice:${sideOfSeat(line.data.seat, context)}`], sound: "dice" })),
  elven_ring: told((line, context) => {
    const side = sideOfSeat(line.data.seat, context);
    return { motions: move({ kind: "ring" }, `rings:${side}`, `dice:${side}`), at: [`dice:${side}`], sound: "step" };
  }),
  passed: told(() => BRIEF),
  wills_discarded: told(() => ({ side: "free_peoples", at: ["dice:free_peoples"] })),
  game_over: () => ({ beats: 2 }),

  // ---- cards
  cards_drawn: told((line) => ({ motions: [{ actor: deck(line.data.deck), count: Number(line.data.count), from: null, to: `hand:${line.data.seat}` }], sound: "card", ...BRIEF })),
  drew: (line) => ({ at: list(line.data.cards).map((id) => `card:${id}`), sound: "card", ...BRIEF }),
  discarded_face_down: told((line) => ({ motions: move(deck(line.data.deck), `hand:${line.data.seat}`, null), sound: "card", ...BRIEF })),
  card_discarded: told((line) => ({ motions: move({ kind: "card", card: String(line.data.card) }, `hand:${line.data.seat}`, null), sound: "card" })),
  table_card_discarded: (line) => ({ motions: move({ kind: "card", card: String(line.data.card) }, `card:${line.data.card}`, null), sound: "card" }),
  event_played: told((line) => ({ motions: move({ kind: "card", card: String(line.data.card) }, null, "middle"), sound: "card", beats: 2 })),
  cards_exchanged: (line) => ({ at: list(line.data.seats).map((seat) => `hand:${seat}`), sound: "card" }),
  event_roll: told(() => ({ sound: "dice", beats: 1.4 })),
  hits_rolled: told(() => ({ sound: "dice" })),

  // ---- politics and control
  nation_activated: at((line) => `nation:${line.data.nation}`, { sound: "step" }),
  nation_advanced: politics(false),
  nation_fell_back: politics(true),
  captured: taken,
  recaptured: taken,
  siege_laid: at((line) => regionAnchor(line.data.region), { side: "shadow", sound: "battle" }),
  siege_ended: at((line) => regionAnchor(line.data.region)),
  siege_not_laid: at((line) => regionAnchor(line.data.region), BRIEF),

  // ---- Armies
  army_moved: told((line, context) => {
    const actor = armyOf(tallied(list(line.data.figures)), list(line.data.characters).map(String), context);
    return { motions: move(actor, placeAnchor(line.data.origin), placeAnchor(line.data.to)), sound: "march" };
  }),
  army_marched_on: told((line, context) => {
    const side = sideOfSeat(line.data.seat, context) ?? "shadow";
    return { motions: move(newcomers(String(line.data.to), side, context), placeAnchor(line.data.origin), placeAnchor(line.data.to)), sound: "march" };
  }),
  army_advanced: told((line, context) => {
    const side = sideOfSeat(line.data.seat, context) ?? "shadow";
    return { motions: move(newcomers(String(line.data.to), side, context), placeAnchor(line.data.origin), placeAnchor(line.data.to)), sound: "march" };
  }),
  army_retreated: told((line, context) => ({
    motions: move(newcomers(String(line.data.to), line.data.side as Side, context), placeAnchor(line.data.origin), placeAnchor(line.data.to)),
    sound: "march",
    beats: 1.3,
  })),
  army_withdrew: told((line, context) => {
    const inside = `inside_${line.data.region}`;
    return { motions: move(newcomers(inside, line.data.side as Side, context), placeAnchor(line.data.region), placeAnchor(inside)), at: [regionAnchor(line.data.region)], sound: "march", beats: 1.3 };
  }),
  recruited: told((line, context) => ({ motions: move(figures(line, context), null, placeAnchor(line.data.place)), at: [regionAnchor(line.data.place)], sound: "march" })),
  upgraded: at((line) => regionAnchor(line.data.place), { sound: "march" }),
  disbanded: told((line, context) => ({ motions: move(figures(line, context), placeAnchor(line.data.place), null), at: [regionAnchor(line.data.place)] })),

  // ---- Characters
  companion_entered: entered,
  minion_entered: entered,
  companion_separated: (line, context) => ({
    side: "free_peoples",
    motions: move(person(line.data.character, context), `character:${line.data.character}`, placeAnchor(line.data.to)),
    at: [regionAnchor(line.data.to)],
    sound: "march",
  }),
  companion_moved: (line, context) => {
    const from = warView(context.before).characters[String(line.data.character)];
    return { side: "free_peoples", motions: move(person(line.data.character, context), from ? placeAnchor(from) : null, placeAnchor(line.data.to)), sound: "march" };
  },
  flew: (line, context) => {
    const rider = String(line.data.who);
    const actor = rider in warView(context.after).characters ? person(rider, context) : nazgul(1, context);
    return { side: "shadow", motions: move(actor, placeAnchor(line.data.origin), placeAnchor(line.data.to)), sound: "march" };
  },
  nazgul_driven_off: (line, context) => ({ side: "shadow", motions: move(nazgul(Number(line.data.count), context), placeAnchor(line.data.origin), placeAnchor(line.data.to)), sound: "march" }),
  character_eliminated: personLost,
  companion_eliminated: personLost,
  taken_alive: personLost,
  companion_lured: personLost,
  hunt_casualty: personLost,
  guide_changed: (line) => ({ side: "free_peoples", at: [`character:${line.data.guide}`], ...BRIEF }),

  // ---- battle
  battle_started: told((line, context) => ({
    side: String(line.data.attacker ?? sideOfSeat(line.data.seat, context)),
    motions: move({ kind: "swords" }, placeAnchor(line.data.origin), placeAnchor(line.data.target)),
    at: [regionAnchor(line.data.target)],
    sound: "battle",
    beats: 1.6,
  })),
  combat_card_chosen: fought(BRIEF),
  combat_card_revealed: fought({ sound: "card", beats: 1.5 }),
  combat_card_works: fought({}),
  combat_card_cancelled: fought({}),
  combat_roll: fought({ sound: "dice", beats: 1.4 }),
  leader_reroll: fought({ sound: "dice", beats: 1.4 }),
  special_attack: fought({ sound: "dice", beats: 1.4 }),
  hits_scored: fought({}),
  automatic_hit: fought({}),
  leadership_forfeited: fought({ side: "free_peoples" }),
  white_rider: fought({ side: "free_peoples" }),
  companion_powerless: fought({ side: "free_peoples" }),
  army_hit: at((line) => regionAnchor(line.data.place), { sound: "loss" }),
  unit_lost: lost,
  elite_reduced: lost,
  leader_lost: lost,
  army_destroyed: at((line) => regionAnchor(line.data.place), { sound: "loss", beats: 1.5 }),
  battle_over: (line, { catalogue }) => ({ at: [regionAnchor(line.data.target)], caption: `${say("battle", { region: placeName(regionOf(String(line.data.target)), factsOf(catalogue)) })}: ${word("battle-end", String(line.data.reason))}`, sound: "battle", beats: 1.6 }),

  // ---- the Fellowship
  fellowship_moves: (line, context) => {
    const { progress, step } = line.data;
    if (typeof step === "number" && step >= 0 && !progress) return { side: "free_peoples", at: [`mordor:${step}`], sound: "step" };
    const now = Number(progress);
    const from: Anchor = now > 1 ? `progress:${now - 1}` : "fellowship";
    return { side: "free_peoples", motions: move(bearers(context), from, `progress:${Math.min(12, now)}`), at: [fellowshipAt(context.before)], sound: "step", beats: 1.2 };
  },
  fellowship_declared: placed,
  fellowship_revealed: placed,
  ring_bearers_driven: placed,
  fellowship_hidden: (_, context) => ({ side: "free_peoples", at: [fellowshipAt(context.after), "fellowship"] }),
  mordor_entered: (_, context) => ({ side: "free_peoples", motions: move(bearers(context), fellowshipAt(context.before), "mordor:0"), at: ["mordor:0"], sound: "step", beats: 1.8 }),
  mordor_step: (line, context) => ({ side: "free_peoples", motions: move(bearers(context), `mordor:${Math.max(0, Number(line.data.step) - 1)}`, `mordor:${line.data.step}`), at: [`mordor:${line.data.step}`], sound: "step", beats: 1.5 }),
  waited_in_mordor: (_, context) => ({ side: "free_peoples", at: [fellowshipAt(context.after)] }),
  corruption_rose: corruption(false),
  corruption_healed: corruption(true),

  // ---- the Hunt
  no_hunt: () => ({ side: "free_peoples", at: ["huntbox"], ...BRIEF }),
  hunt_roll: () => ({ side: "shadow", at: ["huntbox"], sound: "dice", beats: 1.6 }),
  hunt_reroll: () => ({ side: "shadow", at: ["huntbox"], sound: "dice", beats: 1.4 }),
  hunt_failed: () => ({ side: "free_peoples", at: ["huntbox"] }),
  hunt_tile_drawn: told((line, context) => ({ ...tile(line, context), sound: "hunt", beats: 1.8 })),
  hunt_tile_returned: told((line, context) => ({ side: "shadow", motions: move(tileActor(line.data.tile, context), "tiles", null) })),
  hunt_tile_removed: told((line, context) => ({ side: "shadow", motions: move(tileActor(line.data.tile, context), "tiles", null) })),
  hunt_tile_ignored: () => ({ side: "free_peoples", at: ["tiles"] }),
  hunt_tile_prevented: () => ({ side: "free_peoples", at: ["hunt"] }),
  hunt_tile_die: () => ({ side: "shadow", at: ["tiles"], sound: "dice" }),
  special_tile_in_play: told(tile),
  hunt_damage: (_, context) => ({ side: "shadow", at: [fellowshipAt(context.after)], sound: "hunt", beats: 1.3 }),
  hunt_damage_lowered: () => ({ side: "free_peoples", at: ["fellowship"] }),
  hunt_pool_refilled: () => ({ at: ["hunt"] }),
};

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export const book: SceneBook = {
  scenes,
  step,
  leaving,
  quiet: [
    // The panel of the battle counts its rounds.
    "round_started",
    // Nothing to see: who owns an army's parts.
    "mixed_army_formed",
    // Told to its seat only; all see the same card go face down, or change hands.
    "discarded_own",
    "exchanged",
  ],
  folds: { begins: ["battle_started"], ends: ["battle_over"] },
  secrets: ["hand", "own_hidden_discards"],
};

