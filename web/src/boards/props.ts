/** What every component of a game's table gets. It draws; it never decides. */
import type { Action, Catalogue, Decision, Line, Prospect, View, You } from "../lib/protocol";

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
