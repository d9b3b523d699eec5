import type { Address } from '../tokens/types.ts';
import { hasFailed } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

/** True if the account of a transaction sent an order for the token after it that has not failed. */
export const isSoldSince = (
  records: readonly TransactionRecord[],
  { from, addedTime }: Pick<TransactionRecord, 'from' | 'addedTime'>,
  token: Address | undefined,
): boolean =>
  records.some(
    (record) =>
      record.from === from &&
      record.addedTime > addedTime &&
      !hasFailed(record) &&
      record.info.kind === 'placeOrder' &&
      record.info.input.address === token,
  );
