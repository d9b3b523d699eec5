import { ok } from '#lib/result.ts';
import { flawIn, isAnswered } from './batchAnswers.ts';
import type { Answers, JsonRpcRequest } from './batchAnswers.ts';

/**
 * The answers with another node's in the place of those to `long`, which were too long; unchanged if the other one has no
 * usable answer either.
 */
export const withAnswersOf = (answers: Answers, long: readonly JsonRpcRequest[], other: Answers): Answers => {
  const isBetter = other.ok && !flawIn(other) && long.some(({ id }) => isAnswered(other, id));
  return answers.ok && isBetter ? ok(new Map([...answers.value, ...other.value])) : answers;
};
