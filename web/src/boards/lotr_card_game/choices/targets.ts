/** What a decision points at: which cards and players can be clicked, and why others cannot. */
import { mark } from "../../shared/choiceMap";
import type { Choice, Decision, Prospect, Refused } from "../../../lib/api/protocol";
import { answersOf } from "../../../table/decision/answers";
import { tableCards, type AdventureView, type NamedCard } from "../types";

export interface Marks {
  /** By instance. */
  cards: Map<number, Choice[]>;
  players: Map<number, Choice[]>;
  refused: Map<number, Refused>;
  /** What can be done with a card by several choices in a row. */
  prospects: Map<number, Prospect[]>;
  /** What points at no card and no player: the answers to a question, to stand where it is asked. */
  answers: Choice[];
}

export function marksOf(decision: Decision | null, prospects: readonly Prospect[] = []): Marks {
  const marks: Marks = { cards: new Map(), players: new Map(), refused: new Map(), prospects: new Map(), answers: [] };
  if (!decision?.mine) return marks;
  for (const choice of decision.actions) {
    const { card, player } = choice.target;
    if (card !== undefined) mark(marks.cards, Number(card), choice);
    if (player !== undefined) mark(marks.players, Number(player), choice);
  }
  marks.answers = answersOf(
    decision,
    decision.actions.filter(({ target }) => target.card === undefined && target.player === undefined),
  );
  for (const refused of decision.refused) {
    const card = refused.target?.card;
    if (card !== undefined && !marks.cards.has(Number(card))) marks.refused.set(Number(card), refused);
  }
  for (const prospect of prospects) {
    const { card } = prospect.target;
    if (card === undefined) continue;
    marks.prospects.set(Number(card), [...(marks.prospects.get(Number(card)) ?? []), prospect]);
  }
  return marks;
}

/** What can be done with one card, and why it cannot be chosen. */
export interface CardMarks {
  choices?: Choice[];
  refused?: Refused;
  prospects?: Prospect[];
}

export function marksFor(marks: Marks, card: number | null): CardMarks {
  const instance = card ?? -1;
  const choices = marks.cards.get(instance);
  return { choices, prospects: marks.prospects.get(instance), refused: choices ? undefined : marks.refused.get(instance) };
}

/** Of equal cards in a hand one is offered; all of them may be clicked. */
export function spread(hand: NamedCard[], marks: Marks): CardMarks[] {
  const byNumber = new Map<number, CardMarks>();
  for (const one of hand) {
    const found = marksFor(marks, one.card);
    if (found.choices || found.refused || found.prospects) byNumber.set(one.number, found);
  }
  return hand.map((one) => byNumber.get(one.number) ?? {});
}

/** Cards to choose from that lie neither on the table nor in the hand: in a pile, looked at. */
export function hiddenChoices(decision: Decision | null, view: AdventureView): { card: NamedCard; choices: Choice[] }[] {
  const marks = marksOf(decision);
  const seen = new Set<number>([...tableCards(view)].map((card) => card.card));
  for (const one of view.hand) if (one.card !== null) seen.add(one.card);
  const piles: NamedCard[] = [
    ...view.encounter_deck.known,
    ...view.encounter_discard,
    ...view.resolving,
    ...view.set_aside,
    ...view.captive,
    ...view.victory,
    ...view.player.flatMap((player) => [...player.deck.known, ...player.discard, ...player.known_hand]),
    ...[...tableCards(view)].flatMap((card) => card.shadow_cards ?? []),
  ];
  const byCard = new Map(piles.map((one) => [one.card, one]));
  return [...marks.cards].flatMap(([card, choices]) => {
    const found = seen.has(card) ? undefined : byCard.get(card);
    return found ? [{ card: found, choices }] : [];
  });
}
