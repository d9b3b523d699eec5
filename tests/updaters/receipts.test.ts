import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added } from '#state/transactions/slice.ts';
import { contracts } from '#chain/contracts.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';
import { createReceiptSubscriber } from '#updaters/transactions/receiptSubscriber.ts';
import { respondTo } from '../support/respondTo.ts';

const chainId = 137;
const from = '0x0000000000000000000000000000000000000001';
const word = (value: bigint): string => value.toString(16).padStart(64, '0');
const approve: TransactionInfo = {
  kind: 'approve',
  token: { symbol: 'USDC', decimals: 6 },
  spender: from,
  amount: '1',
};

const receiptAt = (blockNumber: number, extra: object = {}) => ({
  blockHash: '0x0b',
  blockNumber: `0x${blockNumber.toString(16)}`,
  contractAddress: null,
  from,
  status: '0x1',
  to: from,
  transactionHash: '0x01',
  transactionIndex: '0x0',
  logs: [],
  ...extra,
});

const setUp = (info: TransactionInfo = approve) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).prepend(createPopupMiddleware()),
  });
  store.dispatch(added({ hash: '0x01', from, chainId, summary: 'Approve USDC', info, addedTime: Date.now() }));
  const part = createReceiptSubscriber({ store, chainId, nowMs: Date.now });
  const block = (number: number, answer: Result<unknown, unknown>): Hex[] => {
    const phase = { kind: 'newBlock', lastBlock: number - 1 } as const;
    const requests = part.request(phase).requests ?? [];
    const isReceipt = ({ method }: RpcRequest): boolean => method === 'eth_getTransactionReceipt';
    const responses = respondTo(requests, (request) =>
      isReceipt(request) ? answer : err(new Error('not asked here')),
    );
    part.receive({ blockNumber: number, blockTimestamp: 0, calls: [], responses }, phase);
    return requests.filter(isReceipt).map(({ params }) => params[0] as Hex);
  };
  const record = () => store.getState().transactions[chainId]?.['0x01'];
  return { store, part, block, record };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('receipts come in with the blocks', () => {
  it('a receipt is requested with the next block and set', () => {
    const { block, record } = setUp();
    expect(block(10, ok(receiptAt(10)))).toEqual(['0x01']);
    expect(record()).toMatchObject({ receipt: { blockNumber: 10, status: 1 }, confirmedTime: Date.now() });
  });

  it('a receipt is checked with each of the next 8 blocks, then every 8 blocks', () => {
    const { block } = setUp();
    block(10, ok(receiptAt(10)));
    const checked = Array.from({ length: 30 }, (_, i) => 11 + i).filter(
      (at) => block(at, ok(receiptAt(10))).length > 0,
    );
    expect(checked).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 26, 34]);
  });

  it('is retried up to 3 times with 1 to 3 s waits, then waits for its schedule', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { block, record } = setUp();
    const queries = [10, 11, 12, 13, 14, 15, 16, 17].map((number) => {
      vi.advanceTimersByTime(2000);
      return block(number, ok(null)).length;
    });
    expect(queries).toEqual([1, 1, 1, 1, 0, 0, 1, 1]);
    expect(record()?.lastCheckedBlockNumber).toBe(17);
  });

  it('is not retried within a second', () => {
    const { block } = setUp();
    block(10, ok(null));
    vi.advanceTimersByTime(500);
    expect(block(11, ok(null))).toEqual([]);
  });

  it.each([
    [999, []],
    [1000, ['0x01']],
  ])('%i ms after a miss the next block asks for %j', (ms, hashes) => {
    const { block } = setUp();
    block(10, ok(null));
    vi.advanceTimersByTime(ms);
    expect(block(11, ok(null))).toEqual(hashes);
  });

  it('the last retry still finds the receipt, and the one beyond it is not made', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const upTo = (misses: number) => {
      const { block, record } = setUp();
      for (let number = 10; number < 10 + misses; number += 1) {
        block(number, ok(null));
        vi.advanceTimersByTime(1000);
      }
      const queries = block(10 + misses, ok(receiptAt(10 + misses))).length;
      return [queries, record()?.receipt?.blockNumber];
    };
    expect(upTo(3)).toEqual([1, 13]);
    expect(upTo(4)).toEqual([0, undefined]);
  });

  it('an error of the node counts as no answer', () => {
    const { block, record } = setUp();
    block(10, err(new Error('busy')));
    vi.advanceTimersByTime(2000);
    expect(block(11, ok(receiptAt(11)))).toEqual(['0x01']);
    expect(record()?.receipt?.blockNumber).toBe(11);
  });

  it('a receipt from after the block shown waits for the next one', () => {
    const { block, record } = setUp();
    block(10, ok(receiptAt(11)));
    expect(record()?.receipt).toBeUndefined();
    block(11, ok(receiptAt(11)));
    expect(record()?.receipt?.blockNumber).toBe(11);
  });

  it('asks nothing when reads of the same block are added', () => {
    const { part } = setUp();
    expect(part.request({ kind: 'sameBlock', blockNumber: 10 })).toEqual({});
  });
});

