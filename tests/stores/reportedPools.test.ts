import { describe, expect, it, vi } from 'vitest';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { ReportedPool, ReportedReserves } from '#domain/markets/reportedPools.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { reported, shown } from '#lib/reported.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import { createReportedPools, type ReportedPoolsStore } from '#stores/reportedPools.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
/** The pool of tokens n and n + 1000 lies at n + 5000. */
const poolOf = (number: number, block = 10): ReportedPool => ({
  ...{ pair: at(5000 + number), token0: at(number), token1: at(1000 + number), block },
});
const addressOf = (token0: Address): Address => at(5000 + Number(token0));
const filledOf = (number: number, reserve0 = 7n): ReportedReserves => ({
  ...poolOf(number, 100),
  reserve0,
  reserve1: 9n,
});
const listOf = (numbers: readonly number[], more: Partial<MarketList> = {}): MarketList => ({
  ...{ status: 'complete', total: numbers.length, fromBlock: 1000, tokens: new Map() },
  pools: numbers.map((number) => ({ ...poolOf(number), reserve0: 1n, reserve1: 1n })),
  ...more,
});
const inView: readonly PairTokens[] = [poolOf(1), poolOf(2)];
const SETTLED = 100 + rules.service.depthBlocks;

const listed = (store: ReportedPoolsStore) => [...store.pools().values()].map(shown);

const begin = (onChain = 7n) => {
  const head = () => Promise.resolve(ok(10));
  const pools = vi.fn(() => Promise.resolve(ok(reported([1, 2, 3].map((number) => poolOf(number))))));
  const reserves = vi.fn(() => Promise.resolve(ok(reported([1, 2].map((number) => filledOf(number))))));
  const graph = createServiceWatch({ head, pools });
  const trading = createServiceWatch({ head, reserves });
  const chain = { reserve0: onChain };
  const readReserves = vi.fn((_pairs: readonly Address[], _at: number) =>
    Promise.resolve(() => ({ ...chain, reserve1: 9n })),
  );
  const store = createReportedPools({ graph, trading, addressOf, readReserves });
  const served = async () => {
    store.want();
    await vi.waitFor(() => expect(listed(store).some(({ reserve0 }) => reserve0 !== undefined)).toBe(true));
  };
  return { store, graph, trading, pools, reserves, readReserves, chain, served };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('pools that services report before the factory’s list is read', () => {
  it('both services are queried once, and a pool of both is there once, with its reserves', async () => {
    const { store, pools, reserves, served } = begin();
    await served();
    store.want();
    expect([pools, reserves].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(listed(store)).toEqual([filledOf(1), filledOf(2), poolOf(3)]);
    expect(store.pools()).toBe(store.pools());
  });

  it('nothing is requested, and there is nothing, without services', () => {
    const readReserves = vi.fn();
    const store = createReportedPools({ graph: undefined, trading: undefined, addressOf, readReserves });
    store.want();
    store.compare(listOf([]));
    store.check(inView, SETTLED);
    expect(listed(store)).toEqual([]);
    expect(readReserves).not.toHaveBeenCalled();
  });

  it('one pool that is not where the factory puts it, and its service is not believed, without a request', async () => {
    const { store, graph, pools, readReserves, served } = begin();
    const many = Array.from({ length: 350 }, (_, number) => poolOf(number + 1));
    pools.mockResolvedValue(ok(reported([...many, { ...poolOf(400), pair: at(9) }])));
    await served();
    await vi.waitFor(() => expect(graph.status().kind).toBe('contradicted'));
    expect(listed(store)).toEqual([filledOf(1), filledOf(2)]);
    expect(readReserves).not.toHaveBeenCalled();
  });

  it('"empty PairsReserves data" and a failure report nothing; after a failure it is not queried again at once', async () => {
    const { store, trading, pools, reserves } = begin();
    pools.mockResolvedValue(ok(reported([])));
    reserves.mockResolvedValue(err({ code: 'timeout' }) as never);
    store.want();
    await vi.waitFor(() => expect(trading.status().kind).toBe('failing'));
    store.want();
    expect(reserves).toHaveBeenCalledTimes(1);
    expect(listed(store)).toEqual([]);
  });
});

describe('a pool that the factory does not have', () => {
  it.each<[string, MarketList, boolean]>([
    ['in a whole list contradicts the service', listOf([1, 2]), true],
    ['while the list is read says nothing', listOf([1, 2], { status: 'reading' }), false],
    ['where a pool of the list did not answer says nothing', listOf([1, 2], { total: 3 }), false],
    ['that is younger than the list says nothing', listOf([1, 2], { fromBlock: 9 + rules.service.depthBlocks }), false],
    ['is none where all are listed', listOf([1, 2, 3, 4]), false],
  ])('%s', async (_, list, isContradicted) => {
    const { store, graph, trading, served } = begin();
    await served();
    store.compare(list);
    expect(graph.status().kind === 'contradicted').toBe(isContradicted);
    expect(trading.status().kind).toBe('unknown');
    expect(listed(store)).toHaveLength(isContradicted ? 2 : 3);
  });
});

describe('reserves of pools in view', () => {
  it('are compared at their own block once, to the unit; confirmed, never again', async () => {
    const { store, trading, readReserves, served } = begin();
    await served();
    store.check([], SETTLED);
    store.check(inView, 99);
    expect(readReserves).not.toHaveBeenCalled();
    store.check(inView, 100);
    await settle();
    store.check(inView, SETTLED);
    await settle();
    expect(readReserves.mock.calls).toEqual([[[at(5001), at(5002)], 100]]);
    expect(trading.status().kind).toBe('unknown');
    expect(listed(store)).toHaveLength(3);
  });

  it('that differ are off the screen at once; their service is named when the block is settled', async () => {
    const { store, trading, readReserves, served } = begin(8n);
    await served();
    store.check(inView, 101);
    await settle();
    expect(listed(store)).toEqual([1, 2, 3].map((number) => poolOf(number)));
    expect(trading.status().kind).toBe('unknown');
    store.check(inView, SETTLED - 1);
    expect(readReserves).toHaveBeenCalledTimes(1);
    store.check(inView, SETTLED);
    await settle();
    expect(trading.status().kind).toBe('contradicted');
  });

  it('come back after their block was replaced, and their service is not condemned', async () => {
    const { store, trading, chain, served } = begin(8n);
    await served();
    store.check(inView, 101);
    await settle();
    chain.reserve0 = 7n;
    store.check(inView, SETTLED);
    await settle();
    expect(trading.status().kind).toBe('unknown');
    expect(listed(store)).toContainEqual(filledOf(1));
  });

  it('a node without that block gives no verdict, and is queried twice at most', async () => {
    const { store, trading, readReserves, served } = begin();
    readReserves.mockRejectedValue(new Error('missing trie node'));
    await served();
    for (const block of [100, 101, SETTLED, SETTLED + 1]) {
      store.check(inView, block);
      await settle();
    }
    expect(readReserves).toHaveBeenCalledTimes(2);
    expect(trading.status().kind).toBe('unknown');
    expect(listed(store)).toHaveLength(3);
  });
});
