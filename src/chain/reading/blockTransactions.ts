import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isHash, isHex, isQuantity } from '#lib/hex.ts';

export interface BlockTransaction {
  readonly hash: Hex;
  readonly index: number;
  readonly from: Address;
  /** Undefined if the transaction created a contract. */
  readonly to: Address | undefined;
  readonly value: bigint;
  readonly hasData: boolean;
}

export interface FullBlock {
  readonly timestamp: number;
  readonly transactions: readonly BlockTransaction[];
}

const addressIn = (value: unknown): Address | undefined =>
  typeof value === 'string' ? parseAddress(value) : undefined;

const transactionIn = (stored: unknown): BlockTransaction | undefined => {
  const { hash, transactionIndex, from, to, value, input } = fieldsOf(stored);
  const sender = addressIn(from);
  if (!isHash(hash) || !isQuantity(transactionIndex) || !sender || !isQuantity(value) || !isHex(input))
    return undefined;
  const index = Number(transactionIndex);
  return { hash, index, from: sender, to: addressIn(to), value: BigInt(value), hasData: input !== '0x' };
};

/** Transactions from or to the account, by `eth_getBlockByNumber` with transactions. Undefined for another shape. */
export const decodeBlockOf = (answer: unknown, account: Address): FullBlock | undefined => {
  const { timestamp, transactions } = fieldsOf(answer);
  if (!isQuantity(timestamp) || !Array.isArray(transactions)) return undefined;
  const text = account.toLowerCase();
  const isOwn = (stored: unknown): boolean => {
    const { from, to } = fieldsOf(stored);
    return [from, to].some((side) => typeof side === 'string' && side.toLowerCase() === text);
  };
  const own = (transactions as readonly unknown[]).filter(isOwn).map(transactionIn);
  const whole = own.filter((transaction) => transaction !== undefined);
  return whole.length === own.length ? { timestamp: Number(timestamp), transactions: whole } : undefined;
};
