import { spreadOf } from '../orderBook/spreadOf.ts';
import { orderPrice } from './limitOrder.ts';
import type { TradeDirection, TradeQuote } from './types.ts';

/** In 1/10000, to two decimals; undefined if unknown. */
export interface FillCosts {
  /**
   * Average price of the purchase above that of the sale, as a part of their middle, fees included. Below zero for a
   * gain.
   */
  readonly spreadBps: number | undefined;
  /** Average price without fees compared with the marginal price before the trade; below zero if better. */
  readonly buyBps: number | undefined;
  readonly sellBps: number | undefined;
}

const paidPrice = (direction: TradeDirection, { filled }: TradeQuote) =>
  orderPrice(direction, filled.spent, filled.received);

const isWhole = (quote: TradeQuote | undefined): quote is TradeQuote =>
  quote !== undefined && quote.filled.received > 0n && quote.filled.spent > 0n && quote.rests.sold === 0n;

/** Costs of a purchase and a sale at one block; each is unknown unless its quote fills completely. */
export const fillCosts = (buy: TradeQuote | undefined, sell: TradeQuote | undefined): FillCosts => {
  const [bought, sold] = [isWhole(buy) ? buy : undefined, isWhole(sell) ? sell : undefined];
  const spread = bought && sold && spreadOf(paidPrice('BUY', bought), paidPrice('SELL', sold));
  return {
    spreadBps: spread && (spread.crossed ? -spread.bps : spread.bps),
    buyBps: bought?.priceImpactBps,
    sellBps: sold?.priceImpactBps,
  };
};
