import type { Fraction } from '../amounts/fraction.ts';
import { divideNearest } from '../amounts/integers.ts';

interface Spread {
  readonly size: Fraction;
  readonly crossed: boolean;
  /** 1/10000 of the middle, to two decimals. */
  readonly bps: number;
}

/** Spread in raw quote per raw base; `bps` is relative to the middle, to two decimals. Undefined if a side is empty. */
export const spreadOf = (bestAsk: Fraction | undefined, bestBid: Fraction | undefined): Spread | undefined => {
  if (!bestAsk || !bestBid) return undefined;
  const ask = bestAsk.numerator * bestBid.denominator;
  const bid = bestBid.numerator * bestAsk.denominator;
  if (ask + bid === 0n) return undefined;
  const gap = ask < bid ? bid - ask : ask - bid;
  return {
    size: { numerator: gap, denominator: bestAsk.denominator * bestBid.denominator },
    crossed: ask < bid,
    bps: Number(divideNearest(2n * gap * 1_000_000n, ask + bid)) / 100,
  };
};
