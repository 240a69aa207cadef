/** What a decision points at: which hexes, cards, commanders, tokens and dice can be clicked, and what that does. */
import { mark } from "../../shared/choiceMap";
import type { Choice, Decision, Refused } from "../../../lib/api/protocol";
import { answersOf } from "../../../table/decision/answers";
import type { Hex } from "../board/hexes";
import type { UnitView } from "../types";

export interface Marks {
  hexes: Map<Hex, Choice[]>;
  cards: Map<string, Choice[]>;
  commanders: Map<string, Choice[]>;
  /** Order tokens of the pool. */
  symbols: Map<string, Choice[]>;
  /** Dice, and tokens that belong to nobody's pool, by what they show: they lie where they are asked about. */
  dice: Map<string, Choice[]>;
  /** What points at nothing that lies on the table: done, pass, yes, no, a command of the card in play... */
  others: Choice[];
  /** Those of them that answer a question, to stand where it is asked. */
  answers: Choice[];
  /** Those that answer a question about the card in play. */
  ofCard: Choice[];
  refusedHexes: Map<Hex, Refused>;
  refusedCards: Map<string, Refused>;
  refusedCommanders: Map<string, Refused>;
  refusedSymbols: Map<string, Refused>;
}

/** Symbols mean dice in these questions, or tokens on palisades and under catapults. */
const OF_DICE = new Set(["flank_reroll", "reroll", "batter_palisade", "give_up_die", "remove_token", "aim_catapults"]);

/** Questions that the Leadership card in play asks. */
const OF_CARD = new Set(["choose_commands", "tactic", "other_commands"]);

export function marksOf(decision: Decision | null): Marks {
  const marks: Marks = {
    hexes: new Map(),
    cards: new Map(),
    commanders: new Map(),
    symbols: new Map(),
    dice: new Map(),
    others: [],
    answers: [],
    ofCard: [],
    refusedHexes: new Map(),
    refusedCards: new Map(),
    refusedCommanders: new Map(),
    refusedSymbols: new Map(),
  };
  if (!decision?.mine) return marks;
  for (const choice of decision.actions) {
    const { hex, card, commander, symbol } = choice.target;
    if (hex) mark(marks.hexes, hex, choice);
    else if (card) mark(marks.cards, card, choice);
    else if (commander) mark(marks.commanders, commander, choice);
    else if (symbol) mark(OF_DICE.has(decision.kind) ? marks.dice : marks.symbols, symbol, choice);
    else marks.others.push(choice);
  }
  marks.answers = answersOf(decision, marks.others);
  if (OF_CARD.has(decision.kind)) marks.ofCard = marks.answers;
  for (const refused of decision.refused) {
    const { hex, card, commander, symbol } = refused.target ?? {};
    if (hex && !marks.hexes.has(hex)) marks.refusedHexes.set(hex, refused);
    if (card && !marks.cards.has(card)) marks.refusedCards.set(card, refused);
    if (commander && !marks.commanders.has(commander)) marks.refusedCommanders.set(commander, refused);
    if (symbol && !marks.symbols.has(symbol)) marks.refusedSymbols.set(symbol, refused);
  }
  return marks;
}

/**
 * At the start of a turn a player may click the unit itself: the order tokens that could order it, or the morale token
 * that could rally it. The unit is then chosen by the click that is remembered. A token fits a unit of its rank, valor
 * any, two of a kind any.
 */
export function ordersFor(unit: UnitView, decision: Decision): Choice[] {
  if (decision.kind !== "choose_action") return [];
  return decision.actions.filter(({ action: [verb, symbol] }) => {
    if (!unit.active) return verb === "rally_for_morale";
    return verb === "pair" || (verb === "token" && (symbol === unit.rank || symbol === "valor"));
  });
}
