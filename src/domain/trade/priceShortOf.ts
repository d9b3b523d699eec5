import { divideUp, powerOfTen } from '../amounts/integers.ts';
import { magnitude } from '../format/decimalText.ts';
import { formatExact } from '../format/formatExact.ts';
import { wholePrice, type PairDecimals } from '../format/formatPrice.ts';
import type { RestingOrder } from '../orderBook/types.ts';
import { orderPrice } from './limitOrder.ts';
import type { TradeDirection } from './types.ts';

const DIGITS = 6;

/**
 * Price of six digits just short of a resting opposite order: it takes the pool up to there and leaves the order
 * alone.
 */
export const priceShortOf = (
  direction: TradeDirection,
  { from, to }: Pick<RestingOrder, 'from' | 'to'>,
  decimals: PairDecimals,
): string => {
  const price = wholePrice(orderPrice(direction === 'BUY' ? 'SELL' : 'BUY', from, to), decimals);
  const decimalPlaces = Math.max(DIGITS - 1 - magnitude(price), 0);
  const scaled = price.numerator * powerOfTen(decimalPlaces);
  const ticks = direction === 'BUY' ? divideUp(scaled, price.denominator) - 1n : scaled / price.denominator + 1n;
  return formatExact(ticks, decimalPlaces);
};
