/** The answers to a question that no thing of the table can give. */
import { capital } from "../lib/choices";
import type { Choice, Decision } from "../lib/protocol";
import { isApart } from "./bar";

/**
 * Of the choices that point at nothing which could be clicked those that stand as buttons where the question is asked.
 * Pass, skip and done beside things that can be clicked need no more than their place in the bar.
 */
export function answersOf(decision: Decision, loose: readonly Choice[]): Choice[] {
  const things = loose.length < decision.actions.length;
  return things ? loose.filter((choice) => !isApart(choice)) : [...loose];
}

/** A question in two: the step or card it belongs to, and what is asked. */
export function partsOf(question: string): { step: string; asked: string } {
  const at = question.indexOf(": ");
  return { step: at < 0 ? "" : capital(question.slice(0, at)), asked: capital(at < 0 ? question : question.slice(at + 2)) };
}
