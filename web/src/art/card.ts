/** What is printed on a card, for Card.svelte; each game makes it out of its catalogue (<game>/card.ts). */
import type { Picture } from "./recipe";

/** Colours of a frame: light, body, dark, and of small writing on the dark. */
export const FRAMES = {
  leadership: ["#9a70d0", "#6d3fa6", "#3a2060", "#e6d6fb"],
  tactics: ["#d2645a", "#a8322d", "#571715", "#fbd6cc"],
  spirit: ["#5f97d8", "#2a63a8", "#143560", "#d3e8ff"],
  lore: ["#6fa963", "#3f7a3c", "#1d3f1f", "#daf3c8"],
  neutral: ["#a09682", "#756a58", "#3b342a", "#f0e8d6"],
  enemy: ["#8d4a44", "#5c2220", "#1f0c0c", "#f6c0ae"],
  location: ["#9b9048", "#6a5f22", "#2e2a10", "#f3e8b0"],
  treachery: ["#836a90", "#54405f", "#221a28", "#e8d4f2"],
  objective: ["#4b9893", "#256360", "#0f2d2e", "#c4efe9"],
  quest: ["#b98f55", "#6b4a26", "#2c1d0e", "#f5e2ba"],
  free_peoples: ["#6d93d8", "#2d55a0", "#122a5a", "#dce8ff"],
  free_peoples_strategy: ["#6fa6b8", "#2a6177", "#0f3040", "#d6f0f8"],
  shadow: ["#cf655a", "#9c2724", "#470c0e", "#ffd4c8"],
  shadow_strategy: ["#9b5a6c", "#641f35", "#2a0a17", "#f8cfdc"],
  event: ["#c79a52", "#7d5a24", "#35230b", "#f9e4b6"],
  fate: ["#d9b75c", "#947018", "#3f2d06", "#fff0c0"],
  stark: ["#93a1b8", "#56647c", "#262f40", "#e6edf7"],
  lannister: ["#d8605a", "#a8211e", "#4c0b0a", "#ffdf9a"],
} as const;
export type Frame = keyof typeof FRAMES;

/** The outline of the picture tells the kind of card without reading. */
export type Outline = "arch" | "plain" | "cut" | "oval" | "ragged" | "broken" | "crest";

export interface Stat {
  /** Path on a field of 512 by 512. */
  sign: string;
  value: number | string;
  label: string;
  /** Its colour on parchment, and on the dark belt of a card in play. */
  ink: string;
  light: string;
  /** Against what is printed: raised or lowered. */
  change?: number;
}

export interface Paragraph {
  /** What kind of ability it is, before the text. */
  lead?: string;
  text: string;
  /** A condition stands in italics; a shadow effect, a note of ours or a tactic below a line. */
  kind?: "condition" | "below" | "note";
  /** Signs before it: the price of a command. */
  signs?: { sign: string; count: number; label: string };
}

export interface Face {
  id: string;
  picture: Picture;
  title: string;
  frame: Frame;
  outline: Outline;
  /** Gold about it: heroes. */
  noble?: boolean;
  /** Landscape: quests. */
  lying?: boolean;
  /** Cost, threat, stage; a diamond for the engagement cost. */
  seal?: { value: number | string; label: string; diamond?: boolean };
  /** The sign of its sphere, type or deck. */
  gem?: { sign: string; label: string };
  stats?: Stat[];
  traits?: string;
  text: Paragraph[];
  /** Words that are shown with a sign: the word as it stands in the text, and its path. */
  icons?: Record<string, string>;
  /** The lower half: its use in battle. */
  lower?: { title: string; note: string; sign: string; condition?: string | null; text: string };
  foot: [string, string];
}

/** A text cut at the words that have signs. */
export function withIcons(text: string, icons: Record<string, string> | undefined): (string | { word: string; sign: string })[] {
  if (!icons) return [text];
  const words = Object.keys(icons).sort((one, other) => other.length - one.length);
  const found = new RegExp(`(?<=[+\\-−]?[\\dX]\\s)(${words.join("|")})(?!\\p{L})`, "gu");
  return text.split(found).filter(Boolean).map((part) => (icons[part] ? { word: part, sign: icons[part] } : part));
}

/** How much there is to read, which sets the size of the letters before they are fitted. */
export function length(face: Face): number {
  const lower = face.lower ? face.lower.text.length + (face.lower.condition?.length ?? 0) + 40 : 0;
  return face.text.reduce((sum, { lead, text }) => sum + text.length + (lead?.length ?? 0) + 14, face.traits ? 24 : 0) + lower;
}
