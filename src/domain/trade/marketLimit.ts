import type { Fraction } from '../amounts/fraction.ts';
import { slippageOf } from '../amounts/slippageOf.ts';
import type { TradeDirection } from './types.ts';

const BPS = 10_000n;

/** The pool's price, worsened by the slippage (0 to 9999 bp). Quote per base, exact. Raw reserves above zero. */
export const marketLimit = (
  direction: TradeDirection,
  reserves: { readonly base: bigint; readonly quote: bigint },
  slippageBps: number,
): Fraction => {
  const slippage = slippageOf(slippageBps);
  const moved = direction === 'BUY' ? BPS + slippage : BPS - slippage;
  return { numerator: reserves.quote * moved, denominator: reserves.base * BPS };
};
