import { knownToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { dayStats, type DayStats } from '#domain/history/dayStats.ts';
import { lastPrintOf, type PrintMarket } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { anchorPrices, poolDollars, type DollarPrices, type MarketPrice } from '#domain/markets/dollarPools.ts';
import type { MarketSides } from '#domain/markets/marketSides.ts';
import type { MarketColumn, MarketKey } from '#domain/markets/sortMarkets.ts';
import { atPrice } from '#domain/prices/dollarPrices.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { shown, type Reported } from '#lib/reported.ts';
import { sidesOf } from '#state/marketRule.ts';
import type { ShownFigures } from '#stores/dayFigures.ts';
import { priceRule } from '#stores/dollarPools.ts';

/** Reserves are undefined while only the name is stored. */
export interface ListedPool extends MarketSides {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserves: Pick<PoolReserves, 'reserve0' | 'reserve1'> | undefined;
  readonly liquidity: RawDollars | undefined;
  /** Rounded `liquidity`, for comparisons. */
  readonly rank: number | undefined;
  /** True if the chain's list lacks the pool. */
  readonly isReported?: boolean;
}

export interface MarketRow extends ListedPool {
  /** Shows the wrapper as native coin; undefined if unknown or not reported. */
  readonly baseCurrency: Currency | undefined;
  readonly quoteCurrency: Currency | undefined;
  /** Price of the newest trade, raw quote per raw base. */
  readonly price: Fraction | undefined;
  readonly stats: DayStats | undefined;
  /** Undefined while unread or if a price is unknown. */
  readonly volume: RawDollars | undefined;
  /** Newest first; undefined until the last 24 hours are read. */
  readonly trades: readonly PairTrade[] | undefined;
  /** Block of the data service's figures; undefined if the figures are from the chain. */
  readonly reportedBlock: number | undefined;
  readonly isStarred: boolean;
}

export interface MarketFacts {
  readonly tokens: Pick<ReadonlyMap<Address, Token | undefined>, 'get' | 'has'>;
  readonly days: ReadonlyMap<Address, readonly PairTrade[]>;
  readonly newest?: ReadonlyMap<Address, readonly PairTrade[]>;
  readonly reported: ReadonlyMap<Address, Reported<ShownFigures>>;
  readonly prices: DollarPrices;
  readonly starred: ReadonlySet<string>;
  readonly now: number | undefined;
}

const noPrices: DollarPrices = new Map();

const numberOf = (dollars: RawDollars | undefined): number | undefined => dollars && Number(dollars.raw);

export const listedPool = (
  pool: Pick<PoolReserves, 'token0' | 'token1'> & { readonly pair: Address },
  reserves: ListedPool['reserves'],
  prices: DollarPrices,
): ListedPool => {
  const { pair, token0, token1 } = pool;
  const liquidity = reserves && poolDollars({ token0, token1, ...reserves }, prices);
  return { pair, token0, token1, ...sidesOf(token0, token1), reserves, liquidity, rank: numberOf(liquidity) };
};

export const pricesOf = (pools: readonly PoolReserves[]): DollarPrices =>
  priceRule ? anchorPrices(pools, priceRule) : noPrices;

const listed = new Map<Address, Token | undefined>();

/** Cached `knownToken`, because each order and each search looks up ten thousand addresses. */
export const listedToken = (address: Address): Token | undefined => {
  if (!listed.has(address)) listed.set(address, knownToken(address));
  return listed.get(address);
};

export const tokenAt = (address: Address, tokens: MarketFacts['tokens']): Token | undefined =>
  listedToken(address) ?? tokens.get(address);

const currencyOf = (address: Address, tokens: MarketFacts['tokens']): Currency | undefined => {
  const token = tokenAt(address, tokens);
  return token && paidBackOf(token, wrappedNative, nativeCurrency);
};

export const printMarketOf = ({
  baseIsToken0,
  baseCurrency,
  quoteCurrency,
}: Pick<MarketRow, 'baseIsToken0' | 'baseCurrency' | 'quoteCurrency'>): PrintMarket => ({
  baseIsToken0,
  ...(baseCurrency && { baseDecimals: baseCurrency.decimals }),
  ...(quoteCurrency && { quoteDecimals: quoteCurrency.decimals }),
});

type DayOfRow = Pick<MarketRow, 'price' | 'stats' | 'trades' | 'reportedBlock'> & { readonly isKnown: boolean };

/** Uses the chain's trades; until they are read, the service's figures. */
const dayOf = (pair: Address, market: PrintMarket, { days, newest, reported, now }: MarketFacts): DayOfRow => {
  const trades = days.get(pair);
  const report = trades ? undefined : reported.get(pair);
  if (report) {
    const figures = shown(report);
    const stats = figures.statsIn(market);
    return { price: stats?.last, stats, trades: undefined, reportedBlock: figures.block, isKnown: true };
  }
  return {
    price: lastPrintOf(trades ?? newest?.get(pair) ?? [], market)?.print.price,
    stats: trades && now !== undefined ? dayStats(trades, market, now) : undefined,
    // The chain's time is needed to know the last 24 hours.
    trades: now === undefined ? undefined : trades,
    reportedBlock: undefined,
    isKnown: trades !== undefined && now !== undefined,
  };
};

const inDollars = (amount: bigint, price: MarketPrice): RawDollars => ({
  raw: atPrice(amount, price),
  ...(price.other && { other: atPrice(amount, price.other) }),
});

export const marketRow = (pool: ListedPool, facts: MarketFacts): MarketRow => {
  const { pair } = pool;
  const baseCurrency = currencyOf(pool.base, facts.tokens);
  const quoteCurrency = currencyOf(pool.quote, facts.tokens);
  const { isKnown, ...day } = dayOf(pair, printMarketOf({ ...pool, baseCurrency, quoteCurrency }), facts);
  const dollars = facts.prices.get(pool.quote);
  return {
    ...pool,
    ...day,
    baseCurrency,
    quoteCurrency,
    volume: isKnown && dollars ? inDollars(day.stats?.volumeQuote ?? 0n, dollars) : undefined,
    isStarred: facts.starred.has(pair),
  };
};

const ratio = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** Per whole token; undefined while the price or the quote's value is unknown. */
const dollarPrice = (
  { quote, baseCurrency }: MarketRow,
  price: Fraction | undefined,
  prices: DollarPrices,
): number | undefined => {
  const dollars = prices.get(quote);
  return dollars && price && baseCurrency && ratio(price) * 10 ** baseCurrency.decimals * ratio(dollars);
};

const dayColumns: ReadonlySet<MarketColumn> = new Set(['change', 'high', 'low', 'volume']);

export const nameKey = ({ base, quote }: ListedPool, tokens: MarketFacts['tokens']): MarketKey => {
  const [baseCurrency, quoteCurrency] = [currencyOf(base, tokens), currencyOf(quote, tokens)];
  return baseCurrency && quoteCurrency && `${baseCurrency.symbol}/${quoteCurrency.symbol}`;
};

/** Prices are compared in dollars, because quotes differ. */
export const marketKey = (pool: ListedPool, column: MarketColumn, facts: MarketFacts): MarketKey => {
  if (column === 'liquidity') return pool.rank;
  if (column === 'name') return nameKey(pool, facts.tokens);
  if (dayColumns.has(column) && !facts.days.has(pool.pair) && !facts.reported.has(pool.pair)) return undefined;
  const row = marketRow(pool, facts);
  const { price, stats, volume } = row;
  switch (column) {
    case 'change':
      return stats?.changeBps;
    case 'volume':
      return numberOf(volume);
    case 'price':
      return dollarPrice(row, price, facts.prices);
    default:
      return dollarPrice(row, stats?.[column], facts.prices);
  }
};
