import type { Address } from '../tokens/types.ts';
import { actualCalls } from './actualCall.ts';
import { hasFailed } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

/** True if the account of a transaction supplied to the pool after it, in a transaction that has not failed. */
export const isSuppliedSince = (
  records: readonly TransactionRecord[],
  { from, addedTime }: Pick<TransactionRecord, 'from' | 'addedTime'>,
  pair: Address,
): boolean =>
  records.some(
    (record) =>
      record.from === from &&
      record.addedTime > addedTime &&
      !hasFailed(record) &&
      actualCalls(record).some(({ info }) => info.kind === 'addLiquidity' && info.pair === pair),
  );
