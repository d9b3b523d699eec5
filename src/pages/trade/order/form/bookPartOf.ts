import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import { ok } from '#lib/result.ts';
import type { TradeForm } from './useTradeForm.ts';

export const bookPartOf = (form: TradeForm, split: TradeSplit): TradeForm => {
  const { exchange } = form;
  const { book: quote } = split;
  const used = exchange && { ...exchange.used, market: undefined, split, quote: ok(quote) };
  return { ...form, quote, exchange: exchange && used && { ...exchange, used } };
};
