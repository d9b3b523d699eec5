import type { Fraction } from '../amounts/fraction.ts';
import type { TradeDirection } from '../trade/types.ts';
import { formatMarketPrice } from './formatMarketPrice.ts';
import { roundingOf } from './formatMoney.ts';
import type { PairDecimals } from './formatPrice.ts';
import { separators, type Separators } from './separators.ts';

/** Limit price, raw quote per raw base, rounded against the order's owner; a fill's price rounds to nearest. */
export const formatOrderPrice = (
  side: TradeDirection,
  price: Fraction,
  decimals: PairDecimals,
  written: Separators = separators,
): string =>
  formatMarketPrice(price, decimals, { ...written, rounding: roundingOf(side === 'BUY' ? 'paid' : 'received') });
