import type { Reader, StateOverride } from '#chain/sending/send.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';

/** Whether the contract refuses the call, optionally with overridden storage; a node that does not answer has not refused. Never rejects. */
export const isRefused = async (
  reader: Reader,
  from: Address,
  { contract, callData, value }: TransactionPlan,
  override?: StateOverride,
): Promise<boolean> => {
  const called = await tryCall(reader, { from, to: contract, data: callData, value }, override);
  return !called.ok && called.error.code === 'reverted';
};
