import { Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { nextStep, windowOf, type PoolSwapsState } from '#stores/poolSwapReading.ts';
import { createPoolSwaps } from '#stores/poolSwaps.ts';
import { createFakeNode } from '../support/fakeNode.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);
const events = new Interface(['event Swap(address indexed, uint256, uint256, uint256, uint256, address indexed)']);
const hex = (value: number): Hex => `0x${value.toString(16)}`;
const GENESIS = 1_700_000_000;
const BLOCK_SECONDS = 600;
const DAY = 144;
const HEAD = 6000;
const FIRST = 100;
const view = {};
const [one, two] = [at(101), at(102)] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Swap {
  readonly pool: Address;
  readonly block: number;
}

/** A block every ten minutes; a swap pays as many token0 as its block's number. */
const startChain = (swaps: Swap[]) => {
  const node = createFakeNode();
  node.block = HEAD;
  const state = { isDown: false };
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const block = tag === 'latest' ? node.block : Number(tag);
    return { number: hex(block), hash: hex(block), timestamp: hex(GENESIS + BLOCK_SECONDS * block) };
  });
  node.methods.set('eth_getLogs', ([filter]) => {
    if (state.isDown) throw new Error('the node is down');
    const { fromBlock, toBlock, address } = filter as { fromBlock: Hex; toBlock: Hex; address: readonly string[] };
    return swaps
      .filter(({ pool, block }) => block >= Number(fromBlock) && block <= Number(toBlock) && address.includes(pool))
      .map(({ pool, block }) => ({
        address: pool.toLowerCase(),
        ...events.encodeEventLog('Swap', [one, block, 0, 0, 7, one]),
        ...{ blockNumber: hex(block), blockHash: hex(block), logIndex: '0x0', transactionHash: hex(block) },
      }));
  });
  const store = createPoolSwaps({ rpc: node, firstBlock: FIRST });
  const settle = () => vi.advanceTimersByTimeAsync(120_000);
  const logRequests = () =>
    node.requests.flatMap(({ method, params }) => (method === 'eth_getLogs' ? [params[0] as { fromBlock: Hex }] : []));
  const blocksOf = (pool: Address, days: number) =>
    windowOf(store.state(), pool, days)?.swaps.map(({ blockNumber }) => blockNumber);
  return { node, state, store, settle, logRequests, blocksOf };
};

