import { useMemo } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { dollarToken, knownToken, wrappedNative } from '#config/tokens/tokens.ts';
import { dayStats } from '#domain/history/dayStats.ts';
import type { DollarPrices } from '#domain/portfolio/holdings.ts';
import { priceDayAgo, type DayHop } from '#domain/portfolio/priceDayAgo.ts';
import { tokenPrice, type TokenPrice, type ValuePrice } from '#domain/prices/dollarValue.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import type { MarketDays } from '#stores/marketDays.ts';
import { useDayBlock } from '../markets/useDayBlock.ts';
import { useMarketDays, useMarketDaysLate, useRequestedDays } from '../markets/useMarketDays.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';
import { usePricesByToken } from './useDollarPrices.ts';

type Priced = readonly [address: Address, decimals: number];

export interface DayPrices {
  readonly now: ReadonlyMap<Address, TokenPrice>;
  readonly dayAgo: DollarPrices;
  readonly settled: boolean;
  readonly isDayComing: boolean;
}

export const pricedBy = (currency: Currency): Address => wrappedOf(currency, wrappedNative).address;

type Path = readonly Address[];

const hopsOf = (path: Path): readonly (readonly [from: Address, to: Address])[] =>
  path.flatMap((from, i) => {
    const to = path[i + 1];
    return to ? [[from, to] as const] : [];
  });

const dayHops = (path: Path, days: MarketDays, now: number): readonly (DayHop | undefined)[] =>
  hopsOf(path).map(([from, to]) => {
    const trades = days.get(bookStore.pairOf(from, to).pair);
    return trades && (dayStats(trades, { baseIsToken0: sortsBefore(from, to) }, now) ?? 'unchanged');
  });

/** Only listed and imported tokens, because anybody can fake a pool for another token. */
const usePricedTokens = (currencies: readonly Currency[]): readonly Priced[] => {
  const { find } = useTokenDirectory();
  const tokens = new Map(
    currencies.flatMap((currency): readonly Priced[] => {
      const { address, decimals } = wrappedOf(currency, wrappedNative);
      return knownToken(address) || find(address) ? [[address, decimals]] : [];
    }),
  );
  const requested = JSON.stringify([...tokens].toSorted());
  return useMemo(() => JSON.parse(requested) as readonly Priced[], [requested]);
};

const none: readonly PairTokens[] = [];

/**
 * Dollars per whole token by address; tokens without a price are missing. Prices of a day ago come from logs, if
 * `needsDay`.
 */
export const useDayPrices = (currencies: readonly Currency[], needsDay: boolean): DayPrices => {
  const tokens = usePricedTokens(currencies);
  const { prices, settled } = usePricesByToken(useMemo(() => tokens.map(([address]) => address), [tokens]));
  const now = useMemo(
    () =>
      new Map(
        tokens.flatMap(([address, decimals]) => {
          const price = prices.get(address);
          return price && dollarToken ? [[address, tokenPrice(price, decimals, dollarToken.decimals)] as const] : [];
        }),
      ),
    [tokens, prices],
  );
  const requestedPairs = useMemo(() => {
    const hops = tokens.flatMap(([address]) => hopsOf(prices.get(address)?.path ?? []));
    const pairs = hops.map(([from, to]) => bookStore.pairOf(from, to));
    return [...new Map(pairs.map((pair): [Address, PairTokens] => [pair.pair, pair])).values()];
  }, [tokens, prices]);
  useRequestedDays(needsDay ? requestedPairs : none);
  const days = useMarketDays();
  const isFailing = useMarketDaysLate();
  const { timestamp } = useDayBlock();
  const dayAgo = useMemo(() => {
    if (timestamp === undefined) return new Map<Address, ValuePrice>();
    return new Map(
      [...now].flatMap(([address, price]) => {
        const path = prices.get(address)?.path ?? [];
        const before = priceDayAgo(price, dayHops(path, days, timestamp));
        // Both prices use the present depth, so that an amount above it shows no change.
        return before ? [[address, { ...before, depth: price.depth }] as const] : [];
      }),
    );
  }, [now, prices, days, timestamp]);
  return useMemo(
    () => ({ now, dayAgo, settled, isDayComing: !isFailing && dayAgo.size < now.size }),
    [now, dayAgo, settled, isFailing],
  );
};
