import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { pricedOrders } from '../orderBook/pricedOrders.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { orderPrice } from './limitOrder.ts';
import type { TradeDirection } from './types.ts';

/**
 * Price of the pool or of the best opposite order, whichever is reached first, quote per base; undefined without both. A
 * limit strictly short of it fills nothing now.
 */
export const takingPrice = (
  direction: TradeDirection,
  { reserveSold, reserveBought, opposite }: Pick<OrderMarket, 'reserveSold' | 'reserveBought' | 'opposite'>,
): Fraction | undefined => {
  const pool = reserveSold > 0n && reserveBought > 0n ? orderPrice(direction, reserveSold, reserveBought) : undefined;
  const [head] = pricedOrders(opposite);
  const best = head && orderPrice(direction === 'BUY' ? 'SELL' : 'BUY', head.from, head.to);
  if (!pool || !best) return pool ?? best;
  const isBestNearer = compareFractions(best, pool) === (direction === 'BUY' ? -1 : 1);
  return isBestNearer ? best : pool;
};
