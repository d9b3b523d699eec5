import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from './types.ts';

interface TokenFigure {
  readonly token: Address;
  readonly volume: number;
  readonly trades: number;
  /** Price in the native coin by the pool of both; 0 without a pool. */
  readonly inNative: number;
}

export interface TokenFigures {
  readonly tokens: readonly TokenFigure[];
  readonly nativeDollars: number;
}

export interface ReportedFigures extends TokenFigures {
  readonly block: number;
}

/** Prices at the same block: 0 without a pool, undefined without an answer. */
export interface ChainPrices {
  readonly nativeDollars: number | undefined;
  readonly inNative: ReadonlyMap<Address, number | undefined>;
}

/** Relative tolerance; reserves are the same, so only float rounding differs. */
const TOLERANCE = 1e-9;

const isSame = (reported: number, chain: number): boolean =>
  Math.abs(reported - chain) <= TOLERANCE * Math.max(reported, chain);

/** True if reported prices agree with the chain's. Undefined if the chain lacks one and none of the others differs. */
export const agreesWithPools = ({ tokens, nativeDollars }: TokenFigures, chain: ChainPrices): boolean | undefined => {
  const pairs = [
    [nativeDollars, chain.nativeDollars] as const,
    ...tokens.map(({ token, inNative }) => [inNative, chain.inNative.get(token)] as const),
  ];
  if (pairs.some(([reported, known]) => known !== undefined && !isSame(reported, known))) return false;
  return pairs.some(([, known]) => known === undefined) ? undefined : true;
};

/** Volume in whole dollars; undefined if a price is 0 or below, because no pool prices the token. */
export const volumeDollars = (
  { volume, inNative }: TokenFigure,
  { nativeDollars }: Pick<TokenFigures, 'nativeDollars'>,
): number | undefined => (inNative > 0 && nativeDollars > 0 ? volume * inNative * nativeDollars : undefined);

const MILLION = 1_000_000;

/** Ratio of a number of at least zero, rounded to six decimals. */
export const fractionOf = (value: number): Fraction => ({
  numerator: BigInt(Math.round(value * MILLION)),
  denominator: BigInt(MILLION),
});
