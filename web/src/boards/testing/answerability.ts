/** For tests: what of a question can be answered on a game's stage, found out by clicking everything there that glows. */
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";

import { capital } from "../../lib/games/choiceGroups";
import type { Action, Catalogue, Choice, Decision, Line, View } from "../../lib/api/protocol";
import { apartOf } from "../../table/decision/barLayout";
import type { BoardSet } from "../../table/board/contract";

export interface Question {
  view: View;
  decision: Decision;
  log: Line[];
}

const written = import.meta.glob<string>("../*/questions.json.gz", { query: "?url&inline", import: "default" });

/** What a game may ask, written by `python -m tools.generate.questions`. */
export async function questionsOf(game: string): Promise<{ catalogue: Catalogue; questions: Question[] }> {
  const bytes = Uint8Array.from(atob((await written[`../${game}/questions.json.gz`]!()).split(",")[1]!), (letter) => letter.charCodeAt(0));
  return new Response(new Response(bytes).body!.pipeThrough(new DecompressionStream("gzip"))).json();
}

const PARTS = ["Board", "Tracks", "Opponent", "Hand", "Panels"] as const;
/** What may be clicked, in every game. */
const THINGS = ".choose, .target, [data-die]";
const ANSWERS = "[data-answer]";

/** What was not seen yet as it shows itself now. */
function fresh(what: string, seen: Set<string>): Element[] {
  return [...document.body.querySelectorAll(what)].filter((thing) => {
    const shown = (thing.cloneNode() as Element).outerHTML;
    return !seen.has(shown) && seen.add(shown);
  });
}

/** A game's stage, on which one question after the other is asked. */
export class AnswerabilityProbe {
  readonly #board: BoardSet;
  readonly #catalogue: Catalogue;
  readonly #ask: (question: Question) => void;
  #sent: Action[] = [];

  constructor(board: BoardSet, catalogue: Catalogue, first: Question) {
    this.#board = board;
    this.#catalogue = catalogue;
    const onact = (action: Action) => void this.#sent.push(action);
    const props = ({ view, decision, log }: Question) => ({ view, decision, log, catalogue, onact, you: { id: "me", seats: [decision.seat], seat: decision.seat } }) as never;
    const parts = PARTS.flatMap((part) => (board[part] ? [render(board[part], { props: props(first) })] : []));
    this.#ask = (question) => parts.forEach((part) => void part.rerender(props(question)));
  }

  /** The choices that no thing on the stage makes, that do not stand apart and end no stepper. */
  unanswered(question: Question): Choice[] {
    this.#ask(question);
    flushSync();
    const { actions } = question.decision;
    const stepper = this.#board.stepperOf(question.decision, question.view, this.#catalogue);
    const made = new Set<string>([...apartOf(actions, stepper).map(({ action }) => action), stepper?.done ?? []].map((action) => action.join(" ")));
    const seen = new Set<string>();
    const click = (thing: Element) => this.#click(thing, actions).forEach((action) => made.add(action.join(" ")));
    fresh(ANSWERS, seen).forEach(click);
    for (let things = fresh(THINGS, seen); things.length; things = fresh(THINGS, seen)) {
      // A click may bring answers forth, such as the dice that were picked.
      for (const thing of things) [thing, ...fresh(ANSWERS, seen)].forEach(click);
    }
    return actions.filter(({ action }) => !made.has(action.join(" ")));
  }

  /** The actions a click on a thing sends, at once or by its menu. */
  #click(thing: Element, choices: Choice[]): Action[] {
    this.#sent = [];
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    const menu = document.querySelector("[role=menu]");
    if (!menu) return this.#sent;
    const offered = new Set([...menu.querySelectorAll("[role=menuitem]")].map((item) => item.textContent!.trim()));
    document.querySelector<HTMLElement>(".away")!.click();
    flushSync();
    return choices.filter(({ label }) => offered.has(capital(label))).map(({ action }) => action);
  }
}
