import { proposedCalls } from '#chain/safe/proposedCalls.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Reader } from '#chain/sending/send.ts';
import { isSameCalls, unrequestedCall } from '#domain/transactions/sameCalls.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';

/** Undefined if all were requested. @param calls undefined for code in the Safe's name that is no known batch */
export const callInstead = (
  { to, data, value }: SafeTransaction,
  calls: readonly RequestedCall[] | undefined,
  requested: readonly RequestedCall[],
): RequestedCall | undefined => {
  if (calls && isSameCalls(calls, requested)) return undefined;
  return shortCall((calls && unrequestedCall(calls, requested)) ?? { to, data, value: value.toString() });
};

export const proposedInstead = async (
  reader: Reader,
  proposed: SafeTransaction,
  requested: readonly RequestedCall[],
): Promise<RequestedCall | undefined> => callInstead(proposed, await proposedCalls(reader, proposed), requested);
