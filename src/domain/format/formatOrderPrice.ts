import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';
import { formatMarketPrice } from './formatMarketPrice.ts';
import type { Rounding } from './decimalText.ts';
import { roundingOf } from './formatMoney.ts';
import type { PairDecimals } from './formatPrice.ts';
import { separators, type Separators } from './separators.ts';

/** Up to buy and down to sell, so that no promised price looks better than it is. */
export const priceRounding = (side: TradeDirection): Rounding => roundingOf(side === 'BUY' ? 'paid' : 'received');

/**
 * Price of an order or a quote, raw quote per raw base, rounded against the trader. A fill's price rounds to nearest,
 * because rounded up it could exceed the limit of its order.
 */
export const formatOrderPrice = (
  side: TradeDirection,
  price: Fraction,
  decimals: PairDecimals,
  written: Separators = separators,
): string => formatMarketPrice(price, decimals, { ...written, rounding: priceRounding(side) });
