/**
 * Which edge of the field lies below. Who plays one House sees its own edge below; who plays both at one screen, or only
 * watches, sees the field as the plan has it, so that it never spins between turns. Whoever wants it the other way turns
 * the board; this browser remembers that for each way of sitting at the table.
 */
import type { You } from "../../../lib/api/protocol";
import { paperFor, type Hex, type Paper } from "./hexes";
import { HOUSES, type FieldView, type House } from "../types";

const KEY = "westmarch.westeros.turned";

type Sitting = House | "both" | "watching";

export function sitting(you: You): Sitting {
  if (!you.seats.length) return "watching";
  return you.seats.length > 1 ? "both" : HOUSES[you.seats[0]!]!;
}

function kept(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

class Facing {
  /** The ways of sitting that have their board the other way round. */
  #other: string[] = $state(kept());

  turned(you: You, field: FieldView): boolean {
    const who = sitting(you);
    return (who === field.plan.top) !== this.#other.includes(who);
  }

  turn(you: You): void {
    const who = sitting(you);
    this.#other = this.#other.includes(who) ? this.#other.filter((one) => one !== who) : [...this.#other, who];
    try {
      localStorage.setItem(KEY, this.#other.join(" "));
    } catch {
      // A browser that keeps nothing begins anew next time.
    }
  }

  /** What this browser remembers now: another page of it may have turned its board. */
  read(): void {
    this.#other = kept();
  }

  paper(you: You, field: FieldView, hexes: Iterable<Hex> = Object.keys(field.field)): Paper {
    return paperFor(hexes, this.turned(you, field));
  }
}

export const facing = new Facing();
