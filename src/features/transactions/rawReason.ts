import type { SubmitProblem } from '#writes/plan.ts';

const messageOf = (cause: unknown): string | undefined => {
  if (typeof cause === 'string') return cause;
  const isObject = typeof cause === 'object' && cause !== null;
  return isObject && 'message' in cause && typeof cause.message === 'string' ? cause.message : undefined;
};

/** The reason as the contract, the wallet or the node gave it, to copy; undefined where none was given. */
export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? messageOf(problem.cause) : undefined;
};
