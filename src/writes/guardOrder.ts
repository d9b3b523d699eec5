import { arrivingAmount } from '#chain/simulation/arrivingAmount.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { SimulationContext, PlanProblem, TransactionPlan } from './plan.ts';
import { diagnoseRefusal } from './diagnoseRefusal.ts';
import type { RefusedOrder } from './diagnoseRefusal.ts';

/** What the checks of an order need to know beyond its call. */
export interface GuardedOrder extends RefusedOrder {
  /** Sold in all, raw units. */
  readonly from: bigint;
  /** Paid with the native coin: nothing can be kept of it. */
  readonly paysNative: boolean;
  /** It is meant to rest, or a part of it will. */
  readonly mayRest: boolean;
}

/** An order that rests promises all it sells: the book must have received all of it. */
const checkArrival = async (
  { reader, from: owner }: SimulationContext,
  { book, soldToken, from, paysNative, mayRest }: GuardedOrder,
): Promise<Result<void, PlanProblem>> => {
  if (paysNative || !mayRest) return ok(undefined);
  const arrived = await arrivingAmount(reader, { token: soldToken, from: owner, to: book, amount: from });
  return arrived !== undefined && arrived < from ? err({ code: 'takesFee', sent: from, arrived }) : ok(undefined);
};

/** The plan of an order that finds out before signing what a simulation does not say: fees of the token, and who blocks. */
export const guardOrder = (plan: TransactionPlan, order: GuardedOrder): TransactionPlan => ({
  ...plan,
  inspect: (context) => checkArrival(context, order),
  explain: (context, refusal) => diagnoseRefusal(context, order, refusal),
});
