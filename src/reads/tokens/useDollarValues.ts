import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import { rules } from '#config/rules.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { currencyId, wrappedOf } from '#domain/tokens/currency.ts';
import type { CurrencyId } from '#domain/tokens/currency.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { poolGraph } from '#domain/trade/bestRoute.ts';
import { idle, isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import { dollarPrice, poolsToDollars, valueAt } from '#stores/dollarPools.ts';
import { useCalls } from '../calls/useCalls.ts';

export interface Holding {
  readonly currency: Currency;
  /** Raw units; undefined while it is not known. */
  readonly amount: bigint | undefined;
}

export interface DollarValues {
  /** False while a pool has not been read yet. */
  readonly settled: boolean;
  /** In whole dollars; what no pool leads to dollars from is missing. */
  readonly byId: ReadonlyMap<CurrencyId, Fraction>;
}

/** A token as pools know it. */
export type Priced = readonly [address: Address, decimals: number];

const tokenOf = ({ currency }: Holding): Priced => {
  const { address, decimals } = wrappedOf(currency, wrappedNative);
  return [address, decimals];
};

/** The pools through which tokens may lead to dollars, as far as they are read. */
export const useDollarGraph = (tokens: readonly Priced[]) => {
  const pairs = useMemo(() => poolsToDollars(tokens.map(([address]) => address)), [tokens]);
  const calls = pairs.map((pool) => pair.getReserves.call(pool.pair));
  const answers = useCalls(calls, rules.multicall.dollarBlocks);
  return useMemo(() => {
    const graph = poolGraph(
      pairs.flatMap(({ token0, token1 }, index) => {
        const reserves = valueOf(mapLoadable(answers[index] ?? idle, pair.getReserves.decode));
        return reserves ? [{ token0, token1, ...reserves }] : [];
      }),
    );
    return { graph, settled: !answers.some(isFirstLoad) };
  }, [pairs, answers]);
};

/** The dollar values of amounts at the pools' prices, without fees. */
export const useDollarValues = (holdings: readonly Holding[]): DollarValues => {
  const asked = JSON.stringify([...new Map(holdings.map(tokenOf))]);
  const tokens = useMemo(() => JSON.parse(asked) as readonly Priced[], [asked]);
  const { graph, settled } = useDollarGraph(tokens);
  const prices = useMemo(
    () => new Map(tokens.map(([address, decimals]) => [address, dollarPrice(graph, address, decimals)])),
    [tokens, graph],
  );
  return useMemo(() => {
    const values = holdings.flatMap((holding) => {
      const value = valueAt(prices.get(tokenOf(holding)[0]), holding.amount);
      return value ? [[currencyId(holding.currency), value] as const] : [];
    });
    return { settled, byId: new Map(values) };
  }, [holdings, prices, settled]);
};
