import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, lookedUp, type TransactionAdded } from '#state/transactions/slice.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';
import { createReceiptSubscriber } from '#updaters/transactions/receiptSubscriber.ts';
import { respondTo } from '../support/respondTo.ts';

const chainId = 137;
const alice = '0x0000000000000000000000000000000000000001';
const book = '0x0000000000000000000000000000000000000002';
const NONCE = 4;
const hex = (value: number): Hex => `0x${value.toString(16)}`;

interface Mined {
  readonly hash: Hex;
  readonly block: number;
  readonly to?: string;
  readonly input?: string;
  readonly blockHash?: string;
  readonly status?: string;
}

/** A chain as far as transactions go: at most one is mined with the nonce. */
const createNode = () => {
  const node = { mined: undefined as Mined | undefined, pooled: ['0x01'], down: false };
  const transaction = ({ hash, to = book, input = '0xabcd', block }: Omit<Mined, 'block'> & { block?: number }) => ({
    hash,
    from: alice,
    to,
    input,
    value: '0x0',
    nonce: hex(NONCE),
    blockNumber: block === undefined ? null : hex(block),
  });
  const receipt = ({ hash, block, blockHash = '0x0b', status = '0x1' }: Mined) => ({
    blockHash,
    blockNumber: hex(block),
    from: alice,
    to: book,
    status,
    transactionHash: hash,
    transactionIndex: '0x0',
    logs: [],
  });
  const answer = ({ method, params: [first, second] }: RpcRequest): unknown => {
    const { mined } = node;
    const isMined = mined !== undefined && mined.hash === first;
    if (method === 'eth_getTransactionReceipt') return isMined ? receipt(mined) : null;
    if (method === 'eth_getBlockByNumber') {
      return { transactions: mined && hex(mined.block) === first ? [transaction(mined)] : [] };
    }
    if (method === 'eth_getTransactionCount') {
      const at = second === 'latest' ? Infinity : Number(second);
      return hex(NONCE + Number(mined !== undefined && mined.block <= at));
    }
    if (isMined) return transaction(mined);
    return node.pooled.includes(String(first)) ? transaction({ hash: first as Hex }) : null;
  };
  const reply = (request: RpcRequest): Result<unknown, unknown> => (node.down ? err('busy') : ok(answer(request)));
  return { node, reply };
};

type Store = Parameters<typeof createReceiptSubscriber>[0]['store'];

/**
 * One visit: gives blocks to a new subscriber; each returns the requested methods. `isFirst`: at the start, after a
 * rewind.
 */
const followReceipts = (store: Store, reply: (request: RpcRequest) => Result<unknown, unknown>) => {
  const part = createReceiptSubscriber({ store, chainId, nowMs: Date.now });
  return async (number: number, isFirst = false): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(2000);
    const phase = { kind: 'newBlock', lastBlock: isFirst ? undefined : number - 1 } as const;
    const requests = part.request(phase).requests ?? [];
    part.receive({ blockNumber: number, blockTimestamp: 0, calls: [], responses: respondTo(requests, reply) }, phase);
    await vi.advanceTimersByTimeAsync(0);
    return requests.map(({ method }) => method);
  };
};

