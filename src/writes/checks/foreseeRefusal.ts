import { tryCall } from '#chain/sending/send.ts';
import type { Address } from '#domain/tokens/types.ts';
import { explainRefusal } from './explainProblem.ts';
import { reader } from './lastChecks.ts';
import type { SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';
import { simulateAfterApproval } from './simulateAfterApproval.ts';

/** Refusals that a plan's diagnosis names; any other one may come from the node. */
const NAMED: ReadonlySet<SubmitProblem['code']> = new Set([
  'makerBlocked',
  'receiverBlocked',
  'rewardsBlocked',
  'transferRefused',
  'takesFee',
  'payoutBlocked',
]);

interface MissingApproval {
  readonly token: Address;
  readonly spender: Address;
}

/**
 * Simulates a plan at the latest block and diagnoses its refusal before the user presses anything. Undefined if it
 * would succeed, if the refusal has no known reason, or if the node does not answer. Never rejects.
 */
export const foreseeRefusal = async (
  plan: TransactionPlan,
  from: Address,
  missing?: MissingApproval,
): Promise<SubmitProblem | undefined> => {
  const context = { reader, from };
  const named = (problem: SubmitProblem | undefined): SubmitProblem | undefined =>
    problem && NAMED.has(problem.code) ? problem : undefined;
  if (missing) {
    const simulated = await simulateAfterApproval(context, plan, missing);
    return simulated.ok ? undefined : named(simulated.error);
  }
  const { contract: to, callData: data, value } = plan;
  const answer = await tryCall(reader, { from, to, data, value });
  if (answer.ok || answer.error.code !== 'reverted') return undefined;
  return named(await explainRefusal(plan, context, answer.error));
};
