import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import { marketName, useListedMarkets, useMarketRows } from '#features/markets/index.ts';
import { targetId } from '../removeAddress.ts';
import type { RemoveForm } from '../useRemoveForm.ts';

interface ListedTarget {
  readonly id: string;
  readonly name: string;
}

const sort = { column: 'liquidity', direction: 'descending' } as const;

/** Pools of our exchange that have exactly one of the two tokens, most valuable first. */
export const useTargets = ({ a, b, receive }: RemoveForm): readonly ListedTarget[] => {
  const listed = useListedMarkets();
  const { pools } = listed;
  const [tokenA, tokenB] = [a.token?.address, b.token?.address];
  const found = useMemo(
    () =>
      pools.filter(({ token0, token1, reserves }) => {
        const shares = [token0, token1].filter((token) => token === tokenA || token === tokenB);
        return shares.length === 1 && reserves?.reserve0 !== 0n && reserves?.reserve1 !== 0n;
      }),
    [pools, tokenA, tokenB],
  );
  const { rows } = useMarketRows(listed, found, { sort, count: rules.markets.shown, readsDay: false });
  if (!receive.offersOne) return [];
  return rows.map((row) => {
    const shared = row.token0 === tokenA || row.token1 === tokenA ? 'A' : 'B';
    const own = shared === 'A' ? tokenA : tokenB;
    return { id: targetId({ shared, other: row.token0 === own ? row.token1 : row.token0 }), name: marketName(row) };
  });
};
