import { arrivingAmount, type Movement } from '#chain/simulation/arrivingAmount.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { PlanProblem, SimulationContext, TakesFee, TransactionPlan } from '#writes/plan/plan.ts';
import type { GuardedOrder } from './orderTerms.ts';

/** Raw units of a simulated purchase: enough to show a fee of 0.01 %, and few enough for every pool. */
const TRIED = 10_000n;

type Transfer = Movement & Pick<TakesFee, 'side'>;

/** Rejects a transfer that would not arrive in full, unless the node cannot simulate it. */
export const arrivesWhole = async (
  { reader }: Pick<SimulationContext, 'reader'>,
  { side, ...movement }: Transfer,
): Promise<Result<void, PlanProblem>> => {
  const { amount: sent } = movement;
  const arrived = await arrivingAmount(reader, movement);
  return arrived !== undefined && arrived < sent ? err({ code: 'takesFee', side, sent, arrived }) : ok(undefined);
};

const transfersOf = (owner: Movement['from'], order: GuardedOrder): readonly Transfer[] => {
  const { book, pair, receiver, soldToken, boughtToken, from, paysNative, paidInNative } = order;
  const paid: Transfer = { side: 'sold', token: soldToken, from: owner, to: book, amount: from };
  const bought = { side: 'bought', token: boughtToken, amount: TRIED } as const;
  return [
    ...(paysNative ? [] : [paid]),
    ...(paidInNative
      ? []
      : [
          { ...bought, from: pair, to: book },
          { ...bought, from: book, to: receiver },
        ]),
  ];
};

/** The book counts the amount sent, so a transfer fee would be paid from the deposits of others. */
export const orderArrives = async (
  context: SimulationContext,
  order: GuardedOrder,
): Promise<Result<void, PlanProblem>> => {
  const checked = await Promise.all(
    transfersOf(context.from, order).map((transfer) => arrivesWhole(context, transfer)),
  );
  return checked.find((arrival) => !arrival.ok) ?? ok(undefined);
};

export const guardOrder = (plan: TransactionPlan, order: GuardedOrder): TransactionPlan => ({
  ...plan,
  inspect: { rule: 'orderArrives', order },
  explain: { rule: 'refusedOrder', order },
});
