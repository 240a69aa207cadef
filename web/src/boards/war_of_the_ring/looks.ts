/** Colours and emblems of the figures. */
import { pieceOf, sign } from "../../art/war_of_the_ring/art";

const NAZGUL = { light: "#4a3560", dark: "#1a0f26", emblem: "#e9dcff" };

/** Of a Nation's figures, or of the Nazgûl. */
export function figureLook(nation: string): { light: string; dark: string; emblem: string; sign: string } {
  return nation === "nazgul" ? { ...NAZGUL, sign: sign("nazgul") } : pieceOf(nation);
}
