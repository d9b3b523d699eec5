import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { Address } from '#domain/tokens/types.ts';
import { MAX_ARRIVED_TOKENS } from '#stores/positions.ts';
import { createPositionSearch } from '#updaters/account/positionSearch.ts';
import {
  alice,
  elsewhere,
  FAKE,
  MYT,
  multicall,
  mytUsdc,
  mytWmatic,
  openPools,
  other,
  own,
  staking,
  USDC,
} from '../../support/positionsWorld.ts';

const nothing = (): void => undefined;

const setUp = (before: readonly ExchangePair[] = [], hasRewards = true) => {
  const world = openPools();
  world.node.delayMs = 0;
  const options = { rpc: world.node, multicall, exchanges: [own, other], staking: hasRewards ? staking : undefined };
  const search = createPositionSearch(options, alice, before);
  const arrival = (pair: ExchangePair['pair'], block: number): RpcLog => {
    world.arrive(pair, block);
    const log = world.chain.logs.at(-1);
    if (!log) throw new Error('no log');
    return log;
  };
  const found = () => search.pairs().map(({ pair }) => pair);
  const requests = () => world.node.requests.length;
  return { ...world, search, arrival, found, requests };
};

describe('arrivals of tokens', () => {
  it('lead to the pools among them; nothing is queried twice', async () => {
    const { search, arrival, found, requests } = setUp();
    const logs = [arrival(mytUsdc.pair, 5), arrival(FAKE, 6)];
    await search.receive(logs, nothing);
    expect([found(), requests()]).toEqual([[mytUsdc.pair], 1]);
    await search.receive(logs, nothing);
    expect([found(), requests()]).toEqual([[mytUsdc.pair], 1]);
  });

  it('are proven in two parts, and the pools of the first are known before the second', async () => {
    const { search, arrival, found, requests } = setUp();
    const tokens = Array.from({ length: 250 }, (_, i): Address => `0x${(i + 1).toString(16).padStart(40, '0')}`);
    const logs = [arrival(mytUsdc.pair, 900), ...tokens.map((token, i) => arrival(token, 300 + i))];
    const shown: unknown[] = [];
    await search.receive(logs, () => shown.push([found(), requests()]));
    expect(shown).toEqual([[[mytUsdc.pair], 1]]);
    expect(requests()).toBe(3);
  });

  it('are known by their first block, in whatever order and however often they are reported', async () => {
    const pools = [mytUsdc, mytWmatic, elsewhere, { pair: FAKE }];
    const anySteps = fc.array(fc.array(fc.tuple(fc.nat(3), fc.nat(20)), { maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(anySteps, fc.nat(20), async (steps, upTo) => {
        const { search, arrival } = setUp();
        const first = new Map<string, number>();
        for (const step of steps) {
          const logs = step.flatMap(([number, block]) => {
            const pool = pools[number];
            if (!pool) return [];
            first.set(pool.pair, Math.min(block, first.get(pool.pair) ?? Infinity));
            return [arrival(pool.pair, block)];
          });
          await search.receive(logs, nothing);
        }
        const arrived = search
          .foundUpTo(upTo)
          .map((entry) => ['pair' in entry ? entry.pair.pair : entry.token, entry.block] as const);
        const expected = [...first].filter(([, block]) => block <= upTo);
        expect(arrived.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 30 },
    );
  });

  it('that could not be queried are no verdict: the next time they are queried again', async () => {
    const { search, arrival, found, node } = setUp();
    const logs = [arrival(mytUsdc.pair, 5)];
    node.broken = true;
    await expect(search.receive(logs, nothing)).rejects.toThrow();
    node.broken = false;
    await search.receive(logs, nothing);
    expect(found()).toEqual([mytUsdc.pair]);
  });

  it('are queried again, once, for a pool that a node a block behind does not know yet', async () => {
    const { search, arrival, found, requests, node, say } = setUp();
    const logs = [arrival(mytUsdc.pair, node.block + 1), arrival(FAKE, node.block + 1)];
    node.contracts.clear();
    await search.receive(logs, nothing);
    expect([found(), requests()]).toEqual([[], 1]);
    say(mytUsdc.pair, mytUsdc);
    node.block += 1;
    await search.receive(logs, nothing);
    await search.receive(logs, nothing);
    expect([found(), requests()]).toEqual([[mytUsdc.pair], 2]);
  });

  it('more tokens than are looked through count as that many and one', async () => {
    const { search } = setUp();
    const at = (index: number): Address => `0x${(index + 1_000_000).toString(16).padStart(40, '0')}`;
    for (let index = 0; index < MAX_ARRIVED_TOKENS; index += 1) search.addToken(at(index), 5);
    expect(search.tokens()).toHaveLength(MAX_ARRIVED_TOKENS);
    for (let index = 0; index < 3 + MAX_ARRIVED_TOKENS; index += 1) search.addToken(at(index), 6);
    expect(search.tokens()).toHaveLength(MAX_ARRIVED_TOKENS + 1);
    // Its remembered entry still says that there are more.
    const restored = setUp().search;
    for (const one of search.foundUpTo(100)) if ('token' in one) restored.addToken(one.token, one.block);
    expect(restored.tokens()).toHaveLength(MAX_ARRIVED_TOKENS + 1);
  });

  it('give its block to a pair that was shown before', async () => {
    const { search, arrival } = setUp([mytUsdc]);
    expect(search.foundUpTo(100)).toEqual([]);
    await search.receive([arrival(mytUsdc.pair, 5)], nothing);
    expect(search.foundUpTo(100)).toEqual([{ pair: mytUsdc, block: 5 }]);
  });
});

describe('looking around', () => {
  const candidates = [[MYT, USDC]] as const;

  it('finds the candidates of which pool tokens are held, and what is staked', async () => {
    const { search, found, hold, stake } = setUp();
    hold(mytUsdc, 1n);
    stake(elsewhere.pair, 1n);
    let calls = 0;
    await search.lookAround(candidates, () => (calls += 1));
    expect([found(), calls]).toEqual([[mytUsdc.pair, elsewhere.pair], 2]);
  });

  it('does not know when they came: they are remembered as of the block searched, until an arrival shows it', async () => {
    const { search, hold, arrival } = setUp();
    hold(mytUsdc, 1n);
    await search.lookAround(candidates, () => undefined);
    expect(search.foundUpTo(9)).toEqual([{ pair: mytUsdc, block: 9 }]);
    await search.receive([arrival(mytUsdc.pair, 7)], nothing);
    expect(search.foundUpTo(9)).toEqual([{ pair: mytUsdc, block: 7 }]);
    expect(search.foundUpTo(6)).toEqual([]);
  });

  it('leaves out what is not held and a staked token that is no pool', async () => {
    const { search, found, say, stake } = setUp();
    say(FAKE, mytUsdc);
    stake(FAKE, 1n);
    await search.lookAround(candidates, () => undefined);
    expect(found()).toEqual([]);
  });

  it('asks nothing about stakes where there is no rewards pool', async () => {
    const { search, requests } = setUp([], false);
    await search.lookAround([], () => undefined);
    expect(requests()).toBe(0);
  });
});

describe('a position shown before', () => {
  it('stays until everything was read, and goes where it was not found again', async () => {
    const { search, arrival, found } = setUp([mytUsdc, elsewhere]);
    await search.receive([arrival(elsewhere.pair, 5)], nothing);
    expect(found()).toEqual([mytUsdc.pair, elsewhere.pair]);
    search.settle();
    expect(found()).toEqual([elsewhere.pair]);
  });

  it('that was found again keeps its place and its list', async () => {
    const { search, arrival } = setUp([mytUsdc, elsewhere]);
    const before = search.pairs();
    await search.receive([arrival(elsewhere.pair, 5), arrival(mytUsdc.pair, 6)], nothing);
    search.settle();
    expect(search.pairs()).toBe(before);
  });
});
