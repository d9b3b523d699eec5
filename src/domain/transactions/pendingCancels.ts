import { orderKey } from '../orderBook/accountOrders.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import { isUnseen } from './settlement.ts';
import type { CurrencyFact, TransactionRecord } from './types.ts';

type Sent = Pick<TransactionRecord, 'info' | 'also'>;
type Pending = Sent &
  Pick<TransactionRecord, 'receipt' | 'ended' | 'callsStage' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>;

interface Cancel {
  readonly key: string;
  readonly amount: bigint;
}

const cancelsOf = ({ info, also = [] }: Sent, wrappedNative: Address): readonly Cancel[] => {
  const tokenOf = ({ address = wrappedNative }: CurrencyFact): Address => address;
  return [...also, info].flatMap((call) =>
    call.kind === 'cancelOrder' || call.kind === 'cancelIntoDeposit'
      ? [
          {
            key: orderKey(tokenOf(call.input), tokenOf(call.output), BigInt(call.orderIndex)),
            amount: BigInt(call.amount),
          },
        ]
      : [],
  );
};

/** Keys of all orders that the records cancel, completely or in part. `wrappedNative` replaces the native coin. */
export const cancelledOrders = (records: readonly Sent[], wrappedNative: Address): ReadonlySet<string> =>
  new Set(records.flatMap((record) => cancelsOf(record, wrappedNative).map(({ key }) => key)));

const isPending = (record: Pending): boolean =>
  !isSettled(record) && record.callsStage !== 'forgotten' && !isUnseen(record);

/**
 * Keys of orders that pending transactions and proposals cancel, unless the wallet has forgotten the batch or the
 * network does not know the transaction. `wrappedNative` replaces the native coin.
 */
export const pendingCancels = (records: readonly Pending[], wrappedNative: Address): ReadonlySet<string> =>
  cancelledOrders(records.filter(isPending), wrappedNative);

export interface SentCancel {
  /** Raw units of the sold token that pending transactions take back. The contract refuses to cancel them twice. */
  readonly amount: bigint;
  /** Hash of the record that was sent last. */
  readonly hash: Hex;
}

/**
 * Pending cancellations by the key of their order. A Safe's proposal may be rejected, so it does not count.
 * `wrappedNative` replaces the native coin.
 */
export const sentCancels = (
  records: readonly (Pending & Pick<TransactionRecord, 'hash' | 'safe' | 'addedTime'>)[],
  wrappedNative: Address,
): ReadonlyMap<string, SentCancel> => {
  const sent = new Map<string, SentCancel>();
  const pending = records.filter((record) => record.safe === undefined && isPending(record));
  for (const record of pending.toSorted((a, b) => a.addedTime - b.addedTime)) {
    for (const { key, amount } of cancelsOf(record, wrappedNative)) {
      sent.set(key, { amount: (sent.get(key)?.amount ?? 0n) + amount, hash: record.hash });
    }
  }
  return sent;
};

/** Part of `remain` that no pending transaction cancels, in raw units. */
export const uncancelledPart = (remain: bigint, sent: SentCancel | undefined): bigint =>
  sent === undefined || sent.amount < remain ? remain - (sent?.amount ?? 0n) : 0n;

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
