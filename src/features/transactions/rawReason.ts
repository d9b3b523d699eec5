import type { SubmitProblem } from '#writes/plan.ts';
import { saidBy } from '#writes/saidBy.ts';

/** Unmodified reason of the contract, the wallet or the node, to copy; undefined without one. */
export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? saidBy(problem.cause) : undefined;
};
