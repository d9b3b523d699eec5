import { err, ok, type Result } from '#lib/result.ts';
import { matchOrder } from '../orderBook/matchOrder.ts';
import { LARGEST_RESERVE } from '../orderBook/poolCurve.ts';
import type { OrderMarket, OrderRefusal } from '../orderBook/types.ts';

export type MinInputProblem =
  /** However much is sold at this limit, it brings no more than `most`. */
  | { readonly code: 'outputTooLarge'; readonly max: bigint }
  | { readonly code: 'refused'; readonly refusal: OrderRefusal };

interface Probe {
  readonly received: bigint;
  /** A part would rest: everything within the limit is taken. */
  readonly usedUp: boolean;
}

const probe = (market: OrderMarket, from: bigint, to: bigint): Result<Probe, OrderRefusal> => {
  const match = matchOrder(market, { from, to });
  if (!match.ok) return match;
  const { bookSpent, bookTaken, poolInput, poolOutput, dust } = match.value;
  const spent = bookSpent + poolInput + dust;
  return ok({ received: spent > 0n ? bookTaken + poolOutput : 0n, usedUp: spent < from });
};

const search = (
  market: OrderMarket,
  wanted: bigint,
  limitFor: (from: bigint) => bigint,
  guess: bigint,
): Result<bigint, MinInputProblem> => {
  let low = 0n;
  let high = guess > 0n ? guess : 1n;
  let refused: bigint | undefined;
  let before: bigint | undefined;
  for (;;) {
    const found = probe(market, high, limitFor(high));
    if (!found.ok) {
      if (high - low <= 1n) return err({ code: 'refused', refusal: found.error });
      refused = high;
    } else {
      const { received, usedUp } = found.value;
      if (received >= wanted) break;
      // Small orders round to a stricter limit, so one order used up does not prove that a larger one gets no more.
      if (usedUp && (received === before || high > LARGEST_RESERVE)) {
        return err({ code: 'outputTooLarge', max: received });
      }
      before = usedUp && received > 0n ? received : undefined;
      low = high;
    }
    high = refused === undefined ? high * 2n : (low + refused + 1n) >> 1n;
  }
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const found = probe(market, middle, limitFor(middle));
    if (found.ok && found.value.received >= wanted) high = middle;
    else low = middle;
  }
  return ok(high);
};

/**
 * The least input that brings at least `wanted` output at once, for an order that becomes head with the limit
 * `limitFor` gives (the `to` that goes with a `from`). One unit less would bring less. Found by doubling from
 * `guessFor(wanted)`, then halving: what an order brings does not fall when it grows. The `most` of a refusal can be
 * had: rounding of the limit makes different orders end a unit apart, so it is searched for itself.
 */
export const minInputFor = (
  market: OrderMarket,
  wanted: bigint,
  limitFor: (from: bigint) => bigint,
  guessFor: (wanted: bigint) => bigint,
): Result<bigint, MinInputProblem> => {
  let found = search(market, wanted, limitFor, guessFor(wanted));
  while (!found.ok && found.error.code === 'outputTooLarge' && found.error.max > 0n) {
    const { max } = found.error;
    const there = search(market, max, limitFor, guessFor(max));
    if (there.ok || there.error.code === 'refused') break;
    found = there;
  }
  return found;
};
