import { AbiCoder } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { pairTopics } from '#chain/abis/pair.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { PairHistory } from '#stores/historyStore.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { createDayReach } from '#updaters/history/dayReach.ts';
import { readTrades } from '#updaters/history/readTrades.ts';
import { tokens } from '../../support/fakeBook.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const range = { fromBlock: 1, toBlock: 100 };
const hex = (value: number): Hex => `0x${value.toString(16)}`;
const timeOf = (block: number): number => 2000 + block;

const DATA = AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256', 'uint256', 'uint256'], [1000, 0, 0, 50]);
const swap = (block: number, extra: object = {}) =>
  ({
    address: tokens.pair,
    topics: [pairTopics.swap],
    data: DATA,
    blockNumber: hex(block),
    blockHash: hex(block),
    logIndex: '0x0',
    transactionHash: hex(block),
    ...extra,
  }) as unknown as RpcLog;

/** A node that knows the blocks up to 100. */
const openNode = () => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_getBlockByNumber', ([tag]) =>
    Number(tag) > 100 ? null : { number: tag, hash: tag, timestamp: hex(timeOf(Number(tag))) },
  );
  const requests = () => node.requests.map(({ params }) => Number(params[0]));
  return { node, requests };
};

let world = openNode();
beforeEach(() => {
  world = openNode();
});

describe('the trades of a range', () => {
  it('have the times of their blocks, each block requested once', async () => {
    const logs = [swap(10), swap(10, { logIndex: '0x1', transactionHash: '0xff' }), swap(12)];
    const { trades } = await readTrades(world.node, tokens, logs, range);
    expect(trades.map(({ timestamp }) => timestamp)).toEqual([timeOf(12), timeOf(10), timeOf(10)]);
    expect(world.requests()).toEqual([10, 12]);
  });

  it('nothing is requested where the logs or the caller know the times', async () => {
    const logs = [swap(10, { blockTimestamp: '0x7' }), swap(12)];
    const { trades } = await readTrades(world.node, tokens, logs, range, { knownTimes: new Map([[12, 8]]) });
    expect(trades.map(({ timestamp }) => timestamp)).toEqual([8, 7]);
    expect(world.requests()).toEqual([]);
  });

  it('the newest of their blocks vouches for the range; a range without logs has none that does', async () => {
    const read = await readTrades(world.node, tokens, [swap(10), swap(12)], range);
    expect(read).toMatchObject({ range, checkpoints: [{ blockNumber: 12, blockHash: hex(12) }] });
    expect(await readTrades(world.node, tokens, [], range)).toEqual({ range, trades: [], checkpoints: [] });
  });

  it.each<[string, RpcLog]>([
    ['of a block that the node does not have', swap(101)],
    ['of another shape', swap(10, { data: '0x' })],
    ['that does not name its transaction', swap(10, { transactionHash: undefined })],
  ])('a log %s is no trade, and fails the range', async (_, log) => {
    await expect(readTrades(world.node, tokens, [log], range)).rejects.toThrow();
  });

  it('a node that answers with another block than the one requested fails the range', async () => {
    world.node.methods.set('eth_getBlockByNumber', () => ({ number: '0x1', hash: '0x1', timestamp: '0x1' }));
    await expect(readTrades(world.node, tokens, [swap(10)], range)).rejects.toThrow('10');
  });

  it('a log that its chain took back is left out', async () => {
    const logs = [swap(10), swap(12, { removed: true })];
    expect((await readTrades(world.node, tokens, logs, range)).trades).toHaveLength(1);
  });

  it('many logs let other work in between', async () => {
    const logs = Array.from({ length: 600 }, (_, i) =>
      swap(10, { logIndex: hex(i), transactionHash: hex(i), blockTimestamp: '0x7' }),
    );
    let others = 0;
    const timer = setInterval(() => (others += 1), 0);
    const { trades } = await readTrades(world.node, tokens, logs, range);
    clearInterval(timer);
    expect(trades).toHaveLength(600);
    expect(others).toBeGreaterThan(0);
  });
});

describe('the last 24 hours come first', () => {
  const NOW = DAY_SECONDS + timeOf(50);
  const setUp = (shown: Partial<PairHistory> = {}) => {
    let needed = 0;
    const history = { status: 'reading', trades: [], ...shown } as unknown as PairHistory;
    const reach = createDayReach(
      {
        rpc: world.node,
        pair: tokens,
        reach: () => 0,
        whenNeeded: (isNeeded) => Promise.resolve(isNeeded(0) ? undefined : void (needed += 1)),
      },
      () => history,
    );
    reach.begin(NOW);
    const { signal } = new AbortController();
    return {
      needed: () => needed,
      older: () => reach.whenOlderNeeded(signal),
      read: (logs: readonly RpcLog[]) => reach.read(logs, { fromBlock: 40, toBlock: 100 }, signal),
    };
  };

  it('older blocks wait until they are needed, those of the day for nobody', async () => {
    const reading = setUp();
    await reading.older();
    expect(reading.needed()).toBe(0);
    const read = setUp({ since: NOW - DAY_SECONDS });
    await read.older();
    expect(read.needed()).toBe(1);
  });

  it('a day without an old trade asks its lowest block how old it is', async () => {
    expect(await setUp().read([swap(51)])).toMatchObject({ since: timeOf(40) });
    expect(world.requests()).toEqual([51, 40]);
  });

  it.each<[string, Partial<PairHistory>, number]>([
    ['a trade of the range is older', {}, 50],
    ['it is known already', { since: NOW - DAY_SECONDS }, 51],
    ['all is read', { status: 'complete' }, 51],
  ])('they do not come first where %s', async (_, shown, block) => {
    expect((await setUp(shown).read([swap(block)])).since).toBeUndefined();
    expect(world.requests()).toEqual([block]);
  });
});
