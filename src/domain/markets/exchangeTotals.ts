import { DAY_SECONDS } from '../history/dayStats.ts';
import { rawTotal } from '../prices/dollarTotals.ts';
import type { RawDollars } from '../prices/dollarValue.ts';

/** A market as far as it is known; what is undefined is not known. */
export interface CountedMarket {
  readonly liquidity: RawDollars | undefined;
  readonly volume: RawDollars | undefined;
  /** Newest first, unix seconds; undefined until the last 24 hours are read. */
  readonly trades: readonly { readonly timestamp: number }[] | undefined;
}

export interface Sum {
  /** Undefined while nothing of it is known: an unknown value is no zero. */
  readonly total: RawDollars | undefined;
  /** How many markets are not in it because their value in dollars is unknown. */
  readonly missing: number;
}

const sumOf = (values: readonly (RawDollars | undefined)[]): Sum => {
  const known = values.filter((value) => value !== undefined);
  const missing = values.length - known.length;
  const isUnknown = known.length === 0 && missing > 0;
  return { total: isUnknown ? undefined : rawTotal(known), missing };
};

/** What lies in the pools, in dollars. */
export const totalLiquidity = (markets: readonly Pick<CountedMarket, 'liquidity'>[]): Sum =>
  sumOf(markets.map(({ liquidity }) => liquidity));

/** What was traded within the 24 hours before `now` (unix seconds); undefined until all markets' trades are read. */
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