const setUp = (known: Pick<TransactionAdded, 'presumed' | 'signedAtBlock'> = {}) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).prepend(createPopupMiddleware()),
  });
  const info = { kind: 'approve', token: { symbol: 'USDC', decimals: 6 }, spender: book, amount: '1' } as const;
  const sent = { hash: '0x01', from: alice, chainId, summary: 'Approve USDC', info, addedTime: Date.now() } as const;
  store.dispatch(added({ ...sent, ...known }));
  const { node, reply } = createNode();
  const block = followReceipts(store, reply);
  const blocks = async (from: number, to: number): Promise<void> => {
    for (let number = from; number <= to; number += 1) await block(number);
  };
  const record = () => store.getState().transactions[chainId]?.['0x01'];
  const popups = () => store.getState().app.popupList.map(({ content }) => content.txn);
  return { store, node: Object.assign(node, { reply }), block, blocks, record, popups };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tracker knows replaced, sped-up, cancelled and dropped transactions by nonce', () => {
  it('keeps the nonce in the same request as the receipt', async () => {
    const { block, record } = setUp();
    expect(await block(10)).toEqual([
      'eth_getTransactionReceipt',
      'eth_getTransactionByHash',
      'eth_getTransactionCount',
    ]);
    expect(record()).toMatchObject({
      signed: { nonce: NONCE, to: book, data: '0xabcd', value: '0' },
      signedAtBlock: 10,
    });
  });

  it('finds it in a block that came while the node still answered about the one before', async () => {
    const { node, block, blocks, record } = setUp();
    await block(10);
    node.pooled = [];
    node.mined = { hash: '0x02', block: 13, to: alice, input: '0x' };
    await blocks(11, 20);
    expect(record()?.ended).toMatchObject({ kind: 'cancelled', hash: '0x02', blockNumber: 13 });
  });

  it('the mined hash of a sped-up transaction is found, and the outcome is from its receipt', async () => {
    const { node, block, blocks, record, popups } = setUp();
    await block(10);
    node.pooled = [];
    node.mined = { hash: '0x02', block: 11 };
    await blocks(11, 20);
    expect(record()).toMatchObject({ replacedBy: '0x02', receipt: { transactionHash: '0x02', status: 1 } });
    expect(popups()).toEqual([{ hash: '0x01', success: true, summary: 'Approve USDC' }]);
  });

  it.each([
    ['cancelled', { to: alice, input: '0x' }],
    ['replaced', { input: '0xffff' }],
  ])('%s is final and no success', async (kind, change) => {
    const { node, block, blocks, record, popups } = setUp();
    await block(10);
    node.pooled = [];
    node.mined = { hash: '0x02', block: 11, ...change };
    await blocks(11, 20);
    expect(record()).toMatchObject({ ended: { kind, hash: '0x02', blockNumber: 11 } });
    expect(record()?.receipt).toBeUndefined();
    expect(popups()).toMatchObject([{ success: false }]);
    await blocks(21, 90);
    expect(await block(91)).toEqual([]);
  });

  it('says that it is lost when what took its place cannot be found', async () => {
    const { node, block, blocks, record } = setUp();
    await block(10);
    node.pooled = [];
    node.mined = { hash: '0x02', block: 5 };
    await blocks(11, 40);
    expect(record()?.ended).toMatchObject({ kind: 'lost' });
    expect(record()?.ended?.hash).toBeUndefined();
  });

  it('a receipt that lags behind the nonce is waited for', async () => {
    const { node, store, block, blocks, record } = setUp();
    store.dispatch(
      lookedUp({
        chainId,
        hash: '0x01',
        blockNumber: 9,
        signed: { nonce: NONCE - 1, to: book, data: '0xabcd', value: '0' },
      }),
    );
    node.pooled = [];
    await block(10);
    node.mined = { hash: '0x01', block: 10 };
    await blocks(11, 13);
    expect(record()?.ended).toBeUndefined();
    expect(record()?.receipt?.blockNumber).toBe(10);
  });

  it('one the node lost, with its nonce unused, stays pending and is known to be unseen', async () => {
    const { node, block, blocks, record } = setUp();
    await block(10);
    node.pooled = [];
    await blocks(11, 40);
    expect(record()?.ended).toBeUndefined();
    expect(record()?.unseenSinceBlock).toBe(11);
  });

  it('a node that answers with errors proves nothing', async () => {
    const { node, block, blocks, record } = setUp();
    await block(10);
    node.mined = { hash: '0x02', block: 11 };
    node.down = true;
    await blocks(11, 30);
    expect(record()).toMatchObject({ signedAtBlock: 10 });
    expect(record()?.unseenSinceBlock).toBeUndefined();
    expect(record()?.ended).toBeUndefined();
  });
});

describe('one that was replaced before any node knew its nonce', () => {
  const presumed = { nonce: NONCE, to: book, data: '0xabcd', value: '0' } as const;
  const unseen = () => {
    const desk = setUp({ presumed, signedAtBlock: 9 });
    desk.node.pooled = [];
    return desk;
  };

  it('is found by the nonce it was to have: sped up, and the outcome is from its receipt', async () => {
    const { node, blocks, record } = unseen();
    node.mined = { hash: '0x02', block: 11 };
    await blocks(10, 45);
    expect(record()).toMatchObject({ replacedBy: '0x02', receipt: { transactionHash: '0x02', status: 1 } });
  });

  it('cancelled is final and no success', async () => {
    const { node, blocks, record } = unseen();
    node.mined = { hash: '0x02', block: 11, to: alice, input: '0x' };
    await blocks(10, 45);
    expect(record()?.ended).toMatchObject({ kind: 'cancelled', hash: '0x02' });
  });

  it('a nonce that went to something else ends it as unseen, and names that transaction', async () => {
    const { node, block, blocks, record } = unseen();
    node.mined = { hash: '0x02', block: 11, input: '0xffff' };
    await blocks(10, 60);
    expect(record()?.ended).toMatchObject({ kind: 'unseen', hash: '0x02', instead: { data: '0xffff', value: '0' } });
    const methods = (await Promise.all([61, 64, 67, 70].map((at) => block(at)))).flat();
    expect(methods).toContain('eth_getTransactionReceipt');
    expect(methods).not.toContain('eth_getBlockByNumber');
  });

  it('the success of an equal transaction is not its own', async () => {
    const { store, node, blocks, record } = unseen();
    const first = store.getState().transactions[chainId]?.['0x01'];
    if (!first) throw new Error('not recorded');
    store.dispatch(added({ ...first, hash: '0x02' }));
    node.mined = { hash: '0x02', block: 11 };
    await blocks(10, 60);
    expect(store.getState().transactions[chainId]?.['0x02']?.receipt).toBeDefined();
    expect(record()?.replacedBy).toBeUndefined();
    expect(record()?.receipt).toBeUndefined();
  });
});

