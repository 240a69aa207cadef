/** What is about to happen to a card, or what choosing it would do, in a few words. */
import type { Decision } from "../../../lib/api/protocol";
import { attacked, defended, strongest } from "../panels/forecast";
import type { Marks } from "../choices/targets";
import { say } from "../texts";
import type { AdventureView, TableCard } from "../types";

export interface Note {
  note: string;
  tone: "good" | "bad" | "plain";
}

const NONE: Note = { note: "", tone: "plain" };

interface About {
  game: AdventureView;
  marks: Marks;
  decision: Decision | null;
  /** Which enemy will engage whom. */
  coming: Map<number, number>;
  /** Whose side of the table this is; null where several are played from here. */
  own: number | null;
}

export function noteOf(card: TableCard, { game, marks, decision, coming, own }: About): Note {
  const verb = String(marks.cards.get(card.card)?.[0]?.action[0] ?? "");
  if (verb === "commit") return { note: say("adds-willpower", { n: card.stats.willpower ?? 0 }), tone: "plain" };
  if (verb === "defend" || verb === "take_damage") {
    const hit = defended(game, card, verb);
    if (hit?.kills) return { note: say("would-die", { n: hit.damage }), tone: "bad" };
    if (hit) return hit.damage ? { note: say("would-take", { n: hit.damage }), tone: "plain" } : { note: say("would-hold"), tone: "good" };
  }
  if (verb === "attacker") return { note: say("adds-attack", { n: card.stats.attack ?? 0 }), tone: "plain" };
  if (verb === "attack") {
    const hit = strongest(game, decision?.seat ?? 0, card);
    if (hit.kills) return { note: say("can-destroy", { n: hit.damage }), tone: "good" };
    return { note: hit.damage ? say("can-damage", { n: hit.damage, left: hit.left }) : say("can-nothing"), tone: "plain" };
  }
  if (game.attack?.by === "players" && game.attack.enemy === card.card && game.attack.characters.length) {
    const hit = attacked(game.attack, card);
    return { note: hit.kills ? say("would-die", { n: hit.damage }) : say("would-take", { n: hit.damage }), tone: hit.kills ? "good" : "plain" };
  }
  const seat = coming.get(card.card);
  if (seat === undefined) return NONE;
  const you = game.players === 1 || seat === own;
  return { note: you ? say("engages-you") : say("engages", { name: say("player-n", { n: seat + 1 }) }), tone: "bad" };
}
