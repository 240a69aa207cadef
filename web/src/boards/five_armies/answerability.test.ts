/** Every choice of the game can be made on the stage: by the thing it is about, or where its question is asked. */
import { expect, it, vi } from "vitest";

import messages from "../../../../src/westmarch/games/five_armies/texts/en.ftl?raw";
import { AnswerabilityProbe, questionsOf } from "../testing/answerability";
import { loadBoard } from "../registry";

const { catalogue, questions } = await questionsOf("five_armies");

it("is tried with every kind of question", () => {
  const asked = [...messages.matchAll(/^decision-(\w+)-question =/gm)].map(([, kind]) => kind);
  expect(new Set(questions.map(({ decision: { kind } }) => kind))).toEqual(new Set(asked));
});

it("leaves nothing to the list of choices", async () => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  const board = await loadBoard("five_armies");
  expect(board.staged).toBe(true);
  const stage = new AnswerabilityProbe(board, catalogue, questions[0]!);
  const missing = questions.flatMap((question) => stage.unanswered(question).map(({ action }) => `${question.decision.kind}: ${action.join(" ")}`));
  expect(missing).toEqual([]);
}, 180_000);
