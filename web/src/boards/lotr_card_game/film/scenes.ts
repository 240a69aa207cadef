/** The scenes of The Card Game: how each event is shown as it happens. */
import type { Line } from "../../../lib/api/protocol";
import type { Actor, Anchor, Motion, Scene, SceneBook, SceneContext, SceneMaker } from "../../../table/board/scenes";
import { step } from "./intermediateViews";
import { say } from "../texts";
import { adventureView, cardOn, factsOf, lookOf, type Printed } from "../types";

interface Told {
  card: number;
  number: number;
  seat: number;
  n: number;
  host: number;
  enemy: number;
  objective: number;
}
const told = (line: Line) => line.data as unknown as Told;
const at = (card: number): Anchor => `card:${card}`;

// ---- what moves

function printedOf(number: number, { catalogue }: SceneContext): Printed | undefined {
  return factsOf(catalogue).cards.get(number);
}

/** A card face up, by its number; one that is not known is seen from behind. */
function cardActor(number: number, context: SceneContext, more: object = {}): Actor {
  const printed = printedOf(number, context);
  if (!printed) return { kind: "card", deck: "player", ...more };
  return { kind: "card", id: printed.id, name: printed.name, frame: lookOf(printed), ...more };
}
const token = (kind: string, value?: number): Actor => ({ kind: "token", token: kind, value });

/** Where a card is before the event: on the table or in a hand one sees, else in the pile it is taken from. */
function origin(line: Line, context: SceneContext, pile: Anchor): Anchor {
  const { card } = told(line);
  const view = adventureView(context.before);
  if (cardOn(view, card) || view.hand.some((one) => one.card === card)) return at(card);
  if (view.encounter_discard.some((one) => one.card === card)) return "encounter-discard";
  const discarded = view.player.findIndex(({ discard }) => discard.some((one) => one.card === card));
  return discarded >= 0 ? `discard:${discarded}` : pile;
}

const isEncounter = (line: Line, context: SceneContext) =>
  ["enemy", "location", "treachery", "objective"].includes(printedOf(told(line).number, context)?.type ?? "");
const sideOf = (line: Line, context: SceneContext) => (isEncounter(line, context) ? "enemy" : "free_peoples");

// ---- makers of scenes

/** A card goes from one place to another. */
const goes =
  (to: (line: Line, context: SceneContext) => Anchor | null, pile: (line: Line) => Anchor, more: Partial<Scene> = {}): SceneMaker =>
  (line, context) => ({
    motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, pile(line)), to: to(line, context) }],
    side: sideOf(line, context),
    sound: "card",
    ...more,
  });
/** A token comes to lie on the card. */
const gets =
  (kind: string, more: Partial<Scene> = {}): SceneMaker =>
  (line, context) => ({
    motions: [{ actor: token(kind, told(line).n), from: null, to: at(told(line).card) }],
    at: [at(told(line).card)],
    side: sideOf(line, context),
    sound: "step",
    ...more,
  });
/** A token falls from it. */
const loses =
  (kind: string): SceneMaker =>
  (line, context) => ({ motions: [{ actor: token(kind, told(line).n), from: at(told(line).card), to: null }], at: [at(told(line).card)], side: sideOf(line, context) });
/** It happens here. */
const here =
  (more: Partial<Scene> = {}): SceneMaker =>
  (line, context) => ({ at: [at(told(line).card)], side: sideOf(line, context), ...more });
const ofPlayer =
  (anchor: string, more: Partial<Scene> = {}): SceneMaker =>
  (line) => ({ at: [`${anchor}:${told(line).seat}`], side: "free_peoples", ...more });
const inWords =
  (more: Partial<Scene> = {}): SceneMaker =>
  () => more;

/** What the viewer does by clicking one after the other does not keep the next click waiting. */
const quickly =
  (maker: SceneMaker): SceneMaker =>
  (line, context) => {
    const scene = maker(line, context);
    const view = adventureView(context.before);
    const mine = line.seat !== null && line.seat === view.seat;
    return mine ? { ...scene, beats: 0.3 } : scene;
  };

