import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { matchAtAnyPrice, type OrderMatch } from '../orderBook/matchOrder.ts';
import { sideDepth } from '../orderBook/sideDepth.ts';
import type { OrderMarket, OrderRefusal } from '../orderBook/types.ts';

type MinInputProblem =
  | { readonly code: 'outputTooLarge'; readonly max: bigint }
  | { readonly code: 'refused'; readonly refusal: OrderRefusal };

interface Bracket {
  readonly low: bigint;
  readonly high: bigint;
}

/** True if a match returns the output. A match that costs nothing, because it takes only dust orders, pays out nothing. */
const returnsOutput = ({ bookSpent, poolInput, dust, bookTaken, poolOutput }: OrderMatch, requested: bigint): boolean =>
  bookSpent + poolInput + dust > 0n && bookTaken + poolOutput >= requested;

/** Bracket found by doubling a guess, and by halving back if the contract or the known book refuses. */
const bracketFor = (market: OrderMarket, requested: bigint, guess: bigint): Result<Bracket, MinInputProblem> => {
  let low = 0n;
  let high = guess > 0n ? guess : 1n;
  let refused: bigint | undefined;
  for (;;) {
    const match = matchAtAnyPrice(market, high);
    if (match.ok) {
      if (returnsOutput(match.value, requested)) return ok({ low, high });
      low = high;
    } else {
      if (high - low <= 1n) return err({ code: 'refused', refusal: match.error });
      refused = high;
    }
    high = refused === undefined ? high * 2n : (low + refused + 1n) >> 1n;
  }
};

const everything = ({ reserveBought, opposite }: OrderMarket): bigint =>
  (sideDepth(opposite, opposite.length).takes[opposite.length] ?? 0n) + reserveBought - 1n;

/**
 * Smallest raw input that returns at least the requested output (above zero) at once, at any price. Both reserves are
 * above zero.
 */
export const minInputFor = (market: OrderMarket, requested: bigint): Result<bigint, MinInputProblem> => {
  const { reserveSold, reserveBought, oppositeComplete = true } = market;
  const max = everything(market);
  if (oppositeComplete && requested > max) return err({ code: 'outputTooLarge', max });
  const bracket = bracketFor(market, requested, divideUp(requested * reserveSold, reserveBought));
  if (!bracket.ok) return bracket;
  let { low, high } = bracket.value;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const match = matchAtAnyPrice(market, middle);
    if (match.ok && returnsOutput(match.value, requested)) high = middle;
    else low = middle;
  }
  return ok(high);
};
