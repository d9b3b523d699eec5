import { storageKeys } from '#config/storageKeys.ts';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import { isUnixTime } from '#lib/unixTime.ts';

/** Shown until a new book arrives; never used to trade. */
export interface LastBook {
  readonly book: PairBook;
  readonly timestamp: number;
}

const MAX_ORDERS = 50;

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value);

const packSide = (orders: readonly RestingOrder[]) =>
  orders.slice(0, MAX_ORDERS).map(({ index, from, to, remain }) => [index, from, to, remain].map(String));

const unpackOrder = (stored: unknown): RestingOrder | undefined => {
  const amounts: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const [index, from, to, remain] = amounts.filter(isDigits).map(BigInt);
  if (index === undefined || from === undefined || !to || remain === undefined) return undefined;
  return from > 0n && remain <= from ? { index, maker: ZERO_ADDRESS, from, to, remain } : undefined;
};

/** Undefined unless every order is valid: a gap would look like a price. */
const unpackSide = (stored: unknown): readonly RestingOrder[] | undefined => {
  if (!Array.isArray(stored)) return undefined;
  const orders = stored.flatMap((entry) => unpackOrder(entry) ?? []);
  return orders.length === stored.length ? orders : undefined;
};

export const keepLastBook = ({ book, timestamp }: LastBook): void => {
  const { pair, blockNumber, reserve0, reserve1, side0, side1 } = book;
  const kept = {
    pair,
    blockNumber,
    timestamp,
    reserves: [reserve0, reserve1].map(String),
    sides: [side0, side1].map(({ orders }) => packSide(orders)),
  };
  storage.set(storageKeys.lastBook, JSON.stringify(kept));
};

export const lastBookOf = ({
  pair,
  token0,
  token1,
}: Pick<PairBook, 'pair' | 'token0' | 'token1'>): LastBook | undefined => {
  const { pair: stored, blockNumber, timestamp, reserves, sides } = fieldsOf(storedJson(storageKeys.lastBook));
  if (stored !== pair || !isCount(blockNumber) || !isUnixTime(timestamp)) return undefined;
  const [reserve0, reserve1] = Array.isArray(reserves) ? reserves.filter(isDigits).map(BigInt) : [];
  const [orders0, orders1] = Array.isArray(sides) ? sides.map(unpackSide) : [];
  if (reserve0 === undefined || reserve1 === undefined || !orders0 || !orders1) return undefined;
  const side = (soldToken: Address, orders: readonly RestingOrder[]) => ({ soldToken, orders, complete: false });
  const known = { pair, token0, token1, blockNumber, reserve0, reserve1 };
  return { timestamp, book: { ...known, side0: side(token0, orders0), side1: side(token1, orders1) } };
};
