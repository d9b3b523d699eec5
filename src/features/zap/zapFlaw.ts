import type { ZapProblem } from '#domain/liquidity/zapIn.ts';
import type { TradeQuote } from '#domain/trade/types.ts';

export type ZapFlaw = 'enterAmount' | 'insufficient' | 'loading' | 'tooSmall' | 'cannotFill' | 'stale';

export const problemFlaw = ({ code }: ZapProblem): ZapFlaw => {
  if (code === 'bookTooShort') return 'loading';
  return code === 'pool' || code === 'amountTooSmall' ? 'tooSmall' : 'cannotFill';
};

/** @param bought raw output that the swap was quoted with */
export const tradeFlaw = (trade: TradeQuote | undefined, bought: bigint): ZapFlaw | undefined =>
  trade?.rests.sold === 0n && trade.filled.received === bought ? undefined : 'cannotFill';
