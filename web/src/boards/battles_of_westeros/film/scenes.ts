/**
 * The film of Battles of Westeros: how each event is shown. Anchors: "hex:j4", "morale:-3" (a space of the track) and
 * "morale" (its marker), "round:2", "advantage", "momentum", "points:stark", "tokens:stark", "token:stark:green",
 * "command:stark", "commander:kevan...", "hand:stark", "card:stark_04", "fallen".
 */
import type { Line } from "../../../lib/api/protocol";
import type { Anchor, Motion, Scene, SceneBook, SceneContext, SceneMaker } from "../../../table/board/scenes";
import type { FilmActor } from "./actors";
import type { Named } from "../panels/combat";
import type { Hex } from "../board/hexes";
import { wayBetween } from "./marchPath";
import { leaving, step } from "./intermediateViews";
import { say, word } from "../texts";
import { factsOf, fieldView, type Facts, type FieldView, type House, type UnitView } from "../types";
import { unitName } from "../inspector/sentences";

interface Told {
  data: Record<string, unknown>;
  before: FieldView;
  after: FieldView;
  facts: Facts;
  /** What a key of the event says. */
  text: (key: string) => string;
  count: (key: string) => number;
  house: House;
}

/** A scene by what the event tells, with the table's facts at hand. */
function scene(make: (told: Told) => Scene): SceneMaker {
  return ({ data }: Line, context: SceneContext) => {
    const who = Array.isArray(data.who) ? data.who[0] : data.who;
    const house = String(data.house ?? (who as Named | undefined)?.house ?? "");
    const made = make({
      data,
      before: fieldView(context.before),
      after: fieldView(context.after),
      facts: factsOf(context.catalogue),
      text: (key) => String(data[key] ?? ""),
      count: (key) => Number(data[key] ?? 0),
      house: house as House,
    });
    return house && !made.side ? { ...made, side: house } : made;
  };
}

const at = (hex: unknown): Anchor => `hex:${String(hex)}`;
const comes = (actor: FilmActor, to: Anchor, count?: number): Motion => ({ actor, to, from: null, count });
const falls = (actor: FilmActor, from: Anchor, count?: number): Motion => ({ actor, from, to: null, count });
const goes = (actor: FilmActor, from: Anchor, to: Anchor, count?: number): Motion => ({ actor, from, to, count });
const ring = (...anchors: Anchor[]): Scene => ({ at: anchors });

/** The unit an event speaks of, as it was before. */
function unitOf(told: Told, key = "unit", given: unknown = told.data.who): FilmActor {
  const who = given as Named;
  const now: UnitView | undefined = told.before.units[told.count(key)] ?? told.after.units[told.count(key)];
  const strength = told.facts.units.get(who.kind)?.strength ?? now?.figures ?? 4;
  return { kind: "unit", of: who.kind, house: who.house, rank: who.rank, figures: now?.figures || strength, strength, commander: who.commander || null };
}

