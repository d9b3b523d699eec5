import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { matchAtLimit, matchOrder, type OrderMatch } from '../orderBook/matchOrder.ts';
import { poolCurve } from '../orderBook/poolCurve.ts';
import type { OrderMarket, OrderRefusal } from '../orderBook/types.ts';

/** Raw units. For a limit only the ratio counts: from/to is the highest price. */
export interface Terms {
  readonly from: bigint;
  readonly to: bigint;
}

export type MinInputProblem =
  /** Only `spendable` input trades within the limit, too little for the output. */
  | { readonly code: 'outputTooLarge'; readonly spendable: bigint }
  /** Whole units permit no complete order near the requested output. */
  | { readonly code: 'amountTooSmall' }
  | { readonly code: 'refused'; readonly refusal: OrderRefusal };

const MAX_STEPS = 256;
/** Rounding may add 1/100 of the cost, or one unit. */
const MAX_EXCESS = 100n;

const largest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const spentOf = ({ bookSpent, poolInput, dust }: OrderMatch): bigint => bookSpent + poolInput + dust;
const receivedOf = (match: OrderMatch): bigint => (spentOf(match) > 0n ? match.bookTaken + match.poolOutput : 0n);

type MatchAt = (from: bigint) => Result<OrderMatch, OrderRefusal>;

interface Bracket {
  readonly low: bigint;
  readonly high: bigint;
}

const bracketFor = (matchAt: MatchAt, requested: bigint, guess: bigint): Result<Bracket, MinInputProblem> => {
  let low = 0n;
  let high = guess > 0n ? guess : 1n;
  let refused: bigint | undefined;
  for (;;) {
    const match = matchAt(high);
    if (match.ok) {
      if (receivedOf(match.value) >= requested) return ok({ low, high });
      const spendable = spentOf(match.value);
      if (spendable < high) return err({ code: 'outputTooLarge', spendable });
      low = high;
    } else {
      if (high - low <= 1n) return err({ code: 'refused', refusal: match.error });
      refused = high;
    }
    high = refused === undefined ? high * 2n : (low + refused + 1n) >> 1n;
  }
};

const minAtLimit = (market: OrderMarket, requested: bigint, limit: Terms): Result<bigint, MinInputProblem> => {
  const { reserveSold, reserveBought } = market;
  if (limit.from * reserveBought <= limit.to * reserveSold) return err({ code: 'outputTooLarge', spendable: 0n });
  const matchAt: MatchAt = (from) => matchAtLimit(market, from, limit);
  const bracket = bracketFor(matchAt, requested, divideUp(requested * reserveSold, reserveBought));
  if (!bracket.ok) return bracket;
  let { low, high } = bracket.value;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const match = matchAt(middle);
    if (match.ok && receivedOf(match.value) >= requested) high = middle;
    else low = middle;
  }
  return ok(high);
};

/** Only a head trades: equal prices of its side come first. */
const isHead = ({ same: [head] }: OrderMarket, { from, to }: Terms): boolean =>
  head === undefined || from * head.to > head.from * to;

const brings = (market: OrderMarket, order: Terms, requested: bigint): boolean => {
  if (!isHead(market, order)) return false;
  const match = matchOrder(market, order);
  return match.ok && spentOf(match.value) === order.from && receivedOf(match.value) >= requested;
};

/** Smallest input that makes (input, `to`) a head above the pool's price. */
const minTrading = ({ reserveSold, reserveBought, same: [head] }: OrderMarket, to: bigint): bigint => {
  const abovePool = (to * reserveSold) / reserveBought + 1n;
  const aboveHead = head && head.to > 0n ? (to * head.from) / head.to + 1n : 0n;
  return largest(abovePool, aboveHead);
};

/** Smallest input whose price reaches everything that `from` has to take. */
const minReaching = (market: OrderMarket, { from, to }: Terms, match: OrderMatch): bigint => {
  const last = market.opposite[match.partial ? match.fullFills : match.fullFills - 1];
  const lastPrice = last && last.from > 0n ? divideUp(to * last.to, last.from) : 0n;
  const toPool = from - match.bookSpent;
  const curve = poolCurve(market.reserveSold, market.reserveBought);
  const poolPrice = toPool > 0n ? curve.minNumerator(toPool, to) : 0n;
  return largest(lastPrice, poolPrice);
};

/** Exactly the best opposite order's price, if that beats the pool and whole units permit it. */
const tiedInput = ({ reserveSold, reserveBought, opposite }: OrderMarket, to: bigint): bigint | undefined => {
  const [best] = opposite;
  if (!best || best.from === 0n || best.to * reserveBought > best.from * reserveSold) return undefined;
  return (to * best.to) % best.from === 0n ? (to * best.to) / best.from : undefined;
};

interface Search {
  readonly market: OrderMarket;
  readonly requested: bigint;
  readonly limit: Terms;
}

type Step = { readonly order: Terms } | { readonly onward: bigint } | undefined;

/** Completed order, or the next input: no smaller one completes. Undefined if no more input trades within the limit. */
const stepAt = ({ market, requested, limit }: Search, { from, to }: Terms, stepEnd: bigint): Step => {
  const tied = { from: tiedInput(market, to) ?? 0n, to };
  if (tied.from >= from && tied.from <= stepEnd && brings(market, tied, requested)) return { order: tied };
  const match = matchAtLimit(market, from, limit);
  if (!match.ok || spentOf(match.value) < from) return undefined;
  const reaching = largest(minTrading(market, to), minReaching(market, { from, to }, match.value));
  if (reaching > from) return { onward: reaching > stepEnd ? stepEnd + 1n : reaching };
  return brings(market, { from, to }, requested) ? { order: { from, to } } : { onward: from + 1n };
};

/** `to` is the limit's, rounded up, so it rises in steps: more input betters the price until the next step. */
const smallestComplete = (search: Search, min: bigint, max: bigint): Terms | undefined => {
  const { limit } = search;
  let from = min;
  for (let steps = 0; steps < MAX_STEPS && from <= max; steps += 1) {
    const to = divideUp(from * limit.to, limit.from);
    const step = stepAt(search, { from, to }, (to * limit.from) / limit.to);
    if (step === undefined) return undefined;
    if ('order' in step) return step.order.from <= max ? step.order : undefined;
    from = step.onward;
  }
  return undefined;
};

/** Smallest input that yields the output at once and rests nothing, up to rounding: 1 % or one unit. */
export const minInputFor = (market: OrderMarket, requested: bigint, limit: Terms): Result<Terms, MinInputProblem> => {
  const min = minAtLimit(market, requested, limit);
  if (!min.ok) return min;
  const max = min.value + largest(min.value / MAX_EXCESS, 1n);
  const order = smallestComplete({ market, requested, limit }, min.value, max);
  if (order) return ok(order);
  const match = matchAtLimit(market, max, limit);
  const spendable = match.ok ? spentOf(match.value) : max;
  return err(spendable < max ? { code: 'outputTooLarge', spendable } : { code: 'amountTooSmall' });
};
