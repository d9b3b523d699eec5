import { proposedCalls } from '#chain/safe/proposedCalls.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Reader } from '#chain/sending/send.ts';
import { isSameCalls, unrequestedCall } from '#domain/transactions/sameCalls.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';

/**
 * The call of a Safe's transaction that was not requested; undefined if all were.
 * @param calls undefined where code runs in the Safe's name that is no known batch: the whole transaction is then named
 */
export const callInstead = (
  { to, data, value }: SafeTransaction,
  calls: readonly RequestedCall[] | undefined,
  requested: readonly RequestedCall[],
): RequestedCall | undefined => {
  if (calls && isSameCalls(calls, requested)) return undefined;
  return shortCall((calls && unrequestedCall(calls, requested)) ?? { to, data, value: value.toString() });
};

/** As `callInstead`, for a proposal as its Safe's page describes it. Rejects as the node does. */
export const proposedInstead = async (
  reader: Reader,
  proposed: SafeTransaction,
  requested: readonly RequestedCall[],
): Promise<RequestedCall | undefined> => callInstead(proposed, await proposedCalls(reader, proposed), requested);
