/**
 * The boards, loaded when a table needs them. A game gives up to seven components in boards/<game>/:
 *
 *   Board.svelte     the board itself, in the middle
 *   Tracks.svelte    left panel
 *   Opponent.svelte  right panel, top
 *   Hand.svelte      bottom, under the decision bar
 *   Panels.svelte    over the board: battle, hunt...
 *   Ending.svelte    in the panel at the end of the game: scores
 *   Tip.svelte       a thing of the catalogue in a tooltip card: props { entity, view, catalogue }
 *
 * All but the first are optional; all but Tip take `BoardProps`. A game without a board gets a plain one.
 */
import type { Component } from "svelte";

import type { Entity } from "../lib/names";
import type { Catalogue, View } from "../lib/protocol";
import type { BoardProps } from "./props";

export interface TipProps {
  entity: Entity;
  view: View | null;
  catalogue: Catalogue | null;
}

export interface BoardSet {
  Board: Component<BoardProps>;
  Tracks?: Component<BoardProps>;
  Opponent?: Component<BoardProps>;
  Hand?: Component<BoardProps>;
  Panels?: Component<BoardProps>;
  Ending?: Component<BoardProps>;
  Tip?: Component<TipProps>;
}

type Module = { default: Component<never> };

const modules = import.meta.glob<Module>("./*/{Board,Tracks,Opponent,Hand,Panels,Ending,Tip}.svelte");

const NAMES = ["Board", "Tracks", "Opponent", "Hand", "Panels", "Ending", "Tip"] as const;

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in modules;
}

export async function loadBoard(game: string): Promise<BoardSet> {
  const from = hasBoard(game) ? game : "plain";
  const found = await Promise.all(NAMES.map((name) => modules[`./${from}/${name}.svelte`]?.()));
  const set: Partial<Record<(typeof NAMES)[number], unknown>> = {};
  NAMES.forEach((name, i) => {
    if (found[i]) set[name] = found[i].default;
  });
  return set as unknown as BoardSet;
}
