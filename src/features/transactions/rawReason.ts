import { fieldsOf } from '#lib/fields.ts';
import type { SubmitProblem } from '#writes/plan.ts';

const messageOf = (cause: unknown): string | undefined => {
  if (typeof cause === 'string') return cause;
  const { message } = fieldsOf(cause);
  return typeof message === 'string' ? message : undefined;
};

/** The reason as the contract, the wallet or the node gave it, to copy; undefined where none was given. */
export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? messageOf(problem.cause) : undefined;
};
