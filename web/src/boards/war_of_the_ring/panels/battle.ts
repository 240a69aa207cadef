/** A battle put together from the log and from what is going on: rounds, dice, cards, losses. */
import type { Line } from "../../../lib/api/protocol";
import { frameNamed, regionOf, type Side, type WarView } from "../types";

export interface Roll {
  dice: number[];
  needed: number;
  modifier: number;
  hits: number;
}

export interface SideRound {
  card: { card: string; combat: string; cancelled: boolean } | null;
  /** Chosen but not yet shown: the back of the card; "none" when no card was chosen. */
  chosen: string | null;
  special: Roll[];
  roll: Roll | null;
  reroll: Roll | null;
}

export interface Round {
  number: number;
  sides: Record<Side, SideRound>;
  /** Hits the attacker and the defender scored; null before the casualties. */
  scored: { attacker: number; defender: number } | null;
  losses: { side: Side; text: string; kind: string; figure: string | null; count: number }[];
}

export interface Battle {
  key: number;
  attacker: Side;
  origin: string;
  target: string;
  region: string;
  form: string;
  /** At the start, attacker and defender. */
  strength: [number, number];
  leadership: [number, number];
  rounds: Round[];
  over: string | null;
  /** Lines that belong to it, for the recap. */
  lines: Line[];
}

const LOSSES = new Set(["unit_lost", "elite_reduced", "leader_lost", "character_eliminated"]);

function emptySide(): SideRound {
  return { card: null, chosen: null, special: [], roll: null, reroll: null };
}

function emptyRound(number: number): Round {
  return { number, sides: { free_peoples: emptySide(), shadow: emptySide() }, scored: null, losses: [] };
}

function rollOf(data: Record<string, unknown>): Roll {
  return {
    dice: (data.dice as number[]) ?? [],
    needed: Number(data.needed ?? 5),
    modifier: Number(data.modifier ?? 0),
    hits: Number(data.hits ?? 0),
  };
}

/** The last battle of the log; null when there is none. */
export function lastBattle(log: readonly Line[]): Battle | null {
  let start = -1;
  for (let i = log.length - 1; i >= 0; i -= 1) {
    if (log[i]!.kind === "battle_started") {
      start = i;
      break;
    }
  }
  if (start < 0) return null;
  const data = log[start]!.data;
  const battle: Battle = {
    key: log[start]!.k,
    attacker: data.attacker as Side,
    origin: String(data.origin),
    target: String(data.target),
    region: regionOf(String(data.target)),
    form: String(data.form ?? "field"),
    strength: (data.strength as [number, number]) ?? [0, 0],
    leadership: (data.leadership as [number, number]) ?? [0, 0],
    rounds: [],
    over: null,
    lines: [log[start]!],
  };
  for (const line of log.slice(start + 1)) {
    if (battle.over) break;
    battle.lines.push(line);
    take(battle, line);
  }
  return battle;
}

function take(battle: Battle, line: Line): void {
  const { kind, data } = line;
  if (kind === "round_started") {
    battle.rounds.push(emptyRound(Number(data.round)));
    return;
  }
  if (kind === "battle_over") {
    battle.over = String(data.reason);
    return;
  }
  const round = battle.rounds.at(-1);
  if (!round) return;
  const side = data.side as Side | undefined;
  const own = side && round.sides[side];
  if (kind === "combat_card_chosen" && own) own.chosen = String(data.deck || "none");
  else if (kind === "combat_card_revealed" && own) {
    own.card = { card: String(data.card), combat: String(data.combat), cancelled: false };
  } else if (kind === "combat_card_cancelled" && own?.card) own.card.cancelled = true;
  else if (kind === "combat_roll" && own) own.roll = rollOf(data);
  else if (kind === "leader_reroll" && own) own.reroll = rollOf(data);
  else if (kind === "special_attack" && own) own.special.push(rollOf(data));
  else if (kind === "hits_scored") {
    round.scored = { attacker: Number(data.attacker), defender: Number(data.defender) };
  } else if (LOSSES.has(kind)) {
    round.losses.push({
      side: side ?? "free_peoples",
      text: line.text,
      kind,
      figure: data.figure ? String(data.figure) : null,
      count: Number(data.count ?? 1),
    });
  }
}

/** All losses of a side so far: kinds and counts. */
export function lossesOf(battle: Battle, side: Side): { lost: Record<string, number>; reduced: Record<string, number> } {
  const lost: Record<string, number> = {};
  const reduced: Record<string, number> = {};
  for (const round of battle.rounds) {
    for (const loss of round.losses) {
      if (loss.side !== side || !loss.figure) continue;
      const into = loss.kind === "elite_reduced" ? reduced : lost;
      into[loss.figure] = (into[loss.figure] ?? 0) + loss.count;
    }
  }
  return { lost, reduced };
}

/** Whether a die counts: a natural 6 always hits, a natural 1 never. */
export function hits(die: number, needed: number, modifier: number): boolean {
  return die === 6 || (die !== 1 && die + modifier >= needed);
}

/**
 * Where the battle stands: "before" the dice of a round, with its dice "rolled" (until its casualties are off the
 * board), "between" two rounds, or "over".
 */
export function stageOf(battle: Battle, view: WarView): "before" | "rolled" | "between" | "over" {
  if (battle.over) return "over";
  const round = battle.rounds.at(-1);
  const rolled = !!round && (!!round.scored || Object.values(round.sides).some((side) => side.roll));
  if (!rolled) return "before";
  return frameNamed(view, "CombatRound") ? "rolled" : "between";
}

/** What each side needs to hit in this round, and what changes its dice; Free Peoples first. */
export function numbersOf(view: WarView): Record<Side, { needed: number; modifier: number; reroll: number }> | null {
  const frame = frameNamed(view, "CombatRound");
  const needed = frame?.needed as number[] | undefined;
  if (!frame || !needed) return null;
  const roll = (frame.roll_modifier as number[] | undefined) ?? [0, 0];
  const reroll = (frame.reroll_modifier as number[] | undefined) ?? [0, 0];
  const of = (i: number) => ({ needed: needed[i] ?? 5, modifier: roll[i] ?? 0, reroll: reroll[i] ?? 0 });
  return { free_peoples: of(0), shadow: of(1) };
}
