import { quoteTrade } from './quoteTrade.ts';
import type { TradeIntent, TradeMarket } from './types.ts';

/** Rounding of the limit leaves a few units at the first attempts. */
const MAX_ATTEMPTS = 5;

/** A limit order by its input. Raw units. */
type LimitIntent = Pick<TradeIntent, 'input' | 'output' | 'direction' | 'amount'> &
  Required<Pick<TradeIntent, 'limitPrice'>>;

/** Input, at most the intent's, of which the limit order fills all at once; undefined if none of it does. */
export const fillsWhole = (intent: LimitIntent, market: TradeMarket): bigint | undefined => {
  let { amount } = intent;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const quote = quoteTrade({ ...intent, orderType: 'LIMIT', field: 'INPUT', amount, slippageBps: 0 }, market);
    if (!quote.ok || quote.value.filled.spent === 0n) return undefined;
    if (quote.value.rests.sold === 0n) return amount;
    amount = quote.value.filled.spent;
  }
  return undefined;
};
