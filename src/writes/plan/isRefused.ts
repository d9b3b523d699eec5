import { tryCall, type Reader, type StateOverride } from '#chain/sending/send.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';

/** True on a revert; false without an answer. Never rejects. */
export const isRefused = async (
  reader: Reader,
  from: Address,
  { contract, callData, value }: TransactionPlan,
  override?: StateOverride,
): Promise<boolean> => {
  const called = await tryCall(reader, { from, to: contract, data: callData, value }, override);
  return !called.ok && called.error.code === 'reverted';
};
