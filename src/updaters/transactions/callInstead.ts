import { proposedCalls } from '#chain/safe/proposedCalls.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Reader } from '#chain/sending/send.ts';
import { isSameCalls, loweredApproval, unrequestedCall } from '#domain/transactions/sameCalls.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type { RequestedCall, SafeProgress } from '#domain/transactions/types.ts';

/**
 * Undefined if exactly the requested calls were executed.
 * @param calls undefined for unknown code that ran in the Safe's name
 */
export const callInstead = (
  { to, data, value }: SafeTransaction,
  calls: readonly RequestedCall[] | undefined,
  requested: readonly RequestedCall[],
): Pick<SafeProgress, 'instead' | 'approvesLess'> | undefined => {
  if (calls && isSameCalls(calls, requested)) return undefined;
  const lowered = calls && loweredApproval(calls, requested);
  if (lowered) return { approvesLess: lowered };
  const instead = (calls && unrequestedCall(calls, requested)) ?? { to, data, value: value.toString() };
  return { instead: shortCall(instead) };
};

export const proposedInstead = async (
  reader: Reader,
  proposed: SafeTransaction,
  requested: readonly RequestedCall[],
): Promise<ReturnType<typeof callInstead>> => callInstead(proposed, await proposedCalls(reader, proposed), requested);
