import { describe, expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { createPairMemory, type HistoryArchive } from '#updaters/history/pairArchive.ts';
import type { HistoryState } from '#updaters/history/historyState.ts';
import { openArchive } from '#lib/archive.ts';

const trade = (blockNumber: number, logIndex = 0): PairTrade => ({
  id: `${blockNumber}-${logIndex}`,
  blockNumber,
  logIndex,
  timestamp: 1000 + blockNumber,
  transactionHash: '0xab',
  amount0: 10n,
  amount1: 20n,
  buysToken0: true,
  source: 'book',
});
const stateOf = (fromBlock: number, toBlock: number, trades: readonly PairTrade[]): HistoryState => ({
  coverage: { fromBlock, toBlock },
  checkpoints: [{ blockNumber: toBlock, blockHash: '0xcd' }],
  trades,
});

/** The archive of a browser without IndexedDB, which keeps its lists in memory. */
const open = (): Promise<HistoryArchive> => openArchive('history');
/** All that was written before is kept now. */
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

describe('the history of a pair outlives its page', () => {
  it('its trades are kept newest first, with its blocks and their hashes', async () => {
    const archive = await open();
    const first = createPairMemory(archive, 'pair');
    first.write(stateOf(50, 60, []), [trade(60), trade(55)]);
    first.write(stateOf(40, 60, []), [trade(45, 1), trade(45, 0)]);
    await settled();
    expect(await createPairMemory(archive, 'pair').restore()).toEqual(
      stateOf(40, 60, [trade(60), trade(55), trade(45, 1), trade(45, 0)]),
    );
    expect(await createPairMemory(archive, 'other').restore()).toBeUndefined();
  });

  it('its trades of replaced blocks are dropped', async () => {
    const archive = await open();
    const memory = createPairMemory(archive, 'pair');
    memory.write(stateOf(40, 60, []), [trade(60), trade(59), trade(45)]);
    memory.write(stateOf(40, 60, []), [trade(60, 7)], { fromBlock: 59, toBlock: 60 });
    await settled();
    expect((await memory.restore())?.trades).toEqual([trade(60, 7), trade(45)]);
  });

  it('trades of blocks that do not count as known are left out', async () => {
    const archive = await open();
    const memory = createPairMemory(archive, 'pair');
    memory.write(stateOf(50, 60, []), [trade(61), trade(60), trade(50), trade(49)]);
    await settled();
    expect((await memory.restore())?.trades).toEqual([trade(60), trade(50)]);
  });
});

describe('an archive that cannot be trusted', () => {
  const broken = (changes: Partial<Record<keyof HistoryArchive, unknown>>): HistoryArchive => ({
    head: () => Promise.resolve(stateOf(1, 2, [])),
    entries: () => Promise.resolve([trade(1)]),
    change: () => Promise.resolve(),
    ...(changes as Partial<HistoryArchive>),
  });

  it.each<[string, Partial<Record<keyof HistoryArchive, unknown>>]>([
    ['does not open', { head: () => Promise.reject(new Error('denied')) }],
    ['loses its entries', { entries: () => Promise.reject(new Error('corrupt')) }],
    ['has a head of another shape', { head: () => Promise.resolve({ coverage: 'all' }) }],
    ['has one entry of another shape', { entries: () => Promise.resolve([trade(1), { ...trade(2), amount0: 7 }]) }],
  ])('one that %s gives nothing, and never throws', async (_, changes) => {
    expect(await createPairMemory(broken({}), 'pair').restore()).toBeDefined();
    expect(await createPairMemory(broken(changes), 'pair').restore()).toBeUndefined();
  });

  it('writes one change after the other, in their order', async () => {
    const begun: number[] = [];
    const endings: (() => void)[] = [];
    const change: HistoryArchive['change'] = (_, { add }) => {
      begun.push(...add.map(({ blockNumber }) => blockNumber));
      return new Promise((resolve) => void endings.push(resolve));
    };
    const memory = createPairMemory(broken({ change }), 'pair');
    memory.write(stateOf(1, 2, []), [trade(2)]);
    memory.write(stateOf(1, 3, []), [trade(3)]);
    await settled();
    expect(begun).toEqual([2]);
    endings[0]?.();
    await settled();
    expect(begun).toEqual([2, 3]);
  });

  it('after a change that failed keeps no further one, so that what is kept never has a gap', async () => {
    const tried: number[] = [];
    const change: HistoryArchive['change'] = (_, { add }) => {
      tried.push(...add.map(({ blockNumber }) => blockNumber));
      return Promise.reject(new Error('full'));
    };
    const memory = createPairMemory(broken({ change }), 'pair');
    memory.write(stateOf(1, 2, []), [trade(2)]);
    memory.write(stateOf(1, 3, []), [trade(3)]);
    await settled();
    expect(tried).toEqual([2]);
  });
});
