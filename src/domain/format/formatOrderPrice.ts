import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';
import { formatMarketPrice } from './formatMarketPrice.ts';
import type { Rounding } from './decimalText.ts';
import { roundingOf } from './formatMoney.ts';
import type { PairDecimals } from './formatPrice.ts';
import { separators, type Separators } from './separators.ts';

/** Up to buy and down to sell, so that no price looks better for its trader than it is, before or after the trade. */
export const priceRounding = (side: TradeDirection): Rounding => roundingOf(side === 'BUY' ? 'paid' : 'received');

/** Price of an order or of its fills, raw quote per raw base, rounded against the trader. */
export const formatOrderPrice = (
  side: TradeDirection,
  price: Fraction,
  decimals: PairDecimals,
  written: Separators = separators,
): string => formatMarketPrice(price, decimals, { ...written, rounding: priceRounding(side) });
