/** A battle put together from the log: rounds, dice, manoeuvres, damage and losses. */
import type { Line } from "../../../lib/api/protocol";
import { sideNamed, type Side } from "../types";

export interface Roll {
  dice: number[];
  /** A black die that hits lets the ability of the unit card work. */
  black: boolean;
  target: number;
  bonus: number;
  again: boolean;
}

export interface SideRound {
  card: string | null;
  /** Cards that came into play by another card. */
  more: string[];
  ability: boolean;
  rolls: Roll[];
}

export interface Round {
  number: number;
  army: string;
  sides: Record<Side, SideRound>;
  /** Hits of both rolls; null before they are counted. */
  hits: Record<Side, number> | null;
  /** What happened after the hits, line by line. */
  after: Line[];
}

export interface Battle {
  key: number;
  attacker: Side;
  armies: string[];
  region: string;
  superiority: Side | null;
  rounds: Round[];
  over: boolean;
  /** Units lost by each side. */
  losses: Record<Side, Record<string, number>>;
  lines: Line[];
}

/** What damage and losses are told by. */
const AFTER = new Set([
  "damaged",
  "wall_damaged",
  "damage_removed",
  "unit_eliminated",
  "character_eliminated",
  "army_destroyed",
  "leaders_removed",
  "leaders_placed",
  "bodyguard_used",
  "armour_damaged",
  "wrath_lost",
  "bilbo_vanished",
  "attack_ceased",
  "routed",
  "retreated",
]);

function emptySide(): SideRound {
  return { card: null, more: [], ability: false, rolls: [] };
}

/** The last battle of the log; null when there is none. */
export function lastBattle(log: readonly Line[], sideOfUnit: (unit: string) => Side): Battle | null {
  let start = log.length - 1;
  while (start >= 0 && log[start]!.kind !== "battle_began") start -= 1;
  if (start < 0) return null;
  const { data, k } = log[start]!;
  const battle: Battle = {
    key: k,
    attacker: sideNamed(data.side),
    armies: (data.armies as string[]) ?? [],
    region: String(data.region),
    superiority: null,
    rounds: [],
    over: false,
    losses: { free_peoples: {}, shadow: {} },
    lines: [log[start]!],
  };
  for (const line of log.slice(start + 1)) {
    battle.lines.push(line);
    take(battle, line, sideOfUnit);
    if (battle.over) break;
  }
  return battle;
}

function take(battle: Battle, line: Line, sideOfUnit: (unit: string) => Side): void {
  const { kind, data } = line;
  if (kind === "battle_ended") {
    battle.over = true;
    return;
  }
  if (kind === "terrain_superiority") battle.superiority = sideNamed(data.side);
  if (kind === "round_began") {
    battle.rounds.push({
      number: Number(data.number),
      army: String(data.army ?? ""),
      sides: { free_peoples: emptySide(), shadow: emptySide() },
      hits: null,
      after: [],
    });
    return;
  }
  const round = battle.rounds.at(-1);
  if (!round) return;
  const own = round.sides[sideNamed(data.side)];
  if (kind === "manoeuvre_revealed") own.card = String(data.card);
  else if (kind === "manoeuvre_played") own.more.push(String(data.card));
  else if (kind === "ability_used") own.ability = true;
  else if (kind === "combat_roll") {
    for (const black of [true, false]) {
      const dice = (data[black ? "black" : "white"] as number[] | undefined) ?? [];
      if (dice.length) {
        own.rolls.push({ dice, black, target: Number(data.target), bonus: Number(data.bonus ?? 0), again: false });
      }
    }
  } else if (kind === "leader_reroll") {
    const dice = (data.dice as number[] | undefined) ?? [];
    own.rolls.push({ dice, black: !!data.black, target: Number(data.target), bonus: Number(data.bonus ?? 0), again: true });
  } else if (kind === "hits") {
    round.hits = { free_peoples: Number(data.free_peoples), shadow: Number(data.shadow) };
  } else if (AFTER.has(kind)) {
    round.after.push(line);
    if (kind === "unit_eliminated") {
      const unit = String(data.unit);
      const lost = battle.losses[sideOfUnit(unit)];
      lost[unit] = (lost[unit] ?? 0) + 1;
    }
  }
}

/** Whether a die hits: a rolled 6 always does and a rolled 1 never. */
export function hits(die: number, target: number, bonus: number): boolean {
  return die === 6 || (die !== 1 && die + bonus >= target);
}
