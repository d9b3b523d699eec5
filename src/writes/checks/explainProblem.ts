import { isMissingBlock } from '#chain/rpc/errors.ts';
import type { Refusal, SendProblem } from '#chain/sending/sendProblem.ts';
import { err, type Result } from '#lib/result.ts';
import { diagnosePayments } from './diagnosePayments.ts';
import { explainPlan } from './planRules.ts';
import type { PlanProblem, SimulationContext, SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';

/** Diagnosis of the plan itself, else that of its payments. Never rejects. */
export const explainRefusal = async (
  plan: TransactionPlan,
  context: SimulationContext,
  refusal: Refusal,
  isApproved = false,
): Promise<PlanProblem | undefined> =>
  (await explainPlan(plan, context, refusal)) ?? diagnosePayments(context, plan, refusal, isApproved);

/** @param isAlone false if earlier calls of its batch may pay or approve what it takes */
export const explainProblem = async (
  plan: TransactionPlan,
  context: SimulationContext,
  problem: SendProblem,
  isAlone: boolean,
): Promise<Result<never, SubmitProblem>> => {
  if ('cause' in problem && isMissingBlock(problem.cause)) return err({ code: 'nodeBehind' });
  if (problem.code !== 'reverted') return err(problem);
  const cause = isAlone ? await explainRefusal(plan, context, problem) : await explainPlan(plan, context, problem);
  return err(cause ?? problem);
};
