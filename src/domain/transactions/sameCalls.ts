import type { Hex } from '../multicall/types.ts';
import { APPROVE } from './erc20Selectors.ts';
import type { RequestedCall, TransactionRecord } from './types.ts';
import type { WalletRequest } from './walletRequest.ts';

const isSameCall = (a: RequestedCall, b: RequestedCall): boolean =>
  a.to.toLowerCase() === b.to.toLowerCase() &&
  BigInt(a.value) === BigInt(b.value) &&
  a.data.toLowerCase() === b.data.toLowerCase();

/** True for equal destination, data and value, in the same order. */
export const isSameCalls = (a: readonly RequestedCall[], b: readonly RequestedCall[]): boolean =>
  a.length === b.length && a.every((call, index) => isSameCall(call, b[index] ?? { ...call, to: '0x' }));

/** True if the account has sent the same calls since the request. Records of batches alone have their calls. */
export const isSentAgain = (
  { calls, askedTime }: Pick<WalletRequest, 'calls' | 'askedTime'>,
  records: readonly Pick<TransactionRecord, 'addedTime' | 'requested'>[],
): boolean =>
  records.some(
    ({ addedTime, requested }) => addedTime >= askedTime && requested !== undefined && isSameCalls(requested, calls),
  );

const APPROVAL = new RegExp(`^${APPROVE}[\\da-f]{64}([\\da-f]{64})$`, 'i');
const AMOUNT_DIGITS = 64;

const isLowered = (call: RequestedCall, requested: RequestedCall): boolean => {
  const [amount, requestedAmount] = [call, requested].map(({ data }) => APPROVAL.exec(data)?.[1]);
  if (amount === undefined || requestedAmount === undefined) return false;
  const data = `${call.data.slice(0, -AMOUNT_DIGITS)}${requestedAmount}` as const;
  return (
    BigInt(`0x${amount}`) < BigInt(`0x${requestedAmount}`) && isSameCall({ ...call, data: data as Hex }, requested)
  );
};

/** First approval with a lower amount, if all other calls are equal; undefined for any other difference. */
export const loweredApproval = (
  calls: readonly RequestedCall[],
  requested: readonly RequestedCall[],
): RequestedCall | undefined => {
  if (calls.length !== requested.length) return undefined;
  const pairs = requested.flatMap((request, index) => {
    const call = calls[index];
    return call ? [{ request, call }] : [];
  });
  const isNearly = pairs.every(({ call, request }) => isSameCall(call, request) || isLowered(call, request));
  return isNearly ? pairs.find(({ call, request }) => isLowered(call, request))?.call : undefined;
};

/** First call missing from `requested`; undefined if all are included. Their order and number do not matter. */
export const unrequestedCall = (
  calls: readonly RequestedCall[],
  requested: readonly RequestedCall[],
): RequestedCall | undefined => calls.find((call) => !requested.some((entry) => isSameCall(entry, call)));
