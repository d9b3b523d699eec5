import { DAY_SECONDS } from '../history/dayStats.ts';
import { rawTotal } from '../prices/dollarTotals.ts';
import type { RawDollars } from '../prices/dollarValue.ts';

/** A market's figures; undefined while unknown. */
export interface CountedMarket {
  readonly liquidity: RawDollars | undefined;
  readonly volume: RawDollars | undefined;
  /** Newest first, unix seconds; undefined until the last 24 hours are read. */
  readonly trades: readonly { readonly timestamp: number }[] | undefined;
}

export interface Sum {
  /** Undefined while no value is known: an unknown value is not zero. */
  readonly total: RawDollars | undefined;
  /** Number of markets left out because their value in dollars is unknown. */
  readonly missing: number;
}

const sumOf = (values: readonly (RawDollars | undefined)[]): Sum => {
  const known = values.filter((value) => value !== undefined);
  const missing = values.length - known.length;
  const isUnknown = known.length === 0 && missing > 0;
  return { total: isUnknown ? undefined : rawTotal(known), missing };
};

/** Liquidity of all pools, in dollars. */
export const totalLiquidity = (markets: readonly Pick<CountedMarket, 'liquidity'>[]): Sum =>
  sumOf(markets.map(({ liquidity }) => liquidity));

/** Totals of the 24 hours before `now` (unix seconds); undefined until all markets' trades are read. */
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
