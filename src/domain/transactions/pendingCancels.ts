import { orderKey } from '../orderBook/accountOrders.ts';
import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { CurrencyFact, TransactionRecord } from './types.ts';

type Pending = Pick<TransactionRecord, 'info' | 'also' | 'receipt' | 'ended' | 'callsStage'>;

/** Order keys, also of batches until forgotten, and proposals. `wrappedNative` replaces the native coin. */
export const pendingCancels = (records: readonly Pending[], wrappedNative: Address): ReadonlySet<string> => {
  const tokenOf = ({ address = wrappedNative }: CurrencyFact): Address => address;
  const pending = records.filter((record) => !isSettled(record) && record.callsStage !== 'forgotten');
  const keys = pending
    .flatMap(({ info, also = [] }) => [...also, info])
    .flatMap((info) =>
      info.kind === 'cancelOrder' || info.kind === 'cancelIntoDeposit'
        ? [orderKey(tokenOf(info.input), tokenOf(info.output), BigInt(info.orderIndex))]
        : [],
    );
  return new Set(keys);
};
