import type { Fraction } from '../amounts/fraction.ts';
import { divideNearest } from '../amounts/integers.ts';
import type { Ladder } from './buildLadder.ts';

export interface Spread {
  /** Best ask minus best bid, raw quote per raw base; absolute value if the two are crossed. */
  readonly size: Fraction;
  /** True if the best bid is above the best ask. */
  readonly crossed: boolean;
  /** Size relative to the middle of the two, in 1/10000, rounded to a hundredth of one. */
  readonly bps: number;
}

/** Distance between the best resting orders; undefined if a side has none. */
export const spreadOf = ({ bestAsk, bestBid }: Pick<Ladder, 'bestAsk' | 'bestBid'>): Spread | undefined => {
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
