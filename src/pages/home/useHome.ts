import { rules } from '#config/rules.ts';
import {
  useAwaitedList,
  useExchangeTotals,
  useListedMarkets,
  useMarketRows,
  type ExchangeTotals,
  type MarketRows,
  type MarketRow,
} from '#features/markets/index.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';

export const HOME_MARKETS = 6;

const selection = {
  sort: { column: 'liquidity', direction: 'descending' },
  count: rules.markets.shown,
} as const;

export interface HomeView {
  readonly list: MarketRows;
  /** Excludes unlisted tokens, which the front page must not promote. */
  readonly rows: readonly MarketRow[];
  readonly totals: ExchangeTotals;
  readonly now: number | undefined;
}

export const useHome = (): HomeView => {
  const markets = useListedMarkets();
  const list = useMarketRows(markets, markets.pools, selection);
  useAwaitedList(list);
  const totals = useExchangeTotals(list);
  const { timestamp: now } = useDayBlock();
  const { find } = useTokenDirectory();
  const listed = list.rows.filter(({ base, quote }) => find(base) && find(quote));
  return { list, rows: listed.slice(0, HOME_MARKETS), totals, now };
};
