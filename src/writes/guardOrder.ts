import { arrivingAmount } from '#chain/simulation/arrivingAmount.ts';
import type { Movement } from '#chain/simulation/arrivingAmount.ts';
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

/** Refuses a transfer of the account that would not arrive whole. A node that cannot simulate it refuses nothing. */
export const arrivesWhole = async (
  { reader, from }: SimulationContext,
  transfer: Omit<Movement, 'from'>,
): Promise<Result<void, PlanProblem>> => {
  const { amount } = transfer;
  const arrived = await arrivingAmount(reader, { ...transfer, from });
  return arrived !== undefined && arrived < amount ? err({ code: 'takesFee', sent: amount, arrived }) : ok(undefined);
};

/** A resting order promises its whole amount, so the book must receive all of it. */
const checkArrival = async (
  context: SimulationContext,
  { book, soldToken, from, paysNative, mayRest }: GuardedOrder,
): Promise<Result<void, PlanProblem>> =>
  paysNative || !mayRest ? ok(undefined) : arrivesWhole(context, { token: soldToken, to: book, amount: from });

/** Adds to an order's plan what a simulation does not show: the token's transfer fee, and the reason for a refusal. */
export const guardOrder = (plan: TransactionPlan, order: GuardedOrder): TransactionPlan => ({
  ...plan,
  inspect: (context) => checkArrival(context, order),
  explain: (context, refusal) => diagnoseRefusal(context, order, refusal),
});
