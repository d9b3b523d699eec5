import type { SubmitProblem } from '#writes/plan/plan.ts';
import { refusalText } from '#writes/sending/refusalText.ts';

export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? refusalText(problem.cause) : undefined;
};
