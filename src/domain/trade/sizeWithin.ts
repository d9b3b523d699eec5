import { divideUp, greatestCommonDivisor, squareRoot } from '../amounts/integers.ts';
import { matchAtAnyPrice, matchOrder } from '../orderBook/matchOrder.ts';
import { sideDepth } from '../orderBook/sideDepth.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { distanceFromMarket } from './distanceFromMarket.ts';
import { orderPrice } from './limitOrder.ts';
import type { RouterMarket } from './routerQuote.ts';
import type { TradeDirection } from './types.ts';
import { beyondSlippage, worstPriceOf, type Ratio } from './worstPrice.ts';

/** Sizes and distances from the market's price for one side, at one block. Both reserves are above zero. */
export interface SizeScale {
  /** Largest raw input that trades at prices up to `bps` (0 to 9999) worse than the pool's; undefined if unknown. */
  readonly sizeWithin: (bps: number) => bigint | undefined;
  /** Distance in 1/10000, against the trader, of the worst price that an input reaches; undefined if unknown. */
  readonly reachOf: (input: bigint) => number | undefined;
}

interface Reserves {
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
}

const limitAt = (direction: TradeDirection, { reserveSold, reserveBought }: Reserves, bps: number): Ratio =>
  beyondSlippage(direction, { from: reserveSold, to: reserveBought }, bps);

const distanceTo = (direction: TradeDirection, { reserveSold, reserveBought }: Reserves, worst: Ratio): number =>
  Math.abs(
    distanceFromMarket(orderPrice(direction, worst.from, worst.to), orderPrice(direction, reserveSold, reserveBought)),
  );

/** Scale of the order book and its pool together, as the order book contract trades. */
export const bookScale = (direction: TradeDirection, market: OrderMarket): SizeScale => ({
  sizeWithin: (bps) => {
    const limit = limitAt(direction, market, bps);
    const { opposite } = market;
    // More than such a limit can take: all orders, and the pool's reserve once more.
    const all = market.reserveSold + (sideDepth(opposite, opposite.length).costs[opposite.length] ?? 0n);
    // A multiple keeps the limit to the unit, so that orders exactly at it count.
    const step = limit.from / greatestCommonDivisor(limit.from, limit.to);
    const from = step > all ? all : divideUp(all, step) * step;
    const match = matchOrder(market, { from, to: divideUp(from * limit.to, limit.from) });
    return match.ok ? match.value.bookSpent + match.value.poolInput : undefined;
  },
  reachOf: (input) => {
    const match = matchAtAnyPrice(market, input);
    return match.ok ? distanceTo(direction, market, worstPriceOf(market, match.value)) : undefined;
  },
});

/** Price of the last unit, without the fee; `kept` thousandths of the input are traded. */
const ratioAfter = ({ reserveSold, reserveBought }: Reserves, kept: bigint): Ratio => {
  const sold = reserveSold * 1000n + kept;
  return { from: sold * sold, to: reserveSold * reserveBought * 1_000_000n };
};

const poolSizeWithin = ({ reserveSold, reserveBought, feeFactor }: RouterMarket, limit: Ratio): bigint => {
  const reached = squareRoot((limit.from * reserveSold * reserveBought * 1_000_000n) / limit.to);
  const kept = reached - reserveSold * 1000n;
  return kept > 0n ? kept / BigInt(feeFactor) : 0n;
};

/** Scale of another exchange's pool. */
export const routerScale = (direction: TradeDirection, market: RouterMarket): SizeScale => {
  const feeFactor = BigInt(market.feeFactor);
  return {
    sizeWithin: (bps) => poolSizeWithin(market, limitAt(direction, market, bps)),
    reachOf: (input) => distanceTo(direction, market, ratioAfter(market, input * feeFactor)),
  };
};

const WORST_BPS = 9_999;

/**
 * Scale of a split between the order book with its pool and another exchange's pool. Distances count from the book's
 * pool.
 */
export const splitScale = (direction: TradeDirection, market: OrderMarket, other: RouterMarket): SizeScale => {
  const inBook = bookScale(direction, market);
  const sizeWithin = (bps: number): bigint | undefined => {
    const size = inBook.sizeWithin(bps);
    return size === undefined ? undefined : size + poolSizeWithin(other, limitAt(direction, market, bps));
  };
  return {
    sizeWithin,
    reachOf: (input) => {
      let [low, high] = [0, WORST_BPS];
      while (high > low) {
        const middle = (low + high) >> 1;
        const size = sizeWithin(middle);
        if (size === undefined) return undefined;
        if (size < input) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
};
