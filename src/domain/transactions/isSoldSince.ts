import type { Address } from '../tokens/types.ts';
import { actualCalls } from './actualCall.ts';
import { isOrderOutcome } from './callOutcome.ts';
import { hasFailed } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

type Before = Pick<TransactionRecord, 'from' | 'addedTime'>;

/** First order or swap after a transaction of the same account that sells the token and has not failed. */
export const saleSince = (
  records: readonly TransactionRecord[],
  { from, addedTime }: Before,
  token: Address | undefined,
): TransactionRecord | undefined =>
  records
    .filter((record) => record.from === from && record.addedTime > addedTime && !hasFailed(record))
    .toSorted((a, b) => a.addedTime - b.addedTime)
    .find(({ info }) => (info.kind === 'placeOrder' || info.kind === 'swap') && info.input.address === token);

/**
 * Raw amount of a token, or of the coin, that a sale received according to its receipt. 0 if it bought another token;
 * undefined without a receipt.
 */
export const boughtIn = (sale: TransactionRecord, token: Address | undefined): bigint | undefined => {
  const { info } = sale;
  if (!('output' in info) || info.output.address !== token) return 0n;
  const sold = actualCalls(sale).find(({ call }) => isOrderOutcome(call))?.call;
  return isOrderOutcome(sold) ? BigInt(sold.received) : undefined;
};

/** True if the account of a transaction sold the token after it, in a transaction that has not failed. */
export const isSoldSince = (...terms: Parameters<typeof saleSince>): boolean => saleSince(...terms) !== undefined;