/** To the pile where it ends: that of its player, or of the encounter deck. */
const pileOf = (line: Line, context: SceneContext): Anchor => {
  if (isEncounter(line, context)) return "encounter-discard";
  const { card } = told(line);
  const owner = adventureView(context.before).player.findIndex(({ area }) => area.some((one) => one.card === card || one.attachments.some((host) => host.card === card)));
  return owner >= 0 ? `discard:${owner}` : "encounter-discard";
};

/** The blow of an attack goes from who strikes to who is struck. */
const strikes: SceneMaker = (line, context) => {
  const { card, n } = told(line);
  const attack = adventureView(context.before).attack ?? adventureView(context.after).attack;
  const from = attack?.by === "enemy" ? [attack.enemy] : (attack?.characters ?? []);
  const motions: Motion[] = from.filter((one) => one !== card).map((one) => ({ actor: token("attack", attack?.by === "enemy" ? n : undefined), from: at(one), to: at(card) }));
  return { motions, at: [at(card)], side: attack?.by === "players" ? "free_peoples" : "enemy", sound: "battle", beats: 1.5 };
};

const attacker: SceneMaker = (line, context) => {
  const enemy = (adventureView(context.before).attack ?? adventureView(context.after).attack)?.enemy;
  const motions = enemy === undefined ? [] : [{ actor: token("attack", cardOn(adventureView(context.before), told(line).card)?.stats.attack), from: at(told(line).card), to: at(enemy) }];
  return { motions, at: [at(told(line).card)], side: "free_peoples" };
};

const resolved: SceneMaker = (line) => {
  const { willpower, threat } = line.data as { willpower: number; threat: number };
  return { at: ["balance"], side: willpower > threat ? "free_peoples" : "enemy", sound: "battle", beats: 2 };
};

const threat =
  (more: Partial<Scene>): SceneMaker =>
  (line) => ({ motions: [{ actor: token("threat", told(line).n), from: null, to: `threat:${told(line).seat}` }], at: [`threat:${told(line).seat}`], ...more });

