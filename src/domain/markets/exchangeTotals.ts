import { DAY_SECONDS } from '../history/dayStats.ts';
import { rawTotal } from '../prices/dollarTotals.ts';
import type { RawDollars } from '../prices/dollarValue.ts';

interface CountedMarket {
  readonly liquidity: RawDollars | undefined;
  readonly volume: RawDollars | undefined;
  readonly trades: readonly { readonly timestamp: number }[] | undefined;
}

export interface Sum {
  readonly total: RawDollars | undefined;
  readonly missing: number;
}

const sumOf = (values: readonly (RawDollars | undefined)[]): Sum => {
  const known = values.filter((value) => value !== undefined);
  const missing = values.length - known.length;
  const isUnknown = known.length === 0 && missing > 0;
  return { total: isUnknown ? undefined : rawTotal(known), missing };
};

/** Sum in whole dollars; unknown values are counted instead. */
export const totalLiquidity = (markets: readonly Pick<CountedMarket, 'liquidity'>[]): Sum =>
  sumOf(markets.map(({ liquidity }) => liquidity));

/** Totals of the 24 hours before `now` (unix seconds); undefined until all trades are read. */
export const dayTotals = (
  markets: readonly Pick<CountedMarket, 'volume' | 'trades'>[],
  now: number | undefined,
): { readonly volume: Sum; readonly trades: number } | undefined => {
  if (now === undefined) return undefined;
  let trades = 0;
  for (const market of markets) {
    if (!market.trades) return undefined;
    trades += market.trades.filter(({ timestamp }) => timestamp > now - DAY_SECONDS && timestamp <= now).length;
  }
  return { volume: sumOf(markets.map(({ volume }) => volume)), trades };
};
