import { fieldsOf, isCount } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { Hex } from '../multicall/types.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Address } from '../tokens/types.ts';
import type { BalanceLine, BalanceVerdict } from './balanceProof.ts';
import type { CoinTransfer } from './coinTransfers.ts';
import type { PaidFee } from './ledgerMove.ts';

/** `limit`: the search stopped at its largest number of requests. `unread`: the node keeps no older balances. */
export type SearchEnd = 'whole' | 'limit' | 'unread';

/** Bounds a search; this finds about ten transfers among 30 million blocks. */
export const MAX_SEARCH_REQUESTS = 1000;

export interface CoinSearchState {
  /** Changes of this block and later ones have been searched. */
  readonly searchedFrom: number;
  readonly requests: number;
  readonly end: SearchEnd;
}

export interface CheckedBalances {
  readonly blockNumber: number;
  /** Undefined if unread; the check is then not stored. */
  readonly blockHash: Hex | undefined;
  readonly firstBlock: number;
  readonly lines: readonly BalanceLine[];
  readonly fees: readonly PaidFee[];
  readonly unreadReceipts: number;
  readonly sentCount: bigint | undefined;
  readonly coins: readonly CoinTransfer[];
  readonly search: CoinSearchState | undefined;
}

type Text = string | null;

const textOf = (amount: bigint | undefined): Text => amount?.toString() ?? null;

/** JSON of a check, with amounts as decimal text. */
export const checkedText = ({ lines, fees, coins, sentCount, ...rest }: CheckedBalances): string =>
  JSON.stringify({
    ...rest,
    sentCount: textOf(sentCount),
    lines: lines.map((line) => [
      ...[line.asset, line.verdict, textOf(line.opening), textOf(line.closing), textOf(line.received)],
      ...[textOf(line.sent), textOf(line.networkFees), textOf(line.difference), textOf(line.computedOpening)],
    ]),
    fees: fees.map(({ transactionHash, amount, blockNumber }) => [transactionHash, textOf(amount), blockNumber]),
    coins: coins.map(({ kind, amount, contract, transactionHash, transactionIndex, blockNumber, timestamp }) => [
      ...[kind, textOf(amount), contract ?? null, transactionHash, transactionIndex, blockNumber, timestamp],
    ]),
  });

class Damaged extends Error {}

const sure = <T>(value: unknown, is: (value: unknown) => value is T): T => {
  if (is(value)) return value;
  throw new Damaged();
};

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d{1,80}$/.test(value);
const amountIn = (value: unknown): bigint => BigInt(sure(value, isAmount));
const maybeAmountIn = (value: unknown): bigint | undefined => (value === null ? undefined : amountIn(value));
const listIn = (value: unknown): readonly unknown[] =>
  sure(value, (list): list is readonly unknown[] => Array.isArray(list));

const addressIn = (value: unknown): Address => {
  const address = typeof value === 'string' ? parseAddress(value) : undefined;
  if (!address) throw new Damaged();
  return address;
};

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((entry) => entry === value);

const isVerdict = oneOf<BalanceVerdict>('agrees', 'differs', 'unlogged', 'unread', 'unproven');

const lineIn = (stored: unknown): BalanceLine => {
  const [asset, verdict, opening, closing, received, sent, fees, difference, computed] = listIn(stored);
  return {
    ...{ asset: addressIn(asset), verdict: sure(verdict, isVerdict) },
    ...{ opening: maybeAmountIn(opening), closing: maybeAmountIn(closing) },
    ...{ received: amountIn(received), sent: amountIn(sent), networkFees: amountIn(fees) },
    ...{ difference: maybeAmountIn(difference), computedOpening: maybeAmountIn(computed) },
  };
};

const feeIn = (stored: unknown): PaidFee => {
  const [hash, amount, block] = listIn(stored);
  return { transactionHash: sure(hash, isHash), amount: amountIn(amount), blockNumber: sure(block, isCount) };
};

const coinIn = (stored: unknown): CoinTransfer => {
  const [kind, amount, contract, hash, index, block, time] = listIn(stored);
  return {
    kind: sure(kind, oneOf('sent', 'arrived')),
    amount: amountIn(amount),
    contract: contract === null ? undefined : addressIn(contract),
    ...{ transactionHash: sure(hash, isHash), transactionIndex: sure(index, isCount) },
    ...{ blockNumber: sure(block, isCount), timestamp: sure(time, isCount) },
  };
};

const searchIn = (stored: unknown): CoinSearchState => {
  const { searchedFrom, requests, end } = fieldsOf(stored);
  return {
    ...{ searchedFrom: sure(searchedFrom, isCount), requests: sure(requests, isCount) },
    end: sure(end, oneOf('whole', 'limit', 'unread')),
  };
};

/** Check read from `checkedText`; undefined for damaged text. */
export const checkedIn = (text: string): CheckedBalances | undefined => {
  try {
    const { blockNumber, blockHash, firstBlock, unreadReceipts, sentCount, lines, fees, coins, search } = fieldsOf(
      JSON.parse(text),
    );
    return {
      ...{ blockNumber: sure(blockNumber, isCount), blockHash: sure(blockHash, isHash) },
      ...{ firstBlock: sure(firstBlock, isCount), unreadReceipts: sure(unreadReceipts, isCount) },
      ...{ sentCount: maybeAmountIn(sentCount), search: searchIn(search) },
      ...{ lines: listIn(lines).map(lineIn), fees: listIn(fees).map(feeIn), coins: listIn(coins).map(coinIn) },
    };
  } catch {
    return undefined;
  }
};
