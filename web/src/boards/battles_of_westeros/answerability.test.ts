/** Every choice of the game can be made on the stage: by the thing it is about, or where its question is asked. */
import { expect, it, vi } from "vitest";

import messages from "../../../../src/westmarch/games/battles_of_westeros/texts/en.ftl?raw";
import { AnswerabilityProbe, questionsOf, type Question } from "../testing/answerability";
import { loadBoard } from "../registry";

const { catalogue, questions } = await questionsOf("battles_of_westeros");
const known = new Set(questions.map(({ decision: { kind } }) => kind));

/** Asked only where catapults aim at open ground, which they do in no battle of the box. */
const short = questions.find(({ decision: { kind } }) => kind === "disengage")!;
const CHOOSE_WAY: Question = { ...short, decision: { ...short.decision, kind: "choose_way", actions: ["yes", "no"].map((verb, id) => ({ id, action: [verb], label: verb, target: {} })) } };

it("is tried with every kind of question", () => {
  const asked = [...messages.matchAll(/^decision-(\w+)-question =/gm)].map(([, kind]) => kind);
  expect(new Set([...known, "choose_way"])).toEqual(new Set(asked));
});

it("leaves nothing to the list of choices", async () => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  // Units that are gone in the next question leave at once.
  Element.prototype.animate = () => ({ cancel() {}, set onfinish(end: () => void) { queueMicrotask(end); } }) as never;
  const board = await loadBoard("battles_of_westeros");
  expect(board.staged).toBe(true);
  const stage = new AnswerabilityProbe(board, catalogue, questions[0]!);
  const missing = [...questions, CHOOSE_WAY].flatMap((question) => stage.unanswered(question).map(({ action }) => `${question.decision.kind}: ${action.join(" ")}`));
  expect(missing).toEqual([]);
}, 180_000);