describe('a reorganised receipt goes back to pending', () => {
  const mined = async () => {
    const desk = setUp();
    await desk.block(10);
    desk.node.mined = { hash: '0x01', block: 11 };
    await desk.block(11);
    expect(desk.popups()).toMatchObject([{ success: true }]);
    return desk;
  };

  it('when it is gone twice, and its popup goes with it', async () => {
    const { node, block, record, popups } = await mined();
    node.mined = undefined;
    await block(12);
    expect(record()?.receipt).toBeDefined();
    await block(13);
    expect(record()?.receipt).toBeUndefined();
    expect(popups()).toEqual([]);
    expect(await block(14)).toContain('eth_getTransactionReceipt');
  });

  it('one answer of a node that lags behind does not take it back', async () => {
    const { node, block, blocks, record } = await mined();
    const { mined: kept } = node;
    node.mined = undefined;
    await block(12);
    node.mined = kept;
    await blocks(13, 30);
    expect(record()).toMatchObject({ receipt: { blockNumber: 11 } });
  });

  it('a node behind the receipt of an earlier visit does not take it back, but two answers without it do', async () => {
    const { node, store, record } = await mined();
    const { mined: kept } = node;
    const visit = followReceipts(store, node.reply);
    node.mined = undefined;
    await visit(9, true);
    await visit(10);
    node.mined = kept;
    await visit(11);
    expect(record()).toMatchObject({ receipt: { blockNumber: 11 } });
    node.mined = undefined;
    const later = followReceipts(store, node.reply);
    await later(9, true);
    for (const at of [10, 11, 12, 13]) await later(at);
    expect(record()?.receipt).toBeUndefined();
  });

  it('it stays after the chain went back behind it, until the chain passes its block without it', async () => {
    const { node, block, record, popups } = await mined();
    node.mined = undefined;
    await block(9, true);
    for (const at of [10, 11, 12]) await block(at);
    expect(record()?.receipt).toBeDefined();
    expect(popups()).toHaveLength(1);
    await block(13);
    expect(record()?.receipt).toBeUndefined();
    expect(popups()).toEqual([]);
  });

  it('a receipt in another block is taken from there, with its own outcome', async () => {
    const { node, block, record, popups } = await mined();
    node.mined = { hash: '0x01', block: 12, blockHash: '0x0c', status: '0x0' };
    await block(12);
    expect(record()?.receipt).toMatchObject({ blockNumber: 12, status: 0 });
    expect(popups()).toMatchObject([{ success: false }]);
  });

  it('is not requested any more once it is final', async () => {
    const { block, blocks } = await mined();
    expect(await block(12)).toContain('eth_getTransactionReceipt');
    await blocks(13, 90);
    expect((await Promise.all([91, 92, 93, 94, 95, 96, 97, 98, 99].map((at) => block(at)))).flat()).toEqual([]);
  });

  it('a replacement that is taken back lets the transaction wait again', async () => {
    const { node, block, blocks, record } = setUp();
    await block(10);
    node.mined = { hash: '0x02', block: 11, input: '0xffff' };
    node.pooled = [];
    await blocks(11, 14);
    expect(record()?.ended?.kind).toBe('replaced');
    node.mined = undefined;
    await block(10, true);
    await block(11);
    await block(12);
    expect(record()?.ended).toBeUndefined();
    node.mined = { hash: '0x01', block: 13 };
    await blocks(13, 15);
    expect(record()?.receipt?.blockNumber).toBe(13);
  });
});
