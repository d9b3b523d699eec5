import { useMemo } from 'react';
import { exchanges } from '#config/exchanges.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useCallsAhead } from '#reads/calls/useCalls.ts';
import { usePositionValues } from '../position/index.ts';
import { feeCalls, poolCalls, usePools } from '#reads/pools/usePools.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import type { Position } from '#stores/positions.ts';

export interface MiningPair {
  readonly position: Position;
  /** Whole dollars of all pool tokens; undefined while unknown. */
  readonly value: DollarValue | undefined;
}

export interface MiningPairs {
  readonly known: ReadonlyMap<Address, MiningPair>;
  readonly strange: ReadonlySet<Address>;
}

const feesAhead = exchanges.flatMap(({ factory }) => feeCalls(factory));

export const useMiningPairs = (poolTokens: readonly Address[], blocksPerFetch?: number): MiningPairs => {
  const found = useStakedPairs(poolTokens);
  // Pool states are read before the pairs are known, because a pool's address is its pool token's.
  useCallsAhead(
    useMemo(() => (poolTokens.length === 0 ? [] : [...feesAhead, ...poolTokens.flatMap(poolCalls)]), [poolTokens]),
  );
  const pairs = useMemo(() => [...found.values()].filter((entry) => entry !== undefined), [found]);
  const readings = usePools(
    pairs.map(({ exchange, token0, token1 }) => ({ exchange, tokenA: token0, tokenB: token1 })),
    blocksPerFetch,
  );
  const tokens = usePoolTokens(useMemo(() => pairs.flatMap(({ token0, token1 }) => [token0, token1]), [pairs]));
  const positions = useMemo(
    () =>
      pairs.flatMap(({ exchange, token0, token1 }, i): Position[] => {
        const reading = readings[i];
        const pool = reading && 'pool' in reading ? reading.pool : undefined;
        const [first, second] = [tokens.get(token0), tokens.get(token1)];
        if (!pool || !first || !second) return [];
        const holding = { wallet: pool.totalSupply, staked: 0n };
        return [{ exchange, pool, token0: first, token1: second, holding, mining: undefined }];
      }),
    [pairs, readings, tokens],
  );
  const { byPair } = usePositionValues(positions);
  return useMemo(
    () => ({
      known: new Map(
        positions.map((position) => [position.pool.pair, { position, value: byPair.get(position.pool.pair) }] as const),
      ),
      strange: new Set([...found].flatMap(([address, pair]) => (pair ? [] : [address]))),
    }),
    [found, positions, byPair],
  );
};
