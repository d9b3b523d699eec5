import { useMemo } from 'react';
import { exchanges } from '#config/exchanges.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { FacingPool } from '#domain/liquidity/quoteAdd.ts';
import { usePools } from '#reads/pools/usePools.ts';
import type { RemoveAddress } from '../removeAddress.ts';
import type { RemovePool } from '../useRemovePool.ts';

export interface Destination {
  readonly exchange: ExchangeConfig;
  readonly facing: FacingPool;
}

interface Destinations {
  readonly isRead: boolean;
  readonly list: readonly Destination[];
}

/** Exchanges that are configured, can be called and have liquidity of both tokens. */
export const useDestinations = ({ exchange }: RemoveAddress, { poolState, a, b }: RemovePool): Destinations => {
  const [tokenA, tokenB] = [a.token?.address, b.token?.address];
  const isKnown = poolState === 'known';
  const queries = useMemo(
    () =>
      isKnown && tokenA && tokenB
        ? exchanges
            .filter(({ id, routerCallable }) => routerCallable && id !== exchange?.id)
            .map((other) => ({ exchange: other, tokenA, tokenB }))
        : [],
    [isKnown, exchange, tokenA, tokenB],
  );
  const readings = usePools(queries);
  return useMemo(
    () => ({
      isRead: readings.every(({ state }) => state !== 'LOADING'),
      list: readings.flatMap((reading, index): readonly Destination[] => {
        const query = queries[index];
        const pool = 'pool' in reading ? reading.pool : undefined;
        if (!query || !pool) return [];
        const { reserve0, reserve1, totalSupply, token0 } = pool;
        if (reserve0 === 0n || reserve1 === 0n || totalSupply === 0n) return [];
        const facing: FacingPool = { pool, isAToken0: token0 === query.tokenA, named: 'A' };
        return [{ exchange: query.exchange, facing }];
      }),
    }),
    [queries, readings],
  );
};
