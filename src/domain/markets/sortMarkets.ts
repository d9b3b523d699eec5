export const marketColumns = ['name', 'price', 'change', 'high', 'low', 'volume', 'liquidity'] as const;

export type MarketColumn = (typeof marketColumns)[number];

export type MarketKey = string | number | undefined;

export interface MarketSort {
  readonly column: MarketColumn;
  readonly direction: 'ascending' | 'descending';
}

const compared = (a: NonNullable<MarketKey>, b: NonNullable<MarketKey>): number => {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en');
  return Number(a) - Number(b);
};

/** Unknown keys come last in both directions; ties keep their order. */
export const sortMarkets = <M>(
  markets: readonly M[],
  keyOf: (market: M) => MarketKey,
  direction: MarketSort['direction'],
): readonly M[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return markets
    .map((market) => ({ market, key: keyOf(market) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * compared(a.key, b.key);
    })
    .map(({ market }) => market);
};
