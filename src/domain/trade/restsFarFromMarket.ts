import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { orderPrice } from './limitOrder.ts';
import type { TradeDirection, TradeQuote } from './types.ts';

/** In 1/10000; at a greater distance an old price makes no difference. */
const FAR_BPS = 1000n;

const scaled = ({ numerator, denominator }: Fraction, bps: bigint): Fraction => ({
  numerator: numerator * bps,
  denominator: denominator * 10_000n,
});

/**
 * True if nothing fills even after prices move by a tenth; a nearer order may cross in a newer book. False without a
 * price.
 */
export const restsFarFromMarket = (
  direction: TradeDirection,
  { filled, limitPrice, marginalPrice }: Pick<TradeQuote, 'filled' | 'limitPrice' | 'marginalPrice'>,
  { opposite }: Pick<OrderMarket, 'opposite'>,
): boolean => {
  const isFar = (price: Fraction): boolean =>
    direction === 'BUY'
      ? compareFractions(limitPrice, scaled(price, 10_000n - FAR_BPS)) <= 0
      : compareFractions(limitPrice, scaled(price, 10_000n + FAR_BPS)) >= 0;
  const [head] = opposite;
  const best = head && orderPrice(direction === 'BUY' ? 'SELL' : 'BUY', head.from, head.to);
  return filled.spent === 0n && marginalPrice !== undefined && isFar(marginalPrice) && (!best || isFar(best));
};
