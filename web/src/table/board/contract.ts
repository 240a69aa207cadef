/** What the table and a game's board have to do with each other: what its components get, and what it gives (boards/registry.ts). */
import type { Component } from "svelte";

import type { TipProps } from "../../lib/inspector/types";
import type { Action, Catalogue, Choice, Decision, Line, Prospect, View, You } from "../../lib/api/protocol";
import type { TipContent } from "../../lib/inspector/inspectorState.svelte";
import type { Actor, SceneBook } from "./scenes";
import type { StepperOf } from "./steppers";

/** What every component of a game's table gets. It draws; it never decides. */
export interface BoardProps {
  /** The table as this seat sees it; the game's own shape. */
  view: View;
  /** What is asked; `decision.actions[].target` says what glows, `decision.refused[]` what is dim and why. */
  decision: Decision | null;
  catalogue: Catalogue | null;
  you: You;
  /** Answer the decision with one of its actions. Anything else changes nothing and says why. */
  onact: (action: Action) => void;
  log: Line[];
  /** The room, for what a component asks of the server by itself (odds); empty in tests. */
  room?: string;
  /**
   * The number of the last line of the log when this viewer last chose something. What happened since (a battle, a hunt,
   * a quest) stays on show until it is closed or something new is chosen.
   */
  acted?: number;
  /** What can be done with a thing by several small choices in a row, for things that cannot be chosen at once. */
  prospects?: Prospect[];
  /** Make the choices of a prospect, one after the other. */
  onplan?: (actions: Action[]) => void;
}

export interface ActorProps {
  actor: Actor;
  count?: number;
}

/** What is worth knowing of a choice before it is made, where it is more than its label. */
export type Inspect = (choice: Choice, decision: Decision, catalogue: Catalogue | null) => TipContent | null;

export interface BoardSet {
  Board: Component<BoardProps>;
  /** Every choice can be made on the stage. */
  staged: boolean;
  Tracks?: Component<BoardProps>;
  /** The board itself tells what they tell, where it has the room. */
  sheetOnly: boolean;
  Opponent?: Component<BoardProps>;
  Hand?: Component<BoardProps>;
  Panels?: Component<BoardProps>;
  Ending?: Component<BoardProps>;
  Tip?: Component<TipProps>;
  Actor?: Component<ActorProps>;
  book: SceneBook;
  stepperOf: StepperOf;
  inspect: Inspect;
  /** Fetches what the board shows at once, before it is drawn. */
  prepare?: () => void;
}
