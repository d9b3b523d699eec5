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

interface Keyed<M> {
  readonly market: M;
  readonly key: MarketKey;
}

const orderOf =
  (direction: MarketSort['direction']) =>
  <M>(a: Keyed<M>, b: Keyed<M>): number => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return (direction === 'ascending' ? 1 : -1) * compared(a.key, b.key);
  };

/** The first `count` of `sortMarkets`, without sorting the others: about one comparison for each. */
export const firstMarkets = <M>(
  markets: readonly M[],
  keyOf: (market: M) => MarketKey,
  { direction, count }: Pick<MarketSort, 'direction'> & { readonly count: number },
): readonly M[] => {
  const order = orderOf(direction);
  let kept: Keyed<M>[] = [];
  let worst: Keyed<M> | undefined;
  for (const market of markets) {
    const entry = { market, key: keyOf(market) };
    if (worst && order(entry, worst) >= 0) continue;
    kept.push(entry);
    if (kept.length < 2 * count) continue;
    kept = kept.sort(order).slice(0, count);
    worst = kept.at(-1);
  }
  return kept
    .sort(order)
    .slice(0, count)
    .map(({ market }) => market);
};

/** Unknown keys come last in both directions; ties keep their order. */
export const sortMarkets = <M>(
  markets: readonly M[],
  keyOf: (market: M) => MarketKey,
  direction: MarketSort['direction'],
): readonly M[] => {
  const keyed = markets.map((market) => ({ market, key: keyOf(market) }));
  return keyed.toSorted(orderOf(direction)).map(({ market }) => market);
};
