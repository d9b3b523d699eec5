import { useMemo } from 'react';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { exchanges } from '#config/exchanges.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { rules } from '#config/rules.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { atPrice, dollarPrices } from '#domain/prices/dollarPrices.ts';
import { dollarsToMove, gapBps, otherMarket, lossToArbitrage, type MarketPool } from '#domain/prices/poolGauge.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import { priceRule } from '#stores/dollarPools.ts';
import { isUnread } from '../calls/isUnread.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useDollarPools } from '../tokens/useDollarPrices.ts';
import { priceServiceHost, useMarketPrice } from '../tokens/useMarketPrice.ts';

export interface GaugedPool {
  readonly exchange: ExchangeConfig;
  readonly a: Token;
  readonly b: Token;
  readonly reserveA: bigint;
  readonly reserveB: bigint;
  readonly adding: { readonly a: bigint; readonly b: bigint } | undefined;
}

export interface PoolGauge {
  readonly settled: boolean;
  readonly isPartial: boolean;
  /** Raw B per raw A in the deepest other market; undefined if there is none, or this pool is the deepest. */
  readonly market: Fraction | undefined;
  /** Name of an exchange or host of the price service; undefined for other pools of this exchange. */
  readonly source: string | undefined;
  readonly isUncertain: boolean;
  /** Distance of the pool's price, or of a first supply's price, from the market, in 1/10,000. */
  readonly gapBps: number | undefined;
  /** Raw dollar units that move the pool's price by `rules.gauge.depthBps`. */
  readonly toMove: bigint | undefined;
  /** Raw dollar units that an arbitrageur would take from the added amount. */
  readonly taken: bigint | undefined;
  /** `named`: a warning is shown with the button. `typed`: the user must also type a word. */
  readonly level: 'fair' | 'named' | 'typed';
}

const useSisters = ({ exchange, a, b }: GaugedPool) => {
  const [addressA, addressB] = [a.address, b.address];
  const sisters = useMemo(() => {
    const [token0, token1] = sortsBefore(addressA, addressB) ? [addressA, addressB] : [addressB, addressA];
    return exchanges
      .filter(({ id }) => id !== exchange.id)
      .map(({ name, factory, initCodeHash }) => ({
        ...{ name, token0, token1, pair: pairAddress(factory, initCodeHash, token0, token1) },
      }));
  }, [exchange, addressA, addressB]);
  const answers = useCalls(
    sisters.map(({ pair }) => pairAbi.getReserves.call(pair)),
    rules.multicall.dollarBlocks,
  );
  return useMemo(
    () => ({
      settled: !answers.some(isFirstLoad),
      isPartial: answers.some(isUnread),
      pools: sisters.flatMap((sister, i): readonly (MarketPool & { readonly name: string })[] => {
        const reserves = valueOf(mapLoadable(answers[i] ?? idle, pairAbi.getReserves.decode));
        return reserves ? [{ ...sister, ...reserves }] : [];
      }),
    }),
    [sisters, answers],
  );
};

const levelOf = (gap: number | undefined): PoolGauge['level'] => {
  const distance = Math.abs(gap ?? 0);
  if (distance > rules.gauge.typedBps) return 'typed';
  return distance > rules.gauge.namedBps ? 'named' : 'fair';
};

const dollarsOfSide = (pools: readonly MarketPool[], { a, b, reserveA, reserveB }: GaugedPool): bigint | undefined => {
  if (!priceRule) return undefined;
  const prices = dollarPrices(pools, [a.address, b.address], priceRule);
  const [priceA, priceB] = [prices.get(a.address), prices.get(b.address)];
  if (priceB) return atPrice(reserveB, priceB.price);
  return priceA && atPrice(reserveA, priceA.price);
};

const useServicePrice = ({ a, b }: GaugedPool): Fraction | undefined => {
  const reported = useMarketPrice(a, b);
  return useMemo(
    () =>
      reported && {
        numerator: reported.price.numerator * powerOfTen(b.decimals),
        denominator: reported.price.denominator * powerOfTen(a.decimals),
      },
    [reported, a, b],
  );
};

const priceOf = ({ reserveA, reserveB, adding }: GaugedPool): Fraction | undefined => {
  const [amountA, amountB] = reserveA > 0n ? [reserveA, reserveB] : [adding?.a ?? 0n, adding?.b ?? 0n];
  return amountA > 0n && amountB > 0n ? { numerator: amountB, denominator: amountA } : undefined;
};

export const usePoolGauge = (gauged: GaugedPool): PoolGauge => {
  const { exchange, a, b, reserveA, reserveB, adding } = gauged;
  const tokens = useMemo((): readonly Address[] => [a.address, b.address], [a, b]);
  const dollars = useDollarPools(tokens);
  const { pools } = dollars;
  const sisters = useSisters(gauged);
  const service = useServicePrice(gauged);
  const pair = pairAddress(exchange.factory, exchange.initCodeHash, a.address, b.address);
  const other =
    priceRule &&
    otherMarket({ pair, a: a.address, b: b.address, reserveA, reserveB, pools, sisters: sisters.pools }, priceRule);
  const price = priceOf(gauged);
  const market = other?.price ?? service;
  const gap = price && market && gapBps(price, market);
  const side = dollarsOfSide(pools, gauged);
  return {
    settled: [dollars, sisters].every((entry) => entry.settled),
    isPartial: [dollars, sisters].some((entry) => entry.isPartial),
    market,
    source: other ? sisters.pools.find((pool) => pool.pair === other.sister)?.name : market && priceServiceHost,
    isUncertain: other?.isUncertain === true,
    gapBps: gap,
    toMove: side === undefined || side === 0n ? undefined : dollarsToMove(side, rules.gauge.depthBps),
    taken: other && adding && atPrice(lossToArbitrage(adding.a, adding.b, other.price), other.dollarsOfB),
    level: levelOf(gap),
  };
};
