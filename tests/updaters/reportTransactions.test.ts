import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { touchedPairs } from '#domain/transactions/touchedPairs.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import type { MinedTransaction } from '#services/tradingData/types.ts';
import { receiptFound } from '#state/transactions/slice.ts';
import { reportTransactions } from '#updaters/services/reportTransactions.ts';
import { alice, HASH, sendOne } from '../support/sentRecord.ts';

const token = (number: number) => ({
  address: `0x${number.toString(16).padStart(40, '0')}` as const,
  symbol: `T${number}`,
  decimals: 18,
});
const [a, b] = [token(11), token(12)];
const matic = { symbol: 'MATIC', decimals: 18 };
const place = { factory: env.factory, initCodeHash: env.pairInitCodeHash, wrappedNative: env.wrappedNative };
const pairOf = (first: `0x${string}`, other: `0x${string}`) =>
  pairAddress(place.factory, place.initCodeHash, first, other);
const order = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: a,
  output: b,
  from: '1',
  to: '1',
} as const;
const liquidity = {
  kind: 'addLiquidity',
  currencyA: a,
  currencyB: matic,
  amountA: '1',
  amountB: '1',
  exchange: 'MYT',
} as const;

const receipt = (status: number) => ({
  ...({ blockHash: HASH, blockNumber: 77, contractAddress: null, from: alice, status, to: alice } as const),
  ...({ transactionHash: HASH, transactionIndex: 0 } as const),
});

beforeAll(() => void vi.stubGlobal('navigator', {}));
afterAll(() => void vi.unstubAllGlobals());

const follow = (info: TransactionInfo) => {
  const { store, chainId } = sendOne({ info });
  const report = vi.fn((_: MinedTransaction) => Promise.resolve());
  const stop = reportTransactions(store, chainId, { report });
  const mine = (status: number): void => {
    const found = { chainId, hash: HASH, receipt: receipt(status), confirmedTime: 5 } as const;
    store.dispatch(receiptFound(found));
  };
  return { report, mine, stop };
};

describe("the record call: 'A confirmed transaction ..., when successful, sends a record call'", () => {
  it('reports sender, hash, block and the pair of an order, once', async () => {
    const { report, mine } = follow(order);
    mine(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report.mock.calls[0]?.[0]).toEqual({
      sender: alice,
      transactionHash: HASH,
      blockNumber: 77,
      pairs: [pairOf(a.address, b.address)],
      opensPool: false,
    });
  });

  it('a supply may have opened its pool', async () => {
    const { report, mine } = follow({ ...liquidity, pair: pairOf(a.address, place.wrappedNative) });
    mine(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      pairs: [pairOf(a.address, place.wrappedNative)],
      opensPool: true,
    });
  });

  it('a transaction that failed is not reported, nor one after the page is left', async () => {
    const failing = follow(order);
    failing.mine(0);
    const left = follow(order);
    left.stop();
    left.mine(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(failing.report).not.toHaveBeenCalled();
    expect(left.report).not.toHaveBeenCalled();
  });

  it('pairs of other exchanges are not this one’s; each is named once', () => {
    const elsewhere = { ...liquidity, pair: alice } as const;
    expect(touchedPairs({ info: elsewhere }, place)).toEqual([]);
    expect(touchedPairs({ info: order, also: [order, elsewhere] }, place)).toEqual([pairOf(a.address, b.address)]);
  });
});
