import { useMemo } from 'react';
import { powerOfTen } from '../../domain/amounts/integers.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { pooledWorth } from '../../domain/liquidity/worth.ts';
import type { SidePrice } from '../../domain/liquidity/worth.ts';
import type { Address, Token } from '../../domain/tokens/types.ts';
import type { Position } from '../../reads/positions.ts';
import { useDollarValues } from '../../reads/useDollarValues.ts';
import { pooledOf } from './positionView.ts';

/** What positions are worth. */
export interface PositionWorths {
  /** False while prices are still being read. */
  readonly settled: boolean;
  /** In whole dollars, by the addresses of their pools; what is not known is missing. */
  readonly byPair: ReadonlyMap<Address, Fraction>;
  /** What a whole token of a position is worth. */
  readonly priceOf: (token: Token) => SidePrice;
}

/** The array has to keep its identity until a position changes. */
export const usePositionWorths = (positions: readonly Position[]): PositionWorths => {
  const wholeTokens = useMemo(() => {
    const tokens = new Map(
      positions.flatMap(({ token0, token1 }) => [token0, token1].map((one) => [one.address, one])),
    );
    return [...tokens.values()].map((currency) => ({ currency, amount: powerOfTen(currency.decimals) }));
  }, [positions]);
  const { byId, settled } = useDollarValues(wholeTokens);
  return useMemo(() => {
    const priceOf = ({ address, decimals }: Token): SidePrice => ({ price: byId.get(address), decimals });
    const byPair = new Map(
      positions.flatMap((position) => {
        const { pool, token0, token1, holding } = position;
        const worth = pooledWorth(pooledOf(position), priceOf(token0), priceOf(token1));
        return worth && holding.staked !== undefined ? [[pool.pair, worth] as const] : [];
      }),
    );
    return { settled, byPair, priceOf };
  }, [positions, byId, settled]);
};
