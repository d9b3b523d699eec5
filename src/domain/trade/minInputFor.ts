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

type TryInput = (from: bigint) => Result<Probe, OrderRefusal>;

/**
 * Whether a larger order brings no more. Small orders round to a stricter limit, so one order used up does not prove
 * it; a second one that brings the same does.
 */
const isExhausted = ({ received, usedUp }: Probe, before: Probe | undefined, input: bigint): boolean =>
  usedUp && (input > LARGEST_RESERVE || (received > 0n && before?.usedUp === true && received === before.received));

/** Inputs of which `low` brings too little and `high` enough: doubled from a guess, halved back where one is refused. */
const bracketFor = (
  tryInput: TryInput,
  wanted: bigint,
  guess: bigint,
): Result<{ readonly low: bigint; readonly high: bigint }, MinInputProblem> => {
  let low = 0n;
  let high = guess;
  let refused: bigint | undefined;
  let before: Probe | undefined;
  for (;;) {
    const found = tryInput(high);
    if (found.ok) {
      const { received } = found.value;
      if (received >= wanted) return ok({ low, high });
      if (isExhausted(found.value, before, high)) return err({ code: 'outputTooLarge', max: received });
      before = found.value;
      low = high;
    } else {
      if (high - low <= 1n) return err({ code: 'refused', refusal: found.error });
      refused = high;
    }
    high = refused === undefined ? high * 2n : (low + refused + 1n) >> 1n;
  }
};

const search = (
  market: OrderMarket,
  wanted: bigint,
  limitFor: (from: bigint) => bigint,
  guess: bigint,
): Result<bigint, MinInputProblem> => {
  const tryInput: TryInput = (from) => probe(market, from, limitFor(from));
  const bracket = bracketFor(tryInput, wanted, guess > 0n ? guess : 1n);
  if (!bracket.ok) return bracket;
  let { low, high } = bracket.value;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const found = tryInput(middle);
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
