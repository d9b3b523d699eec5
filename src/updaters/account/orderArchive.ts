import { storageKeys } from '#config/storageKeys.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isCount } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import { createAccountMemory, type AccountMemory } from './accountMemory.ts';

export type OrderMemory = AccountMemory<PlacedEvent>;

const isUint = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value);

const addressIn = (value: unknown): Address | undefined =>
  typeof value === 'string' ? parseAddress(value) : undefined;

const encodeEvent = (event: Exclude<BookEvent, { kind: 'Sync' }>): readonly unknown[] => {
  switch (event.kind) {
    case 'AddOrder':
      return [0, event.index.toString(), event.from.toString(), event.to.toString(), event.maker];
    case 'UpdateOrderInfo':
      return [1, event.index.toString(), event.inNum.toString(), event.outNum.toString()];
    case 'CancelOrderWithNum':
      return [2, event.index.toString(), event.num.toString()];
  }
};

const decodeEvent = (
  soldToken: Address,
  [kind, first, second, third, name]: readonly unknown[],
): BookEvent | undefined => {
  if (!isUint(first) || !isUint(second)) return undefined;
  const [index, amount] = [BigInt(first), BigInt(second)];
  if (kind === 2) return { kind: 'CancelOrderWithNum', soldToken, index, num: amount };
  if (!isUint(third)) return undefined;
  if (kind === 1) return { kind: 'UpdateOrderInfo', soldToken, index, inNum: amount, outNum: BigInt(third) };
  const maker = addressIn(name);
  if (kind !== 0 || !maker) return undefined;
  return { kind: 'AddOrder', soldToken, maker, index, from: amount, to: BigInt(third) };
};

const encodePlaced = ({ event, ...at }: PlacedEvent): readonly unknown[] =>
  event.kind === 'Sync'
    ? []
    : [
        at.soldToken,
        at.boughtToken,
        at.blockNumber,
        at.logIndex,
        at.timestamp ?? null,
        at.transactionHash,
        ...encodeEvent(event),
      ];

const decodePlaced = (stored: unknown): readonly PlacedEvent[] => {
  const [sold, bought, blockNumber, logIndex, time, transactionHash, ...rest] = Array.isArray(stored)
    ? (stored as readonly unknown[])
    : [];
  const [soldToken, boughtToken] = [addressIn(sold), addressIn(bought)];
  const event = soldToken && boughtToken && decodeEvent(soldToken, rest);
  if (!event || !isCount(blockNumber) || !isCount(logIndex)) return [];
  if (!isHash(transactionHash) || (time !== null && !isUnixTime(time))) return [];
  return [{ event, soldToken, boughtToken, blockNumber, logIndex, timestamp: time ?? undefined, transactionHash }];
};

/** A missing event changes the meaning of the others, so one invalid event discards all. */
export const ordersFormat = {
  key: storageKeys.accountOrders,
  encode: encodePlaced,
  decode: decodePlaced,
  isWhole: true,
};

export const createOrderMemory = (storage: SafeStorage, ext: Address): OrderMemory =>
  createAccountMemory({ storage, contracts: [ext], ...ordersFormat });
