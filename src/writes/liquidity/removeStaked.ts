import { readRpc } from '#chain/rpc/readRpc.ts';
import type { Reader } from '#chain/sending/send.ts';
import { simulateBatch } from '#chain/simulation/simulateBatch.ts';
import type { Address } from '#domain/tokens/types.ts';
import { chainDeadline, shownDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { paysCoin, planRemoveLiquidity, type RemoveTerms } from './removeLiquidity.ts';

/** A batch approves instead of a permit. `before`: plans of the same transaction that provide the pool tokens. */
export interface StakedRemoval {
  readonly before: readonly TransactionPlan[];
  readonly terms: RemoveTerms & { readonly permit: undefined };
}

const succeeds = async (reader: Reader, from: Address, plans: readonly TransactionPlan[]): Promise<boolean> => {
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

export const stakedRemovalPlan = (removal: StakedRemoval, times: DeadlineTimes): TransactionPlan => ({
  ...planRemoveLiquidity(removal.terms, { deadline: shownDeadline(times), hasTransferFee: false }),
  refresh: () => settleStakedRemoval(readRpc, removal, times),
});
