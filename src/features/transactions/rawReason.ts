import type { SubmitProblem } from '#writes/plan/plan.ts';
import { saidBy } from '#writes/sending/saidBy.ts';

export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? saidBy(problem.cause) : undefined;
};
