import type { Reader } from '#chain/sending/send.ts';
import { simulateBatch } from '#chain/simulation/simulateBatch.ts';
import type { Address } from '#domain/tokens/types.ts';
import { chainDeadline, shownDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { plannedCall, type PlannedCall } from '#writes/plan/planParts.ts';
import type { StakedRemoval } from './liquidityTerms.ts';
import { paysCoin, planRemoveLiquidity } from './removeLiquidity.ts';

const succeeds = async (reader: Reader, from: Address, plans: readonly PlannedCall[]): Promise<boolean> => {
  const calls = plans.map(({ contract: to, callData: data, value }) => ({ to, data, value }));
  return (await simulateBatch(reader, from, calls)).ok;
};

/** Sets the deadline by the chain's time. Uses the fee-on-transfer call if only that succeeds. Never rejects. */
export const settleStakedRemoval = async (
  reader: Reader,
  { before, terms }: StakedRemoval,
  times: DeadlineTimes,
): Promise<TransactionPlan> => {
  const deadline = await chainDeadline(reader, times);
  const plain = planRemoveLiquidity(terms, { deadline, hasTransferFee: false });
  if (!paysCoin(terms) || (await succeeds(reader, terms.account, [...before, plain]))) return plain;
  const tolerant = planRemoveLiquidity(terms, { deadline, hasTransferFee: true });
  return (await succeeds(reader, terms.account, [...before, tolerant])) ? tolerant : plain;
};

/** `before`: plans of the same transaction that provide the pool tokens. */
export const stakedRemovalPlan = (
  before: readonly PlannedCall[],
  terms: StakedRemoval['terms'],
  times: DeadlineTimes,
): TransactionPlan => ({
  ...planRemoveLiquidity(terms, { deadline: shownDeadline(times), hasTransferFee: false }),
  refresh: { rule: 'stakedRemoval', removal: { before: before.map(plannedCall), terms }, times },
});
