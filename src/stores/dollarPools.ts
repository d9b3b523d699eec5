import type { PairTokens } from '#chain/reading/bookReads.ts';
import { baseTokens, dollarToken } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Address } from '#domain/tokens/types.ts';
import { bestRoute, spotPrice } from '#domain/trade/bestRoute.ts';
import type { PoolGraph } from '#domain/trade/bestRoute.ts';
import { bookStore } from './bookStore.ts';

/** Pools passed at most on the way to dollars. */
const MAX_HOPS = 3;

const bases = baseTokens.map(({ address }) => address);

const pairsAmong = (tokens: readonly Address[]): readonly PairTokens[] =>
  tokens.flatMap((token, index) => tokens.slice(index + 1).map((other) => bookStore.pairOf(token, other)));

let basePairs: readonly PairTokens[] | undefined;
/** Found out when first needed: each pool's address is a hash. */
const pairsOfBases = (): readonly PairTokens[] => (basePairs ??= pairsAmong(bases));

/** The pools through which these tokens may lead to dollars: each with the well-known tokens, and theirs. */
export const poolsToDollars = (tokens: readonly Address[]): readonly PairTokens[] =>
  tokens.length === 0
    ? []
    : [
        ...pairsOfBases(),
        ...tokens
          .filter((token) => !bases.includes(token))
          .flatMap((token) => bases.map((base) => bookStore.pairOf(token, base))),
      ];

/** Dollar value of the trade by which paths are compared, so that dust pools lose. */
const PROBE_DOLLARS = 1000n;
/** The direct pool is the market people see; it counts unless it brings less than this percentage of the best path. */
const DIRECT_ENOUGH = 97n;

/** The tokens passed on the way to dollars, the first and the last included; undefined where no pool leads there. */
export const dollarPath = (graph: PoolGraph, address: Address, decimals: number): readonly Address[] | undefined => {
  const dollar = dollarToken;
  if (!dollar) return undefined;
  if (address === dollar.address) return [address];
  const along = (amount: bigint, maxHops: number) =>
    bestRoute(graph, { input: address, output: dollar.address, amount, maxHops });
  const first = along(powerOfTen(decimals), MAX_HOPS);
  const rough = first && spotPrice(graph, first.path);
  if (!rough) return undefined;
  const probe = (PROBE_DOLLARS * powerOfTen(dollar.decimals) * rough.denominator) / rough.numerator;
  const best = along(probe, MAX_HOPS);
  const direct = along(probe, 1);
  if (direct && best && direct.received * 100n >= best.received * DIRECT_ENOUGH) return direct.path;
  return best?.path;
};

/** Raw dollar units for a raw unit of the token, at spot; undefined where no pool leads to dollars. */
export const dollarPrice = (graph: PoolGraph, address: Address, decimals: number): Fraction | undefined => {
  const path = dollarPath(graph, address, decimals);
  return path && spotPrice(graph, path);
};

/** An amount at a price, in whole dollars. */
export const valueAt = (price: Fraction | undefined, amount: bigint | undefined): Fraction | undefined =>
  price && amount !== undefined && dollarToken
    ? { numerator: amount * price.numerator, denominator: price.denominator * powerOfTen(dollarToken.decimals) }
    : undefined;
