import type { Fraction } from '#domain/amounts/fraction.ts';
import { magnitude } from '#domain/format/decimalText.ts';
import { formatPrice, wholePrice } from '#domain/format/formatPrice.ts';
import { printOf } from '#domain/history/prints.ts';
import type { HistoryMarket, PairTrade } from '#domain/history/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { columnDecimals, sizeText } from './ladderView.ts';

export interface TapeRow {
  readonly id: string;
  readonly timestamp: number;
  readonly side: TradeDirection;
  readonly price: string;
  readonly amount: string;
  readonly base: bigint;
}

const PRICE_DIGITS = 5;
const MIN_PRICE_DECIMALS = 2;

/**
 * Newest first: at most `max` trades of at least `min` raw base units each. Prices have as many decimals as five digits
 * of the newest one need; decimals of amounts follow the largest. Trades that round to zero are left out.
 */
export const tapeRowsOf = (
  trades: readonly PairTrade[],
  market: HistoryMarket,
  min: bigint,
  max: number,
): readonly TapeRow[] => {
  const found: { readonly trade: PairTrade; readonly base: bigint; readonly price: Fraction }[] = [];
  for (const trade of trades) {
    const print = printOf(trade, market);
    if (print && print.base >= min) found.push({ trade, ...print });
    if (found.length === max) break;
  }
  const decimals = { base: market.baseDecimals, quote: market.quoteDecimals };
  const newest = found[0] && magnitude(wholePrice(found[0].price, decimals));
  const tickDecimals = Math.max(MIN_PRICE_DECIMALS, PRICE_DIGITS - 1 - (newest ?? 0));
  const largest = found.reduce((max, { base }) => (base > max ? base : max), 0n);
  const decimalPlaces = columnDecimals(largest, market.baseDecimals);
  return found.map(({ trade, base, price }) => ({
    id: trade.id,
    timestamp: trade.timestamp,
    side: trade.buysToken0 === market.baseIsToken0 ? 'BUY' : 'SELL',
    price: formatPrice(price, decimals, { tickDecimals }),
    amount: sizeText(base, market.baseDecimals, decimalPlaces),
    base,
  }));
};
