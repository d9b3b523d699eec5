import { quoteTrade } from './quoteTrade.ts';
import type { TradeIntent, TradeMarket } from './types.ts';

/** Rounding of the limit may leave a few units unfilled at the first attempts. */
const MAX_ATTEMPTS = 5;

type LimitIntent = Pick<TradeIntent, 'input' | 'output' | 'direction' | 'amount'> &
  Required<Pick<TradeIntent, 'limitPrice'>>;

/**
 * Input, at most the intent's, with which the limit order fills completely at once. Undefined if nothing of it fills,
 * or if five attempts leave a remainder.
 */
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
