import { expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuppliedSince } from '#domain/transactions/isSuppliedSince.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { maker } from '../orderBook/markets.ts';
import { MYT, USDC } from '../trade/tickets.ts';

const [ACCOUNT, PAIR] = [maker(1), maker(2)];
const factOf = ({ address, symbol, decimals }: typeof USDC) => ({ address, symbol, decimals });

const supplyTo = (pair: typeof PAIR): TransactionInfo => ({
  ...{ kind: 'addLiquidity', currencyA: factOf(MYT), currencyB: factOf(USDC) },
  ...{ amountA: '1', amountB: '2', pair, exchange: 'Harbour' },
});

const hash: Hex = `0x${'7'.repeat(64)}`;
const recordOf = (changed: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...{ hash, from: ACCOUNT, chainId: 137, summary: '', info: supplyTo(PAIR), addedTime: 5 },
  ...changed,
});

const receipt = {
  ...{ blockHash: hash, blockNumber: 1, contractAddress: null, from: ACCOUNT, status: 0, to: PAIR },
  ...{ transactionHash: hash, transactionIndex: 0 },
};

const isSupplied = (...records: readonly TransactionRecord[]): boolean =>
  isSuppliedSince(records, { from: ACCOUNT, addedTime: 4 }, PAIR);

it('the last step of a move is done by a later supply of the account to that pool', () => {
  expect(isSupplied()).toBe(false);
  expect(isSupplied(recordOf())).toBe(true);
  expect(isSupplied(recordOf({ receipt: { ...receipt, status: 1 } }))).toBe(true);
});

it('the last step of a move stays after a failed supply, an earlier one, and one of another account or to another pool', () => {
  expect(isSupplied(recordOf({ receipt }))).toBe(false);
  expect(isSupplied(recordOf({ addedTime: 4 }))).toBe(false);
  expect(isSupplied(recordOf({ from: maker(3) }))).toBe(false);
  expect(isSupplied(recordOf({ info: supplyTo(maker(3)) }))).toBe(false);
});
