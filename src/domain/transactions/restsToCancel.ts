import { orderKey } from '../orderBook/accountOrders.ts';
import type { Address } from '../tokens/types.ts';
import type { CurrencyFact, TransactionRecord } from './types.ts';

type Placed = Pick<TransactionRecord, 'info' | 'outcome'>;

/**
 * Key of the order that was left by a market order whose remainder was to be cancelled; undefined if nothing was left.
 * `wrappedNative` replaces the native coin.
 */
export const restToCancel = ({ info, outcome }: Placed, wrappedNative: Address): string | undefined => {
  if (info.kind !== 'placeOrder' || info.cancelsRest !== true || !outcome || outcome.rests === '0') return undefined;
  const tokenOf = ({ address = wrappedNative }: CurrencyFact): Address => address;
  return orderKey(tokenOf(info.input), tokenOf(info.output), BigInt(outcome.orderIndex));
};

/** Keys of all such orders, open or closed. */
export const restsToCancel = (records: readonly Placed[], wrappedNative: Address): ReadonlySet<string> =>
  new Set(records.map((record) => restToCancel(record, wrappedNative)).filter((key) => key !== undefined));
