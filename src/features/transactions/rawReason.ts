import type { SubmitProblem } from '#writes/plan.ts';
import { saidBy } from '#writes/saidBy.ts';

export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? saidBy(problem.cause) : undefined;
};
