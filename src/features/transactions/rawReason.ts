import type { SubmitProblem } from '#writes/plan.ts';
import { saidBy } from '#writes/saidBy.ts';

/** The reason as the contract, the wallet or the node gave it, to copy; undefined where none was given. */
export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? saidBy(problem.cause) : undefined;
};
