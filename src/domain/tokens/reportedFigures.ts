import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from './types.ts';

/** A service's report: all-time volume in whole tokens. */
interface TokenFigure {
  readonly token: Address;
  readonly volume: number;
  readonly trades: number;
  /** Price in the native coin by the pool of both; 0 without one. */
  readonly inNative: number;
}

export interface TokenFigures {
  readonly tokens: readonly TokenFigure[];
  readonly nativeDollars: number;
}

export interface ReportedFigures extends TokenFigures {
  readonly block: number;
}

/** At the same block: 0 without a pool, undefined without an answer. */
export interface ChainPrices {
  readonly nativeDollars: number | undefined;
  readonly inNative: ReadonlyMap<Address, number | undefined>;
}

/** Relative; same reserves, so only float rounding differs. */
const TOLERANCE = 1e-9;

const isSame = (reported: number, chain: number): boolean =>
  Math.abs(reported - chain) <= TOLERANCE * Math.max(reported, chain);

/** Undefined if the chain lacks one of the prices and none of the others differs. */
export const agreesWithPools = ({ tokens, nativeDollars }: TokenFigures, chain: ChainPrices): boolean | undefined => {
  const pairs = [
    [nativeDollars, chain.nativeDollars] as const,
    ...tokens.map(({ token, inNative }) => [inNative, chain.inNative.get(token)] as const),
  ];
  if (pairs.some(([reported, known]) => known !== undefined && !isSame(reported, known))) return false;
  return pairs.some(([, known]) => known === undefined) ? undefined : true;
};

/** Whole dollars; undefined if a price is 0 or below, as no pool prices the token. */
export const volumeDollars = (
  { volume, inNative }: TokenFigure,
  { nativeDollars }: Pick<TokenFigures, 'nativeDollars'>,
): number | undefined => (inNative > 0 && nativeDollars > 0 ? volume * inNative * nativeDollars : undefined);

const MILLION = 1_000_000;

/** At least zero, rounded to six decimals. */
export const fractionOf = (value: number): Fraction => ({
  numerator: BigInt(Math.round(value * MILLION)),
  denominator: BigInt(MILLION),
});