export const book: SceneBook = {
  scenes: {
    // the wilds
    revealed: (line, context) => {
      const treachery = printedOf(told(line).number, context)?.type === "treachery";
      const actor = cardActor(told(line).number, context, { turns: true, deck: "encounter" });
      return { motions: [{ actor, from: "encounter", to: treachery ? "balance" : "staging" }], side: "enemy", sound: "card", beats: 1.6 };
    },
    added: goes(() => "staging", () => "encounter"),
    to_staging: goes(() => "staging", () => "encounter"),
    objective_lost: goes(() => "staging", () => "staging"),
    shadow_dealt: (line, context) => ({
      motions: [{ actor: { kind: "card", deck: "encounter" }, from: "encounter", to: at(told(line).card) }],
      side: "enemy",
      sound: "card",
      beats: 0.7,
      caption: say("scene-shadow-dealt", { name: printedOf(told(line).number, context)?.name ?? "" }),
    }),
    shadow_card: (line, context) => ({
      motions: [{ actor: cardActor(told(line).number, context, { turns: true, deck: "encounter" }), from: at(told(line).enemy), to: "balance" }],
      at: [at(told(line).enemy)],
      side: "enemy",
      sound: "card",
      beats: 1.6,
    }),
    surge: here({ side: "enemy" }),
    doomed: here({ side: "enemy" }),
    guards: here({ side: "enemy" }),
    no_encounter_card: () => ({ at: ["encounter"], side: "enemy" }),
    encounter_deck_rebuilt: () => ({ motions: [{ actor: { kind: "card", deck: "encounter" }, from: "encounter-discard", to: "encounter" }], side: "enemy", sound: "card" }),
    captured: here({ side: "enemy", sound: "loss" }),
    // the quest
    committed: quickly((line, context) => {
      const card = cardOn(adventureView(context.before), told(line).card);
      return { motions: [{ actor: token("willpower", card?.stats.willpower ?? 0), from: at(told(line).card), to: "balance" }], side: "free_peoples", sound: "march", beats: 0.8 };
    }),
    quest_resolved: resolved,
    progress: gets("progress"),
    progress_removed: loses("progress"),
    explored: (line, context) => ({ motions: [{ actor: cardActor(told(line).number, context), from: at(told(line).card), to: "encounter-discard" }], side: "free_peoples", sound: "card" }),
    stage_defeated: () => ({ at: ["stage"], side: "free_peoples", sound: "victory", beats: 1.6 }),
    stage_revealed: () => ({ at: ["stage"], sound: "card", beats: 1.6 }),
    travelled: goes(() => "active", () => "staging", { side: "free_peoples", sound: "march" }),
    rescued: here({ side: "free_peoples" }),
    // enemies and attacks
    engaged: (line, context) => ({
      motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, "staging"), to: `engaged:${told(line).seat}` }],
      side: "enemy",
      sound: "march",
      beats: 1.2,
    }),
    attack: (line) => ({
      motions: [{ actor: token("attack"), from: at(told(line).card), to: `area:${told(line).seat}` }],
      at: [at(told(line).card)],
      side: "enemy",
      sound: "battle",
      beats: 1.2,
    }),
    defends: (line) => ({ motions: [{ actor: token("defense"), from: null, to: at(told(line).card) }], at: [at(told(line).card)], side: "free_peoples" }),
    undefended: ofPlayer("threat", { side: "enemy" }),
    player_attack: here({ side: "free_peoples", sound: "battle" }),
    attacker: quickly(attacker),
    attack_damage: strikes,
    damaged: gets("damage", { sound: "loss" }),
    healed: loses("damage"),
    destroyed: (line, context) => ({ motions: [{ actor: cardActor(told(line).number, context), from: at(told(line).card), to: null }], side: sideOf(line, context), sound: "loss", beats: 1.4 }),
    // players
    played: (line, context) => ({
      motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, `hand:${told(line).seat}`), to: `area:${told(line).seat}` }],
      side: "free_peoples",
      sound: "card",
      beats: 1.2,
    }),
    put_into_play: goes((line) => `area:${told(line).seat}`, (line) => `hand:${told(line).seat}`),
    attached: (line, context) => ({
      motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, "balance"), to: at(told(line).host) }],
      side: "free_peoples",
      sound: "card",
    }),
    used: (line, context) => {
      const printed = printedOf(told(line).number, context);
      if (printed?.type !== "event") return here()(line, context);
      return { motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, `hand:${told(line).seat}`), to: "balance" }], side: "free_peoples", sound: "card", beats: 1.4 };
    },
    delayed: here(),
    cancelled: here(),
    control: goes((line) => `area:${told(line).seat}`, (line) => `area:${told(line).seat}`),
    paid: quickly(loses("resources")),
    resources: gets("resources", { beats: 0.7 }),
    drew: (line) => ({
      motions: [{ actor: { kind: "card", deck: "player" }, count: told(line).n, from: `deck:${told(line).seat}`, to: `hand:${told(line).seat}` }],
      side: "free_peoples",
      sound: "card",
      beats: 0.7,
    }),
    discarded: goes(pileOf, () => "encounter"),
    removed: (line, context) => ({ motions: [{ actor: cardActor(told(line).number, context), from: at(told(line).card), to: null }], side: sideOf(line, context) }),
    returned_to_hand: goes((line) => `hand:${told(line).seat}`, (line) => `area:${told(line).seat}`),
    shuffled_in: (line, context) => ({
      motions: [{ actor: cardActor(told(line).number, context), from: origin(line, context, "balance"), to: isEncounter(line, context) ? "encounter" : null }],
      side: sideOf(line, context),
    }),
    mulligan: ofPlayer("hand", { sound: "card" }),
    threat_raised: threat({ side: "enemy", beats: 0.9 }),
    threat_lowered: threat({ side: "free_peoples" }),
    eliminated: ofPlayer("threat", { side: "enemy", sound: "defeat", beats: 2 }),
    first_player: ofPlayer("threat", { beats: 0.6 }),
    // the round, the end
    phase: inWords({ beats: 0.6 }),
    campaign: inWords(),
    campaign_goes_on: inWords(),
    campaign_lost: inWords({ sound: "defeat" }),
    campaign_won: inWords({ sound: "victory", beats: 2 }),
    won: () => ({ at: ["stage"], side: "free_peoples", sound: "victory", beats: 2 }),
  },
  // Cards turn as the table shows them; what was drawn is told of the hand that drew; a round begins with a phase.
  quiet: ["exhausted", "readied", "drew_cards", "round"],
  step,
  folds: { begins: ["attack", "player_attack"], ends: ["attack_damage"] },
  secrets: ["hand"],
};
