import { orderKey } from '../orderBook/accountOrders.ts';
import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import { isUnseen } from './settlement.ts';
import type { CurrencyFact, TransactionRecord } from './types.ts';

type Sent = Pick<TransactionRecord, 'info' | 'also'>;
type Pending = Sent &
  Pick<TransactionRecord, 'receipt' | 'ended' | 'callsStage' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>;

/** Keys of all orders that the records cancel, completely or in part. `wrappedNative` replaces the native coin. */
export const cancelledOrders = (records: readonly Sent[], wrappedNative: Address): ReadonlySet<string> => {
  const tokenOf = ({ address = wrappedNative }: CurrencyFact): Address => address;
  const keys = records
    .flatMap(({ info, also = [] }) => [...also, info])
    .flatMap((info) =>
      info.kind === 'cancelOrder' || info.kind === 'cancelIntoDeposit'
        ? [orderKey(tokenOf(info.input), tokenOf(info.output), BigInt(info.orderIndex))]
        : [],
    );
  return new Set(keys);
};

/**
 * Keys of orders that pending transactions and proposals cancel, unless the wallet has forgotten the batch or the
 * network does not know the transaction. `wrappedNative` replaces the native coin.
 */
export const pendingCancels = (records: readonly Pending[], wrappedNative: Address): ReadonlySet<string> =>
  cancelledOrders(
    records.filter((record) => !isSettled(record) && record.callsStage !== 'forgotten' && !isUnseen(record)),
    wrappedNative,
  );

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
