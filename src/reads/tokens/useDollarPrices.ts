import { use, useMemo } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { pair } from '#chain/abis/pair.ts';
import { dollarToken, wrappedNative } from '#config/tokens/tokens.ts';
import type { PricesByToken } from '#domain/prices/dollarPrices.ts';
import { tokenPrice, type TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId, wrappedOf, type CurrencyId } from '#domain/tokens/currency.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { idle, isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import { poolsToDollars, priceRule } from '#stores/dollarPools.ts';
import { isUnread } from '../calls/isUnread.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';
import { DollarAge } from './DollarAge.ts';
import { useReckoner } from './dollarReckoner.ts';

type DollarPool = PairTokens & PoolReserves;

const noPrices: PricesByToken = new Map();

/** Pools that may lead to dollars, read so far. `settled`: each read has ended. `isPartial`: some reads failed. */
export const useDollarPools = (tokens: readonly Address[]) => {
  const pairs = useMemo(() => poolsToDollars(tokens), [tokens]);
  const calls = pairs.map((pool) => pair.getReserves.call(pool.pair));
  const answers = useCalls(calls, use(DollarAge));
  return useMemo(() => {
    const pools = pairs.flatMap((entry, index): readonly DollarPool[] => {
      const reserves = valueOf(mapLoadable(answers[index] ?? idle, pair.getReserves.decode));
      return reserves ? [{ ...entry, ...reserves }] : [];
    });
    return { pools, settled: !answers.some(isFirstLoad), isPartial: answers.some(isUnread) };
  }, [pairs, answers]);
};

export const usePricesByToken = (tokens: readonly Address[]) => {
  const { pools, settled } = useDollarPools(tokens);
  const reckon = useReckoner();
  const prices = useMemo(
    () => (priceRule && reckon ? reckon(pools, tokens, priceRule) : noPrices),
    [pools, tokens, reckon],
  );
  return { prices, settled: settled && (reckon !== undefined || priceRule === undefined) };
};

interface DollarPrices {
  readonly settled: boolean;
  readonly byId: ReadonlyMap<CurrencyId, TokenPrice>;
}

export const useDollarPrices = (currencies: readonly Currency[]): DollarPrices => {
  const tokens = useStableList([...new Set(currencies.map((currency) => wrappedOf(currency, wrappedNative).address))]);
  const { prices, settled } = usePricesByToken(tokens);
  return useMemo(() => {
    const known = currencies.flatMap((currency) => {
      const { address, decimals } = wrappedOf(currency, wrappedNative);
      const price = prices.get(address);
      return price && dollarToken
        ? [[currencyId(currency), tokenPrice(price, decimals, dollarToken.decimals)] as const]
        : [];
    });
    return { settled, byId: new Map(known) };
  }, [currencies, prices, settled]);
};