describe('the outcome of an order', () => {
  const currency = (symbol: string) => ({ symbol, decimals: 18 });
  const placeOrder: TransactionInfo = {
    kind: 'placeOrder',
    direction: 'SELL',
    orderType: 'MARKET',
    input: currency('MYT'),
    output: currency('USDC'),
    from: '500',
    to: '192',
  };
  const topic = (value: bigint): string => `0x${word(value)}`;
  let logCount = 0;
  const log = (topics: string[], words: bigint[], address: string = contracts.orderBookExt) => ({
    address,
    topics,
    data: `0x${words.map(word).join('')}`,
    blockNumber: '0xa',
    blockHash: '0x0b',
    logIndex: `0x${(logCount++).toString(16)}`,
  });
  const ADD = '0xa5b5dcb65dcd1def86645ffb318c65752bf6c893734700fdef91cf1ed832c8f9';
  const UPDATE = '0xdd40af79de8e86e3451c01dc82c757cf8867f65d3849b4064557317465620428';
  const logs = [
    log([ADD, topic(1n), topic(0xaan), topic(6n)], [0xbbn, 500n, 192n]),
    log([UPDATE, topic(0xbbn), topic(0xaan), topic(2n)], [25n, 10n]),
    log([UPDATE, topic(0xaan), topic(0xbbn), topic(6n)], [63n, 157n]),
  ];

  it('is read from the receipt', () => {
    const { block, record } = setUp(placeOrder);
    block(10, ok(receiptAt(10, { logs })));
    expect(record()?.outcome).toEqual({
      orderIndex: '6',
      spent: '157',
      received: '63',
      receivedFromBook: '10',
      ordersTouched: 1,
      rests: '343',
    });
  });

  it('ignores logs of other contracts', () => {
    const { block, record } = setUp(placeOrder);
    const foreign = logs.map(({ topics, data }) => ({ ...log([], [], from), topics, data }));
    block(10, ok(receiptAt(10, { logs: foreign })));
    expect(record()?.receipt).toBeDefined();
    expect(record()?.outcome).toBeUndefined();
  });

  it('logs of another shape do not keep the receipt back', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { block, record } = setUp(placeOrder);
    block(10, ok(receiptAt(10, { logs: [{ nonsense: true }] })));
    expect(record()?.receipt).toBeDefined();
  });
});

describe('a confirmed transaction raises a popup', () => {
  it('it has its hash, success and summary, and leaves after 25000 ms', async () => {
    const { block, store } = setUp();
    block(10, ok(receiptAt(10)));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().app.popupList).toMatchObject([
      { show: true, content: { txn: { hash: '0x01', success: true, summary: 'Approve USDC' } }, removeAfterMs: 25000 },
    ]);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(store.getState().app.popupList).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().app.popupList).toHaveLength(0);
  });

  it('it reports a failure', async () => {
    const { block, store } = setUp();
    block(10, ok(receiptAt(10, { status: '0x0' })));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().app.popupList[0]?.content.txn.success).toBe(false);
  });
});