describe('the swaps of the pools in view', () => {
  it('are those of the last days by the chain’s time, newest first, and each pool has its own', async () => {
    const swaps = [
      ...[HEAD, HEAD - DAY + 1, HEAD - DAY, HEAD - 7 * DAY + 1].map((block) => ({ pool: one, block })),
      { pool: two, block: HEAD - 3 },
    ];
    const { store, settle, blocksOf } = startChain(swaps.toSorted((a, b) => a.block - b.block));
    store.seeBlock(HEAD);
    store.want(view, [one, two], 1);
    expect(blocksOf(one, 1)).toBeUndefined();
    await settle();
    expect(blocksOf(one, 1)).toEqual([HEAD, HEAD - DAY + 1]);
    expect(blocksOf(two, 1)).toEqual([HEAD - 3]);
    expect(windowOf(store.state(), one, 1)).toMatchObject({ fromBlock: HEAD - DAY + 1, toBlock: HEAD });
    expect(store.state().status).toBe('complete');
    expect(blocksOf(one, 7)).toBeUndefined();
    store.want(view, [one, two], 7);
    await settle();
    expect(blocksOf(one, 7)).toEqual([HEAD, HEAD - DAY + 1, HEAD - DAY, HEAD - 7 * DAY + 1]);
  });

  it('reads no block twice for a longer time, except those that can still change', async () => {
    const { store, settle, logRequests } = startChain([]);
    store.seeBlock(HEAD);
    store.want(view, [one], 1);
    await settle();
    const before = logRequests().length;
    store.want(view, [one], 7);
    await settle();
    const later = logRequests()
      .slice(before)
      .map(({ fromBlock }) => Number(fromBlock));
    expect(later[0]).toBe(HEAD + 1 - rules.positions.overlapBlocks);
    expect(later.slice(1).every((from) => from <= HEAD - DAY)).toBe(true);
    expect(Math.min(...later)).toBe(HEAD - 7 * DAY + 1);
  });

  it('go on after some minutes of blocks, and a swap of a replaced block disappears', async () => {
    const swaps = [{ pool: one, block: HEAD - 2 }];
    const { node, store, settle, logRequests, blocksOf } = startChain(swaps);
    store.seeBlock(HEAD);
    store.want(view, [one], 7);
    await settle();
    expect(blocksOf(one, 7)).toEqual([HEAD - 2]);
    const before = logRequests().length;
    store.seeBlock(HEAD + rules.pools.swapsBlocks - 1);
    await settle();
    expect(logRequests()).toHaveLength(before);
    swaps.splice(0, 1, { pool: one, block: HEAD + 1 });
    node.block = HEAD + rules.pools.swapsBlocks;
    store.seeBlock(node.block);
    await settle();
    expect(blocksOf(one, 7)).toEqual([HEAD + 1]);
  });

  it('are unknown, not none, while the node does not answer, and are read again some blocks later', async () => {
    const { state, store, settle, blocksOf } = startChain([{ pool: one, block: HEAD }]);
    state.isDown = true;
    store.seeBlock(HEAD);
    store.want(view, [one], 1);
    await settle();
    expect(store.state().status).toBe('failed');
    expect(blocksOf(one, 1)).toBeUndefined();
    state.isDown = false;
    store.seeBlock(HEAD + rules.markets.retryBlocks);
    await settle();
    expect(blocksOf(one, 1)).toEqual([HEAD]);
  });

  it('begin at the first block of the exchange if it is younger', async () => {
    const { store, settle } = startChain([]);
    store.seeBlock(HEAD);
    store.want(view, [one], 60);
    await settle();
    expect(windowOf(store.state(), one, 60)?.fromBlock).toBe(FIRST);
  });

  it('are not read beyond the most that are kept, which the state says', () => {
    const none = { in0: 1n, in1: 0n, out0: 0n, out1: 1n };
    const stateOf = (count: number): PoolSwapsState => ({
      ...{ status: 'reading', isFull: false },
      pools: new Map([
        [
          one,
          {
            ...{ fromBlock: HEAD - DAY, toBlock: HEAD, edges: new Map([[7, HEAD - 7 * DAY]]) },
            swaps: Array.from({ length: count }, () => ({ blockNumber: HEAD, ...none })),
          },
        ],
      ]),
    });
    const step = (count: number) =>
      nextStep(stateOf(count), { pools: [one], days: 7 }, { firstBlock: FIRST, isOld: () => false });
    const range = { fromBlock: HEAD - 7 * DAY + 1, toBlock: HEAD - DAY - 1 };
    expect(step(rules.pools.mostSwaps)).toEqual({ kind: 'older', pools: [one], range });
    expect(step(rules.pools.mostSwaps + 1)).toEqual({ kind: 'full' });
  });

  it('end with their use: nothing is requested for pools that left the view', async () => {
    const { store, settle, logRequests } = startChain([]);
    store.seeBlock(HEAD);
    store.want(view, [one], 30);
    store.want(view, [], 1);
    await settle();
    const before = logRequests().length;
    store.seeBlock(HEAD + 1000);
    await settle();
    expect(logRequests()).toHaveLength(before);
  });

  it('are read for several views, and one that ends takes nothing from another', async () => {
    const { store, settle, blocksOf } = startChain([one, two].map((pool) => ({ pool, block: HEAD })));
    const other = {};
    store.seeBlock(HEAD);
    store.want(view, [one], 1);
    store.want(other, [one, two], 7);
    await settle();
    expect([blocksOf(one, 1), blocksOf(two, 7)]).toEqual([[HEAD], [HEAD]]);
    expect(blocksOf(one, 7)).toBeUndefined();
    store.want(view, [], 1);
    await settle();
    expect(blocksOf(one, 7)).toEqual([HEAD]);
  });
});
