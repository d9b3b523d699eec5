import { setTimeout as sleep } from 'node:timers/promises';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import type { NodeFaults } from '../../e2e/nodeFaults.ts';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';
import { rules } from '#config/rules.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { queryHeads, WALLET_SOURCE } from '#chain/rpc/queryHeads.ts';
import { createRpcClient, type NodesClient } from '#chain/rpc/createRpcClient.ts';
import { selectBlockAge } from '#state/app/selectBlockAge.ts';
import { blockSeen } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { compareNodes } from '#updaters/block/compareNodes.ts';

let chain: LocalChain;
let firstBlock: number;
let first: RpcProxy;
let second: RpcProxy;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  firstBlock = Number(await chain.node.rpc('eth_blockNumber'));
  [first, second] = await Promise.all([startRpcProxy(chain.url), startRpcProxy(chain.url)]);
}, 300_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await chain.stop();
});

beforeEach(() => {
  first.reset();
  second.reset();
});

const query = () => ({ chainId: 137, multicall: chain.deployment.multicall, timeoutMs: 1000 });

/** A page that reads from these nodes. `offMs`: error of its device's clock. */
const openPage = (urls: readonly string[], offMs = 0) => {
  const store = configureStore({ reducer: rootReducer });
  const rpc: NodesClient = createRpcClient({ urls, chainId: 137, batchWaitMs: 5 });
  const now = (): number => Date.now() + offMs;
  const read = async (): Promise<void> => {
    const { blockNumber, blockTimestamp } = await readAtBlock(rpc, { ...query(), calls: [], at: 'latest' });
    store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp, seenAtMs: now() }));
  };
  const compare = (): Promise<void> =>
    compareNodes({
      store,
      nodes: rpc.nodes,
      readHeads: () => queryHeads({ ...query(), urls }),
      readServerTime: () => Promise.resolve({ serverMs: Date.now(), deviceMs: now(), uncertaintyMs: 10 }),
      now,
    });
  const age = () => {
    const { freshness, offsetMs } = selectBlockAge(store.getState(), now());
    return { freshness, offsetMs, isWrongClock: Math.abs(offsetMs) > rules.clock.noticeMs };
  };
  const behindBlocks = (): number => {
    const { heads, blockNumber } = store.getState().app;
    return Math.max(...heads.map(({ number }) => number)) - (blockNumber[137] ?? 0);
  };
  return { rpc, read, compare, age, behindBlocks };
};

const eachBadNode: readonly (readonly [string, NodeFaults])[] = [
  ['lags 50 blocks', { lag: 50 }],
  ['lags 500 blocks', { lag: 500 }],
  ['advances ten minutes in the past', { pastSeconds: 600 }],
  ['is old for its reads alone', { lag: 50, onlyFor: ['eth_call'] }],
];

describe('a first node that is not of now', () => {
  it.each(eachBadNode)('another node is queried if the first one %s', async (_, faults) => {
    first.setFaults(faults);
    const page = openPage([first.url, second.url]);
    await page.read();
    // The device's clock could be wrong instead.
    expect(page.age().freshness).toBe('unknown');
    await page.compare();
    expect(page.rpc.nodes.current()).toBe(second.url);
    await page.read();
    expect(page.age()).toMatchObject({ freshness: 'fresh', isWrongClock: false });
    // It is used again once it is healthy.
    first.reset();
    await page.compare();
    expect(page.rpc.nodes.current()).toBe(first.url);
  });

  it.each(eachBadNode)('alone, it %s: stale it stays, and the clock is not blamed', async (_, faults) => {
    first.setFaults(faults);
    const page = openPage([first.url]);
    await page.read();
    await page.compare();
    await page.read();
    expect(page.age()).toMatchObject({ freshness: 'stale', offsetMs: 0, isWrongClock: false });
  });

  it('stops: it grows late, and is left for the one that does not', async () => {
    const page = openPage([first.url, second.url]);
    await page.read();
    expect(page.age().freshness).toBe('fresh');
    first.setFaults({ isFrozen: true });
    const shown = Number(await chain.node.rpc('eth_blockNumber'));
    while (page.age().freshness === 'fresh') {
      await page.read();
      await sleep(200);
    }
    expect(Number(await chain.node.rpc('eth_blockNumber')) - shown).toBeGreaterThanOrEqual(4);
    await page.compare();
    expect(page.behindBlocks()).toBeGreaterThanOrEqual(4);
    await page.read();
    expect(page.age().freshness).toBe('fresh');
    expect(page.behindBlocks()).toBeLessThanOrEqual(0);
  });

  it('hangs: what was requested is answered by the other one, long before the time is up', async () => {
    const page = openPage([first.url, second.url]);
    first.setMode('hang');
    const started = performance.now();
    const reading = page.read();
    await page.compare();
    await reading;
    expect(performance.now() - started).toBeLessThan(8000);
    expect(page.age().freshness).toBe('fresh');
  });

  it('the age is late, then stale, if no node advances', async () => {
    while (Number(await chain.node.rpc('eth_blockNumber')) < firstBlock + 16) await sleep(200);
    for (const proxy of [first, second]) proxy.setFaults({ lag: 14 });
    const page = openPage([first.url, second.url]);
    await page.read();
    await page.compare();
    expect(page.age().freshness).toBe('late');
    for (const proxy of [first, second]) proxy.setFaults({ lag: 50 });
    await page.read();
    expect(page.age().freshness).toBe('stale');
  });
});

describe('a clock that is off', () => {
  it.each([600_000, -600_000])('a clock off by %i ms is found and shown, and ages are right', async (offMs) => {
    const page = openPage([first.url, second.url], offMs);
    await page.read();
    await page.compare();
    expect(page.age()).toMatchObject({ freshness: 'fresh', isWrongClock: true });
    expect(Math.abs(page.age().offsetMs + offMs)).toBeLessThan(1500);
    expect(page.rpc.nodes.current()).toBe(first.url);
  });

  it('a wrong clock and the only node, which is as old as the clock, are both found', async () => {
    first.setFaults({ pastSeconds: 600 });
    const page = openPage([first.url], -600_000);
    await page.read();
    expect(page.age().freshness).toBe('fresh');
    await page.compare();
    expect(page.age()).toMatchObject({ freshness: 'stale', isWrongClock: true });
  });
});

describe('the heads of all sources', () => {
  it('are those of the nodes that answer in time and of the wallet, with their times', async () => {
    second.setMode('hang');
    const wallet = {
      request: ({ method, params }: { readonly method: string; readonly params?: readonly unknown[] | object }) =>
        chain.node.rpc(method, ...((params ?? []) as readonly unknown[])),
    };
    const heads = await queryHeads({ ...query(), urls: [first.url, second.url], wallet });
    expect(heads.map(({ source }) => source)).toEqual([first.url, WALLET_SOURCE]);
    for (const { number, timestamp } of heads) {
      const block = await chain.node.rpc<{ timestamp: string }>(
        'eth_getBlockByNumber',
        `0x${number.toString(16)}`,
        false,
      );
      expect(timestamp).toBe(Number(block.timestamp));
    }
  });

  it('hold nothing of a wallet on another chain, or one that throws', async () => {
    const other = {
      request: ({ method }: { method: string }) => Promise.resolve(method === 'eth_chainId' ? '0x1' : {}),
    };
    const broken = { request: () => Promise.reject(new Error('locked')) };
    for (const wallet of [other, broken]) expect(await queryHeads({ ...query(), urls: [], wallet })).toEqual([]);
  });
});
