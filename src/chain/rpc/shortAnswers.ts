import { ok } from '#lib/result.ts';
import { flawIn, isAnswered, isTooLong } from './batchAnswers.ts';
import type { Answers, JsonRpcRequest } from './batchAnswers.ts';

/** The answers with another node's in the place of those that were too long; unchanged if its are too long as well. */
export const shortAnswers = async (
  answers: Answers,
  batch: readonly JsonRpcRequest[],
  askOther: (long: readonly JsonRpcRequest[]) => Promise<Answers>,
): Promise<Answers> => {
  const long = batch.filter(({ id }) => isTooLong(answers, id));
  if (!answers.ok || long.length === 0) return answers;
  const short = await askOther(long);
  if (!short.ok || flawIn(short) || !long.some(({ id }) => isAnswered(short, id))) return answers;
  return ok(new Map([...answers.value, ...short.value]));
};