const name = (told: Told, who: unknown = told.data.who) => {
  const unit = who as Named;
  const text = unitName({ ...unit, commander: unit.commander || null }, told.facts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Where a unit stands, in the view after or before the move. */
function whereIs(told: Told, key: string): Hex {
  const unit = told.count(key);
  const [now, then] = [told.after.units[unit]?.hex ?? "", told.before.units[unit]?.hex ?? ""];
  return now in told.after.field ? now : then;
}

const marches = (caption: string) =>
  scene((told) => {
    const [from, to] = [told.text("origin"), told.text("to")];
    const via = wayBetween(from, to, told.before, told.house).map(at);
    return {
      motions: [{ ...goes(unitOf(told), at(from), at(to)), via }],
      sound: "march",
      beats: 1 + Math.min(1, via.length * 0.3),
      caption: say(caption, { unit: name(told), from, to }),
    };
  });

const rolls = (key: string) => scene((told) => ({ ...ring(at(whereIs(told, key))), sound: "dice", beats: 1.4 }));
const inHex = (more: Partial<Scene> = {}) => scene((told) => ({ ...ring(at(told.text("hex"))), ...more }));
const cards = (from: (told: Told) => Anchor | null, to: (told: Told) => Anchor | null) =>
  scene((told) => ({ motions: [{ actor: { kind: "card", house: told.house } satisfies FilmActor, from: from(told), to: to(told), count: told.count("count") || 1 }], sound: "card" }));
const commanderOf = (told: Told): FilmActor => {
  const id = told.text("commander");
  return { kind: "commander", id, house: told.facts.commanders.get(id)?.house ?? "stark" };
};
const houseOfCommander = (told: Told): House => told.facts.commanders.get(told.text("commander"))?.house ?? "stark";
/** The hex of a commander's unit, else his shield beside the field. */
function commanderAt(told: Told, field = told.after): Anchor {
  const unit = field.units.find((one) => one.commander === told.text("commander") && one.hex in field.field);
  return unit ? at(unit.hex) : `commander:${told.text("commander")}`;
}

const scenes: Record<string, SceneMaker> = {
  // ---- rounds
  round_began: scene((told) => ({ ...ring(`round:${told.count("round")}`), sound: "turn", beats: 1.3 })),
  advantage: scene(() => ring("advantage")),
  momentum: scene(() => ring("momentum")),
  order_tokens: scene((told) => {
    const tokens = (told.data.tokens as string[] | undefined) ?? [];
    return {
      motions: [...new Set(tokens)].map((symbol) => comes({ kind: "token", symbol }, `token:${told.house}:${symbol}`, tokens.filter((one) => one === symbol).length)),
      sound: "dice",
    };
  }),
  passed: scene((told) => ring(`tokens:${told.house}`)),
  points: scene((told) => ({ ...ring(`points:${told.house}`), sound: "step" })),

  // ---- tokens, cards, commanders
  token_used: scene((told) => ({ motions: [falls({ kind: "token", symbol: told.text("token") }, `token:${told.house}:${told.text("token")}`, told.count("count"))], sound: "step" })),
  token_discarded: scene((told) => ({ motions: [falls({ kind: "token", symbol: told.text("token") }, `token:${told.house}:${told.text("token")}`)] })),
  card_played: scene((told) => ({
    motions: [{ actor: { kind: "card", house: told.house } satisfies FilmActor, from: `hand:${told.house}`, to: null }],
    at: [`card:${told.text("card")}`],
    sound: "card",
    beats: 1.3,
    caption: say("film-card", { house: word("short", told.house), card: told.facts.cards.get(told.text("card"))?.name ?? "" }),
  })),
  tactic: scene((told) => ({
    motions: [{ actor: { kind: "card", house: told.house } satisfies FilmActor, from: `hand:${told.house}`, to: null }],
    sound: "card",
    beats: 1.3,
    caption: say("film-tactic", { house: word("short", told.house), card: told.facts.cards.get(told.text("card"))?.name ?? "" }),
  })),
  card_discarded: cards((told) => `hand:${told.house}`, () => null),
  cards_drawn: cards(() => null, (told) => `hand:${told.house}`),
  deck_shuffled: scene((told) => ring(`hand:${told.house}`)),
  commands_paid: scene((told) => ({
    motions: told.count("cost") ? [falls({ kind: "command" }, `command:${houseOfCommander(told)}`, told.count("cost")), comes({ kind: "command" }, commanderAt(told), told.count("cost"))] : [],
    at: [commanderAt(told)],
    side: houseOfCommander(told),
    sound: "step",
  })),
  ability: scene((told) => ({ ...ring(commanderAt(told), `commander:${told.text("commander")}`), side: houseOfCommander(told), beats: 1.3 })),
  changed_places: scene((told) => ({ motions: [goes(commanderOf(told), commanderAt(told, told.before), commanderAt(told))], side: houseOfCommander(told), sound: "march" })),
  captured: scene((told) => ({
    motions: [goes(commanderOf(told), commanderAt(told, told.before), `tokens:${told.text("by")}`)],
    side: told.text("by"),
    sound: "loss",
    beats: 1.8,
  })),

  // ---- orders and marches
  ordered: scene((told) => ({ at: ((told.data.hexes as Hex[] | undefined) ?? []).map(at) })),
  rallied: inHex({ sound: "step" }),
  moved: marches("film-moves"),
  retreated: marches("film-retreats"),
  arrived: scene((told) => ({ motions: [comes(unitOf(told), at(told.text("hex")))], sound: "march" })),
  escaped: scene((told) => ({ motions: [falls(unitOf(told), at(told.text("origin")))], sound: "march" })),
  unit_placed: scene((told) => ({ motions: [comes(unitOf(told), at(told.text("hex")))], sound: "step" })),

  // ---- attacks
  attack: scene((told) => ({
    at: [at(told.text("origin")), at(told.text("to"))],
    sound: "battle",
    beats: 1.5,
    caption: say(`film-${told.text("how").replaceAll("_", "-")}`, { unit: name(told), target: name(told, told.data.whom), from: told.text("origin"), to: told.text("to") }),
  })),
  dogs_loosed: scene((told) => ({ at: [at(whereIs(told, "unit")), at(whereIs(told, "target"))], sound: "dice", beats: 1.5 })),
  rolled: rolls("unit"),
  hits: scene((told) => ({ ...ring(at(whereIs(told, "unit"))), beats: 1.1 })),
  figures_lost: scene((told) => {
    const who = told.data.who as Named;
    // Those of a unit that still stands fall off its own tray.
    const stands = (told.after.units[told.count("unit")]?.hex ?? "") in told.after.field;
    return { motions: stands ? [] : [falls({ kind: "figure", of: who.kind, house: who.house }, at(told.text("hex")), told.count("count"))], at: [at(told.text("hex"))], sound: "loss" };
  }),
  retreat_blocked: scene((told) => ring(at(whereIs(told, "unit")))),
  eliminated: scene((told) => ({ motions: [falls(unitOf(told), at(told.text("hex")))], at: [at(told.text("hex"))], sound: "loss", beats: 1.6 })),
  // The marker on the track steps by itself.
  morale: scene((told) => ({ ...ring(`morale:${told.count("marker")}`), sound: "step", beats: 1.3 })),
  rout: scene(() => ({ ...ring("morale"), sound: "loss", beats: 2 })),

  // ---- objectives and tokens of the plan
  control: scene((told) => ({ motions: [comes({ kind: "flag", house: told.house }, at(told.text("hex")))], at: [at(told.text("hex"))], sound: "step", beats: 1.5 })),
  strategy: inHex({ beats: 1.4, sound: "card" }),
  bystander_taken: inHex({ beats: 1.4 }),
  captive_found: inHex({ beats: 1.6 }),
  captive_moved: inHex(),
  captive_hidden: scene((told) => ({ at: ((told.data.hexes as Hex[] | undefined) ?? []).map(at) })),
  catapults: inHex({ sound: "dice", beats: 1.5 }),
  catapults_aimed: scene((told) => ({ at: ((told.data.hexes as Hex[] | undefined) ?? []).map(at) })),
  palisades_battered: scene(() => ({ sound: "dice", beats: 1.4 })),
  terrain_placed: inHex({ sound: "step" }),
  terrain_removed: inHex({ beats: 1.3, sound: "loss" }),

  // ---- fire
  scorched: scene((told) => ({ motions: [comes({ kind: "fire" }, at(told.text("hex")), told.count("levels"))], at: [at(told.text("hex"))], sound: "battle", beats: 1.4 })),
  fire: scene((told) => ({ motions: [comes({ kind: "fire" }, at(told.text("hex")), told.count("level"))], at: [at(told.text("hex"))] })),
  fire_spread: inHex(),
  fire_out: inHex(),
  burned: inHex({ sound: "loss" }),
  doused: inHex({ sound: "dice" }),
  devastated: inHex({ beats: 1.4, sound: "loss" }),

  // ---- before the battle, and its end
  commanders_chosen: scene((told) => ({ at: ((told.data.commanders as string[] | undefined) ?? []).map((id) => `commander:${id}`), sound: "card" })),
  setup_cards: scene((told) => ({ ...ring(`hand:${told.house}`), sound: "card" })),
  instant_victory: scene(() => ({ sound: "end", beats: 2 })),
  battle_won: scene((told) => ({ ...ring(`points:${told.house}`, "morale"), sound: "end", beats: 2 })),
};

export const book: SceneBook = {
  scenes,
  step,
  leaving,
  // One's own cards come with "cards_drawn", which all may see.
  quiet: ["drew"],
  folds: { begins: ["attack", "dogs_loosed"], ends: ["token_used", "card_played", "passed", "round_began", "ordered", "commands_paid", "moved", "points", "morale", "control"] },
  secrets: ["hand"],
};
