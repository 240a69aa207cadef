/** What a decision points at: which hexes, cards, commanders and tokens can be clicked, and what that does. */
import { mark } from "../../lib/marks";
import type { Choice, Decision, Refused } from "../../lib/protocol";
import type { Hex } from "./hexes";
import type { UnitView } from "./types";

export interface Marks {
  hexes: Map<Hex, Choice[]>;
  cards: Map<string, Choice[]>;
  commanders: Map<string, Choice[]>;
  symbols: Map<string, Choice[]>;
  commands: Map<number, Choice[]>;
  /** What points at nothing on the table: done, pass, yes, no... */
  others: Choice[];
  refusedHexes: Map<Hex, Refused>;
  refusedCards: Map<string, Refused>;
  refusedCommanders: Map<string, Refused>;
  refusedSymbols: Map<string, Refused>;
}

export function marksOf(decision: Decision | null): Marks {
  const marks: Marks = {
    hexes: new Map(),
    cards: new Map(),
    commanders: new Map(),
    symbols: new Map(),
    commands: new Map(),
    others: [],
    refusedHexes: new Map(),
    refusedCards: new Map(),
    refusedCommanders: new Map(),
    refusedSymbols: new Map(),
  };
  if (!decision?.mine) return marks;
  for (const choice of decision.actions) {
    const { hex, card, commander, symbol, command } = choice.target;
    if (hex) mark(marks.hexes, hex, choice);
    else if (card) mark(marks.cards, card, choice);
    else if (commander) mark(marks.commanders, commander, choice);
    else if (symbol) mark(marks.symbols, symbol, choice);
    else if (command !== undefined) mark(marks.commands, command, choice);
    else marks.others.push(choice);
  }
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
