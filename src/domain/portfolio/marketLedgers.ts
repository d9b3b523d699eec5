import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { totalOf } from '../prices/dollarValue.ts';
import type { Address } from '../tokens/types.ts';
import { COST_SCALE, costLedger } from './averageCost.ts';
import type { CostedTrade, CostLedger } from './averageCost.ts';
import type { OwnTrade } from './ownTrade.ts';

/** An account's trades of one market, at average cost. */
export interface MarketLedger {
  readonly base: Address;
  readonly quote: Address;
  readonly ledger: CostLedger;
}

/** The base of the market of two tokens. */
export type BaseOf = (a: Address, b: Address) => Address;

/** A ledger of each market, from trades that come newest first; the market traded last comes first. */
export const marketLedgers = (trades: readonly OwnTrade[], baseOf: BaseOf): readonly MarketLedger[] => {
  const markets = new Map<
    string,
    { readonly base: Address; readonly quote: Address; readonly trades: CostedTrade[] }
  >();
  for (const { soldToken, wantedToken, sold, received } of trades) {
    const isSell = baseOf(soldToken, wantedToken) === soldToken;
    const [base, quote] = isSell ? [soldToken, wantedToken] : [wantedToken, soldToken];
    const key = `${base} ${quote}`;
    const market = markets.get(key) ?? { base, quote, trades: [] };
    markets.set(key, market);
    market.trades.push(
      isSell ? { side: 'SELL', base: sold, quote: received } : { side: 'BUY', base: received, quote: sold },
    );
  }
  return [...markets.values()].map(({ base, quote, trades: own }) => ({
    base,
    quote,
    ledger: costLedger(own.reverse()),
  }));
};

/** The price of a market (raw quote per raw base) by the dollars of a whole token of each side; undefined while unknown. */
export const priceByDollars = (
  base: { readonly price: Fraction | undefined; readonly decimals: number },
  quote: { readonly price: Fraction | undefined; readonly decimals: number },
): Fraction | undefined =>
  base.price && quote.price && quote.price.numerator > 0n
    ? {
        numerator: base.price.numerator * quote.price.denominator * powerOfTen(quote.decimals),
        denominator: base.price.denominator * quote.price.numerator * powerOfTen(base.decimals),
      }
    : undefined;

/** Whole dollars with their sign apart. */
export interface SignedDollars {
  readonly isLoss: boolean;
  readonly dollars: Fraction;
}

const signed = ({ numerator, denominator }: Fraction): SignedDollars => ({
  isLoss: numerator < 0n,
  dollars: { numerator: numerator < 0n ? -numerator : numerator, denominator },
});

/** What a profit or loss of a ledger (scaled units of the quote) is at the quote's price for a whole token. */
export const profitInDollars = (
  scaled: bigint,
  price: Fraction | undefined,
  decimals: number,
): SignedDollars | undefined =>
  price &&
  signed({ numerator: scaled * price.numerator, denominator: COST_SCALE * powerOfTen(decimals) * price.denominator });

/** Profits and losses together, and how many are left out because they are unknown; undefined where all are. */
export const profitTotal = (
  values: readonly (SignedDollars | undefined)[],
): { readonly total: SignedDollars | undefined; readonly uncounted: number } => {
  const known = values.flatMap((one) => one ?? []);
  const sum = totalOf(
    known.map(({ isLoss, dollars: { numerator, denominator } }) => ({
      numerator: isLoss ? -numerator : numerator,
      denominator,
    })),
  );
  return {
    total: known.length === 0 && values.length > 0 ? undefined : signed(sum),
    uncounted: values.length - known.length,
  };
};
