import { ok } from '#lib/result.ts';
import { flawIn, isAnswered, type Answers, type JsonRpcRequest } from './batchAnswers.ts';

/** Answers in which another node's usable answers replace those to `long`, which were too long. */
export const withAnswersOf = (answers: Answers, long: readonly JsonRpcRequest[], other: Answers): Answers => {
  const isBetter = other.ok && !flawIn(other) && long.some(({ id }) => isAnswered(other, id));
  return answers.ok && isBetter ? ok(new Map([...answers.value, ...other.value])) : answers;
};
