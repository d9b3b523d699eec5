import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from './types.ts';

/** What a service tells of a token: what was traded of it in all (whole tokens), how often, and what one costs. */
export interface TokenFigure {
  readonly token: Address;
  readonly volume: number;
  readonly trades: number;
  /** In the native coin, by the pool of both; 0 without one. */
  readonly inNative: number;
}

export interface TokenFigures {
  readonly tokens: readonly TokenFigure[];
  /** Dollars for the native coin; 0 where unknown. */
  readonly nativeDollars: number;
}

/** The same at a block. */
export interface ToldFigures extends TokenFigures {
  readonly block: number;
}

/** Prices by the chain's pools at that block: 0 where there is no pool, undefined where the chain did not answer. */
export interface ChainPrices {
  readonly nativeDollars: number | undefined;
  readonly inNative: ReadonlyMap<Address, number | undefined>;
}

/** Both are computed from the same reserves; they differ by what a float loses. */
const TOLERANCE = 1e-9;

const isSame = (told: number, chain: number): boolean => Math.abs(told - chain) <= TOLERANCE * Math.max(told, chain);

/** Whether told prices are those of the chain's pools; undefined where the chain did not answer for all of them. */
export const agreesWithPools = ({ tokens, nativeDollars }: TokenFigures, chain: ChainPrices): boolean | undefined => {
  const pairs = [
    [nativeDollars, chain.nativeDollars] as const,
    ...tokens.map(({ token, inNative }) => [inNative, chain.inNative.get(token)] as const),
  ];
  if (pairs.some(([told, known]) => known !== undefined && !isSame(told, known))) return false;
  return pairs.some(([, known]) => known === undefined) ? undefined : true;
};

/** Dollars of what was traded; undefined where no pool says what the token costs. */
export const volumeDollars = (
  { volume, inNative }: TokenFigure,
  { nativeDollars }: Pick<TokenFigures, 'nativeDollars'>,
): number | undefined => (inNative > 0 && nativeDollars > 0 ? volume * inNative * nativeDollars : undefined);

const MILLION = 1_000_000;

/** A number that is not negative, to six decimals, as texts are written from it. */
export const fractionOf = (value: number): Fraction => ({
  numerator: BigInt(Math.round(value * MILLION)),
  denominator: BigInt(MILLION),
});
