/** What is about to happen, from what everybody can see: the quest, the engagement checks, an attack. */
import { isCharacter, type AdventureView, type AttackView, type TableCard } from "../types";

export const HIGHEST_THREAT = 50;

export interface QuestForecast {
  willpower: number;
  threat: number;
  /** Willpower beyond threat; below zero: how much each player's threat rises. */
  margin: number;
  /** Of the progress, what the active location takes. */
  location: number;
  /** And what is left for the quest. */
  quest: number;
  explores: boolean;
  advances: boolean;
  /** Where the beam stands: -1 all threat, 1 all willpower. */
  tilt: number;
}

export function questForecast(view: AdventureView): QuestForecast {
  const willpower = view.committed_willpower;
  const threat = view.staging_threat;
  const margin = willpower - threat;
  const progress = Math.max(margin, 0);
  const place = view.active_location[0];
  const need = place ? Math.max((place.stats.quest_points ?? 0) - place.progress, 0) : 0;
  const location = place ? Math.min(progress, need) : 0;
  const stage = view.quest[0];
  const quest = progress - location;
  const goal = stage?.stats.quest_points ?? 0;
  return {
    willpower,
    threat,
    margin,
    location,
    quest,
    explores: !!place && need > 0 && location >= need,
    advances: !!stage && !view.stage_blocked && goal > 0 && quest > 0 && stage.progress + quest >= goal,
    tilt: Math.max(-1, Math.min(1, margin / Math.max(4, willpower + threat))) || 0,
  };
}

/** Players in order from the first player on, without those who are out. */
export function playerOrder(view: AdventureView): number[] {
  const all = view.player.map((_, i) => (view.first_player + i) % view.player.length);
  return all.filter((seat) => !view.player[seat]!.eliminated);
}

/** Which enemy will engage whom at the engagement checks, at the threat of now. */
export function engagementForecast(view: AdventureView): Map<number, number> {
  const found = new Map<number, number>();
  if (!view.engagement_checks) return found;
  const order = playerOrder(view);
  const left = view.staging.filter((card) => card.type === "enemy");
  let failed = 0;
  for (let turn = 0; order.length && failed < order.length; turn += 1) {
    const seat = order[turn % order.length]!;
    const threat = view.player[seat]!.threat;
    const cost = (card: TableCard) => card.stats.engagement_cost ?? 0;
    const able = left.filter((card) => cost(card) <= threat);
    if (!able.length) {
      failed += 1;
      continue;
    }
    failed = 0;
    const next = able.reduce((best, card) => (cost(card) > cost(best) ? card : best));
    found.set(next.card, seat);
    left.splice(left.indexOf(next), 1);
  }
  return found;
}

export interface Blow {
  attack: number;
  defense: number;
  damage: number;
  /** Hit points the struck card has now. */
  left: number;
  kills: boolean;
}

export function hitPointsLeft(card: TableCard): number {
  return Math.max((card.stats.hit_points ?? 0) - card.damage, 0);
}

export function blow(attack: number, defense: number, struck: TableCard): Blow {
  const damage = Math.max(attack - defense, 0);
  const left = hitPointsLeft(struck);
  return { attack, defense, damage, left, kills: damage >= left };
}

/** What happens to a character that defends, or takes the damage of an undefended attack. */
export function defended(view: AdventureView, character: TableCard, verb: string): Blow | null {
  const attack = view.attack;
  if (attack?.by !== "enemy") return null;
  if (verb === "take_damage") return blow(attack.attack, attack.defense, character);
  return blow(attack.attack, attack.defense + (character.stats.defense ?? 0), character);
}

/** A player's attack with one more attacker, or as it is. */
export function attacked(attack: AttackView, enemy: TableCard, more?: TableCard): Blow {
  return blow(attack.attack + (more?.stats.attack ?? 0), attack.defense, enemy);
}

/** The attack all ready characters of a seat could make together on an enemy. */
export function strongest(view: AdventureView, seat: number, enemy: TableCard): Blow {
  const ready = (view.player[seat]?.area ?? []).filter((card) => isCharacter(card) && !card.exhausted);
  return blow(ready.reduce((sum, card) => sum + (card.stats.attack ?? 0), 0), enemy.stats.defense ?? 0, enemy);
}
