import { arrivingAmount } from '#chain/simulation/arrivingAmount.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { SimulationContext, PlanProblem, TransactionPlan } from './plan.ts';
import { diagnoseRefusal } from './diagnoseRefusal.ts';
import type { RefusedOrder } from './diagnoseRefusal.ts';

/** What the checks of an order need beyond its call. */
export interface GuardedOrder extends RefusedOrder {
  /** The whole input, raw units. */
  readonly from: bigint;
  /** Paid with the native coin, which has no transfer fee. */
  readonly paysNative: boolean;
  /** A limit order, or one that leaves a remainder. */
  readonly mayRest: boolean;
}

/** A resting order promises its whole amount, so the book must receive all of it. */
const checkArrival = async (
  { reader, from: owner }: SimulationContext,
  { book, soldToken, from, paysNative, mayRest }: GuardedOrder,
): Promise<Result<void, PlanProblem>> => {
  if (paysNative || !mayRest) return ok(undefined);
  const arrived = await arrivingAmount(reader, { token: soldToken, from: owner, to: book, amount: from });
  return arrived !== undefined && arrived < from ? err({ code: 'takesFee', sent: from, arrived }) : ok(undefined);
};

/** Adds to an order's plan what a simulation does not show: the token's transfer fee, and the reason for a refusal. */
export const guardOrder = (plan: TransactionPlan, order: GuardedOrder): TransactionPlan => ({
  ...plan,
  inspect: (context) => checkArrival(context, order),
  explain: (context, refusal) => diagnoseRefusal(context, order, refusal),
});
