import type { Reader } from '#chain/sending/send.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';

/** Whether the contract refuses the call; a node that does not answer has not refused. Never rejects. */
export const isRefused = async (
  reader: Reader,
  from: Address,
  { contract, callData, value }: TransactionPlan,
): Promise<boolean> => {
  const called = await tryCall(reader, { from, to: contract, data: callData, value });
  return !called.ok && called.error.code === 'reverted';
};
