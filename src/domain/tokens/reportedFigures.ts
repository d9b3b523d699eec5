import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from './types.ts';

/** A service's figures of a token: its all-time volume (whole tokens), number of trades, and price. */
export interface TokenFigure {
  readonly token: Address;
  readonly volume: number;
  readonly trades: number;
  /** Price in the native coin, from the pool of both; 0 without one. */
  readonly inNative: number;
}

export interface TokenFigures {
  readonly tokens: readonly TokenFigure[];
  /** Dollars per native coin; 0 if unknown. */
  readonly nativeDollars: number;
}

export interface ReportedFigures extends TokenFigures {
  readonly block: number;
}

/** Prices of the chain's pools at that block: 0 without a pool, undefined if the chain did not answer. */
export interface ChainPrices {
  readonly nativeDollars: number | undefined;
  readonly inNative: ReadonlyMap<Address, number | undefined>;
}

/** Relative tolerance: both derive from the same reserves and differ only by float rounding. */
const TOLERANCE = 1e-9;

const isSame = (reported: number, chain: number): boolean =>
  Math.abs(reported - chain) <= TOLERANCE * Math.max(reported, chain);

/** True if reported prices equal those of the chain's pools; undefined if the chain did not answer for all of them. */
export const agreesWithPools = ({ tokens, nativeDollars }: TokenFigures, chain: ChainPrices): boolean | undefined => {
  const pairs = [
    [nativeDollars, chain.nativeDollars] as const,
    ...tokens.map(({ token, inNative }) => [inNative, chain.inNative.get(token)] as const),
  ];
  if (pairs.some(([reported, known]) => known !== undefined && !isSame(reported, known))) return false;
  return pairs.some(([, known]) => known === undefined) ? undefined : true;
};

/** Dollars of the traded volume; undefined if no pool prices the token. */
export const volumeDollars = (
  { volume, inNative }: TokenFigure,
  { nativeDollars }: Pick<TokenFigures, 'nativeDollars'>,
): number | undefined => (inNative > 0 && nativeDollars > 0 ? volume * inNative * nativeDollars : undefined);

const MILLION = 1_000_000;

/** Fraction of a number that is at least zero, rounded to six decimals. */
export const fractionOf = (value: number): Fraction => ({
  numerator: BigInt(Math.round(value * MILLION)),
  denominator: BigInt(MILLION),
});
