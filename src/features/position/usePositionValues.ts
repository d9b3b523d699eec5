import { useMemo } from 'react';
import { baseTokens } from '#config/tokens/tokens.ts';
import { pooledValue, type SidePrice } from '#domain/liquidity/pooledValue.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';
import { pooledOf } from './positionView.ts';

export interface PositionValues {
  readonly settled: boolean;
  /** Whole dollars by pool; unknown ones are missing. */
  readonly byPair: ReadonlyMap<Address, DollarValue>;
  /** Dollars per whole token; unknown if the price follows from the pool's other token. */
  readonly priceOf: (token: Token) => SidePrice;
}

const bases: ReadonlySet<Address> = new Set(baseTokens.map(({ address }) => address));

/** A token in a pool with a well-known one needs no read, because its price follows from the pool. */
const pricedSides = ({ token0, token1 }: Position): readonly Token[] => {
  const known = [token0, token1].filter(({ address }) => bases.has(address));
  return known.length > 0 ? known : [token0, token1];
};

export const usePositionValues = (all: readonly Position[]): PositionValues => {
  const positions = useStableList(all);
  const wholeTokens = useMemo(() => {
    const tokens = new Map(positions.flatMap(pricedSides).map((token) => [token.address, token]));
    return [...tokens.values()];
  }, [positions]);
  const { byId, settled } = useDollarPrices(wholeTokens);
  return useMemo(() => {
    const priceOf = ({ address, decimals }: Token): SidePrice => ({ price: byId.get(address), decimals });
    const byPair = new Map(
      positions.flatMap((position) => {
        const { pool, token0, token1, holding } = position;
        const value = pooledValue(pooledOf(position), priceOf(token0), priceOf(token1));
        return value && holding.staked !== undefined ? [[pool.pair, value] as const] : [];
      }),
    );
    return { settled, byPair, priceOf };
  }, [positions, byId, settled]);
};
