import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { totalOf } from '../prices/dollarTotals.ts';
import type { DollarValue } from '../prices/dollarValue.ts';
import type { Address } from '../tokens/types.ts';
import { COST_SCALE, costLedger, type CostedTrade, type CostLedger } from './averageCost.ts';
import type { OwnTrade } from './ownTrade.ts';

export interface MarketLedger {
  readonly base: Address;
  readonly quote: Address;
  readonly ledger: CostLedger;
}

type BaseOf = (a: Address, b: Address) => Address;

/** Ledger of each market, the market traded last first; `trades` are newest first. */
export const marketLedgers = (trades: readonly OwnTrade[], baseOf: BaseOf): readonly MarketLedger[] => {
  const markets = new Map<
    string,
    { readonly base: Address; readonly quote: Address; readonly trades: CostedTrade[] }
  >();
  for (const { soldToken, boughtToken, sold, received } of trades) {
    const isSell = baseOf(soldToken, boughtToken) === soldToken;
    const [base, quote] = isSell ? [soldToken, boughtToken] : [boughtToken, soldToken];
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

/** Raw quote per raw base, from dollars per whole token; undefined while one is unknown. */
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

interface Signed {
  readonly isLoss: boolean;
  readonly dollars: Fraction;
}

export interface SignedDollars extends Signed {
  readonly other?: Signed;
}

/** Sign and size of a value, also of the higher one if pools disagree. */
export const signedDollars = (value: DollarValue): SignedDollars => {
  const apart = ({ numerator, denominator }: Fraction): Signed => ({
    isLoss: numerator < 0n,
    dollars: { numerator: numerator < 0n ? -numerator : numerator, denominator },
  });
  return { ...apart(value), ...(value.other && { other: apart(value.other) }) };
};

export interface LedgerProfit {
  readonly scaled: bigint;
  readonly other?: bigint | undefined;
}

/** Profit in whole dollars, exact; undefined without a price. `decimals` are those of the quote. */
export const profitInDollars = (
  { scaled, other }: LedgerProfit,
  price: DollarValue | undefined,
  decimals: number,
): SignedDollars | undefined => {
  if (!price) return undefined;
  const unit = COST_SCALE * powerOfTen(decimals);
  const at = (amount: bigint, { numerator, denominator }: Fraction): Fraction => ({
    numerator: amount * numerator,
    denominator: denominator * unit,
  });
  const isUncertain = other !== undefined || price.other !== undefined;
  return signedDollars({
    ...at(scaled, price),
    ...(isUncertain && { other: at(other ?? scaled, price.other ?? price) }),
  });
};

/** Sum of known profits; unknown ones are counted. Undefined if all are unknown. */
export const profitTotal = (
  values: readonly (SignedDollars | undefined)[],
): { readonly total: SignedDollars | undefined; readonly uncounted: number } => {
  const known = values.flatMap((entry) => entry ?? []);
  const joined = ({ isLoss, dollars: { numerator, denominator } }: Signed): Fraction => ({
    numerator: isLoss ? -numerator : numerator,
    denominator,
  });
  const sum = totalOf(
    known.map((dollars) => ({ ...joined(dollars), ...(dollars.other && { other: joined(dollars.other) }) })),
  );
  return {
    total: known.length === 0 && values.length > 0 ? undefined : signedDollars(sum),
    uncounted: values.length - known.length,
  };
};
