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

interface Keyed {
  readonly key: MarketKey;
}

const orderOf = (direction: MarketSort['direction']): ((a: MarketKey, b: MarketKey) => number) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) =>
    a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : sign * compared(a, b);
};

/** First `count` entries of `sortMarkets`, found with about one comparison for each market. */
export const firstMarkets = <M>(
  markets: readonly M[],
  keyOf: (market: M) => MarketKey,
  { direction, count }: Pick<MarketSort, 'direction'> & { readonly count: number },
): readonly M[] => {
  const order = orderOf(direction);
  const inOrder = (a: Keyed, b: Keyed): number => order(a.key, b.key);
  let kept: (Keyed & { readonly market: M })[] = [];
  let worst: Keyed | undefined;
  for (const market of markets) {
    const key = keyOf(market);
    if (worst && order(key, worst.key) >= 0) continue;
    kept.push({ market, key });
    if (kept.length < 2 * count) continue;
    kept = kept.sort(inOrder).slice(0, count);
    worst = kept.at(-1);
  }
  return kept
    .sort(inOrder)
    .slice(0, count)
    .map(({ market }) => market);
};

/** Sorted markets. Unknown keys come last in both directions; ties keep their order. */
export const sortMarkets = <M>(
  markets: readonly M[],
  keyOf: (market: M) => MarketKey,
  direction: MarketSort['direction'],
): readonly M[] => {
  const order = orderOf(direction);
  const keyed = markets.map((market) => ({ market, key: keyOf(market) }));
  return keyed.sort((a, b) => order(a.key, b.key)).map(({ market }) => market);
};
