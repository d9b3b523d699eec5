import { slippageOf } from '../amounts/slippageOf.ts';
import type { OrderMatch } from '../orderBook/matchOrder.ts';
import { poolCurve } from '../orderBook/poolCurve.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import type { TradeDirection } from './types.ts';

/** Exact price as sold units (`from`) for received units (`to`); a higher from/to is worse. */
export interface Ratio {
  readonly from: bigint;
  readonly to: bigint;
}

const BPS = 10_000n;

const worse = (a: Ratio, b: Ratio): Ratio => (b.from * a.to > a.from * b.to ? b : a);

/**
 * Worst price that a match at any price reaches: the pool's price before it, that of its last resting order, or the
 * pool's price after it. Only an order whose limit is not better than it, and strictly worse than the pool's price
 * before, trades all of its input.
 */
export const worstPriceOf = (
  { reserveSold, reserveBought, opposite }: OrderMarket,
  { fullFills, partial, poolInput, dust }: OrderMatch,
): Ratio => {
  const last = opposite[partial ? fullFills : fullFills - 1];
  const toPool = poolInput + dust;
  const pool = { from: reserveSold, to: reserveBought };
  const inBook = last ? worse(pool, { from: last.to, to: last.from }) : pool;
  return toPool > 0n ? worse(inBook, poolCurve(reserveSold, reserveBought).ratioReached(toPool)) : inBook;
};

/**
 * Worst price moved against the trader by the slippage (0 to 9999 bp), applied to the price as quote per base: times 1
 * + slippage for a buyer, times 1 - slippage for a seller.
 */
export const beyondSlippage = (direction: TradeDirection, { from, to }: Ratio, slippageBps: number): Ratio => {
  const slippage = slippageOf(slippageBps);
  return direction === 'BUY'
    ? { from: from * (BPS + slippage), to: to * BPS }
    : { from: from * BPS, to: to * (BPS - slippage) };
};
