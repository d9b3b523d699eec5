import type { Address } from '../tokens/types.ts';
import { hasFailed } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

type Before = Pick<TransactionRecord, 'from' | 'addedTime'>;

/** The first order or swap of the token that the account of a transaction sent after it and that has not failed. */
export const saleSince = (
  records: readonly TransactionRecord[],
  { from, addedTime }: Before,
  token: Address | undefined,
): TransactionRecord | undefined =>
  records
    .filter((record) => record.from === from && record.addedTime > addedTime && !hasFailed(record))
    .toSorted((one, other) => one.addedTime - other.addedTime)
    .find(({ info }) => (info.kind === 'placeOrder' || info.kind === 'swap') && info.input.address === token);

/** True if the account of a transaction sold the token after it, in a transaction that has not failed. */
export const isSoldSince = (...terms: Parameters<typeof saleSince>): boolean => saleSince(...terms) !== undefined;
