import { allowanceOverride } from '#chain/simulation/allowanceOverride.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { explainRefusal } from './explainProblem.ts';
import { checkReturned, inspectPlan } from './planRules.ts';
import type { SimulationContext, PlanProblem, TransactionPlan } from '#writes/plan/plan.ts';

/** Succeeds without state overrides. Only a refusal by the contract or a check is a problem. Never rejects. */
export const simulateAfterApproval = async (
  context: SimulationContext,
  plan: TransactionPlan,
  { token, spender }: { readonly token: Address; readonly spender: Address },
): Promise<Result<void, SendProblem | PlanProblem>> => {
  const { reader, from } = context;
  const override = await allowanceOverride(reader, { token, owner: from, spender });
  if (!override) return ok(undefined);
  const { contract: to, callData: data, value } = plan;
  const [answer, inspected] = await Promise.all([
    tryCall(reader, { from, to, data, value }, override),
    inspectPlan(plan, context),
  ]);
  if (!inspected.ok) return inspected;
  if (answer.ok) return checkReturned(plan, answer.value);
  if (answer.error.code !== 'reverted') return ok(undefined);
  return err((await explainRefusal(plan, context, answer.error, true)) ?? answer.error);
};
