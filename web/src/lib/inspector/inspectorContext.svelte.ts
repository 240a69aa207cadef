/** The table whose things tooltip cards show: its game's own card, view and catalogue. */
import type { Component } from "svelte";

import type { TipProps } from "./types";
import type { Catalogue, View } from "../api/protocol";

class TipHost {
  game = $state("");
  Tip: Component<TipProps> | undefined = $state.raw();
  view: View | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
}

export const tipHost = new TipHost();
