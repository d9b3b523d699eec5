import { err, ok } from '#lib/result.ts';
import type { Answers, JsonRpcRequest, RpcAnswer } from './batchAnswers.ts';
import { isTooLarge } from './errors.ts';

/**
 * Sends all parts at the same time, at most `size` requests each. A single request that is too large keeps its error.
 * Any other failed part fails all, as do parts without any answer, unless all were too long.
 */
export const sendInParts = async (
  batch: readonly JsonRpcRequest[],
  size: number,
  ask: (part: readonly JsonRpcRequest[]) => Promise<Answers>,
): Promise<Answers> => {
  const parts = Array.from({ length: Math.ceil(batch.length / size) }, (_, i) => batch.slice(i * size, (i + 1) * size));
  const all = new Map<number, RpcAnswer>();
  let failure: Answers | undefined;
  for (const [i, answers] of (await Promise.all(parts.map(ask))).entries()) {
    const [request, ...others] = parts[i] ?? [];
    if (answers.ok) for (const [id, answer] of answers.value) all.set(id, answer);
    else if (request && others.length === 0 && isTooLarge(answers.error)) all.set(request.id, err(answers.error));
    else return answers;
    if (!answers.ok && answers.error.kind !== 'size') failure ??= answers;
  }
  return failure && [...all.values()].every((answer) => !answer.ok) ? failure : ok(all);
};
