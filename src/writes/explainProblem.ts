import { isMissingBlock } from '#chain/rpc/errors.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import { err, type Result } from '#lib/result.ts';
import type { SimulationContext, SubmitProblem, TransactionPlan } from './plan.ts';

export const explainProblem = async (
  plan: TransactionPlan,
  context: SimulationContext,
  problem: SendProblem,
): Promise<Result<never, SubmitProblem>> => {
  if ('cause' in problem && isMissingBlock(problem.cause)) return err({ code: 'nodeBehind' });
  const cause = problem.code === 'reverted' ? await plan.explain?.(context, problem) : undefined;
  return err(cause ?? problem);
};
