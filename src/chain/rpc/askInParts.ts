import { err, ok } from '#lib/result.ts';
import type { Answers, JsonRpcRequest, RpcAnswer } from './batchAnswers.ts';
import { isTooLarge } from './errors.ts';

/**
 * Asks a batch in parts of at most `size` requests, all at the same time. A request that is too large even alone gets
 * that error for itself; any other part that fails fails them all, and so do parts of which none is answered, unless all
 * their answers were too long.
 */
export const askInParts = async (
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
