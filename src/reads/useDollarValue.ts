import { useMemo } from 'react';
import { pair } from '../chain/abis/pair.ts';
import { baseTokens, dollarToken, wrappedNative } from '../config/tokens/tokens.ts';
import type { Fraction } from '../domain/amounts/fraction.ts';
import { powerOfTen } from '../domain/amounts/integers.ts';
import { wrappedOf } from '../domain/tokens/currency.ts';
import type { Address, Currency, Token } from '../domain/tokens/types.ts';
import { bestRoute, poolGraph, spotPrice } from '../domain/trade/bestRoute.ts';
import type { PoolGraph } from '../domain/trade/bestRoute.ts';
import { idle, mapLoadable, valueOf } from '../lib/loadable.ts';
import { bookStore } from './bookStore.ts';
import type { PairTokens } from '../chain/bookReads.ts';
import { useCalls } from './useCalls.ts';

/** Pools passed at most on the way to dollars. */
const MAX_HOPS = 3;

const bases = baseTokens.map(({ address }) => address);

const pairsAmong = (tokens: readonly Address[]): readonly PairTokens[] =>
  tokens.flatMap((token, place) => tokens.slice(place + 1).map((other) => bookStore.pairOf(token, other)));

const basePairs = pairsAmong(bases);

/** Dollars whose worth of a token is sent along the paths to compare them: dust pools lose. */
const PROBE_DOLLARS = 1000n;
/** The direct pool is the market people see; it counts unless it brings less than this percentage of the best path. */
const DIRECT_ENOUGH = 97n;

/** Raw dollar units for a raw unit of the token, at spot. */
const dollarPrice = (graph: PoolGraph, token: Address, whole: bigint, dollar: Token): Fraction | undefined => {
  const along = (amount: bigint, maxHops: number) =>
    bestRoute(graph, { input: token, output: dollar.address, amount, maxHops });
  const first = along(whole, MAX_HOPS);
  const rough = first && spotPrice(graph, first.path);
  if (!rough) return undefined;
  const probe = (PROBE_DOLLARS * powerOfTen(dollar.decimals) * rough.denominator) / rough.numerator;
  const best = along(probe, MAX_HOPS);
  const direct = along(probe, 1);
  if (direct && best && direct.received * 100n >= best.received * DIRECT_ENOUGH) return spotPrice(graph, direct.path);
  return best && spotPrice(graph, best.path);
};

/**
 * What an amount of a currency is worth in dollars at the pools' prices, fees left out, as a ratio in whole dollars.
 * Undefined where no way through pools of the well-known tokens leads to dollars.
 */
export const useDollarValue = (currency: Currency | undefined, amount: bigint | undefined): Fraction | undefined => {
  const token = currency && wrappedOf(currency, wrappedNative);
  const address = token?.address;
  const decimals = token?.decimals;
  const pairs = useMemo(() => {
    if (address === undefined) return [];
    return bases.includes(address)
      ? basePairs
      : [...basePairs, ...bases.map((base) => bookStore.pairOf(address, base))];
  }, [address]);
  const answers = useCalls(pairs.map((pool) => pair.getReserves.call(pool.pair)));
  const price = useMemo(() => {
    if (address === undefined || decimals === undefined || !dollarToken) return undefined;
    if (address === dollarToken.address) return { numerator: 1n, denominator: 1n };
    const graph = poolGraph(
      pairs.flatMap(({ token0, token1 }, place) => {
        const reserves = valueOf(mapLoadable(answers[place] ?? idle, pair.getReserves.decode));
        return reserves ? [{ token0, token1, ...reserves }] : [];
      }),
    );
    return dollarPrice(graph, address, powerOfTen(decimals), dollarToken);
  }, [address, decimals, pairs, answers]);
  return useMemo(
    () =>
      price && amount !== undefined && dollarToken
        ? {
            numerator: amount * price.numerator,
            denominator: price.denominator * powerOfTen(dollarToken.decimals),
          }
        : undefined,
    [price, amount],
  );
};
