/** The answers to a question that no thing of the table can give. */
import { capital } from "../../lib/games/choiceGroups";
import type { Choice, Decision } from "../../lib/api/protocol";
import { isApart } from "./barLayout";

/**
 * What stands as buttons where the question is asked: a plain question with all its answers (cease or go on? yes or no?),
 * and else the choices that point at nothing which could be clicked. Pass, skip and done beside things that can be clicked
 * need no more than their place apart in the bar.
 */
export function answersOf(decision: Decision, loose: readonly Choice[]): Choice[] {
  const { actions } = decision;
  if (actions.every(isApart)) return [...actions];
  return loose.length < actions.length ? loose.filter((choice) => !isApart(choice)) : [...loose];
}

/** A question in two: the step or card it belongs to, and what is asked. */
export function partsOf(question: string): { step: string; asked: string } {
  const at = question.indexOf(": ");
  return { step: at < 0 ? "" : capital(question.slice(0, at)), asked: capital(at < 0 ? question : question.slice(at + 2)) };
}
